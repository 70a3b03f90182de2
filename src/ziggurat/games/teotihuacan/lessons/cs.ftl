### Lekce Teotihuacánu. Názvy: teotihuacan-lesson-<lekce>-<krok>, pak -task, -nudge, -why.

## Kruh desek

teotihuacan-lesson-ring = Kruh desek
teotihuacan-lesson-ring-boards = Kolem pyramidy leží v kruhu osm **desek**. Pracovníci chodí z desky na desku, vždy po směru hodinových ručiček. Palác a výstavba mají svá stálá místa, ostatních šest se ve většině her zamíchá.
teotihuacan-lesson-ring-workers = To jsou vaši **pracovníci** { $worker }: kostky, a číslo nahoře je jejich **síla**, 1 až 5. Tři jsou ve hře, čtvrtý o síle 3 čeká na kruhu povznesení. Ti s kroužkem { $neutral } jsou neutrální: nikdo s nimi nehýbe, ale kde se počítají barvy (kolik kakaa sbíráte nebo platíte), počítají se ty jejich jako každá jiná.
teotihuacan-lesson-ring-workers-mine = váš pracovník
teotihuacan-lesson-ring-move = Ve svém tahu přesunete **jednoho pracovníka o jednu, dvě nebo tři desky** po směru hodinových ručiček.
teotihuacan-lesson-ring-move-task = přesuňte pracovníka do lesa.
teotihuacan-lesson-ring-move-nudge = Les je dvě desky za kamenolomem a tři za palácem. Klepněte na jednoho z těch pracovníků a pak na les.
teotihuacan-lesson-ring-move-why = Je na místě. Síla nemá vliv na to, jak daleko pracovník dojde.
teotihuacan-lesson-ring-move-far = Tento pracovník do lesa nedojde: je to dál než tři desky.
teotihuacan-lesson-ring-act = Na desce, kam pracovník dojde, uděláte **jednu ze tří věcí**: sbíráte kakao { $cocoa-piece }, uctíváte, nebo provedete **hlavní akci** desky. V lese je to těžba dřeva { $wood-piece }. Zaplatíte 1 kakao za každou barvu, která tam byla před vámi, i za tu svou, pokud tam už stál jiný váš pracovník.
teotihuacan-lesson-ring-act-task = proveďte hlavní akci a získejte dřevo.
teotihuacan-lesson-ring-act-nudge = Zvolte hlavní akci lesa. Stojí tu 2 kakaa.
teotihuacan-lesson-ring-act-why = Máte dřevo a váš pracovník je o 1 silnější: hlavní akce vždy přinese posílení. Jen palác hlavní akci nemá.
teotihuacan-lesson-ring-act-other = To nebyla hlavní akce, dřevo tedy nemáte.
teotihuacan-lesson-ring-done = Jeden přesun, jedna akce: tah je u konce. Hráči se po jednom tahu střídají po směru hodinových ručiček. Než stisknete zlaté tlačítko, můžete vzít všechno zpět.
teotihuacan-lesson-ring-done-task = ukončete svůj tah.
teotihuacan-lesson-ring-done-nudge = Stiskněte zlaté tlačítko.
teotihuacan-lesson-ring-done-why = Ve hře by teď přesunul pracovníka soupeř.

## Kakao a poplatky

