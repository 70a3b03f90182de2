## Przy stole

dock = Decyzja
hand = Na ręce
leaders = Przywódcy
supplies = Zapas
done = Zakończ turę
act-choose = Najpierw wybierz
undo = Cofnij
undo-revealed = Odkryto coś ukrytego, nie można cofnąć.
undo-decided-since = W międzyczasie zdecydował ktoś inny, nie można cofnąć.
undo-over = Gra się skończyła.
undo-nothing = Nie ma czego cofać.
bot-wait = { $seconds ->
    [one] Komputer jest teraz zajęty przy innych stołach. Do tego dojdzie za około { $seconds } sekundę.
    [few] Komputer jest teraz zajęty przy innych stołach. Do tego dojdzie za około { $seconds } sekundy.
   *[many] Komputer jest teraz zajęty przy innych stołach. Do tego dojdzie za około { $seconds } sekund.
}
hint = Podpowiedz
question-over = Gra się skończyła.
zoom-in = Powiększ
zoom-out = Pomniejsz
sheet-up = Pokaż panel decyzji
sheet-down = Pokaż więcej planszy
table-title = { $game }: { $players }
watching = oglądasz
reconnecting = łączenie…
unsent = Brak połączenia. Twój ruch czeka i zostanie wysłany później.
unsent-drop = Nie wysyłaj
connection-lost = Brak połączenia. Gdy wróci, gra potoczy się dalej.
absent = offline
time-left = Pozostały czas
days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
   *[many] { $count } dni
}
beside-board = Obok planszy
log = Przebieg
log-empty = Przy tym stole nic się jeszcze nie wydarzyło.
actions = Akcje
actions-none = Nie masz teraz żadnej decyzji do podjęcia.
actions-search = Szukaj akcji
actions-all = { $group }: pokaż wszystkie ({ $count })
chat = Czat
chat-empty = Nikt jeszcze nic nie powiedział.
chat-write = Napisz wiadomość
chat-send = Wyślij
chat-phrases = Gotowe zwroty
phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-nice-move = Dobry ruch!
phrase-one-moment = Chwileczkę!
phrase-thanks = Dzięki!
phrase-good-game = Dzięki za grę!
refusal-instead = { $count ->
    [one] Odpowiednie miejsce jest zaznaczone.
   *[other] Odpowiednie miejsca są zaznaczone.
}
rules-search = Szukaj w zasadach
rules-nothing = Żadna zasada nie zawiera tych słów.
rules-contents = Spis treści
rules-turn = Poprzedni i następny rozdział
rules-example = Przykład
rules-table = Tabela
rules-found = { $count ->
    [one] Znaleziono { $count } zasadę
    [few] Znaleziono { $count } zasady
   *[many] Znaleziono { $count } zasad
}
rules-print = Drukuj rozdział
rules-copy = Skopiuj link do zasady { $rule }
rules-back = Wróć do stołu
rules-at-table = Przy stole: „{ $sentence }”
rules-whole = Otwórz pełne zasady
rules-minutes = { $minutes } min czytania
rules-enough = To wystarczy na pierwszą grę.
rules-read-on = Czytaj dalej: { $chapter }

## Cofanie, poddanie, nieobecność

take-back = Poproś o cofnięcie
take-back-asked = { $player } prosi o cofnięcie.
take-back-yes = Zgódź się
take-back-no = Odmów
resign = Poddaj grę
resign-sure = Poddać tę grę?
resign-means = Za ciebie dogra komputer, a ty zajmiesz ostatnie miejsce.
resign-no = Graj dalej
absent-long = { $player } od dłuższego czasu nie wraca.
absent-bot = Niech gra komputer
replaced = Gra za ciebie komputer.
come-back = Wróć do gry

## Jeden ekran

hand-over = Przekaż urządzenie
hand-over-to = Teraz decyduje { $player }.
hand-over-why = Przekaż urządzenie tej osobie. Do tego czasu nic tajnego się nie pokaże.
hand-over-take = Tu { $player }

## Przebieg

entry-undo = { $player } cofa ostatnią decyzję.
entry-take-back-asked = { $player } prosi o cofnięcie.
entry-take-back-agreed = { $player } zgadza się na cofnięcie.
entry-take-back-refused = { $player } nie zgadza się na cofnięcie.
entry-resign = { $player } poddaje grę. Dogra komputer.
entry-take-over-vote = { $player } chce, by za nieobecną osobę grał komputer.
entry-return = { $player } wraca.
entry-time-out = { $player }: koniec czasu.
entry-instead = Komputer myślał zbyt długo, więc zagrał naprędce.
entry-revealed = To, co odkryto, pozostaje bez zmian. Nie losuje się tego ponownie.

## Koniec

result = Wynik
winner = Wygrywa { $player }.
winners = Wspólnie wygrywają { $players }.
result-peeked = Cofnięcie po odkryciu tego, co było ukryte: { $players }.
place = Miejsce
place-number = { $place }. miejsce
place-resigned = gra poddana
outcome-time-out = Skończył się czas.
look-at-board = Spójrz na planszę
record-download = Pobierz zapis
rematch = Zagraj jeszcze raz
rematch-join = Dołącz do rewanżu
replay = Odtwórz
replay-back = Krok wstecz
replay-play = Odtwarzaj automatycznie
replay-forward = Krok naprzód
replay-turn-back = Na koniec poprzedniej tury
replay-turn-forward = Na koniec następnej tury
replay-slider = Moment gry
replay-at = Ruch { $move } z { $moves }
replay-close = Wróć do bieżącej pozycji

