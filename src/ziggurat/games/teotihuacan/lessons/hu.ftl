### A Teotihuacan leckéi. Nevek: teotihuacan-lesson-<lecke>-<lépés>, utána -task, -nudge, -why.

## A táblák köre

teotihuacan-lesson-ring = A táblák köre
teotihuacan-lesson-ring-boards = A piramis körül nyolc **tábla** fekszik. A munkások tábláról táblára járnak, mindig az óramutató járása szerint. A palota és az építkezés helye állandó, a többi hatot a legtöbb játékban megkeverik.
teotihuacan-lesson-ring-workers = Ezek a **munkásaid** { $worker }: kockák, a felső szám az **erejük**, 1 és 5 között. Hárman vannak játékban, a negyedik 3-as erővel a felemelkedés kerekén vár. A karikával jelöltek { $neutral } semlegesek: senki sem mozgatja őket, de ahol a színek számítanak (mennyi kakaót szüretelsz vagy fizetsz), ott az ő színeik is számítanak.
teotihuacan-lesson-ring-workers-mine = a munkásod
teotihuacan-lesson-ring-move = A körödben **egy munkást mozgatsz egy, két vagy három táblával** előre, az óramutató járása szerint.
teotihuacan-lesson-ring-move-task = vigyél egy munkást az erdőbe.
teotihuacan-lesson-ring-move-nudge = Az erdő a kőfejtő után a második, a palota után a harmadik tábla. Kattints az ottani munkások egyikére, aztán az erdőre.
teotihuacan-lesson-ring-move-why = Megérkezett. Az erő nem számít abban, hogy egy munkás milyen messze jut.
teotihuacan-lesson-ring-move-far = Ez a munkás nem ér el az erdőbe: több mint három táblányira van.
teotihuacan-lesson-ring-act = Ahová a munkás érkezik, ott **három dolog közül egyet** teszel: kakaót szüretelsz { $cocoa-piece }, imádást választasz, vagy végrehajtod a tábla **főakcióját**. Az erdőben ez a fakitermelés { $wood-piece }. Minden színért, amely előtted ott volt, 1 kakaót fizetsz; a sajátodért is, ha állt ott már másik munkásod.
teotihuacan-lesson-ring-act-task = hajtsd végre a főakciót, és szerezz fát.
teotihuacan-lesson-ring-act-nudge = Válaszd az erdő főakcióját. Itt 2 kakaóba kerül.
teotihuacan-lesson-ring-act-why = Van fád, és a munkásod is erősebb lett: a főakció mindig megerősítést ad. Csak a palotának nincs főakciója.
teotihuacan-lesson-ring-act-other = Ez nem a főakció volt, ezért nem kaptál fát.
teotihuacan-lesson-ring-done = Egy mozgás, egy akció: ennyi a kör. A játékosok az óramutató járása szerint egy-egy kört játszanak. Amíg meg nem nyomod az arany gombot, mindent visszavonhatsz.
teotihuacan-lesson-ring-done-task = fejezd be a kört.
teotihuacan-lesson-ring-done-nudge = Nyomd meg az arany gombot.
teotihuacan-lesson-ring-done-why = Játék közben most az ellenfeled mozgatna egy munkást.

## Kakaó és díjak

teotihuacan-lesson-cocoa = Kakaó és díjak
teotihuacan-lesson-cocoa-collect = Kakaóval { $cocoa-piece } fizetsz szinte mindenért. **Bármelyik táblán** szüretelhetsz: 1-et, és még 1-et minden **színért**, amelynek érkezésed előtt ott volt munkása. Egy szín két munkása egynek számít.
teotihuacan-lesson-cocoa-collect-task = szüretelj 4 kakaót egy körben.
teotihuacan-lesson-cocoa-collect-nudge = Három színre van szükség egy táblán. Nézd meg az erdőt.
teotihuacan-lesson-cocoa-collect-why = Három szín meg egy: 4 kakaó, díj nélkül. A zsúfolt tábla jó hely a szürethez.
teotihuacan-lesson-cocoa-collect-less = Nem szüreteltél 4 kakaót.
teotihuacan-lesson-cocoa-own = A **saját színed** is számít, ha már állt a táblán másik munkásod. A mozgó munkás önmagát nem számolja, a zárolt, vagyis imádásmezőn álló munkások pedig sosem számítanak.
teotihuacan-lesson-cocoa-own-task = szüretelj kakaót egy olyan táblán, ahol már áll munkásod.
teotihuacan-lesson-cocoa-own-nudge = A kőfejtőben álló munkásod csatlakozhat az alkímián vagy az erdőben állóhoz.
teotihuacan-lesson-cocoa-own-why = A saját színed 1 kakaót hozott. Főakciónál ugyanígy fizetsz is érte.
teotihuacan-lesson-cocoa-own-alone = Azon a táblán nem állt munkásod.
teotihuacan-lesson-cocoa-fee = A **főakció** színenként 1 kakaóba kerül, a színeket ugyanígy számolod. A munkásod épp az erdőbe ért. Három szín van ott, neked meg 1 kakaód.
teotihuacan-lesson-cocoa-fee-task = próbáld meg mégis a főakciót. Halvány, de ha rákattintasz, látod, miért.
teotihuacan-lesson-cocoa-fee-nudge = Válaszd az erdő főakcióját.
teotihuacan-lesson-cocoa-fee-why = A díjat előre kell kifizetni. Kakaó nélkül nincs főakció.
teotihuacan-lesson-cocoa-instead = De ami a főakciót megdrágítja, az a szüretet gazdaggá teszi.
teotihuacan-lesson-cocoa-instead-task = szüreteld le a tábla kakaóját.
teotihuacan-lesson-cocoa-instead-nudge = Válaszd a kakaószüretet.
teotihuacan-lesson-cocoa-instead-why = 4 kakaó. Megerősítés nem jár érte.
teotihuacan-lesson-cocoa-instead-other = Ez nem kakaószüret volt.
teotihuacan-lesson-cocoa-cheap = Menj oda, ahol kevés szín van, vagy csak a tiéd. A díj akkor dől el, amikor a munkásod megérkezik.
teotihuacan-lesson-cocoa-cheap-task = hajts végre egy főakciót legfeljebb 1 kakaóért.
teotihuacan-lesson-cocoa-cheap-nudge = Az erdőben csak egy szín áll. Az alkímián lévő munkásod egy táblányira van tőle.
teotihuacan-lesson-cocoa-cheap-why = Olcsó akció, és a munkás meg is erősödött.
teotihuacan-lesson-cocoa-cheap-dear = Nem hajtottál végre főakciót legfeljebb 1 kakaóért. A táblán minden szín 1 kakaóba kerül.

