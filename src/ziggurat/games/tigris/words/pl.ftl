## Na stronie głównej i przy nowym stole

game-tigris = Eufrat i Tygrys
game-tigris-lead = Między dwiema rzekami dynastie rosną, łączą się i ścierają. O wyniku rozstrzyga twój najsłabszy kolor.
game-tigris-players = 2–4 graczy
game-tigris-time = 60–90 min
option-tigris-board = Plansza
option-tigris-board-value = { $value ->
    [advanced] Zaawansowana
   *[standard] Podstawowa
}
option-tigris-board-means = { $value ->
    [advanced] Skarby leżą na czternastu świątyniach, a rzeki płyną inaczej.
   *[standard] Skarby leżą na dziesięciu świątyniach.
}
option-tigris-buildings = Budowle cywilizacji
option-tigris-buildings-value = { $value ->
    [on] Tak
   *[off] Nie
}
option-tigris-buildings-means = { $value ->
    [on] Linia żetonów jednego koloru daje budowlę z dodatkowymi punktami. Najlepiej od drugiej gry.
   *[off] Gra bez rozszerzenia.
}
option-tigris-scores = Punkty
option-tigris-scores-value = { $value ->
    [open] Jawne
   *[hidden] Ukryte do końca gry
}
option-tigris-scores-means = { $value ->
    [open] Wszyscy widzą wszystkie punkty. To pomaga w nauce.
   *[hidden] Do końca widzisz tylko własne punkty.
}

## Elementy

tigris-board = Plansza gry Eufrat i Tygrys
tigris-tile = { $tile ->
    [settlement] osada
    [temple] świątynia
    [farm] farma
   *[market] targowisko
}
    .accusative = { $tile ->
        [settlement] osadę
        [temple] świątynię
        [farm] farmę
       *[market] targowisko
    }
tigris-tiles = { $tile ->
    [settlement] { $count ->
        [one] { $count } osadę
        [few] { $count } osady
       *[many] { $count } osad
    }
    [temple] { $count ->
        [one] { $count } świątynię
        [few] { $count } świątynie
       *[many] { $count } świątyń
    }
    [farm] { $count ->
        [one] { $count } farmę
        [few] { $count } farmy
       *[many] { $count } farm
    }
   *[market] { $count ->
        [one] { $count } targowisko
        [few] { $count } targowiska
       *[many] { $count } targowisk
    }
}
tigris-leader = { $leader ->
    [king] król
    [priest] kapłan
    [farmer] rolnik
   *[trader] kupiec
}
    .accusative = { $leader ->
        [king] króla
        [priest] kapłana
        [farmer] rolnika
       *[trader] kupca
    }
    .genitive = { $leader ->
        [king] królów
        [priest] kapłanów
        [farmer] rolników
       *[trader] kupców
    }
tigris-leaders = { $leader ->
    [king] Królowie
    [priest] Kapłani
    [farmer] Rolnicy
   *[trader] Kupcy
}
tigris-dynasty = { $dynasty ->
    [archer] Łucznik
    [bull] Byk
    [potter] Garncarz
   *[lion] Lew
}
tigris-points = { $colour ->
    [black] { $count ->
        [one] { $count } czarny punkt
        [few] { $count } czarne punkty
       *[many] { $count } czarnych punktów
    }
    [red] { $count ->
        [one] { $count } czerwony punkt
        [few] { $count } czerwone punkty
       *[many] { $count } czerwonych punktów
    }
    [blue] { $count ->
        [one] { $count } niebieski punkt
        [few] { $count } niebieskie punkty
       *[many] { $count } niebieskich punktów
    }
   *[green] { $count ->
        [one] { $count } zielony punkt
        [few] { $count } zielone punkty
       *[many] { $count } zielonych punktów
    }
}
tigris-stone = { $colour ->
    [black] Czarne
    [red] Czerwone
    [blue] Niebieskie
   *[green] Zielone
}
tigris-building = { $colour ->
    [black] pałac
    [red] biblioteka
    [blue] spichlerz
   *[green] hala targowa
}
tigris-monument = { $pair ->
    [black-red] czarno-czerwony monument
    [black-green] czarno-zielony monument
    [black-blue] czarno-niebieski monument
    [red-green] czerwono-zielony monument
    [red-blue] czerwono-niebieski monument
   *[green-blue] zielono-niebieski monument
}
tigris-treasure = skarb
tigris-catastrophe = katastrofa
tigris-face-down = żeton pod monumentem

