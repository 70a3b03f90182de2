## Mindenütt

page-title = Ziggurat
page-title-on = { $place } · Ziggurat
title-new = Új asztal
title-tables = Asztalok
title-games = Játszmáim
title-settings = Beállítások
title-person = Fiókom
title-rules = Szabályok
title-learn = Leckék
title-puzzles = Feladványok
title-help = Súgó
title-about = Névjegy
title-table = Asztal
title-board = Elemzőtábla
to-board = Elemzőtábla
title-nowhere = Nem található
nowhere = Az oldal nem található
nowhere-lead = Ezen a címen nincs oldal. Lehet, hogy a hivatkozás régi vagy hiányos.
nowhere-home = Ugrás a kezdőlapra
home = Kezdőlap
menu = Menü
close = Bezárás
open = Megnyitás
save = Mentés
saved = Elmentve.
language = Nyelv
theme-light = Világos
theme-dark = Sötét
theme-system = Rendszer szerint
settings = Beállítások
person = Fiókom
about = Névjegy
rules = Szabályok
learn = Leckék
puzzles = Feladványok
puzzle-of-day = A nap feladványa
help = Súgó
tables = Asztalok
you = te
bot = gép
name = Név
guest-name = Vendég
guest-number = { $number }. vendég
name-ask = Hogyan szólítsanak a többiek?
name-ask-means = Ezt a nevet látják az asztalnál. A fiókodban megváltoztathatod.
name-ask-take = Ez legyen a nevem
name-ask-skip = Folytatás vendégként

## Játékok

game = Játék

## Kezdőlap

home-title = Építs városokat, amelyek túlélnek téged.
home-lead = Nagy játékok lépcsős piramisokról. Játssz a gép ellen, egy képernyőn felváltva, vagy barátokkal bárhonnan.
play-now = Játék indítása
starting = Indul…
new-table = Új asztal
go-on = Folytatás
go-on-none = Itt jelennek meg az elkezdett játékaid.
my-games = Játszmáim
my-games-result = { $place ->
    [0] { $points } pont
    [1] Győzelem, { $points } pont
   *[other] { $place }. hely, { $points } pont
}
continue = Folytatás
analyse = Elemzés
your-turn = Te jössz
join-by-link = Belépés linkkel
join-paste = Illeszd be a meghívót
join = Csatlakozás
watch = Játék megtekintése
one-screen = Egy képernyőn, felváltva
tables-open = Nyitott asztalok
tables-gathering = Játékosokra várnak
tables-playing = Folyamatban
tables-none = Most egy sincs.

## Új asztal és váró

seats = Helyek
players-number = Játékosok száma
seat-kind = { $number }. hely: ki ül ott?
seat-me = Én
seat-bot = Gép
seat-open = Szabad hely
seat-invited = Csak meghívóval
seat-here = Ezen az eszközön
bot-level = { $bot ->
    [novice] Újonc
    [apprentice] Tanonc
    [adept] Írnok
    [expert] Vezír
    [master] Jós
    [random] Vándor
    [greedy] Kalmár
    [search] Csillagász
   *[other] { $bot }
}
order-random = Ülésrend sorsolása
options = Változatok
table = Asztal
table-public = Nyilvános asztal
table-spectators = A link birtokában bárki nézheti
table-hints = Tippek engedélyezve
clock = Óra
clock-none = Nincs
clock-live = Élő
clock-relaxed = Levelezős (nap/lépés)
clock-minutes = Perc játékosonként
clock-increment = Plusz másodperc döntésenként
clock-days = Nap egy döntésre
clock-then = Ha lejár az idő
clock-then-bot = A gép veszi át
clock-then-end = A játék véget ér
create-table = Asztal létrehozása
invite = Meghívó másolása
invitation = Link ehhez az asztalhoz
invitation-lead = Küldd el azoknak, akik játszani vagy nézni fognak.
copy-link = Link másolása
copied = Másolva
commitment = A keverést már rögzítettük. Az ujjlenyomata:
sit-down = Helyfoglalás
stand-up = Hely elhagyása
start = Kezdés
table-remove = Asztal törlése
waiting-for-owner = Várunk a játék kezdetére.
table-gone = Ez az asztal már nem létezik.

