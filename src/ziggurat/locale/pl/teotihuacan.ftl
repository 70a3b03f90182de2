## Elementy

teotihuacan-figure = { $figure ->
    [rain] Deszcz
    [butterfly] Motyl
    [blade] Ostrze
   *[feather] Pióro
}
teotihuacan-teotibot = Teotibot
teotihuacan-board = { $board ->
    [palace] Pałac
    [forest] Las
    [quarry] Kamieniołom
    [gold] Złoża Złota
    [alchemy] Pracownia Alchemiczna
    [nobles] Posiadłość Arystokratów
    [decorations] Warsztat Zdobniczy
    [construction] Budowa
   *[hand] Zasób
}
teotihuacan-board-short = { $board ->
    [palace] Pałac
    [forest] Las
    [quarry] Kamieniołom
    [gold] Złoża
    [alchemy] Alchemia
    [nobles] Arystokraci
    [decorations] Zdobienia
   *[construction] Budowa
}
teotihuacan-good = { $good ->
    [cocoa] Kakao
    [wood] Drewno
    [stone] Kamień
   *[gold] Złoto
}
teotihuacan-goods = { $good ->
    [cocoa] { $count } kakao
    [wood] { $count } drewno
    [stone] { $count } kamień
   *[gold] { $count } złoto
}
teotihuacan-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
teotihuacan-temple = { $temple ->
    [blue] niebieska świątynia
    [red] czerwona świątynia
   *[green] zielona świątynia
}
teotihuacan-avenue = Aleja Umarłych
teotihuacan-avenue-value = Aleja Umarłych: { $value } za każdy krok przy następnym zaćmieniu
teotihuacan-track = Tor piramidy
teotihuacan-power-up = Wzmocnienie
teotihuacan-any-technology = Technologia
teotihuacan-discovery-tile = Płytka odkrycia
teotihuacan-discovery = { $tile ->
    [mask_1] Maska 1
    [mask_2] Maska 2
    [mask_3] Maska 3
    [mask_4] Maska 4
    [mask_5] Maska 5
    [mask_6] Maska 6
    [mask_7] Maska 7
    [vp4] 4 punkty
    [resources3] 3 dowolne zasoby
    [resources2] 2 dowolne zasoby
    [avenue] Krok w Alei Umarłych
    [temple_any] Krok w dowolnej świątyni
    [temple_blue] Krok w niebieskiej świątyni
    [temple_red] Krok w czerwonej świątyni
    [temple_green] Krok w zielonej świątyni
    [cocoa4] 4 kakao
    [power_up2] Dwa wzmocnienia
    [double_move] Podwójny ruch: dwóch robotników idzie razem
    [free_cocoa] Darmowe kakao: jedna opłata lub płaca odpada
    [move_anywhere] Ruch dokądkolwiek: do ośmiu plansz
   *[extra_worker] Dodatkowy robotnik: liczy się o jednego więcej
}
teotihuacan-tile-price = { $name }; koszt: { $price }
teotihuacan-tile-free = { $name }; nic nie kosztuje
teotihuacan-no-tiles = Nie ma tu już płytek
teotihuacan-free = za darmo
teotihuacan-technology = { $number ->
    [1] Technologia 1: 1 kakao, gdy ruch dociera do Pałacu lub go mija
    [3] Technologia 3: 3 punkty po akcji alchemików lub arystokratów
    [5] Technologia 5: 1 zasób więcej w Lesie, Kamieniołomie lub Złożach Złota
    [7] Technologia 7: 1 kakao i 1 punkt po Lesie, Kamieniołomie lub Złożach Złota
    [9] Technologia 9: 4 punkty po zdobieniu
    [11] Technologia 11: 3 punkty po Budowie
    [13] Technologia 13: za 1 kakao jeszcze jedno wzmocnienie po akcji głównej
    [15] Technologia 15: przy Budowie o robotnika więcej i o kamień lub drewno mniej
   *[17] Technologia 17: krok w dowolnej świątyni po Budowie
}
teotihuacan-royal = { $number ->
    [1] Płytka Pałacu 1: o jedno kakao więcej niż siła robotnika
    [2] Płytka Pałacu 2: najwyżej tyle razy, ile wynosi siła: 1 kakao za 1 drewno i 1 kamień
    [3] Płytka Pałacu 3: najwyżej tyle razy, ile wynosi siła: 1 zasób za 2 kakao
    [4] Płytka Pałacu 4: 2 punkty za każdą twoją technologię, najwyżej tyle, ile siła
    [5] Płytka Pałacu 5: 2 punkty za każdy krok na torze piramidy, najwyżej tyle, ile siła
    [6] Płytka Pałacu 6: najwyżej tyle razy, ile wynosi siła: 1 kakao za 1 kamień i 1 złoto
    [7] Płytka Pałacu 7: 1 kakao i 1 zasób za tyle zasobów, ile wynosi siła
    [8] Płytka Pałacu 8: najwyżej o raz mniej niż siła: 1 kakao za krok w dowolnej świątyni
   *[9] Płytka Pałacu 9: 1 punkt za każdy krok w Alei, najwyżej o jeden więcej niż siła
}
teotihuacan-bonus = { $number ->
    [1] Przychylność bogów: najlepszy zestaw masek jeszcze raz
    [2] Przychylność bogów: 5 punktów za każdą twoją technologię
    [3] Przychylność bogów: 15 punktów
    [4] Przychylność bogów: 3 punkty za każdy krok w Alei Umarłych
    [5] Przychylność bogów: 9 punktów za każdą osiągniętą płytkę przychylności
    [6] Przychylność bogów: 2 punkty za każdą płytkę odkrycia, która nie jest maską
   *[7] Przychylność bogów: 4 punkty za robotnika o sile 1 do 3, 9 za robotnika o sile 4 lub 5
}
teotihuacan-bot-tile = { $tile ->
    [construction] Budowa
    [decorations] Zdobienia
    [alchemy] Alchemia
    [nobles] Arystokraci
    [mastery] Mistrzostwo
    [worship] Modlitwa
   *[mask_collection] Zbieranie masek
}
teotihuacan-bot-aside = Obok
teotihuacan-direction = { $direction ->
    [left] w lewo
   *[right] w prawo
}
teotihuacan-tile = Płytka piramidy { $number }
teotihuacan-decoration = Zdobienie { $number }
teotihuacan-row = { $row ->
    [top] Górny rząd arystokratów
    [centre] Środkowy rząd arystokratów
   *[bottom] Dolny rząd arystokratów
}
teotihuacan-worker-of = Robotnik: { $player }, siła { $power }, { $board }
teotihuacan-worker-neutral = Neutralny robotnik, { $board }
teotihuacan-worker-locked = Zablokowany robotnik, siła { $power }, { $board }
teotihuacan-worship-space = { $board ->
    [palace] Pole modlitwy { $space }, Pałac
    [forest] Pole modlitwy, Las
    [quarry] Pole modlitwy, Kamieniołom
    [gold] Pole modlitwy, Złoża Złota
   *[decorations] Pole modlitwy, Warsztat Zdobniczy
}
teotihuacan-square = Pole { $square }: { $score }
teotihuacan-side = { $side ->
    [top] Górna strona: { $score }
    [right] Prawa strona: { $score }
    [bottom] Dolna strona: { $score }
   *[left] Lewa strona: { $score }
}
teotihuacan-step = { $temple ->
    [blue] Krok { $step } w niebieskiej świątyni
    [red] Krok { $step } w czerwonej świątyni
   *[green] Krok { $step } w zielonej świątyni
}
teotihuacan-step-number = krok { $step }
teotihuacan-used = { $count ->
    [one] { $count } zużyta płytka odkrycia
    [few] { $count } zużyte płytki odkryć
   *[many] { $count } zużytych płytek odkryć
}
teotihuacan-last-player = Ostatni gracz: po tej turze przesuwa się słońce
teotihuacan-kept = { $player }: { $tiles }

