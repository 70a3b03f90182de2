### Lekcje gry Eufrat i Tygrys. Nazwy: tigris-lesson-<lekcja>-<krok>, potem -task, -nudge, -why.

## Kraina i żetony

tigris-lesson-land = Kraina i żetony
tigris-lesson-land-board = Przez krainę płyną dwie rzeki. Od początku stoi na niej dziesięć **świątyń** { $temple }, a na każdej leży **skarb** { $treasure }. Wszystko, co zbudujesz, wyrośnie wokół nich. Punkty zdobywasz w czterech kolorach, a na końcu liczy się tylko twój **najsłabszy kolor**.
tigris-lesson-land-farm = Masz na ręce sześć żetonów: **osady** { $settlement }, **świątynie** { $temple }, **farmy** { $farm } i **targowiska** { $market }. Farma potrzebuje wody, więc kładzie się ją na rzece.
tigris-lesson-land-farm-task = połóż farmę na polu rzeki.
tigris-lesson-land-farm-nudge = Weź niebieską farmę i kliknij jedno z oświetlonych pól rzeki.
tigris-lesson-land-farm-why = Dobrze. Na rzece kładzie się niebieskie żetony i żadne inne.
tigris-lesson-land-dry = Osady, świątynie i targowiska potrzebują lądu. Tutaj możesz próbować wszystkiego: to, czego zasady zabraniają, po prostu się nie stanie, a ty przeczytasz dlaczego.
tigris-lesson-land-dry-task = spróbuj położyć świątynię na rzece.
tigris-lesson-land-dry-nudge = Weź czerwoną świątynię i kliknij puste pole rzeki.
tigris-lesson-land-dry-why = Tak odpowiadają zasady. Numer obok to numer zasady; prowadzi do jej pełnego tekstu.
tigris-lesson-land-touch = Pola **sąsiadują**, gdy mają wspólny bok; rogi się nie liczą. Żetony na sąsiednich polach tworzą jedną grupę. Taka grupa to **region**. Ani puste pole, ani goła rzeka niczego nie łączą.
tigris-lesson-land-touch-task = połóż osadę { $settlement } obok świątyni na F3.
tigris-lesson-land-touch-nudge = Żeton musi mieć wspólny bok z F3. Na lądzie mają go trzy pola: F2, G3 i F4.
tigris-lesson-land-touch-why = Osada i świątynia są teraz jednym regionem.

## Czym jest królestwo

tigris-lesson-kingdoms = Czym jest królestwo
tigris-lesson-kingdoms-region = Te cztery żetony się stykają, więc są jednym regionem. Nikt nim jednak nie rządzi, więc nikomu nic nie daje.
tigris-lesson-kingdoms-region-region = region
tigris-lesson-kingdoms-crown = Region z przywódcą to **królestwo**. Masz czterech przywódców, po jednym w każdym kolorze; łucznik na nich to znak twojej dynastii. To twój **król** { $king }.
tigris-lesson-kingdoms-crown-task = zrób z tego regionu swoje królestwo: postaw króla obok jednej z jego świątyń.
tigris-lesson-kingdoms-crown-nudge = Region po lewej ma świątynie na F3 i F4. Wybierz pole lądu obok jednej z nich.
tigris-lesson-kingdoms-crown-why = Obrys pokazuje twoje królestwo, a rzymska liczba to jego nazwa. Liczba na przywódcy mówi, ile żetonów jego koloru tu leży: to jego siła w wojnie.
tigris-lesson-kingdoms-grow = Królestwo rośnie z każdym żetonem, który go dotyka, a żeton położony w królestwie daje punkt.
tigris-lesson-kingdoms-grow-task = połóż żeton tak, by dotykał twojego królestwa, i zdobądź punkt.
tigris-lesson-kingdoms-grow-nudge = Nowy żeton musi mieć wspólny bok z żetonem albo przywódcą twojego królestwa.
tigris-lesson-kingdoms-grow-why = Jeden punkt w kolorze żetonu. Król bierze każdy kolor, który nie ma tu własnego przywódcy.
tigris-lesson-kingdoms-share = Królestwo nie należy do jednego gracza: mogą w nim stać przywódcy kilku graczy. Tylko dwaj przywódcy tego samego koloru nie mogą być w nim razem.
tigris-lesson-kingdoms-share-yours = twój król
tigris-lesson-kingdoms-share-theirs = kupiec byka
tigris-lesson-kingdoms-share-task = postaw w tym królestwie także swojego kapłana { $priest }.
tigris-lesson-kingdoms-share-nudge = Kapłan musi stanąć obok świątyni tego królestwa.
tigris-lesson-kingdoms-share-why = Trzej przywódcy, trzy kolory, jedno królestwo. Każdy z nich zbiera swój kolor.

