## Wszystkie gry, do których się zasiadło

my-games-lead = Wszystkie gry, do których zasiadasz, i ich wyniki.
my-games-results = Wyniki
my-games-played = Rozegrane
my-games-won = Wygrane
my-games-best = Najlepszy wynik
my-games-counted = Wszystkie zakończone gry oprócz tych, w których zajmujesz kilka miejsc.
my-games-counted-last = Ostatnie zakończone gry: { $count }. Pokaż starsze, aby je dodać.
my-games-all = Wszystkie
my-games-over = Zakończone
my-games-older = Pokaż starsze gry
my-games-kept = Moje studia i przesłane zapisy
