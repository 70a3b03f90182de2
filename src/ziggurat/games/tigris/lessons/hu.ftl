### A Tigris és Eufrátesz leckéi. Nevek: tigris-lesson-<lecke>-<lépés>, utána -task, -nudge, -why.

## A föld és a lapkák

tigris-lesson-land = A föld és a lapkák
tigris-lesson-land-board = A földet két folyó szeli át. Kezdettől fogva tíz **templom** { $temple } áll rajta, mindegyiken egy **kincs** { $treasure }. Minden, amit építesz, ezekből nő ki. Négy színben gyűjtesz pontokat, és a végén csak a **leggyengébb színed** számít.
tigris-lesson-land-farm = Hat lapka van a kezedben: **települések** { $settlement }, **templomok** { $temple }, **farmok** { $farm } és **piacok** { $market }. A farmnak víz kell, ezért folyóra kerül.
tigris-lesson-land-farm-task = rakj le egy farmot egy folyómezőre.
tigris-lesson-land-farm-nudge = Vedd fel a kék farmot, és kattints az egyik megvilágított folyómezőre.
tigris-lesson-land-farm-why = Így van. A kék a folyóra való, és más nem kerülhet oda.
tigris-lesson-land-dry = A településnek, a templomnak és a piacnak szárazföld kell. Itt bármit kipróbálhatsz: amit a szabályok tiltanak, az nem történik meg, és elolvashatod, miért.
tigris-lesson-land-dry-task = próbálj meg templomot rakni a folyóra.
tigris-lesson-land-dry-nudge = Vedd fel a piros templomot, és kattints egy üres folyómezőre.
tigris-lesson-land-dry-why = Így felelnek a szabályok. A mellette álló szám a szabály száma; elvezet a teljes szövegéhez.
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
tigris-lesson-kingdoms-crown-why = A körvonal a királyságodat mutatja, a római szám a neve. A vezéren álló szám azt mutatja, hány saját színű lapka van itt: ennyi az ereje a háborúban.
tigris-lesson-kingdoms-grow = A királyság minden lapkával nő, amely hozzáér, és a királyságba rakott lapka pontot ad.
tigris-lesson-kingdoms-grow-task = rakj le egy lapkát a királyságodhoz, és szerezz pontot.
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
tigris-lesson-leaders-move = A táblán álló vezér bármely más mezőre átmehet, ahol állhat, akármilyen messze van. A kereskedőd csak a saját királyságába lerakott piacokért kap pontot, és a piac { $market } régiója itt lent van.
tigris-lesson-leaders-move-task = helyezd át a kereskedődet abba a régióba, ahol a piac van.
tigris-lesson-leaders-move-nudge = Kattints a kereskedődre, aztán egy megvilágított mezőre az I7 mezőn álló templom mellett.
tigris-lesson-leaders-move-market = A kereskedőd nincs abban a régióban, ahol a J7 mezőn a piac áll.
tigris-lesson-leaders-move-why = Felemelni és újra lerakni egyetlen akció. Az áthelyezésért nem jár pont.
tigris-lesson-leaders-home = A vezért **vissza is veheted**: lekerül a tábláról. Ez is akció, és néha egy konfliktustól menti meg.
tigris-lesson-leaders-home-task = vedd vissza a kereskedődet.
tigris-lesson-leaders-home-nudge = Kattints a kereskedődre, aztán a gombra, amellyel visszaveszed.
tigris-lesson-leaders-home-why = A kereskedő újra nálad van, és később bárhová lerakhatod.

## Lapkák és pontok