## Fa, kő és arany

teotihuacan-lesson-harvest = Fa, kő és arany
teotihuacan-lesson-harvest-table = A fa { $wood-piece }, a kő { $stone-piece } és az arany { $gold-piece } **nyersanyag**, a kakaó nem az. Az erdőben, a kőfejtőben és az aranyraktárban szerezheted meg őket. Mindhárom táblán van egy táblázat: a **sor** az ott álló munkásaid száma, az **oszlop** a **leggyengébb** ereje.
teotihuacan-lesson-harvest-two = Az erdőben egy 2-es erejű munkásod áll. Ha jön egy másik, már ketten vannak, de az oszlopot a gyengébbik adja.
teotihuacan-lesson-harvest-two-task = szerezz 2 fát egy körben.
teotihuacan-lesson-harvest-two-nudge = Hozd a kőfejtőből a 3-as erejűt. Az 1-es erejű elrontaná az oszlopot.
teotihuacan-lesson-harvest-two-why = Két munkás, a gyengébb ereje 2: ez 2 fa. Játék közben most kiválasztanád, melyikük erősödjön.
teotihuacan-lesson-harvest-two-weak = Ez nem 2 fa. Számold meg az ottani munkásaidat, és nézd meg a leggyengébbet.
teotihuacan-lesson-harvest-three = Három munkás egy táblán a legtöbb, háromnál több sosem számít. Az erősek ráadást is hoznak.
teotihuacan-lesson-harvest-three-task = szerezz 4 követ egy körben.
teotihuacan-lesson-harvest-three-nudge = Vidd a palotában álló munkást a kőfejtőben lévő kettőhöz.
teotihuacan-lesson-harvest-three-why = 4 kő és 5 pont. Három munkással kétszer is megerősíthetsz.
teotihuacan-lesson-harvest-three-few = Ez nem 4 kő: mindhárom munkásodnak a kőfejtőben kell állnia.
teotihuacan-lesson-harvest-whole = A főakciót **teljes egészében** végre kell hajtani: ha nem futja rá, a megerősítés kedvéért sem választhatod. A munkásod az alkímián áll, ahol arany kell, neked pedig nincs.
teotihuacan-lesson-harvest-whole-task = próbáld meg az alkímia főakcióját. Halvány, de ha rákattintasz, látod, miért.
teotihuacan-lesson-harvest-whole-nudge = Válaszd a főakciót, bár nincs aranyad.
teotihuacan-lesson-harvest-whole-why = Arany nélkül nincs akció. Itt most csak kakaót szüretelhetsz.

## Megerősítés és felemelkedés

