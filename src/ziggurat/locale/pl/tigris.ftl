## Elementy

tigris-board = Plansza gry Tygrys i Eufrat
tigris-tile = { $tile ->
    [settlement] osada
    [temple] świątynia
    [farm] farma
   *[market] targ
}
    .accusative = { $tile ->
        [settlement] osadę
        [temple] świątynię
        [farm] farmę
       *[market] targ
    }
tigris-tiles = { $tile ->
    [settlement] { $count ->
        [one] { $count } osadę
        [few] { $count } osady
       *[many] { $count } osad
    }
    [temple] { $count ->
        [one] { $count } świątynię
        [few] { $count } świątynie
       *[many] { $count } świątyń
    }
    [farm] { $count ->
        [one] { $count } farmę
        [few] { $count } farmy
       *[many] { $count } farm
    }
   *[market] { $count ->
        [one] { $count } targ
        [few] { $count } targi
       *[many] { $count } targów
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
        [one] { $count } punkt obsydianowy
        [few] { $count } punkty obsydianowe
       *[many] { $count } punktów obsydianowych
    }
    [red] { $count ->
        [one] { $count } punkt terakotowy
        [few] { $count } punkty terakotowe
       *[many] { $count } punktów terakotowych
    }
    [blue] { $count ->
        [one] { $count } punkt lazurytowy
        [few] { $count } punkty lazurytowe
       *[many] { $count } punktów lazurytowych
    }
   *[green] { $count ->
        [one] { $count } punkt nefrytowy
        [few] { $count } punkty nefrytowe
       *[many] { $count } punktów nefrytowych
    }
}
tigris-stone = { $colour ->
    [black] Obsydian
    [red] Terakota
    [blue] Lazuryt
   *[green] Nefryt
}
tigris-building = { $colour ->
    [black] pałac
    [red] biblioteka
    [blue] spichlerz
   *[green] hala targowa
}
tigris-monument = { $pair ->
    [black-red] monument z obsydianu i terakoty
    [black-green] monument z obsydianu i nefrytu
    [black-blue] monument z obsydianu i lazurytu
    [red-green] monument z terakoty i nefrytu
    [red-blue] monument z terakoty i lazurytu
   *[green-blue] monument z nefrytu i lazurytu
}
tigris-treasure = skarb
tigris-catastrophe = katastrofa

## Co pozostało

tigris-treasures-left = { $count ->
    [one] skarb został
    [few] skarby zostały
   *[many] skarbów zostało
}
tigris-bag-left = { $count ->
    [one] płytka w worku
    [few] płytki w worku
   *[many] płytek w worku
}
tigris-leader-home = { tigris-leader } poza planszą
tigris-leader-stands = { tigris-leader } na { $cell }
tigris-points-hidden = punkty ukryte do końca gry
tigris-treasures-of = { $count ->
    [one] { $count } skarb
    [few] { $count } skarby
   *[many] { $count } skarbów
}

## Kto o czym decyduje

tigris-question-turn = { $left ->
    [0] { $player }: zakończ turę.
   *[other] { $player }: wybierz, co zrobisz.
}
tigris-question-tile = { $player }: wybierz, gdzie położyć { tigris-tile.accusative }.
tigris-question-leader = { $player }: wybierz, gdzie postawić { tigris-leader.accusative }.
tigris-question-catastrophe = { $player }: wybierz, gdzie uderzy katastrofa.
tigris-question-swap = { $player }: wybierz płytki do wymiany.
tigris-question-war = { $player }: wybierz, kto teraz walczy.
tigris-question-support-war = { $player }: wyślij wsparcie na wojnę { tigris-leader.genitive }.
tigris-question-support-revolt = { $player }: wyślij wsparcie na bunt { tigris-leader.genitive }.
tigris-question-building = { $player }: wybierz, gdzie stanie budowla.
tigris-question-square = { $player }: zbudować monument?
tigris-question-monument = { $player }: wybierz monument.
tigris-question-treasure = { $player }: wybierz skarb, który zostanie.
tigris-waiting-turn = Gra { $player }.
tigris-waiting-war = { $player } wybiera, kto teraz walczy.
tigris-waiting-support = { $player } decyduje o wsparciu.
tigris-waiting-building = { $player } decyduje o budowli.
tigris-waiting-square = { $player } decyduje o monumencie.
tigris-waiting-monument = { $player } wybiera monument.
tigris-waiting-treasure = { $player } wybiera skarb, który zostanie.
tigris-actions-left = { $left ->
    [one] została { $left } akcja
    [few] zostały { $left } akcje
   *[many] zostało { $left } akcji
}