## Przywódcy

tigris-lesson-leaders = Przywódcy
tigris-lesson-leaders-beside = Przywódca zawsze stoi obok **świątyni** { $temple }. Postaw w swoim królestwie **kapłana** { $priest }: za każdą położoną tam świątynię zdobędzie czerwony punkt { $red-point }.
tigris-lesson-leaders-beside-king = twój król
tigris-lesson-leaders-beside-task = postaw kapłana w swoim królestwie, tam gdzie stoi twój król.
tigris-lesson-leaders-beside-nudge = Poszukaj pola lądu obok świątyni własnego królestwa. Świecą dwa i oba są dobre.
tigris-lesson-leaders-beside-why = Kapłan stoi obok świątyni twojego królestwa i odtąd zbiera tam czerwone punkty.
tigris-lesson-leaders-river = Przywódcy stoją na **lądzie** i nigdy bez świątyni u boku.
tigris-lesson-leaders-river-task = spróbuj postawić przywódcę tam, gdzie stać nie może: na rzece albo na polu bez świątyni obok.
tigris-lesson-leaders-river-nudge = Weź rolnika i kliknij pole rzeki, na przykład E3.
tigris-lesson-leaders-river-why = Każdy przywódca potrzebuje pustego pola lądu obok świątyni, rolnik też.
tigris-lesson-leaders-between = Przywódca może wejść do jednego królestwa, ale nie może **połączyć dwóch**. To potrafią tylko żetony. H3 i G4 dotykają obu tych królestw.
tigris-lesson-leaders-between-task = spróbuj postawić swojego kupca { $trader } między oboma królestwami.
tigris-lesson-leaders-between-nudge = Spróbuj postawić kupca na H3 albo G4: oba pola dotykają królestwa twojego króla i królestwa kapłana byka.
tigris-lesson-leaders-between-why = Przywódca dotyka najwyżej jednego królestwa. Regiony bez przywódców nie mają znaczenia.
tigris-lesson-leaders-move = Przywódca na planszy może przejść na każde inne pole, na którym może stać, choćby najdalsze. Twój kupiec dostaje punkty tylko za targowiska kładzione w jego królestwie, a region z targowiskiem { $market } jest tutaj, na dole.
tigris-lesson-leaders-move-task = przenieś kupca do regionu z targowiskiem.
tigris-lesson-leaders-move-nudge = Kliknij kupca, a potem oświetlone pole obok świątyni na I7.
tigris-lesson-leaders-move-market = Kupiec nie jest w regionie z targowiskiem na J7.
tigris-lesson-leaders-move-why = Podniesiony i postawiony na nowo, wszystko w jednej akcji. Przeniesienie nie daje punktów.
tigris-lesson-leaders-home = Możesz też **wycofać** przywódcę: zabrać go z planszy. To również akcja i czasem ratuje go przed konfliktem.
tigris-lesson-leaders-home-task = wycofaj swojego kupca.
tigris-lesson-leaders-home-nudge = Kliknij kupca, a potem przycisk, którym go wycofasz.
tigris-lesson-leaders-home-why = Kupiec wrócił do ciebie i może znowu stanąć gdziekolwiek.

## Żetony i punkty