## Stół

teotihuacan-eclipse-number = { $number ->
    [1] 1. zaćmienie
    [2] 2. zaćmienie
   *[3] 3. zaćmienie
}
teotihuacan-calendar = Kalendarz: słońce na { $light }, księżyc na { $dark }
teotihuacan-final-round = Ostatnia runda
teotihuacan-ascension = Wniebowstąpienie
teotihuacan-buildings = { $count ->
    [one] Został { $count } budynek; krok w Alei jest wart { $value }
    [few] Zostały { $count } budynki; krok w Alei jest wart { $value }
   *[many] Zostało { $count } budynków; krok w Alei jest wart { $value }
}
teotihuacan-steps-left = { $count ->
    [one] krok do zaćmienia
    [few] kroki do zaćmienia
   *[many] kroków do zaćmienia
}
teotihuacan-pyramid-left = { $count ->
    [one] płytka w stosie
    [few] płytki w stosie
   *[many] płytek w stosie
}
teotihuacan-tiles-left = { $count ->
    [one] W stosie jest { $count } płytka
    [few] W stosie są { $count } płytki
   *[many] W stosie jest { $count } płytek
}
teotihuacan-sights = Widoki
teotihuacan-sight-city = Miasto
teotihuacan-sight-pyramid = Piramida
teotihuacan-sight-temples = Świątynie
teotihuacan-sight-table = Stół
teotihuacan-from-here = stąd
teotihuacan-offer-tiles = Płytki
teotihuacan-offer-decorations = Zdobienia
teotihuacan-turn-tile = Obrót
teotihuacan-turn-left = Obróć w lewo
teotihuacan-turn-right = Obróć w prawo
teotihuacan-below = Pod nią i płytka
teotihuacan-level = Poziom { $level }
teotihuacan-matches = { $count ->
    [one] { $count } zgodny symbol
    [few] { $count } zgodne symbole
   *[many] { $count } zgodnych symboli
}
teotihuacan-together = Razem
teotihuacan-next-eclipse = Przy zaćmieniu
teotihuacan-acts = Co robi robotnik
teotihuacan-answers = Odpowiedzi
teotihuacan-workers = Robotnicy
teotihuacan-tiles = Płytki odkryć
teotihuacan-mix = Zasoby
teotihuacan-more = { $good ->
    [wood] O drewno więcej
    [stone] O kamień więcej
   *[gold] O złoto więcej
}
teotihuacan-fewer = { $good ->
    [wood] O drewno mniej
    [stone] O kamień mniej
   *[gold] O złoto mniej
}
teotihuacan-flip = Użyj: { $tile }
teotihuacan-unlock = Odblokuj
teotihuacan-main = Akcja
teotihuacan-main-free = Akcja bez opłaty
teotihuacan-main-in = Akcja: { $board }
teotihuacan-go = Idź: { $board }
teotihuacan-place-tile = Połóż płytkę
teotihuacan-keep = Zatrzymaj te dwie
teotihuacan-act-cocoa = { $board }: zbierz { $count } kakao
teotihuacan-act-worship = { $board }: modlitwa
teotihuacan-act-main = { $fee ->
    [0] { $board }: akcja główna bez opłaty
   *[other] { $board }: akcja główna za { $fee } kakao
}