## Akcje

tigris-action-done = Zakończ turę
tigris-action-tile = { $tile ->
    [settlement] Osada na { $cell }
    [temple] Świątynia na { $cell }
    [farm] Farma na { $cell }
   *[market] Targ na { $cell }
}
tigris-action-leader = { $leader ->
    [king] Król na { $cell }
    [priest] Kapłan na { $cell }
    [farmer] Rolnik na { $cell }
   *[trader] Kupiec na { $cell }
}
tigris-action-withdraw = Zabierz { tigris-leader.accusative }
tigris-action-catastrophe = Katastrofa na { $cell }
tigris-action-swap = Wymień { $tiles }
tigris-action-war = Wojna { tigris-leader.genitive }
tigris-action-support = { $count ->
    [0] Nie wysyłaj nic
   *[other] Wyślij { tigris-tiles }
}
tigris-action-building = Budowla na { $cell }
tigris-action-no-building = Bez budowli
tigris-action-square = Monument z rogiem na { $cell }
tigris-action-no-monument = Bez monumentu
tigris-action-monument = { $pair ->
    [black-red] Obsydian i terakota
    [black-green] Obsydian i nefryt
    [black-blue] Obsydian i lazuryt
    [red-green] Terakota i nefryt
    [red-blue] Terakota i lazuryt
   *[green-blue] Nefryt i lazuryt
}
tigris-action-leave = Zostaw skarb na { $cell }
tigris-group-tile = { $tile ->
    [settlement] Osady
    [temple] Świątynie
    [farm] Farmy
   *[market] Targi
}
tigris-group-catastrophe = Katastrofy
tigris-group-swap = Wymiany
tigris-group-other = Decyzja
tigris-act-place = Umieść na { $cell }
tigris-act-swap = { $count ->
    [0] Wymień
    [one] Wymień { $count } płytkę
    [few] Wymień { $count } płytki
   *[many] Wymień { $count } płytek
}
tigris-pick-tile = { tigris-tile }, { $number }. na ręce
tigris-pick-catastrophe = { $count ->
    [one] Katastrofa, została { $count }
   *[other] Katastrofy, zostały { $count }
}
tigris-pick-swap = Wymień płytki
tigris-pick-leader = { tigris-leader }

## Co nastąpi

tigris-effect-plain = nic od razu się nie stanie
tigris-effect-gain = { tigris-points } dla ciebie
tigris-effect-theirs = { tigris-points }: { $player }
tigris-effect-join = łączy pokojowo { $first } i { $second }
tigris-effect-wars = { $count ->
    [one] { $cell } łączy { $first } i { $second }: { $count } wojna
    [few] { $cell } łączy { $first } i { $second }: { $count } wojny
   *[many] { $cell } łączy { $first } i { $second }: { $count } wojen
}
tigris-effect-revolt = bunt, broni się { $player }, na planszy { $attack } : { $defence }
tigris-effect-returns = { $count ->
    [one] { $count } przywódca wraca do domu
    [few] { $count } przywódców wraca do domu
   *[many] { $count } przywódców wraca do domu
}
tigris-chip-join = Łączy pokojowo { $first } i { $second }
tigris-chip-war = { $cell } łączy { $first } i { $second }
tigris-chip-revolt = Bunt na { $cell }
tigris-versus = { $name } { $attack } : { $defence } { $other }
tigris-cell-empty = { $cell }, { $ground ->
    [river] rzeka
   *[land] ląd
}
tigris-cell-piece = { $cell }, { $piece }
tigris-cell-leader = { $cell }, { tigris-leader }, { $player }, siła { $strength }
tigris-cell-with-treasure = ze skarbem
tigris-cell-in = w królestwie { $numeral }
tigris-cell-face-down = pod monumentem
tigris-cell-possible = można wybrać

## Konflikt