tigris-lesson-points = Żetony i punkty
tigris-lesson-points-temple = Żeton położony w królestwie daje **jeden punkt swojego koloru** przywódcy tego koloru, który tam stoi. Czerwień należy do twojego kapłana { $priest }.
tigris-lesson-points-temple-task = zdobądź czerwony punkt.
tigris-lesson-points-temple-nudge = Połóż świątynię { $temple } na polu lądu, które dotyka twojego królestwa.
tigris-lesson-points-temple-why = Świątynia, kapłan, czerwony punkt. Iloma bokami żeton dotyka, nie ma znaczenia.
tigris-lesson-points-king = Nie ma tu rolnika, więc niebieski punkt bierze **król** { $king }, a punkt pozostaje niebieski. Król zastępuje każdego przywódcę, którego tu brakuje.
tigris-lesson-points-king-king = twój król
tigris-lesson-points-king-task = zdobądź niebieski punkt farmą { $farm }.
tigris-lesson-points-king-nudge = Farma musi leżeć na polu rzeki, które dotyka twojego królestwa, na przykład na E3.
tigris-lesson-points-king-why = Król zastępuje każdego brakującego przywódcę. Dlatego warto postawić go jako pierwszego.
tigris-lesson-points-theirs = Nieważne, kto kładzie żeton, ważne, czyj przywódca tam stoi. W tym królestwie są twój król i kupiec byka.
tigris-lesson-points-theirs-trader = kupiec byka
tigris-lesson-points-theirs-task = połóż tu targowisko { $market } i zobacz, kto dostanie punkt.
tigris-lesson-points-theirs-nudge = Połóż targowisko przy tym królestwie, na jednym z oświetlonych pól.
tigris-lesson-points-theirs-why = Zielony punkt dostał byk: kupiec ma pierwszeństwo przed królem.
tigris-lesson-points-nobody = A w tym królestwie jest tylko twój kapłan: ani kupca, ani króla.
tigris-lesson-points-nobody-priest = twój kapłan
tigris-lesson-points-nobody-task = połóż w tym królestwie targowisko.
tigris-lesson-points-nobody-nudge = Połóż targowisko na oświetlonym polu obok królestwa.
tigris-lesson-points-nobody-touch = Targowisko nie dotyka królestwa.
tigris-lesson-points-nobody-why = Nie ma kupca ani króla, więc zielonego punktu nie dostaje nikt. Żeton z dala od królestw też nic nie daje.
tigris-lesson-points-two = Teraz obie akcje jednej tury. Na końcu liczy się tylko twój najsłabszy kolor, więc warto zdobywać różne.
tigris-lesson-points-two-task = zdobądź dwoma żetonami czarny punkt { $black-point } i czerwony punkt { $red-point }.
tigris-lesson-points-two-nudge = Osada i świątynia, obie przy twoim królestwie.
tigris-lesson-points-two-red = Brakuje czerwonego punktu: da go świątynia w twoim królestwie.
tigris-lesson-points-two-black = Brakuje czarnego punktu: da go osada w twoim królestwie.
tigris-lesson-points-two-why = Dwa żetony, dwa kolory. Z tego składa się większość tur.

## Twoja tura

tigris-lesson-turn = Twoja tura
tigris-lesson-turn-actions = W swojej turze masz **dwie akcje**: postawić, przenieść lub wycofać przywódcę, położyć żeton, zagrać katastrofę albo wymienić żetony. Dowolne dwie, w dowolnej kolejności, nawet dwa razy tę samą.
tigris-lesson-turn-actions-task = wykonaj dwie wybrane akcje.
tigris-lesson-turn-actions-nudge = Połóż żeton albo postaw przywódcę, dwa razy. Dwa złote paski pokazują, ile akcji zostało.
tigris-lesson-turn-actions-why = Obie akcje wykorzystane. W tej turze nic więcej nie zrobisz.
tigris-lesson-turn-done = Tura nie kończy się sama: można jeszcze obejrzeć, co się stało, i ewentualnie to cofnąć.
tigris-lesson-turn-done-task = zakończ turę złotym przyciskiem.
tigris-lesson-turn-done-nudge = Złoty przycisk jest na dole po prawej.
tigris-lesson-turn-done-why = Na końcu tury najpierw dają punkty monumenty; o nich później.
tigris-lesson-turn-refill = Potem **wszyscy** dobierają do sześciu żetonów, także ci, którzy użyli ich w konflikcie. Twoich żetonów nikt nie widzi. Teraz tura byka.
tigris-lesson-turn-swap = Cztery farmy, a na rzece prawie nie ma czego zdobyć: taką rękę można **wymienić**. Odkładasz **od jednego do sześciu** żetonów i dobierasz tyle samo nowych. To jedna akcja, a nowych żetonów możesz użyć od razu.
tigris-lesson-turn-swap-task = wymień co najmniej trzy żetony.
tigris-lesson-turn-swap-nudge = Kliknij wymianę, potem żetony, które chcesz oddać, a na końcu złoty przycisk.
tigris-lesson-turn-swap-why = Oddane żetony są poza grą, zakryte.
tigris-lesson-turn-pass = Nie musisz wykorzystać obu akcji. Złoty przycisk kończy turę w każdej chwili.