## Płytki startowe

teotihuacan-starting = Zatrzymaj dwie płytki startowe
teotihuacan-starting-pick = Wybierz płytkę startową
teotihuacan-starting-lead = Płytka daje to, co na niej widać; na jej planszach mogą zacząć twoi robotnicy.
teotihuacan-starting-again = Wróć do płytek startowych

## Kto o czym decyduje

teotihuacan-waiting = Decyduje { $player }.
teotihuacan-question-keep = { $player }, zatrzymaj dwie płytki startowe.
teotihuacan-question-pick = { $player }, wybierz płytkę startową.
teotihuacan-question-raise = { $player }, który robotnik zacznie silniejszy?
teotihuacan-question-linked = { $player }, bierzesz płytkę odkrycia?
teotihuacan-question-place = { $player }, gdzie zacznie robotnik?
teotihuacan-question-turn = { $player }, który robotnik idzie?
teotihuacan-question-move = { $player }, dokąd idzie robotnik?
teotihuacan-question-second = { $player }, który robotnik idzie razem z nim?
teotihuacan-question-act = Co robi robotnik? { $board }
teotihuacan-question-lock = { $player }, który robotnik się modli?
teotihuacan-question-option = { $player }, zdolność, płytka odkrycia czy jedno i drugie?
teotihuacan-question-board-tile = { $player }, bierzesz płytkę odkrycia?
teotihuacan-question-temple = { $player }, która świątynia?
teotihuacan-question-steps = { $player }, która świątynia najpierw?
teotihuacan-question-major = { $player }, płytka odkrycia czy nagroda?
teotihuacan-question-spot = { $player }, bierzesz płytkę odkrycia?
teotihuacan-question-take = { $count ->
    [one] { $player }, wybierz { $count } zasób.
    [few] { $player }, wybierz { $count } zasoby.
   *[many] { $player }, wybierz { $count } zasobów.
}
teotihuacan-question-royal = { $player }, używasz płytki Pałacu?
teotihuacan-question-technology = { $player }, która technologia?
teotihuacan-question-row = { $player }, który rząd arystokratów?
teotihuacan-question-decoration = { $player }, które zdobienie?
teotihuacan-question-side = { $player }, gdzie trafi zdobienie?
teotihuacan-question-build = { $player }, która płytka piramidy?
teotihuacan-question-square = { $player }, gdzie trafi płytka?
teotihuacan-question-discount = { $player }, co oszczędzasz?
teotihuacan-question-rotate = { $player }, jak obrócić płytkę?
teotihuacan-question-power = { $player }, który robotnik się wzmacnia?
teotihuacan-question-power-more = { $player }, wzmocnić jeszcze raz?
teotihuacan-question-thirteen = { $player }, zapłacić 1 kakao za jeszcze jedno wzmocnienie?
teotihuacan-question-powers = { $player }, który robotnik się wzmacnia? Pozostało: { $count }.
teotihuacan-question-reward = { $player }, wybierz nagrodę za wniebowstąpienie.
teotihuacan-question-end = { $player }, zakończ turę.
teotihuacan-question-salary = { $player }, ile płacy płacisz?

