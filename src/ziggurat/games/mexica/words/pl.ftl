## Na stronie głównej i przy nowym stole

game-mexica = Mexica
game-mexica-lead = Buduj kanały, podziel wyspę pośród jeziora na regiony i wznoś na niej świątynie.
game-mexica-players = 2–4 graczy
game-mexica-time = 60–90 min
option-mexica-neutral = Neutralne świątynie
option-mexica-neutral-value = { $value ->
    [hard] 25 poziomów
    [none] Brak
   *[standard] 20 poziomów
}
option-mexica-neutral-means = { $value ->
    [hard] Dziesięć świątyń trzeciego koloru przeszkadza i liczy się jak trzeci gracz. Dla doświadczonych.
    [none] O calpulli nie rywalizuje nikt więcej.
   *[standard] Dziesięć świątyń trzeciego koloru przeszkadza i liczy się jak trzeci gracz.
}
option-mexica-emblem = Godło pałacu
option-mexica-emblem-value = { $value ->
    [closed] Zamknięte
   *[open] Można na nie wejść
}
option-mexica-emblem-means = { $value ->
    [closed] Na pole pośrodku pałacu nikt nie może wejść.
   *[open] Na pole pośrodku pałacu wchodzi się jak na każde inne.
}
option-mexica-bridge_squares = Kanały przy mostach
option-mexica-bridge_squares-value = { $value ->
    [all] Zabronione po wszystkich czterech stronach
   *[ends] Zabronione tylko na obu końcach
}
option-mexica-bridge_squares-means = { $value ->
    [all] Kanały omijają wszystkie cztery pola wokół mostu. Zostaje więcej miejsca do chodzenia.
   *[ends] Bez kanałów zostają tylko dwa pola, na które prowadzi most.
}

## Elementy

mexica-board = Plansza gry Mexica
mexica-colour = { $colour ->
    [terracotta] Czerwony
    [obsidian] Czarny
    [sand] Piaskowy
   *[grey] Szary
}
mexica-neutral = Neutralne
mexica-temple = Świątynia { $level }-poziomowa
mexica-piece = { $piece ->
    [canals] kanał
    [bridge-h] most, poziomo
    [bridge-v] most, pionowo
    [neutral] neutralna świątynia { $number }-poziomowa
    [placed] żeton calpulli { $number }
   *[pilli] Pilli Mexica
}
mexica-token = Żeton akcji
mexica-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
mexica-tokens-of = { $count ->
    [one] { $count } żeton akcji
    [few] { $count } żetony akcji
    [many] { $count } żetonów akcji
   *[other] { $count } żetonu akcji
}
mexica-orders = Rozkazy Cesarza
mexica-orders-short = Rozkazy
mexica-orders-open = do wykonania: { $open } z { $all }

## Co zostało

mexica-period = Okres { $period } z { $periods }, runda { $round }
mexica-period-short = Okres { $period }, runda { $round }
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
mexica-ap = pozostałe PA
mexica-act-end = { $ap ->
    [one] Zakończ turę, został { $ap } PA
    [few] Zakończ turę, zostały { $ap } PA
   *[many] Zakończ turę, zostało { $ap } PA
}
mexica-ap-left = { $ap ->
    [one] Został { $ap } punkt akcji
    [few] Zostały { $ap } punkty akcji
    [many] Zostało { $ap } punktów akcji
   *[other] Zostało { $ap } punktu akcji
}

## Elementy do wzięcia