tigris-lesson-points = Lapkák és pontok
tigris-lesson-points-temple = A királyságba rakott lapka **egy pontot ad a saját színében** az ott álló ilyen színű vezérnek. A piros a papodé { $priest }.
tigris-lesson-points-temple-task = szerezz egy piros pontot.
tigris-lesson-points-temple-nudge = Rakj le egy templomot { $temple } olyan szárazföldi mezőre, amely a királyságodhoz ér.
tigris-lesson-points-temple-why = Templom, pap, piros pont. Mindegy, hány oldalával ér hozzá a lapka.
tigris-lesson-points-king = Itt nincs földműves, ezért a kék pontot a **király** { $king } kapja, és a pont kék marad. A király minden hiányzó vezért helyettesít.
tigris-lesson-points-king-king = a királyod
tigris-lesson-points-king-task = szerezz egy kék pontot farmmal { $farm }.
tigris-lesson-points-king-nudge = A farm olyan folyómezőre kerüljön, amely a királyságodhoz ér, például E3-ra.
tigris-lesson-points-king-why = A király minden hiányzó vezért helyettesít. Ezért érdemes őt lerakni elsőnek.
tigris-lesson-points-theirs = Nem az számít, ki rakja le a lapkát, hanem hogy kinek a vezére áll ott. Ebben a királyságban a te királyod és a bika kereskedője van.
tigris-lesson-points-theirs-trader = a bika kereskedője
tigris-lesson-points-theirs-task = rakj ide egy piacot { $market }, és nézd meg, ki kapja a pontot.
tigris-lesson-points-theirs-nudge = Rakd a piacot e királyság mellé, valamelyik megvilágított mezőre.
tigris-lesson-points-theirs-why = A zöld pont a bikáé lett: a kereskedő megelőzi a királyt.
tigris-lesson-points-nobody = Ebben a királyságban pedig csak a papod áll: se kereskedő, se király.
tigris-lesson-points-nobody-priest = a papod
tigris-lesson-points-nobody-task = rakj le egy piacot ebben a királyságban.
tigris-lesson-points-nobody-nudge = Rakd a piacot egy megvilágított mezőre a királyság mellé.
tigris-lesson-points-nobody-touch = A piac nem ér a királysághoz.
tigris-lesson-points-nobody-why = Nincs kereskedő, nincs király, így a zöld pontot senki sem kapja. A királyságoktól távoli lapka sem ad semmit.
tigris-lesson-points-two = Most egy kör mindkét akciója. A végén csak a leggyengébb színed számít, ezért érdemes különbözőket szerezni.
tigris-lesson-points-two-task = szerezz két lapkával egy fekete pontot { $black-point } és egy piros pontot { $red-point }.
tigris-lesson-points-two-nudge = Egy település és egy templom, mindkettő a királyságod mellé.
tigris-lesson-points-two-red = Még nincs piros pont: ahhoz templom kell a királyságodba.
tigris-lesson-points-two-black = Még nincs fekete pont: ahhoz település kell a királyságodba.
tigris-lesson-points-two-why = Két lapka, két szín. A legtöbb kör ebből áll.

## A köröd

tigris-lesson-turn = A köröd
tigris-lesson-turn-actions = A körödben **két akciód** van: vezért rakhatsz le, helyezhetsz át vagy vehetsz vissza, lapkát rakhatsz le, katasztrófát játszhatsz ki, vagy lapkákat cserélhetsz. Bármelyik kettőt, bármilyen sorrendben, akár kétszer ugyanazt.
tigris-lesson-turn-actions-task = hajts végre két tetszőleges akciót.
tigris-lesson-turn-actions-nudge = Rakj le lapkát vagy vezért, kétszer. A két arany csík mutatja, mennyi akciód maradt.
tigris-lesson-turn-actions-why = Mindkét akció elfogyott. Ebben a körben többet nem tehetsz.
tigris-lesson-turn-done = A kör nem ér véget magától, így még megnézheted, mit tettél, és vissza is vonhatod.
tigris-lesson-turn-done-task = fejezd be a körödet az arany gombbal.
tigris-lesson-turn-done-nudge = Az arany gomb jobbra lent van.
tigris-lesson-turn-done-why = A kör végén először az emlékművek fizetnek; róluk később.
tigris-lesson-turn-refill = Utána **mindenki** hatra egészíti ki a lapkáit, az is, aki konfliktusban használt el néhányat. A lapkáidat senki sem látja. Most a bika köre jön.
tigris-lesson-turn-swap = Négy farm, és a folyón alig van mit szerezni: az ilyen lapkákat **kicserélheted**. **Egytől hatig** bármennyit félreraksz, és ugyanannyi újat húzol. Ez egy akció, és az új lapkákat rögtön használhatod.
tigris-lesson-turn-swap-task = cserélj ki legalább három lapkát.
tigris-lesson-turn-swap-nudge = Kattints a csere gombra, azután a lapkákra, amelyeket odaadnál, végül az arany gombra.
tigris-lesson-turn-swap-why = Az odaadott lapkák képpel lefelé kikerülnek a játékból.
tigris-lesson-turn-pass = Nem kell mindkét akciót felhasználnod. Az arany gomb bármikor befejezi a kört.