## Akcje

teotihuacan-group-decide = Zdecyduj
teotihuacan-group-flip = Użyj płytki odkrycia
teotihuacan-action-keep = Zatrzymaj { $first } i { $second }
teotihuacan-action-pick = Płytka { $tile }
teotihuacan-action-raise = Robotnik o sile { $power }
teotihuacan-action-place = { $board }
teotihuacan-action-worker = Robotnik o sile { $power }: { $board }
teotihuacan-action-move = { $distance ->
    [one] O { $distance } planszę dalej
    [few] O { $distance } plansze dalej
   *[many] O { $distance } plansz dalej
}
teotihuacan-action-unlock-turn = Przeznacz turę na odblokowanie wszystkich
teotihuacan-action-unlock = Zapłać 3 kakao i odblokuj wszystkich
teotihuacan-action-collect = Zbierz kakao
teotihuacan-action-main = { $free ->
    [yes] Akcja główna bez opłaty
   *[no] Akcja główna
}
teotihuacan-action-worship = Modlitwa
teotihuacan-action-option = { $option ->
    [ability] Użyj zdolności
    [discovery] Weź płytkę odkrycia
    [ability-discovery] Zdolność, potem płytka, za 1 kakao
   *[discovery-ability] Płytka, potem zdolność, za 1 kakao
}{ $free ->
    [yes] {" "}(bez opłaty)
   *[no] {""}
}
teotihuacan-action-claim = { $tile }
teotihuacan-action-reward = Nadrukowana nagroda
teotihuacan-action-decline = Nie, dziękuję
teotihuacan-action-flip = Użyj: { $tile }
teotihuacan-action-step = { $temple ->
    [blue] Niebieska świątynia
    [red] Czerwona świątynia
   *[green] Zielona świątynia
}
teotihuacan-action-take = Weź { $goods }
teotihuacan-action-exchange = Wymień { $times }×
teotihuacan-action-pay = Zapłać { $goods }
teotihuacan-action-row = { $row ->
    [top] Górny rząd
    [centre] Środkowy rząd
   *[bottom] Dolny rząd
}
teotihuacan-action-decoration = Zdobienie { $tile }
teotihuacan-action-side = { $side ->
    [top] Górna strona
    [right] Prawa strona
    [bottom] Dolna strona
   *[left] Lewa strona
}
teotihuacan-action-tile = Płytka piramidy { $tile }
teotihuacan-action-square = Pole { $square }
teotihuacan-action-discount = { $discount ->
    [stone] Oszczędź kamień
    [wood] Oszczędź drewno
   *[none] Na razie nic
}
teotihuacan-action-rotate = Obróć o { $rotation }°
teotihuacan-action-stop = Bez kolejnych płytek
teotihuacan-action-power = Siła { $power }: { $board }
teotihuacan-action-power-moved = Siła { $power }: robotnik, który szedł
teotihuacan-action-ascend = { $reward ->
    [points] 5 punktów
    [cocoa] 5 kakao
    [temple] Krok w dowolnej świątyni
    [temples] Za 3 kakao dwa kroki w dowolnych świątyniach
   *[worker] Czwarty robotnik i 2 kakao
}
teotihuacan-action-salary = { $count ->
    [0] Nie płać nic
   *[other] Zapłać { $count } kakao
}
teotihuacan-action-salary-free = Zamiast płacy użyj płytki
teotihuacan-action-done = Zakończ turę

## Przebieg