mexica-moving = Pilli Mexica i zakładanie
mexica-digging = Kanały i mosty
mexica-building = Świątynie
mexica-tokens = Żetony akcji
mexica-pick-pilli = Pilli Mexica: 1 PA za krok
mexica-pick-found = { $points ->
    [0] Załóż region o wielkości { $size }
   *[other] Załóż region o wielkości { $size }: +{ $points }
}
mexica-pick-double = { $count ->
    [one] Kanał podwójny: 1 PA, został { $count }
    [few] Kanał podwójny: 1 PA, zostały { $count }
    [many] Kanał podwójny: 1 PA, zostało { $count }
   *[other] Kanał podwójny: 1 PA, zostało { $count }
}
mexica-pick-single = { $count ->
    [one] Kanał pojedynczy: 1 PA, został { $count }
    [few] Kanał pojedynczy: 1 PA, zostały { $count }
    [many] Kanał pojedynczy: 1 PA, zostało { $count }
   *[other] Kanał pojedynczy: 1 PA, zostało { $count }
}
mexica-pick-bridge = { $count ->
    [0] Most: brak w rezerwie, przenieś jeden z planszy za 1 PA
    [one] Most: 1 PA, został { $count }
    [few] Most: 1 PA, zostały { $count }
    [many] Most: 1 PA, zostało { $count }
   *[other] Most: 1 PA, zostało { $count }
}
mexica-pick-temple = { $count ->
    [one] Świątynia { $level }-poziomowa: { $level } PA, została { $count }
    [few] Świątynia { $level }-poziomowa: { $level } PA, zostały { $count }
    [many] Świątynia { $level }-poziomowa: { $level } PA, zostało { $count }
   *[other] Świątynia { $level }-poziomowa: { $level } PA, zostało { $count }
}
mexica-pick-take = { $count ->
    [one] Weź żeton akcji: 1 PA, został { $count }
    [few] Weź żeton akcji: 1 PA, zostały { $count }
    [many] Weź żeton akcji: 1 PA, zostało { $count }
   *[other] Weź żeton akcji: 1 PA, zostało { $count }
}
mexica-pick-play = Zagraj żeton akcji: +1 PA, masz { $count }

## Regiony

mexica-region-panel = Region
mexica-region = Region o wielkości { $size }
mexica-district = Calpulli o wielkości { $size }
mexica-region-state = { $state ->
    [founded] założone
    [fits] niezałożony, pasuje do rozkazu
   *[open] niezałożony, nie pasuje do żadnego rozkazu
}
mexica-rank-first = Masz tu pierwsze miejsce.
mexica-rank-unfounded = Niezałożony region daje punkty dopiero na koniec gry.
mexica-rank-needs = { $levels ->
    [one] Jeszcze { $levels } poziom: { mexica-points }.
    [few] Jeszcze { $levels } poziomy: { mexica-points }.
    [many] Jeszcze { $levels } poziomów: { mexica-points }.
   *[other] Jeszcze { $levels } poziomu: { mexica-points }.
}

## Kto o czym decyduje

mexica-question-start = { $player }: wybierz pole startowe.
mexica-question-turn = { $ap ->
    [0] { $player }: zakończ turę.
   *[other] { $player }: wybierz, co zrobisz.
}
mexica-question-pilli = { $player }: wybierz, dokąd idzie twój Pilli Mexica.
mexica-question-canal = { $player }: wybierz miejsce na kanał.
mexica-question-bridge = { $player }: wybierz miejsce na most.
mexica-question-lift = { $player }: wybierz most do przeniesienia.
mexica-question-temple = { $player }: wybierz miejsce na świątynię.
mexica-question-found = { $player }: wybierz miejsce na żeton calpulli.
mexica-waiting-start = { $player } wybiera pole startowe.
mexica-waiting-turn = Teraz gra { $player }.
mexica-waiting-bridge = { $player } przenosi most.
mexica-turn-tip = Wybierz element.
mexica-leap-tip = Za 5 PA Pilli Mexica może przejść w dowolne miejsce.

## Akcje