## Bunty

tigris-lesson-revolt = Bunty
tigris-lesson-revolt-rivals = W królestwie nigdy nie zostaje dwóch przywódców jednego koloru. Jeśli postawisz kupca { $trader } tam, gdzie stoi już kupiec innego gracza, wybucha **bunt**: jeden z nich musi odejść.
tigris-lesson-revolt-rivals-trader = kupiec byka
tigris-lesson-revolt-enter = W buncie liczą się tylko **świątynie** { $temple }: te, które sąsiadują z przywódcą. Kupiec byka ma obok jedną. Twój na G5 miałby dwie. Świątynia sąsiadująca z oboma liczyłaby się obu stronom.
tigris-lesson-revolt-enter-task = postaw kupca w tym królestwie i wywołaj bunt.
tigris-lesson-revolt-enter-nudge = Kupiec potrzebuje pola obok świątyni tego królestwa. G5 sąsiaduje z dwiema.
tigris-lesson-revolt-enter-why = Atakujesz ty, bo to twój przywódca przyszedł; byk się broni.
tigris-lesson-revolt-win = Obie strony mogą dołożyć świątynie z ręki: najpierw ty, potem byk, każda raz. **Remis wygrywa obrońca**, a byk ma na ręce jeden żeton. To, co dołożysz, przepada.
tigris-lesson-revolt-win-task = wygraj bunt.
tigris-lesson-revolt-win-nudge = Policz: twoich świątyń na planszy i z ręki musi być więcej niż świątyń byka, nawet jeśli dołoży jedną.
tigris-lesson-revolt-win-why = Kupiec byka wraca do właściciela, a ty dostajesz jeden czerwony punkt: czerwony, bo o buncie decydują świątynie, bez względu na kolor przywódców. Świątynie na planszy zostają.
tigris-lesson-revolt-defend = Teraz byk atakuje twojego kupca: ma trzy świątynie, w tym jedną z ręki. Ty masz na planszy jedną. Obrońca odpowiada ostatni i **wystarczy mu remis**.
tigris-lesson-revolt-defend-task = obroń kupca, nie marnując świątyń.
tigris-lesson-revolt-defend-nudge = Byk ma 3. Ty masz na planszy 1: ile świątyń z ręki da remis?
tigris-lesson-revolt-defend-waste = Wystarczyły dwie świątynie.
tigris-lesson-revolt-defend-why = 3 do 3: wygrywa obrońca i czerwony punkt jest twój.
tigris-lesson-revolt-after = Kto przegra bunt, odzyskuje przywódcę i następną akcją może spróbować znowu, nawet na tym samym polu. Przywódca otoczony świątyniami śpi spokojnie.

## Wojny

