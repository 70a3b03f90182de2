### Lekcje gry Mexica. Nazwy: mexica-lesson-<lekcja>-<krok>, potem -task, -nudge, -why.

## Wyspa i jej regiony

mexica-lesson-island = Wyspa i jej regiony
mexica-lesson-island-land = To wyspa na jeziorze. Pośrodku stoi **pałac**: pięć pól, na których nic się nie buduje. Jezioro i każdy **kanał** { $canal } to woda, cała reszta to ląd. To ty podzielisz tę wyspę na regiony. Punkty dostaniesz za ich zakładanie i za to, że masz w nich najwięcej poziomów świątyń; **wygrywa, kto na końcu ma najwięcej punktów**.
mexica-lesson-island-land-palace = pałac
mexica-lesson-island-land-canal = pierwszy kanał
mexica-lesson-island-start = Twój pionek to **Pilli Mexica** { $pilli }. Zaczyna na jednym z czterech pól startowych pałacu; na każdym mieści się jeden pionek.
mexica-lesson-island-start-task = wybierz pole startowe.
mexica-lesson-island-start-nudge = Kliknij jedno z czterech oświetlonych pól wokół godła.
mexica-lesson-island-start-why = Stąd twój pionek wyruszy na wyspę. Gdy wybiorą wszyscy, zacznie się pierwsza tura.
mexica-lesson-island-dig = W turze masz **sześć punktów akcji** (PA). Budowa kanału { $canal } kosztuje 1 PA, czy to pojedynczego, czy podwójnego. Możesz budować wszędzie na wolnym lądzie; twój pionek nie musi stać w pobliżu. Podwójny kanał zajmuje dwa pola. Podgląd pokazuje które. Obrócisz go, gdy przesuniesz wskaźnik wewnątrz pola albo naciśniesz **R**; na ekranie dotykowym dotknij pola jeszcze raz.
mexica-lesson-island-dig-task = zbuduj kanał, gdzie chcesz; strzałka to tylko przykład.
mexica-lesson-island-dig-nudge = Weź podwójny albo pojedynczy kanał i kliknij wolny ląd.
mexica-lesson-island-dig-why = To kosztowało 1 PA. Kanał zostaje na zawsze: lądu tylko ubywa. Wszyscy biorą jednak kanały ze wspólnej rezerwy: 35 podwójnych i 6 pojedynczych.
mexica-lesson-island-corner = Pola sąsiadują, gdy mają wspólny **bok**; sam róg nie wystarcza. Ląd połączony bokami to **region**. Dlatego nawet dwa kanały, które stykają się tylko rogami, rozdzielają ląd.
mexica-lesson-island-corner-alone = prawie odcięte
mexica-lesson-island-corner-task = odetnij region złożony z jednego pola.
mexica-lesson-island-corner-nudge = G2 sąsiaduje tylko z G3, gdzie jest już woda, i z H2.
mexica-lesson-island-corner-why = To pole jest teraz osobnym regionem o wielkości 1. Wielkość regionu to liczba jego pól, cokolwiek na nich stoi.
mexica-lesson-island-dry = Kanał wymaga **pól pod budowę**: lądu poza pałacem, na którym nie ma pionka, świątyni ani żetonu calpulli, który oznacza założony region. Spróbuj tego, czego zasady zabraniają: nic się nie stanie, a ty przeczytasz dlaczego.
mexica-lesson-island-dry-task = spróbuj zbudować kanał tam, gdzie coś stoi na przeszkodzie.
mexica-lesson-island-dry-nudge = Weź pojedynczy kanał i kliknij pałac, świątynię albo pionek.
mexica-lesson-island-dry-why = Tak odpowiadają zasady. Numer obok to numer zasady; prowadzi do jej pełnego tekstu.

## Zakładanie calpulli

