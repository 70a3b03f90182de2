## Na stronie głównej i przy nowym stole

game-teotihuacan = Teotihuacan
game-teotihuacan-lead = Prowadź robotników przez miasto i wznieś Piramidę Słońca przed zaćmieniem.
game-teotihuacan-players = 1–4 graczy
game-teotihuacan-time = 90–120 min
option-teotihuacan-setup = Przygotowanie
option-teotihuacan-setup-value = { $value ->
    [first] Pierwsza gra
    [draft] Draft płytek startowych
   *[normal] Wybór płytek startowych
}
option-teotihuacan-setup-means = { $value ->
    [first] Wszystko jest rozłożone i rozdane, a gra zaczyna się od pierwszej tury. Najlepsze na początek.
    [draft] Płytki startowe leżą odkryte, a gracze wybierają kolejno tam i z powrotem.
   *[normal] Każdy dostaje cztery płytki startowe i zatrzymuje dwie.
}
option-teotihuacan-eclipse = Zaćmienie
option-teotihuacan-eclipse-value = { $value ->
    [dark] Mroczne zaćmienie
   *[normal] Zwykłe
}
option-teotihuacan-eclipse-means = { $value ->
    [dark] Zaćmienie następuje od razu, gdy znaczniki się spotkają, nawet w środku rundy. Gra jest krótsza i trudniej ją planować.
   *[normal] Gdy znaczniki się spotkają, wszyscy mają jeszcze pełną rundę.
}
option-teotihuacan-direction = Płytka kierunku przesunięcia
option-teotihuacan-direction-value = { $value ->
    [sequence] Najpierw górna
   *[rows] Ta obok rzędu
}
option-teotihuacan-direction-means = { $value ->
    [sequence] Pierwszym przesunięciem w każdej turze kieruje górna płytka kierunku.
   *[rows] Przesunięciem rzędu kieruje płytka kierunku obok niego.
}
option-teotihuacan-teotibot = Teotibot
option-teotihuacan-teotibot-value = { $value ->
    [easier] Łatwiejszy
    [harder] Trudniejszy
   *[written] Według zasad
}
option-teotihuacan-teotibot-means = { $value ->
    [easier] Wszystko poniżej o stopień mniej.
    [harder] Wszystko poniżej o stopień więcej.
   *[written] Teotibot taki jak w instrukcji.
}
option-teotihuacan-bot_gold = Robotnik Teotibota w Złożach Złota
option-teotihuacan-bot_gold-value = { $value ->
    [preset] Według poziomu
   *[other] { $value }
}
option-teotihuacan-bot_gold-means = O ile większa lub mniejsza jest jego siła na początku.
option-teotihuacan-bot_nobles = Robotnik Teotibota w Posiadłości Arystokratów
option-teotihuacan-bot_nobles-value = { $value ->
    [preset] Według poziomu
   *[other] { $value }
}
option-teotihuacan-bot_nobles-means = O ile większa lub mniejsza jest jego siła na początku.
option-teotihuacan-bot_construction = Robotnik Teotibota na Budowie
option-teotihuacan-bot_construction-value = { $value ->
    [preset] Według poziomu
   *[other] { $value }
}
option-teotihuacan-bot_construction-means = O ile większa lub mniejsza jest jego siła na początku.
option-teotihuacan-bot_resources = Zasoby Teotibota
option-teotihuacan-bot_resources-value = { $value ->
    [preset] Według poziomu
   *[other] { $value }
}
option-teotihuacan-bot_resources-means = O ile więcej lub mniej każdego rodzaju ma na początku.
option-teotihuacan-bot_exchange = Punkty Teotibota za kakao
option-teotihuacan-bot_exchange-value = { $value ->
    [preset] Według poziomu
   *[other] { $value }
}
option-teotihuacan-bot_exchange-means = O ile punktów więcej lub mniej dostaje za 10 kakao.
option-teotihuacan-bot_worship = Akcja Modlitwa Teotibota
option-teotihuacan-bot_worship-value = { $value ->
    [preset] Według poziomu
   *[other] { $value }
}
option-teotihuacan-bot_worship-means = O ile stopni więcej lub mniej awansuje.
option-teotihuacan-bot_bonus = Punkty Teotibota za płytki Przychylności Bogów
option-teotihuacan-bot_bonus-value = { $value ->
    [preset] Według poziomu
   *[other] { $value }
}
option-teotihuacan-bot_bonus-means = O ile punktów więcej lub mniej dostaje za każdą osiągniętą płytkę.
option-teotihuacan-bot_markers = Punkty Teotibota za technologie
option-teotihuacan-bot_markers-value = { $value ->
    [preset] Według poziomu
   *[other] { $value }
}
option-teotihuacan-bot_markers-means = O ile punktów więcej lub mniej dostaje na koniec za każdy znacznik.

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
   *[hand] Zapas
}
teotihuacan-board-short = { $board ->
    [palace] Pałac
    [forest] Las
    [quarry] Kamień
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
    [cocoa] { $count } kakao
    [wood] { $count ->
        [one] { $count } drewno
        [few] { $count } drewna
        [many] { $count } drewna
       *[other] { $count } drewna
    }
    [stone] { $count ->
        [one] { $count } kamień
        [few] { $count } kamienie
        [many] { $count } kamieni
       *[other] { $count } kamienia
    }
   *[gold] { $count ->
        [one] { $count } złoto
        [few] { $count } złota
        [many] { $count } złota
       *[other] { $count } złota
    }
}
teotihuacan-goods-object = { teotihuacan-goods }
teotihuacan-resources = { $count ->
    [one] { $count } dowolny zasób
    [few] { $count } dowolne zasoby
   *[many] { $count } dowolnych zasobów
}
teotihuacan-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
teotihuacan-temple = { $temple ->
    [blue] niebieska świątynia
    [red] czerwona świątynia
   *[green] zielona świątynia
}
teotihuacan-avenue = Aleja Umarłych
teotihuacan-avenue-step = Aleja Umarłych, pole { $step }
teotihuacan-avenue-value = { $value ->
    [one] Aleja Umarłych: { $value } punkt za każde pole przy następnym zaćmieniu
    [few] Aleja Umarłych: { $value } punkty za każde pole przy następnym zaćmieniu
    [many] Aleja Umarłych: { $value } punktów za każde pole przy następnym zaćmieniu
   *[other] Aleja Umarłych: { $value } punktu za każde pole przy następnym zaćmieniu
}
teotihuacan-track = Tor piramidy
teotihuacan-power-up = Wzmocnienie
teotihuacan-any-technology = Technologia
teotihuacan-discovery-tile = Płytka odkrycia
teotihuacan-starting-tile = płytka startowa { $number }
teotihuacan-starting-tiles = Płytki startowe
teotihuacan-discovery = { $tile ->
    [mask_1] Maska 1
    [mask_2] Maska 2
    [mask_3] Maska 3
    [mask_4] Maska 4
    [mask_5] Maska 5
    [mask_6] Maska 6
    [mask_7] Maska 7
    [vp4] 4 punkty
    [resources3] 3 dowolne zasoby
    [resources2] 2 dowolne zasoby
    [avenue] Awans w Alei Umarłych
    [temple_any] Awans w dowolnej świątyni
    [temple_blue] Awans w niebieskiej świątyni
    [temple_red] Awans w czerwonej świątyni
    [temple_green] Awans w zielonej świątyni
    [cocoa4] 4 kakao
    [power_up2] Dwa wzmocnienia
    [double_move] Podwójny ruch: drugi robotnik idzie razem z pierwszym
    [free_cocoa] Darmowe kakao: nie płacisz jednej opłaty albo wynagrodzenia
    [move_anywhere] Ruch dokądkolwiek: o 1 do 8 plansz
   *[extra_worker] Dodatkowy robotnik: liczy się o jednego więcej
}
teotihuacan-tile-price = { $name }; koszt: { $price }
teotihuacan-tile-free = { $name }; nic nie kosztuje
teotihuacan-no-tiles = Nie ma tu już płytek
teotihuacan-free = za darmo
teotihuacan-technology = { $number ->
    [1] Technologia 01: 1 kakao, gdy twój robotnik wchodzi do Pałacu lub go mija
    [3] Technologia 03: 3 punkty po akcji Pracowni Alchemicznej lub Posiadłości Arystokratów
    [5] Technologia 05: 1 zasób więcej w Lesie, Kamieniołomie lub Złożach Złota
    [7] Technologia 07: 1 kakao i 1 punkt po akcji Lasu, Kamieniołomu lub Złóż Złota
    [9] Technologia 09: 4 punkty po akcji Warsztatu Zdobniczego
    [11] Technologia 11: 3 punkty po akcji Budowy
    [13] Technologia 13: po akcji głównej za 1 kakao jeszcze jedno wzmocnienie
    [15] Technologia 15: na Budowie liczy się o jednego robotnika więcej, a płacisz o 1 kamień lub 1 drewno mniej
   *[17] Technologia 17: awans w dowolnej świątyni po akcji Budowy
}
teotihuacan-technology-tile = Technologia { $number }
teotihuacan-royal = { $number ->
    [1] Płytka Pałacu 01: zyskaj o 1 kakao więcej, niż wynosi siła robotnika
    [2] Płytka Pałacu 02: zapłać 1 kakao, zyskaj 1 drewno i 1 kamień (najwyżej tyle razy, ile wynosi siła robotnika)
    [3] Płytka Pałacu 03: zapłać 1 zasób, zyskaj 2 kakao (najwyżej tyle razy, ile wynosi siła robotnika)
    [4] Płytka Pałacu 04: 2 punkty za każdą twoją technologię (najwyżej za tyle technologii, ile wynosi siła robotnika)
    [5] Płytka Pałacu 05: 2 punkty za każde twoje pole na torze piramidy (najwyżej za tyle pól, ile wynosi siła robotnika)
    [6] Płytka Pałacu 06: zapłać 1 kakao, zyskaj 1 kamień i 1 złoto (najwyżej tyle razy, ile wynosi siła robotnika)
    [7] Płytka Pałacu 07: zapłać 1 kakao i 1 zasób, zyskaj tyle dowolnych zasobów, ile wynosi siła robotnika
    [8] Płytka Pałacu 08: zapłać 1 kakao, awansuj w dowolnej świątyni (najwyżej tyle razy, ile wynosi siła robotnika minus 1)
   *[9] Płytka Pałacu 09: 1 punkt za każde twoje pole w Alei Umarłych (najwyżej za tyle pól, ile wynosi siła robotnika plus 1)
}
teotihuacan-royal-tile = Płytka Pałacu 0{ $number }
teotihuacan-bonus = { $number ->
    [1] Przychylność Bogów: najlepszy zestaw masek jeszcze raz
    [2] Przychylność Bogów: 5 punktów za każdą twoją technologię
    [3] Przychylność Bogów: 15 punktów
    [4] Przychylność Bogów: 3 punkty za każde twoje pole w Alei Umarłych
    [5] Przychylność Bogów: 9 punktów za każdą osiągniętą płytkę Przychylności Bogów
    [6] Przychylność Bogów: 2 punkty za każdą płytkę odkrycia, która nie jest maską
   *[7] Przychylność Bogów: 4 punkty za każdego robotnika o sile od 1 do 3, 9 punktów za każdego o sile 4 lub 5
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
teotihuacan-bot-aside = Odłożona na bok
teotihuacan-direction = { $direction ->
    [left] w lewo
   *[right] w prawo
}
teotihuacan-tile = Płytka piramidy { $number }
teotihuacan-decoration = Zdobienie { $number }
teotihuacan-row = { $row ->
    [top] Górny rząd Posiadłości Arystokratów
    [centre] Środkowy rząd Posiadłości Arystokratów
   *[bottom] Dolny rząd Posiadłości Arystokratów
}
teotihuacan-worker-of = Robotnik: { $player }, siła { $power }, { $board }
teotihuacan-worker-neutral = Neutralny robotnik, { $board }
teotihuacan-worker-locked = Zablokowany robotnik, siła { $power }, { $board }
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
    [blue] Stopień { $step } w niebieskiej świątyni
    [red] Stopień { $step } w czerwonej świątyni
   *[green] Stopień { $step } w zielonej świątyni
}
teotihuacan-step-number = stopień { $step }
teotihuacan-used = { $count ->
    [one] { $count } użyta płytka odkrycia
    [few] { $count } użyte płytki odkryć
   *[many] { $count } użytych płytek odkryć
}
teotihuacan-last-player = Ostatni gracz: po tej turze przesuwa się jasny znacznik kalendarza
teotihuacan-kept = { $player }: { $tiles }