mexica-action-done = Zakończ turę
mexica-action-take-token = Weź żeton akcji
mexica-action-play-token = Zagraj żeton akcji
mexica-action-start = Zacznij na { $cell }
mexica-action-canal = Kanał na { $cell }
mexica-action-bridge = { $axis ->
    [v] Most na { $cell }, pionowo
   *[h] Most na { $cell }, poziomo
}
mexica-action-lift = Podnieś most z { $cell }
mexica-action-walk = Pieszo na { $cell }
mexica-action-boat = Łodzią na { $cell }
mexica-action-leap = Ruch Pilli Mexica na { $cell } (5 PA)
mexica-action-temple = Świątynia { $level }-poziomowa na { $cell }
mexica-action-found = Załóż region, żeton na { $cell }
mexica-group-other = Decyzja
mexica-group-found = Zakładanie regionu
mexica-group-walk = Pieszo
mexica-group-boat = Łodzią
mexica-group-temple = Świątynie
mexica-group-bridge = Mosty
mexica-group-lift = Przenoszenie mostu
mexica-group-canal-2 = Kanały podwójne
mexica-group-canal-1 = Kanały pojedyncze
mexica-group-leap = Ruch Pilli Mexica (5 PA)
mexica-act-start = Zacznij na { $cell }
mexica-act-move = Idź na { $cell }
mexica-act-canal = Zbuduj kanał: { $cell }
mexica-act-bridge = { $axis ->
    [v] Most na { $cell }, pionowo
   *[h] Most na { $cell }, poziomo
}
mexica-act-lift = Podnieś most z { $cell }
mexica-act-temple = Wznieś { $level }-poziomową: { $cell }
mexica-act-found = Załóż, żeton na { $cell }

## Co z tego wyniknie

mexica-chip-move = { $cell } za { $ap } PA
mexica-chip-found = Założenie regionu { $size }: +{ $points }
mexica-chip-split = region { $size } dzieli się na { $parts }
mexica-chip-shrink = { $left ->
    [few] z regionu { $size } zostaną { $left }
   *[many] z regionu { $size } zostanie { $left }
}
mexica-chip-founder = { $player }: +{ $points } za założenie
mexica-chip-rank = { $levels ->
    [one] { $player }: { $levels } poziom, { mexica-points }
    [few] { $player }: { $levels } poziomy, { mexica-points }
    [many] { $player }: { $levels } poziomów, { mexica-points }
   *[other] { $player }: { $levels } poziomu, { mexica-points }
}
mexica-chip-fits = { $size } pasuje do rozkazu
mexica-chip-bridge = { $axis ->
    [v] { $cell }: końce u góry i u dołu
   *[h] { $cell }: końce z lewej i z prawej
}
mexica-chip-lift = Podnieś most z { $cell }, potem go połóż
mexica-chip-start = { $cell }: 5 punktów dla tego, kto tu stoi podczas podliczenia
mexica-turn = Obróć (R)
mexica-cell-temple = { $cell }, świątynia { $level }-poziomowa, { $player }
mexica-cell-tile = { $cell }, żeton calpulli { $size }
mexica-cell-bridge = { $axis ->
    [v] { $cell }, most, pionowo
   *[h] { $cell }, most, poziomo
}
mexica-cell-canal = { $cell }, kanał
mexica-cell-lake = { $cell }, jezioro
mexica-cell-land = { $ground ->
    [start] { $cell }, pałac, pole startowe
    [emblem] { $cell }, pałac, godło
   *[land] { $cell }, ląd
}
mexica-cell-pilli = Pilli Mexica: { $player }
mexica-cell-region = region o wielkości { $size }
mexica-cell-district = calpulli o wielkości { $size }
mexica-cell-possible = możliwe za { $ap } PA

## Przebieg

