### A Mexica leckéi. Nevek: mexica-lesson-<lecke>-<lépés>, utána -task, -nudge, -why.

## A sziget és a területek

mexica-lesson-island = A sziget és a területek
mexica-lesson-island-land = Ez egy sziget egy tóban. A közepén áll a **palota**: öt mező, amelyre soha semmit nem építünk. A tó és minden **csatorna** { $canal } víz, a többi mind szárazföld. Ezt a szigetet fogod területekre osztani. Pont jár azért, ha megalapítod őket, és ha nálad van bennük a legtöbb templomszint; **a végén az nyer, akinek a legtöbb pontja van**.
mexica-lesson-island-land-palace = a palota
mexica-lesson-island-land-canal = az első csatorna
mexica-lesson-island-start = A te nemesed a **pilli** { $pilli }. A palota négy kezdőmezőjének egyikéről indul; egy mezőn egy pilli fér el.
mexica-lesson-island-start-task = válassz kezdőmezőt.
mexica-lesson-island-start-nudge = Kattints a címer körüli négy megvilágított mező egyikére.
mexica-lesson-island-start-why = Innen indul a pillid a szigetre. Ha mindenki választott, kezdődik az első kör.
mexica-lesson-island-dig = Egy körben **hat akciópontod** (AP) van. Egy csatorna { $canal } ásása 1 AP, akár szimpla, akár dupla. Bárhol áshatsz szabad szárazföldön; a pillidnek nem kell a közelben lennie. A dupla csatorna két mezőt foglal el. Az előnézet mutatja, melyiket. Elforgatod, ha a mezőn belül mozgatod a mutatót, vagy megnyomod az **R** billentyűt; érintőképernyőn érintsd meg újra a mezőt.
mexica-lesson-island-dig-task = áss egy csatornát, ahol csak akarsz; a nyíl csak egy példa.
mexica-lesson-island-dig-nudge = Vedd fel a dupla vagy a szimpla csatornát, és kattints szabad szárazföldre.
mexica-lesson-island-dig-why = Elköltöttél 1 AP-t. A csatorna örökre ott marad: a szárazföld csak fogy. De mindenki közös készletből ás: 35 dupla és 6 szimpla csatornából.
mexica-lesson-island-corner = Két mező akkor szomszédos, ha van közös **oldaluk**; a sarok nem elég. Az oldalaival összefüggő szárazföld egy **terület**. Ezért két csatorna akkor is elválasztja a földet, ha csak a sarkuk ér össze.
mexica-lesson-island-corner-alone = majdnem egyedül
mexica-lesson-island-corner-task = vágj le egy egyetlen mezőből álló területet.
mexica-lesson-island-corner-nudge = A G2 mezőnek csak két szomszédja van: a G3, ahol már víz van, és a H2.
mexica-lesson-island-corner-why = Ez a mező most önálló, 1 mezős terület. Egy terület mérete a mezőinek száma, bármi áll is rajtuk.
mexica-lesson-island-dry = Csatorna csak **beépíthető** mezőre kerülhet: a palotán kívüli szárazföldre, ahol nincs pilli, templom vagy calpullilapka (ez jelöli az alapított területet). Próbáld ki, amit a szabályok tiltanak: nem történik semmi, és elolvashatod, miért.
mexica-lesson-island-dry-task = próbálj meg ott ásni, ahol valami útban van.
mexica-lesson-island-dry-nudge = Vedd fel a szimpla csatornát, és kattints a palotára, egy templomra vagy egy pillire.
mexica-lesson-island-dry-why = Így felelnek a szabályok. A mellette álló szám a szabály száma; elvezet a teljes szövegéhez.

## Calpullit alapítunk