## Co pozostało

tigris-treasures-left = { $count ->
    [one] skarb został
    [few] skarby zostały
   *[many] skarbów zostało
}
tigris-bag-left = { $count ->
    [one] żeton w woreczku
    [few] żetony w woreczku
   *[many] żetonów w woreczku
}
tigris-leader-home = { $leader ->
    [king] Król poza planszą
    [priest] Kapłan poza planszą
    [farmer] Rolnik poza planszą
   *[trader] Kupiec poza planszą
}
tigris-leader-stands = { $leader ->
    [king] Król na { $cell }
    [priest] Kapłan na { $cell }
    [farmer] Rolnik na { $cell }
   *[trader] Kupiec na { $cell }
}
tigris-points-hidden = Punkty ukryte do końca gry
tigris-treasures-of = { $count ->
    [one] { $count } skarb
    [few] { $count } skarby
   *[many] { $count } skarbów
}

## Kto o czym decyduje

tigris-question-turn = { $left ->
    [0] { $player }: zakończ turę.
   *[other] { $player }: wybierz, co zrobisz.
}
tigris-question-tile = { $player }: wybierz, gdzie położyć { tigris-tile.accusative }.
tigris-question-leader = { $player }: wybierz, gdzie postawić { tigris-leader.accusative }.
tigris-question-catastrophe = { $player }: wybierz, gdzie położyć katastrofę.
tigris-question-swap = { $player }: wybierz żetony do wymiany.
tigris-question-war = { $player }: wybierz, która wojna będzie następna.
tigris-question-support-war = { $leader ->
    [king] { $player }: dołóż osady do wojny królów.
    [priest] { $player }: dołóż świątynie do wojny kapłanów.
    [farmer] { $player }: dołóż farmy do wojny rolników.
   *[trader] { $player }: dołóż targowiska do wojny kupców.
}
tigris-question-support-revolt = { $player }: dołóż świątynie do buntu { tigris-leader.genitive }.
tigris-question-building = { $player }: wybierz, gdzie stanie budowla.
tigris-question-square = { $player }: zbudować monument?
tigris-question-monument = { $player }: wybierz monument.
tigris-question-treasure = { $player }: wybierz skarb, który zostanie na planszy.
tigris-waiting-turn = Teraz gra { $player }.
tigris-waiting-war = { $player } wybiera następną wojnę.
tigris-waiting-support = { $player } decyduje, ile żetonów dołożyć.
tigris-waiting-building = { $player } decyduje o budowli.
tigris-waiting-square = { $player } decyduje o monumencie.
tigris-waiting-monument = { $player } wybiera monument.
tigris-waiting-treasure = { $player } wybiera skarb, który zostanie na planszy.
tigris-act-end = { $left ->
    [one] Zakończ turę, została { $left } akcja
    [few] Zakończ turę, zostały { $left } akcje
   *[many] Zakończ turę, zostało { $left } akcji
}
tigris-actions-left = { $left ->
    [one] została { $left } akcja
    [few] zostały { $left } akcje
   *[many] zostało { $left } akcji
}

## Akcje