teotihuacan-lesson-power = Megerősítés és felemelkedés
teotihuacan-lesson-power-up = Minden főakció **megerősítést** { $power } ad: **azon a táblán** egy szabad munkásod ereje 1-gyel nő. Te választod ki, melyikét; nem kell, hogy az legyen, amelyik mozgott. Az első megerősítés kötelező.
teotihuacan-lesson-power-up-task = legyen egy 5-ös erejű munkásod.
teotihuacan-lesson-power-up-nudge = Vidd a 2-es erejű munkást a 4-eshez, hajtsd végre a főakciót, és erősítsd meg az erősebbet.
teotihuacan-lesson-power-up-why = Az 5 a legnagyobb erő. A következő megerősítéskor valami más történik.
teotihuacan-lesson-power-up-none = Egyik munkásod sem érte el az 5-ös erőt.
teotihuacan-lesson-power-ascend = Az a munkás, amelyik eléri a 6-ot, **felemelkedik** { $ascension }: előrelépsz a Holtak útján, azon a sávon, amely minden napfogyatkozáskor pontot ad, a munkás pedig 1-es erővel újrakezdi a palotában.
teotihuacan-lesson-power-ascend-task = érd el, hogy egy munkásod felemelkedjen.
teotihuacan-lesson-power-ascend-nudge = Az 5-ös erejűnek egy megerősítés kell: hajts végre vele egy főakciót, például az erdőben.
teotihuacan-lesson-power-ascend-why = Egyet előreléptél a Holtak útján, és most jutalom jár.
teotihuacan-lesson-power-ascend-not = Senki sem emelkedett fel.
teotihuacan-lesson-power-reward = **Egy jutalmat** választasz: 5 pontot, 5 kakaót, egy előrelépést egy templomon, két előrelépést 3 kakaóért, vagy a **negyedik munkásodat** 3-as erővel és 2 kakaóval. Még egy munkás a játék végéig segít.
teotihuacan-lesson-power-reward-task = hozd játékba a negyedik munkásodat.
teotihuacan-lesson-power-reward-nudge = A felemelkedés kerekén válaszd a munkást.
teotihuacan-lesson-power-reward-why = A palotában áll. Mostantól négy munkásod van.
teotihuacan-lesson-power-reward-other = Ez is jutalom, de nem hozza be a negyedik munkásodat.
teotihuacan-lesson-power-disc = Minden felemelkedés a **világos korongot** { $light } is egy mezővel közelebb viszi a sötéthez { $dark }. Ha találkoznak, közel a napfogyatkozás. A világos korong sosem lép túl a sötéten.

## Imádás

teotihuacan-lesson-worship = Imádás
teotihuacan-lesson-worship-spaces = Öt táblán van **imádásmező**: a palotán, az erdőn, a kőfejtőn, az aranyraktáron és a díszeken. A színekért itt nem kell fizetni, de a munkás **zárolt** lesz: a mezőn marad, nem mozoghat, és sehol sem számít, amíg fel nem szabadul.
teotihuacan-lesson-worship-pray = A mező képessége a táblától függ. Az erdőben a piros { $red }, a kőfejtőben a zöld { $green }, az aranyraktárban a kék { $blue } templomon lépsz előre, a díszeknél bármelyiken.
teotihuacan-lesson-worship-pray-task = lépj előre a piros templomon.
teotihuacan-lesson-worship-pray-nudge = Menj az erdőbe, és válaszd ott az imádást.
teotihuacan-lesson-worship-pray-why = Egy lépcső a piros templomon, a jutalmával együtt. A munkás most zárolt, és az imádás nem ad megerősítést.
teotihuacan-lesson-worship-pray-not = Nem léptél előre a piros templomon.
teotihuacan-lesson-worship-oust = A mezőn **egy** munkás fér el. Ha más játékosé áll ott, 1 kakaót fizetsz, és az ő munkása a tábla általános területére kerül.
teotihuacan-lesson-worship-oust-task = foglald el az ellenféltől az erdő imádásmezőjét.
teotihuacan-lesson-worship-oust-nudge = Menj az erdőbe, és válaszd az imádást. 1 kakaóba kerül.
teotihuacan-lesson-worship-oust-why = Tiéd a mező. De az ellenfélnek is felszabadítottál egy munkást: a kakaón túl ez az ára.
teotihuacan-lesson-worship-oust-not = Az ellenfél munkása még mindig a mezőn áll.
teotihuacan-lesson-worship-own = A saját munkásod is elfoglalja előled a mezőt.
teotihuacan-lesson-worship-own-task = próbáld meg itt mégis az imádást. A mező halvány, de ha rákattintasz, látod, miért.
teotihuacan-lesson-worship-own-nudge = Válaszd az erdő imádásmezőjét.
teotihuacan-lesson-worship-own-why = Előbb szabadítsd fel a munkásodat, akkor lesz üres a mező.
teotihuacan-lesson-worship-both = A mező mellett egy **felfedezéslapka** { $tile } fekszik: itt egy **maszk**, amely minden napfogyatkozáskor pontot ad. A mező képességét használod, **vagy** az áráért elveszed a lapkát, **vagy mindkettőt** még 1 kakaóért. Rögtön új lapka kerül oda.
teotihuacan-lesson-worship-both-task = vedd el mindkettőt: az előrelépést a piros templomon és a maszkot.
teotihuacan-lesson-worship-both-nudge = Az erdőben válaszd az imádást, aztán a képességet és a lapkát. A maszk 1 fába kerül.
teotihuacan-lesson-worship-both-why = 1 kakaó a kettőért, 1 fa a maszkért. A sorrendet te választod.
teotihuacan-lesson-worship-both-one = Nem vetted el mindkettőt.
teotihuacan-lesson-worship-palace = A palotán három mező van, mindegyiken egy **királylapka** a kilencből. Hogy mit ad, az ott zárolt munkás **erejétől** függ. A bal oldali mezőn lévő az erőnél 1-gyel több kakaót ad. A palotán a királylapkát kell használnod, a felfedezéslapka csak ráadás lehet.
teotihuacan-lesson-worship-palace-task = szerezz 4 kakaót a palotán.
teotihuacan-lesson-worship-palace-nudge = Az aranyraktárban álló 3-as erejű munkás egy táblányira van. Válaszd a bal oldali mezőt.
teotihuacan-lesson-worship-palace-why = A 3-as erő meg 1: 4 kakaó.
teotihuacan-lesson-worship-palace-less = Nem 4 kakaót kaptál ott.