mexica-lesson-found = Calpullit alapítunk
mexica-lesson-found-close = **A császár parancsai** { $tile } pontosan megadott méretű területeket kérnek. A 15-ből nyolcat húztok a játék első felére, a többi hét a másodikban jön. A még teljesíthetők a tábla mellett láthatók; az egyik 5 mezőt kér. A felső öt mezőt már csak a K3 köti a szigethez.
mexica-lesson-found-close-task = zárj le egy pontosan 5 mezős területet a pillid körül.
mexica-lesson-found-close-nudge = Áss úgy, hogy a K3 vízzé váljon, és G2-től K2-ig szárazföld maradjon.
mexica-lesson-found-close-size = A pillid nem 5 mezős területen áll.
mexica-lesson-found-close-why = Minden oldalról víz: ez egy 5 mezős terület. Van hozzá illő parancs.
mexica-lesson-found-claim = A pillid a területen áll, és az egyik parancs éppen ekkorát kér: **megalapíthatod**. A lapka a méretet mutatja, és kék alapon azt, amit az alapító kap. Nem kerül semmibe, és a körödben bármikor megteheted. Sosem kötelező, és mindegy, ki ásta a csatornákat.
mexica-lesson-found-claim-task = alapítsd meg a területet, és rakd a calpullilapkát az egyik mezőjére.
mexica-lesson-found-claim-nudge = Vedd fel a pillid melletti lapkát { $tile }, és kattints egy megvilágított mezőre.
mexica-lesson-found-claim-why = A terület mostantól calpulli. A lapkán 5, 3 és 2 áll; az alapító azonnal megkapja a második számot: 3 pontot.
mexica-lesson-found-fixed = A megalapított terület végleges. Bárki alapította, ott többé senki sem áshat csatornát.
mexica-lesson-found-fixed-task = próbálj meg a calpulliban ásni.
mexica-lesson-found-fixed-nudge = Vedd fel a szimpla csatornát, és kattints a calpulli egyik szabad mezőjére.
mexica-lesson-found-fixed-why = A mérete már nem változik. A lapka mezőjére pedig senki sem építhet és senki sem léphet többé.
mexica-lesson-found-guest = Ez a 7 mezős terület le van zárva, és egy ellenfél is áll rajta. Minden lapkán három szám van: a mérete, ennek felfelé kerekített fele, és annak a fele. A 7-es lapkán ez 7, 4 és 2.
mexica-lesson-found-guest-guest = az ellenfeled
mexica-lesson-found-guest-task = alapítsd meg a területet, és nézd meg, ki kap pontot.
mexica-lesson-found-guest-nudge = Vedd fel a lapkát { $tile }, és kattints a terület egyik szabad mezőjére.
mexica-lesson-found-guest-why = Te a második számot kapod, vagyis 4 pontot. Mindenki más, akinek a pillije a területen áll, a harmadikat: az ellenfeled 2 pontot kap.
mexica-lesson-found-size = A méretnek **pontosan** egyeznie kell. Ez a terület 5 mezős, de a parancsok 4, 6 és 7 mezőt kérnek. Ezért halvány a pillid melletti lapka: 5 mezőre nincs parancs.
mexica-lesson-found-size-task = próbáld megalapítani ezt a területet.
mexica-lesson-found-size-nudge = Vedd fel a pillid melletti lapkát { $tile }.
mexica-lesson-found-size-why = Parancs nélkül nincs alapítás. Mielőtt ásol, nézd meg a parancsokat.
mexica-lesson-found-full = A lapkának **szabad mező** kell a területen. Ezt két pilli és két templom tölti meg (ezekről később).
mexica-lesson-found-full-task = próbáld megalapítani ezt a 4 mezős területet.
mexica-lesson-found-full-nudge = Vedd fel a lapkát { $tile }, és kattints a terület bármelyik mezőjére.
mexica-lesson-found-full-why = Amíg az egyik pilli el nem megy, senki sem alapíthatja meg. Hagyj szabad mezőt a lapkának.

## Hidak