tigris-war-title = Wojna { tigris-leader.genitive }
tigris-revolt-title = Bunt { tigris-leader.genitive }
tigris-war-cause = Płytka na { $cell } połączyła dwa królestwa. Przy remisie wygrywa obrońca.
tigris-revolt-cause = Liczą się świątynie obok przywódców i świątynie z ręki. Przy remisie wygrywa obrońca.
tigris-attacks = atakuje
tigris-defends = broni się
tigris-on-board = Na planszy
tigris-from-hand = Z ręki
tigris-strength = Siła
tigris-stands-on = na { $cell }
tigris-unknown = jeszcze nieznane
tigris-fewer = O jedną mniej
tigris-more = O jedną więcej
tigris-send = { $count ->
    [0] Nie wysyłasz nic.
   *[other] Wysyłasz { tigris-tiles } z { $held }.
}
tigris-answer-later = { $player } odpowie po tobie.
tigris-answer-now = Odpowiadasz na końcu: to rozstrzygnie.
tigris-need = { $count ->
    [one] Do zwycięstwa brakuje jeszcze { $count } płytki.
    [few] Do zwycięstwa brakuje jeszcze { $count } płytek.
   *[many] Do zwycięstwa brakuje jeszcze { $count } płytek.
}
tigris-if-win = Jeśli wygrasz: { tigris-points } { $glyph }. Planszę opuszcza { tigris-leader }, którego ma { $player }.
tigris-if-lose = Jeśli przegrasz: { tigris-points } { $glyph } zdobywa { $player }. Planszę opuszcza twój { tigris-leader }.
tigris-look = Spójrz na planszę
tigris-back-to-conflict = Wróć do konfliktu
tigris-choose-war = Kto teraz walczy?

## Przebieg

tigris-event-tile-placed = { $player } kładzie { tigris-tile.accusative } { $glyph } na { $cell }.
tigris-event-leader-placed = { $player } stawia { tigris-leader.accusative } { $glyph } na { $cell }.
tigris-event-leader-moved = { $player } przenosi { tigris-leader.accusative } { $glyph } z { $from } na { $cell }.
tigris-event-leader-withdrawn = { $player } zabiera { tigris-leader.accusative } { $glyph } z { $cell }.
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
    [0] { $player } nie wysyła wsparcia.
   *[other] { $player } wysyła { tigris-tiles } { $glyph }.
}
tigris-event-conflict-won = { $winner } wygrywa { $high } : { $low }, przegrywa { $loser }.
tigris-event-leader-returned = { $why ->
    [no-temple] { $player }: { tigris-leader } { $glyph } nie ma świątyni i odchodzi z { $cell }.
   *[other] { $player }: { tigris-leader } { $glyph } odchodzi z { $cell }.
}
tigris-event-building-placed = Na { $cell } staje { tigris-building } { $glyph }.
tigris-event-building-returned = Z { $cell } znika { tigris-building } { $glyph }.
tigris-event-monument-built = { $player } buduje { tigris-monument } { $glyph } na { $cell }.
tigris-event-treasure-taken = { $player } zabiera skarb { $glyph } z { $cell }.
tigris-event-catastrophe = { $player } zsyła katastrofę { $glyph } na { $cell }.
tigris-event-swapped = { $count ->
    [one] { $player } wymienia { $count } płytkę.
    [few] { $player } wymienia { $count } płytki.
   *[many] { $player } wymienia { $count } płytek.
}
tigris-event-drew-tiles = Dobierasz { $tiles }.
tigris-event-game-over = { $reason ->
    [treasures] Koniec gry: zostały najwyżej dwa skarby.
   *[bag] Koniec gry: worek jest pusty.
}

## Dlaczego nie