## Stół

teotihuacan-eclipse-number = { $number ->
    [1] 1. zaćmienie
    [2] 2. zaćmienie
   *[3] 3. zaćmienie
}
teotihuacan-calendar = Kalendarz: jasny znacznik na { $light }, ciemny na { $dark }
teotihuacan-final-round = Ostatnia runda przed zaćmieniem
teotihuacan-ascension = Wniebowstąpienie
teotihuacan-buildings = { $count ->
    [one] Został { $count } budynek; wartość pola w Alei: { $value }
    [few] Zostały { $count } budynki; wartość pola w Alei: { $value }
   *[many] Zostało { $count } budynków; wartość pola w Alei: { $value }
}
teotihuacan-steps-left = { $count ->
    [one] pole do zaćmienia
    [few] pola do zaćmienia
   *[many] pól do zaćmienia
}
teotihuacan-pyramid-left = { $count ->
    [one] płytka w stosie
    [few] płytki w stosie
   *[many] płytek w stosie
}
teotihuacan-tiles-left = { $count ->
    [one] W stosie jest { $count } płytka
    [few] W stosie są { $count } płytki
   *[many] W stosie jest { $count } płytek
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
teotihuacan-turn-left = Obróć w lewo
teotihuacan-turn-right = Obróć w prawo
teotihuacan-below = Symbole pod płytką i na niej
teotihuacan-level = Poziom { $level }
teotihuacan-matches = { $count ->
    [one] { $count } zgodny symbol
    [few] { $count } zgodne symbole
   *[many] { $count } zgodnych symboli
}
teotihuacan-together = Razem
teotihuacan-next-eclipse = Przy zaćmieniu
teotihuacan-acts = Co robi robotnik
teotihuacan-answers = Odpowiedzi
teotihuacan-workers = Robotnicy
teotihuacan-tiles = Płytki odkryć
teotihuacan-mix = Zasoby
teotihuacan-more = { $good ->
    [wood] O 1 drewno więcej
    [stone] O 1 kamień więcej
   *[gold] O 1 złoto więcej
}
teotihuacan-fewer = { $good ->
    [wood] O 1 drewno mniej
    [stone] O 1 kamień mniej
   *[gold] O 1 złoto mniej
}
teotihuacan-laying = { $what ->
    [turn] Tura i kalendarz
    [begins] Czyja tura się zaczyna
    [light] Jasny znacznik
    [dark] Ciemny znacznik
    [eclipses] Zaćmienia dotąd
    [points] Punkty
    [board] Plansza akcji
    [power] Siła
    [worship] Pole modlitwy
    [acting] Nie zablokowany
    [fourth] Dodaj czwartego robotnika
    [away] Usuń
    [buildings] Budynki arystokratów
    [square] Miejsce
    [tile] Płytka piramidy
    [rotation] Obrót
   *[lay] Połóż
}
teotihuacan-laying-side = { $side ->
    [top] Strona górna
    [right] Strona prawa
    [bottom] Strona dolna
   *[left] Strona lewa
}
teotihuacan-laying-refused = { $about ->
    [pyramid] Tak być nie może. Płytka piramidy ponad ziemią leży na czterech innych, a tego, na czym coś leży, nie można zabrać.
    [decorations] Tak być nie może. Płytka zdobienia leży na płytkach piramidy swojego poziomu, a na każdej stronie mieszczą się cztery.
    [steps] Tak być nie może. Na najwyższym stopniu świątyni mieści się tylko jeden znacznik.
    [workers] Tak być nie może. Gracz ma trzech lub czterech robotników, a na polu modlitwy stoi tylko jeden.
    [calendar] Tak być nie może. Jasny znacznik nigdy nie wyprzedza ciemnego.
    [turn] Tak być nie może, dopóki trwa ta decyzja. Niech najpierw zacznie się tura.
   *[other] Tak być nie może: to nie pasuje do reszty pozycji.
}
teotihuacan-flip = Użyj: { $tile }
teotihuacan-unlock = Odblokuj
teotihuacan-main = Akcja główna
teotihuacan-main-free = Akcja główna bez opłaty
teotihuacan-main-in = Akcja główna: { $board }
teotihuacan-go = Idź: { $board }
teotihuacan-place-tile = Połóż płytkę
teotihuacan-keep = Zatrzymaj te dwie
teotihuacan-act-cocoa = { $board }: zbierz { $count } kakao
teotihuacan-act-worship = { $board }: modlitwa
teotihuacan-act-main = { $fee ->
    [0] { $board }: akcja główna bez opłaty
   *[other] { $board }: akcja główna za { $fee } kakao
}

## Płytki startowe

teotihuacan-starting = Zatrzymaj dwie płytki startowe
teotihuacan-starting-pick = Wybierz płytkę startową
teotihuacan-starting-lead = Zyskujesz to, co widać na płytkach; robotnicy zaczynają na planszach o numerach z twoich płytek.
teotihuacan-starting-again = Wróć do płytek startowych

## Kto o czym decyduje

teotihuacan-waiting = Decyduje { $player }.
teotihuacan-question-about = { $about } –
teotihuacan-question-keep = { $player }: zatrzymaj dwie płytki startowe.
teotihuacan-question-pick = { $player }: wybierz płytkę startową.
teotihuacan-question-raise = { $player }: który robotnik zacznie z większą siłą?
teotihuacan-question-linked = { $player }: bierzesz płytkę odkrycia? { $tile }
teotihuacan-question-place = { $player }: gdzie zacznie robotnik?
teotihuacan-question-turn = { $player }: który robotnik idzie?
teotihuacan-question-move = { $player }: dokąd idzie robotnik?
teotihuacan-question-second = { $player }: który robotnik idzie razem z nim?
teotihuacan-question-act = { $board }: co robi robotnik?
teotihuacan-question-lock = { $player }: który robotnik się modli?
teotihuacan-question-option = { $player }: zdolność, płytka odkrycia czy jedno i drugie?
teotihuacan-question-board-tile = { $player }: bierzesz płytkę odkrycia? { $tile }
teotihuacan-question-temple = { $player }: która świątynia?
teotihuacan-question-steps = { $player }: która świątynia najpierw?
teotihuacan-question-major = { $player }: płytka odkrycia czy nagroda? { $tiles }
teotihuacan-question-spot = { $player }: bierzesz płytkę odkrycia? { $tiles }
teotihuacan-question-take = { $count ->
    [one] { $player }: wybierz { $count } zasób.
    [few] { $player }: wybierz { $count } zasoby.
   *[many] { $player }: wybierz { $count } zasobów.
}
teotihuacan-question-royal = { $player }: używasz płytki Pałacu? { teotihuacan-royal }
teotihuacan-question-technology = { $player }: która technologia?
teotihuacan-question-row = { $player }: który rząd w Posiadłości Arystokratów?
teotihuacan-question-decoration = { $player }: które zdobienie?
teotihuacan-question-side = { $player }: gdzie trafi zdobienie?
teotihuacan-question-build = { $player }: która płytka piramidy?
teotihuacan-question-square = { $player }: gdzie trafi płytka?
teotihuacan-question-discount = { $player }: na czym oszczędzasz?
teotihuacan-question-rotate = { $player }: jak obrócić płytkę?
teotihuacan-question-power = { $player }: którego robotnika wzmacniasz?
teotihuacan-question-power-more = { $player }: wzmocnić jeszcze raz?
teotihuacan-question-thirteen = { $player }: zapłacić 1 kakao za jeszcze jedno wzmocnienie?
teotihuacan-question-powers = { $player }: którego robotnika wzmacniasz? Pozostało: { $count }.
teotihuacan-question-reward = { $player }: wybierz nagrodę za wniebowstąpienie.
teotihuacan-question-end = { $player }: zakończ turę.
teotihuacan-question-salary = { $player }: ile kakao wypłacasz robotnikom?

## Akcje

teotihuacan-group-decide = Decyzja
teotihuacan-group-flip = Użyj płytki odkrycia
teotihuacan-action-keep = Zatrzymaj { $first } i { $second }
teotihuacan-action-pick = Płytka { $tile }
teotihuacan-action-raise = Robotnik o sile { $power }
teotihuacan-action-place = { $board }
teotihuacan-action-worker = Robotnik o sile { $power }: { $board }
teotihuacan-action-move = { $distance ->
    [one] O { $distance } planszę dalej
    [few] O { $distance } plansze dalej
   *[many] O { $distance } plansz dalej
}
teotihuacan-action-unlock-turn = Odblokuj wszystkich (cała tura)
teotihuacan-action-unlock = Odblokuj wszystkich (3 kakao)
teotihuacan-action-collect = Zbierz kakao
teotihuacan-action-main = { $free ->
    [yes] Akcja główna bez opłaty
   *[no] Akcja główna
}
teotihuacan-action-worship = Modlitwa
teotihuacan-action-option = { $option ->
    [ability] Użyj zdolności
    [discovery] Weź płytkę odkrycia
    [ability-discovery] Zdolność, potem płytka, za 1 kakao
   *[discovery-ability] Płytka, potem zdolność, za 1 kakao
}{ $free ->
    [yes] {" "}(bez opłaty)
   *[no] {""}
}
teotihuacan-action-option-here = { $option ->
    [ability] { $ability }
    [discovery] Płytka odkrycia: { $tile }
    [ability-discovery] { $ability }, potem: { $tile }
   *[discovery-ability] { $tile }, potem: { $ability }
}{ $free ->
    [yes] {" "}(bez opłaty)
   *[no] { $count ->
        [0] {""}
       *[other] {" "}(opłata: { teotihuacan-goods })
    }
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
teotihuacan-action-exchange = { $times ->
    [1] Wymień raz
    [2] Wymień dwa razy
   *[other] Wymień { $times } razy
}
teotihuacan-action-pay = Zapłać { $goods }
teotihuacan-action-trade = Zapłać { $pay }, zyskaj { $gain }
teotihuacan-action-row = { $row ->
    [top] Górny rząd
    [centre] Środkowy rząd
   *[bottom] Dolny rząd
}
teotihuacan-action-decoration = Zdobienie { $tile }
teotihuacan-action-side = { $side ->
    [top] Górna strona
    [right] Prawa strona
    [bottom] Dolna strona
   *[left] Lewa strona
}
teotihuacan-action-tile = Płytka piramidy { $tile }
teotihuacan-action-square = Pole { $square }
teotihuacan-action-discount = { $discount ->
    [stone] Oszczędź 1 kamień
    [wood] Oszczędź 1 drewno
   *[none] Nie przy tej płytce
}
teotihuacan-action-rotate = Obróć o { $rotation }°
teotihuacan-action-stop = Bez kolejnych płytek
teotihuacan-action-power = { $power ->
    [5] Robotnik o sile 5 (wniebowstąpienie): { $board }
   *[other] Robotnik o sile { $power }: { $board }
}
teotihuacan-action-power-moved = Robotnik o sile { $power }: przesunięty
teotihuacan-action-ascend = { $reward ->
    [points] 5 punktów
    [cocoa] 5 kakao
    [temple] Awans w dowolnej świątyni
    [temples] Za 3 kakao dwa awanse w dowolnych świątyniach
   *[worker] Czwarty robotnik i 2 kakao
}
teotihuacan-action-salary = { $count ->
    [0] Nie wypłacaj nic
   *[other] Wypłać { $count } kakao
}
teotihuacan-action-salary-free = Nie wypłacaj (płytka „Darmowe kakao”)
teotihuacan-action-done = Zakończ turę
teotihuacan-action-worth = { $action }: { $worth }

## Przebieg

teotihuacan-event-deal = Dostajesz płytki startowe { $tiles }.
teotihuacan-event-choose = { $player } wybiera płytki startowe.
teotihuacan-event-starting-tiles = Płytki startowe: { $kept }.
teotihuacan-event-pick = { $player } wybiera płytkę startową { $tile }.
teotihuacan-event-place = { $player } stawia robotnika { $glyph }: { $board }.
teotihuacan-event-return = { $count ->
    [one] { $count } płytka odkrycia wraca do stosu.
    [few] { $count } płytki odkryć wracają do stosu.
   *[many] { $count } płytek odkryć wraca do stosu.
}
teotihuacan-event-neutral = Neutralni robotnicy { $glyph }: { $boards }.
teotihuacan-event-gain = { $player } zyskuje { $object }.
teotihuacan-event-pay = { $player } płaci { $object }.
teotihuacan-event-waive = { $player } odwraca płytkę „Darmowe kakao” i nie płaci { $cocoa } kakao { $glyph }.
teotihuacan-event-points = { $why ->
    [temple] { $player }: { teotihuacan-points } { $glyph } ze świątyni.
    [board] { $player }: { teotihuacan-points } { $glyph } z planszy.
    [technology] { $player }: { teotihuacan-points } { $glyph } z technologii.
    [shared] { $player }: { teotihuacan-points } { $glyph } za technologię, którą opracowuje ktoś inny.
    [royal] { $player }: { teotihuacan-points } { $glyph } z płytki Pałacu.
    [nobles] { $player }: { teotihuacan-points } { $glyph } za budynek.
    [decorations] { $player }: { teotihuacan-points } { $glyph } za zdobienie.
    [construction] { $player }: { teotihuacan-points } { $glyph } za płytkę piramidy.
    [tile] { $player }: { teotihuacan-points } { $glyph } z płytki odkrycia.
    [ascension] { $player }: { teotihuacan-points } { $glyph } za wniebowstąpienie.
    [avenue] { $player }: { teotihuacan-points } { $glyph } za Aleję Umarłych.
    [leader] { $player }: { teotihuacan-points } { $glyph } za prowadzenie na torze piramidy.
    [track] { $player }: { teotihuacan-points } { $glyph } za tor piramidy.
    [masks] { $player }: { teotihuacan-points } { $glyph } za maski.
    [salary] { $player }: { teotihuacan-points } { $glyph } za niewypłacone wynagrodzenie.
    [bonus] { $player }: { teotihuacan-points } { $glyph } z płytki Przychylności Bogów.
    [exchange] { $player }: { teotihuacan-points } { $glyph } za kakao.
    [goods] { $player }: { teotihuacan-points } { $glyph } za zasoby i kakao.
   *[markers] { $player }: { teotihuacan-points } { $glyph } za technologie.
}
teotihuacan-event-temple = { $temple ->
    [blue] { $player }: niebieska świątynia { $glyph }, stopień { $step }.
    [red] { $player }: czerwona świątynia { $glyph }, stopień { $step }.
   *[green] { $player }: zielona świątynia { $glyph }, stopień { $step }.
}
teotihuacan-event-temple-stuck = { $temple ->
    [blue] { $player } nie może awansować w niebieskiej świątyni { $glyph }.
    [red] { $player } nie może awansować w czerwonej świątyni { $glyph }.
   *[green] { $player } nie może awansować w zielonej świątyni { $glyph }.
}
teotihuacan-event-avenue = { $player }: Aleja Umarłych { $glyph }, pole { $step }.
teotihuacan-event-track = { $player }: tor piramidy { $glyph }, pole { $step }.
teotihuacan-event-claim = { $player } bierze płytkę odkrycia { $glyph }: { $tile }.
teotihuacan-event-refill = Nowa płytka odkrycia { $glyph }: { $board }.
teotihuacan-event-refill-none = Na tej planszy nie ma już płytki odkrycia: { $board }.
teotihuacan-event-flip = { $player } używa płytki odkrycia { $glyph }: { $tile }.
teotihuacan-event-technology = { $player } opracowuje: { $glyph } { $effect }
teotihuacan-event-unlock = { $paid ->
    [yes] { $player } płaci za odblokowanie robotników { $glyph }: { $boards }.
   *[no] { $player } odblokowuje robotników { $glyph }: { $boards }.
}
teotihuacan-event-move = { $player } przesuwa robotnika { $glyph }: { $from } → { $to }.
teotihuacan-event-collect = { $player } zbiera kakao { $glyph }: { $board }.
teotihuacan-event-worship = { $option ->
    [discovery] { $player } modli się i bierze płytkę odkrycia { $glyph }: { $board }.
    [ability] { $player } modli się i używa zdolności { $glyph }: { $board }.
   *[other] { $player } modli się, używa zdolności i bierze płytkę odkrycia { $glyph }: { $board }.
}
teotihuacan-event-oust = { $other } odblokowuje robotnika ({ $player }): { $board }.
teotihuacan-event-main = { $workers ->
    [one] { $player } wykonuje akcję główną { $glyph } z { $workers } robotnikiem: { $board }.
   *[other] { $player } wykonuje akcję główną { $glyph } z { $workers } robotnikami: { $board }.
}
teotihuacan-event-extra-worker = { $workers ->
    [one] Liczy się teraz { $workers } robotnik.
    [few] Liczy się teraz { $workers } robotników.
   *[many] Liczy się teraz { $workers } robotników.
}
teotihuacan-event-royal = { $player } używa płytki Pałacu { $glyph }. { $effect }
teotihuacan-event-noble = { $row ->
    [top] { $player } stawia budynek { $glyph } w górnym rzędzie: { $value }.
    [centre] { $player } stawia budynek { $glyph } w środkowym rzędzie: { $value }.
   *[bottom] { $player } stawia budynek { $glyph } w dolnym rzędzie: { $value }.
}
teotihuacan-event-decorate = { $matches ->
    [0] { $player } kładzie zdobienie { $glyph } na poziomie { $level }.
    [one] { $player } kładzie zdobienie { $glyph } na poziomie { $level }: { $matches } zgodny symbol.
    [few] { $player } kładzie zdobienie { $glyph } na poziomie { $level }: { $matches } zgodne symbole.
   *[many] { $player } kładzie zdobienie { $glyph } na poziomie { $level }: { $matches } zgodnych symboli.
}
teotihuacan-event-build = { $matches ->
    [0] { $player } kładzie płytkę piramidy { $glyph } na polu { $square }.
    [one] { $player } kładzie płytkę piramidy { $glyph } na polu { $square }: { $matches } zgodny symbol.
    [few] { $player } kładzie płytkę piramidy { $glyph } na polu { $square }: { $matches } zgodne symbole.
   *[many] { $player } kładzie płytkę piramidy { $glyph } na polu { $square }: { $matches } zgodnych symboli.
}
teotihuacan-event-power = { $player }: robotnik { $glyph } ma teraz siłę { $power }.
teotihuacan-event-ascend = { $player }: wniebowstąpienie robotnika { $glyph }.
teotihuacan-event-ascend-reward = { $player } wybiera: { $reward }.
teotihuacan-event-worker = { $player }: czwarty robotnik { $glyph } wchodzi do Pałacu.
teotihuacan-event-light = { $why ->
    [ascension] Jasny znacznik { $glyph } przesuwa się na { $light } za wniebowstąpienie.
    [pyramid] Jasny znacznik { $glyph } przesuwa się na { $light }: piramida jest ukończona.
   *[turn] Jasny znacznik { $glyph } przesuwa się na { $light }.
}
teotihuacan-event-final-round = Jasny znacznik dotarł do ciemnego: jeszcze jedna runda do zaćmienia.
teotihuacan-event-eclipse = { $number ->
    [1] Pierwsze zaćmienie { $glyph }: { $avenue_value } za pole w Alei, { $step_value } za pole na torze piramidy.
    [2] Drugie zaćmienie { $glyph }: { $avenue_value } za pole w Alei, { $step_value } za pole na torze piramidy.
   *[3] Ostatnie zaćmienie { $glyph }: { $avenue_value } za pole w Alei, { $step_value } za pole na torze piramidy.
}
teotihuacan-event-track-reset = Znaczniki na torze piramidy wracają na 0.
teotihuacan-event-salary = { $free ->
    [yes] { $player } dzięki płytce „Darmowe kakao” nie wypłaca wynagrodzenia ({ $due } kakao).
   *[no] { $player } wypłaca robotnikom { $paid } z { $due } kakao.
}
teotihuacan-event-calendar = Jasny znacznik wraca na { $light }, ciemny przesuwa się na { $dark }.
teotihuacan-event-end = { $outcome ->
    [pyramid] Koniec gry: piramida jest ukończona.
   *[third-eclipse] Koniec gry po trzecim zaćmieniu.
}
teotihuacan-event-bot-roll = Teotibot { $glyph } wyrzuca { $dice } = { $sum }: miejsce { $slot }, { $name }.
teotihuacan-event-bot-step = { $step ->
    [consolation] Akcja zastępcza: Teotibot zyskuje 5 kakao i wzmacnia najsłabszego robotnika.
   *[other] { $lacks ->
        [worker] { $name }, część { $step }: brak robotnika. { $board }
        [goods] { $name }, część { $step }: za mało zasobów. { $board }
        [tile] { $name }, część { $step }: brak płytki. { $board }
        [space] { $name }, część { $step }: brak wolnego miejsca. { $board }
        [technology] { $name }, część { $step }: brak technologii. { $board }
        [building] { $name }, część { $step }: brak budynku. { $board }
        [mask] { $name }, część { $step }: brak maski, na którą go stać. { $board }
        [action] { $name }, część { $step }: nie ma tam akcji. { $board }
       *[other] { $name }, część { $step }: wykonano. { $board }
    }
}
teotihuacan-event-bot-advance = Robotnik Teotibota { $glyph } idzie dalej: { $from } → { $to }.
teotihuacan-event-bot-worship = Teotibot się modli: { $from } → { $to }.
teotihuacan-event-bot-flee = Robotnik Teotibota ustępuje miejsca i idzie dalej: { $from } → { $to }.
teotihuacan-event-bot-discard = Płytka odkrycia { $glyph } opuszcza grę: { $board }.
teotihuacan-event-bot-shift = Piramida akcji się przesuwa; na bok odłożono: { $name }.
teotihuacan-event-bot-directions = Płytki kierunku: { $upper }, { $lower }.
teotihuacan-event-bot-exchange = Teotibot zamienia { $cocoa } kakao na { teotihuacan-points }.

## Dlaczego nie

teotihuacan-refusal-act-first = Najpierw zbierz tu kakao, pomódl się albo wykonaj akcję główną.
teotihuacan-refusal-advance-must-be-made = Jeśli znacznik może awansować w świątyni, musi awansować.
teotihuacan-refusal-already-developed = Masz już tę technologię; wybierz inną.
teotihuacan-refusal-another-row-for-so-many-workers = { $workers ->
    [1] Z 1 robotnikiem budujesz w górnym rzędzie.
    [2] Z 2 robotnikami budujesz w środkowym rzędzie (a gdy jest pełny, w górnym).
   *[3] Z 3 robotnikami budujesz w dolnym rzędzie (a gdy jest pełny, w środkowym lub górnym).
}
teotihuacan-refusal-another-royal-tile = Ta płytka Pałacu nie pozwala na taką wymianę.
teotihuacan-refusal-ascension-comes-first = Najpierw dokończ wniebowstąpienie.
teotihuacan-refusal-companion-from-the-same-board = Drugi robotnik podwójnego ruchu wyrusza z tej samej planszy.
teotihuacan-refusal-companion-is-another-worker = Ten robotnik już się przesuwa; wybierz innego z jego planszy.
teotihuacan-refusal-equal-workers-in-order-of-boards = Robotników o równej sile stawia się po kolei, od planszy o najniższym numerze.
teotihuacan-refusal-fee-too-high = Akcja główna kosztuje tu { $fee } kakao, masz { $cocoa }. Zamiast tego możesz zebrać kakao.
teotihuacan-refusal-fees-too-high = Opłaty wynoszą { $fee } kakao, masz { $cocoa }.
teotihuacan-refusal-first-power-up-is-compulsory = Pierwsze wzmocnienie jest obowiązkowe.
teotihuacan-refusal-fourth-worker-is-in-play = Twój czwarty robotnik jest już w grze.
teotihuacan-refusal-freeing-costs-1-cocoa = To pole modlitwy jest zajęte; przejęcie go kosztuje 1 kakao.
teotihuacan-refusal-game-is-over = Gra się skończyła.
teotihuacan-refusal-gold-is-missing = Masz na to za mało złota.
teotihuacan-refusal-goods-are-missing = Masz na to za mało zasobów.
teotihuacan-refusal-lower-row-needs-two-workers = Dolny rząd wymaga dwóch robotników albo jednego o sile 4 lub 5.
teotihuacan-refusal-more-than-due-or-in-hand = Wynagrodzenie wynosi { $due } kakao, masz { $cocoa }.
teotihuacan-refusal-more-than-the-power = Najwyżej tyle razy, ile pozwala siła robotnika: { $power }.
teotihuacan-refusal-move-or-unlock-first = Najpierw przesuń robotnika albo przeznacz turę na odblokowanie.
teotihuacan-refusal-no-building-left = Nie ma już budynków.
teotihuacan-refusal-no-cocoa-for-a-step = Każdy awans kosztuje 1 kakao, a ty nie masz kakao.
teotihuacan-refusal-no-cocoa-for-technology-13 = Użycie technologii 13 kosztuje 1 kakao, a ty nie masz kakao.
teotihuacan-refusal-no-cocoa-to-exchange = Masz za mało kakao do tej wymiany: { $cocoa }.
teotihuacan-refusal-no-companion-there = Podwójny ruch wymaga drugiego odblokowanego robotnika na tej samej planszy.
teotihuacan-refusal-no-decoration-left = Nie ma już zdobień.
teotihuacan-refusal-no-equal-worker-beside-one-that-moved = Na tej planszy nie stoi inny robotnik o tej samej sile; przesuniętego wskaż, podając planszę i siłę.
teotihuacan-refusal-no-free-cocoa-tile = Nie masz płytki „Darmowe kakao”.
teotihuacan-refusal-no-legal-space = Na żadnym wolnym miejscu nie można teraz położyć zdobienia.
teotihuacan-refusal-no-locked-worker = Nie masz zablokowanych robotników.
teotihuacan-refusal-no-main-action-at-the-palace = Pałac nie ma akcji głównej. Możesz zebrać kakao albo się pomodlić.
teotihuacan-refusal-no-more-than-three-workers-count = Liczy się już trzech robotników, a więcej niż trzech nie liczy się nigdy.
teotihuacan-refusal-no-more-tiles-than-workers = { $workers ->
    [one] W tej akcji możesz położyć najwyżej { $workers } płytkę, bo liczy się tylko { $workers } robotnik.
    [few] W tej akcji możesz położyć najwyżej { $workers } płytki, bo tylu robotników się liczy.
   *[many] W tej akcji możesz położyć najwyżej { $workers } płytek, bo tylu robotników się liczy.
}
teotihuacan-refusal-no-pyramid-tile-left = Nie ma już płytek piramidy.
teotihuacan-refusal-no-room-in-a-permitted-row = W rzędach dostępnych dla tylu robotników nie ma już miejsca.
teotihuacan-refusal-no-square-can-be-paid = Nie stać cię na żadne pole: masz { $stone ->
    [one] { $stone } kamień
    [few] { $stone } kamienie
   *[many] { $stone } kamieni
} i { $wood ->
    [one] { $wood } drewno
   *[other] { $wood } drewna
}.
teotihuacan-refusal-no-starting-worker-of-that-power = Żaden z początkowych robotników nie ma siły { $power }.
teotihuacan-refusal-no-such-step-due = W tej świątyni nie możesz teraz awansować.
teotihuacan-refusal-no-such-tile = Nie masz takiej płytki.
teotihuacan-refusal-no-such-unlocked-worker = Nie ma takiego odblokowanego robotnika: siła { $power }, { $board }.
teotihuacan-refusal-no-such-worker = Nie ma takiego robotnika: siła { $power }, { $board }.
teotihuacan-refusal-no-such-worship-space = Nie ma takiego pola modlitwy ({ $board }).
teotihuacan-refusal-no-technology-to-develop = { $gold ->
    [one] Mając { $gold } złoto i tych robotników, nie możesz opracować żadnej technologii.
   *[other] Mając { $gold } złota i tych robotników, nie możesz opracować żadnej technologii.
}
teotihuacan-refusal-no-tile-at-the-board = Nie leży tu płytka odkrycia ({ $board }).
teotihuacan-refusal-not-before-its-action = Przesunięty robotnik nie może dostąpić wniebowstąpienia przed swoją akcją.
teotihuacan-refusal-not-dealt-to-you = Te płytki startowe nie są twoje.
teotihuacan-refusal-not-in-an-unlock-turn = W turze odblokowania nie można dodatkowo płacić za odblokowanie.
teotihuacan-refusal-not-in-the-middle-of-a-choice = Najpierw dokończ rozpoczętą decyzję.
teotihuacan-refusal-not-on-display = Ta technologia nie jest wyłożona.
teotihuacan-refusal-not-on-offer = Ta płytka nie jest wyłożona.
teotihuacan-refusal-not-on-your-tiles-or-taken = Robotnicy zaczynają na różnych planszach z twoich płytek; tej ({ $board }) na nich nie ma albo stoi tam już twój robotnik.
teotihuacan-refusal-not-one-of-the-workers-that-moved = Modlić się może tylko robotnik przesunięty w tej turze.
teotihuacan-refusal-not-open = Ta płytka startowa nie jest wyłożona.
teotihuacan-refusal-not-with-this-discount = Nawet z tą zniżką nie stać cię na płytkę.
teotihuacan-refusal-nothing-to-waive = Nie ma tu opłaty, więc płytka „Darmowe kakao” jest niepotrzebna.
teotihuacan-refusal-only-free-cocoa-for-the-salary = Przy wypłacie możesz użyć tylko płytki „Darmowe kakao”.
teotihuacan-refusal-only-instead-of-moving = Odblokowanie wszystkich bez opłaty zajmuje całą turę, a ruch już rozpoczęto.
teotihuacan-refusal-only-on-the-board-of-the-action = Ta akcja wzmacnia tylko robotników na swojej planszy; ten stoi gdzie indziej ({ $board }).
teotihuacan-refusal-only-with-its-action = Tej płytki możesz użyć tylko przy akcji, do której pasuje. { $tile }
teotihuacan-refusal-only-with-the-movement = Najpierw wybierz robotnika, potem użyj tej płytki do jego ruchu. { $tile }
teotihuacan-refusal-other-number-of-resources = { $due ->
    [one] Wybierz dokładnie { $due } zasób.
    [few] Wybierz dokładnie { $due } zasoby.
   *[many] Wybierz dokładnie { $due } zasobów.
}
teotihuacan-refusal-own-worker-on-the-space = Na tym polu modlitwy stoi już twój robotnik; najpierw go odblokuj.
teotihuacan-refusal-place-at-least-one-tile = Zanim skończysz, połóż co najmniej jedną płytkę.
teotihuacan-refusal-power-ups-of-a-tile-are-compulsory = Wzmocnienia z płytki odkrycia są obowiązkowe.
teotihuacan-refusal-price-too-high = Nie stać cię na tę płytkę. Koszt: { $price }.
teotihuacan-refusal-pyramid-is-finished = Piramida jest ukończona.
teotihuacan-refusal-row-is-full = Ten rząd jest pełny; wybierz inny.
teotihuacan-refusal-royal-tile-is-compulsory = W Pałacu nie można wziąć samej płytki odkrycia; trzeba użyć płytki Pałacu.
teotihuacan-refusal-same-as-another-rotation = Po takim obrocie płytka wygląda tak samo; wybierz mniejszy obrót.
teotihuacan-refusal-side-is-full = Ta strona jest pełna; wybierz inną.
teotihuacan-refusal-something-else-is-asked = Teraz trzeba podjąć inną decyzję.
teotihuacan-refusal-square-is-filled = Pole { $square } jest już zabudowane.
teotihuacan-refusal-squares-are-missing = Pola piramidy pod tym zdobieniem nie są jeszcze zabudowane.
teotihuacan-refusal-support-is-missing = Płytka na polu { $square } musi leżeć na czterech płytkach niższego poziomu.
teotihuacan-refusal-takes-a-single-resource = Za wymianę na tej płytce Pałacu płaci się jednym zasobem.
teotihuacan-refusal-temple-can-not-move = Twój znacznik nie może już awansować w tej świątyni.
teotihuacan-refusal-tile-does-not-lie-there = Ta płytka tam nie leży.
teotihuacan-refusal-tile-or-printed-reward = Weź jedną z płytek albo nadrukowaną nagrodę.
teotihuacan-refusal-too-far = Robotnik przesuwa się o 1, 2 lub 3 plansze.
teotihuacan-refusal-two-steps-cost-3-cocoa = Dwa awanse kosztują 3 kakao.
teotihuacan-refusal-two-workers-move-already = Przesuwa się już dwóch robotników.
teotihuacan-refusal-unlocking-costs-3-cocoa = Odblokowanie kosztuje 3 kakao, masz { $cocoa }. Możesz przeznaczyć na nie całą turę.
teotihuacan-refusal-without-effect = Ta płytka nic by teraz nie dała. { $tile }
teotihuacan-refusal-wood-is-missing = Masz za mało drewna: potrzeba { $due }, masz { $wood }.
teotihuacan-refusal-worker-is-locked = Ten robotnik ({ $board }) jest zablokowany; najpierw go odblokuj.

## Co jest czym

teotihuacan-explain-ascension = Awansujesz w Alei Umarłych, wybierasz jedną z tych nagród, a jasny znacznik przesuwa się o jedno pole.
teotihuacan-explain-ascension-temples = Dwa awanse w świątyniach kosztują 3 kakao. Czwarty robotnik wchodzi do Pałacu z siłą 3 i przynosi 2 kakao.
teotihuacan-explain-board-alchemy = Akcja główna: za złoto opracowujesz technologię, która działa dla ciebie do końca gry.
teotihuacan-explain-board-cocoa = Zbierając tu kakao, dostajesz: { teotihuacan-goods }.
teotihuacan-explain-board-construction = Akcja główna: kładziesz płytki piramidy, najwyżej tyle, ilu masz tu robotników.
teotihuacan-explain-board-decorations = Akcja główna: za złoto kładziesz zdobienie po jednej stronie piramidy.
teotihuacan-explain-board-fee = { $count ->
    [0] Akcja główna jest tu bez opłaty.
   *[other] Opłata za akcję główną: { teotihuacan-goods }.
}
teotihuacan-explain-board-gold = Koszt zdobienia w złocie: { $most }, { $less } albo { $least } przy jednym, dwóch albo trzech robotnikach.
teotihuacan-explain-board-harvest = Akcja główna: bierzesz to, co pokazuje tabela. Wiersz to liczba twoich robotników, kolumna to siła najsłabszego z nich.
teotihuacan-explain-board-nobles = Akcja główna: za drewno stawiasz budynek w rzędzie Posiadłości Arystokratów i awansujesz w Alei Umarłych.
teotihuacan-explain-board-palace = Pałac nie ma akcji głównej. Możesz tu zebrać kakao albo pomodlić się przy płytce Pałacu.
teotihuacan-explain-board-workers = { $count ->
    [one] Masz tu { $count } robotnika o sile { $power }.
    [few] Masz tu { $count } robotników; najsłabszy ma siłę { $power }.
    [many] Masz tu { $count } robotników; najsłabszy ma siłę { $power }.
   *[other] Masz tu { $count } robotnika; najsłabszy ma siłę { $power }.
}
teotihuacan-explain-bonus = { teotihuacan-bonus }
teotihuacan-explain-bonus-open = Jeszcze nieosiągnięta; teraz dałaby: { teotihuacan-points }.
teotihuacan-explain-bonus-reached = Osiągnięta; teraz daje: { teotihuacan-points }.
teotihuacan-explain-buildings = { teotihuacan-buildings }
teotihuacan-explain-avenue = { teotihuacan-avenue-value }
teotihuacan-explain-avenue-own = Twój znacznik stoi na polu { $step }. Przy następnym zaćmieniu: { teotihuacan-points }.
teotihuacan-explain-calendar = { $count ->
    [0] Jasny znacznik leży na ciemnym.
    [one] Jasnemu znacznikowi brakuje do ciemnego { $count } pola.
    [few] Jasnemu znacznikowi brakuje do ciemnego { $count } pól.
    [many] Jasnemu znacznikowi brakuje do ciemnego { $count } pól.
   *[other] Jasnemu znacznikowi brakuje do ciemnego { $count } pola.
}
teotihuacan-explain-calendar-final = { teotihuacan-final-round }
teotihuacan-explain-calendar-last = Następne zaćmienie jest ostatnie.
teotihuacan-explain-calendar-salary = Wynagrodzenie twoich robotników przy zaćmieniu: { teotihuacan-goods }.
teotihuacan-explain-decoration = { teotihuacan-decoration }: dodatkowy punkt za każdy symbol zgodny z tym pod spodem.
teotihuacan-explain-discovery = { $free ->
    [yes] { $tile }; nic nie kosztuje
   *[no] { $tile }; koszt: { $price }
}
teotihuacan-explain-discovery-dear = Nie stać cię teraz na tę płytkę.
teotihuacan-explain-discovery-flip = Możesz jej użyć raz, w swojej turze.
teotihuacan-explain-discovery-own = { $tile }
teotihuacan-explain-good = { $good ->
    [cocoa] Kakao służy do opłat i wynagrodzeń. Nie jest zasobem.
    [wood] Drewnem płaci się za budynki i wyższe poziomy piramidy.
    [stone] Kamieniem płaci się za płytki piramidy.
   *[gold] Złotem płaci się za technologie i zdobienia.
}
teotihuacan-explain-last-player = { teotihuacan-last-player }
teotihuacan-explain-mask = { $tile }: zestawy różnych masek dają punkty podczas każdego zaćmienia.
teotihuacan-explain-neutral-worker = Neutralny robotnik nie należy do nikogo, ale jego kolor liczy się przy opłatach i przy zbieraniu kakao.
teotihuacan-explain-nobles-full = Ten rząd jest pełny.
teotihuacan-explain-nobles-row = { $workers ->
    [1] W tym rzędzie buduje się z jednym robotnikiem. Punkty za następne pole: { $value }.
    [2] W tym rzędzie buduje się z dwoma robotnikami. Punkty za następne pole: { $value }.
   *[3] W tym rzędzie buduje się z trzema robotnikami. Punkty za następne pole: { $value }.
}
teotihuacan-explain-points = Część punktów zdobywasz od razu, za to, co budujesz i rozwijasz; najwięcej dają trzy zaćmienia.
teotihuacan-explain-pyramid-tile = { teotihuacan-tile }: można ją dowolnie obrócić; symbole zgodne z tymi pod nią dają punkty.
teotihuacan-explain-royal = { teotihuacan-royal }
teotihuacan-explain-side-full = Ta strona jest pełna.
teotihuacan-explain-side-open = Można tu położyć zdobienie na poziomie { $level }.
teotihuacan-explain-side-waits = Zdobienie na poziomie { $level } musi mieć pod sobą płytki piramidy.
teotihuacan-explain-slot = { teotihuacan-bot-tile } ({ $number })
teotihuacan-explain-square-filled = Na polu { $square } leży płytka { $number }.
teotihuacan-explain-square-open = Na polu { $square } można położyć płytkę: { teotihuacan-points } i jeszcze jeden za każdy zgodny symbol.
teotihuacan-explain-square-price = Koszt: { $goods }
teotihuacan-explain-square-waits = Płytka na polu { $square } musi leżeć na czterech płytkach niższego poziomu.
teotihuacan-explain-starting-tile = Płytka startowa { $number }: jeśli ją zatrzymasz, dostaniesz to, co na niej widać; wskazuje też dwie plansze dla robotników.
teotihuacan-explain-technology = { teotihuacan-technology }
teotihuacan-explain-technology-own = Masz tę technologię.
teotihuacan-explain-technology-price = { $temple ->
    [blue] Koszt: { teotihuacan-goods }. Awansujesz też w niebieskiej świątyni.
    [red] Koszt: { teotihuacan-goods }. Awansujesz też w czerwonej świątyni.
   *[green] Koszt: { teotihuacan-goods }. Awansujesz też w zielonej świątyni.
}
teotihuacan-explain-technology-shared = { $count ->
    [one] Ma ją inny gracz; jeśli ją weźmiesz, dostanie punkty: { $points }.
   *[other] Inni gracze, którzy ją mają: { $count }. Jeśli ją weźmiesz, każdy dostanie punkty: { $points }.
}
teotihuacan-explain-temple = Każdy awans przesuwa znacznik o jeden stopień w górę i daje nadrukowaną tam nagrodę.
teotihuacan-explain-temple-major = Zamiast tego możesz wziąć jedną z leżących tam płytek odkryć.
teotihuacan-explain-temple-next = { $reward ->
    [resources] Twój następny stopień ({ $step }) daje dowolne zasoby: { $count }.
    [points] Twój następny stopień ({ $step }) daje punkty: { $count }.
    [cocoa] Twój następny stopień ({ $step }) daje kakao: { $count }.
   *[nothing] Twój następny stopień ({ $step }) od razu nic nie daje.
}
teotihuacan-explain-temple-stuck = Tutaj twój znacznik nie może już awansować.
teotihuacan-explain-teotibot = Teotibot rzuca dwiema kośćmi, a ich suma wskazuje jedną z jego płytek akcji.
teotihuacan-explain-track = Wartość każdego pola przy następnym zaćmieniu: { $value }. Potem wszystkie znaczniki wracają na 0.
teotihuacan-explain-track-own = Twój znacznik stoi na polu { $step }. Przy następnym zaćmieniu: { teotihuacan-points }.
teotihuacan-explain-worker = Twój robotnik o sile { $power }: { $board }
teotihuacan-explain-worker-locked = Jest zablokowany. Odblokowanie zajmuje całą turę albo kosztuje 3 kakao.
teotihuacan-explain-worker-salary = Jego wynagrodzenie przy zaćmieniu: { teotihuacan-goods }.
teotihuacan-explain-workers-locked = { $count ->
    [one] { $count } z nich jest zablokowany na polu modlitwy.
    [few] { $count } z nich są zablokowani na polach modlitwy.
   *[many] { $count } z nich jest zablokowanych na polach modlitwy.
}
teotihuacan-explain-workers-of = { $count ->
    [one] { $player }: { $count } robotnik w grze
    [few] { $player }: { $count } robotników w grze
   *[many] { $player }: { $count } robotników w grze
}
teotihuacan-explain-workers-salary = Wynagrodzenie wszystkich przy zaćmieniu: { teotihuacan-goods }.
teotihuacan-explain-worship-any = Modląc się tu, awansujesz w dowolnej świątyni.
teotihuacan-explain-worship-own = Twój robotnik jest tu zablokowany.
teotihuacan-explain-worship-taken = Jest tu zablokowany robotnik. Przejęcie pola kosztuje 1 kakao.
teotihuacan-explain-worship-temple = { $temple ->
    [blue] Modląc się tu, awansujesz w niebieskiej świątyni.
    [red] Modląc się tu, awansujesz w czerwonej świątyni.
   *[green] Modląc się tu, awansujesz w zielonej świątyni.
}

## Wynik

teotihuacan-tally-construction = Płytki piramidy
teotihuacan-tally-decorations = Zdobienia
teotihuacan-tally-nobles = Budynki
teotihuacan-tally-avenue = Aleja Umarłych
teotihuacan-tally-track = Tor piramidy
teotihuacan-tally-leader = Prowadzenie na torze piramidy
teotihuacan-tally-masks = Zestawy masek
teotihuacan-tally-temple = Świątynie
teotihuacan-tally-bonus = Płytki Przychylności Bogów
teotihuacan-tally-board = Plansze
teotihuacan-tally-technology = Technologie
teotihuacan-tally-shared = Technologie innych
teotihuacan-tally-royal = Płytki Pałacu
teotihuacan-tally-tile = Płytki odkryć
teotihuacan-tally-ascension = Wniebowstąpienia
teotihuacan-tally-exchange = Kakao zamienione na punkty
teotihuacan-tally-goods = Pozostałe zasoby i kakao
teotihuacan-tally-markers = Znaczniki technologii
teotihuacan-tally-earlier = Wcześniej
teotihuacan-tally-salary = Niewypłacone wynagrodzenie
teotihuacan-tally-total = Razem
teotihuacan-tally-cocoa = Pozostałe kakao
teotihuacan-outcome = { $outcome ->
    [pyramid] Piramida jest ukończona.
   *[third-eclipse] Nadeszło trzecie zaćmienie.
}
teotihuacan-chart = Punkty po każdym ruchu

## Przewodnik

guide-teotihuacan-city = Wokół piramidy leży osiem plansz. Twoje kości to robotnicy: liczba na górze to ich siła.
guide-teotihuacan-goal = Punkty dają piramida, zdobienia, Aleja Umarłych, świątynie i maski; większość z nich liczy się podczas zaćmień.
guide-teotihuacan-worker = Wybierz jedną ze swoich kości na dole lub na planszy. Przesuwa się o 1, 2 lub 3 plansze zgodnie z ruchem wskazówek zegara; złote liczby pokazują, o ile.
guide-teotihuacan-acts = Na miejscu robotnik zbiera kakao, modli się albo wykonuje akcję główną. U góry widać koszt, na dole zysk. Po akcji głównej jeden z twoich robotników się wzmacnia.
guide-teotihuacan-cocoa = Akcja główna kosztuje 1 kakao za każdy kolor kości na planszy; zbieranie daje o 1 kakao więcej, niż jest kolorów. Zostaw coś na wynagrodzenie robotników.
guide-teotihuacan-pyramid = Płytki piramidy dają punkty za poziom i za symbole zgodne z tymi pod spodem. Dotknij piramidy, by ją powiększyć.
guide-teotihuacan-eclipse = Gdy jasny znacznik dotrze do ciemnego, rozgrywa się jeszcze jedną rundę, a potem następuje zaćmienie. Po trzecim zaćmieniu gra się kończy.

## Powody ruchu

teotihuacan-reason-points = Zdobywasz { teotihuacan-points }.
teotihuacan-reason-eclipse = Nastąpi zaćmienie: zdobywasz { teotihuacan-points }.
teotihuacan-reason-goods = { $good ->
    [cocoa] Zyskujesz { teotihuacan-goods } na opłaty i wynagrodzenia.
    [wood] Zyskujesz { teotihuacan-goods } na budynki i wyższe poziomy piramidy.
    [stone] Zyskujesz { teotihuacan-goods } na płytki piramidy.
   *[gold] Zyskujesz { teotihuacan-goods } na technologie i zdobienia.
}
teotihuacan-reason-pays = Kosztuje { teotihuacan-goods }.
teotihuacan-reason-pyramid = { $count ->
    [one] Płytka na piramidzie.
    [few] { $count } płytki na piramidzie.
   *[many] { $count } płytek na piramidzie.
}
teotihuacan-reason-decoration = Zdobienie na piramidzie.
teotihuacan-reason-noble = Budynek w Posiadłości Arystokratów.
teotihuacan-reason-temple = { $temple ->
    [blue] { $count ->
        [one] Awans w niebieskiej świątyni.
        [few] { $count } awanse w niebieskiej świątyni.
       *[many] { $count } awansów w niebieskiej świątyni.
    }
    [red] { $count ->
        [one] Awans w czerwonej świątyni.
        [few] { $count } awanse w czerwonej świątyni.
       *[many] { $count } awansów w czerwonej świątyni.
    }
   *[green] { $count ->
        [one] Awans w zielonej świątyni.
        [few] { $count } awanse w zielonej świątyni.
       *[many] { $count } awansów w zielonej świątyni.
    }
}
teotihuacan-reason-avenue = { $count ->
    [one] Awans w Alei Umarłych, która punktuje przy każdym zaćmieniu.
    [few] { $count } awanse w Alei Umarłych, która punktuje przy każdym zaćmieniu.
   *[many] { $count } awansów w Alei Umarłych, która punktuje przy każdym zaćmieniu.
}
teotihuacan-reason-track = { $count ->
    [one] Awans na torze piramidy, który punktuje przy następnym zaćmieniu.
    [few] { $count } awanse na torze piramidy, który punktuje przy następnym zaćmieniu.
   *[many] { $count } awansów na torze piramidy, który punktuje przy następnym zaćmieniu.
}
teotihuacan-reason-technology = { teotihuacan-technology }.
teotihuacan-reason-power = { $count ->
    [one] Wzmocnienie robotnika: bliżej do wniebowstąpienia.
    [few] { $count } wzmocnienia robotników: bliżej do wniebowstąpienia.
   *[many] { $count } wzmocnień robotników: bliżej do wniebowstąpienia.
}
teotihuacan-reason-ascends = Wniebowstąpienie robotnika z nagrodą do wyboru.
teotihuacan-reason-unlocks = { $count ->
    [one] Odblokowujesz { $count } robotnika, który znów może się poruszać.
    [few] Odblokowujesz { $count } robotników, którzy znów mogą się poruszać.
   *[many] Odblokowujesz { $count } robotników, którzy znów mogą się poruszać.
}
teotihuacan-reason-worker = Do gry wchodzi twój czwarty robotnik.
teotihuacan-reason-discovery = { $count ->
    [one] Płytka odkrycia do użycia, gdy się przyda.
    [few] { $count } płytki odkryć do użycia, gdy się przydadzą.
   *[many] { $count } płytek odkryć do użycia, gdy się przydadzą.
}
teotihuacan-reason-mask = { $count ->
    [one] Maska: im więcej masz różnych, tym więcej punktów dają przy każdym zaćmieniu.
    [few] { $count } maski: im więcej masz różnych, tym więcej punktów dają przy każdym zaćmieniu.
   *[many] { $count } masek: im więcej masz różnych, tym więcej punktów dają przy każdym zaćmieniu.
}
teotihuacan-reason-salary = Kakao wystarczy wtedy na wynagrodzenie: będzie { $cocoa }, trzeba { $due }.
teotihuacan-reason-salary-short = { $cocoa ->
    [few] Na wynagrodzenie trzeba { $due } kakao, a zostaną ci { $cocoa }.
   *[many] Na wynagrodzenie trzeba { $due } kakao, a zostanie ci { $cocoa }.
}

## Co to dla ciebie znaczy

teotihuacan-means-shared = Masz tę technologię, więc punkty są twoje.
teotihuacan-means-build = Przy zaćmieniu liczą się pola na torze piramidy.
teotihuacan-means-noble = Im mniej budynków zostało, tym mniej warte jest pole w Alei Umarłych.

## Wyjaśnienie punktacji

teotihuacan-scoring-title = { $number ->
    [1] Pierwsze zaćmienie
    [2] Drugie zaćmienie
   *[3] Ostatnie zaćmienie
}

## Zadania

teotihuacan-theme-eclipse = Zaćmienie
teotihuacan-theme-pyramid = Piramida
teotihuacan-theme-nobles = Arystokraci
teotihuacan-theme-temple = Świątynia
teotihuacan-theme-avenue = Aleja Umarłych
teotihuacan-theme-technology = Technologia
teotihuacan-theme-worker = Robotnik