tigris-lesson-war = Wojny
tigris-lesson-war-peace = Przywódcy nie mogą połączyć dwóch królestw, ale **żetony** mogą. Tu są twój król i rolnik byka: różne kolory, więc nikomu to nie przeszkadza.
tigris-lesson-war-peace-task = połącz oba królestwa żetonem.
tigris-lesson-war-peace-nudge = Między nimi leży H4.
tigris-lesson-war-peace-why = Teraz to jedno królestwo. Żeton, który łączy królestwa, nikomu nie daje punktu.
tigris-lesson-war-sides = Jeśli spotkają się **dwaj przywódcy jednego koloru**, wybucha wojna. Nie liczą się świątynie obok przywódców, tylko **żetony tego koloru** po każdej stronie, gdziekolwiek leżą w królestwie. U kupców są to targowiska { $market }. Żetony, które liczą się po czyjejś stronie, to jej **zwolennicy**.
tigris-lesson-war-sides-mine = ty: 2 targowiska
tigris-lesson-war-sides-theirs = byk: 2 targowiska
tigris-lesson-war-attack = Atakuje ten, czyja jest tura. Znów najpierw dokładasz ty, tym razem targowiska, potem byk; znów remis wygrywa obrońca. Łączący żeton nie liczy się nikomu i zostaje na planszy, ktokolwiek wygra.
tigris-lesson-war-attack-task = połącz królestwa na F6 i wygraj wojnę.
tigris-lesson-war-attack-nudge = Przy 2 do 2 atakujący przegrywa. Zachowaj na ręce targowisko, które dołożysz w wojnie.
tigris-lesson-war-attack-why = 3 do 2. Zwycięstwo jest twoje.
tigris-lesson-war-prize = Kupiec przegranego wraca do właściciela, a **wszystkie jego targowiska znikają z planszy**. Dostajesz zielony punkt za kupca i po jednym za każde targowisko zdjęte z planszy: trzy naraz. Nic w tej grze nie daje więcej. Żetony dołożone z ręki odpadają z gry i nie dają punktów.
tigris-lesson-war-defend = Ta sama wojna na odwrót: królestwa połączył byk i dołożył jedno targowisko. Ma 3, ty masz 2.
tigris-lesson-war-defend-task = wygraj jako obrońca i nie dokładaj więcej, niż trzeba.
tigris-lesson-war-defend-nudge = Obrońcy wystarczy remis.
tigris-lesson-war-defend-waste = Wystarczyło jedno targowisko.
tigris-lesson-war-defend-why = 3 do 3 i atakujący przegrał. Atakuj tylko wtedy, gdy możesz dołożyć więcej, niż druga strona zdoła wyrównać.

## Kilka wojen

tigris-lesson-wars = Kilka wojen
tigris-lesson-wars-join = Jeden żeton może wywołać kilka wojen: tutaj obie strony mają kupca **i** kapłana.
tigris-lesson-wars-join-task = połącz królestwa na F6.
tigris-lesson-wars-join-nudge = Połóż osadę na F6.
tigris-lesson-wars-join-why = Konflikt jest w dwóch kolorach, a ty decydujesz, który będzie pierwszy.
tigris-lesson-wars-choose = **Kolejność wybiera** ten, czyja jest tura. Po każdej wojnie wszystko ocenia się od nowa. Spójrz na G6: jeśli to targowisko zniknie, strona byka nie będzie już dotykać łączącego żetonu.
tigris-lesson-wars-choose-task = wybierz kolejność tak, by wystarczyła jedna wojna, i wygraj ją.
tigris-lesson-wars-choose-nudge = Najpierw rozegraj wojnę kupców i dołóż targowisko: 2 do 1.
tigris-lesson-wars-choose-green = Wojna kupców nie jest wygrana.
tigris-lesson-wars-choose-why = Targowisko na G6 zniknęło, królestwa znów są osobno, a kapłani w ogóle nie walczyli.
tigris-lesson-wars-priests = Kapłani walczą świątyniami, ale niektóre **świątynie zostają**, nawet gdy ich strona przegra: te ze skarbem i te, które sąsiadują z innym przywódcą. Dzięki temu nikt nie traci gruntu pod nogami.
tigris-lesson-wars-priests-falls = padnie
tigris-lesson-wars-priests-treasure = zostaje: skarb
tigris-lesson-wars-priests-king = zostaje: król
tigris-lesson-wars-priests-task = połącz królestwa na G6 i wygraj wojnę kapłanów.
tigris-lesson-wars-priests-nudge = Połóż osadę na G6. Masz cztery świątynie przeciw trzem i nie musisz nic dokładać.
tigris-lesson-wars-priests-why = Padła tylko świątynia na H6: jeden punkt za kapłana, jeden za nią.

## Monumenty