tigris-action-done = Zakończ turę
tigris-action-tile = { $tile ->
    [settlement] Osada na { $cell }
    [temple] Świątynia na { $cell }
    [farm] Farma na { $cell }
   *[market] Targowisko na { $cell }
}
tigris-action-leader = { $leader ->
    [king] Król na { $cell }
    [priest] Kapłan na { $cell }
    [farmer] Rolnik na { $cell }
   *[trader] Kupiec na { $cell }
}
tigris-action-withdraw = Wycofaj { tigris-leader.accusative }
tigris-action-catastrophe = Katastrofa na { $cell }
tigris-action-swap = Wymień { $tiles }
tigris-action-war = Wojna { tigris-leader.genitive }
tigris-action-support = { $count ->
    [0] Nie dokładaj nic
   *[other] Dołóż { tigris-tiles }
}
tigris-action-building = Budowla na { $cell }
tigris-action-no-building = Bez budowli
tigris-action-square = Monument z lewym górnym rogiem na { $cell }
tigris-action-no-monument = Bez monumentu
tigris-action-monument = { $pair ->
    [black-red] Czarno-czerwony
    [black-green] Czarno-zielony
    [black-blue] Czarno-niebieski
    [red-green] Czerwono-zielony
    [red-blue] Czerwono-niebieski
   *[green-blue] Zielono-niebieski
}
tigris-action-leave = Zostaw skarb na { $cell }
tigris-group-tile = { $tile ->
    [settlement] Osady
    [temple] Świątynie
    [farm] Farmy
   *[market] Targowiska
}
tigris-group-catastrophe = Katastrofy
tigris-group-swap = Wymiany
tigris-group-other = Decyzja
tigris-act-swap = { $count ->
    [0] Wymień
    [one] Wymień { $count } żeton
    [few] Wymień { $count } żetony
   *[many] Wymień { $count } żetonów
}
tigris-pick-tile = { $tile ->
    [settlement] Osada, { $number }. żeton na ręce
    [temple] Świątynia, { $number }. żeton na ręce
    [farm] Farma, { $number }. żeton na ręce
   *[market] Targowisko, { $number }. żeton na ręce
}
tigris-pick-catastrophe = { $count ->
    [one] Katastrofa, została { $count }
    [few] Katastrofy, zostały { $count }
   *[many] Katastrofy, zostało { $count }
}
tigris-pick-swap = Wymień żetony
tigris-pick-leader = { $leader ->
    [king] Król
    [priest] Kapłan
    [farmer] Rolnik
   *[trader] Kupiec
}

## Co nastąpi

tigris-effect-plain = bez natychmiastowego skutku
tigris-effect-gain = { tigris-points } dla ciebie
tigris-effect-theirs = { tigris-points } dla: { $player }
tigris-effect-join = łączy { $first } i { $second } bez wojny
tigris-effect-wars = { $count ->
    [one] { $cell } łączy { $first } i { $second }: { $count } wojna
    [few] { $cell } łączy { $first } i { $second }: { $count } wojny
   *[many] { $cell } łączy { $first } i { $second }: { $count } wojen
}
tigris-effect-revolt = bunt, broni się { $player }, na planszy { $attack } : { $defence }
tigris-effect-returns = { $count ->
    [one] { $count } przywódca wraca do właściciela
    [few] { $count } przywódców wraca do właścicieli
   *[many] { $count } przywódców wraca do właścicieli
}
tigris-chip-join = Łączy { $first } i { $second } bez wojny
tigris-chip-war = { $cell } łączy { $first } i { $second }
tigris-chip-revolt = Bunt na { $cell }
tigris-versus = { $name } { $attack } : { $defence } { $other }
tigris-cell-empty = { $cell }, { $ground ->
    [river] rzeka
   *[land] ląd
}
tigris-cell-piece = { $cell }, { $piece }
tigris-cell-leader = { $cell }, { tigris-leader }, { $player }, siła { $strength }
tigris-cell-with-treasure = ze skarbem
tigris-cell-in = w królestwie { $numeral }
tigris-cell-face-down = pod monumentem
tigris-cell-possible = można wybrać

## Konflikt

