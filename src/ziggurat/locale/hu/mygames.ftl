## Minden játszma, amelyhez leültem

my-games-lead = Minden játszma, amelyhez leültél, és az eredménye.
my-games-results = Eredmények
my-games-played = Lejátszva
my-games-won = Győzelem
my-games-best = Legtöbb pont
my-games-counted = Minden befejezett játszmád, kivéve azokat, amelyekben több helyen is ültél.
my-games-counted-last = A legutóbbi { $count } befejezett játszmád. A régebbiek is beleszámítanak, ha megjeleníted őket.
my-games-all = Mind
my-games-over = Befejezett
my-games-older = Régebbi játszmák
my-games-kept = Saját tanulmányok és feltöltött játszmanaplók
