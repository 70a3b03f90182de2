## Elementy

mexica-board = Plansza gry Mexica
mexica-colour = { $colour ->
    [terracotta] Terakota
    [obsidian] Obsydian
    [sand] Piaskowy
   *[grey] Szary
}
mexica-neutral = Neutralne
mexica-temple = Świątynia poziomu { $level }
mexica-token = Żeton akcji
mexica-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
mexica-tokens-of = { $count ->
    [one] { $count } żeton akcji
    [few] { $count } żetony akcji
    [many] { $count } żetonów akcji
   *[other] { $count } żetonu akcji
}
mexica-orders = Rozkazy cesarza
mexica-orders-short = Rozkazy
mexica-orders-open = do wykonania: { $open } z { $all }

## Co zostało

mexica-period = Okres { $period } z { $periods }, runda { $round }
mexica-period-short = Okres { $period }, runda { $round }
mexica-to-end = Do końca okresu:
mexica-orders-left = { $count ->
    [one] rozkaz
    [few] rozkazy
    [many] rozkazów
   *[other] rozkazu
}
mexica-temples-left = { $count ->
    [one] świątynia
    [few] świątynie
    [many] świątyń
   *[other] świątyni
}
mexica-ap = PA zostało
mexica-ap-left = { $ap ->
    [one] Został { $ap } punkt akcji
    [few] Zostały { $ap } punkty akcji
    [many] Zostało { $ap } punktów akcji
   *[other] Zostało { $ap } punktu akcji
}

## Elementy do wzięcia

mexica-moving = Pilli i zakładanie
mexica-digging = Kanały i mosty
mexica-building = Świątynie
mexica-tokens = Żetony akcji
mexica-pick-pilli = Pilli: 1 PA za krok
mexica-pick-found = { $points ->
    [0] Załóż region o wielkości { $size }
   *[other] Załóż region o wielkości { $size }: +{ $points }
}
mexica-pick-double = Kanał podwójny: 1 PA, zostało { $count }
mexica-pick-single = Kanał pojedynczy: 1 PA, zostało { $count }
mexica-pick-bridge = { $count ->
    [0] Most: brak w zasobach, przenieś jeden za 1 PA
   *[other] Most: 1 PA, zostało { $count }
}
mexica-pick-temple = Świątynia poziomu { $level }: { $level } PA, zostało { $count }
mexica-pick-take = Weź żeton akcji: 1 PA, zostało { $count }
mexica-pick-play = Użyj żetonu akcji: 1 PA więcej, masz { $count }

## Regiony

mexica-region-panel = Region
mexica-region = Region o wielkości { $size }
mexica-district = Calpulli o wielkości { $size }
mexica-region-state = { $state ->
    [founded] założone
    [fits] niezałożony, pasuje do rozkazu
   *[open] niezałożony, nie pasuje do rozkazu
}
mexica-rank-first = Masz tu pierwsze miejsce.
mexica-rank-needs = { $levels ->
    [one] Jeszcze { $levels } poziom: { mexica-points }.
    [few] Jeszcze { $levels } poziomy: { mexica-points }.
    [many] Jeszcze { $levels } poziomów: { mexica-points }.
   *[other] Jeszcze { $levels } poziomu: { mexica-points }.
}

## Kto o czym decyduje

mexica-question-start = { $player }: wybierz pole startowe.
mexica-question-turn = { $ap ->
    [0] { $player }: zakończ turę.
   *[other] { $player }: wybierz, co robisz.
}
mexica-question-pilli = { $player }: wybierz, dokąd idzie twój pilli.
mexica-question-canal = { $player }: wybierz miejsce na kanał.
mexica-question-bridge = { $player }: wybierz miejsce na most.
mexica-question-lift = { $player }: wybierz most do przeniesienia.
mexica-question-temple = { $player }: wybierz miejsce na świątynię.
mexica-question-found = { $player }: wybierz miejsce na żeton calpulli.
mexica-waiting-start = { $player } wybiera pole startowe.
mexica-waiting-turn = Gra { $player }.
mexica-waiting-bridge = { $player } przenosi most.
mexica-turn-tip = Wybierz element.
mexica-leap-tip = Za 5 PA można iść w dowolne miejsce.