tigris-war-title = Wojna { tigris-leader.genitive }
tigris-revolt-title = Bunt { tigris-leader.genitive }
tigris-war-cause = Żeton na { $cell } połączył dwa królestwa. Remis wygrywa obrońca.
tigris-war-joined = Żeton na { $cell } połączył królestwa { $first } i { $second }. Remis wygrywa obrońca.
tigris-kingdom = Królestwo { $numeral }
tigris-revolt-cause = Liczą się świątynie obok przywódców i świątynie dołożone z ręki. Remis wygrywa obrońca.
tigris-attacks = atakuje
tigris-defends = broni się
tigris-on-board = Na planszy
tigris-from-hand = Z ręki
tigris-strength = Siła
tigris-stands-on = na { $cell }
tigris-unknown = jeszcze nieznane
tigris-fewer = O jeden mniej
tigris-more = O jeden więcej
tigris-send = { $count ->
    [0] Nie dokładasz nic.
   *[other] Dokładasz { tigris-tiles } (masz { $held }).
}
tigris-answer-later = { $player } dołoży po tobie.
tigris-answer-now = Dokładasz na końcu: to rozstrzyga.
tigris-need = { $count ->
    [one] Do zwycięstwa brakuje ci jeszcze { $count } żetonu.
    [few] Do zwycięstwa brakuje ci jeszcze { $count } żetonów.
   *[many] Do zwycięstwa brakuje ci jeszcze { $count } żetonów.
}
tigris-least = { $count ->
    [one] Nawet jeśli { $player } nic nie dołoży, do zwycięstwa brakuje ci jeszcze { $count } żetonu.
    [few] Nawet jeśli { $player } nic nie dołoży, do zwycięstwa brakuje ci jeszcze { $count } żetonów.
   *[many] Nawet jeśli { $player } nic nie dołoży, do zwycięstwa brakuje ci jeszcze { $count } żetonów.
}
tigris-if-win = Jeśli wygrasz: { $glyph } { tigris-points }. Z planszy schodzi { tigris-leader } ({ $player }).
tigris-if-lose = Jeśli przegrasz: { $player } zdobywa { $glyph } { tigris-points }. Z planszy schodzi twój { tigris-leader }.
tigris-tiles-leave = { $count ->
    [one] Z planszy znika też żeton na { $cells }.
   *[other] Z planszy znikają też żetony na { $cells }.
}
tigris-look = Spójrz na planszę
tigris-back-to-conflict = Wróć do konfliktu
tigris-choose-war = Która wojna będzie następna?

## Przebieg

tigris-event-tile-placed = { $player } kładzie { tigris-tile.accusative } { $glyph } na { $cell }.
tigris-event-leader-placed = { $player } stawia { tigris-leader.accusative } { $glyph } na { $cell }.
tigris-event-leader-moved = { $player } przenosi { tigris-leader.accusative } { $glyph } z { $from } na { $cell }.
tigris-event-leader-withdrawn = { $player } wycofuje { tigris-leader.accusative } { $glyph } z { $cell }.
tigris-event-points = { $why ->
    [tile] { $player }: { tigris-points } { $glyph }.
    [building] { $player }: { tigris-points } { $glyph } za budowlę.
    [revolt] { $player }: { tigris-points } { $glyph } za bunt.
    [war] { $player }: { tigris-points } { $glyph } za wojnę.
   *[monument] { $player }: { tigris-points } { $glyph } za monument.
}
tigris-event-kingdoms-joined = { $cell } łączy dwa królestwa.
tigris-event-war-chosen = { $player } wybiera: { tigris-action-war }.
tigris-event-conflict = { $conflict ->
    [revolt] { tigris-revolt-title } { $glyph }: atakuje { $attacker }, broni się { $defender }.
   *[war] { tigris-war-title } { $glyph }: atakuje { $attacker }, broni się { $defender }.
}
tigris-event-support = { $count ->
    [0] { $player } nie dokłada zwolenników.
   *[other] { $player } dokłada { tigris-tiles } { $glyph }.
}
tigris-event-conflict-won = { $winner } wygrywa { $high } : { $low }, przegrywa { $loser }.
tigris-event-conflict-tied = Remis { $high } : { $low } wygrywa obrońca: { $winner }. Przegrywa { $loser }.
tigris-event-leader-returned = { $why ->
    [no-temple] { $player }: { tigris-leader } { $glyph } traci ostatnią świątynię i schodzi z { $cell }.
   *[other] { $player }: { tigris-leader } { $glyph } schodzi z { $cell }.
}
tigris-event-building-placed = Na { $cell } staje { tigris-building } { $glyph }.
tigris-event-building-returned = Z { $cell } znika { tigris-building } { $glyph }.
tigris-event-monument-built = { $player } buduje { tigris-monument } { $glyph } na { $cell }.
tigris-event-treasure-taken = { $player } zabiera skarb { $glyph } z { $cell }.
tigris-event-catastrophe = { $player } kładzie katastrofę { $glyph } na { $cell }.
tigris-event-swapped = { $count ->
    [one] { $player } wymienia { $count } żeton.
    [few] { $player } wymienia { $count } żetony.
   *[many] { $player } wymienia { $count } żetonów.
}
tigris-event-drew-tiles = Dobierasz { $tiles }.
tigris-event-drew-tiles-other = { $player } dobiera { $tiles }.
tigris-event-game-over = { $reason ->
    [treasures] Koniec gry: na planszy zostały najwyżej dwa skarby.
    [swap] Koniec gry: w woreczku zabrakło żetonów na wymianę.
   *[bag] Koniec gry: w woreczku zabrakło żetonów.
}