teotihuacan-event-deal = Dostajesz płytki startowe { $tiles }.
teotihuacan-event-choose = { $player } ma wybrane płytki startowe.
teotihuacan-event-starting-tiles = Płytki startowe: { $kept }.
teotihuacan-event-pick = { $player } wybiera płytkę startową { $tile }.
teotihuacan-event-place = { $player } zaczyna z { $glyph }: { $board }.
teotihuacan-event-return = { $count ->
    [one] { $count } płytka odkrycia wraca do stosu.
    [few] { $count } płytki odkryć wracają do stosu.
   *[many] { $count } płytek odkryć wraca do stosu.
}
teotihuacan-event-neutral = Neutralni robotnicy { $glyph }: { $boards }.
teotihuacan-event-gain = { $player } zyskuje { $goods }.
teotihuacan-event-pay = { $player } płaci { $goods }.
teotihuacan-event-waive = { $player } nie płaci { $cocoa } { $glyph }.
teotihuacan-event-points = { $why ->
    [temple] { $player }: { teotihuacan-points } { $glyph } ze świątyni.
    [board] { $player }: { teotihuacan-points } { $glyph } z planszy.
    [technology] { $player }: { teotihuacan-points } { $glyph } z technologii.
    [shared] { $player }: { teotihuacan-points } { $glyph } za technologię, którą opracowuje ktoś inny.
    [royal] { $player }: { teotihuacan-points } { $glyph } z płytki Pałacu.
    [nobles] { $player }: { teotihuacan-points } { $glyph } za budynek.
    [decorations] { $player }: { teotihuacan-points } { $glyph } za zdobienie.
    [construction] { $player }: { teotihuacan-points } { $glyph } za płytkę piramidy.
    [tile] { $player }: { teotihuacan-points } { $glyph } z płytki odkrycia.
    [ascension] { $player }: { teotihuacan-points } { $glyph } za wniebowstąpienie.
    [avenue] { $player }: { teotihuacan-points } { $glyph } za Aleję Umarłych.
    [leader] { $player }: { teotihuacan-points } { $glyph } za prowadzenie na torze piramidy.
    [track] { $player }: { teotihuacan-points } { $glyph } za tor piramidy.
    [masks] { $player }: { teotihuacan-points } { $glyph } za maski.
    [salary] { $player }: { teotihuacan-points } { $glyph } za niezapłaconą płacę.
    [bonus] { $player }: { teotihuacan-points } { $glyph } z płytki przychylności bogów.
    [exchange] { $player }: { teotihuacan-points } { $glyph } za kakao.
    [goods] { $player }: { teotihuacan-points } { $glyph } za zasoby.
   *[markers] { $player }: { teotihuacan-points } { $glyph } za technologie.
}
teotihuacan-event-temple = { $temple ->
    [blue] { $player }: niebieska świątynia { $glyph }, krok { $step }.
    [red] { $player }: czerwona świątynia { $glyph }, krok { $step }.
   *[green] { $player }: zielona świątynia { $glyph }, krok { $step }.
}
teotihuacan-event-temple-stuck = { $temple ->
    [blue] { $player } nie może iść dalej w niebieskiej świątyni { $glyph }.
    [red] { $player } nie może iść dalej w czerwonej świątyni { $glyph }.
   *[green] { $player } nie może iść dalej w zielonej świątyni { $glyph }.
}
teotihuacan-event-avenue = { $player }: Aleja Umarłych { $glyph }, krok { $step }.
teotihuacan-event-track = { $player }: tor piramidy { $glyph }, krok { $step }.
teotihuacan-event-claim = { $player } bierze płytkę odkrycia { $glyph }: { $tile }.
teotihuacan-event-refill = Nowa płytka odkrycia { $glyph }: { $board }.
teotihuacan-event-refill-none = Nie ma już płytki odkrycia dla tej planszy: { $board }.
teotihuacan-event-flip = { $player } używa płytki odkrycia { $glyph }: { $tile }.
teotihuacan-event-technology = { $player } opracowuje { $glyph }. { $effect }
teotihuacan-event-unlock = { $paid ->
    [yes] { $player } płaci za odblokowanie { $glyph }: { $boards }.
   *[no] { $player } odblokowuje { $glyph }: { $boards }.
}
teotihuacan-event-move = { $player } przesuwa { $glyph }: { $from } → { $to }.
teotihuacan-event-collect = { $player } zbiera kakao { $glyph }: { $board }.
teotihuacan-event-worship = { $option ->
    [discovery] { $player } modli się o płytkę { $glyph }: { $board }.
    [ability] { $player } modli się o zdolność { $glyph }: { $board }.
   *[other] { $player } modli się o zdolność i płytkę { $glyph }: { $board }.
}
teotihuacan-event-oust = { $other } zwalnia robotnika gracza { $player }: { $board }.
teotihuacan-event-main = { $workers ->
    [one] { $player } wykonuje akcję { $glyph } z { $workers } robotnikiem: { $board }.
   *[other] { $player } wykonuje akcję { $glyph } z { $workers } robotnikami: { $board }.
}
teotihuacan-event-extra-worker = Robotnicy, którzy teraz się liczą: { $workers }.
teotihuacan-event-royal = { $player } używa { $glyph }. { $effect }
teotihuacan-event-noble = { $row ->
    [top] { $player } buduje { $glyph } w górnym rzędzie: { $value }.
    [centre] { $player } buduje { $glyph } w środkowym rzędzie: { $value }.
   *[bottom] { $player } buduje { $glyph } w dolnym rzędzie: { $value }.
}
teotihuacan-event-decorate = { $matches ->
    [0] { $player } zdobi { $glyph } na poziomie { $level }.
    [one] { $player } zdobi { $glyph } na poziomie { $level }: { $matches } zgodny symbol.
   *[other] { $player } zdobi { $glyph } na poziomie { $level }: { $matches } zgodne symbole.
}
teotihuacan-event-build = { $matches ->
    [0] { $player } kładzie { $glyph } na { $square }.
    [one] { $player } kładzie { $glyph } na { $square }: { $matches } zgodny symbol.
   *[other] { $player } kładzie { $glyph } na { $square }: { $matches } zgodne symbole.
}
teotihuacan-event-power = { $player }: { $glyph } ma teraz siłę { $power }.
teotihuacan-event-ascend = { $player }: robotnik wstępuje do nieba { $glyph }.
teotihuacan-event-ascend-reward = { $player } wybiera: { $reward }.
teotihuacan-event-worker = { $player }: czwarty robotnik { $glyph } wchodzi do Pałacu.
teotihuacan-event-light = { $why ->
    [ascension] Słońce { $glyph } przesuwa się na { $light } za wniebowstąpienie.
    [pyramid] Słońce { $glyph } przesuwa się na { $light }: piramida jest gotowa.
   *[turn] Słońce { $glyph } przesuwa się na { $light }.
}
teotihuacan-event-final-round = Słońce spotyka księżyc: jeszcze jedna runda.
teotihuacan-event-eclipse = { $number ->
    [1] Pierwsze zaćmienie { $glyph }: { $avenue_value } za krok w Alei, { $step_value } za krok na torze piramidy.
    [2] Drugie zaćmienie { $glyph }: { $avenue_value } za krok w Alei, { $step_value } za krok na torze piramidy.
   *[3] Ostatnie zaćmienie { $glyph }: { $avenue_value } za krok w Alei, { $step_value } za krok na torze piramidy.
}
teotihuacan-event-track-reset = Znaczniki na torze piramidy wracają na 0.
teotihuacan-event-salary = { $free ->
    [yes] { $player } nie płaci płacy { $due }.
   *[no] { $player } płaci { $paid } z { $due } kakao płacy.
}
teotihuacan-event-calendar = Słońce wraca na { $light }, księżyc na { $dark }.
teotihuacan-event-end = { $outcome ->
    [pyramid] Koniec gry: piramida jest gotowa.
   *[third-eclipse] Koniec gry po trzecim zaćmieniu.
}
teotihuacan-event-bot-roll = Teotibot { $glyph } rzuca { $dice } = { $sum }: miejsce { $slot }, { $name }.
teotihuacan-event-bot-step = { $step ->
    [consolation] Teotibot bierze zamiast tego pocieszenie.
   *[other] { $lacks ->
        [worker] { $name }, krok { $step }: brak robotnika. { $board }
        [goods] { $name }, krok { $step }: brak zasobów. { $board }
        [tile] { $name }, krok { $step }: brak płytki. { $board }
        [space] { $name }, krok { $step }: brak wolnego miejsca. { $board }
        [technology] { $name }, krok { $step }: brak technologii. { $board }
        [building] { $name }, krok { $step }: brak budynku. { $board }
        [mask] { $name }, krok { $step }: brak maski, na którą go stać. { $board }
        [action] { $name }, krok { $step }: nie ma tam akcji. { $board }
       *[other] { $name }, krok { $step }: wykonano. { $board }
    }
}
teotihuacan-event-bot-advance = Robotnik Teotibota { $glyph } idzie dalej: { $from } → { $to }.
teotihuacan-event-bot-worship = Teotibot się modli: { $from } → { $to }.
teotihuacan-event-bot-flee = Robotnik Teotibota zostaje zwolniony i idzie dalej: { $from } → { $to }.
teotihuacan-event-bot-discard = Płytka odkrycia { $glyph } opuszcza grę: { $board }.
teotihuacan-event-bot-shift = Piramida akcji się przesuwa; obok leży teraz: { $name }.
teotihuacan-event-bot-directions = Płytki kierunku: { $upper }, { $lower }.
teotihuacan-event-bot-exchange = Teotibot zamienia { $cocoa } kakao na { teotihuacan-points }.