mexica-lesson-bridges = Hidak
mexica-lesson-bridges-build = A pilli mezőről mezőre jár, de nem úszik. A **híd** { $bridge } 1 AP-be kerül, csatornamezőn fekszik, és mindkét vége szárazföldre ér. A tóra nem épülhet híd.
mexica-lesson-bridges-build-task = építs hidat a csatorna fölé.
mexica-lesson-bridges-build-nudge = Vedd fel a hidat, és kattints egy csatornamezőre, amelytől jobbra és balra szárazföld van.
mexica-lesson-bridges-build-why = Most már át lehet kelni a két part között. A mező viszont víz marad, és egyik területhez sem tartozik.
mexica-lesson-bridges-cross = Minden lépés 1 AP: egy a hídra fel, egy le róla. Hídra fellépni és róla lelépni csak a **hídfőknél** lehet.
mexica-lesson-bridges-cross-task = vidd át a pillidet a túlsó partra.
mexica-lesson-bridges-cross-nudge = Vedd fel a pillidet, és kattints a hídon túli Q8 mezőre.
mexica-lesson-bridges-cross-why = Két lépés, 2 AP. A hídon meg is állhatsz: akkor senki más nem kelhet át rajta.
mexica-lesson-bridges-ends = A két hídfőnek **szárazföldnek kell maradnia**. Hogy a másik két oldalán mi van, az mindegy.
mexica-lesson-bridges-ends-task = próbálj meg egy hídfőn ásni.
mexica-lesson-bridges-ends-nudge = Vedd fel a szimpla csatornát, és kattints az O10 vagy a Q10 mezőre.
mexica-lesson-bridges-ends-why = A hídfőkre nem áshat senki. Templom vagy lapka viszont elzárhatja őket.
mexica-lesson-bridges-wide = Itt a csatorna két mező széles. Hidak fekhetnek egymás mellett, de egymás után soha.
mexica-lesson-bridges-wide-task = próbálj meg hidat építeni a széles rész fölé.
mexica-lesson-bridges-wide-nudge = Vedd fel a hidat, és kattints a P7 vagy a P8 mezőre.
mexica-lesson-bridges-wide-why = Az egyik vége vízbe érne. Két mező széles csatornát nem lehet áthidalni.
mexica-lesson-bridges-on = A pillid a hídon áll, tehát víz fölött: **egyetlen területen sincs**. Templomot csak azon a területen építhetsz, ahol a pillid áll.
mexica-lesson-bridges-on-task = próbálj meg innen templomot építeni.
mexica-lesson-bridges-on-nudge = Vedd fel az egyik templomot { $temple }, és kattints bármelyik szárazföldi mezőre.
mexica-lesson-bridges-on-why = Hídról se templomot nem építhetsz, se területet nem alapíthatsz, és ha más alapít, nem kapsz semmit.
mexica-lesson-bridges-lift = 11 híd van. Ha már mind a táblán van, 1 AP-ért **áthelyezhetsz** egyet, ha nem áll rajta pilli.
mexica-lesson-bridges-lift-task = emelj fel egy hidat, és rakd le újra.
mexica-lesson-bridges-lift-nudge = Vedd fel a hidat, kattints az egyikre a táblán, aztán egy csatornamezőre, ahol elfér.
mexica-lesson-bridges-lift-why = Felemelni és lerakni egyetlen akció; közben semmi mást nem tehetsz. Akár helyben el is fordíthatod.

## Gyalog, csónakkal, ugrással