teotihuacan-lesson-cocoa = Kakao a poplatky
teotihuacan-lesson-cocoa-collect = Kakaem { $cocoa-piece } se platí skoro všechno. Sbírat ho můžete na **každé desce**: 1 a další 1 za každou **barvu** pracovníků, kteří tam stáli před vaším příchodem. Dva pracovníci jedné barvy se počítají jednou.
teotihuacan-lesson-cocoa-collect-task = seberte v jednom tahu 4 kakaa.
teotihuacan-lesson-cocoa-collect-nudge = Potřebujete tři barvy na jedné desce. Podívejte se do lesa.
teotihuacan-lesson-cocoa-collect-why = Jedno kakao vždy a jedno za každou ze tří barev: 4 kakaa, a bez poplatku. Plná deska je pro sběr kakaa nejlepší.
teotihuacan-lesson-cocoa-collect-less = Nesebrali jste 4 kakaa.
teotihuacan-lesson-cocoa-own = Počítá se i **vaše vlastní barva**, pokud na desce už stál jiný váš pracovník. Přesouvaný pracovník se sám nepočítá a uctívající pracovníci, tedy ti na políčkách uctívání, se nepočítají nikdy.
teotihuacan-lesson-cocoa-own-task = seberte kakao na desce, kde už stojí váš pracovník.
teotihuacan-lesson-cocoa-own-nudge = Pracovník z kamenolomu se může přidat k tomu v alchymii nebo k tomu v lese.
teotihuacan-lesson-cocoa-own-why = Vaše barva přinesla 1 kakao. Při hlavní akci za ni ale stejně tak platíte.
teotihuacan-lesson-cocoa-own-alone = Na té desce žádný váš pracovník nestál.
teotihuacan-lesson-cocoa-fee = **Hlavní akce** stojí 1 kakao za každou barvu, počítanou stejně. Váš pracovník právě došel do lesa. Jsou tam tři barvy a vy máte 1 kakao.
teotihuacan-lesson-cocoa-fee-task = přesto zkuste hlavní akci. Je ztlumená, ale po klepnutí uvidíte proč.
teotihuacan-lesson-cocoa-fee-nudge = Zvolte hlavní akci lesa.
teotihuacan-lesson-cocoa-fee-why = Poplatek se platí předem. Bez kakaa není hlavní akce.
teotihuacan-lesson-cocoa-instead = Co ale zdražuje hlavní akci, to vylepšuje sběr kakaa.
teotihuacan-lesson-cocoa-instead-task = vezměte si kakao z této desky.
teotihuacan-lesson-cocoa-instead-nudge = Zvolte sběr kakaa.
teotihuacan-lesson-cocoa-instead-why = 4 kakaa. Posílení za to není.
teotihuacan-lesson-cocoa-instead-other = To nebyl sběr kakaa.
teotihuacan-lesson-cocoa-cheap = Choďte tam, kde je málo barev, nebo jen ta vaše. Výše poplatku se určí, když pracovník přijde.
teotihuacan-lesson-cocoa-cheap-task = proveďte hlavní akci, která stojí nejvýše 1 kakao.
teotihuacan-lesson-cocoa-cheap-nudge = V lese stojí jen jedna barva. Pracovník v alchymii je o desku dál.
teotihuacan-lesson-cocoa-cheap-why = Levná akce, a pracovník k ní dostal posílení.
teotihuacan-lesson-cocoa-cheap-dear = Neprovedli jste hlavní akci nejvýše za 1 kakao. Každá barva na desce stojí 1 kakao.

## Dřevo, kámen a zlato

teotihuacan-lesson-harvest = Dřevo, kámen a zlato
teotihuacan-lesson-harvest-table = Dřevo { $wood-piece }, kámen { $stone-piece } a zlato { $gold-piece } jsou **suroviny**, kakao ne. Získávají se v lese, v kamenolomu a na nalezišti zlata. Každá z těchto desek má tabulku: **řádek** je počet vašich pracovníků na desce, **sloupec** síla **nejslabšího** z nich.
teotihuacan-lesson-harvest-two = V lese stojí jeden pracovník o síle 2. Druhý znamená řádek pro dva, sloupec ale určí ten slabší.
teotihuacan-lesson-harvest-two-task = získejte v jednom tahu 2 dřeva.
teotihuacan-lesson-harvest-two-nudge = Přiveďte z kamenolomu pracovníka o síle 3. Ten o síle 1 by sloupec pokazil.
teotihuacan-lesson-harvest-two-why = Dva pracovníci, nejslabší o síle 2: 2 dřeva. Ve hře byste teď vybrali, koho z nich posílíte.
teotihuacan-lesson-harvest-two-weak = To nejsou 2 dřeva. Spočítejte své pracovníky na desce a podívejte se na nejslabšího.
teotihuacan-lesson-harvest-three = Tři pracovníci na jedné desce jsou maximum, více se jich nikdy nepočítá. Silní přinesou ještě něco navíc.
teotihuacan-lesson-harvest-three-task = získejte v jednom tahu 4 kameny.
teotihuacan-lesson-harvest-three-nudge = Přesuňte pracovníka z paláce k těm dvěma v kamenolomu.
teotihuacan-lesson-harvest-three-why = 4 kameny a 5 bodů. Se třemi pracovníky navíc můžete posílit dvakrát.
teotihuacan-lesson-harvest-three-few = Nemáte 4 kameny: potřebujete v kamenolomu všechny tři pracovníky.
teotihuacan-lesson-harvest-whole = Hlavní akci musíte provést **celou**: nemáte-li na její cenu, nelze ji zvolit jen kvůli posílení. Váš pracovník je v alchymii, kde je potřeba zlato, a vy žádné nemáte.
teotihuacan-lesson-harvest-whole-task = zkuste hlavní akci alchymie. Je ztlumená, ale po klepnutí uvidíte proč.
teotihuacan-lesson-harvest-whole-nudge = Zvolte hlavní akci, i když nemáte zlato.
teotihuacan-lesson-harvest-whole-why = Bez zlata akce není. Tady můžete jen sbírat kakao.

## Posílení a povznesení