## Dlaczego nie

teotihuacan-refusal-already-developed = Masz już tę technologię.
teotihuacan-refusal-another-row-for-so-many-workers = { $workers ->
    [one] Z { $workers } robotnikiem to inny rząd.
   *[other] Z { $workers } robotnikami to inny rząd.
}
teotihuacan-refusal-another-royal-tile = Ta płytka Pałacu działa inaczej.
teotihuacan-refusal-ascension-comes-first = Najpierw wniebowstąpienie.
teotihuacan-refusal-equal-workers-in-order-of-boards = Równych robotników stawia się w kolejności plansz.
teotihuacan-refusal-fee-too-high = Opłata wynosi { $fee } kakao, masz { $cocoa }.
teotihuacan-refusal-fees-too-high = Opłaty wynoszą { $fee } kakao, masz { $cocoa }.
teotihuacan-refusal-fourth-worker-is-in-play = Twój czwarty robotnik jest już w grze.
teotihuacan-refusal-freeing-costs-1-cocoa = Zwolnienie robotnika z tego pola kosztuje 1 kakao.
teotihuacan-refusal-game-is-over = Gra jest skończona.
teotihuacan-refusal-gold-is-missing = Masz na to za mało złota.
teotihuacan-refusal-goods-are-missing = Brakuje na to zasobów.
teotihuacan-refusal-lower-row-needs-two-workers = Dolny rząd wymaga dwóch robotników albo jednego o sile 4 lub 5.
teotihuacan-refusal-more-than-due-or-in-hand = Płaca wynosi { $due }, masz { $cocoa } kakao.
teotihuacan-refusal-more-than-the-power = Nie więcej, niż pozwala siła robotnika: { $power }.
teotihuacan-refusal-no-building-left = Nie ma już budynków.
teotihuacan-refusal-no-cocoa-for-a-step = Krok kosztuje 1 kakao.
teotihuacan-refusal-no-cocoa-for-technology-13 = Technologia 13 kosztuje 1 kakao.
teotihuacan-refusal-no-cocoa-to-exchange = Masz { $cocoa } kakao do wymiany.
teotihuacan-refusal-no-decoration-left = Nie ma już zdobień.
teotihuacan-refusal-no-equal-worker-beside-one-that-moved = Obok robotnika, który szedł, nie stoi równy mu.
teotihuacan-refusal-no-free-cocoa-tile = Nie masz płytki darmowego kakao.
teotihuacan-refusal-no-legal-space = Żadne miejsce na zdobienie nie jest gotowe.
teotihuacan-refusal-no-locked-worker = Żaden twój robotnik nie jest zablokowany.
teotihuacan-refusal-no-main-action-at-the-palace = Pałac nie ma akcji głównej.
teotihuacan-refusal-no-more-tiles-than-workers = Nie więcej płytek niż robotników: { $workers }.
teotihuacan-refusal-no-pyramid-tile-left = Nie ma już płytek piramidy.
teotihuacan-refusal-no-room-in-a-permitted-row = W rzędach dla tylu robotników nie ma miejsca.
teotihuacan-refusal-no-square-can-be-paid = Na żadne pole nie starcza: kamień { $stone }, drewno { $wood }.
teotihuacan-refusal-no-starting-worker-of-that-power = Żaden początkowy robotnik nie ma siły { $power }.
teotihuacan-refusal-no-such-step-due = Żaden krok w tej świątyni nie czeka.
teotihuacan-refusal-no-such-tile = Nie masz takiej płytki.
teotihuacan-refusal-no-such-unlocked-worker = Nie ma takiego odblokowanego robotnika: siła { $power }, { $board }.
teotihuacan-refusal-no-such-worker = Nie ma takiego robotnika: siła { $power }, { $board }.
teotihuacan-refusal-no-such-worship-space = Nie ma takiego pola modlitwy. { $board }
teotihuacan-refusal-no-technology-to-develop = Z tymi robotnikami i złotem { $gold } nie można opracować technologii.
teotihuacan-refusal-no-tile-at-the-board = Nie leży tu płytka odkrycia. { $board }
teotihuacan-refusal-not-before-its-action = Robotnik, który szedł, wzmacnia się po swojej akcji.
teotihuacan-refusal-not-dealt-to-you = Nie masz tych płytek.
teotihuacan-refusal-not-in-an-unlock-turn = Nie w turze przeznaczonej na odblokowanie.
teotihuacan-refusal-not-in-the-middle-of-a-choice = Nie w środku innej decyzji.
teotihuacan-refusal-not-on-display = Ta technologia nie jest wyłożona.
teotihuacan-refusal-not-on-offer = Ta płytka nie jest wyłożona.
teotihuacan-refusal-not-on-your-tiles-or-taken = Tej planszy nie ma na twoich płytkach albo stoi tam twój robotnik. { $board }
teotihuacan-refusal-not-one-of-the-workers-that-moved = Ten robotnik nie szedł.
teotihuacan-refusal-not-open = Ta płytka startowa nie jest wyłożona.
teotihuacan-refusal-not-with-this-discount = Z tą zniżką nie można zapłacić za płytkę.
teotihuacan-refusal-nothing-to-waive = Nie ma opłaty do pominięcia.
teotihuacan-refusal-only-instead-of-moving = Odblokowanie wszystkich zajmuje całą turę zamiast ruchu.
teotihuacan-refusal-only-on-the-board-of-the-action = Wzmacniają się tylko robotnicy na planszy akcji. { $board }
teotihuacan-refusal-only-with-its-action = Tej płytki używa się z jej akcją. { $tile }
teotihuacan-refusal-only-with-the-movement = Najpierw wybierz robotnika, potem użyj płytki do ruchu. { $tile }
teotihuacan-refusal-other-number-of-resources = Liczba zasobów do wyboru: { $due }.
teotihuacan-refusal-own-worker-on-the-space = Na tym polu stoi twój robotnik.
teotihuacan-refusal-price-too-high = Nie stać cię na tę płytkę. Koszt: { $price }.
teotihuacan-refusal-pyramid-is-finished = Piramida jest gotowa.
teotihuacan-refusal-row-is-full = Ten rząd jest pełny.
teotihuacan-refusal-royal-tile-is-compulsory = W Pałacu trzeba użyć płytki Pałacu.
teotihuacan-refusal-same-as-another-rotation = Tak obrócona płytka jest taka sama.
teotihuacan-refusal-side-is-full = Ta strona jest pełna.
teotihuacan-refusal-something-else-is-asked = Teraz decyduje się o czymś innym.
teotihuacan-refusal-square-is-filled = { $square } jest zajęte.
teotihuacan-refusal-squares-are-missing = Pola pod tym zdobieniem nie są jeszcze zabudowane.
teotihuacan-refusal-support-is-missing = { $square } wymaga czterech płytek pod spodem.
teotihuacan-refusal-temple-can-not-move = Twój znacznik nie może się ruszyć w tej świątyni.
teotihuacan-refusal-tile-does-not-lie-there = Ta płytka tam nie leży.
teotihuacan-refusal-too-far = Robotnik idzie o jedną do trzech plansz.
teotihuacan-refusal-two-steps-cost-3-cocoa = Dwa kroki kosztują 3 kakao.
teotihuacan-refusal-unlocking-costs-3-cocoa = Odblokowanie kosztuje 3 kakao, masz { $cocoa }.
teotihuacan-refusal-without-effect = Ta płytka nic by teraz nie dała. { $tile }
teotihuacan-refusal-wood-is-missing = Brakuje drewna: potrzeba { $due }, masz { $wood }.
teotihuacan-refusal-worker-is-locked = Ten robotnik jest zablokowany. { $board }