## Dlaczego nie

tigris-refusal-leader-stands-there = Twój { tigris-leader } już stoi na { $cell }.
tigris-refusal-space-is-taken = Pole { $cell } jest zajęte.
tigris-refusal-leaders-stand-on-land = Przywódców można stawiać tylko na lądzie; { $cell } to rzeka.
tigris-refusal-no-temple-beside = Przywódca musi sąsiadować ze świątynią; obok { $cell } żadnej nie ma.
tigris-refusal-leader-would-join-kingdoms = Przywódca nie może łączyć królestw; { $cell } sąsiaduje z więcej niż jednym.
tigris-refusal-leader-is-not-on-the-board = Tego przywódcy nie ma na planszy.
tigris-refusal-no-catastrophe-left = Nie masz już katastrof.
tigris-refusal-catastrophes-spare-leaders = Katastrofy nie można położyć na przywódcy; na { $cell } jeden stoi.
tigris-refusal-space-is-destroyed-already = Na { $cell } leży już katastrofa.
tigris-refusal-monuments-last-for-ever = Katastrofy nie można położyć na monumencie.
tigris-refusal-catastrophes-spare-treasures = Katastrofy nie można położyć na świątyni ze skarbem.
tigris-refusal-buildings-protect-their-tile = Katastrofy nie można położyć na żetonie z budowlą; na { $cell } stoi budowla.
tigris-refusal-no-treasure-of-the-kingdom = Na { $cell } nie leży skarb tego królestwa.
tigris-refusal-framed-treasures-go-first = Najpierw zabiera się skarby z obramowanych pól; ten na { $cell } nie może zostać.
tigris-refusal-no-conflict-in-this-colour = W tym kolorze nie ma konfliktu.
tigris-refusal-tiles-are-not-in-hand = { $held ->
    [0] Nie masz na ręce takich żetonów.
    [one] Masz na ręce tylko { $held } taki żeton.
    [few] Masz na ręce tylko { $held } takie żetony.
   *[many] Masz na ręce tylko { $held } takich żetonów.
}
tigris-refusal-not-in-a-line-of-three = Budowla wymaga linii co najmniej trzech żetonów, do której należy ten właśnie położony; { $cell } nie leży w takiej linii.
tigris-refusal-building-stands-in-this-line = Budowla już stoi w tej linii; można ją przenieść tylko do innej.
tigris-refusal-line-is-not-longer = Budowlę można przenieść tylko do dłuższej linii.
tigris-refusal-game-is-over = Gra się skończyła.
tigris-refusal-something-else-is-decided = Teraz trzeba podjąć inną decyzję.
tigris-refusal-no-actions-left = W tej turze nie masz już akcji.
tigris-refusal-not-a-square-of-the-placed-tile = Położony właśnie żeton nie tworzy na { $cell } kwadratu 2×2.
tigris-refusal-monument-is-built-already = Ten monument już stoi.
tigris-refusal-monument-lacks-the-colour = Monument musi mieć kolor kwadratu; ten go nie ma.
tigris-refusal-tile-is-not-in-hand = Nie masz na ręce takiego żetonu.
tigris-refusal-rivers-are-for-farms = { $tile ->
    [settlement] Osadę można położyć tylko na lądzie; { $cell } to rzeka.
    [temple] Świątynię można położyć tylko na lądzie; { $cell } to rzeka.
   *[market] Targowisko można położyć tylko na lądzie; { $cell } to rzeka.
}
tigris-refusal-farms-lie-on-rivers = Farmę można położyć tylko na rzece; { $cell } to ląd.
tigris-refusal-tile-would-join-three-kingdoms = Żeton może połączyć najwyżej dwa królestwa; { $cell } sąsiaduje z więcej niż dwoma.