## Beállítások

settings-theme = Téma
settings-motion = Animációk
motion-system = Rendszer szerint
motion-full = Teljes
motion-less = Csökkentett
settings-marks = Jelek a táblán
marks-full = Minden jel
marks-dots = Csak pöttyök
settings-pace = Mások lépései
pace-slow = Lassan
pace-normal = Közepesen
pace-fast = Gyorsan
pace-instant = Azonnal
settings-turn = A köröm vége
ends-turn-on = A köröm magától érjen véget, ha már nincs mit tennem
asks-end-on = Kérdezzen rá, ha megmaradt akciókkal fejezném be a kört
settings-sounds = Hangok
sounds-on = Halk koppanás minden lépésnél, és a választott hang, amikor te jössz, meg egy lágy hang csevegőüzenetnél
guide = Első lépések
guide-again = Az első lépések újra

## Fiók

login = Felhasználónév
password = Jelszó
password-set = Játék másik eszközről is
password-lead = Felhasználónévvel és jelszóval bármelyik eszközről a saját fiókoddal játszhatsz.
password-old = Jelenlegi jelszó
sign-in = Belépés
signed-in = Beléptél.
sign-out = Kilépés
signed-out = Kiléptél.
forget-me = Fiók törlése
forget-sure = Törlöd a fiókodat?
forget-means = A futó játékaidat feladod, a neved eltűnik. Ez nem vonható vissza.
forget-no = Fiók megtartása

## Névjegy

about-lead = A Ziggurat lépcsős piramisokról szóló társasjátékok otthona. Ingyenes, és bárki üzemeltetheti.
about-release = Kiadás: { $release }
about-games = A játékok szerzői Reiner Knizia (Tigris és Eufrátesz), Michael Kiesling és Wolfgang Kramer (Mexica), valamint Daniele Tascini (Teotihuacan). A szabályokat itt a magunk szavaival írtuk le, a rajzok is a mieink.
about-licences = Licencek
about-own = Ziggurat: MIT
about-api = Programozóknak: az API

## Gondok