teotihuacan-lesson-power = Posílení a povznesení
teotihuacan-lesson-power-up = Každá hlavní akce přináší **posílení** { $power }: síla jednoho vašeho volného pracovníka **na té desce** vzroste o 1. Kterého, si vyberete; nemusí to být ten, kterého jste přesunuli. První posílení je povinné.
teotihuacan-lesson-power-up-task = posilte některého pracovníka na sílu 5.
teotihuacan-lesson-power-up-nudge = Přesuňte pracovníka o síle 2 k tomu o síle 4, proveďte hlavní akci a posilte silnějšího.
teotihuacan-lesson-power-up-why = Síla 5 je nejvyšší. Při dalším posílení se stane něco jiného.
teotihuacan-lesson-power-up-none = Žádný váš pracovník nedosáhl síly 5.
teotihuacan-lesson-power-ascend = Pracovník, který by dosáhl síly 6, je **povznesen** { $ascension }: posunete se na Cestě mrtvých, stupnici, která přináší body při každém zatmění, a pracovník začíná znovu v paláci se silou 1.
teotihuacan-lesson-power-ascend-task = povzneste některého svého pracovníka.
teotihuacan-lesson-power-ascend-nudge = Pracovníkovi o síle 5 stačí jedno posílení: proveďte s ním hlavní akci, třeba v lese.
teotihuacan-lesson-power-ascend-why = Posun na Cestě mrtvých, a teď ještě odměna.
teotihuacan-lesson-power-ascend-not = Žádný pracovník nebyl povznesen.
teotihuacan-lesson-power-reward = Vyberete si **jednu odměnu**: 5 bodů, 5 kakaa, postup v chrámu, dva postupy v chrámech za 3 kakaa, nebo svého **čtvrtého pracovníka** o síle 3 a k němu 2 kakaa. Pracovník navíc pomáhá až do konce hry.
teotihuacan-lesson-power-reward-task = přiveďte do hry čtvrtého pracovníka.
teotihuacan-lesson-power-reward-nudge = Na kruhu povznesení zvolte pracovníka.
teotihuacan-lesson-power-reward-why = Stojí v paláci. Odteď máte čtyři pracovníky.
teotihuacan-lesson-power-reward-other = I to je odměna, čtvrtého pracovníka ale nepřivede.
teotihuacan-lesson-power-disc = Každé povznesení také posune **světlý disk** { $light } o jedno políčko k tmavému { $dark }. Když se setkají, blíží se zatmění. Za tmavý disk se světlý nikdy nedostane.

## Uctívání

teotihuacan-lesson-worship = Uctívání
teotihuacan-lesson-worship-spaces = Pět desek má **políčka uctívání**: palác, les, kamenolom, naleziště zlata a výzdoba. Za barvy se tam neplatí, pracovník tam ale zůstane jako **uctívající**: dokud není uvolněn, nelze ho přesunout a nikde se nepočítá.
teotihuacan-lesson-worship-pray = Co dává schopnost políčka, záleží na desce. V lese postoupíte v červeném chrámu { $red }, v kamenolomu v zeleném { $green }, na nalezišti zlata v modrém { $blue }, u výzdoby v kterémkoli.
teotihuacan-lesson-worship-pray-task = postupte v červeném chrámu.
teotihuacan-lesson-worship-pray-nudge = Jděte do lesa a zvolte tam uctívání.
teotihuacan-lesson-worship-pray-why = Jeden schod v červeném chrámu a jeho odměna. Pracovník teď uctívá; žádné posílení za to není.
teotihuacan-lesson-worship-pray-not = V červeném chrámu jste nepostoupili.
teotihuacan-lesson-worship-oust = Na políčku je místo pro **jednoho**. Stojí-li tam jiný hráč, zaplatíte 1 kakao a jeho pracovník se vrátí do hlavní oblasti desky.
teotihuacan-lesson-worship-oust-task = zaujměte soupeřovo políčko uctívání v lese.
teotihuacan-lesson-worship-oust-nudge = Přesuňte se do lesa a zvolte uctívání. Stojí vás 1 kakao.
teotihuacan-lesson-worship-oust-why = Políčko je vaše. Soupeři jste tím ale uvolnili pracovníka: to je cena navíc ke kakau.
teotihuacan-lesson-worship-oust-not = Soupeřův pracovník na políčku stále stojí.
teotihuacan-lesson-worship-own = Políčko vám zabírá i vlastní pracovník.
teotihuacan-lesson-worship-own-task = přesto tu zkuste uctívat. Políčko je ztlumené, ale po klepnutí uvidíte proč.
teotihuacan-lesson-worship-own-nudge = Zvolte políčko uctívání v lese.
teotihuacan-lesson-worship-own-why = Nejdříve svého pracovníka uvolněte, pak bude políčko volné.
teotihuacan-lesson-worship-both = Vedle políčka leží **dílek objevu** { $tile }: zde **maska**, která přináší body při každém zatmění. Využijete schopnost políčka, **nebo** si za jeho cenu vezmete dílek, **nebo obojí** za 1 kakao navíc. Nový dílek se ihned doplní.
teotihuacan-lesson-worship-both-task = vezměte si obojí: postup v červeném chrámu i masku.
teotihuacan-lesson-worship-both-nudge = Zvolte v lese uctívání a pak schopnost i dílek. Maska stojí 1 dřevo.
teotihuacan-lesson-worship-both-why = 1 kakao za obojí, 1 dřevo za masku. Pořadí si určujete sami.
teotihuacan-lesson-worship-both-one = Nevzali jste si obojí.
teotihuacan-lesson-worship-palace = V paláci jsou tři políčka, každé s jedním z devíti **panovnických dílků**. Co přinese, závisí na **síle** pracovníka, který tam uctívá. Dílek na levém políčku dává kakao podle síly a ještě 1. V paláci musíte využít panovnický dílek, dílek objevu může být jen navíc.
teotihuacan-lesson-worship-palace-task = získejte v paláci 4 kakaa.
teotihuacan-lesson-worship-palace-nudge = Pracovník o síle 3 z naleziště zlata je o desku vedle. Zvolte levé políčko.
teotihuacan-lesson-worship-palace-why = Síla 3 a ještě 1: 4 kakaa.
teotihuacan-lesson-worship-palace-less = Nezískali jste tam 4 kakaa.