mexica-gain = { $player } +{ $points }
mexica-score = { $player } { $points }
mexica-event-tiles-shown = Cesarz rozkazuje założyć regiony o wielkości { $sizes }.
mexica-event-neutral-temple = Neutralna świątynia { $level }-poziomowa { $glyph } stoi na { $cell }.
mexica-event-start = { $player } { $glyph } zaczyna na { $cell }.
mexica-event-canal = { $count ->
    [1] { $player } buduje kanał { $glyph } na { $first }.
   *[other] { $player } buduje kanał { $glyph } na { $first } i { $second }.
}
mexica-event-bridge = { $moved ->
    [yes] { $player } kładzie most { $glyph } na { $cell }.
   *[no] { $player } buduje most { $glyph } na { $cell }.
}
mexica-event-lift = { $player } podnosi most { $glyph } z { $cell }.
mexica-event-walk = { $player } { $glyph } idzie z { $from } na { $cell }.
mexica-event-boat = { $player } { $glyph } płynie z { $from } na { $cell } za { $ap } PA.
mexica-event-leap = { $player } { $glyph } wykonuje Ruch Pilli Mexica z { $from } na { $cell } za { $ap } PA.
mexica-event-temple = { $player } wznosi świątynię { $level }-poziomową { $glyph } na { $cell }.
mexica-event-found = { $player } zakłada calpulli o wielkości { $size } { $glyph } na { $cell }: { $gains }.
mexica-event-take-token = { $player } bierze żeton akcji { $glyph }.
mexica-event-play-token = { $player } zagrywa żeton akcji { $glyph }.
mexica-event-tiles-removed = { $reason ->
    [impossible]
        { $count ->
            [one] Rozkazu { $sizes } nie da się już wykonać: zostaje usunięty.
           *[other] Rozkazów { $sizes } nie da się już wykonać: zostają usunięte.
        }
    [quiet-rounds]
        { $count ->
            [one] Trzy rundy bez budowy: rozkaz { $sizes } zostaje usunięty.
           *[other] Trzy rundy bez budowy: rozkazy { $sizes } zostają usunięte.
        }
   *[round-limit]
        { $count ->
            [one] Koniec ostatniej rundy: rozkaz { $sizes } zostaje usunięty.
           *[other] Koniec ostatniej rundy: rozkazy { $sizes } zostają usunięte.
        }
}
mexica-event-region-scored = { $founded ->
    [yes] Punkty za calpulli o wielkości { $size } przy { $cell }: { $gains }.
   *[no] Punkty za region o wielkości { $size } przy { $cell }: { $gains }.
}
mexica-event-palace-scored = { $player } stoi w pałacu: +{ $points }.
mexica-event-period-ended = { $reason ->
    [round-limit] Okres { $period } kończy się po ostatniej rundzie: { $scores }.
   *[complete] Okres { $period } kończy się: { $scores }.
}
mexica-event-game-ended = Koniec gry.

## Dlaczego nie