tigris-lesson-monuments = Monumenty
tigris-lesson-monuments-square = Z czterech żetonów jednego koloru w **kwadracie** może powstać **monument**. Ma dwa kolory, a jeden z nich musi być kolorem kwadratu. Monumentów jest sześć, po jednym na każdą parę kolorów, więc każdy powstaje tylko raz. Zbudować go możesz tylko od razu, gdy żeton dopełni kwadrat, i nie musisz. Kolejność jest zawsze ta sama: najpierw punkt za żeton albo wojny, potem monument, na końcu skarby.
tigris-lesson-monuments-square-task = dopełnij kwadrat i zbuduj monument.
tigris-lesson-monuments-square-nudge = Połóż osadę na H6, kliknij kwadrat i wybierz jeden z monumentów.
tigris-lesson-monuments-square-why = Monument zostaje tu do końca gry.
tigris-lesson-monuments-down = Jego cztery żetony są teraz zakryte. Nadal spajają królestwo, ale w wojnach już się nie liczą. Gdyby to były świątynie, przywódca bez innej świątyni obok wróciłby do właściciela.
tigris-lesson-monuments-income = Na **końcu każdej twojej tury** monument daje punkt twoim przywódcom w swoich dwóch kolorach, jeśli stoją w jego królestwie. Pierwszy raz już w tej turze.
tigris-lesson-monuments-income-task = zakończ turę i zdobądź punkt.
tigris-lesson-monuments-income-nudge = Naciśnij złoty przycisk.
tigris-lesson-monuments-income-why = Punkty w każdej turze, i to bez żetonu.
tigris-lesson-monuments-both = Król i kupiec przy czarno-zielonym monumencie: punkt dostają **obaj**. Tutaj król nikogo nie zastępuje.
tigris-lesson-monuments-both-king = czarny
tigris-lesson-monuments-both-trader = zielony
tigris-lesson-monuments-both-task = zakończ turę i weź oba punkty.
tigris-lesson-monuments-both-nudge = Naciśnij złoty przycisk.
tigris-lesson-monuments-both-why = Dwa punkty na turę. Spodziewaj się gości: teraz każdy zechce tu stanąć.

## Skarby

tigris-lesson-treasures = Skarby
tigris-lesson-treasures-trader = **Skarb** { $treasure } liczy się na koniec jako punkt dowolnego koloru. Skarby bierze tylko **kupiec** { $trader } i tylko tam, gdzie w królestwie jest ich więcej niż jeden.
tigris-lesson-treasures-trader-trader = twój kupiec
tigris-lesson-treasures-trader-treasure = o jeden krok stąd
tigris-lesson-treasures-link = Na końcu każdej akcji, w czyjejkolwiek turze, kupiec bierze w królestwie **wszystkie skarby oprócz jednego**. Jeśli jest wybór, właściciel kupca wskazuje, który zostaje.
tigris-lesson-treasures-link-task = połącz świątynie na F3 i I7 i weź skarb.
tigris-lesson-treasures-link-nudge = Lukę zapełni żeton na I6. Potem wskaż, który skarb zostaje.
tigris-lesson-treasures-link-why = Jeden jest twój, jeden zostaje. Wybór był twój, bo oba były takie same.
tigris-lesson-treasures-framed = Cztery skarby leżą na polach **w ramce**. Bierze się je przed wszystkimi innymi, więc tu nie ma wyboru.
tigris-lesson-treasures-framed-frame = obramowane
tigris-lesson-treasures-framed-task = połącz B8 z F10 i weź skarb.
tigris-lesson-treasures-framed-nudge = Połączy je żeton na F9.
tigris-lesson-treasures-framed-why = Skarb z obramowanego B8 jest twój, ten na F10 zostaje.
tigris-lesson-treasures-plain = Świątynia na B8 jest teraz świątynią jak każda inna. Gdyby stał tu kupiec byka, skarb wziąłby byk, i to w twojej turze.

## Katastrofy

tigris-lesson-catastrophes = Katastrofy
tigris-lesson-catastrophes-home = Na całą grę masz dwie **katastrofy** { $catastrophe }. Katastrofa niszczy na zawsze żeton albo puste pole. I pamiętaj: żaden przywódca bez świątyni.
tigris-lesson-catastrophes-home-task = odeślij kupca byka do właściciela.
tigris-lesson-catastrophes-home-nudge = Obok której świątyni stoi? Zniszcz właśnie tę.
tigris-lesson-catastrophes-home-why = Bez świątyni obok kupiec natychmiast wraca do właściciela i obyło się bez konfliktu.
tigris-lesson-catastrophes-safe = Nie wszystko da się zniszczyć: bezpieczni są przywódcy, monumenty, świątynie ze skarbem i pola już zniszczone.
tigris-lesson-catastrophes-safe-task = spróbuj zniszczyć drugą katastrofą coś, co jest bezpieczne.
tigris-lesson-catastrophes-safe-nudge = Spróbuj na przykład zniszczyć świątynię ze skarbem na I7.
tigris-lesson-catastrophes-safe-why = To jest bezpieczne. Za to pole rzeki można zniszczyć, z farmą albo bez niej.
tigris-lesson-catastrophes-split = Katastrofa niczego nie łączy. We właściwym miejscu rozrywa królestwo na dwa.
tigris-lesson-catastrophes-split-task = podziel królestwo byka.
tigris-lesson-catastrophes-split-nudge = Kapłana i króla łączą trzy osady. Nada się każda z nich.
tigris-lesson-catastrophes-split-why = Dwa królestwa. Odcięte żetony nie pomogą już drugiej stronie w wojnie.