## Uctívající pracovníci

teotihuacan-lesson-locked = Uctívající pracovníci
teotihuacan-lesson-locked-turn = Uctívajícího pracovníka nelze přesunout a nikde se nepočítá. **Tah uvolnění** zdarma uvolní **všechny** vaše pracovníky, je to ale celý tah: bez přesunu a bez akce. Pokud uctívají všichni, musíte to udělat, pokud nezaplatíte, jak ukáže příští krok.
teotihuacan-lesson-locked-turn-task = uvolněte své pracovníky.
teotihuacan-lesson-locked-turn-nudge = Stiskněte tlačítko tahu uvolnění.
teotihuacan-lesson-locked-turn-why = Zůstávají na svých deskách, v hlavních oblastech. Kvůli třem najednou se tah vyplatí, kvůli jednomu sotva.
teotihuacan-lesson-locked-pay = V běžném tahu můžete místo toho zaplatit **3 kakaa** a přesto se přesunout a provést akci. Uvolníte tím všechny uctívající pracovníky: před přesunem, před akcí i po ní nebo před posílením.
teotihuacan-lesson-locked-pay-task = získejte v tomto tahu 2 kameny.
teotihuacan-lesson-locked-pay-nudge = Nejprve zaplaťte 3 kakaa, aby se pracovník v kamenolomu počítal. Pak k němu přiveďte toho z paláce.
teotihuacan-lesson-locked-pay-why = Dva volní pracovníci v kamenolomu, nejslabší o síle 2: 2 kameny. Za 3 kakaa jste ušetřili tah.
teotihuacan-lesson-locked-pay-less = Nezískali jste 2 kameny: k tomu jsou v kamenolomu potřeba dva volní pracovníci, žádný o síle 1.
teotihuacan-lesson-locked-moment = Pracovník tak může v jednom tahu uctívat a hned být uvolněn. 3 kakaa jsou ale hodně. Nejlevnější je uvolnění, když vaše políčko chce jiný hráč: tím vašeho pracovníka uvolní a vás to nic nestojí.

## Dílky objevů

teotihuacan-lesson-discovery = Dílky objevů
teotihuacan-lesson-discovery-price = Dílky objevů { $tile } leží u políček uctívání, na Cestě mrtvých a na některých schodech chrámů, na **velkých schodech**. Každý má svou **cenu**, ať ho berete kdekoli; některé nestojí nic.
teotihuacan-lesson-discovery-masks = **Masky** { $mask } vám zůstávají a přinášejí body při každém zatmění. Je jich sedm druhů. Jedna maska přinese 1 bod, dvě **různé** 3, tři 6, čtyři 10, pět 15, šest 21 a všech sedm 28. Druh, který už máte, začíná druhou sadu a ta se boduje zvlášť.
teotihuacan-lesson-discovery-flip = Každý jiný dílek můžete **jednou otočit**, a to ve svém tahu; dá vám, co ukazuje. V jednom tahu jich můžete otočit několik.
teotihuacan-lesson-discovery-flip-task = získejte dílkem 4 body.
teotihuacan-lesson-discovery-flip-nudge = Klepněte na svůj dílek se 4 body.
teotihuacan-lesson-discovery-flip-why = Dílek teď před vámi leží lícem dolů. Je stále váš, ale použitý.
teotihuacan-lesson-discovery-flip-not = Ten dílek jste neotočili.
teotihuacan-lesson-discovery-double = **Dílky přesunu** patří k přesunu: zvolte pracovníka a pak dílek otočte. Při **dvojitém přesunu** jde z téže desky na totéž místo i druhý pracovník. Při **přesunu kamkoli** jdete libovolně daleko.
teotihuacan-lesson-discovery-double-task = přesuňte do lesa dva pracovníky najednou.
teotihuacan-lesson-discovery-double-nudge = Klepněte na pracovníka v kamenolomu, otočte dvojitý přesun a pak zvolte les.
teotihuacan-lesson-discovery-double-why = Oba jsou v lese a provedete stále jen jednu akci, teď ale se dvěma pracovníky. Při uctívání by na políčku zůstal jen jeden z nich.
teotihuacan-lesson-discovery-double-one = Do lesa nepřišli dva pracovníci společně.
teotihuacan-lesson-discovery-others = Dílek **kakao zdarma** nahradí jednu platbu: poplatek za hlavní akci, poplatky za uctívání, nebo celou mzdu, tedy kakao, které pracovníci stojí při zatmění. **Pracovník navíc** se počítá v alchymii, u rodin nebo při výstavbě. Dvě **posílení** můžete dát kterýmkoli svým volným pracovníkům. Dílek, který by nic neudělal, otočit nelze.