## Zárolt munkások

teotihuacan-lesson-locked = Zárolt munkások
teotihuacan-lesson-locked-turn = A zárolt munkás nem mozoghat, és sehol sem számít. A **felszabadító kör** ingyen felszabadítja **mindet**, de ez az egész köröd: nincs mozgás, nincs akció. Ha mindegyik zárolt, ezt kell tenned, hacsak nem fizetsz, ahogy a következő lépés mutatja.
teotihuacan-lesson-locked-turn-task = szabadítsd fel a munkásaidat.
teotihuacan-lesson-locked-turn-nudge = Nyomd meg a felszabadító kör gombját.
teotihuacan-lesson-locked-turn-why = A tábláikon maradnak, az általános területen. Három egyszerre megér egy kört, egy aligha.
teotihuacan-lesson-locked-pay = Egy normál körben ehelyett fizethetsz **3 kakaót**, és utána is mozoghatsz, akciót is végezhetsz. Így az összes zárolt munkásod felszabadul: a mozgás előtt, az akció előtt vagy után, vagy megerősítés előtt.
teotihuacan-lesson-locked-pay-task = szerezz 2 követ ebben a körben.
teotihuacan-lesson-locked-pay-nudge = Előbb fizess 3 kakaót, hogy a kőfejtőben álló munkásod számítson. Aztán hozd oda a palotában állót.
teotihuacan-lesson-locked-pay-why = Két szabad munkás a kőfejtőben, a gyengébb ereje 2: 2 kő. A 3 kakaó megspórolt egy kört.
teotihuacan-lesson-locked-pay-less = Nem szereztél 2 követ: ehhez két szabad munkás kell a kőfejtőben, egyik sem 1-es erejű.
teotihuacan-lesson-locked-moment = Egy munkás tehát akár ugyanabban a körben is felszabadulhat, amelyben az imádásmezőre lépett. De a 3 kakaó sok. A felszabadítás akkor a legolcsóbb, ha más játékos akarja a meződet: ezzel felszabadítja a munkásodat, és neked semmibe sem kerül.

## Felfedezéslapkák

teotihuacan-lesson-discovery = Felfedezéslapkák
teotihuacan-lesson-discovery-price = A felfedezéslapkák { $tile } az imádásmezőknél, a Holtak útján és a templomok egyes lépcsőin, a **nagy lépcsőkön** fekszenek. Mindegyiknek **ára** van, bárhol veszed el; néhány ingyenes.
teotihuacan-lesson-discovery-masks = A **maszkok** { $mask } nálad maradnak, és minden napfogyatkozáskor pontot adnak. Hétféle van. Egy maszk 1 pontot ér, két **különböző** 3-at, három 6-ot, négy 10-et, öt 15-öt, hat 21-et, mind a hét 28-at. Ha egy fajtából már van nálad, az új egy második készletet kezd, amelyet külön pontozunk.
teotihuacan-lesson-discovery-flip = Minden más lapkát **egyszer fordíthatsz le**, a saját körödben, és azt kapod, amit mutat. Egy körben többet is lefordíthatsz.
teotihuacan-lesson-discovery-flip-task = szerezz 4 pontot egy lapkával.
teotihuacan-lesson-discovery-flip-nudge = Kattints a 4 pontos lapkádra.
teotihuacan-lesson-discovery-flip-why = A lapka most lefordítva fekszik előtted. Még a tiéd, de már felhasználtad.
teotihuacan-lesson-discovery-flip-not = Nem fordítottad le azt a lapkát.
teotihuacan-lesson-discovery-double = A **mozgáslapkák** a mozgáshoz tartoznak: válassz munkást, aztán fordítsd le a lapkát. A **dupla mozgással** egy második munkás is veled megy ugyanarról a tábláról ugyanoda. A **mozgás bárhová** nevű lapkával bármilyen messzire mehetsz.
teotihuacan-lesson-discovery-double-task = vigyél egyszerre két munkást az erdőbe.
teotihuacan-lesson-discovery-double-nudge = Kattints egy kőfejtőben álló munkásra, fordítsd le a dupla mozgást, aztán válaszd az erdőt.
teotihuacan-lesson-discovery-double-why = Mindketten az erdőben vannak. Akciód továbbra is egy van, de most két munkással. Imádáskor csak az egyikük lenne zárolt.
teotihuacan-lesson-discovery-double-one = Nem érkezett két munkás együtt az erdőbe.
teotihuacan-lesson-discovery-others = Az **ingyen kakaó** lapka egy fizetést vált ki: egy főakció díját, egy imádás díjait vagy egy egész bért, vagyis a kakaót, amelybe a munkásaid napfogyatkozáskor kerülnek. Az **extra munkás** eggyel több munkásnak számít az alkímiánál, a nemeseknél vagy az építkezésnél. A két **megerősítés** bármelyik szabad munkásodé lehet. Olyan lapkát, amely semmit sem tenne, nem fordíthatsz le.

