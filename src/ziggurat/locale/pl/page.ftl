## Wszędzie

page-title = Ziggurat
page-title-on = { $place } · Ziggurat
title-new = Nowy stół
title-tables = Stoły
title-games = Moje gry
title-settings = Ustawienia
title-person = Twoje konto
title-rules = Zasady
title-learn = Nauka
title-puzzles = Zadania
title-help = Pomoc
title-about = O projekcie
title-table = Stół
title-board = Plansza analizy
to-board = Plansza analizy
title-nowhere = Nie znaleziono
nowhere = Nie znaleziono strony
nowhere-lead = Pod tym adresem nie ma żadnej strony. Link może być stary albo ucięty.
nowhere-home = Przejdź do strony głównej
home = Strona główna
menu = Menu
close = Zamknij
open = Otwórz
save = Zapisz
saved = Zapisano.
language = Język
theme-light = Jasny wygląd
theme-dark = Ciemny wygląd
theme-system = Jak w systemie
settings = Ustawienia
person = Twoje konto
about = O projekcie
rules = Zasady
learn = Nauka
puzzles = Zadania
puzzle-of-day = Zadanie dnia
help = Pomoc
tables = Stoły
you = ty
bot = komputer
name = Nazwa gracza
guest-name = Gość
guest-number = Gość { $number }
name-ask = Jak inni mają się do ciebie zwracać?
name-ask-means = Tę nazwę zobaczą osoby przy stole. Możesz ją zmienić na swoim koncie.
name-ask-take = Użyj tej nazwy
name-ask-skip = Graj jako gość

## Gry

game = Gra

## Strona główna

home-title = Buduj miasta, które cię przetrwają.
home-lead = Wielkie gry o schodkowych piramidach. Zagraj od razu z komputerem, przy jednym ekranie albo z przyjaciółmi, gdziekolwiek są.
play-now = Zagraj teraz
starting = Zaczynamy…
new-table = Nowy stół
go-on = Rozpoczęte gry
go-on-none = Tu pojawią się gry, które rozpoczniesz.
my-games = Moje gry
my-games-result = { $place ->
    [0] Punkty: { $points }
    [1] Wygrana, punkty: { $points }
   *[other] { $place }. miejsce, punkty: { $points }
}
continue = Graj dalej
analyse = Analizuj
your-turn = Twoja kolej
join-by-link = Dołącz przez link
join-paste = Wklej zaproszenie
join = Dołącz
watch = Oglądaj grę
one-screen = Kilka osób przy jednym ekranie
tables-open = Otwarte stoły
tables-gathering = Czekają na graczy
tables-playing = Gra trwa
tables-none = Na razie nic tu nie ma.

## Nowy stół i poczekalnia

seats = Miejsca
players-number = Liczba graczy
seat-kind = Miejsce { $number }: kto gra?
seat-me = Ja
seat-bot = Komputer
seat-open = Wolne miejsce
seat-invited = Na zaproszenie
seat-here = Na tym urządzeniu
bot-level = { $bot ->
    [novice] Nowicjusz
    [apprentice] Uczeń
    [adept] Skryba
    [expert] Wezyr
    [master] Wyrocznia
    [random] Wędrowiec
    [greedy] Handlarz
    [search] Astrolog
   *[other] { $bot }
}
order-random = Wylosuj kolejność graczy
options = Opcje
table = Stół
table-public = Stół widoczny na liście
table-spectators = Kto ma link, może oglądać
table-hints = Podpowiedzi dozwolone
clock = Zegar
clock-none = Bez zegara
clock-live = Na żywo
clock-relaxed = Korespondencyjnie
clock-minutes = Minuty na gracza
clock-increment = Dodatkowe sekundy za decyzję
clock-days = Dni na decyzję
clock-then = Gdy skończy się czas
clock-then-bot = Dalej gra komputer
clock-then-end = Gra się kończy
create-table = Utwórz stół
invite = Skopiuj zaproszenie
invitation = Link do tego stołu
invitation-lead = Wyślij go tym, którzy mają grać albo oglądać.
copy-link = Skopiuj link
copied = Skopiowano
commitment = Tasowanie jest już ustalone. Jego cyfrowy odcisk:
sit-down = Usiądź
stand-up = Wstań
start = Zacznij
table-remove = Usuń stół
waiting-for-owner = Czekamy na rozpoczęcie gry.
table-gone = Tego stołu już nie ma.