mexica-refusal-the-game-is-over = Gra się skończyła.
mexica-refusal-start-spaces-are-chosen-before-the-first-turn = Pola startowe wybiera się przed pierwszą turą.
mexica-refusal-start-spaces-are-chosen-first = Najpierw wybierz pole startowe.
mexica-refusal-this-start-space-is-taken = Pole { $cell } jest zajęte; wybierz inne pole startowe.
mexica-refusal-the-lifted-bridge-must-be-placed = Najpierw trzeba położyć most podniesiony z { $cell }.
mexica-refusal-locks-in-an-opponent-in-the-first-round = W pierwszej rundzie nie wolno zamknąć przeciwnika: musi mieć dostęp do co najmniej 14 pól.
mexica-refusal-not-enough-action-points = { $ap ->
    [one] To kosztuje { $cost } PA; został ci { $ap }.
    [few] To kosztuje { $cost } PA; zostały ci { $ap }.
    [many] To kosztuje { $cost } PA; zostało ci { $ap }.
   *[other] To kosztuje { $cost } PA; zostało ci { $ap }.
}
mexica-refusal-no-token-to-play = Nie masz żetonu akcji.
mexica-refusal-two-tokens-were-taken-in-this-turn = W jednej turze można wziąć najwyżej dwa żetony akcji; masz już dwa z tej tury.
mexica-refusal-no-token-left = W rezerwie nie ma już żetonów akcji.
mexica-refusal-no-single-canal-left = W rezerwie nie ma już kanałów pojedynczych.
mexica-refusal-no-double-canal-left = W rezerwie nie ma już kanałów podwójnych.
mexica-refusal-water = Potrzebny jest ląd; na { $cell } jest woda.
mexica-refusal-palace = Na polach pałacu nie wolno budować; { $cell } należy do pałacu.
mexica-refusal-a-temple-is-there = Pole musi być puste; na { $cell } stoi świątynia.
mexica-refusal-a-calpulli-tile-is-there = Pole musi być puste; na { $cell } leży żeton calpulli.
mexica-refusal-a-pilli-is-there = Pole musi być puste; na { $cell } stoi pionek Pilli Mexica.
mexica-refusal-a-bridge-touches-it = Most na { $bridge } wymaga lądu na { $cell }; nie można tam zbudować kanału.
mexica-refusal-the-region-is-founded = Ten region jest już założony.
mexica-refusal-no-bridge-left = W rezerwie nie ma już mostów; przenieś jeden z planszy.
mexica-refusal-bridges-lie-on-canals = Most można zbudować tylko na kanale; na { $cell } nie ma kanału.
mexica-refusal-a-bridge-is-there = Na { $cell } leży już most.
mexica-refusal-a-bridge-ends-on-land = Oba końce mostu muszą leżeć na lądzie; na { $cell } to niemożliwe.
mexica-refusal-no-bridge-is-there = Na { $cell } nie ma mostu.
mexica-refusal-bridges-are-left = { $bridges ->
    [one] Mosty można przenosić dopiero wtedy, gdy wszystkie leżą na planszy; w rezerwie został { $bridges }.
    [few] Mosty można przenosić dopiero wtedy, gdy wszystkie leżą na planszy; w rezerwie zostały { $bridges }.
    [many] Mosty można przenosić dopiero wtedy, gdy wszystkie leżą na planszy; w rezerwie zostało { $bridges }.
   *[other] Mosty można przenosić dopiero wtedy, gdy wszystkie leżą na planszy; w rezerwie zostało { $bridges }.
}
mexica-refusal-a-pilli-is-on-the-bridge = Nie można podnieść mostu, na którym ktoś stoi; na { $cell } stoi pionek Pilli Mexica.
mexica-refusal-the-emblem-is-closed = Przy tym stole na godło nie wolno wchodzić.
mexica-refusal-not-adjacent = Pieszo idzie się na sąsiednie pole; { $cell } nie sąsiaduje z twoim pionkiem.
mexica-refusal-bridges-are-entered-over-their-ends = Na most można wejść i z niego zejść tylko przez jego końce.
mexica-refusal-boats-go-from-bridge-to-bridge = Łodzią można płynąć tylko z mostu na most.
mexica-refusal-no-water-leads-there = Na { $cell } nie prowadzi żadna droga wodna.
mexica-refusal-no-temple-of-that-level-left = Nie masz już świątyni { $level }-poziomowej.
mexica-refusal-the-pilli-is-on-a-bridge = Twój Pilli Mexica stoi na moście, więc nie jest w żadnym regionie. Najpierw zejdź z mostu.
mexica-refusal-another-region = Pole { $cell } nie leży w regionie, w którym stoi twój Pilli Mexica.
mexica-refusal-no-free-square-for-the-tile = W tym regionie każde pole jest zajęte: na żeton nie ma miejsca.
mexica-refusal-no-tile-of-that-size-is-shown = Wśród rozkazów nie ma żetonu o wielkości { $size }.

## Co jest czym