## Co jest czym

tigris-explain-actions-left = { $left ->
    [0] W tej turze nie została już żadna akcja.
    [one] W tej turze została { $left } akcja.
    [few] W tej turze zostały { $left } akcje.
   *[many] W tej turze zostało { $left } akcji.
}
tigris-explain-bag-left = Żetony w woreczku: { $count }
tigris-explain-building-bonus = Kto w tym królestwie dostaje punkt za żeton jej koloru, dostaje o jeden więcej.
tigris-explain-building-protects = Żeton pod nią zostaje na planszy, gdy jego strona przegra wojnę.
tigris-explain-building-stands = Stoi na { $cell }. Można ją przenieść tylko do dłuższej linii żetonów jej koloru.
tigris-explain-building-waits = Jeszcze nie ma jej na planszy. Stawia się ją w linii co najmniej trzech żetonów jej koloru.
tigris-explain-catastrophe = Nie można jej położyć na przywódcy, skarbie, monumencie ani budowli.
tigris-explain-catastrophes-own = Zostało ci: { $count }
tigris-explain-conflict-needed = { $count ->
    [0] Obrońca ma już dość, żeby wygrać.
    [one] Obrońcy do zwycięstwa wystarczy jeszcze { $count } żeton.
    [few] Obrońcy do zwycięstwa wystarczą jeszcze { $count } żetony.
   *[many] Obrońcy do zwycięstwa wystarczy jeszcze { $count } żetonów.
}
tigris-explain-conflict-revolt = Świątynie obok przywódców: { $attacker } { $attack }, { $defender } { $defence }
tigris-explain-conflict-tie = Przy remisie wygrywa obrońca.
tigris-explain-conflict-war = Żetony tego koloru na planszy: { $attacker } { $attack }, { $defender } { $defence }
tigris-explain-dynasty-catastrophes = Pozostałe katastrofy: { $count }
tigris-explain-dynasty-hand = Żetony na ręce: { $count }
tigris-explain-dynasty-of = Tą dynastią gra { $player }.
tigris-explain-dynasty-treasures = Skarby: { $count }
tigris-explain-farm-goes = Kładzie się ją na pustym polu rzeki, które sąsiaduje najwyżej z dwoma królestwami.
tigris-explain-leader-can-stand = Przywódca może tu stanąć: obok jest świątynia.
tigris-explain-leader-home = { tigris-leader-home }
tigris-explain-leader-last-temple = Stoi obok tylko jednej świątyni. Bez niej wraca do właściciela.
tigris-explain-leader-of = Tym przywódcą gra { $player }.
tigris-explain-leader-revolt = Świątynie obok niego, na wypadek buntu: { $count }
tigris-explain-leader-stands = { tigris-leader-stands }
tigris-explain-leader-war = Żetony jego koloru w królestwie, na wypadek wojny: { $count }
tigris-explain-leader-would-join = Przywódca nie może tu stanąć: połączyłby królestwa.
tigris-explain-monument = { $pair ->
    [black-red] Czarno-czerwony.
    [black-green] Czarno-zielony.
    [black-blue] Czarno-niebieski.
    [red-green] Czerwono-zielony.
    [red-blue] Czerwono-niebieski.
   *[green-blue] Zielono-niebieski.
}
tigris-explain-monument-idle = W jego królestwie nie ma teraz przywódcy żadnego z jego kolorów.
tigris-explain-monument-pays = Na koniec swojej tury { $player } zdobywa { tigris-points }.
tigris-explain-monument-unbuilt = Jeszcze niezbudowany.
tigris-explain-no-kingdom = Nie należy do żadnego królestwa.
tigris-explain-no-kingdom-near = Nie sąsiaduje z żadnym królestwem: żeton nie da tu punktu.
tigris-explain-no-leader-on-rivers = Przywódcy stoją tylko na lądzie.
tigris-explain-no-temple-near = Przywódca nie może tu stanąć: obok nie ma świątyni.
tigris-explain-one-kingdom-near = Żeton dołączy tu do jednego królestwa i da w nim punkt.
tigris-explain-points = { $colour ->
    [black] Czarne punkty: za osady, wojny królów i monumenty.
    [red] Czerwone punkty: za świątynie, bunty, wojny kapłanów i monumenty.
    [blue] Niebieskie punkty: za farmy, wojny rolników i monumenty.
   *[green] Zielone punkty: za targowiska, wojny kupców i monumenty.
}
tigris-explain-points-own = Masz { tigris-points }.
tigris-explain-points-weakest = Twój najsłabszy kolor razem ze skarbami: { $count }
tigris-explain-space-destroyed = Nic już nigdy nie będzie można tu położyć.
tigris-explain-supports = W wojnie ma go po swojej stronie { $player }.
tigris-explain-supports-nobody = W jego królestwie nie ma przywódcy tego koloru.
tigris-explain-swap = Odkładasz od jednego do sześciu żetonów i dobierasz tyle samo. Jeśli w woreczku jest ich za mało, gra się kończy.
tigris-explain-three-kingdoms-near = Nie można tu położyć żetonu: połączyłby więcej niż dwa królestwa.
tigris-explain-tile-earns = { $player }: { tigris-points }
tigris-explain-tile-goes = Kładzie się go na pustym polu lądu, które sąsiaduje najwyżej z dwoma królestwami.
tigris-explain-tiles-held = Masz na ręce { tigris-tiles }.
tigris-explain-treasure-framed = Skarb na obramowanym polu: kupiec zabiera go przed innymi.
tigris-explain-treasure-here = Leży na niej skarb. Z dwóch lub więcej skarbów w królestwie kupiec zabiera wszystkie oprócz jednego.
tigris-explain-treasures-left = Na planszy: { $count }
tigris-explain-treasures-own = Masz: { $count }
tigris-explain-two-kingdoms-near = Żeton połączy tu dwa królestwa i nie da punktu. Przywódcy tego samego koloru stoczą wojnę.