## Felkelések

tigris-lesson-revolt = Felkelések
tigris-lesson-revolt-rivals = Egy királyság sohasem tart meg két azonos színű vezért. Ha a kereskedődet { $trader } oda rakod, ahol már egy másik játékosé áll, **felkelés** tör ki: egyiküknek mennie kell.
tigris-lesson-revolt-rivals-trader = a bika kereskedője
tigris-lesson-revolt-enter = A felkelésben csak a **templomok** { $temple } számítanak: azok, amelyek a vezér mellett állnak. A bika kereskedője mellett egy van. A tiéd G5-ön kettő mellett állna. Ami mindkettő mellett áll, az mindkettőnek számít.
tigris-lesson-revolt-enter-task = rakd a kereskedődet ebbe a királyságba, és robbants ki felkelést.
tigris-lesson-revolt-enter-nudge = A kereskedőnek e királyság egyik temploma melletti mező kell. G5 kettővel is szomszédos.
tigris-lesson-revolt-enter-why = Te vagy a támadó, mert te jöttél; a bika védekezik.
tigris-lesson-revolt-win = Mindketten hozzáadhattok templomot a kezetekből: előbb te, aztán a bika, egyszer-egyszer. **Döntetlennél a védő győz**, és a bikánál egy lapka van. Amit hozzáadsz, az elvész.
tigris-lesson-revolt-win-task = nyerd meg a felkelést.
tigris-lesson-revolt-win-nudge = Számolj: a táblán lévő és a hozzáadott templomaidnak többnek kell lenniük a bikáénál, akkor is, ha ő egyet hozzáad.
tigris-lesson-revolt-win-why = A bika kereskedője hazamegy, te pedig egy piros pontot kapsz: pirosat, mert a felkelést a templomok döntik el, bármilyen színűek a vezérek. A táblán lévő templomok maradnak.
tigris-lesson-revolt-defend = Most a bika támadja a kereskedődet: három temploma van, egyik a kezéből. Neked egy van a táblán. A védő felel utoljára, és **elég neki a döntetlen**.
tigris-lesson-revolt-defend-task = védd meg a kereskedődet, és ne pazarolj templomot.
tigris-lesson-revolt-defend-nudge = A bikának 3 van. Neked a táblán 1: hány templom kell még a döntetlenhez?
tigris-lesson-revolt-defend-waste = Két templom elég volt.
tigris-lesson-revolt-defend-why = 3 : 3, a védő győz, és tiéd a piros pont.
tigris-lesson-revolt-after = Aki elveszti a felkelést, visszakapja a vezérét, és a következő akciójával újra próbálkozhat, akár ugyanazon a mezőn. A sok templom között álló vezér nyugodtan alszik.

## Háborúk