## Ustawienia

settings-theme = Motyw
settings-motion = Animacje
motion-system = Jak w systemie
motion-full = Pełne
motion-less = Ograniczone
settings-marks = Znaki na planszy
marks-full = Wszystkie znaki
marks-dots = Tylko kropki
settings-pace = Ruchy innych
pace-slow = Wolno
pace-normal = Normalnie
pace-fast = Szybko
pace-instant = Od razu
settings-turn = Koniec mojej tury
ends-turn-on = Kończ moją turę, gdy nie ma już nic do zrobienia
asks-end-on = Pytaj, zanim zakończę turę z niewykorzystanymi akcjami
settings-sounds = Dźwięki
sounds-on = Ciche stuknięcie przy każdym ruchu i wybrany dźwięk, gdy przyjdzie twoja kolej, oraz łagodny ton przy wiadomości na czacie
guide = Pierwsze kroki
guide-again = Pokaż pierwsze kroki jeszcze raz

## Konto

login = Login
password = Hasło
password-set = Graj też na innym urządzeniu
password-lead = Z loginem i hasłem zagrasz na swoim koncie z każdego urządzenia.
password-old = Obecne hasło
sign-in = Zaloguj się
signed-in = Zalogowano.
sign-out = Wyloguj się
signed-out = Wylogowano.
forget-me = Usuń konto
forget-sure = Usunąć konto?
forget-means = Trwające gry zostaną poddane, a twoja nazwa zniknie. Nie da się tego cofnąć.
forget-no = Zachowaj konto

## O projekcie

about-lead = Ziggurat to dom gier planszowych o schodkowych piramidach. Jest za darmo i każdy może go uruchomić u siebie.
about-release = Wersja { $release }
about-games = Autorami gier są Reiner Knizia (Eufrat i Tygrys), Michael Kiesling i Wolfgang Kramer (Mexica) oraz Daniele Tascini (Teotihuacan). Zasady spisaliśmy własnymi słowami, a rysunki są nasze.
about-licences = Licencje
about-own = Ziggurat: MIT
about-api = Dla programistów: API

## Kłopoty