## Templomok és a Holtak útja

teotihuacan-lesson-temples = Templomok és a Holtak útja
teotihuacan-lesson-temples-steps = Három templom, háromféle jutalom: a kék { $blue } nyersanyagot, a piros { $red } pontot, a zöld { $green } kakaót ad. Minden előrelépés egy lépcsővel feljebb visz, és azt kapod, amit a lépcső mutat.
teotihuacan-lesson-temples-steps-task = lépj előre a kék templomon, és vegyél érte egy aranyat.
teotihuacan-lesson-temples-steps-nudge = Válaszd a kék templomot, aztán az aranyat.
teotihuacan-lesson-temples-steps-why = A „tetszőleges nyersanyag” fa, kő vagy arany lehet, ahogy tetszik.
teotihuacan-lesson-temples-steps-not = Ez nem hozott aranyat.
teotihuacan-lesson-temples-major = A **nagy lépcsőn** felfedezéslapkák fekszenek. Ott egyet elvehetsz az áráért, **vagy** a lépcső jutalmát kapod. Nem töltik fel őket, így az választhat a legjobbak közül, aki elsőként ér oda.
teotihuacan-lesson-temples-major-task = lépj a zöld templom nagy lépcsőjére, és vedd el a maszkot.
teotihuacan-lesson-temples-major-nudge = Válaszd a kőfejtőben az imádást: így lépsz előre a zöld templomon. Aztán válaszd a maszkot, 1 fába kerül.
teotihuacan-lesson-temples-major-why = 1 fáért tiéd a maszk. A lépcső jutalma 1 kakaó lett volna.
teotihuacan-lesson-temples-major-not = Nem vetted el a nagy lépcső maszkját.
teotihuacan-lesson-temples-top = A templomok 10. lépcsője azonnal nem ad semmit, de egy **templombónuszlapka** van rajta, hétből húzva: a végén mindenkinek pontot ad, aki odáig jutott. A 11. lépcsőn csak egy jelző fér el, a következő a 10. lépcsőn marad. A lehetséges előrelépést meg kell tenni, a lehetetlen elvész.
teotihuacan-lesson-temples-avenue = A **Holtak útján** { $avenue } épületekkel és felemelkedésekkel lépsz előre, legfeljebb a 9. mezőig. A 3., a 6. és a 8. mezőn vehetsz egy felfedezéslapkát. Minden napfogyatkozáskor minden mező annyi pontot ér, amennyit a felső épületsor { $building } mutat.
teotihuacan-lesson-temples-avenue-task = lépj előre a Holtak útján a 3. mezőre, és vedd el az ottani lapkát.
teotihuacan-lesson-temples-avenue-nudge = Fordítsd le azt a lapkádat, amelyik a Holtak útján visz előre.
teotihuacan-lesson-temples-avenue-why = A lapkát el is utasíthattad volna. Ezeken a lapkákon kívül a Holtak útja semmit sem ad azonnal.
teotihuacan-lesson-temples-avenue-not = Nincs lapkád a Holtak útjáról.

## Alkímia és nemesek

