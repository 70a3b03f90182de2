### Lekcje Teotihuacán. Nazwy: teotihuacan-lesson-<lekcja>-<krok>, potem -task, -nudge, -why.

## Krąg plansz

teotihuacan-lesson-ring = Krąg plansz
teotihuacan-lesson-ring-boards = Wokół piramidy leży w kręgu osiem **plansz**. Robotnicy chodzą z planszy na planszę, zawsze zgodnie z ruchem wskazówek zegara. Pałac i Budowa mają stałe miejsca, pozostałe sześć zwykle się tasuje.
teotihuacan-lesson-ring-workers = To twoi **robotnicy** { $worker }: kości, a liczba na górze to ich **siła**, od 1 do 5. Trzech jest w grze, czwarty o sile 3 czeka na kole wniebowstąpienia. Ci z kółkiem { $neutral } są neutralni: nikt ich nie przesuwa, ale tam, gdzie liczy się kolory (ile kakao zbierasz albo płacisz), ich kolory liczą się tak jak inne.
teotihuacan-lesson-ring-workers-mine = twój robotnik
teotihuacan-lesson-ring-move = W swojej turze przesuwasz **jednego robotnika o jedną, dwie lub trzy plansze** zgodnie z ruchem wskazówek zegara.
teotihuacan-lesson-ring-move-task = przesuń robotnika do Lasu.
teotihuacan-lesson-ring-move-nudge = Las leży dwie plansze za Kamieniołomem i trzy za Pałacem. Kliknij jednego z tych robotników, a potem Las.
teotihuacan-lesson-ring-move-why = Jest na miejscu. Siła nie wpływa na to, jak daleko robotnik idzie.
teotihuacan-lesson-ring-move-far = Ten robotnik nie dojdzie do Lasu: to dalej niż trzy plansze.
teotihuacan-lesson-ring-act = Tam, gdzie robotnik dojdzie, robisz **jedną z trzech rzeczy**: zbierasz kakao { $cocoa-piece }, modlisz się albo wykonujesz **akcję główną** planszy. W Lesie jest to wyrąb drewna { $wood-piece }. Płacisz 1 kakao za każdy kolor, który był tam wcześniej, także za swój, jeśli stał tam już inny twój robotnik.
teotihuacan-lesson-ring-act-task = wykonaj akcję główną i zdobądź drewno.
teotihuacan-lesson-ring-act-nudge = Wybierz akcję główną Lasu. Kosztuje tu 2 kakao.
teotihuacan-lesson-ring-act-why = Masz drewno, a twój robotnik jest silniejszy: akcja główna zawsze daje wzmocnienie. Tylko Pałac nie ma akcji głównej.
teotihuacan-lesson-ring-act-other = To nie była akcja główna, więc nie ma drewna.
teotihuacan-lesson-ring-done = Jeden ruch, jedna akcja: tura dobiegła końca. Gracze wykonują po jednej turze zgodnie z ruchem wskazówek zegara. Zanim naciśniesz złoty przycisk, możesz wszystko cofnąć.
teotihuacan-lesson-ring-done-task = zakończ swoją turę.
teotihuacan-lesson-ring-done-nudge = Naciśnij złoty przycisk.
teotihuacan-lesson-ring-done-why = W grze teraz robotnika przesunąłby przeciwnik.

## Kakao i opłaty

teotihuacan-lesson-cocoa = Kakao i opłaty
teotihuacan-lesson-cocoa-collect = Kakao { $cocoa-piece } służy do płacenia prawie za wszystko. Zebrać je możesz na **każdej planszy**: 1 i jeszcze 1 za każdy **kolor** robotników, którzy stali tam przed tobą. Dwóch robotników jednego koloru liczy się raz.
teotihuacan-lesson-cocoa-collect-task = zbierz 4 kakao w jednej turze.
teotihuacan-lesson-cocoa-collect-nudge = Potrzebujesz trzech kolorów na jednej planszy. Spójrz na Las.
teotihuacan-lesson-cocoa-collect-why = 1 kakao zawsze i po 1 za każdy z trzech kolorów: 4 kakao, bez żadnej opłaty. Zatłoczona plansza to dobre miejsce na zbieranie kakao.
teotihuacan-lesson-cocoa-collect-less = To nie są 4 kakao.
teotihuacan-lesson-cocoa-own = Liczy się też **twój własny kolor**, jeśli na planszy stał już inny twój robotnik. Przesuwany robotnik sam się nie liczy, a zablokowani, czyli ci na polach modlitwy, nie liczą się nigdy.
teotihuacan-lesson-cocoa-own-task = zbierz kakao na planszy, na której już stoi twój robotnik.
teotihuacan-lesson-cocoa-own-nudge = Robotnik z Kamieniołomu może dołączyć do tego w Pracowni Alchemicznej albo w Lesie.
teotihuacan-lesson-cocoa-own-why = Twój kolor dał 1 kakao. Tak samo płacisz za niego przy akcji głównej.
teotihuacan-lesson-cocoa-own-alone = Na tej planszy nie stał żaden twój robotnik.
teotihuacan-lesson-cocoa-fee = **Akcja główna** kosztuje 1 kakao za każdy kolor, liczony tak samo. Twój robotnik właśnie doszedł do Lasu. Są tam trzy kolory, a ty masz 1 kakao.
teotihuacan-lesson-cocoa-fee-task = mimo to spróbuj wykonać akcję główną. Jest przygaszona, ale po kliknięciu zobaczysz dlaczego.
teotihuacan-lesson-cocoa-fee-nudge = Wybierz akcję główną Lasu.
teotihuacan-lesson-cocoa-fee-why = Opłatę wnosi się najpierw. Bez kakao nie ma akcji głównej.
teotihuacan-lesson-cocoa-instead = Ale to, co podnosi cenę akcji głównej, zwiększa zysk ze zbierania.
teotihuacan-lesson-cocoa-instead-task = weź kakao z tej planszy.
teotihuacan-lesson-cocoa-instead-nudge = Wybierz zbieranie kakao.
teotihuacan-lesson-cocoa-instead-why = 4 kakao. Wzmocnienia za to nie ma.
teotihuacan-lesson-cocoa-instead-other = To nie było zbieranie kakao.
teotihuacan-lesson-cocoa-cheap = Idź tam, gdzie jest mało kolorów albo tylko twój. Wysokość opłaty ustala się w chwili przyjścia robotnika.
teotihuacan-lesson-cocoa-cheap-task = wykonaj akcję główną, która kosztuje najwyżej 1 kakao.
teotihuacan-lesson-cocoa-cheap-nudge = W Lesie stoi tylko jeden kolor. Robotnik w Pracowni Alchemicznej jest o jedną planszę od niego.
teotihuacan-lesson-cocoa-cheap-why = Tania akcja, a robotnik dostał jeszcze wzmocnienie.
teotihuacan-lesson-cocoa-cheap-dear = To nie była akcja główna za najwyżej 1 kakao. Każdy kolor na planszy kosztuje 1 kakao.