## Chrámy a Cesta mrtvých

teotihuacan-lesson-temples = Chrámy a Cesta mrtvých
teotihuacan-lesson-temples-steps = Tři chrámy, tři druhy odměn: modrý { $blue } dává suroviny, červený { $red } body, zelený { $green } kakao. S každým postupem jste o schod výš a dostanete, co schod ukazuje.
teotihuacan-lesson-temples-steps-task = postupte v modrém chrámu a vezměte si za to zlato.
teotihuacan-lesson-temples-steps-nudge = Zvolte modrý chrám a pak zlato.
teotihuacan-lesson-temples-steps-why = „Libovolná surovina“ je dřevo, kámen nebo zlato, jak chcete.
teotihuacan-lesson-temples-steps-not = Zlato jste za to nedostali.
teotihuacan-lesson-temples-major = Na **velkém schodu** leží dílky objevů. Vezmete si tam jeden z nich za jeho cenu, **nebo** odměnu na schodu. Dílky se nedoplňují: kdo přijde první, má nejlepší výběr.
teotihuacan-lesson-temples-major-task = dojděte na velký schod zeleného chrámu a vezměte si masku.
teotihuacan-lesson-temples-major-nudge = Zvolte uctívání v kamenolomu: tím postoupíte v zeleném chrámu. Pak zvolte masku, stojí 1 dřevo.
teotihuacan-lesson-temples-major-why = Maska je vaše za 1 dřevo. Odměnou schodu by bylo 1 kakao.
teotihuacan-lesson-temples-major-not = Masku z velkého schodu nemáte.
teotihuacan-lesson-temples-top = 10. schod chrámu nedává nic hned, je na něm ale **dílek chrámové výhody**, vylosovaný ze sedmi: na konci přinese body každému, kdo tam došel. Na 11. schod se vejde jen jeden ukazatel, další zůstanou na 10. Postup, který lze provést, se provést musí; jinak propadá.
teotihuacan-lesson-temples-avenue = Na **Cestě mrtvých** { $avenue } se posouváte díky budovám a povznesením, nejdále na políčko 9. Na políčkách 3, 6 a 8 si můžete koupit dílek objevu. Při každém zatmění vynese každé políčko tolik bodů, kolik ukazuje řada budov { $building } nahoře.
teotihuacan-lesson-temples-avenue-task = posuňte se na Cestě mrtvých na políčko 3 a vezměte si tamní dílek.
teotihuacan-lesson-temples-avenue-nudge = Otočte svůj dílek s posunem na Cestě mrtvých.
teotihuacan-lesson-temples-avenue-why = Dílek jste mohli i odmítnout. Kromě těchto dílků nedává Cesta mrtvých nic hned.
teotihuacan-lesson-temples-avenue-not = Nemáte dílek z Cesty mrtvých.

## Alchymie a rodiny