mexica-lesson-moving = Gyalog, csónakkal, ugrással
mexica-lesson-moving-boat = Hídról **csónakkal** juthatsz a következő hídhoz ugyanazon a vízen. Ez 1 AP, bármilyen messze van is. A tó is víz: a csónak azon is átkel.
mexica-lesson-moving-boat-task = menj csónakkal a másik hídhoz.
mexica-lesson-moving-boat-nudge = Vedd fel a pillidet, és kattints a P10 mezőn lévő hídra.
mexica-lesson-moving-boat-why = Az egész út 1 AP. A csónak hídtól hídig jár, máshová nem.
mexica-lesson-moving-price = Minden közbeeső híd még 1 AP-be kerül, akkor is, ha áll rajta valaki. Alatta átmehetsz, de megállni nem tudsz ott, ahol pilli áll.
mexica-lesson-moving-price-task = menj csónakkal a P10 mezőn lévő hídhoz.
mexica-lesson-moving-price-nudge = Vedd fel a pillidet, és kattints a P10 mezőre. Gyalog máshová jutsz a hídról.
mexica-lesson-moving-price-why = 2 AP: egy a hídért, amely alatt átmentél, egy az utolsó szakaszért.
mexica-lesson-moving-blocked = Pilli nem állhat másik pillire, templomra vagy calpullilapkára, és át sem mehet rajtuk. Még a saját templomaid sem engednek át.
mexica-lesson-moving-blocked-task = próbálj meg oda menni, ahol áll valami.
mexica-lesson-moving-blocked-nudge = Vedd fel a pillidet, és kattints egy templomra vagy a másik pillire.
mexica-lesson-moving-blocked-why = Meg kell kerülnöd. A templom tehát fal is.
mexica-lesson-moving-jump = A pillid be van zárva: körös-körül víz, és sehol egy híd. 5 AP-ért bármelyik üres szárazföldi mezőre vagy hídra **ugorhat**. A palota közepén a címer ugyanolyan mező, amelyre rá lehet állni, mint a többi.
mexica-lesson-moving-jump-task = juss el a palotába e kör 6 AP-jából.
mexica-lesson-moving-jump-nudge = Vedd fel a pillidet, és kattints a palota egyik mezőjére.
mexica-lesson-moving-jump-why = Drága, de mindig működik. A híd gyakran olcsóbb.
mexica-lesson-moving-first = Ez az **első forduló**, vagyis mindenki első köre. Ilyenkor senki sem zárhatja be az ellenfelét: mindenkinek el kell érnie gyalog és csónakkal legalább 14 mezőt.
mexica-lesson-moving-first-rival = az ellenfeled
mexica-lesson-moving-first-task = próbáld bezárni az ellenfeledet.
mexica-lesson-moving-first-nudge = Vedd fel a szimpla csatornát, és kattints a K3 mezőre.
mexica-lesson-moving-first-why = A K3 mezőn ásott csatornával csak öt mezője maradna. Az első fordulóban ezt nem szabad.
mexica-lesson-moving-later = Ugyanez az állás a második fordulóban. Mostantól szabad.
mexica-lesson-moving-later-rival = az ellenfeled
mexica-lesson-moving-later-task = zárd be az ellenfeledet.
mexica-lesson-moving-later-nudge = Áss úgy, hogy a K3 vízzé váljon.
mexica-lesson-moving-later-why = Az ellenfelednek most híd vagy ugrás kell. De vigyázz: aki lezárt területen áll, az meg is alapíthatja, ha egy parancs éppen ekkorát kér.

## Templomok

mexica-lesson-temples = Templomok
mexica-lesson-temples-stock = A legtöbb pontot a templomok { $temple } hozzák. 18 templomod van: kilenc a játék két korszaka közül az elsőben, 1–4 szintesek, és még kilenc a másodikban. A templom melletti szám mutatja, hány maradt belőlük.
mexica-lesson-temples-build = Egy templom annyi AP, ahány szintje van. Bármelyik beépíthető mezőre kerülhet azon a **területen, ahol a pillid áll**, akármilyen messze, és mindegy, ki alapította, vagy hogy megalapította-e valaki.
mexica-lesson-temples-build-task = építs legalább 3 szintes templomot.
mexica-lesson-temples-build-nudge = Vegyél fel egy három- vagy négyszintes templomot, és kattints a területed egyik szabad mezőjére.
mexica-lesson-temples-build-why = Értékeléskor annyit ér a területen, ahány szintje van.
mexica-lesson-temples-other = Csak azon a területen építhetsz, ahol a pillid áll. A csatornától délre egy másik kezdődik.
mexica-lesson-temples-other-task = próbálj meg a másik területen templomot építeni.
mexica-lesson-temples-other-nudge = Vegyél fel egy templomot, és kattints a csatornától délre szabad szárazföldre, például a H4 mezőre.
mexica-lesson-temples-other-why = Előbb oda kellene menned.
mexica-lesson-temples-passed = Ezen a területen az ellenfelednek 2 szintje van. Neked 3 AP-d maradt. A templomot soha nem mozdítjuk el és nem vesszük le, ezért a szintjei a játék végéig számítanak.
mexica-lesson-temples-passed-rival = 2 szint
mexica-lesson-temples-passed-task = legyen itt több szinted, mint az ellenfelednek.
mexica-lesson-temples-passed-nudge = 3 szint kell: egy templom, vagy több, amelyek együtt kiadják.
mexica-lesson-temples-passed-less = Nincs itt 2 szintnél többed.
mexica-lesson-temples-passed-why = 3 a 2 ellen. Te vagy itt az első, értékeléskor 7 pontot kapnál.