## Akcje

mexica-action-done = Zakończ turę
mexica-action-take-token = Weź żeton akcji
mexica-action-play-token = Użyj żetonu akcji
mexica-action-start = Zacznij na { $cell }
mexica-action-canal = Kanał na { $cell }
mexica-action-bridge = { $axis ->
    [v] Most na { $cell }, w pionie
   *[h] Most na { $cell }, w poziomie
}
mexica-action-lift = Podnieś most z { $cell }
mexica-action-walk = Pieszo na { $cell }
mexica-action-boat = Łodzią na { $cell }
mexica-action-leap = Wprost na { $cell }
mexica-action-temple = Poziom { $level } na { $cell }
mexica-action-found = Załóż, żeton na { $cell }
mexica-group-other = Decyzje
mexica-group-found = Zakładanie regionu
mexica-group-walk = Pieszo
mexica-group-boat = Łodzią
mexica-group-temple = Świątynie
mexica-group-bridge = Mosty
mexica-group-lift = Przenoszenie mostu
mexica-group-canal-2 = Kanały podwójne
mexica-group-canal-1 = Kanały pojedyncze
mexica-group-leap = W dowolne miejsce
mexica-act-start = Zacznij na { $cell }
mexica-act-move = Idź na { $cell }
mexica-act-canal = Kop na { $cell }
mexica-act-bridge = { $axis ->
    [v] Most na { $cell }, w pionie
   *[h] Most na { $cell }, w poziomie
}
mexica-act-lift = Podnieś most z { $cell }
mexica-act-temple = Wznieś poziom { $level } na { $cell }
mexica-act-found = Załóż na { $cell }

## Co z tego wyniknie

mexica-chip-move = { $cell } za { $ap } PA
mexica-chip-found = Założenie { $size }: +{ $points }
mexica-chip-split = { $size } na { $parts }
mexica-chip-shrink = z { $size } zostanie { $left }
mexica-chip-founder = { $player }: +{ $points } za założenie
mexica-chip-fits = { $size } pasuje do rozkazu
mexica-chip-bridge = { $axis ->
    [v] { $cell }: końce u góry i u dołu
   *[h] { $cell }: końce z lewej i z prawej
}
mexica-chip-lift = Podnieś most z { $cell }, potem go połóż
mexica-chip-start = { $cell }: 5 punktów za pobyt tu podczas punktowania
mexica-turn = Obróć (R)
mexica-cell-temple = { $cell }, świątynia poziomu { $level }, { $player }
mexica-cell-tile = { $cell }, żeton calpulli { $size }
mexica-cell-bridge = { $axis ->
    [v] { $cell }, most w pionie
   *[h] { $cell }, most w poziomie
}
mexica-cell-canal = { $cell }, kanał
mexica-cell-lake = { $cell }, jezioro
mexica-cell-land = { $ground ->
    [start] { $cell }, pałac, pole startowe
    [emblem] { $cell }, pałac, godło
   *[land] { $cell }, ląd
}
mexica-cell-pilli = pilli: { $player }
mexica-cell-region = region o wielkości { $size }
mexica-cell-district = calpulli o wielkości { $size }
mexica-cell-possible = możliwe za { $ap } PA

## Przebieg