teotihuacan-lesson-crafts = Alchymie a rodiny
teotihuacan-lesson-crafts-top = V **alchymii** zaplatíte uvedené zlato { $gold-piece } za **technologii**, která vám pomáhá až do konce hry. V každé hře je jich šest z devíti. Jeden pracovník vybírá z horní řady. Pak postoupíte v chrámu jejího sloupce: modrém, červeném, nebo zeleném.
teotihuacan-lesson-crafts-top-task = vyviňte technologii.
teotihuacan-lesson-crafts-top-nudge = Přesuňte pracovníka z kamenolomu do alchymie a proveďte hlavní akci. Pak zvolte dílek horní řady.
teotihuacan-lesson-crafts-top-why = Leží na ní váš ukazatel. Vyvinout ji mohou i ostatní: kdykoli to někdo udělá, získá každý, kdo ji už má, 3 body ze zásoby. Stejně tak ostatní, když vyvinete některou z jejich.
teotihuacan-lesson-crafts-top-not = Novou technologii nemáte.
teotihuacan-lesson-crafts-lower = Se **dvěma pracovníky** můžete vybírat i z dolní řady. Jediný pracovník o síle 4 nebo 5 může také, ale posílení pak nedostane.
teotihuacan-lesson-crafts-lower-task = vyviňte technologii z dolní řady.
teotihuacan-lesson-crafts-lower-nudge = Přiveďte do alchymie druhého pracovníka. Dílek dolní řady tu stojí 2 zlata.
teotihuacan-lesson-crafts-lower-why = Dva pracovníci otevřeli dolní řadu. Alchymie dává právě jedno posílení, i se třemi.
teotihuacan-lesson-crafts-lower-not = To není technologie z dolní řady.
teotihuacan-lesson-crafts-effect = Technologie působí po účinku hlavní akce a před posílením. Váš ukazatel leží na té, která dává o jedno dřevo, kámen nebo zlato **více**. V akci, ve které technologii získáte, ještě nepůsobí.
teotihuacan-lesson-crafts-effect-task = získejte surovinu díky své technologii.
teotihuacan-lesson-crafts-effect-nudge = Proveďte hlavní akci v lese, v kamenolomu nebo na nalezišti zlata.
teotihuacan-lesson-crafts-effect-why = Jedna surovina z desky, jedna z technologie. A tak to bude pokaždé.
teotihuacan-lesson-crafts-effect-not = Vaše technologie nic nepřinesla.
teotihuacan-lesson-crafts-noble = U **rodin** zaplatíte 2 dřeva { $wood-piece }, položíte **budovu** { $building } na první volné místo řady zleva a dostanete body podle jeho čísla. Jeden pracovník staví v horní řadě, dva v prostřední, tři ve spodní. K tomu se posunete na Cestě mrtvých.
teotihuacan-lesson-crafts-noble-task = získejte za budovu 5 bodů.
teotihuacan-lesson-crafts-noble-nudge = Prostřední řada ukazuje 5 a potřebuje dva pracovníky. Jeden tam stojí: přiveďte toho z výzdoby.
teotihuacan-lesson-crafts-noble-why = 5 bodů a posun na Cestě mrtvých. Je-li řada plná, smí se s více pracovníky stavět v některé řadě nad ní.
teotihuacan-lesson-crafts-noble-less = Za budovu jste nedostali 5 bodů.
teotihuacan-lesson-crafts-row = Budova přišla z řady nahoře na stole. Čím méně jich zbývá, tím **méně** bodů je za políčka Cesty mrtvých: začíná se na 5 a klesá to až na 1. Cesta se tedy nejvíce vyplatí na začátku.

## Výstavba a výzdoba

teotihuacan-lesson-pyramid = Výstavba a výzdoba
teotihuacan-lesson-pyramid-price = Na desce **výstavba** stavějí všichni tutéž pyramidu. V nabídce jsou tři dílky; doplní se na konci akce. Dílek stojí **2 kameny** { $stone-piece } a na patrech 2, 3 a 4 ještě 1, 2 nebo 3 dřeva { $wood-piece }. Za každý dílek se posunete o políčko na stupnici pyramidy, nejvýš na 10; ta přináší body při každém zatmění. Dílek přinese podle patra 1, 3, 5 nebo 7 bodů.
teotihuacan-lesson-pyramid-place = Zvolíte dílek, pole a natočení. **Ikona stejná jako ta pod ní** je shodná ikona a přinese 1 bod. S N pracovníky tu můžete položit až N dílků, jeden po druhém, pozdější třeba i na dřívější.
teotihuacan-lesson-pyramid-place-task = položte dílek s aspoň dvěma shodnými ikonami.
teotihuacan-lesson-pyramid-place-nudge = Jděte z lesa na výstavbu. Levý dílek se při správném natočení hodí do levého horního rohu.
teotihuacan-lesson-pyramid-place-why = Body za patro a za každou shodnou ikonu. Váš ukazatel na stupnici pyramidy se také posunul.
teotihuacan-lesson-pyramid-place-few = Nepoložili jste dílek se dvěma shodnými ikonami.
teotihuacan-lesson-pyramid-colour = Za shodnou ikonu, která je **na vašem dílku barevná**, také **postoupíte v chrámu** její barvy. Neutrální na neutrální je shodná také, ale postup v chrámu nepřinese.
teotihuacan-lesson-pyramid-colour-task = natočte dílek tak, abyste postoupili v zeleném chrámu.
teotihuacan-lesson-pyramid-colour-nudge = Zelená ikona dílku musí ležet na hadovi. Natáčejte dílek, dokud nebude označená.
teotihuacan-lesson-pyramid-colour-why = Zelená na hadovi: postup v zeleném chrámu. Na barvě ikony pod dílkem nezáleží.
teotihuacan-lesson-pyramid-colour-not = Dílek leží tak, že v zeleném chrámu nepostoupíte.
teotihuacan-lesson-pyramid-support = Dílek vyššího patra leží na **čtyřech dílcích** patra pod ním. Patro 2 stojí o 1 dřevo { $wood-piece } více a přináší 3 body. Uprostřed pyramidy, kde je patro 1 plné, jsou všechny čtyři.
teotihuacan-lesson-pyramid-support-task = položte dílek na patro 2.
teotihuacan-lesson-pyramid-support-nudge = Zvolte pole uprostřed, kde bude ležet přes čtyři dílky.
teotihuacan-lesson-pyramid-support-why = 3 body za patro a ikony se porovnávají s těmi na dílcích pod ním. A patro 3 je zase blíž.
teotihuacan-lesson-pyramid-support-low = Dílek neleží na patře 2.
teotihuacan-lesson-pyramid-last = Dílek na **patře 4** pyramidu dokončí: světlý disk skočí na tmavý a nejbližší zatmění je poslední.
teotihuacan-lesson-pyramid-sides = Na desce **výzdoba** zdobíte strany pyramidy. S jedním pracovníkem zaplatíte 3 zlata { $gold-piece }, se dvěma 2, se třemi 1. V nabídce jsou čtyři dílky, každý se dvěma ikonami; doplní se na konci akce.
teotihuacan-lesson-pyramid-lay = Dostanete **3 body**, 1 navíc za každou shodnou ikonu a za každou barevnou shodnou postoupíte v jejím chrámu, stejně jako na pyramidě. Posune se i váš ukazatel na stupnici pyramidy.
teotihuacan-lesson-pyramid-lay-task = položte dílek výzdoby se dvěma shodnými ikonami.
teotihuacan-lesson-pyramid-lay-nudge = První dílek v nabídce ukazuje červenou a zelenou. Horní strana pyramidy také.
teotihuacan-lesson-pyramid-lay-why = 3 body a 2 za shodné ikony, k tomu postup v červeném a v zeleném chrámu.
teotihuacan-lesson-pyramid-lay-few = Nepoložili jste dílek výzdoby se dvěma shodnými ikonami.
teotihuacan-lesson-pyramid-higher = Patro 1 každé strany je vždy přístupné. Vyšší patro potřebuje dílek výzdoby pod sebou na téže straně a pyramida tam už musí být vystavěná. Nejdřív se tedy staví, pak zdobí.