mexica-lesson-found = Zakładanie calpulli
mexica-lesson-found-close = **Rozkazy Cesarza** { $tile } wymagają regionów o ściśle określonej wielkości. Z 15 losuje się osiem na pierwszą połowę gry, pozostałe siedem przychodzi w drugiej. Te, które jeszcze obowiązują, leżą przy planszy; jeden z nich żąda 5. Pięć pól na górze łączy z wyspą już tylko K3.
mexica-lesson-found-close-task = odetnij wokół swojego pionka region liczący dokładnie 5 pól.
mexica-lesson-found-close-nudge = Zbuduj kanał tak, by na K3 była woda, a pola od G2 do K2 pozostały lądem.
mexica-lesson-found-close-size = Twój pionek nie stoi w regionie o wielkości 5.
mexica-lesson-found-close-why = Woda z każdej strony: region o wielkości 5. Pasuje do rozkazu.
mexica-lesson-found-claim = Twój pionek stoi w regionie, a jego wielkości żąda jeden z rozkazów: możesz ten region **założyć**. Żeton pokazuje wielkość, a na niebieskim tle to, co dostaje założyciel. Nic to nie kosztuje i można to zrobić w każdej chwili tury. Nie masz takiego obowiązku i nie ma znaczenia, kto zbudował kanały.
mexica-lesson-found-claim-task = załóż region i połóż żeton calpulli na jednym z jego pól.
mexica-lesson-found-claim-nudge = Weź żeton { $tile } obok swojego pionka i kliknij oświetlone pole.
mexica-lesson-found-claim-why = Region stał się calpulli. Żeton ma liczby 5, 3 i 2; założyciel od razu dostaje drugą: 3 punkty.
mexica-lesson-found-fixed = Założony region jest już niezmienny. Ktokolwiek go założył, nikt nigdy nie zbuduje w nim kanału.
mexica-lesson-found-fixed-task = spróbuj zbudować kanał w calpulli.
mexica-lesson-found-fixed-nudge = Weź pojedynczy kanał i kliknij wolne pole calpulli.
mexica-lesson-found-fixed-why = Jego wielkość już się nie zmieni. A na polu z żetonem nikt już niczego nie zbuduje i nikt na nie nie wejdzie.
mexica-lesson-found-guest = Ten region o wielkości 7 jest zamknięty, a stoi w nim także przeciwnik. Każdy żeton ma trzy liczby: swoją wielkość, jej połowę i połowę tej połowy, zawsze zaokrągloną w górę. Na żetonie 7 są to 7, 4 i 2.
mexica-lesson-found-guest-guest = przeciwnik
mexica-lesson-found-guest-task = załóż region i zobacz, kto dostanie punkty.
mexica-lesson-found-guest-nudge = Weź żeton { $tile } i kliknij wolne pole regionu.
mexica-lesson-found-guest-why = Ty dostajesz drugą liczbę, czyli 4. Każdy inny gracz, którego pionek stoi w regionie, dostaje trzecią: przeciwnik ma 2.
mexica-lesson-found-size = Wielkość musi pasować **dokładnie**. Ten region ma 5 pól, a rozkazy żądają 4, 6 i 7. Dlatego żeton obok twojego pionka jest blady: nie ma rozkazu na 5.
mexica-lesson-found-size-task = spróbuj założyć ten region.
mexica-lesson-found-size-nudge = Weź żeton { $tile } obok swojego pionka.
mexica-lesson-found-size-why = Bez rozkazu regionu nie założysz. Zanim zbudujesz kanał, spójrz na rozkazy.
mexica-lesson-found-full = Żeton potrzebuje **wolnego pola** regionu. Ten zapełniły dwa pionki i dwie świątynie (o nich później).
mexica-lesson-found-full-task = spróbuj założyć ten region o wielkości 4.
mexica-lesson-found-full-nudge = Weź żeton { $tile } i kliknij dowolne pole regionu.
mexica-lesson-found-full-why = Nikt go nie założy, dopóki któryś pionek nie odejdzie. Zostawiaj wolne pole na żeton.

## Mosty