tigris-lesson-war = Háborúk
tigris-lesson-war-peace = A vezérek nem egyesíthetnek két királyságot, a **lapkák** viszont igen. Itt a királyod és a bika földművese áll: különböző színek, így senkit sem zavar.
tigris-lesson-war-peace-task = egyesítsd a két királyságot egy lapkával.
tigris-lesson-war-peace-nudge = H4 van közöttük.
tigris-lesson-war-peace-why = Most egyetlen királyság. A királyságokat egyesítő lapkáért senki sem kap pontot.
tigris-lesson-war-sides = Ha **két azonos színű vezér** kerül össze, háború tör ki. Ebben nem a vezérek melletti templomok számítanak, hanem az **ilyen színű lapkák** mindkét oldalon, bárhol vannak is a királyságban. A kereskedőknél ezek a piacok { $market }. Az egyik félnek számító lapkák a fél **támogatói**.
tigris-lesson-war-sides-mine = te: 2 piac
tigris-lesson-war-sides-theirs = a bika: 2 piac
tigris-lesson-war-attack = Az a támadó, akinek a köre van. Megint te adsz hozzá előbb, ezúttal piacot, aztán a bika; megint a védőé a döntetlen. Az egyesítő lapka senkinek sem számít, és a táblán marad, bárki nyer.
tigris-lesson-war-attack-task = egyesítsd a királyságokat F6-on, és nyerd meg a háborút.
tigris-lesson-war-attack-nudge = 2 : 2-nél a támadó veszít. Tarts a kezedben piacot, amelyet a háborúban hozzáadsz.
tigris-lesson-war-attack-why = 3 : 2. Tiéd a csatatér.
tigris-lesson-war-prize = A vesztes kereskedője hazamegy, és **minden piaca lekerül a tábláról**. Kapsz egy zöld pontot a kereskedőért és egyet-egyet a tábláról levett piacokért: egyszerre hármat. Ennél többet semmi sem hoz. A kézből hozzáadott lapkák kikerülnek a játékból, és nem adnak pontot.
tigris-lesson-war-defend = Ugyanaz a háború fordítva: a bika egyesítette a királyságokat, és hozzáadott egy piacot. Neki 3 van, neked 2.
tigris-lesson-war-defend-task = győzz védőként, és ne adj hozzá többet a kelleténél.
tigris-lesson-war-defend-nudge = A védőnek elég a döntetlen.
tigris-lesson-war-defend-waste = Egy piac elég volt.
tigris-lesson-war-defend-why = 3 : 3, és a támadó vesztett. Csak akkor támadj, ha többet tudsz hozzáadni, mint amennyire a másik felelni tud.

## Több háború

tigris-lesson-wars = Több háború
tigris-lesson-wars-join = Egy lapka több háborút is kirobbanthat: itt mindkét oldalnak van kereskedője **és** papja is.
tigris-lesson-wars-join-task = egyesítsd a királyságokat F6-on.
tigris-lesson-wars-join-nudge = Rakd a települést F6-ra.
tigris-lesson-wars-join-why = Két szín áll szemben egymással, és te döntöd el, melyik jön előbb.
tigris-lesson-wars-choose = A **sorrendet** az választja, akinek a köre van. Minden háború után mindent újra meg kell nézni. Figyeld a G6 mezőt: ha az a piac eltűnik, a bika oldala már nem ér az egyesítő lapkához.
tigris-lesson-wars-choose-task = válaszd úgy a sorrendet, hogy egy háború elég legyen, és nyerd meg.
tigris-lesson-wars-choose-nudge = Előbb a kereskedők harcoljanak. Adj hozzá egy piacot: 2 : 1.
tigris-lesson-wars-choose-green = A kereskedők háborúját nem nyerted meg.
tigris-lesson-wars-choose-why = A G6-on álló piac eltűnt, a királyságok újra külön vannak, és a papok nem is harcoltak.
tigris-lesson-wars-priests = A papok templomokkal harcolnak, de néhány **templom megmarad**, akkor is, ha az oldala veszít: amelyiken kincs van, és amelyik más vezér mellett áll. Így senkinek sem csúszik ki a föld a lába alól.
tigris-lesson-wars-priests-falls = elvész
tigris-lesson-wars-priests-treasure = marad: kincs
tigris-lesson-wars-priests-king = marad: király
tigris-lesson-wars-priests-task = egyesítsd a királyságokat G6-on, és nyerd meg a papok háborúját.
tigris-lesson-wars-priests-nudge = A település G6-ra kerül. Négy templomod van három ellen, semmit sem kell hozzáadnod.
tigris-lesson-wars-priests-why = Csak H6 veszett el: egy pont a papért, egy azért a templomért.

## Emlékművek