## Első, második, harmadik

mexica-lesson-ranks = Első, második, harmadik
mexica-lesson-ranks-values = A játékban kétszer van értékelés: félidőben és a végén. Ilyenkor mindenki összeadja a templomai **szintjeit** minden calpulliban. Itt neked 3 és 2, az ellenfeleidnek 4 és 1 szintje van. Tehát te vagy az első, utánad a 4, aztán az 1 következik: ez 13, 7 és 4 pont, a lapka három száma.
mexica-lesson-ranks-values-five = 3 + 2 = 5
mexica-lesson-ranks-values-four = 4
mexica-lesson-ranks-values-one = 1
mexica-lesson-ranks-first = Egyetlen mező maradt templomnak, és 3 AP-d van. Itt neked 1 szinted van, az ellenfelednek 3.
mexica-lesson-ranks-first-three = 3 szint
mexica-lesson-ranks-first-task = legyél itt egyedül az első.
mexica-lesson-ranks-first-nudge = 1 szinttel kezdesz, és 3-nál több kell.
mexica-lesson-ranks-first-less = Ez még nem több az ellenfeled 3 szintjénél; egyenlőségnél osztoznátok az első helyen.
mexica-lesson-ranks-first-why = 4 a 3 ellen: te vagy az első, ez 5 pont; az ellenfeled a második, az 3 pont. Az alapítónak itt nincs semmi előnye.
mexica-lesson-ranks-tie = **Egyforma helyezésnél** mindenki a teljes pontot kapja. Annyi helyet foglalnak el, ahányan vannak: két első után a következő már a harmadik. Az egyik ellenfelednek itt 3 szintje van, a másiknak 1, és neked is 1.
mexica-lesson-ranks-tie-task = érd utol az elsőt.
mexica-lesson-ranks-tie-nudge = Összesen 3 szint kell; erre 2 AP elég.
mexica-lesson-ranks-tie-why = Mindketten elsők vagytok, és 7-7 pontot kaptok. Második nincs, így a következő a harmadik, és 2 pontot kap.
mexica-lesson-ranks-second = 7 szint áll ellened, és 1 AP-d van. De egy nagy területen a második hely is jól fizet, itt 7 pontot, és ha senki más nem épít, egyetlen szint is elég.
mexica-lesson-ranks-second-task = legyél második a 13 mezős calpulliban.
mexica-lesson-ranks-second-nudge = Bármelyik templom megteszi, amelyet ki tudsz fizetni.
mexica-lesson-ranks-second-why = 7 pont 1 AP-ért. Templom nélkül semmilyen helyezésed nincs; a negyedik hely nem ér semmit.

## Akciójelzők

mexica-lesson-tokens = Akciójelzők
mexica-lesson-tokens-take = A fel nem használt AP a köröd végén elvész. Ehelyett 1 AP-ért elvehetsz egy **akciójelzőt** { $token }. 2 AP-d maradt.
mexica-lesson-tokens-take-task = tedd félre mind a két AP-t.
mexica-lesson-tokens-take-nudge = Kattints kétszer a sor végén lévő jelzőre.
mexica-lesson-tokens-take-why = Két jelző későbbre. Nálad maradnak, amíg ki nem játszod őket.
mexica-lesson-tokens-third = Egy körben kettőnél többet nem vehetsz el, akkor sem, ha maradt AP-d.
mexica-lesson-tokens-third-task = próbálj meg elvenni egy harmadik jelzőt.
mexica-lesson-tokens-third-nudge = Kattints még egyszer az elvehető jelzőre.
mexica-lesson-tokens-third-why = Körönként legfeljebb kettő, és csak amíg van a készletben.
mexica-lesson-tokens-play = Jelzőt kijátszani nem kerül semmibe, és ebben a körben **1 AP-vel többet** ad. Annyit játszhatsz ki, amennyid van. Most 2 AP-d van, és 3 szinttel első lennél.
mexica-lesson-tokens-play-task = építs legalább 3 szintes templomot.
mexica-lesson-tokens-play-nudge = Előbb kattints a saját, +1 jelű jelződre, aztán építs.
mexica-lesson-tokens-play-why = A jelző visszakerült a készletbe. Éppen erre való: nagy templomra a kellő pillanatban.
mexica-lesson-tokens-keep = A jelzők a következő körökre és a második korszakra is megmaradnak. Ugyanabban a körben elvenni és kijátszani egyet semmit sem hoz. Ha pedig a végén egyenlő a pontszám, az nyer, akinek több jelzője maradt.

