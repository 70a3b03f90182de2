### A Tigris és Eufrátesz leckéi. Nevek: tigris-lesson-<lecke>-<lépés>, utána -task, -nudge, -why.

## A föld és a lapkák

tigris-lesson-land = A föld és a lapkák
tigris-lesson-land-board = A földet két folyó szeli át. Kezdettől fogva tíz **templom** { $temple } áll rajta, mindegyiken egy **kincs** { $treasure }. Minden, amit építesz, ezekből nő ki.
tigris-lesson-land-farm = Hat lapka van a kezedben: **települések** { $settlement }, **templomok** { $temple }, **farmok** { $farm } és **piacok** { $market }. A farmnak víz kell, ezért folyóra kerül.
tigris-lesson-land-farm-task = rakj le egy farmot egy folyómezőre.
tigris-lesson-land-farm-nudge = Vedd fel a kék farmot, és kattints az egyik megvilágított folyómezőre.
tigris-lesson-land-farm-why = Így van. A kék a folyóra való, és más nem kerülhet oda.
tigris-lesson-land-dry = A településnek, a templomnak és a piacnak szárazföld kell. Itt bármit kipróbálhatsz: amit a szabályok tiltanak, az nem történik meg, és elolvashatod, miért.
tigris-lesson-land-dry-task = próbálj meg templomot rakni a folyóra.
tigris-lesson-land-dry-nudge = Vedd fel a piros templomot, és kattints egy üres folyómezőre.
tigris-lesson-land-dry-why = Így felelnek a szabályok. A szám a szabályt jelöli: ha rákattintasz, az egészet elolvashatod.
tigris-lesson-land-touch = Két mező **szomszédos**, ha van közös oldaluk; a sarok nem számít. A szomszédos mezőkön fekvő lapkák összetartoznak. Az ilyen csoport a **régió**. Üres mező vagy puszta folyó semmit sem köt össze.
tigris-lesson-land-touch-task = rakj le egy települést { $settlement } az F3 mezőn álló templom mellé.
tigris-lesson-land-touch-nudge = A lapkának közös oldala legyen az F3 mezővel. Három szárazföldi mezőnek van: F2, G3 és F4.
tigris-lesson-land-touch-why = A település és a templom most egy régió.

## Mi a királyság

tigris-lesson-kingdoms = Mi a királyság
tigris-lesson-kingdoms-region = Ez a négy lapka érintkezik, tehát egy régió. De senki sem uralja, így senkinek sem hoz semmit.
tigris-lesson-kingdoms-region-region = régió
tigris-lesson-kingdoms-crown = Ha egy régióban vezér áll, az **királyság**. Négy vezéred van, színenként egy; a rajtuk lévő íjász a dinasztiád jele. Ez a **királyod** { $king }.
tigris-lesson-kingdoms-crown-task = tedd ezt a régiót a királyságoddá: rakd a királyt valamelyik temploma mellé.
tigris-lesson-kingdoms-crown-nudge = A bal oldali régióban az F3 és az F4 mezőn áll templom. Válassz mellettük egy szárazföldi mezőt.
tigris-lesson-kingdoms-crown-why = A körvonal a királyságodat mutatja, a római szám a neve.
tigris-lesson-kingdoms-grow = A királyság minden lapkával nő, amely hozzáér, és a királyságba rakott lapka pontot ad.
tigris-lesson-kingdoms-grow-task = rakj le egy lapkát úgy, hogy a királyságodhoz érjen, és szerezz pontot.
tigris-lesson-kingdoms-grow-nudge = Az új lapkának közös oldala legyen a királyságod egyik lapkájával vagy vezérével.
tigris-lesson-kingdoms-grow-why = Egy pont a lapka színében. A király minden olyan színt begyűjt, amelynek itt nincs saját vezére.
tigris-lesson-kingdoms-share = A királyság nem egyetlen játékosé: több játékos vezére is állhat benne. Csak két azonos színű vezér nem osztozhat rajta.
tigris-lesson-kingdoms-share-yours = a királyod
tigris-lesson-kingdoms-share-theirs = a bika kereskedője
tigris-lesson-kingdoms-share-task = rakd a papodat { $priest } is ebbe a királyságba.
tigris-lesson-kingdoms-share-nudge = A papnak e királyság egyik temploma mellett kell állnia.
tigris-lesson-kingdoms-share-why = Három vezér, három szín, egy királyság. Mindegyik a saját színét gyűjti.

## Vezérek

tigris-lesson-leaders = Vezérek
tigris-lesson-leaders-beside = A vezér mindig **templom** { $temple } mellett áll. Rakd a **papot** { $priest } a királyságodba: minden ott lerakott templomért piros pontot { $red-point } kap.
tigris-lesson-leaders-beside-king = a királyod
tigris-lesson-leaders-beside-task = rakd a papot a királyságodba, oda, ahol a királyod áll.
tigris-lesson-leaders-beside-nudge = Keress szárazföldi mezőt a saját királyságod egyik temploma mellett. Kettő világít, mindkettő jó.
tigris-lesson-leaders-beside-why = A pap a királyságod temploma mellett áll, és mostantól ott gyűjti a piros pontokat.
tigris-lesson-leaders-river = A vezérek **szárazföldön** állnak, és sohasem templom nélkül.
tigris-lesson-leaders-river-task = próbálj ki egy mezőt, ahol vezér nem állhat: folyót vagy olyat, amely mellett nincs templom.
tigris-lesson-leaders-river-nudge = Vedd fel a földművest, és kattints egy folyómezőre, például az E3 mezőre.
tigris-lesson-leaders-river-why = Minden vezérnek üres szárazföldi mező kell templom mellett, a földművesnek is.
tigris-lesson-leaders-between = A vezér beléphet egy királyságba, de **kettőt nem köthet össze**. Arra csak a lapkák képesek. H3 és G4 mindkét királysághoz hozzáér.
tigris-lesson-leaders-between-task = próbáld meg a kereskedődet { $trader } a két királyság közé rakni.
tigris-lesson-leaders-between-nudge = Próbáld a kereskedővel a H3 vagy a G4 mezőt: mindkettő érinti a királyod királyságát és a bika papjáét is.
tigris-lesson-leaders-between-why = A vezér legfeljebb egy királysághoz érhet. A vezér nélküli régiók nem számítanak.
tigris-lesson-leaders-move = A táblán álló vezér bármely más mezőre átmehet, ahol állhat, akármilyen messze van. Odafent a kereskedőd semmit sem gyűjt: a piac { $market } itt lent van.
tigris-lesson-leaders-move-task = helyezd át a kereskedődet abba a régióba, ahol a piac van.
tigris-lesson-leaders-move-nudge = Kattints a kereskedődre, aztán egy megvilágított mezőre az I7 mezőn álló templom mellett.
tigris-lesson-leaders-move-market = A kereskedőd nincs abban a régióban, ahol a J7 mezőn a piac áll.
tigris-lesson-leaders-move-why = Felemelve és újra lerakva, mindez egyetlen akció. Az áthelyezésért nem jár pont.
tigris-lesson-leaders-home = A vezért vissza is veheted. Ez is akció, és néha megmenti egy konfliktustól.
tigris-lesson-leaders-home-task = vedd vissza a kereskedődet.
tigris-lesson-leaders-home-nudge = Kattints a kereskedődre, aztán a gombra, amellyel visszaveszed.
tigris-lesson-leaders-home-why = A kereskedő újra nálad van, és bárhová jöhet ismét.