## Drewno, kamień i złoto

teotihuacan-lesson-harvest = Drewno, kamień i złoto
teotihuacan-lesson-harvest-table = Drewno { $wood-piece }, kamień { $stone-piece } i złoto { $gold-piece } to **zasoby**, a kakao nie. Zdobywa się je w Lesie, w Kamieniołomie i w Złożach Złota. Każda z tych plansz ma tabelę: **wiersz** to liczba twoich robotników na planszy, **kolumna** to siła **najsłabszego** z nich.
teotihuacan-lesson-harvest-two = W Lesie stoi jeden robotnik o sile 2. Drugi to już wiersz dla dwóch, ale o kolumnie decyduje słabszy z nich.
teotihuacan-lesson-harvest-two-task = zdobądź 2 drewna w jednej turze.
teotihuacan-lesson-harvest-two-nudge = Sprowadź z Kamieniołomu robotnika o sile 3. Ten o sile 1 zepsułby kolumnę.
teotihuacan-lesson-harvest-two-why = Dwóch robotników, najsłabszy o sile 2: 2 drewna. W grze wybierasz teraz, który z nich dostanie wzmocnienie.
teotihuacan-lesson-harvest-two-weak = To nie są 2 drewna. Policz swoich robotników na planszy i spójrz na najsłabszego.
teotihuacan-lesson-harvest-three = Trzech robotników na jednej planszy to najlepsze, co może być; więcej niż trzech nigdy się nie liczy. Silni przynoszą jeszcze dodatki.
teotihuacan-lesson-harvest-three-task = zdobądź 4 kamienie w jednej turze.
teotihuacan-lesson-harvest-three-nudge = Przesuń robotnika z Pałacu do tych dwóch w Kamieniołomie.
teotihuacan-lesson-harvest-three-why = 4 kamienie i 5 punktów. Z trzema robotnikami możesz też użyć dwóch wzmocnień.
teotihuacan-lesson-harvest-three-few = To nie są 4 kamienie: potrzebujesz w Kamieniołomie wszystkich trzech robotników.
teotihuacan-lesson-harvest-whole = Akcję główną trzeba wykonać **w całości**: jeśli cię na nią nie stać, nie wybierzesz jej dla samego wzmocnienia. Twój robotnik jest w Pracowni Alchemicznej, gdzie potrzeba złota, a ty go nie masz.
teotihuacan-lesson-harvest-whole-task = spróbuj wykonać akcję główną Pracowni Alchemicznej. Jest przygaszona, ale po kliknięciu zobaczysz dlaczego.
teotihuacan-lesson-harvest-whole-nudge = Wybierz akcję główną, choć nie masz złota.
teotihuacan-lesson-harvest-whole-why = Bez złota nie ma akcji. Możesz tu tylko zebrać kakao.

## Wzmocnienie i wniebowstąpienie