## Pierwsze kroki

guide-next = Dalej
guide-leave = Pomiń pierwsze kroki
guide-end = Graj

## Gra bez własnej strony

generic-board = Plansza
generic-question = { $player }: podejmij decyzję.
generic-waiting = Decyduje { $player }.
generic-pick = Wybierz miejsce na planszy albo akcję z listy.
generic-refusal = Zabrania tego zasada { $rule }.
generic-points = Punkty

## Powody ruchu

reason-points = { $count ->
    [one] { $count } punkt.
    [few] { $count } punkty.
   *[many] { $count } punktów.
}
reason-prevents = { $left ->
    [0] { $count ->
        [one] { $player } nie zdobędzie wtedy w następnej turze { $count } punktu.
        [few] { $player } nie zdobędzie wtedy w następnej turze { $count } punktów.
       *[many] { $player } nie zdobędzie wtedy w następnej turze { $count } punktów.
    }
   *[other] { $count ->
        [one] { $player } zdobędzie wtedy w następnej turze { $left } zamiast { $count } punktu.
        [few] { $player } zdobędzie wtedy w następnej turze { $left } zamiast { $count } punktów.
       *[many] { $player } zdobędzie wtedy w następnej turze { $left } zamiast { $count } punktów.
    }
}
reason-misses = { $count ->
    [one] Drugi najlepszy ruch daje w tej turze o { $count } punkt mniej.
    [few] Drugi najlepszy ruch daje w tej turze o { $count } punkty mniej.
   *[many] Drugi najlepszy ruch daje w tej turze o { $count } punktów mniej.
}

## Trener

coach = Trener
coach-what-now = Co teraz?
coach-on = Włącz trenera
coach-off = Wyłącz trenera
coach-news = Co się stało od twojej tury
coach-news-more = { $count ->
    [one] i jeszcze { $count } rzecz; jest w Przebiegu
    [few] i jeszcze { $count } rzeczy; są w Przebiegu
   *[many] i jeszcze { $count } rzeczy; są w Przebiegu
}
coach-look = Pokaż na planszy
coach-share = szansa na zwycięstwo
coach-thinking = Przyglądam się sytuacji…
coach-wait = Gdy przyjdzie twoja kolej, zapytaj tutaj.
coach-ask = Zapytaj, co można zrobić. Samo pytanie niczego nie zagrywa.
coach-quiet = To już umiesz. Jeśli chcesz, zapytaj.
coach-new = Nowość: { $word }.
way-share = { $share }%

## Wyjaśnienie punktacji

scoring-explain = Skąd wzięły się punkty
scoring-step = Co się liczy
scoring-so-far = Dotąd
scoring-total = Razem
scoring-decided = Co przesądziło:
scoring-back = Wstecz
scoring-all = Wszystko naraz

## Przebieg gry

turn-of = Tura { $number } · { $player }
log-show = Pokaż ten moment
since = Od twojej ostatniej tury
since-here = twoja ostatnia tura
since-count = { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
   *[many] { $count } ruchów
}
since-at = ruch { $number } z { $count }
since-open = { $count ->
    [one] { $count } ruch od twojej ostatniej tury
    [few] { $count } ruchy od twojej ostatniej tury
   *[many] { $count } ruchów od twojej ostatniej tury
}
since-step = ruch { $number } z { $count }, { $player }: { $said }
since-first = Pierwszy ruch
since-last = Ostatni ruch
since-start = Zacznij moją turę
skip = Pomiń
end-ask = W tej turze możesz jeszcze coś zrobić. Zakończyć mimo to?
end-anyway = Zakończ mimo to
end-never-ask = Nie pytaj więcej
replay-speed = Szybkość

## Klawisze

keys = Klawisze
keys-pick = Weź element lub pokaż podpowiedź
keys-next = Przejdź do następnej rzeczy do wyboru lub wstecz
keys-walk = Poruszaj się po planszy
keys-choose = Wybierz albo zacznij moją turę
keys-undo = Cofnij
keys-drop = Odłóż wzięty element, zamknij okno
keys-explain = Wyjaśnij zaznaczoną rzecz
keys-step = Ruch wstecz lub naprzód
keys-play = Odtwarzaj lub zatrzymaj
keys-ends = Na początek lub na koniec
keys-speed = Szybciej lub wolniej
keys-lesson = W lekcji: pokaż, jak to zrobić
keys-list = Pokaż tę listę
keys-everywhere = Wszędzie
keys-at-table = Przy stole
keys-turn-piece = Obróć most lub kanał
keys-turn-tile = Obróć płytkę piramidy
keys-at-replay = Ruchy od mojej tury i odtwarzanie
keys-step-replay = Krok wstecz lub naprzód w odtwarzaniu
keys-step-turn = Na koniec poprzedniej lub następnej tury
keys-at-analysis = W analizie
keys-step-mark = Do poprzedniego lub następnego oznaczonego ruchu
keys-try = Spróbuj jeszcze raz tam, gdzie był błąd
keys-line = Odtwórz wariant
keys-to-board = Na planszę analizy
keys-at-board = Na planszy analizy
keys-choose-line = Wybierz wariant
keys-judge = Oceniaj pozycję lub przestań
keys-note = Zapisz uwagę
keys-at-lesson = W lekcjach i zadaniach
keys-step-solution = Przejrzyj rozwiązanie zadania
keys-at-rules = W zasadach
keys-search = Szukaj
keys-hits = Po znalezionych
keys-rule = Do poprzedniej lub następnej zasady
keys-term = Wyjaśnij pojęcie