problem-server-away = A kiszolgáló nem válaszol. Próbáld újra egy kicsit később.
problem-not-sent = Semmi sem ment el, mert nincs kapcsolat. Próbáld újra, ha helyreállt.
problem-overtaken = A lépésed nem történt meg: a kapcsolat szünetében megváltozott az állás.
problem-forgotten = Az itt több mint egy napja kiválasztott lépésed nem ment el, és már nem is küldjük el.
problem-server-error = Valami elromlott a kiszolgálón.
problem-bad-request = A kiszolgáló ezt nem értette.
problem-not-signed-in = Nem vagy belépve.
problem-wrong-password = Hibás felhasználónév vagy jelszó.
problem-foreign-origin = Ez a kérés egy másik webhelyről jött.
problem-not-your-seat = Ez nem a te helyed.
problem-not-owner = Ezt csak az teheti, aki az asztalt létrehozta.
problem-not-your-study = Ezt a tanulmányt csak az módosíthatja, aki elmentette.
problem-not-seated = Nem ülsz ennél az asztalnál.
problem-seated-only = Ezt az asztalt csak a játékosai láthatják.
problem-hints-off = Ennél az asztalnál nincsenek tippek.
problem-not-confirmed = Ez még nincs megerősítve.
problem-no-push = Ez a szerver nem küld push-értesítést.
problem-no-such-table = Nincs ilyen asztal.
problem-no-such-game = Nincs ilyen játék.
problem-no-such-edition = Nincs ilyen kiadás.
problem-no-such-invitation = Ezt a meghívót már felhasználták, vagy nem létezik.
problem-no-such-record = Nincs ilyen játszmanapló.
problem-no-such-position = Nincs ilyen állás.
problem-no-such-seat = Nincs ilyen hely.
problem-no-such-token = Nincs ilyen kulcs.
problem-no-such-lesson = Nincs ilyen lecke.
problem-no-such-study = Nincs ilyen tanulmány.
problem-no-such-puzzle = Nincs ilyen feladvány.
problem-not-found = Ez az oldal nem található.
problem-method-not-allowed = Ezt itt nem lehet.
problem-position-has-changed = Az állás megváltozott. Nézd meg újra, és dönts.
problem-not-your-decision = Most nem te döntesz.
problem-already-started = A játék már elkezdődött.
problem-not-started = A játék még nem kezdődött el.
problem-not-over = A játék még nem ért véget.
problem-over = A játék véget ért.
problem-seat-taken = Ez a hely foglalt.
problem-seats-open = Vannak még szabad helyek.
problem-seated-already = Már ennél az asztalnál ülsz.
problem-name-taken = Ez a név foglalt.
problem-undo-revealed = Nem vonható vissza: valami rejtett dolog kiderült.
problem-undo-decided-since = Nem vonható vissza: azóta más már lépett.
problem-undo-nothing = Nincs mit visszavonni.
problem-take-back-running = Már kértek visszavonást.
problem-no-take-back = Senki sem kért visszavonást.
problem-not-absent = Ez a játékos itt van.
problem-voted-already = Már szavaztál.
problem-bot-plays = Ezen a helyen a gép játszik.
problem-not-taken-over = Ezen a helyen most is te játszol, nem a gép.
problem-resigned = Ez a játékos feladta.
problem-not-a-shared-screen = Ezen az eszközön csak egy játékos játszik.
problem-frozen = Ez az asztal már csak megtekinthető.
problem-origin-hidden = Ez az állás nem nyilvános.
problem-too-many-tables = Túl sok asztalod van.
problem-too-many-analyses = Túl sok elemzésed van folyamatban. Várd meg, amíg valamelyik elkészül.
problem-too-many-studies = { $most } tanulmányt mentettél el, többet nem lehet. Előbb törölj egyet.
problem-too-many-records = { $most } játszmanaplót töltöttél fel, többet nem lehet. Előbb törölj egyet.
problem-study-has-changed = A tanulmányt közben máshol módosították. Töltsd be újra.
problem-judging-already = Már egy másik állás értékelése folyik, talán egy másik lapon.
problem-too-many-browsers = Túl sok böngésződ van regisztrálva. Kapcsold ki az egyikben a push-értesítést.
problem-too-large = Ez túl nagy.
problem-not-json = A kiszolgáló ezt nem értette.
problem-not-text = A kiszolgáló ezt nem értette.
problem-bad-input = Valami nincs jól kitöltve.
problem-bad-options = Ezek a változatok nem illenek össze.
problem-bad-seats = Ennyi hellyel ez a játék nem játszható.
problem-bad-action = Nincs ilyen akció.
problem-illegal-action = Ez most nem lehetséges.
problem-bad-record = Ez a játszmanapló sérült.
problem-bad-study = Ezt nem lehet megnyitni: { $detail }
problem-bad-position = Ilyen állás nem lehetséges: { $detail }
problem-bad-lesson = Ezt ebben a leckében nem lehet megtenni.
problem-bad-bot = Nincs ilyen gépi játékos.
problem-bad-webhook = Érvénytelen cím.
problem-bad-email = Érvénytelen e-mail-cím.
problem-bad-push = Ennek a böngészőnek nincs címe olyan push-szolgáltatásnál, amelyet a szerver ismer.
problem-too-many = Ez túl gyors volt. Várj { $seconds } másodpercet.
problem-no-advice = Itt nem adható tipp.
problem-busy = A kiszolgáló elfoglalt.
problem-storage-away = A kiszolgáló most nem tud menteni.
problem-stopping = A kiszolgáló újraindul, mindjárt visszatér.

## Egy játék először

meet-title = { $game }: mennyire ismered?
meet-never = Még sosem játszottam vele
meet-little = Egy kicsit ismerem
meet-known = Jól ismerem
meet-never-means = { $count ->
    [0] Leckék még nincsenek; előbb olvasd el a szabályait.
   *[other] { $count } rövid lecke megmutatja, hogyan kell játszani; összesen körülbelül { $minutes } perc.
} Utána jön az első játszma szelíd ellenfelekkel, edzővel a tábla mellett.
meet-learn = Kezdés a leckékkel
meet-coach = Játék edzővel