mexica-lesson-bridges = Mosty
mexica-lesson-bridges-build = Pionek chodzi z pola na pole, ale nie pływa. **Most** { $bridge } kosztuje 1 PA i leży na polu kanału, a na obu końcach musi mieć ląd. Na jeziorze mostów się nie buduje.
mexica-lesson-bridges-build-task = zbuduj most nad tym kanałem.
mexica-lesson-bridges-build-nudge = Weź most i kliknij pole kanału, które po lewej i po prawej ma ląd.
mexica-lesson-bridges-build-why = Teraz można przejść z brzegu na brzeg. Pole pozostaje jednak wodą i nie należy do żadnego regionu.
mexica-lesson-bridges-cross = Każdy krok kosztuje 1 PA: jeden na most, drugi z mostu. Na most wchodzi się i schodzi z niego tylko na jego **końcach**.
mexica-lesson-bridges-cross-task = przeprowadź swój pionek na drugi brzeg.
mexica-lesson-bridges-cross-nudge = Weź swój pionek i kliknij Q8 za mostem.
mexica-lesson-bridges-cross-why = Dwa kroki, 2 PA. Na moście można się też zatrzymać: wtedy nikt inny przez niego nie przejdzie.
mexica-lesson-bridges-ends = Oba pola, na których most się kończy, muszą **pozostać lądem**. To, co leży po jego bokach, nie ma znaczenia.
mexica-lesson-bridges-ends-task = spróbuj zbudować kanał na końcu mostu.
mexica-lesson-bridges-ends-nudge = Weź pojedynczy kanał i kliknij O10 albo Q10.
mexica-lesson-bridges-ends-why = Końce mostu są chronione przed kanałami. Świątynia albo żeton mogą je jednak zamknąć.
mexica-lesson-bridges-wide = Tutaj kanał ma szerokość dwóch pól. Mosty mogą leżeć obok siebie, ale nigdy jeden za drugim.
mexica-lesson-bridges-wide-task = spróbuj zbudować most w szerokim miejscu.
mexica-lesson-bridges-wide-nudge = Weź most i kliknij P7 albo P8.
mexica-lesson-bridges-wide-why = Jeden koniec byłby w wodzie. Nad kanałem szerokim na dwa pola mostu nie zbudujesz.
mexica-lesson-bridges-on = Twój pionek stoi na moście, czyli nad wodą: nie jest w **żadnym regionie**. Świątynię wznosi się tylko w regionie, w którym stoi twój pionek.
mexica-lesson-bridges-on-task = spróbuj stąd wznieść świątynię.
mexica-lesson-bridges-on-nudge = Weź świątynię { $temple } i kliknij dowolny ląd.
mexica-lesson-bridges-on-why = Z mostu nie wzniesiesz świątyni ani nie założysz regionu, a gdy zakłada go ktoś inny, nic nie dostajesz.
mexica-lesson-bridges-lift = Mostów jest 11. Gdy wszystkie leżą na planszy, możesz jeden **przenieść** za 1 PA, o ile nie stoi na nim pionek.
mexica-lesson-bridges-lift-task = podnieś most i połóż go na nowo.
mexica-lesson-bridges-lift-nudge = Weź most, kliknij jeden z leżących na planszy, a potem pole kanału, na którym może leżeć.
mexica-lesson-bridges-lift-why = Podniesienie i położenie to jedna akcja; pomiędzy nimi nie można robić nic innego. Możesz go nawet tylko obrócić w miejscu.

## Pieszo, łodzią i dokądkolwiek