mexica-explain-ap-left = { $ap ->
    [one] W tej turze został { $ap } PA.
    [few] W tej turze zostały { $ap } PA.
   *[many] W tej turze zostało { $ap } PA.
}
mexica-explain-bridge-joins = Łączy { $cell } i { $other }. Stąd pływa się łodzią do innych mostów.
mexica-explain-bridges-left = W rezerwie: { $count }
mexica-explain-bridges-move = W rezerwie nie ma już mostów, więc można przenieść most z planszy.
mexica-explain-doubles-left = W rezerwie: { $count }
mexica-explain-emblem-closed = Przy tym stole nikt nie może na nie wejść.
mexica-explain-emblem-open = Wchodzi się na nie jak na każde inne pole.
mexica-explain-order-ready = Region przy { $cell } ma teraz tę wielkość.
mexica-explain-order-waits = Żaden niezałożony region nie ma teraz wielkości { $count }.
mexica-explain-out-of-reach = Z pozostałymi PA twój pionek tu nie dotrze.
mexica-explain-palace-bonus = Punkty za pionek na polu startowym podczas podliczenia: { $count }
mexica-explain-period-orders = Okres kończy się, gdy nie ma już rozkazów, a ktoś zbudował wszystkie swoje świątynie. Pozostałe rozkazy: { $count }
mexica-explain-period-round = Okres { $period }, runda { $round }
mexica-explain-period-temples = Najmniejsza liczba świątyń, jaka została komuś do wzniesienia: { $count }
mexica-explain-pilli-of = Tym pionkiem gra { $player }.
mexica-explain-pilli-on-bridge = Na moście nie jest w żadnym regionie: nie można zakładać ani budować.
mexica-explain-pilli-stands = Stoi na { $cell }.
mexica-explain-pilli-waits = Zaczyna na polu startowym.
mexica-explain-points-now = Przy podliczeniu w tej chwili zdobywasz: { $count }
mexica-explain-price = Kosztuje { $count } PA.
mexica-explain-rank = { $player }: { $levels ->
    [one] { $levels } poziom
    [few] { $levels } poziomy
   *[many] { $levels } poziomów
}, punkty przy podliczeniu: { $count }
mexica-explain-reach = Twój pionek może tu dotrzeć za { $count } PA.
mexica-explain-region-fits = Region o wielkości { $count }, jakiej żąda jeden z rozkazów. Założyciel dostaje { $founder }, każdy inny gracz, którego pionek w nim stoi, { $guest }.
mexica-explain-region-founded = Założone calpulli o wielkości { $count }. Nie można w nim budować kanałów.
mexica-explain-region-open = Region o wielkości { $count }. Żaden rozkaz nie żąda teraz takiej wielkości.
mexica-explain-singles-left = W rezerwie: { $count }
mexica-explain-temple-counts = W swoim regionie liczy się za { $count }.
mexica-explain-temple-neutral = Poziomy: { $count }. Liczy się jak świątynia innego gracza.
mexica-explain-temple-of = { $player }, poziomy: { $count }
mexica-explain-temples-left = Możesz jeszcze zbudować: { $count }
mexica-explain-tile-numbers = Pierwsze miejsce { $first }, drugie { $second }, trzecie { $third }
mexica-explain-tokens-a-turn = W tej turze możesz jeszcze wziąć: { $count }
mexica-explain-tokens-left = W rezerwie: { $count }
mexica-explain-tokens-own = Masz: { $count }
mexica-explain-water = Przepływają tędy łodzie. Most można zbudować tam, gdzie oba jego końce leżą na lądzie.

## Wynik

mexica-tally-founder = Założone calpulli
mexica-tally-guest = Obecność przy założeniu
mexica-tally-regions-1 = Calpulli, pierwsze podliczenie
mexica-tally-palace-1 = Pałac, pierwsze podliczenie
mexica-tally-regions-2 = Calpulli, drugie podliczenie
mexica-tally-unfounded-2 = Inne regiony, drugie podliczenie
mexica-tally-palace-2 = Pałac, drugie podliczenie
mexica-tally-total = Punkty
mexica-tally-tokens = Pozostałe żetony (rozstrzygają remis)
mexica-outcome = { $outcome ->
    [round-limit] Rozegrano ostatnią rundę drugiego okresu.
   *[complete] Wykonano lub usunięto wszystkie rozkazy i ktoś wzniósł wszystkie świątynie.
}
mexica-chart = Punkty po każdym ruchu

## Przewodnik

guide-mexica-board = Oto wyspa na jeziorze. Kanały dzielą ją na regiony; małe tabliczki pokazują, ile pól ma każdy region.
guide-mexica-goal = Cesarz rozkazuje założyć regiony o danej wielkości; widać je w prawym górnym rogu. Zamknij taki region, załóż go, a potem zdobądź w nim przewagę poziomów świątyń.
guide-mexica-canals = Weź z dołu kanał i prowadź go nad planszą: nowe wielkości widać, jeszcze zanim go położysz. Złota tabliczka pasuje do rozkazu.
guide-mexica-found = Jeśli twój Pilli Mexica stoi w pasującym regionie, możesz ten region założyć za darmo. Założyciel dostaje niebieską liczbę punktów, inni obecni – białą.
guide-mexica-temples = Świątynię wznosisz na dowolnym pustym polu regionu, w którym stoi twój Pilli Mexica; kosztuje tyle PA, ile ma poziomów. Na koniec okresu punkty dają miejsca zajęte w każdym calpulli.
guide-mexica-move = Krok kosztuje 1 PA. Łodzią płynie się z mostu na most po 1 PA, a za 5 PA Pilli Mexica przechodzi w dowolne miejsce. Liczby na planszy to koszty.
guide-mexica-turn = Masz 6 PA na turę. Część możesz zachować jako żetony akcji, najwyżej dwa na turę. Turę kończy złoty przycisk.