## Koniec: najsłabszy kolor

tigris-lesson-end = Koniec: najsłabszy kolor
tigris-lesson-end-weakest = Liczy się tylko twój **najsłabszy kolor**, nie suma. Twój najsłabszy to niebieski z 5 punktami, najsłabszy byka to czarny z 6: na razie prowadzi byk.
tigris-lesson-end-raise = Tura jest warta tyle, ile doda najsłabszemu kolorowi.
tigris-lesson-end-raise-task = wzmocnij swój najsłabszy kolor.
tigris-lesson-end-raise-nudge = Niebieskie punkty dają farmy, a twój rolnik tu stoi. Królestwa dotykają E2 i D3.
tigris-lesson-end-raise-other = Niebieskich punktów masz wciąż 5, a teraz liczą się tylko one.
tigris-lesson-end-raise-why = Teraz jest ich 6. Czerwony punkt nic by nie zmienił.
tigris-lesson-end-last = Gra kończy się turą, po której na planszy zostaje już tylko **jeden lub dwa skarby**. To są dwa ostatnie. Kończy się też, gdy tylko ktoś musi dobrać więcej żetonów, niż zostało w woreczku.
tigris-lesson-end-last-task = zakończ turę, a z nią grę.
tigris-lesson-end-last-nudge = Naciśnij złoty przycisk.
tigris-lesson-end-last-why = Koniec gry. Teraz rozdziela się skarby.
tigris-lesson-end-result = Każdy skarb dolicza się do koloru, który jest w tej chwili najsłabszy. Twoje cztery podnoszą niebieski i czarny do 9; trzy skarby byka podnoszą jego najsłabszy do 8. **Wygrywasz 9 do 8.** Przy remisie decyduje drugi najsłabszy kolor i tak dalej; jeśli równe są wszystkie, zwycięstwo jest wspólne.

## Cała tura

tigris-lesson-whole = Cała tura
tigris-lesson-whole-look = Zaczynaj każdą turę od trzech pytań: który mój kolor jest najsłabszy? Co w moich królestwach da moja ręka? I kto może mnie zaatakować? Tutaj najsłabszy jest niebieski, potem zielony.
tigris-lesson-whole-turn = Masz farmy i targowisko, a twój król bierze wszystko, co nie ma tu własnego przywódcy.
tigris-lesson-whole-turn-task = zdobądź niebieski i zielony punkt, a potem zakończ turę.
tigris-lesson-whole-turn-nudge = Farma na rzece przy twoim królestwie, targowisko na lądzie obok niego, a potem naciśnij złoty przycisk.
tigris-lesson-whole-turn-blue = Brakuje niebieskiego punktu.
tigris-lesson-whole-turn-green = Brakuje zielonego punktu.
tigris-lesson-whole-turn-done = Tura jeszcze się nie skończyła.
tigris-lesson-whole-turn-why = Oba słabe kolory urosły, a byk już odpowiedział.
tigris-lesson-whole-answer = Byk położył dwie świątynie: dwa czerwone punkty i silniejszy kapłan. Wszyscy dobrali żetony i znów jest twoja tura.
tigris-lesson-whole-again = Ostatnie zadanie jest dowolne. Więcej przywódców na planszy zbiera więcej kolorów; z drugim królestwem trudniej cię zaatakować.
tigris-lesson-whole-again-task = zagraj własną turę, która da co najmniej jeden punkt, i zakończ ją.
tigris-lesson-whole-again-nudge = Punkt da każdy żeton w twoim królestwie. Potem naciśnij złoty przycisk.
tigris-lesson-whole-again-point = Tura nie dała ci punktu.
tigris-lesson-whole-again-done = Tura jeszcze się nie skończyła.
tigris-lesson-whole-again-why = To cała gra. Reszta zależy od ciebie.