mexica-gain = { $player } +{ $points }
mexica-score = { $player } { $points }
mexica-event-tiles-shown = Cesarz rozkazuje założyć regiony o wielkości { $sizes }.
mexica-event-neutral-temple = Neutralna świątynia { $glyph } poziomu { $level } stoi na { $cell }.
mexica-event-start = { $player } { $glyph } zaczyna na { $cell }.
mexica-event-canal = { $count ->
    [1] { $player } kopie kanał { $glyph } na { $first }.
   *[other] { $player } kopie kanał { $glyph } na { $first } i { $second }.
}
mexica-event-bridge = { $moved ->
    [yes] { $player } kładzie most { $glyph } na { $cell }.
   *[no] { $player } buduje most { $glyph } na { $cell }.
}
mexica-event-lift = { $player } podnosi most { $glyph } z { $cell }.
mexica-event-walk = { $player } { $glyph } idzie z { $from } na { $cell }.
mexica-event-boat = { $player } { $glyph } płynie z { $from } na { $cell } za { $ap } PA.
mexica-event-leap = { $player } { $glyph } idzie wprost z { $from } na { $cell } za { $ap } PA.
mexica-event-temple = { $player } wznosi świątynię { $glyph } poziomu { $level } na { $cell }.
mexica-event-found = { $player } zakłada calpulli o wielkości { $size } { $glyph } na { $cell }: { $gains }.
mexica-event-take-token = { $player } bierze żeton akcji { $glyph }.
mexica-event-play-token = { $player } używa żetonu akcji { $glyph }.
mexica-event-tiles-removed = { $reason ->
    [impossible] Żaden region nie wykona już rozkazu { $sizes }: usunięto.
    [quiet-rounds] Trzy ciche rundy: usunięto rozkazy { $sizes }.
   *[round-limit] Ostatnia runda: usunięto rozkazy { $sizes }.
}
mexica-event-region-scored = { $founded ->
    [yes] Punkty za calpulli o wielkości { $size } przy { $cell }: { $gains }.
   *[no] Punkty za region o wielkości { $size } przy { $cell }: { $gains }.
}
mexica-event-palace-scored = { $player } stoi w pałacu: +{ $points }.
mexica-event-period-ended = { $reason ->
    [round-limit] Okres { $period } kończy się po ostatniej rundzie: { $scores }.
   *[complete] Okres { $period } kończy się: { $scores }.
}
mexica-event-game-ended = Koniec gry.

## Dlaczego nie

mexica-refusal-the-game-is-over = Gra jest skończona.
mexica-refusal-start-spaces-are-chosen-before-the-first-turn = Pola startowe wybiera się przed pierwszą turą.
mexica-refusal-start-spaces-are-chosen-first = Najpierw wybiera się pole startowe.
mexica-refusal-this-start-space-is-taken = Pole { $cell } jest zajęte.
mexica-refusal-the-lifted-bridge-must-be-placed = Najpierw trzeba położyć most podniesiony z { $cell }.
mexica-refusal-locks-in-an-opponent-in-the-first-round = W pierwszej rundzie nikogo nie wolno zamknąć.
mexica-refusal-not-enough-action-points = Koszt to { $cost } PA; zostało { $ap }.
mexica-refusal-no-token-to-play = Nie masz żetonu akcji.
mexica-refusal-two-tokens-were-taken-in-this-turn = W tej turze wzięto już dwa żetony.
mexica-refusal-no-token-left = Nie ma już żetonów akcji.
mexica-refusal-no-single-canal-left = Nie ma już kanałów pojedynczych.
mexica-refusal-no-double-canal-left = Nie ma już kanałów podwójnych.
mexica-refusal-water = Na { $cell } jest woda.
mexica-refusal-palace = { $cell } należy do pałacu.
mexica-refusal-a-temple-is-there = Na { $cell } stoi świątynia.
mexica-refusal-a-calpulli-tile-is-there = Na { $cell } leży żeton calpulli.
mexica-refusal-a-pilli-is-there = Na { $cell } stoi pilli.
mexica-refusal-a-bridge-touches-it = Most na { $bridge } nie pozwala kopać na { $cell }.
mexica-refusal-the-region-is-founded = Ten region jest już założony.
mexica-refusal-no-bridge-left = Nie ma już mostów.
mexica-refusal-bridges-lie-on-canals = Mosty leżą na kanałach. Na { $cell } go nie ma.
mexica-refusal-a-bridge-is-there = Na { $cell } leży już most.
mexica-refusal-a-bridge-ends-on-land = Most z obu stron kończy się na lądzie. Na { $cell } tak nie jest.
mexica-refusal-no-bridge-is-there = Na { $cell } nie ma mostu.
mexica-refusal-bridges-are-left = { $bridges ->
    [one] Mosty przenosi się, gdy wszystkie leżą na planszy; został { $bridges }.
    [few] Mosty przenosi się, gdy wszystkie leżą na planszy; zostały { $bridges }.
    [many] Mosty przenosi się, gdy wszystkie leżą na planszy; zostało { $bridges }.
   *[other] Mosty przenosi się, gdy wszystkie leżą na planszy; zostało { $bridges }.
}
mexica-refusal-a-pilli-is-on-the-bridge = Na moście na { $cell } stoi pilli.
mexica-refusal-the-emblem-is-closed = Na godło nikt nie wchodzi.
mexica-refusal-not-adjacent = { $cell } nie leży obok twojego pilli.
mexica-refusal-bridges-are-entered-over-their-ends = Na most wchodzi się i schodzi z niego tylko przez jego końce.
mexica-refusal-boats-go-from-bridge-to-bridge = Łodzie pływają od mostu do mostu.
mexica-refusal-no-water-leads-there = Woda nie prowadzi na { $cell }.
mexica-refusal-no-temple-of-that-level-left = Nie masz już świątyni poziomu { $level }.
mexica-refusal-the-pilli-is-on-a-bridge = Twój pilli stoi na moście, poza regionami.
mexica-refusal-another-region = { $cell } nie leży w regionie twojego pilli.
mexica-refusal-no-tile-of-that-size-is-shown = Nie ma rozkazu o wielkości { $size }.