teotihuacan-lesson-power = Wzmocnienie i wniebowstąpienie
teotihuacan-lesson-power-up = Każda akcja główna daje **wzmocnienie** { $power }: siła jednego twojego odblokowanego robotnika **na tej planszy** rośnie o 1. Wybierasz którego; nie musi to być ten, który się ruszył. Pierwsze wzmocnienie jest obowiązkowe.
teotihuacan-lesson-power-up-task = doprowadź robotnika do siły 5.
teotihuacan-lesson-power-up-nudge = Przesuń robotnika o sile 2 do tego o sile 4, wykonaj akcję główną i wzmocnij silniejszego.
teotihuacan-lesson-power-up-why = Siła 5 jest najwyższa. Przy następnym wzmocnieniu stanie się coś innego.
teotihuacan-lesson-power-up-none = Żaden twój robotnik nie doszedł do siły 5.
teotihuacan-lesson-power-ascend = Robotnik, który osiąga siłę 6, dostępuje **wniebowstąpienia** { $ascension }: awansujesz w Alei Umarłych, czyli na torze, który daje punkty podczas każdego zaćmienia, a robotnik zaczyna od nowa w Pałacu z siłą 1.
teotihuacan-lesson-power-ascend-task = doprowadź do wniebowstąpienia robotnika.
teotihuacan-lesson-power-ascend-nudge = Robotnikowi o sile 5 wystarczy jedno wzmocnienie: wykonaj nim akcję główną, na przykład w Lesie.
teotihuacan-lesson-power-ascend-why = Awans o jedno pole w Alei, a teraz nagroda.
teotihuacan-lesson-power-ascend-not = Nie było wniebowstąpienia.
teotihuacan-lesson-power-reward = Wybierasz **jedną nagrodę**: 5 punktów, 5 kakao, awans w świątyni, dwa awanse w świątyniach za 3 kakao albo **czwartego robotnika** o sile 3 i do tego 2 kakao. Kolejny robotnik pomaga do końca gry.
teotihuacan-lesson-power-reward-task = wprowadź do gry czwartego robotnika.
teotihuacan-lesson-power-reward-nudge = Na kole wniebowstąpienia wybierz robotnika.
teotihuacan-lesson-power-reward-why = Stoi w Pałacu. Odtąd masz czterech.
teotihuacan-lesson-power-reward-other = To też nagroda, ale nie wprowadza czwartego robotnika.
teotihuacan-lesson-power-disc = Każde wniebowstąpienie przesuwa też **jasny znacznik** { $light } o jedno pole w stronę ciemnego { $dark }. Gdy się spotkają, zaćmienie jest blisko. Jasny znacznik nigdy nie mija ciemnego.

## Modlitwa

teotihuacan-lesson-worship = Modlitwa
teotihuacan-lesson-worship-spaces = Pięć plansz ma **pola modlitwy**: Pałac, Las, Kamieniołom, Złoża Złota i Warsztat Zdobniczy. Za kolory się tam nie płaci, ale robotnik zostaje **zablokowany**: stoi na polu, nie może się ruszyć i nigdzie się nie liczy, dopóki nie zostanie odblokowany.
teotihuacan-lesson-worship-pray = To, co daje zdolność pola, zależy od planszy. W Lesie awansujesz w świątyni czerwonej { $red }, w Kamieniołomie w zielonej { $green }, w Złożach Złota w niebieskiej { $blue }, w Warsztacie Zdobniczym w dowolnej.
teotihuacan-lesson-worship-pray-task = awansuj w czerwonej świątyni.
teotihuacan-lesson-worship-pray-nudge = Idź do Lasu i wybierz tam modlitwę.
teotihuacan-lesson-worship-pray-why = Jeden stopień w czerwonej świątyni i jego nagroda. Robotnik jest teraz zablokowany, a modlitwa nie daje wzmocnienia.
teotihuacan-lesson-worship-pray-not = Nie masz awansu w czerwonej świątyni.
teotihuacan-lesson-worship-oust = Na polu mieści się **jeden** robotnik. Jeśli stoi tam inny gracz, płacisz 1 kakao, a jego robotnik wraca do obszaru ogólnego planszy.
teotihuacan-lesson-worship-oust-task = zajmij pole modlitwy przeciwnika w Lesie.
teotihuacan-lesson-worship-oust-nudge = Idź do Lasu i wybierz modlitwę. Kosztuje to 1 kakao.
teotihuacan-lesson-worship-oust-why = Pole jest twoje. Ale odblokowujesz też robotnika przeciwnika: to cena oprócz kakao.
teotihuacan-lesson-worship-oust-not = Robotnik przeciwnika wciąż stoi na tym polu.
teotihuacan-lesson-worship-own = Twój własny robotnik też zajmuje ci pole.
teotihuacan-lesson-worship-own-task = mimo to spróbuj tu modlitwy. Pole jest przygaszone, ale po kliknięciu zobaczysz dlaczego.
teotihuacan-lesson-worship-own-nudge = Wybierz pole modlitwy w Lesie.
teotihuacan-lesson-worship-own-why = Najpierw odblokuj swojego robotnika, wtedy pole będzie wolne.
teotihuacan-lesson-worship-both = Obok pola leży **płytka odkrycia** { $tile }: tutaj **maska**, która daje punkty podczas każdego zaćmienia. Używasz zdolności pola **albo** bierzesz płytkę za jej cenę, **albo jedno i drugie** za dodatkowe 1 kakao. Nowa płytka pojawia się od razu.
teotihuacan-lesson-worship-both-task = weź jedno i drugie: awans w czerwonej świątyni i maskę.
teotihuacan-lesson-worship-both-nudge = Wybierz w Lesie modlitwę, a potem zdolność i płytkę. Maska kosztuje 1 drewno.
teotihuacan-lesson-worship-both-why = 1 kakao za jedno i drugie, 1 drewno za maskę. O kolejności decydujesz ty.
teotihuacan-lesson-worship-both-one = To nie było jedno i drugie.
teotihuacan-lesson-worship-palace = Pałac ma trzy pola, każde z jedną z dziewięciu **płytek Pałacu**. To, co daje, zależy od **siły** zablokowanego tam robotnika. Płytka na lewym polu daje tyle kakao, ile wynosi siła, i jeszcze 1. W Pałacu trzeba użyć płytki Pałacu, płytka odkrycia może być tylko dodatkiem.
teotihuacan-lesson-worship-palace-task = zdobądź w Pałacu 4 kakao.
teotihuacan-lesson-worship-palace-nudge = Robotnik o sile 3 ze Złóż Złota stoi o jedną planszę od Pałacu. Wybierz lewe pole.
teotihuacan-lesson-worship-palace-why = Siła 3 i jeszcze 1: 4 kakao.
teotihuacan-lesson-worship-palace-less = Nie ma stamtąd 4 kakao.