mexica-lesson-moving = Pieszo, łodzią i dokądkolwiek
mexica-lesson-moving-boat = Z mostu możesz popłynąć **łodzią** na następny most na tej samej wodzie. Kosztuje to 1 PA, bez względu na odległość. Jezioro to też woda: łodzie po nim pływają.
mexica-lesson-moving-boat-task = popłyń łodzią na drugi most.
mexica-lesson-moving-boat-nudge = Weź swój pionek i kliknij most na P10.
mexica-lesson-moving-boat-why = 1 PA za cały rejs. Łodzie pływają z mostu na most i nigdzie indziej.
mexica-lesson-moving-price = Każdy most po drodze kosztuje dodatkowo 1 PA, nawet gdy ktoś na nim stoi. Przepływasz pod nim, ale nie możesz się zatrzymać tam, gdzie stoi pionek.
mexica-lesson-moving-price-task = popłyń łodzią na most na P10.
mexica-lesson-moving-price-nudge = Weź swój pionek i kliknij P10. Pieszo zejdziesz z mostu gdzie indziej.
mexica-lesson-moving-price-why = 2 PA: jeden za most, pod którym płyniesz, drugi za ostatni odcinek.
mexica-lesson-moving-blocked = Pionek nie może stanąć na innym pionku, świątyni ani żetonie calpulli, ani przez nie przejść. Nie przepuszczą cię nawet własne świątynie.
mexica-lesson-moving-blocked-task = spróbuj pójść tam, gdzie coś stoi.
mexica-lesson-moving-blocked-nudge = Weź swój pionek i kliknij świątynię albo drugi pionek.
mexica-lesson-moving-blocked-why = Trzeba to obejść. Świątynia jest więc także murem.
mexica-lesson-moving-jump = Twój pionek jest zamknięty: wszędzie woda i żadnego mostu. Za 5 PA możesz wykonać **Ruch Pilli Mexica**: na dowolne puste pole lądu albo pusty most. Godło pośrodku pałacu to pole, na którym można stanąć jak na każdym innym.
mexica-lesson-moving-jump-task = dostań się do pałacu, mając w tej turze 6 PA.
mexica-lesson-moving-jump-nudge = Weź swój pionek i kliknij jedno z pól pałacu.
mexica-lesson-moving-jump-why = Drogo, ale działa zawsze. Most bywa tańszy.
mexica-lesson-moving-first = To **pierwsza runda**, czyli pierwsza tura każdego gracza. Nie wolno w niej zamknąć przeciwnika: każdy musi móc dotrzeć pieszo i łodzią do co najmniej 14 pól.
mexica-lesson-moving-first-rival = przeciwnik
mexica-lesson-moving-first-task = spróbuj zamknąć przeciwnika.
mexica-lesson-moving-first-nudge = Weź pojedynczy kanał i kliknij K3.
mexica-lesson-moving-first-why = Z kanałem na K3 zostałoby mu tylko pięć pól. W pierwszej rundzie tak nie wolno.
mexica-lesson-moving-later = Ta sama pozycja w drugiej rundzie. Odtąd to dozwolone.
mexica-lesson-moving-later-rival = przeciwnik
mexica-lesson-moving-later-task = zamknij tam przeciwnika.
mexica-lesson-moving-later-nudge = Zbuduj kanał tak, by na K3 była woda.
mexica-lesson-moving-later-why = Przeciwnik potrzebuje teraz mostu albo Ruchu Pilli Mexica. Ale uwaga: kto stoi w zamkniętym regionie, może go założyć, jeśli jego wielkości żąda jeden z rozkazów.

## Świątynie

mexica-lesson-temples = Świątynie
mexica-lesson-temples-stock = Najwięcej punktów dają świątynie { $temple }. Masz ich 18: dziewięć w pierwszym z dwóch okresów gry, od jednego do czterech poziomów, i kolejne dziewięć w drugim. Liczba przy świątyni mówi, ile takich ci zostało.
mexica-lesson-temples-build = Świątynia kosztuje tyle PA, ile ma poziomów. Stawiasz ją na dowolnym polu pod budowę w **regionie, w którym stoi twój pionek**, choćby daleko, bez względu na to, kto region założył i czy w ogóle ktoś to zrobił.
mexica-lesson-temples-build-task = wznieś świątynię co najmniej trzypoziomową.
mexica-lesson-temples-build-nudge = Weź świątynię o trzech albo czterech poziomach i kliknij wolne pole swojego regionu.
mexica-lesson-temples-build-why = Przy podliczeniu punktów w regionie liczą się wszystkie jej poziomy.
mexica-lesson-temples-other = Budować możesz tylko w regionie, w którym stoi twój pionek. Na południe od kanału zaczyna się inny.
mexica-lesson-temples-other-task = spróbuj wznieść świątynię w innym regionie.
mexica-lesson-temples-other-nudge = Weź świątynię i kliknij wolny ląd na południe od kanału, na przykład H4.
mexica-lesson-temples-other-why = Najpierw trzeba by tam dojść.
mexica-lesson-temples-passed = W tym regionie przeciwnik ma 2 poziomy. Zostały ci 3 PA. Świątyń nigdy się nie przesuwa ani nie usuwa, więc ich poziomy liczą się do końca.
mexica-lesson-temples-passed-rival = 2 poziomy
mexica-lesson-temples-passed-task = zdobądź tu więcej poziomów niż przeciwnik.
mexica-lesson-temples-passed-nudge = Potrzebujesz 3 poziomów: w jednej świątyni albo w kilku razem.
mexica-lesson-temples-passed-less = Nie masz tu więcej niż 2 poziomy.
mexica-lesson-temples-passed-why = 3 do 2. Zajmujesz tu pierwsze miejsce, a przy podliczeniu dałoby ci to 7 punktów.