teotihuacan-lesson-crafts = Alkímia és nemesek
teotihuacan-lesson-crafts-top = Az **alkímián** a feltüntetett aranyért { $gold-piece } egy **technológiát** szerzel, amely a játék végéig segít. A kilencből minden játékban hat van. Egy munkással a felső sorból választhatsz. Utána az oszlop templomán lépsz előre: kék, piros vagy zöld.
teotihuacan-lesson-crafts-top-task = fejlessz ki egy technológiát.
teotihuacan-lesson-crafts-top-nudge = Vidd a kőfejtőben álló munkást az alkímiára, és hajtsd végre a főakciót. Aztán válassz egy lapkát a felső sorból.
teotihuacan-lesson-crafts-top-why = Rajta van a jelződ. Mások is kifejleszthetik: ilyenkor mindenki, akinek már megvan, 3 pontot kap a készletből. Ugyanígy a többiek is, ha te fejleszted ki az övékét.
teotihuacan-lesson-crafts-top-not = Nincs új technológiád.
teotihuacan-lesson-crafts-lower = **Két munkással** az alsó sorból is választhatsz. Egyetlen 4-es vagy 5-ös erejű munkás is megteheti, de akkor nincs megerősítés.
teotihuacan-lesson-crafts-lower-task = fejlessz ki egy technológiát az alsó sorból.
teotihuacan-lesson-crafts-lower-nudge = Hozz egy második munkást az alkímiára. Az alsó sor lapkái itt 2 aranyba kerülnek.
teotihuacan-lesson-crafts-lower-why = Két munkás megnyitotta az alsó sort. Az alkímia pontosan egy megerősítést ad, hárommal is.
teotihuacan-lesson-crafts-lower-not = Ez nem az alsó sor technológiája.
teotihuacan-lesson-crafts-effect = A technológiák a főakció hatása után, a megerősítés előtt működnek. A jelződ azon van, amelyik **eggyel több** fát, követ vagy aranyat ad. Abban az akcióban, amelyben megszerzed, még nem hat.
teotihuacan-lesson-crafts-effect-task = szerezz nyersanyagot a technológiáddal.
teotihuacan-lesson-crafts-effect-nudge = Hajtsd végre az erdő, a kőfejtő vagy az aranyraktár főakcióját.
teotihuacan-lesson-crafts-effect-why = Egy a tábláról, egy a technológiától. És ez minden alkalommal így lesz.
teotihuacan-lesson-crafts-effect-not = A technológiád nem adott semmit.
teotihuacan-lesson-crafts-noble = A **nemeseknél** 2 fát fizetsz { $wood-piece }, egy **épületet** { $building } teszel egy sor bal szélső üres helyére, és annyi pontot kapsz, amennyit az mutat. Egy munkás a felső, kettő a középső, három az alsó sorba építhet. Emellett előrelépsz a Holtak útján.
teotihuacan-lesson-crafts-noble-task = szerezz 5 pontot egy épülettel.
teotihuacan-lesson-crafts-noble-nudge = A középső sor 5-öt mutat, és két munkás kell hozzá. Az egyik ott áll: hozd oda a díszeknél állót.
teotihuacan-lesson-crafts-noble-why = 5 pont és egy előrelépés a Holtak útján. Ha egy sor megtelt, több munkással egy fölötte lévő sorba is építhetsz.
teotihuacan-lesson-crafts-noble-less = Nem kaptál 5 pontot épületért.
teotihuacan-lesson-crafts-row = Az épület az asztal tetején látható sorból került ide. Minél kevesebb marad, annál **kevesebbet** ér a Holtak útjának minden mezője: 5-ről indul, és 1-ig csökken. A Holtak útja tehát korán fizet a legjobban.

## Építkezés és díszek

teotihuacan-lesson-pyramid = Építkezés és díszek
teotihuacan-lesson-pyramid-price = Az **építkezésen** mindenki ugyanazt a piramist építi. A kínálatban három lapka van; az akció végén töltődik fel. Egy lapka **2 kőbe** kerül { $stone-piece }, a 2., 3. és 4. szinten még 1, 2 vagy 3 fába { $wood-piece } is. Minden lapka után egyet lépsz a piramissávon, legfeljebb 10-ig; a sáv minden napfogyatkozáskor pontot hoz. A lapka a szintjétől függően 1, 3, 5 vagy 7 pontot ér.
teotihuacan-lesson-pyramid-place = Választasz egy lapkát, egy négyzetet és egy forgatást. **Minden ikon, amely azonos az alatta lévővel**, egyezés: 1 pont. N munkással legfeljebb N lapkát tehetsz le, egymás után, a későbbit akár a korábbira is.
teotihuacan-lesson-pyramid-place-task = tegyél le egy lapkát legalább két egyezéssel.
teotihuacan-lesson-pyramid-place-nudge = Menj az erdőből az építkezésre. A bal oldali lapka jól elforgatva illik a bal felső sarokba.
teotihuacan-lesson-pyramid-place-why = Pont a szintért és minden egyezésért. A jelződ a piramissávon is lépett egyet.
teotihuacan-lesson-pyramid-place-few = Nem tettél le lapkát két egyezéssel.
teotihuacan-lesson-pyramid-colour = Az az egyező ikon, amely **a lapkádon színes**, a színe szerinti **templomon is előreléptet**. A semlegesen semleges is egyezés, de templomot nem ad.
teotihuacan-lesson-pyramid-colour-task = forgasd el úgy a lapkát, hogy a zöld templomon lépj előre.
teotihuacan-lesson-pyramid-colour-nudge = A lapka zöld ikonjának kígyóra kell kerülnie. Forgasd, amíg meg nem jelöli.
teotihuacan-lesson-pyramid-colour-why = Zöld a kígyón: előrelépés a zöld templomon. Az alatta lévő ikon színe nem számít.
teotihuacan-lesson-pyramid-colour-not = A lapka így nem léptet előre a zöld templomon.
teotihuacan-lesson-pyramid-support = A magasabb szint lapkája az alatta lévő szint **négy lapkáján** nyugszik. A 2. szint 1 fával { $wood-piece } többe kerül, és 3 pontot ér. A piramis közepén, ahol az 1. szint tele van, mind a négy megvan.
teotihuacan-lesson-pyramid-support-task = tedd a lapkát a 2. szintre.
teotihuacan-lesson-pyramid-support-nudge = Válassz egy középső négyzetet, ahol négy lapkán fekszik.
teotihuacan-lesson-pyramid-support-why = 3 pont a szintért, az ikonokat pedig az alatta lévő lapkákéval hasonlítjuk össze. Közelebb a 3. szint.
teotihuacan-lesson-pyramid-support-low = A lapka nem a 2. szinten fekszik.
teotihuacan-lesson-pyramid-last = A **4. szint** lapkája befejezi a piramist: a világos korong a sötétre ugrik, és a következő napfogyatkozás az utolsó.
teotihuacan-lesson-pyramid-sides = A **díszeknél** a piramis oldalait ékesíted. Egy munkással 3 aranyat { $gold-piece } fizetsz, kettővel 2-t, hárommal 1-et. A kínálatban négy lapka van, mindegyiken két ikon; az akció végén töltődik fel.
teotihuacan-lesson-pyramid-lay = **3 pontot** kapsz, minden egyezésért még 1-et, és minden színes egyezésért előrelépsz a templomán, ahogy a piramison. A jelződ a piramissávon is lép.
teotihuacan-lesson-pyramid-lay-task = tegyél le egy díszlapkát két egyezéssel.
teotihuacan-lesson-pyramid-lay-nudge = A kínálat első lapkája pirosat és zöldet mutat. A piramis felső oldala is.
teotihuacan-lesson-pyramid-lay-why = 3 pont, 2 az egyezésekért, és egy-egy előrelépés a piros és a zöld templomon.
teotihuacan-lesson-pyramid-lay-few = Nem tettél le díszlapkát két egyezéssel.
teotihuacan-lesson-pyramid-higher = Minden oldal 1. szintje mindig szabad. A magasabb szinthez kell alatta egy díszlapka ugyanazon az oldalon, és a piramisnak is el kell érnie odáig. Előbb tehát építeni kell, csak aztán lehet díszíteni.