## Zablokowani robotnicy

teotihuacan-lesson-locked = Zablokowani robotnicy
teotihuacan-lesson-locked-turn = Zablokowany robotnik nie może się ruszyć i nigdzie się nie liczy. **Tura odblokowania** za darmo odblokowuje **wszystkich** twoich robotników, ale to cała tura: bez ruchu i bez akcji. Jeśli zablokowani są wszyscy, musisz to zrobić, chyba że zapłacisz, jak pokaże następny krok.
teotihuacan-lesson-locked-turn-task = odblokuj swoich robotników.
teotihuacan-lesson-locked-turn-nudge = Naciśnij przycisk tury odblokowania.
teotihuacan-lesson-locked-turn-why = Zostają na swoich planszach, w obszarach ogólnych. Trzech naraz jest wartych tury, jeden raczej nie.
teotihuacan-lesson-locked-pay = W zwykłej turze możesz zamiast tego zapłacić **3 kakao** i mimo to wykonać ruch i akcję. Odblokowuje to wszystkich robotników: przed ruchem, przed akcją, po niej albo przed wzmocnieniem.
teotihuacan-lesson-locked-pay-task = zdobądź w tej turze 2 kamienie.
teotihuacan-lesson-locked-pay-nudge = Najpierw zapłać 3 kakao, żeby liczył się robotnik w Kamieniołomie. Potem sprowadź tego z Pałacu.
teotihuacan-lesson-locked-pay-why = Dwóch odblokowanych robotników w Kamieniołomie, słabszy o sile 2: 2 kamienie. Za 3 kakao zyskujesz całą turę.
teotihuacan-lesson-locked-pay-less = To nie są 2 kamienie: potrzeba do tego dwóch odblokowanych robotników w Kamieniołomie, żadnego o sile 1.
teotihuacan-lesson-locked-moment = Robotnik może więc w tej samej turze modlić się i zostać odblokowany. Ale 3 kakao to dużo. Odblokowanie jest najtańsze, gdy twojego pola chce inny gracz: odblokowuje wtedy twojego robotnika, a ciebie nic to nie kosztuje.

## Płytki odkryć

teotihuacan-lesson-discovery = Płytki odkryć
teotihuacan-lesson-discovery-price = Płytki odkryć { $tile } leżą przy polach modlitwy, w Alei Umarłych i na niektórych stopniach świątyń, czyli na **dużych stopniach**. Każda ma **cenę**, gdziekolwiek ją bierzesz; niektóre nic nie kosztują.
teotihuacan-lesson-discovery-masks = **Maski** { $mask } zostają u ciebie i dają punkty podczas każdego zaćmienia. Jest ich siedem rodzajów. Jedna maska daje 1 punkt, dwie **różne** 3, trzy 6, cztery 10, pięć 15, sześć 21, a wszystkie siedem 28. Rodzaj, który już masz, zaczyna drugi zestaw, liczony osobno.
teotihuacan-lesson-discovery-flip = Każdą inną płytkę **odwraca się raz**, w swojej turze, i dostaje się to, co pokazuje. W jednej turze możesz odwrócić kilka.
teotihuacan-lesson-discovery-flip-task = zdobądź płytką 4 punkty.
teotihuacan-lesson-discovery-flip-nudge = Kliknij swoją płytkę z 4 punktami.
teotihuacan-lesson-discovery-flip-why = Płytka leży teraz zakryta przed tobą. Wciąż jest twoja, ale zużyta.
teotihuacan-lesson-discovery-flip-not = Ta płytka nie została odwrócona.
teotihuacan-lesson-discovery-double = **Płytki ruchu** łączą się z ruchem: wybierz robotnika, a potem odwróć płytkę. Przy **podwójnym ruchu** z tej samej planszy w to samo miejsce idzie drugi robotnik. Przy **ruchu dokądkolwiek** idziesz tak daleko, jak chcesz.
teotihuacan-lesson-discovery-double-task = przesuń do Lasu dwóch robotników naraz.
teotihuacan-lesson-discovery-double-nudge = Kliknij robotnika w Kamieniołomie, odwróć podwójny ruch, a potem wybierz Las.
teotihuacan-lesson-discovery-double-why = Obaj są w Lesie, a akcję wykonujesz nadal jedną: teraz z dwoma robotnikami. Przy modlitwie zablokowany zostałby tylko jeden z nich.
teotihuacan-lesson-discovery-double-one = Do Lasu nie przyszło razem dwóch robotników.
teotihuacan-lesson-discovery-others = Płytka **Darmowe kakao** zastępuje jedną płatność: opłatę za akcję główną, opłaty za modlitwę albo całe wynagrodzenie, czyli kakao, które robotnicy kosztują podczas zaćmienia. **Dodatkowy robotnik** liczy się w Pracowni Alchemicznej, w Posiadłości Arystokratów albo na Budowie. Dwa **wzmocnienia** możesz dać dowolnym swoim odblokowanym robotnikom. Płytki, która nic by nie dała, nie można odwrócić.