## Kalendář a zatmění

teotihuacan-lesson-eclipse = Kalendář a zatmění
teotihuacan-lesson-eclipse-discs = **Světlý disk** { $light } se posouvá po každém tahu posledního hráče a s každým povznesením. Začíná na 0. Jakmile dosáhne **tmavého disku** { $dark }, zatmění se blíží: ne hned, jak uvidíte.
teotihuacan-lesson-eclipse-reach = Světlý je na 9, tmavý na 10. Svůj tah jste dohráli, soupeř je poslední hráč.
teotihuacan-lesson-eclipse-reach-task = ukončete tah a sledujte disky.
teotihuacan-lesson-eclipse-reach-nudge = Stiskněte zlaté tlačítko.
teotihuacan-lesson-eclipse-reach-why = Setkaly se. Teď se hraje ještě **jedno celé kolo** a pak se zatmění boduje. Setkají-li se uprostřed kola, nejdříve se to kolo dohraje.
teotihuacan-lesson-eclipse-save = Při zatmění chce každý váš pracovník **mzdu**: 1 kakao { $cocoa-piece }, při síle 4 nebo 5 chce 2. Vaši mají sílu 2, 2 a 4: dohromady 4 kakaa, a vy máte 1. Toto je váš poslední tah před ním.
teotihuacan-lesson-eclipse-save-task = ukončete tento tah tak, abyste měli aspoň 4 kakaa.
teotihuacan-lesson-eclipse-save-nudge = Seberte kakao tam, kde stojí dvě barvy: v kamenolomu nebo na výstavbě.
teotihuacan-lesson-eclipse-save-why = Máte dost pro všechny. Soupeř odehrál poslední tah a nastalo zatmění.
teotihuacan-lesson-eclipse-save-poor = Máte méně než 4 kakaa.
teotihuacan-lesson-eclipse-scored = Nejprve přišly body: **Cesta mrtvých** { $avenue }, 3 políčka krát 4, 12 bodů. **Vedení** na stupnici pyramidy { $step }: 4 body při každém zatmění, a má je každý, kdo se o vedení dělí. **Stupnice**: 2 políčka krát 4 při prvním zatmění (později 3 a 2). **Masky** { $mask }: tři různé, 6 bodů. Stupnice začíná znovu na 0.
teotihuacan-lesson-eclipse-salary = Pak mzda. Zaplatit můžete celou, část, nebo nic: každé nezaplacené kakao stojí **3 body**, pod 0 však nikdo neklesne.
teotihuacan-lesson-eclipse-salary-task = zaplaťte celou mzdu.
teotihuacan-lesson-eclipse-salary-nudge = Zaplaťte 4 kakaa.
teotihuacan-lesson-eclipse-salary-why = Zaplaceno. Světlý disk se vrací na 0, tmavý je o políčko blíž a neutrální pracovníci se rozmístí znovu. Vše ostatní zůstává.
teotihuacan-lesson-eclipse-salary-part = To není celá mzda.

## Jak hra začíná