## A naptár és a napfogyatkozás

teotihuacan-lesson-eclipse = A naptár és a napfogyatkozás
teotihuacan-lesson-eclipse-discs = A **világos korong** { $light } az utolsó játékos minden köre után és minden felemelkedéskor lép. A 0-ról indul. Ha eléri a **sötét korongot** { $dark }, közeleg a napfogyatkozás: nem azonnal, ahogy látni fogod.
teotihuacan-lesson-eclipse-reach = A világos 9-en, a sötét 10-en áll. A köröd véget ért, az ellenfél az utolsó játékos.
teotihuacan-lesson-eclipse-reach-task = fejezd be a kört, és figyeld a korongokat.
teotihuacan-lesson-eclipse-reach-nudge = Nyomd meg az arany gombot.
teotihuacan-lesson-eclipse-reach-why = Találkoztak. Most még **egy teljes forduló** jön, utána pontozzuk a napfogyatkozást. Ha egy forduló közben találkoznak, előbb azt a fordulót fejezzük be.
teotihuacan-lesson-eclipse-save = A napfogyatkozáskor minden munkásod **bért** kér: 1 kakaót { $cocoa-piece }, 4-es vagy 5-ös erővel 2-t. A tieid ereje 2, 2 és 4: ez 4 kakaó, neked 1 van. Ez az utolsó köröd előtte.
teotihuacan-lesson-eclipse-save-task = fejezd be a kört legalább 4 kakaóval.
teotihuacan-lesson-eclipse-save-nudge = Szüretelj ott, ahol két szín áll: a kőfejtőben vagy az építkezésen.
teotihuacan-lesson-eclipse-save-why = Mindenkinek elég. Az ellenfél is lejátszotta a körét, és eljött a napfogyatkozás.
teotihuacan-lesson-eclipse-save-poor = 4-nél kevesebb kakaód van.
teotihuacan-lesson-eclipse-scored = Először a pontok: **Holtak útja** { $avenue }, 3 mező szorozva 4-gyel, 12 pont. **Vezetsz** a piramissávon { $step }: minden napfogyatkozáskor 4 pont, és az is megkapja, aki holtversenyben vezet. Maga a **sáv**: az első napfogyatkozáskor 2 mező szorozva 4-gyel (később 3-mal és 2-vel). **Maszkok** { $mask }: három különböző, 6 pont. A sáv újra 0-ról indul.
teotihuacan-lesson-eclipse-salary = Aztán a bér. Fizethetsz teljesen, részben vagy semmit: minden ki nem fizetett kakaó **3 pontba** kerül, de 0 alá senki sem csökken.
teotihuacan-lesson-eclipse-salary-task = fizesd ki a teljes bért.
teotihuacan-lesson-eclipse-salary-nudge = Fizess 4 kakaót.
teotihuacan-lesson-eclipse-salary-why = Kifizetve. A világos korong visszamegy a 0-ra, a sötét egy mezővel közelebb kerül, a semleges munkások új helyet kapnak. Minden más marad.
teotihuacan-lesson-eclipse-salary-part = Ez nem a teljes bér.

## Hogyan indul a játék