## Świątynie i Aleja Umarłych

teotihuacan-lesson-temples = Świątynie i Aleja Umarłych
teotihuacan-lesson-temples-steps = Trzy świątynie, trzy rodzaje nagród: niebieska { $blue } daje zasoby, czerwona { $red } punkty, zielona { $green } kakao. Każdy awans to jeden stopień w górę i nagroda z tego stopnia.
teotihuacan-lesson-temples-steps-task = awansuj w niebieskiej świątyni i weź za to złoto.
teotihuacan-lesson-temples-steps-nudge = Wybierz niebieską świątynię, a potem złoto.
teotihuacan-lesson-temples-steps-why = „Dowolny zasób” to drewno, kamień albo złoto, jak wolisz.
teotihuacan-lesson-temples-steps-not = To nie dało złota.
teotihuacan-lesson-temples-major = Na **dużym stopniu** leżą płytki odkryć. Bierzesz tam jedną z nich za jej cenę **albo** nagrodę ze stopnia. Nie uzupełnia się ich, więc pierwszy ma najlepszy wybór.
teotihuacan-lesson-temples-major-task = wejdź na duży stopień zielonej świątyni i weź maskę.
teotihuacan-lesson-temples-major-nudge = Wybierz modlitwę w Kamieniołomie: to awans w zielonej świątyni. Potem wybierz maskę, kosztuje 1 drewno.
teotihuacan-lesson-temples-major-why = Maska jest twoja za 1 drewno. Nagrodą ze stopnia byłoby 1 kakao.
teotihuacan-lesson-temples-major-not = Nie masz maski z dużego stopnia.
teotihuacan-lesson-temples-top = Stopień 10 każdej świątyni nic nie daje od razu, ale leży na nim **płytka Przychylności Bogów**, wylosowana z siedmiu: na końcu daje punkty każdemu, kto tam doszedł. Na stopniu 11 mieści się tylko jeden znacznik; następne zostają na 10. Awans, który można wykonać, trzeba wykonać; inaczej przepada.
teotihuacan-lesson-temples-avenue = W **Alei Umarłych** { $avenue } awansujesz dzięki budynkom i wniebowstąpieniom, najdalej na pole 9. Na polach 3, 6 i 8 możesz kupić płytkę odkrycia. Podczas każdego zaćmienia każde pole jest warte tyle, ile pokazuje rząd budynków { $building } u góry.
teotihuacan-lesson-temples-avenue-task = awansuj w Alei na pole 3 i weź tamtejszą płytkę.
teotihuacan-lesson-temples-avenue-nudge = Odwróć swoją płytkę z awansem w Alei.
teotihuacan-lesson-temples-avenue-why = Płytki można też było nie brać. Poza tymi płytkami Aleja nie daje nic od razu.
teotihuacan-lesson-temples-avenue-not = Nie masz płytki z Alei.

## Alchemia i Arystokraci

teotihuacan-lesson-crafts = Alchemia i Arystokraci
teotihuacan-lesson-crafts-top = W **Pracowni Alchemicznej** płacisz podane złoto { $gold-piece } za **technologię**, która pomaga ci do końca gry. W każdej grze jest ich sześć z dziewięciu. Jeden robotnik wybiera z górnego rzędu. Potem awansujesz w świątyni jej kolumny: niebieskiej, czerwonej albo zielonej.
teotihuacan-lesson-crafts-top-task = opracuj technologię.
teotihuacan-lesson-crafts-top-nudge = Przesuń robotnika z Kamieniołomu do Pracowni Alchemicznej i wykonaj akcję główną. Potem wybierz płytkę z górnego rzędu.
teotihuacan-lesson-crafts-top-why = Leży na niej twój znacznik. Inni też mogą ją opracować: za każdym razem każdy, kto już ją ma, dostaje 3 punkty z zasobów ogólnych. Tak samo inni, gdy ty opracujesz którąś z ich technologii.
teotihuacan-lesson-crafts-top-not = Nie masz nowej technologii.
teotihuacan-lesson-crafts-lower = Z **dwoma robotnikami** możesz wybierać także z dolnego rzędu. Jeden robotnik o sile 4 lub 5 też może, ale wtedy nie ma wzmocnienia.
teotihuacan-lesson-crafts-lower-task = opracuj technologię z dolnego rzędu.
teotihuacan-lesson-crafts-lower-nudge = Sprowadź do Pracowni Alchemicznej drugiego robotnika. Płytka z dolnego rzędu kosztuje tu 2 złota.
teotihuacan-lesson-crafts-lower-why = Dwóch robotników otworzyło dolny rząd. W Pracowni Alchemicznej jest zawsze jedno wzmocnienie, nawet przy trzech.
teotihuacan-lesson-crafts-lower-not = To nie jest technologia z dolnego rzędu.
teotihuacan-lesson-crafts-effect = Technologie działają po efekcie akcji głównej, a przed wzmocnieniem. Twój znacznik leży na tej, która daje o 1 drewno, kamień albo złoto **więcej**. W akcji, w której ją opracowujesz, jeszcze nie działa.
teotihuacan-lesson-crafts-effect-task = zdobądź zasób dzięki swojej technologii.
teotihuacan-lesson-crafts-effect-nudge = Wykonaj akcję główną w Lesie, w Kamieniołomie albo w Złożach Złota.
teotihuacan-lesson-crafts-effect-why = Jeden zasób z planszy, jeden z technologii. I tak za każdym razem.
teotihuacan-lesson-crafts-effect-not = Twoja technologia nic nie dała.
teotihuacan-lesson-crafts-noble = W **Posiadłości Arystokratów** płacisz 2 drewna { $wood-piece }, stawiasz **budynek** { $building } na pierwszym wolnym od lewej miejscu rzędu i dostajesz tyle punktów, ile ono pokazuje. Jeden robotnik stawia w górnym rzędzie, dwóch w środkowym, trzech w dolnym. Awansujesz też w Alei.
teotihuacan-lesson-crafts-noble-task = zdobądź za budynek 5 punktów.
teotihuacan-lesson-crafts-noble-nudge = Środkowy rząd pokazuje 5 i wymaga dwóch robotników. Jeden już stoi: sprowadź tego z Warsztatu Zdobniczego.
teotihuacan-lesson-crafts-noble-why = 5 punktów i awans w Alei. Gdy rząd jest pełny, przy większej liczbie robotników można budować w rzędzie powyżej.
teotihuacan-lesson-crafts-noble-less = To nie jest 5 punktów za budynek.
teotihuacan-lesson-crafts-row = Budynek pochodzi z rzędu u góry stołu. Im mniej ich zostało, tym **mniej** warte jest każde pole w Alei: zaczyna się od 5, a spada aż do 1. Aleja najbardziej opłaca się więc wcześnie.