## Pierwszy, drugi i trzeci

mexica-lesson-ranks = Pierwszy, drugi i trzeci
mexica-lesson-ranks-values = Punkty podlicza się dwa razy: w połowie gry i na końcu. Każdy dodaje wtedy **poziomy** swoich świątyń w każdym calpulli. Tutaj masz 3 i 2, przeciwnicy 4 i 1. Masz więc pierwsze miejsce, drugie ma przeciwnik z 4 poziomami, trzecie ten z 1: to 13, 7 i 4 punkty, trzy liczby żetonu.
mexica-lesson-ranks-values-five = 3 + 2 = 5
mexica-lesson-ranks-values-four = 4
mexica-lesson-ranks-values-one = 1
mexica-lesson-ranks-first = Na świątynię zostało jedno pole, a ty masz 3 PA. Masz tu 1 poziom, przeciwnik 3.
mexica-lesson-ranks-first-three = 3 poziomy
mexica-lesson-ranks-first-task = zajmij tu samodzielnie pierwsze miejsce.
mexica-lesson-ranks-first-nudge = Zaczynasz z 1 poziomem, a potrzebujesz więcej niż 3.
mexica-lesson-ranks-first-less = To jeszcze nie więcej niż 3 poziomy przeciwnika; przy remisie dzielicie pierwsze miejsce.
mexica-lesson-ranks-first-why = 4 do 3: masz pierwsze miejsce za 5 punktów, a przeciwnik drugie za 3. Założyciel regionu nie ma tu żadnej przewagi.
mexica-lesson-ranks-tie = Wszyscy na **tym samym miejscu** dostają pełną liczbę punktów. Zajmują tyle miejsc, ilu ich jest: po dwóch pierwszych następny jest trzeci. Jeden przeciwnik ma tu 3 poziomy, drugi 1, a ty też 1.
mexica-lesson-ranks-tie-task = zrównaj się z pierwszym miejscem.
mexica-lesson-ranks-tie-nudge = Potrzebujesz razem 3 poziomów; 2 PA na to wystarczą.
mexica-lesson-ranks-tie-why = Oboje macie pierwsze miejsce i po 7 punktów. Drugiego miejsca nie ma, więc następny gracz jest trzeci i dostaje 2.
mexica-lesson-ranks-second = Masz przeciw sobie 7 poziomów i tylko 1 PA. Ale drugie miejsce w dużym regionie daje sporo, tutaj 7 punktów, a jeśli nikt inny nie buduje, wystarczy na nie jeden poziom.
mexica-lesson-ranks-second-task = zajmij drugie miejsce w calpulli o wielkości 13.
mexica-lesson-ranks-second-nudge = Wystarczy każda świątynia, na którą cię stać.
mexica-lesson-ranks-second-why = 7 punktów za 1 PA. Bez świątyni nie masz żadnego miejsca; czwarte miejsce nie daje nic.

## Żetony akcji

mexica-lesson-tokens = Żetony akcji
mexica-lesson-tokens-take = PA, których nie użyjesz, przepadają na końcu tury. Zamiast tego za 1 PA możesz wziąć **żeton akcji** { $token }. Zostały ci 2 PA.
mexica-lesson-tokens-take-task = odłóż oba PA na później.
mexica-lesson-tokens-take-nudge = Kliknij dwa razy żeton na końcu rzędu.
mexica-lesson-tokens-take-why = Dwa żetony na później. Są twoje, dopóki ich nie zagrasz.
mexica-lesson-tokens-third = Więcej niż dwóch w turze brać nie wolno, nawet jeśli zostały ci PA.
mexica-lesson-tokens-third-task = spróbuj wziąć trzeci żeton.
mexica-lesson-tokens-third-nudge = Kliknij jeszcze raz żeton na końcu rzędu.
mexica-lesson-tokens-third-why = Najwyżej dwa w turze, i tylko dopóki są w rezerwie.
mexica-lesson-tokens-play = Zagranie żetonu nic nie kosztuje i daje w tej turze **1 PA więcej**. Możesz zagrać ich tyle, ile masz. Teraz masz 2 PA, a 3 poziomy dałyby ci pierwsze miejsce.
mexica-lesson-tokens-play-task = wznieś świątynię co najmniej trzypoziomową.
mexica-lesson-tokens-play-nudge = Najpierw kliknij swój żeton z +1, potem buduj.
mexica-lesson-tokens-play-why = Żeton wrócił do rezerwy. Po to właśnie są żetony: duża świątynia we właściwej chwili.
mexica-lesson-tokens-keep = Żetony zachowujesz na kolejne tury i na następny okres. Wzięcie i zagranie żetonu w tej samej turze nic nie daje. A gdy na końcu jest remis, wygrywa ten, komu zostało więcej żetonów.