tigris-lesson-monuments = Emlékművek
tigris-lesson-monuments-square = **Négyzetben** álló négy azonos színű lapkából **emlékmű** lehet. Két színe van, az egyik a négyzeté. Hat emlékmű van, minden színpárhoz egy, így mindegyik csak egyszer épülhet meg. Csak rögtön építheted meg, azzal a lapkával, amely a négyzetet befejezi, és nem kötelező. A sorrend mindig ugyanaz: előbb a lapka pontja vagy a háborúk, aztán az emlékmű, végül a kincsek.
tigris-lesson-monuments-square-task = fejezd be a négyzetet, és építs emlékművet.
tigris-lesson-monuments-square-nudge = Rakd a települést H6-ra, kattints a négyzetre, aztán válassz emlékművet.
tigris-lesson-monuments-square-why = Az emlékmű a játék végéig itt áll.
tigris-lesson-monuments-down = A négy lapka most képpel lefelé van. A királyságot továbbra is összetartják, de a háborúban már nem számítanak. Ha templomok volnának, hazamenne az a vezér, amelyik mellett nem marad más templom.
tigris-lesson-monuments-income = **Minden köröd végén** az emlékmű pontot ad a két színében a vezéreidnek, ha a királyságában állnak. Először már ebben a körben.
tigris-lesson-monuments-income-task = fejezd be a körödet, és vedd fel a jövedelmet.
tigris-lesson-monuments-income-nudge = Nyomd meg az arany gombot.
tigris-lesson-monuments-income-why = Pontok minden körben, lapka nélkül.
tigris-lesson-monuments-both = Király és kereskedő egy fekete-zöld emlékműnél: **mindketten** kapnak. A király itt senkit sem helyettesít.
tigris-lesson-monuments-both-king = fekete
tigris-lesson-monuments-both-trader = zöld
tigris-lesson-monuments-both-task = fejezd be a körödet, és szerezd meg mindkét pontot.
tigris-lesson-monuments-both-nudge = Nyomd meg az arany gombot.
tigris-lesson-monuments-both-why = Körönként két pont. Számíts vendégekre: most mindenki itt akar majd állni.

## Kincsek

tigris-lesson-treasures = Kincsek
tigris-lesson-treasures-trader = A **kincs** { $treasure } a végén bármely szín pontjának számít. Csak **kereskedő** { $trader } vehet el kincset, és csak ott, ahol a királyságban egynél több van.
tigris-lesson-treasures-trader-trader = a kereskedőd
tigris-lesson-treasures-trader-treasure = egy lépésre van
tigris-lesson-treasures-link = Minden akció végén, bárkinek a köre van, a kereskedő a királyság **kincsei közül egy kivételével mindet** elveszi. Ha van választás, a kereskedő gazdája mondja meg, melyik marad.
tigris-lesson-treasures-link-task = kösd össze az F3-on és az I7-en álló templomot, és vegyél el egy kincset.
tigris-lesson-treasures-link-nudge = Az I6-ra rakott lapka zárja be a rést. Aztán mondd meg, melyik kincs marad.
tigris-lesson-treasures-link-why = Egy a tiéd, egy marad. Te választottál, mert egyformák voltak.
tigris-lesson-treasures-framed = Négy kincs **keretes** mezőn van. Ezek minden mást megelőznek, így itt nincs miből választani.
tigris-lesson-treasures-framed-frame = keretes
tigris-lesson-treasures-framed-task = kösd össze B8-at F10-zel, és vedd el a kincset.
tigris-lesson-treasures-framed-nudge = Az F9-re rakott lapka összeköti őket.
tigris-lesson-treasures-framed-why = A keretes B8 kincse a tiéd, az F10-en lévő marad.
tigris-lesson-treasures-plain = A B8-on álló templom most olyan, mint a többi. Ha itt a bika kereskedője állna, a kincset a bika vette volna el, méghozzá a te körödben.

## Katasztrófák

tigris-lesson-catastrophes = Katasztrófák
tigris-lesson-catastrophes-home = Az egész játékra két **katasztrófád** { $catastrophe } van. Egy katasztrófa örökre elpusztít egy lapkát vagy egy üres mezőt. És ne feledd: nincs vezér templom nélkül.
tigris-lesson-catastrophes-home-task = küldd haza a bika kereskedőjét.
tigris-lesson-catastrophes-home-nudge = Melyik templom mellett áll? Azt pusztítsd el.
tigris-lesson-catastrophes-home-why = Templom nélkül a kereskedő azonnal hazamegy, konfliktus nélkül.
tigris-lesson-catastrophes-safe = Nem lehet mindent elpusztítani: a vezérek, az emlékművek, a kincses templomok és a már elpusztult mezők biztonságban vannak.
tigris-lesson-catastrophes-safe-task = próbáld ki a második katasztrófát valamin, ami biztonságban van.
tigris-lesson-catastrophes-safe-nudge = Próbáld meg például az I7-en álló kincses templomot.
tigris-lesson-catastrophes-safe-why = Ez biztonságban van. Folyómezőt viszont el lehet pusztítani, farmmal vagy anélkül.
tigris-lesson-catastrophes-split = A katasztrófa semmit sem köt össze. Jó helyen kettészakít egy királyságot.
tigris-lesson-catastrophes-split-task = vágd ketté a bika királyságát.
tigris-lesson-catastrophes-split-nudge = A papot és a királyt három település köti össze. Bármelyik megteszi.
tigris-lesson-catastrophes-split-why = Két királyság. A levágott lapkák már nem segítik a másik oldalt a háborúban.