## Budowa i zdobienia

teotihuacan-lesson-pyramid = Budowa i zdobienia
teotihuacan-lesson-pyramid-price = Na **Budowie** wszyscy wznoszą tę samą piramidę. W ofercie są trzy płytki; uzupełnia się ją na końcu akcji. Płytka kosztuje **2 kamienie** { $stone-piece }, a na poziomach 2, 3 i 4 jeszcze 1, 2 lub 3 drewna { $wood-piece }. Za każdą płytkę przesuwasz się o pole na torze piramidy, najwyżej do 10; tor daje punkty podczas każdego zaćmienia. Płytka daje zależnie od poziomu 1, 3, 5 lub 7 punktów.
teotihuacan-lesson-pyramid-place = Wybierasz płytkę, pole i jej obrót. **Każdy symbol taki sam jak ten pod nim** jest zgodny: 1 punkt. Mając tu N robotników, możesz położyć do N płytek, jedną po drugiej, późniejszą choćby na wcześniejszej.
teotihuacan-lesson-pyramid-place-task = połóż płytkę z co najmniej dwoma zgodnymi symbolami.
teotihuacan-lesson-pyramid-place-nudge = Idź z Lasu na Budowę. Lewa płytka po dobrym obrocie pasuje do lewego górnego rogu.
teotihuacan-lesson-pyramid-place-why = Punkty za poziom i za każdy zgodny symbol. Twój znacznik na torze piramidy też się przesunął.
teotihuacan-lesson-pyramid-place-few = Żadna położona płytka nie ma dwóch zgodnych symboli.
teotihuacan-lesson-pyramid-colour = Zgodny symbol, który **na twojej płytce jest kolorowy**, daje też **awans w świątyni** swojego koloru. Neutralny na neutralnym też jest zgodny, ale nie daje awansu w świątyni.
teotihuacan-lesson-pyramid-colour-task = obróć płytkę tak, żeby awansować w zielonej świątyni.
teotihuacan-lesson-pyramid-colour-nudge = Zielony symbol płytki musi leżeć na wężu. Obracaj płytkę, aż będzie zaznaczony.
teotihuacan-lesson-pyramid-colour-why = Zielony na wężu: awans w zielonej świątyni. Kolor symbolu pod spodem nie ma znaczenia.
teotihuacan-lesson-pyramid-colour-not = Płytka leży tak, że nie ma awansu w zielonej świątyni.
teotihuacan-lesson-pyramid-support = Płytka wyższego poziomu leży na **czterech płytkach** poziomu pod nią. Poziom 2 kosztuje o 1 drewno { $wood-piece } więcej i daje 3 punkty. Pośrodku piramidy, gdzie poziom 1 jest pełny, są wszystkie cztery.
teotihuacan-lesson-pyramid-support-task = połóż płytkę na poziomie 2.
teotihuacan-lesson-pyramid-support-nudge = Wybierz pole na środku, gdzie płytka będzie leżeć na czterech innych.
teotihuacan-lesson-pyramid-support-why = 3 punkty za poziom, a symbole porównuje się z tymi na płytkach pod spodem. Poziom 3 jest coraz bliżej.
teotihuacan-lesson-pyramid-support-low = Płytka nie leży na poziomie 2.
teotihuacan-lesson-pyramid-last = Płytka na **poziomie 4** kończy piramidę: jasny znacznik przeskakuje na ciemny, a najbliższe zaćmienie jest ostatnie.
teotihuacan-lesson-pyramid-sides = W **Warsztacie Zdobniczym** zdobisz strony piramidy. Z jednym robotnikiem płacisz 3 złota { $gold-piece }, z dwoma 2, z trzema 1. W ofercie są cztery płytki, każda z dwoma symbolami; ofertę uzupełnia się na końcu akcji.
teotihuacan-lesson-pyramid-lay = Dostajesz **3 punkty**, 1 więcej za każdy zgodny symbol, a za każdy kolorowy zgodny awansujesz w jego świątyni, jak na piramidzie. Przesuwa się też twój znacznik na torze piramidy.
teotihuacan-lesson-pyramid-lay-task = połóż zdobienie z dwoma zgodnymi symbolami.
teotihuacan-lesson-pyramid-lay-nudge = Pierwsza płytka w ofercie pokazuje czerwony i zielony. Górna strona piramidy też.
teotihuacan-lesson-pyramid-lay-why = 3 punkty i 2 za zgodne symbole, do tego awans w czerwonej i w zielonej świątyni.
teotihuacan-lesson-pyramid-lay-few = Żadne położone zdobienie nie ma dwóch zgodnych symboli.
teotihuacan-lesson-pyramid-higher = Poziom 1 każdej strony jest zawsze dostępny. Wyższy poziom wymaga zdobienia pod nim po tej samej stronie, a piramida musi już tam sięgać. Najpierw więc się buduje, potem zdobi.