## Powody ruchu

mexica-reason-start = Wszystkie pola startowe są równie dobre; stąd najbliżej jest na { $side ->
    [north] północ
    [south] południe
    [west] zachód
   *[east] wschód
} wyspy.
mexica-reason-founds = Zakładasz calpulli o wielkości { $size }: od razu { mexica-points }.
mexica-reason-guest = Stoi tam też { $player } i dostaje { $count }.
mexica-reason-closes = Zamykasz region o wielkości { $size }, którego założenie daje { mexica-points }.
mexica-reason-rank = { $founded ->
    [yes] { $rank ->
        [1] Pierwsze miejsce w calpulli o wielkości { $size }: przy podliczeniu { mexica-points }, dotąd { $was }.
        [2] Drugie miejsce w calpulli o wielkości { $size }: przy podliczeniu { mexica-points }, dotąd { $was }.
       *[3] Trzecie miejsce w calpulli o wielkości { $size }: przy podliczeniu { mexica-points }, dotąd { $was }.
    }
   *[no] { $rank ->
        [1] Pierwsze miejsce w regionie o wielkości { $size }: przy podliczeniu { mexica-points }, dotąd { $was }.
        [2] Drugie miejsce w regionie o wielkości { $size }: przy podliczeniu { mexica-points }, dotąd { $was }.
       *[3] Trzecie miejsce w regionie o wielkości { $size }: przy podliczeniu { mexica-points }, dotąd { $was }.
    }
}
mexica-reason-palace = W pałacu: przy podliczeniu { mexica-points }.
mexica-reason-scoring = { $period ->
    [1] Koniec okresu: zdobywasz { mexica-points }.
   *[2] Koniec gry: zdobywasz { mexica-points }.
}
mexica-reason-temples = { $count ->
    [one] Wznosisz { $count } poziom świątyni; przy podliczeniu liczy się, kto ma ich w calpulli najwięcej.
    [few] Wznosisz { $count } poziomy świątyń; przy podliczeniu liczy się, kto ma ich w calpulli najwięcej.
   *[many] Wznosisz { $count } poziomów świątyń; przy podliczeniu liczy się, kto ma ich w calpulli najwięcej.
}
mexica-reason-temples-early = { $count ->
    [one] Wznosisz { $count } poziom świątyni na lądzie, którego nikt jeszcze nie założył. Da punkty na końcu gry albo wcześniej, jeśli ktoś go założy.
    [few] Wznosisz { $count } poziomy świątyń na lądzie, którego nikt jeszcze nie założył. Dadzą punkty na końcu gry albo wcześniej, jeśli ktoś go założy.
   *[many] Wznosisz { $count } poziomów świątyń na lądzie, którego nikt jeszcze nie założył. Dadzą punkty na końcu gry albo wcześniej, jeśli ktoś go założy.
}
mexica-reason-token = { $count ->
    [one] Odkładasz { mexica-tokens-of }: o 1 PA więcej w późniejszej turze.
    [few] Odkładasz { mexica-tokens-of }: każdy to o 1 PA więcej w późniejszej turze.
   *[many] Odkładasz { mexica-tokens-of }: każdy to o 1 PA więcej w późniejszej turze.
}
mexica-reason-spends-token = Kosztuje { mexica-tokens-of }.

## Co to dla ciebie znaczy

mexica-means-guest = Dostajesz { mexica-points }: stoi w nim twój Pilli Mexica.
mexica-means-founded = Odtąd liczą się w nim przy podliczeniu poziomy świątyń.

## Wyjaśnienie punktacji

mexica-scoring-levels = poziomy świątyń
mexica-scoring-palace = Pałac

## Zadania

mexica-theme-founding = Założenie
mexica-theme-majority = Przewaga
mexica-theme-palace = Pałac
mexica-theme-scoring = Podliczenie punktów