## A vége: a leggyengébb szín

tigris-lesson-end = A vége: a leggyengébb szín
tigris-lesson-end-weakest = Csak a **leggyengébb színed** számít, nem az összeg. A te leggyengébb színed a kék, 5 ponttal, a bikáé a fekete, 6-tal: egyelőre a bika vezet.
tigris-lesson-end-raise = Egy kör annyit ér, amennyit a leggyengébb színhez hozzáad.
tigris-lesson-end-raise-task = erősítsd a leggyengébb színedet.
tigris-lesson-end-raise-nudge = Kék pontot farm ad, és a földművesed itt van. E2 és D3 ér a királysághoz.
tigris-lesson-end-raise-other = Kék pontod még mindig 5 van, és most csak az számít.
tigris-lesson-end-raise-why = Most már 6. Egy piros pont semmin sem változtatott volna.
tigris-lesson-end-last = A játék azzal a körrel ér véget, amely után csak **egy vagy két kincs** marad a táblán. Itt az utolsó kettő. Akkor is rögtön vége, ha valakinek több lapkát kell húznia, mint amennyi a zsákban maradt.
tigris-lesson-end-last-task = fejezd be a körödet, és vele a játékot.
tigris-lesson-end-last-nudge = Nyomd meg az arany gombot.
tigris-lesson-end-last-why = Vége a játéknak, most jön a kincsek elosztása.
tigris-lesson-end-result = Minden kincs ahhoz a színhez kerül, amelyik éppen a leggyengébb. A te négy kincseddel a kék és a fekete is 9; a bika három kincsével a leggyengébbje 8. **9 : 8-ra győzöl.** Egyenlőségnél a második leggyengébb szín dönt, és így tovább; ha mind egyenlő, közös a győzelem.

## Egy teljes kör

tigris-lesson-whole = Egy teljes kör
tigris-lesson-whole-look = Minden kört három kérdéssel kezdj: melyik a leggyengébb színem? Mit hoznak a lapkáim a királyságaimban? És ki támadhat meg? Itt a kék a leggyengébb, utána a zöld.
tigris-lesson-whole-turn = Vannak farmjaid és egy piacod, a királyod pedig mindent begyűjt, aminek itt nincs saját vezére.
tigris-lesson-whole-turn-task = szerezz egy kék és egy zöld pontot, aztán fejezd be a körödet.
tigris-lesson-whole-turn-nudge = Farm a királyságod melletti folyómezőre, piac a szárazföldre mellé, aztán az arany gomb.
tigris-lesson-whole-turn-blue = Még nincs kék pont.
tigris-lesson-whole-turn-green = Még nincs zöld pont.
tigris-lesson-whole-turn-done = A kör még nem ért véget.
tigris-lesson-whole-turn-why = Mindkét gyenge színed nőtt, és a bika már válaszolt.
tigris-lesson-whole-answer = A bika két templomot rakott le: két piros pont és egy erősebb pap. Mindenki húzott, és újra te jössz.
tigris-lesson-whole-again = Az utolsó feladat szabad. Több vezér a táblán több színt gyűjt; ha második királyságod is van, nehezebb megtámadni téged.
tigris-lesson-whole-again-task = játssz egy saját kört, amely legalább egy pontot hoz, és fejezd be.
tigris-lesson-whole-again-nudge = Bármelyik királyságodba rakott lapka pontot ad. Aztán nyomd meg az arany gombot.
tigris-lesson-whole-again-point = A kör nem hozott pontot.
tigris-lesson-whole-again-done = A kör még nem ért véget.
tigris-lesson-whole-again-why = Ennyi az egész játék. A többi rajtad múlik.