## Wynik

teotihuacan-tally-construction = Płytki piramidy
teotihuacan-tally-decorations = Zdobienia
teotihuacan-tally-nobles = Budynki arystokratów
teotihuacan-tally-avenue = Aleja Umarłych
teotihuacan-tally-track = Tor piramidy
teotihuacan-tally-leader = Prowadzenie na torze piramidy
teotihuacan-tally-masks = Zestawy masek
teotihuacan-tally-temple = Świątynie
teotihuacan-tally-bonus = Płytki przychylności bogów
teotihuacan-tally-board = Plansze
teotihuacan-tally-technology = Technologie
teotihuacan-tally-shared = Technologie innych
teotihuacan-tally-royal = Płytki Pałacu
teotihuacan-tally-tile = Płytki odkryć
teotihuacan-tally-ascension = Wniebowstąpienia
teotihuacan-tally-exchange = Kakao zamienione na punkty
teotihuacan-tally-goods = Pozostałe zasoby
teotihuacan-tally-markers = Znaczniki technologii
teotihuacan-tally-earlier = Wcześniej
teotihuacan-tally-salary = Niezapłacona płaca
teotihuacan-tally-total = Razem
teotihuacan-tally-cocoa = Pozostałe kakao
teotihuacan-outcome = { $outcome ->
    [pyramid] Piramida jest gotowa.
   *[third-eclipse] Nadeszło trzecie zaćmienie.
}
teotihuacan-chart = Punkty po każdym ruchu

## Przewodnik

guide-teotihuacan-city = Wokół piramidy leży osiem plansz. Twoje kości to robotnicy: liczba na górze to ich siła.
guide-teotihuacan-goal = Punkty dają piramida, zdobienia, Aleja Umarłych, świątynie i maski; większość liczą zaćmienia.
guide-teotihuacan-worker = Wybierz jedną ze swoich kości na dole lub na planszy. Idzie o jedną do trzech plansz zgodnie z zegarem; złote liczby pokazują, jak daleko.
guide-teotihuacan-acts = Na miejscu zbiera kakao, modli się albo wykonuje akcję. U góry koszt, na dole zysk. Po akcji się wzmacnia.
guide-teotihuacan-cocoa = Akcja kosztuje kakao za każdy kolor kości na planszy; zbieranie daje o jedno więcej. Zostaw coś na płacę.
guide-teotihuacan-pyramid = Płytki piramidy punktują za poziom i za symbole zgodne z tymi pod spodem. Dotknij piramidy, by ją powiększyć.
guide-teotihuacan-eclipse = Gdy słońce spotka księżyc, zostaje jedna runda, a potem zaćmienie. Po trzecim gra się kończy.