## A korszak vége

mexica-lesson-period = A korszak vége
mexica-lesson-period-when = A játék két **korszakból** áll. Egy korszak akkor ér véget, ha két feltétel teljesül: nincs több nyitott parancs, és valamelyik játékos megépítette a korszakban az összes templomát (az elsőben mind a kilencet). Itt minden parancs teljesült, és neked egy templomod maradt.
mexica-lesson-period-last = Ha mindkettő teljesül, a **fordulót még végigjátsszuk**, hogy mindenkinek ugyanannyi köre legyen.
mexica-lesson-period-last-task = építsd meg az utolsó templomodat.
mexica-lesson-period-last-nudge = Vedd fel az 1 szintes templomot, és kattints szabad szárazföldre.
mexica-lesson-period-last-why = A korszak ezzel a fordulóval véget ér. A köröd még tart: 5 AP-d maradt.
mexica-lesson-period-palace = Akinek a pillije bármelyik értékeléskor a palota egyik **kezdőmezőjén** áll, 5 pontot kap. A címer nem ér semmit.
mexica-lesson-period-palace-task = menj egy kezdőmezőre.
mexica-lesson-period-palace-nudge = Vedd fel a pillidet, és kattints a négy megvilágított mező egyikére.
mexica-lesson-period-palace-why = Maradj itt az értékelésig, és tiéd az 5 pont.
mexica-lesson-period-score = Most fejezd be a körödet. Maradt AP-d; igazi játékban előbb legfeljebb kettőt jelzőkbe tennél félre. Az ellenfeled még egyszer játszik, aztán jön az értékelés.
mexica-lesson-period-score-task = fejezd be a körödet az arany gombbal.
mexica-lesson-period-score-nudge = Az arany gomb jobbra lent van.
mexica-lesson-period-score-why = Megvolt az első értékelés.
mexica-lesson-period-sum = Északon és keleten te vagy az első, délen a második: 5 + 7 + 2 pont, és még 5 a palotáért. A sziget többi részét senki sem alapította meg; az ilyen föld csak a játék végén ér pontot.
mexica-lesson-period-sum-north = 5 pont
mexica-lesson-period-sum-south = 2 pont
mexica-lesson-period-sum-east = 7 pont
mexica-lesson-period-sum-palace = 5 pont
mexica-lesson-period-second = Kezdődik a **második korszak**. Hét új parancs kerül ki, és mindenki még kilenc templomot kap. A táblán minden marad, és minden calpullit újra értékelünk. Megint az kezd, akié a játék első köre volt.

## A játék vége

mexica-lesson-end = A játék vége
mexica-lesson-end-gone = Minden kör után **kikerül a játékból** minden parancs, amelyet már egyetlen terület sem teljesíthet, mindkét korszakban. Így akkor is véget érhet a korszak, ha valaki felaprózta a szigetet. Ezt a program elvégzi helyetted.
mexica-lesson-end-unfounded = A második értékelés az utolsó. Most azok a területek is fizetnek, amelyeket **senki sem alapított meg**: az első hely a méretüket, a második ennek felfelé kerekített felét, a harmadik megint a felét. Ez itt 7 mezős, és nincs rajta lapka.
mexica-lesson-end-unfounded-rival = 2 szint
mexica-lesson-end-unfounded-task = legyél első ezen a területen.
mexica-lesson-end-unfounded-nudge = 2 szintnél több kell ide, és 3 AP-d van.
mexica-lesson-end-unfounded-less = Az ellenfelednek itt még mindig van legalább annyi szintje, mint neked.
mexica-lesson-end-unfounded-why = A végén 7 pont neked, 4 az ellenfelednek. Az első értékelésben ez semmit sem ért volna.
mexica-lesson-end-winner = A második korszak úgy ér véget, mint az első: elfogytak a parancsok, és valaki mind a 18 templomát megépítette. Az értékelés után az győz, akinek a **legtöbb pontja** van. Egyenlőségnél az, akinek több akciójelzője { $token } maradt; ha az is egyenlő, osztoznak a győzelmen.