tigris-refusal-leader-stands-there = Na { $cell } już stoi { tigris-leader }.
tigris-refusal-space-is-taken = Pole { $cell } jest zajęte.
tigris-refusal-leaders-stand-on-land = Przywódcy stoją na lądzie. { $cell } to rzeka.
tigris-refusal-no-temple-beside = Przywódca stoi obok świątyni. Obok { $cell } żadnej nie ma.
tigris-refusal-leader-would-join-kingdoms = Przywódca nie może łączyć królestw. { $cell } sąsiaduje z więcej niż jednym.
tigris-refusal-leader-is-not-on-the-board = Tego przywódcy nie ma na planszy.
tigris-refusal-no-catastrophe-left = Nie została żadna katastrofa.
tigris-refusal-catastrophes-spare-leaders = Katastrofa nie dotyka przywódców. Na { $cell } jeden stoi.
tigris-refusal-space-is-destroyed-already = Pole { $cell } jest już zniszczone.
tigris-refusal-monuments-last-for-ever = Katastrofa nie dotyka monumentów.
tigris-refusal-catastrophes-spare-treasures = Katastrofa nie dotyka świątyni ze skarbem.
tigris-refusal-buildings-protect-their-tile = Budowla na { $cell } chroni swoją płytkę.
tigris-refusal-no-treasure-of-the-kingdom = Na { $cell } nie leży skarb tego królestwa.
tigris-refusal-framed-treasures-go-first = Skarby z obramowanych pól idą pierwsze; ten z { $cell } nie może zostać.
tigris-refusal-no-conflict-in-this-colour = W tym kolorze nikt nie walczy.
tigris-refusal-tiles-are-not-in-hand = { $held ->
    [0] Na ręce nie ma takich płytek.
    [one] Na ręce jest tylko { $held } taka płytka.
    [few] Na ręce są tylko { $held } takie płytki.
   *[many] Na ręce jest tylko { $held } takich płytek.
}
tigris-refusal-not-in-a-line-of-three = Budowla wymaga rzędu trzech płytek. { $cell } nie leży w żadnym.
tigris-refusal-building-stands-in-this-line = Budowla już stoi w tym rzędzie.
tigris-refusal-line-is-not-longer = Budowla przenosi się tylko do dłuższego rzędu.
tigris-refusal-game-is-over = Gra się skończyła.
tigris-refusal-something-else-is-decided = Teraz decyduje się o czymś innym.
tigris-refusal-no-actions-left = W tej turze nie ma już akcji.
tigris-refusal-not-a-square-of-the-placed-tile = Położona właśnie płytka nie tworzy na { $cell } kwadratu czterech.
tigris-refusal-monument-is-built-already = Ten monument już stoi.
tigris-refusal-monument-lacks-the-colour = Ten monument nie ma koloru kwadratu.
tigris-refusal-tile-is-not-in-hand = Takiej płytki nie ma na ręce.
tigris-refusal-rivers-are-for-farms = { $tile ->
    [settlement] Osady stoją na lądzie. { $cell } to rzeka.
    [temple] Świątynie stoją na lądzie. { $cell } to rzeka.
   *[market] Targi stoją na lądzie. { $cell } to rzeka.
}
tigris-refusal-farms-lie-on-rivers = Farmy leżą na rzece. { $cell } to ląd.
tigris-refusal-tile-would-join-three-kingdoms = Płytka łączy najwyżej dwa królestwa. { $cell } sąsiaduje z większą ich liczbą.

## Wynik

tigris-tally-earned-tile = Za płytki
tigris-tally-earned-building = Za budowle
tigris-tally-earned-revolt = Za bunty
tigris-tally-earned-war = Za wojny
tigris-tally-earned-monument = Za monumenty
tigris-tally-treasures = Skarby
tigris-tally-weakest = Najsłabszy kolor
tigris-outcome = { $outcome ->
    [treasures] Zostały najwyżej dwa skarby.
    [bag] Worek był pusty.
   *[swap] Worek był za mały na wymianę.
}
tigris-chart = Najsłabszy kolor po każdym ruchu, skarby dopiero na końcu

## Przewodnik

guide-tigris-board = Oto kraina między dwiema rzekami. Kolorowe linie to granice królestw; liczba na przywódcy to jego siła w królestwie.
guide-tigris-goal = Zbierasz punkty w czterech kolorach. Twoim wynikiem jest najsłabszy z nich, więc dbaj o wszystkie cztery.
guide-tigris-leaders = Przywódca zdobywa punkty za płytki swojego koloru w swoim królestwie. Zacznij od niego: weź krążek z dołu i postaw go obok świątyni.
guide-tigris-tiles = Potem weź płytkę. Złote pola dałyby ci punkt. Farmy leżą na rzece, cała reszta na lądzie.
guide-tigris-conflict = Dwaj przywódcy jednego koloru w jednym królestwie walczą. Skrzyżowane ostrza pokazują, gdzie wybuchłby konflikt.
guide-tigris-turn = Tura ma dwie akcje. Zakończ ją złotym przyciskiem; wtedy ręce uzupełnia się do sześciu płytek.