## Kalendarz i zaćmienie

teotihuacan-lesson-eclipse = Kalendarz i zaćmienie
teotihuacan-lesson-eclipse-discs = **Jasny znacznik** { $light } przesuwa się po każdej turze ostatniego gracza i przy każdym wniebowstąpieniu. Zaczyna na 0. Gdy dotrze do **ciemnego znacznika** { $dark }, zbliża się zaćmienie: nie od razu, jak zobaczysz.
teotihuacan-lesson-eclipse-reach = Jasny stoi na 9, ciemny na 10. Twoja tura dobiegła końca, przeciwnik jest ostatnim graczem.
teotihuacan-lesson-eclipse-reach-task = zakończ turę i obserwuj znaczniki.
teotihuacan-lesson-eclipse-reach-nudge = Naciśnij złoty przycisk.
teotihuacan-lesson-eclipse-reach-why = Spotkały się. Teraz rozgrywa się jeszcze **jedną pełną rundę**, a potem podlicza się zaćmienie. Jeśli spotkają się w środku rundy, najpierw dogrywa się tę rundę.
teotihuacan-lesson-eclipse-save = Podczas zaćmienia każdy twój robotnik chce **wynagrodzenia**: 1 kakao { $cocoa-piece }, a przy sile 4 lub 5 chce 2. Twoi mają siłę 2, 2 i 4: razem 4 kakao, a masz 1. To twoja ostatnia tura przed nim.
teotihuacan-lesson-eclipse-save-task = zakończ tę turę z co najmniej 4 kakao.
teotihuacan-lesson-eclipse-save-nudge = Zbierz kakao tam, gdzie stoją dwa kolory: w Kamieniołomie albo na Budowie.
teotihuacan-lesson-eclipse-save-why = Wystarczy dla wszystkich. Przeciwnik rozegrał ostatnią turę i nadeszło zaćmienie.
teotihuacan-lesson-eclipse-save-poor = Masz mniej niż 4 kakao.
teotihuacan-lesson-eclipse-scored = Najpierw punkty: **Aleja** { $avenue }, 3 pola razy 4, to 12 punktów. **Prowadzenie** na torze piramidy { $step }: 4 punkty podczas każdego zaćmienia, także dla każdego, kto prowadzi wspólnie. **Tor**: 2 pola razy 4 podczas pierwszego zaćmienia (później 3 i 2). **Maski** { $mask }: trzy różne, 6 punktów. Tor zaczyna się znowu od 0.
teotihuacan-lesson-eclipse-salary = Potem wynagrodzenie. Możesz wypłacić całość, część albo nic: każde niewypłacone kakao kosztuje **3 punkty**, ale nikt nie spada poniżej 0.
teotihuacan-lesson-eclipse-salary-task = wypłać całe wynagrodzenie.
teotihuacan-lesson-eclipse-salary-nudge = Zapłać 4 kakao.
teotihuacan-lesson-eclipse-salary-why = Wypłacone. Jasny znacznik wraca na 0, ciemny jest o pole bliżej, a neutralnych robotników rozstawia się od nowa. Reszta zostaje.
teotihuacan-lesson-eclipse-salary-part = To nie jest całe wynagrodzenie.

## Jak zaczyna się gra