teotihuacan-lesson-start = Hogyan indul a játék
teotihuacan-lesson-start-dealt = Négy **kezdőlapkát** kapsz, és **kettőt** tartasz meg. Mindegyik kakaót, nyersanyagot vagy előrelépést ad, és két táblát mutat. A választás titkos, amíg mindenki nem döntött. Emellett az első játékosnak 1 kakaója van, az utolsónak 3, a többieknek 2. A következő lépésben úgy választasz, hogy **9 kakaóval** indulj.
teotihuacan-lesson-start-keep = Első játékosként 1 kakaód van. A többit a két lapkádnak kell hoznia.
teotihuacan-lesson-start-keep-task = indulj 9 kakaóval.
teotihuacan-lesson-start-keep-nudge = 1 kakaód van. A két lapkának együtt 8-at kell hoznia: 5-öt és 3-at.
teotihuacan-lesson-start-keep-why = Kakaó az első körökre, fa, egy templomi előrelépés és egy erősebb munkás: jó kezdet.
teotihuacan-lesson-start-keep-less = Ez a két lapka nem hoz 8 kakaót.
teotihuacan-lesson-start-place = A három munkásod **három különböző táblán** kezd azok közül, amelyek a két lapkádon vannak.
teotihuacan-lesson-start-place-task = helyezd el a három munkásodat.
teotihuacan-lesson-start-place-nudge = Válassz hármat a négy kijelölt tábla közül.
teotihuacan-lesson-start-place-why = Közeli táblákról a munkások hamar összeállnak.
teotihuacan-lesson-start-place-more = Még van elhelyezendő munkásod.
teotihuacan-lesson-start-first = Két vagy három játékosnál **semleges munkások** { $neutral } is állnak a táblákon: kettőnél két szín, háromnál egy. Az első játékhoz kész felállás tartozik: a táblák, lapkák és nyersanyagok adottak, semmit sem kell választani.

## A játék vége

teotihuacan-lesson-end = A játék vége
teotihuacan-lesson-end-when = A játék a **harmadik napfogyatkozás** után ér véget. Ha valaki korábban lerakja a piramis legfelső lapkáját, már a következő napfogyatkozás az utolsó. Itt véget ért az utolsó forduló. A kék templomon { $blue } a 10. lépcsőn állsz, és ez most számítani fog.
teotihuacan-lesson-end-bonus = Az utolsó napfogyatkozás minden elért **templombónuszlapkát** is pontoz. A kék templomé 15 pontot ad; más lapkák a maszkokért, a technológiákért, a Holtak útján megtett lépésekért vagy a munkásokért fizetnek. Mutass rá valamelyikre, és elolvashatod. Szoros az állás, ezért figyelj a bérre: 4 kakaó jár, és minden hiányzó 3 pontba kerül.
teotihuacan-lesson-end-bonus-task = nyerd meg a játékot.
teotihuacan-lesson-end-bonus-nudge = A kakaó a végén nem ér pontot. Fizesd ki mind.
teotihuacan-lesson-end-bonus-why = Nyertél. Döntetlennél az győz, akinek a bér után több kakaója maradt, aztán az, aki előbb van a sorrendben.
teotihuacan-lesson-end-bonus-lost = Az ellenfélnek több pontja van: túl sok bér maradt kifizetetlenül.
teotihuacan-lesson-end-plan = Tehát: építs korán a sáv miatt, lépj előre a Holtak útján, amíg maradt épület, szerezz különböző maszkokat, és tarts kakaót minden napfogyatkozásra. Most már eleget tudsz egy egész játékhoz.

## Egyedül Teotibot ellen

teotihuacan-lesson-teotibot = Egyedül Teotibot ellen
teotihuacan-lesson-teotibot-who = Egyedül is játszhatsz: az ellenfeled és az utolsó játékos **Teotibot**. Kezdettől fogva négy munkása van. A szabad munkásai neked egy színnek számítanak, ő pedig nem fizet díjat.
teotihuacan-lesson-teotibot-turn = Teotibotnak hat **akciólapkája** van egy kis piramisban, a hetedik mellette vár. Minden köröd után két kocka kiválaszt egyet közülük. Teotibot megteszi, amit a lapka mond, ha tudja: most építeni fog. Ha semmit sem tehet, kakaót és megerősítést kap. Aztán ez a lapka félrekerül, mások az **iránylapkák** szerint feljebb csúsznak, alulra pedig bejön a hetedik.
teotihuacan-lesson-teotibot-turn-task = fejezd be a kört, és figyeld Teotibotot.
teotihuacan-lesson-teotibot-turn-nudge = Nyomd meg az arany gombot.
teotihuacan-lesson-teotibot-turn-why = Letett egy lapkát, pontot kapott, és előrelépett egy templomon. Játék közben a napló minden lépést elmond. Aztán a világos korong is lépett.
teotihuacan-lesson-teotibot-space = Egy munkása mindig imádásmezőn áll. Ha a mezője kell, a szokásos 1 kakaót fizeted. De az a munkás nem szabadul fel: a következő üres imádásmezőre megy.
teotihuacan-lesson-teotibot-space-task = foglald el a díszek imádásmezőjét.
teotihuacan-lesson-teotibot-space-nudge = Az építkezésen álló munkásod egy táblányira van a díszektől.
teotihuacan-lesson-teotibot-space-why = Teotibot munkása a következő mezőre ment.
teotihuacan-lesson-teotibot-space-not = Az a mező még mindig Teotiboté.
teotihuacan-lesson-teotibot-win = Teotibot a napfogyatkozáskor úgy pontoz, mint te, és bért nem fizet. A végén a nyersanyagokért, a kakaóért, a technológiákért és minden templombónuszlapkáért is pontot kap. Neked **több** pont kell: döntetlennél Teotibot nyer.