## Koniec okresu

mexica-lesson-period = Koniec okresu
mexica-lesson-period-when = Gra ma dwa **okresy**. Okres kończy się, gdy spełnione są dwa warunki: nie ma już żadnego rozkazu i któryś gracz wzniósł wszystkie swoje świątynie okresu (w pierwszym wszystkie dziewięć). Tutaj wszystkie rozkazy są wykonane, a tobie została jedna świątynia.
mexica-lesson-period-last = Gdy oba warunki są spełnione, **rundę gra się jeszcze do końca**, żeby każdy miał tyle samo tur.
mexica-lesson-period-last-task = wznieś swoją ostatnią świątynię.
mexica-lesson-period-last-nudge = Weź świątynię jednopoziomową i kliknij wolny ląd.
mexica-lesson-period-last-why = Okres skończy się z tą rundą. Twoja tura trwa: zostało ci 5 PA.
mexica-lesson-period-palace = Każdy gracz, którego pionek stoi podczas każdego z obu podliczeń na **polu startowym** pałacu, dostaje 5 punktów. Godło nie daje nic.
mexica-lesson-period-palace-task = przejdź na pole startowe.
mexica-lesson-period-palace-nudge = Weź swój pionek i kliknij jedno z czterech oświetlonych pól.
mexica-lesson-period-palace-why = Zostań tu do podliczenia, a dostaniesz 5 punktów.
mexica-lesson-period-score = Teraz zakończ turę. Zostały ci PA; w prawdziwej grze najpierw warto odłożyć do dwóch w żetonach. Przeciwnik zagra jeszcze raz, a potem wszystko zostanie podliczone.
mexica-lesson-period-score-task = zakończ turę złotym przyciskiem.
mexica-lesson-period-score-nudge = Złoty przycisk jest na dole po prawej.
mexica-lesson-period-score-why = Pierwsze podliczenie punktów za nami.
mexica-lesson-period-sum = Na północy i wschodzie masz pierwsze miejsce, na południu drugie: 5 + 7 + 2 punkty, a do tego 5 za pałac. Reszty wyspy nikt nie założył; taki ląd daje punkty dopiero na końcu gry.
mexica-lesson-period-sum-north = 5 punktów
mexica-lesson-period-sum-south = 2 punkty
mexica-lesson-period-sum-east = 7 punktów
mexica-lesson-period-sum-palace = 5 punktów
mexica-lesson-period-second = Zaczyna się **drugi okres**. Wykłada się siedem nowych rozkazów, a każdy dostaje kolejne dziewięć świątyń. Wszystko na planszy zostaje, a każde calpulli będzie podliczone jeszcze raz. Znów zaczyna ten, kto miał pierwszą turę gry.

## Koniec gry

mexica-lesson-end = Koniec gry
mexica-lesson-end-gone = Po każdej turze **usuwa się** rozkazy, których nie może już spełnić żaden region, i to w obu okresach. Dzięki temu okres może się skończyć, nawet gdy ktoś rozdrobni wyspę. Strona robi to za ciebie.
mexica-lesson-end-unfounded = Drugie podliczenie punktów jest ostatnie. Teraz punkty dają też regiony, których **nikt nie założył**: pierwsze miejsce tyle, ile wynosi wielkość regionu, drugie jej połowę, a trzecie połowę tej połowy, zawsze zaokrągloną w górę. Ten ma 7 pól i żadnego żetonu.
mexica-lesson-end-unfounded-rival = 2 poziomy
mexica-lesson-end-unfounded-task = zajmij w tym regionie pierwsze miejsce.
mexica-lesson-end-unfounded-nudge = Potrzebujesz tu więcej niż 2 poziomów, a masz 3 PA.
mexica-lesson-end-unfounded-less = Przeciwnik wciąż ma tu co najmniej tyle poziomów co ty.
mexica-lesson-end-unfounded-why = Na koniec 7 punktów dla ciebie i 4 dla przeciwnika. Przy pierwszym podliczeniu nie byłoby nic.
mexica-lesson-end-winner = Drugi okres kończy się tak jak pierwszy: nie ma już rozkazów, a ktoś wzniósł wszystkie 18 świątyń. Po podliczeniu wygrywa gracz, który ma **najwięcej punktów**. Przy remisie wygrywa ten, komu zostało więcej żetonów akcji { $token }; jeśli i tych jest tyle samo, gracze dzielą się zwycięstwem.