## Wynik

mexica-tally-founder = Założone calpulli
mexica-tally-guest = Obecność przy założeniu
mexica-tally-regions-1 = Calpulli, pierwsze punktowanie
mexica-tally-palace-1 = Pałac, pierwsze punktowanie
mexica-tally-regions-2 = Calpulli, drugie punktowanie
mexica-tally-unfounded-2 = Inne regiony, drugie punktowanie
mexica-tally-palace-2 = Pałac, drugie punktowanie
mexica-tally-total = Punkty
mexica-tally-tokens = Pozostałe żetony (rozstrzygają remis)
mexica-outcome = { $outcome ->
    [round-limit] Rozegrano ostatnią rundę drugiego okresu.
   *[complete] Wykonano wszystkie rozkazy i ktoś wzniósł wszystkie świątynie.
}
mexica-chart = Punkty po każdym ruchu

## Przewodnik

guide-mexica-board = Oto wyspa na jeziorze. Kanały dzielą ją na regiony; małe tabliczki mówią, ile pól ma region.
guide-mexica-goal = Cesarz rozkazuje założyć regiony o danej wielkości, widać je w prawym górnym rogu. Zamknij taki region, załóż go, a potem miej w nim najwięcej poziomów świątyń.
guide-mexica-canals = Weź z dołu kanał i prowadź go nad planszą: nowe wielkości widać, zanim zaczniesz kopać. Złota tabliczka pasuje do rozkazu.
guide-mexica-found = Pilli, który stoi w pasującym regionie, może go założyć za darmo. Założyciel dostaje niebieską liczbę, inni obecni białą.
guide-mexica-temples = Świątynie stawia się gdziekolwiek w regionie swojego pilli; kosztują tyle PA, ile mają poziomów. Na koniec okresu punktują miejsca w każdym calpulli.
guide-mexica-move = Krok kosztuje 1 PA. Łodzią płynie się od mostu do mostu po 1 PA, a za 5 PA idzie się w dowolne miejsce. Liczby na planszy to koszty.
guide-mexica-turn = Masz 6 PA na turę. Część możesz zachować jako żetony akcji, najwyżej dwa na turę. Turę kończy złoty przycisk.