teotihuacan-lesson-start = Jak hra začíná
teotihuacan-lesson-start-dealt = Dostanete čtyři **startovní dílky** a **dva** si necháte. Každý přináší kakao, suroviny nebo postupy a ukazuje dvě desky. Výběr je tajný, dokud nevyberou všichni. První hráč má navíc 1 kakao, poslední 3, ostatní 2. V dalším kroku vybírejte tak, abyste na začátku měli **9 kakaa**.
teotihuacan-lesson-start-keep = Jako první hráč máte 1 kakao. Zbytek musí přinést vaše dva dílky.
teotihuacan-lesson-start-keep-task = mějte na začátku 9 kakaa.
teotihuacan-lesson-start-keep-nudge = Máte 1. Oba dílky musí dohromady přinést 8: 5 a 3.
teotihuacan-lesson-start-keep-why = Kakao na první tahy, dřevo, postup v chrámu a silnější pracovník: to je dobrý začátek.
teotihuacan-lesson-start-keep-less = Tyto dva dílky nepřinesou 8 kakaa.
teotihuacan-lesson-start-place = Vaši tři pracovníci začínají na **třech různých deskách** z těch, které ukazují vaše dva dílky.
teotihuacan-lesson-start-place-task = rozmístěte své tři pracovníky.
teotihuacan-lesson-start-place-nudge = Zvolte tři ze čtyř označených desek.
teotihuacan-lesson-start-place-why = Ze sousedních desek se pracovníci brzy sejdou.
teotihuacan-lesson-start-place-more = Ještě nejsou rozmístěni všichni pracovníci.
teotihuacan-lesson-start-first = Ve dvou nebo ve třech doplní desky **neutrální pracovníci** { $neutral }: dvě barvy ve dvou, jedna ve třech. Pro první hru existuje pevně daná příprava: desky, dílky i suroviny jsou určené a nic se nevybírá.

## Konec hry

teotihuacan-lesson-end = Konec hry
teotihuacan-lesson-end-when = Hra končí po **třetím zatmění**. Položí-li někdo dříve nejvyšší dílek pyramidy, je poslední už příští zatmění. Tady skončilo poslední kolo. V modrém chrámu { $blue } jste došli na 10. schod a to se teď vyplatí.
teotihuacan-lesson-end-bonus = Při posledním zatmění se boduje i každý dosažený **dílek chrámové výhody**. Ten v modrém dává 15 bodů; jiné dávají body za masky, technologie, políčka na Cestě mrtvých nebo pracovníky. Najeďte na některý a přečtete si ho. Je to těsné, dejte pozor na mzdu: splatná jsou 4 kakaa a každé chybějící stojí 3 body.
teotihuacan-lesson-end-bonus-task = vyhrajte hru.
teotihuacan-lesson-end-bonus-nudge = Kakao na konci body nedává. Zaplaťte všechno.
teotihuacan-lesson-end-bonus-why = Vyhráli jste. Při shodě rozhoduje, kdo má po mzdě více kakaa, a pak dřívější místo v pořadí hráčů.
teotihuacan-lesson-end-bonus-lost = Soupeř má více bodů: příliš velká část mzdy zůstala nezaplacená.
teotihuacan-lesson-end-plan = Takže: stavte brzy kvůli stupnici, posouvejte se na Cestě mrtvých, dokud zbývají budovy, sbírejte různé masky a nechte si kakao na každé zatmění. Teď umíte dost na celou hru.

## Sólo proti Teotibotovi

teotihuacan-lesson-teotibot = Sólo proti Teotibotovi
teotihuacan-lesson-teotibot-who = Můžete hrát i sólo: soupeřem a posledním hráčem je **Teotibot**. Od začátku má čtyři pracovníky. Jeho volní pracovníci jsou pro vás jedna barva a sám poplatky neplatí.
teotihuacan-lesson-teotibot-turn = Teotibot má šest **dílků akcí** v malé pyramidě, sedmý čeká stranou. Po každém vašem tahu z nich dvě kostky jeden vyberou. Udělá, co dílek říká, pokud může: tady bude stavět. Když nemůže nic, získá kakao a posílení. Pak jde tento dílek stranou, jiné se posunou nahoru podle **dílků směru** a dole přibude sedmý.
teotihuacan-lesson-teotibot-turn-task = ukončete tah a sledujte Teotibota.
teotihuacan-lesson-teotibot-turn-nudge = Stiskněte zlaté tlačítko.
teotihuacan-lesson-teotibot-turn-why = Položil dílek, získal body a postoupil v chrámu. Ve hře najdete každý krok v záložce Průběh. Pak se posunul světlý disk.
teotihuacan-lesson-teotibot-space = Jeden jeho pracovník vždy uctívá. Chcete-li jeho políčko, zaplatíte jako obvykle 1 kakao. Ten pracovník se ale neuvolní: přejde na další prázdné políčko uctívání.
teotihuacan-lesson-teotibot-space-task = zaujměte políčko uctívání u výzdoby.
teotihuacan-lesson-teotibot-space-nudge = Váš pracovník na výstavbě je od výzdoby jen jednu desku.
teotihuacan-lesson-teotibot-space-why = Teotibotův pracovník přešel na další políčko.
teotihuacan-lesson-teotibot-space-not = To políčko má stále Teotibot.
teotihuacan-lesson-teotibot-win = Teotibot při zatmění boduje jako vy a mzdu neplatí. Na konci dostane body i za suroviny a kakao, technologie a každý dílek chrámové výhody. Potřebujete **více** bodů než on: při shodě vyhrává Teotibot.