## Wynik

tigris-tally-earned-tile = Za żetony
tigris-tally-earned-building = Za budowle
tigris-tally-earned-revolt = Za bunty
tigris-tally-earned-war = Za wojny
tigris-tally-earned-monument = Za monumenty
tigris-scoring-title = Monumenty i skarby
tigris-scoring-monuments = { tigris-stone } za monumenty
tigris-tally-treasures = Skarby
tigris-tally-weakest = Najsłabszy kolor
tigris-outcome = { $outcome ->
    [treasures] Na planszy zostały najwyżej dwa skarby.
    [bag] W woreczku zabrakło żetonów.
   *[swap] W woreczku było za mało żetonów na wymianę.
}
tigris-chart = Najsłabszy kolor po każdym ruchu, skarby dopiero na końcu

## Przewodnik

guide-tigris-board = Oto kraina między dwiema rzekami. Kolorowe linie to granice królestw; liczba na przywódcy to jego siła w królestwie.
guide-tigris-goal = Zbierasz punkty w czterech kolorach. Twoim wynikiem jest najsłabszy z nich, więc dbaj o wszystkie cztery.
guide-tigris-leaders = Przywódca zdobywa punkty za żetony swojego koloru w swoim królestwie. Zacznij od niego: weź krążek z dołu i postaw go obok świątyni.
guide-tigris-tiles = Potem weź żeton. Na złotych polach dostaniesz za niego punkt. Farmy kładzie się na rzece, wszystkie inne żetony na lądzie.
guide-tigris-conflict = Jeśli w jednym królestwie spotkają się dwaj przywódcy tego samego koloru, dochodzi do konfliktu. Skrzyżowane ostrza pokazują, gdzie by wybuchł.
guide-tigris-turn = Tura to dwie akcje. Zakończ ją złotym przyciskiem; potem wszyscy uzupełniają rękę do sześciu żetonów.