problem-server-away = Serwer nie odpowiada. Spróbuj ponownie za chwilę.
problem-not-sent = Nic nie wysłano, bo brak połączenia. Spróbuj ponownie, gdy wróci.
problem-overtaken = Twój ruch nie został wykonany: podczas przerwy zmieniła się pozycja.
problem-forgotten = Twój ruch sprzed ponad doby nie został wysłany i już nie zostanie.
problem-server-error = Na serwerze coś poszło nie tak.
problem-bad-request = Serwer tego nie rozumie.
problem-not-signed-in = Trzeba się zalogować.
problem-wrong-password = Nieprawidłowy login lub hasło.
problem-foreign-origin = To żądanie przyszło z innej strony.
problem-not-your-seat = To nie jest twoje miejsce.
problem-not-owner = Może to zrobić tylko osoba, która utworzyła stół.
problem-not-your-study = To studium może zmieniać tylko osoba, która je zapisała.
problem-not-seated = Nie siedzisz przy tym stole.
problem-seated-only = Ten stół widzą tylko gracze, którzy przy nim siedzą.
problem-hints-off = Przy tym stole podpowiedzi są wyłączone.
problem-not-confirmed = Jeszcze tego nie potwierdzono.
problem-no-push = Ten serwer nie wysyła powiadomień push.
problem-no-such-table = Nie ma takiego stołu.
problem-no-such-game = Nie ma takiej gry.
problem-no-such-edition = Nie ma takiego wydania.
problem-no-such-invitation = Zaproszenie jest już wykorzystane albo nieznane.
problem-no-such-record = Nie ma takiego zapisu.
problem-no-such-position = Nie ma takiej pozycji.
problem-no-such-seat = Nie ma takiego miejsca.
problem-no-such-token = Nie ma takiego klucza dostępu.
problem-no-such-lesson = Nie ma takiej lekcji.
problem-no-such-study = Nie ma takiego studium.
problem-no-such-puzzle = Nie ma takiego zadania.
problem-not-found = Nie ma takiej strony.
problem-method-not-allowed = Tutaj nie można tego zrobić.
problem-position-has-changed = Pozycja się zmieniła. Spójrz i zdecyduj ponownie.
problem-not-your-decision = Teraz decyduje ktoś inny.
problem-already-started = Gra już się zaczęła.
problem-not-started = Gra jeszcze się nie zaczęła.
problem-not-over = Gra jeszcze się nie skończyła.
problem-over = Gra się skończyła.
problem-seat-taken = To miejsce jest zajęte.
problem-seats-open = Niektóre miejsca są jeszcze wolne.
problem-seated-already = Już siedzisz przy tym stole.
problem-name-taken = Ta nazwa jest zajęta.
problem-undo-revealed = Nie można cofnąć: odkryto coś ukrytego.
problem-undo-decided-since = Nie można cofnąć: w międzyczasie zdecydował ktoś inny.
problem-undo-nothing = Nie ma czego cofać.
problem-take-back-running = Ktoś już prosi o cofnięcie.
problem-no-take-back = Nikt nie prosi o cofnięcie.
problem-not-absent = Ta osoba jest obecna.
problem-voted-already = Twój głos został już oddany.
problem-bot-plays = Na tym miejscu gra komputer.
problem-not-taken-over = Na tym miejscu grasz ty, nie komputer.
problem-resigned = Gracz na tym miejscu poddał grę.
problem-not-a-shared-screen = Na tym urządzeniu gra tylko jedna osoba.
problem-frozen = Ten stół można tylko oglądać.
problem-origin-hidden = Ta pozycja nie jest jawna.
problem-too-many-tables = Masz za dużo stołów.
problem-too-many-analyses = Masz za dużo analiz w toku. Poczekaj, aż któraś się skończy.
problem-too-many-studies = Zapisanych studiów może być najwyżej { $most }. Najpierw usuń któreś.
problem-too-many-records = Przesłanych zapisów może być najwyżej { $most }. Najpierw usuń któryś.
problem-study-has-changed = Studium zostało tymczasem zmienione gdzie indziej. Wczytaj je ponownie.
problem-judging-already = Oceniana jest już inna twoja pozycja, może na innej karcie.
problem-too-many-browsers = Masz zarejestrowanych za dużo przeglądarek. Wyłącz powiadomienia push w jednej z nich.
problem-too-large = To za duże.
problem-not-json = Serwer tego nie rozumie.
problem-not-text = Serwer tego nie rozumie.
problem-bad-input = Coś wypełniono nieprawidłowo.
problem-bad-options = Tych opcji nie można połączyć.
problem-bad-seats = Ta gra nie jest dla tylu osób.
problem-bad-action = Nie ma takiej akcji.
problem-illegal-action = Teraz to niemożliwe.
problem-bad-record = Zapis jest uszkodzony.
problem-bad-study = Nie da się tego otworzyć: { $detail }
problem-bad-position = Taka pozycja nie jest możliwa: { $detail }
problem-bad-lesson = Tego nie da się zrobić w tej lekcji.
problem-bad-bot = Nie ma takiego gracza komputerowego.
problem-bad-webhook = Nieprawidłowy adres.
problem-bad-email = Nieprawidłowy adres e-mail.
problem-bad-push = Ta przeglądarka nie ma adresu w żadnej usłudze push, którą zna ten serwer.
problem-too-many = { $seconds ->
    [one] Za szybko. Poczekaj { $seconds } sekundę.
    [few] Za szybko. Poczekaj { $seconds } sekundy.
   *[many] Za szybko. Poczekaj { $seconds } sekund.
}
problem-no-advice = Tutaj podpowiedź nie jest możliwa.
problem-busy = Serwer jest zajęty.
problem-storage-away = Serwer nie może teraz niczego zapisać.
problem-stopping = Serwer uruchamia się ponownie i zaraz wróci.

## Gra po raz pierwszy

meet-title = { $game }: jak dobrze znasz tę grę?
meet-never = Jest dla mnie nowa
meet-little = Znam ją trochę
meet-known = Znam ją dobrze
meet-never-means = { $count ->
    [0] Lekcji jeszcze nie ma; najpierw przeczytaj zasady.
    [one] { $count } krótka lekcja pokaże, jak się gra; razem około { $minutes } min.
    [few] { $count } krótkie lekcje pokażą, jak się gra; razem około { $minutes } min.
   *[many] { $count } krótkich lekcji pokaże, jak się gra; razem około { $minutes } min.
} Potem pierwsza rozgrywka z niewymagającymi przeciwnikami i z trenerem obok planszy.
meet-learn = Zacznij od lekcji
meet-coach = Graj z trenerem