## Két játékos

mexica-lesson-two = Két játékos
mexica-lesson-two-grey = Két játékosnál kezdettől fogva tíz szürke **semleges templom** áll a szigeten, összesen 20 szint (az eddigi leckékből kimaradtak). Senkié sem.
mexica-lesson-two-beat = A semleges templomok úgy számítanak, mint egy harmadik játékos. Ebben a 4 mezős calpulliban egy 2 szintes semleges templom áll. 3 AP-d van.
mexica-lesson-two-beat-task = legyél itt első, 4 pontért.
mexica-lesson-two-beat-nudge = Érd utol vagy előzd meg a semleges templomot.
mexica-lesson-two-beat-less = A semleges templom még mindig előtted van.
mexica-lesson-two-beat-why = Megkapod mind a 4 pontot; ehhez a döntetlen is elég. A semleges templomokét soha senki nem kapja meg.
mexica-lesson-two-block = A semleges templom ugyanúgy elfoglalja a mezőjét, mint bármelyik másik.
mexica-lesson-two-block-task = próbálj meg egy semleges templom helyén ásni.
mexica-lesson-two-block-nudge = Vedd fel a szimpla csatornát, és kattints egy szürke templomra.
mexica-lesson-two-block-why = A csatornának ki kell kerülnie. A korszak végéhez ezek a templomok nem számítanak.

## Egy teljes kör

mexica-lesson-whole = Egy teljes kör
mexica-lesson-whole-look = Te jössz: 6 AP-d van bármilyen akcióra, bármilyen sorrendben, mindegyikre annyiszor, ahányszor ki tudod fizetni. Az egyik parancs 5 mezőt kér, és a pillid jó helyen áll. Mit teszel?
mexica-lesson-whole-turn = Egy lehetséges terv: zárd le a területet, alapítsd meg, építs rajta templomot, és a maradék AP-t tedd félre jelzőkbe. Minden más út is jó, amely ide vezet.
mexica-lesson-whole-turn-task = alapíts területet, építs templomot, és úgy fejezd be a kört, hogy egy AP se vesszen el.
mexica-lesson-whole-turn-nudge = Csatorna a K3 mezőn (1 AP), alapítás (0), 3 szintes templom (3 AP), két jelző (2 AP), aztán az arany gomb.
mexica-lesson-whole-turn-found = Nem alapítottál területet.
mexica-lesson-whole-turn-temple = Nem építettél templomot.
mexica-lesson-whole-turn-rest = A köröd végén maradt AP-d, és az elveszett. Költsd el, vagy tedd félre jelzőkbe.
mexica-lesson-whole-turn-over = A köröd még tart.
mexica-lesson-whole-turn-why = Azonnali pontok, szintek az értékelésre, és semmi sem veszett kárba: jó kör volt.
mexica-lesson-whole-answer = Az ellenfeled keleten ugyanezt tette: három csatornamező, egy 7 mezős calpulli 4 pontért és egy templom. Ha ott állt volna a pillid, 2 pontot kaptál volna.
mexica-lesson-whole-out = A következő calpulli máshol vár. A pillidet víz veszi körül, de nem sokáig.
mexica-lesson-whole-out-task = vidd délre a pillidet, a sziget nagyobbik részére.
mexica-lesson-whole-out-nudge = Építs hidat a csatorna fölé, fentről lefelé, és kelj át rajta. Ez összesen 3 AP vagy egy kicsit több.
mexica-lesson-whole-out-why = 1 AP a híd, 2 a lépések, és még maradt AP-d.