## Powody ruchu

tigris-reason-points = { $weakest ->
    [yes] Zdobywasz { tigris-points } w swoim najsłabszym kolorze, a ten decyduje na końcu.
   *[no] Zdobywasz { tigris-points }.
}
tigris-reason-war = { $chance ->
    [0] Wojna, w której przegrasz. Przeciwnik: { $player }.
   *[other] Wojna z szansą na wygraną { $chance }%, do zdobycia { tigris-points }. Przeciwnik: { $player }.
}
tigris-reason-revolt = { $chance ->
    [0] Bunt, w którym przegrasz. Przeciwnik: { $player }.
   *[other] Bunt z szansą na wygraną { $chance }%, do zdobycia 1 czerwony punkt. Przeciwnik: { $player }.
}
tigris-reason-treasure = { $count ->
    [one] Zdobywasz { tigris-treasures-of }: na końcu punkt dowolnego koloru.
    [few] Zdobywasz { tigris-treasures-of }: na końcu każdy to punkt dowolnego koloru.
   *[many] Zdobywasz { tigris-treasures-of }: na końcu każdy to punkt dowolnego koloru.
}
tigris-reason-monument = Budujesz { tigris-monument }: co turę punkt za każdego twojego przywódcę w jego kolorach.
tigris-reason-leader = { $count ->
    [0] Twój { tigris-leader } wchodzi na planszę i może tam zdobywać punkty.
   *[other] Twój { tigris-leader } wchodzi na planszę i może tam zdobyć punkty za { tigris-tiles } z ręki.
}
tigris-reason-king = { tigris-reason-leader } Król bierze też kolory, które nie mają tam przywódcy.
tigris-reason-sends-home = Z planszy schodzi { tigris-leader } ({ $player }) i do powrotu niczego nie zbiera.
tigris-reason-leaves = Z planszy schodzi twój { tigris-leader }.
tigris-reason-stronger = Twój { tigris-leader } będzie silniejszy w wojnach: { $was } → { $now }.
tigris-reason-commits = { $count ->
    [one] Kosztuje cię { $count } żeton z ręki.
    [few] Kosztuje cię { $count } żetony z ręki.
   *[many] Kosztuje cię { $count } żetonów z ręki.
}
tigris-reason-swap = { $count ->
    [one] Wymieniasz { $count } żeton.
    [few] Wymieniasz { $count } żetony.
   *[many] Wymieniasz { $count } żetonów.
}

## Co to dla ciebie znaczy

tigris-means-lost = Twój { tigris-leader } jest poza planszą; możesz go postawić znowu.
tigris-means-won = Wygrywasz.
tigris-means-points = Są twoje.
tigris-means-monument = Odtąd przynosi punkty przywódcom swoich kolorów w tym królestwie na koniec tury ich gracza.
tigris-means-treasure = Na końcu liczy się jako punkt koloru, który go najbardziej potrzebuje.

## Zadania

tigris-theme-conflict = Konflikt
tigris-theme-monument = Monument
tigris-theme-treasure = Skarb
tigris-theme-leader = Przywódca