## Gra dwuosobowa

mexica-lesson-two = Gra dwuosobowa
mexica-lesson-two-grey = W grze dwuosobowej od początku stoi na wyspie dziesięć szarych **neutralnych świątyń**, razem 20 poziomów (w poprzednich lekcjach ich nie było). Nie należą do nikogo.
mexica-lesson-two-beat = Neutralne świątynie liczą się jak trzeci gracz. W tym calpulli o wielkości 4 stoi neutralna świątynia, która ma 2 poziomy. Masz 3 PA.
mexica-lesson-two-beat-task = zajmij tu pierwsze miejsce, warte 4 punkty.
mexica-lesson-two-beat-nudge = Zrównaj się z neutralną świątynią albo ją wyprzedź.
mexica-lesson-two-beat-less = Neutralna świątynia wciąż cię wyprzedza.
mexica-lesson-two-beat-why = Dostajesz pełne 4 punkty; wystarczyłby i remis. Punkty neutralnych świątyń przepadają.
mexica-lesson-two-block = Neutralna świątynia blokuje swoje pole jak każda inna.
mexica-lesson-two-block-task = spróbuj zbudować kanał przez neutralną świątynię.
mexica-lesson-two-block-nudge = Weź pojedynczy kanał i kliknij szarą świątynię.
mexica-lesson-two-block-why = Kanały muszą je omijać. Dla końca okresu te świątynie nie mają znaczenia.

## Cała tura

mexica-lesson-whole = Cała tura
mexica-lesson-whole-look = Twoja tura: 6 PA na dowolne akcje w dowolnej kolejności, każda tyle razy, na ile cię stać. Jeden z rozkazów żąda 5, a twój pionek stoi we właściwym miejscu. Co zrobisz?
mexica-lesson-whole-turn = Oto jeden z możliwych planów: odciąć region i go założyć, wznieść w nim świątynię, a resztę PA odłożyć w żetonach. Każda inna droga do celu też jest dobra.
mexica-lesson-whole-turn-task = załóż region, wznieś świątynię i zakończ turę tak, by żaden PA nie przepadł.
mexica-lesson-whole-turn-nudge = Kanał na K3 (1 PA), założenie regionu (0), świątynia trzypoziomowa (3 PA), dwa żetony (2 PA), a potem złoty przycisk.
mexica-lesson-whole-turn-found = Region nie jest jeszcze założony.
mexica-lesson-whole-turn-temple = Nie ma jeszcze nowej świątyni.
mexica-lesson-whole-turn-rest = Na końcu tury zostały niewykorzystane PA i przepadły. Wydaj je albo odłóż w żetonach.
mexica-lesson-whole-turn-over = Tura jeszcze trwa.
mexica-lesson-whole-turn-why = Punkty od razu, poziomy na podliczenie i nic się nie zmarnowało: dobra tura.
mexica-lesson-whole-answer = Przeciwnik zrobił to samo na wschodzie: trzy pola kanału, calpulli o wielkości 7 za 4 punkty i świątynia. Gdyby stał tam twój pionek, byłyby z tego 2 punkty dla ciebie.
mexica-lesson-whole-out = Następne calpulli czeka gdzie indziej. Twój pionek otacza woda, ale nie na długo.
mexica-lesson-whole-out-task = przeprowadź pionek na południe, na główną część wyspy.
mexica-lesson-whole-out-nudge = Zbuduj most nad kanałem, z góry na dół, i przejdź przez niego. Razem kosztuje to 3 PA albo trochę więcej.
mexica-lesson-whole-out-why = 1 PA za most, 2 za kroki, a trochę PA jeszcze zostało.