teotihuacan-lesson-start = Jak zaczyna się gra
teotihuacan-lesson-start-dealt = Dostajesz cztery **płytki startowe** i zatrzymujesz **dwie**. Każda daje kakao, zasoby albo awanse i pokazuje dwie plansze. Wybór jest tajny, dopóki nie wybiorą wszyscy. Pierwszy gracz ma też 1 kakao, ostatni 3, pozostali 2. W następnym kroku wybierzesz tak, żeby zacząć z **9 kakao**.
teotihuacan-lesson-start-keep = Jako pierwszy gracz masz 1 kakao. Resztę muszą dać twoje dwie płytki.
teotihuacan-lesson-start-keep-task = zacznij z 9 kakao.
teotihuacan-lesson-start-keep-nudge = Masz 1. Obie płytki muszą razem dać 8: 5 i 3.
teotihuacan-lesson-start-keep-why = Kakao na pierwsze tury, drewno, awans w świątyni i silniejszy robotnik: to dobry początek.
teotihuacan-lesson-start-keep-less = Te dwie płytki nie dają 8 kakao.
teotihuacan-lesson-start-place = Twoi trzej robotnicy zaczynają na **trzech różnych planszach** spośród tych na twoich dwóch płytkach.
teotihuacan-lesson-start-place-task = rozstaw swoich trzech robotników.
teotihuacan-lesson-start-place-nudge = Wybierz trzy z czterech zaznaczonych plansz.
teotihuacan-lesson-start-place-why = Z sąsiednich plansz robotnicy szybko się spotkają.
teotihuacan-lesson-start-place-more = Nie wszyscy robotnicy są rozstawieni.
teotihuacan-lesson-start-first = W grze dwu- i trzyosobowej plansze wypełniają **neutralni robotnicy** { $neutral }: dwa kolory przy dwóch graczach, jeden przy trzech. Na pierwszą grę jest stałe przygotowanie: plansze, płytki i zasoby są dane, niczego się nie wybiera.

## Koniec gry

teotihuacan-lesson-end = Koniec gry
teotihuacan-lesson-end-when = Gra kończy się po **trzecim zaćmieniu**. Jeśli wcześniej ktoś położy najwyższą płytkę piramidy, ostatnie będzie już najbliższe zaćmienie. Tutaj skończyła się ostatnia runda. W niebieskiej świątyni { $blue } jesteś na stopniu 10 i teraz to się opłaci.
teotihuacan-lesson-end-bonus = Ostatnie zaćmienie podlicza też każdą osiągniętą **płytkę Przychylności Bogów**. Ta w niebieskiej daje 15 punktów; inne dają punkty za maski, technologie, pola Alei Umarłych albo robotników. Wskaż którąś, żeby ją przeczytać. Jest na styk, więc uważaj na wynagrodzenie: należą się 4 kakao, a każde brakujące kosztuje 3 punkty.
teotihuacan-lesson-end-bonus-task = wygraj grę.
teotihuacan-lesson-end-bonus-nudge = Kakao na końcu nie daje punktów. Wypłać wszystko.
teotihuacan-lesson-end-bonus-why = Wygrana. Przy remisie decyduje, kto ma więcej kakao po wypłacie wynagrodzenia, a potem wcześniejsze miejsce w kolejności.
teotihuacan-lesson-end-bonus-lost = Przeciwnik ma więcej punktów: zbyt duża część wynagrodzenia nie została wypłacona.
teotihuacan-lesson-end-plan = A więc: buduj wcześnie dla toru, awansuj w Alei, póki są budynki, zbieraj różne maski i miej kakao na każde zaćmienie. Umiesz już dość, by rozegrać całą grę.

## Solo przeciw Teotibotowi

teotihuacan-lesson-teotibot = Solo przeciw Teotibotowi
teotihuacan-lesson-teotibot-who = Możesz grać solo: twoim przeciwnikiem i ostatnim graczem jest **Teotibot**. Od początku ma czterech robotników. Jego odblokowani robotnicy to dla ciebie jeden kolor, a on sam nie płaci opłat.
teotihuacan-lesson-teotibot-turn = Teotibot ma sześć **płytek akcji** w małej piramidzie, siódma czeka z boku. Po każdej twojej turze dwie kości wybierają jedną z nich. Robi to, co mówi płytka, jeśli może: tutaj będzie budować. Jeśli nic nie może, zyskuje kakao i wzmocnienie. Potem ta płytka idzie na bok, inne przesuwają się w górę według **płytek kierunku**, a na dole pojawia się siódma.
teotihuacan-lesson-teotibot-turn-task = zakończ turę i obserwuj Teotibota.
teotihuacan-lesson-teotibot-turn-nudge = Naciśnij złoty przycisk.
teotihuacan-lesson-teotibot-turn-why = Położył płytkę, dostał punkty i awansował w świątyni. W grze każdy krok jest w zakładce Przebieg. Potem przesunął się jasny znacznik.
teotihuacan-lesson-teotibot-space = Jeden jego robotnik zawsze się modli. Jeśli chcesz jego pole, płacisz jak zwykle 1 kakao. Ten robotnik nie zostaje jednak odblokowany: idzie na następne puste pole modlitwy.
teotihuacan-lesson-teotibot-space-task = zajmij pole modlitwy w Warsztacie Zdobniczym.
teotihuacan-lesson-teotibot-space-nudge = Twój robotnik na Budowie jest o jedną planszę od Warsztatu Zdobniczego.
teotihuacan-lesson-teotibot-space-why = Robotnik Teotibota poszedł na następne pole.
teotihuacan-lesson-teotibot-space-not = To pole wciąż ma Teotibot.
teotihuacan-lesson-teotibot-win = Teotibot punktuje podczas zaćmienia jak ty i nie płaci wynagrodzenia. Na końcu dostaje też punkty za zasoby i kakao, technologie i każdą płytkę Przychylności Bogów. Potrzebujesz **więcej** punktów niż on: remis wygrywa Teotibot.
