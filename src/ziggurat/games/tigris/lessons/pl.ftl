### Lekcje gry Eufrat i Tygrys. Nazwy: tigris-lesson-<lekcja>-<krok>, potem -task, -nudge, -why.

## Kraina i żetony

tigris-lesson-land = Kraina i żetony
tigris-lesson-land-board = Przez krainę płyną dwie rzeki. Od początku stoi na niej dziesięć **świątyń** { $temple }, a na każdej leży **skarb** { $treasure }. Wszystko, co zbudujesz, wyrośnie od nich.
tigris-lesson-land-farm = Masz w ręce sześć żetonów: **osady** { $settlement }, **świątynie** { $temple }, **farmy** { $farm } i **targowiska** { $market }. Farma potrzebuje wody, więc kładzie się ją na rzece.
tigris-lesson-land-farm-task = połóż farmę na polu rzeki.
tigris-lesson-land-farm-nudge = Weź niebieską farmę i kliknij jedno z oświetlonych pól rzeki.
tigris-lesson-land-farm-why = Dobrze. Niebieskie leżą na rzece i nic innego tam nie leży.
tigris-lesson-land-dry = Osady, świątynie i targowiska potrzebują lądu. Tutaj możesz próbować wszystkiego: to, czego zasady zabraniają, po prostu się nie stanie, a ty przeczytasz dlaczego.
tigris-lesson-land-dry-task = spróbuj położyć świątynię na rzece.
tigris-lesson-land-dry-nudge = Weź czerwoną świątynię i kliknij puste pole rzeki.
tigris-lesson-land-dry-why = Tak odpowiadają zasady. Numer oznacza zasadę: kliknij go, a przeczytasz ją całą.
tigris-lesson-land-touch = Pola **sąsiadują**, gdy mają wspólny bok; rogi się nie liczą. Żetony na sąsiednich polach należą do siebie. Taka grupa to **region**. Puste pole ani goła rzeka niczego nie łączą.
tigris-lesson-land-touch-task = połóż osadę { $settlement } obok świątyni na F3.
tigris-lesson-land-touch-nudge = Żeton musi mieć wspólny bok z F3. Na lądzie mają go trzy pola: F2, G3 i F4.
tigris-lesson-land-touch-why = Osada i świątynia są teraz jednym regionem.

## Czym jest królestwo

tigris-lesson-kingdoms = Czym jest królestwo
tigris-lesson-kingdoms-region = Te cztery żetony się stykają, więc są jednym regionem. Ale nikt nim nie rządzi i nikomu nic nie daje.
tigris-lesson-kingdoms-region-region = region
tigris-lesson-kingdoms-crown = Region z przywódcą to **królestwo**. Masz czterech przywódców, po jednym w każdym kolorze; łucznik na nich to znak twojej dynastii. To twój **król** { $king }.
tigris-lesson-kingdoms-crown-task = zrób z tego regionu swoje królestwo: postaw króla obok jednej z jego świątyń.
tigris-lesson-kingdoms-crown-nudge = Region po lewej ma świątynie na F3 i F4. Wybierz pole lądu obok jednej z nich.
tigris-lesson-kingdoms-crown-why = Obrys pokazuje twoje królestwo, a rzymska liczba to jego nazwa.
tigris-lesson-kingdoms-grow = Królestwo rośnie z każdym żetonem, który go dotyka, a żeton położony w królestwie daje punkt.
tigris-lesson-kingdoms-grow-task = połóż żeton tak, by dotykał twojego królestwa, i zdobądź punkt.
tigris-lesson-kingdoms-grow-nudge = Nowy żeton musi mieć wspólny bok z żetonem albo przywódcą twojego królestwa.
tigris-lesson-kingdoms-grow-why = Jeden punkt w kolorze żetonu. Król bierze każdy kolor, który nie ma tu własnego przywódcy.
tigris-lesson-kingdoms-share = Królestwo nie należy do jednego gracza: mogą w nim stać przywódcy kilku graczy. Tylko dwaj przywódcy tego samego koloru nie mogą go dzielić.
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
tigris-lesson-leaders-river-task = spróbuj pola, na którym przywódca stać nie może: rzeki albo pola bez świątyni obok.
tigris-lesson-leaders-river-nudge = Weź rolnika i kliknij pole rzeki, na przykład E3.
tigris-lesson-leaders-river-why = Każdy przywódca potrzebuje pustego pola lądu obok świątyni, rolnik też.
tigris-lesson-leaders-between = Przywódca może wejść do jednego królestwa, ale nie może **połączyć dwóch**. To potrafią tylko żetony. H3 i G4 dotykają obu tych królestw.
tigris-lesson-leaders-between-task = spróbuj postawić swojego kupca { $trader } między oboma królestwami.
tigris-lesson-leaders-between-nudge = Spróbuj z kupcem H3 albo G4: oba pola dotykają królestwa twojego króla i królestwa kapłana byka.
tigris-lesson-leaders-between-why = Przywódca dotyka najwyżej jednego królestwa. Regiony bez przywódców nie mają znaczenia.
tigris-lesson-leaders-move = Przywódca na planszy może przejść na każde inne pole, na którym może stać, choćby najdalsze. Tam na górze twój kupiec nic nie zbiera: targowisko { $market } jest tutaj, na dole.
tigris-lesson-leaders-move-task = przenieś kupca do regionu z targowiskiem.
tigris-lesson-leaders-move-nudge = Kliknij kupca, a potem oświetlone pole obok świątyni na I7.
tigris-lesson-leaders-move-market = Kupiec nie jest w regionie z targowiskiem na J7.
tigris-lesson-leaders-move-why = Podniesiony i postawiony na nowo, wszystko w jednej akcji. Przeniesienie nie daje punktów.
tigris-lesson-leaders-home = Możesz też zabrać przywódcę z planszy. To również akcja i czasem ratuje go przed konfliktem.
tigris-lesson-leaders-home-task = wycofaj swojego kupca.
tigris-lesson-leaders-home-nudge = Kliknij kupca, a potem przycisk, którym go wycofasz.
tigris-lesson-leaders-home-why = Kupiec wrócił do ciebie i może znowu stanąć gdziekolwiek.
