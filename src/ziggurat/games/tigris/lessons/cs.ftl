### Lekce hry Eufrat a Tigris. Jména: tigris-lesson-<lekce>-<krok>, pak -task, -nudge, -why.

## Země a kartičky

tigris-lesson-land = Země a kartičky
tigris-lesson-land-board = Zemí protékají dvě řeky. Od začátku na ní stojí deset **chrámů** { $temple } a na každém leží **poklad** { $treasure }. Všechno, co postavíte, vyroste od nich. Body budete získávat ve čtyřech barvách a na konci rozhodne jen vaše **nejslabší barva**.
tigris-lesson-land-farm = V ruce máte šest kartiček: **osady** { $settlement }, **chrámy** { $temple }, **farmy** { $farm } a **tržiště** { $market }. Farma potřebuje vodu, a proto patří na řeku.
tigris-lesson-land-farm-task = položte farmu na řeku.
tigris-lesson-land-farm-nudge = Vezměte modrou farmu a klepněte na některé z osvětlených políček řeky.
tigris-lesson-land-farm-why = Správně. Modrá patří na řeku a nic jiného tam nesmí.
tigris-lesson-land-dry = Osady, chrámy a tržiště patří na pevninu. Tady můžete zkoušet cokoli: co pravidla zakazují, to se nestane, a dozvíte se proč.
tigris-lesson-land-dry-task = zkuste položit chrám na řeku.
tigris-lesson-land-dry-nudge = Vezměte červený chrám a klepněte na prázdné políčko řeky.
tigris-lesson-land-dry-why = Takhle pravidla odpovídají. Číslo vedle je číslo pravidla; dovede vás k jeho celému znění.
tigris-lesson-land-touch = Políčka **sousedí**, když mají společnou hranu; roh nestačí. Kartičky na sousedních políčkách patří k sobě. Takové skupině se říká **region**. Prázdné políčko ani holá řeka nic nespojují.
tigris-lesson-land-touch-task = položte osadu { $settlement } vedle chrámu na F3.
tigris-lesson-land-touch-nudge = Kartička musí mít s F3 společnou hranu. Na pevnině ji mají tři políčka: F2, G3 a F4.
tigris-lesson-land-touch-why = Osada a chrám jsou teď jeden region.

## Co je království

tigris-lesson-kingdoms = Co je království
tigris-lesson-kingdoms-region = Tyhle čtyři kartičky se dotýkají, a jsou tedy jedním regionem. Nikdo mu ale nevládne, a tak nikomu nic nepřináší.
tigris-lesson-kingdoms-region-region = region
tigris-lesson-kingdoms-crown = Region s vůdcem je **království**. Máte čtyři vůdce, od každé barvy jednoho; lučištník na nich je znak vaší dynastie. Tohle je váš **král** { $king }.
tigris-lesson-kingdoms-crown-task = udělejte z regionu své království: umístěte krále vedle některého z jeho chrámů.
tigris-lesson-kingdoms-crown-nudge = Region vlevo má chrámy na F3 a F4. Vyberte políčko pevniny vedle některého z nich.
tigris-lesson-kingdoms-crown-why = Obrys ukazuje vaše království a římská číslice je jeho jméno. Číslo na vůdci říká, kolik kartiček jeho barvy tu leží: to je jeho síla ve vnějším konfliktu.
tigris-lesson-kingdoms-grow = Království roste s každou kartičkou, která se ho dotkne, a kartička položená v království přináší bod.
tigris-lesson-kingdoms-grow-task = položte kartičku tak, aby se dotýkala vašeho království, a získejte bod.
tigris-lesson-kingdoms-grow-nudge = Nová kartička musí mít společnou hranu s kartičkou nebo s vůdcem vašeho království.
tigris-lesson-kingdoms-grow-why = Jeden bod v barvě kartičky. Král bere každou barvu, která tu nemá vlastního vůdce.
tigris-lesson-kingdoms-share = Žádné království nepatří jedinému hráči: mohou v něm stát vůdci několika hráčů. Jen dva vůdci stejné barvy v jednom království být nemohou.
tigris-lesson-kingdoms-share-yours = váš král
tigris-lesson-kingdoms-share-theirs = býkův obchodník
tigris-lesson-kingdoms-share-task = umístěte do tohoto království i svého kněze { $priest }.
tigris-lesson-kingdoms-share-nudge = Kněz musí stát vedle některého chrámu tohoto království.
tigris-lesson-kingdoms-share-why = Tři vůdci, tři barvy, jedno království. Každý z nich sbírá svou barvu.

## Vůdci

tigris-lesson-leaders = Vůdci
tigris-lesson-leaders-beside = Vůdce stojí vždycky vedle **chrámu** { $temple }. Umístěte do svého království **kněze** { $priest }: za každý chrám, který tam přibude, získá červený bod { $red-point }.
tigris-lesson-leaders-beside-king = váš král
tigris-lesson-leaders-beside-task = umístěte kněze do svého království, tam, kde stojí váš král.
tigris-lesson-leaders-beside-nudge = Hledejte políčko pevniny vedle chrámu vlastního království. Svítí dvě a obě jsou správně.
tigris-lesson-leaders-beside-why = Kněz stojí vedle chrámu vašeho království a odteď tam sbírá červené body.
tigris-lesson-leaders-river = Vůdci stojí na **pevnině** a nikdy bez chrámu po boku.
tigris-lesson-leaders-river-task = zkuste políčko, kde vůdce stát nesmí: řeku, nebo políčko bez sousedního chrámu.
tigris-lesson-leaders-river-nudge = Vezměte farmáře a klepněte na řeku, třeba na E3.
tigris-lesson-leaders-river-why = Každý vůdce potřebuje prázdné políčko pevniny vedle chrámu, i farmář.
tigris-lesson-leaders-between = Vůdce smí vstoupit do jednoho království, ale nesmí **spojit dvě**. To dokážou jen kartičky. H3 a G4 se dotýkají obou těchto království.
tigris-lesson-leaders-between-task = zkuste umístit svého obchodníka { $trader } mezi obě království.
tigris-lesson-leaders-between-nudge = Zkuste obchodníka umístit na H3 nebo G4: obě políčka se dotýkají království vašeho krále i království býkova kněze.
tigris-lesson-leaders-between-why = Vůdce se dotýká nejvýše jednoho království. Na regionech bez vůdců nezáleží.
tigris-lesson-leaders-move = Vůdce na desce se smí přesunout na kterékoli políčko, kde stát může, jakkoli daleko. Váš obchodník získává body jen za tržiště umístěná v jeho království a region s tržištěm { $market } je tady dole.
tigris-lesson-leaders-move-task = přesuňte obchodníka do regionu s tržištěm.
tigris-lesson-leaders-move-nudge = Klepněte na obchodníka a pak na osvětlené políčko vedle chrámu na I7.
tigris-lesson-leaders-move-market = Obchodník není v regionu s tržištěm na J7.
tigris-lesson-leaders-move-why = Zvednout a znovu umístit, to všechno je jediná akce. Za přesunutí body nejsou.
tigris-lesson-leaders-home = Vůdce můžete také **stáhnout**: vzít ho z desky. I to je akce a někdy ho zachrání před konfliktem.
tigris-lesson-leaders-home-task = stáhněte svého obchodníka.
tigris-lesson-leaders-home-nudge = Klepněte na obchodníka a pak na tlačítko, kterým ho stáhnete.
tigris-lesson-leaders-home-why = Obchodník je zase u vás a může přijít kamkoli.

## Kartičky a body

tigris-lesson-points = Kartičky a body
tigris-lesson-points-temple = Kartička položená v království dá **jeden bod své barvy** vůdci této barvy, který tam stojí. Červená patří vašemu knězi { $priest }.
tigris-lesson-points-temple-task = získejte červený bod.
tigris-lesson-points-temple-nudge = Položte chrám { $temple } na políčko pevniny, které se dotýká vašeho království.
tigris-lesson-points-temple-why = Chrám, kněz, červený bod. Kolika stranami se kartička dotýká, je jedno.
tigris-lesson-points-king = Farmář tu není. Modrý bod si tedy vezme **král** { $king } a bod zůstane modrý. Král zastoupí kteréhokoli vůdce, který tu chybí.
tigris-lesson-points-king-king = váš král
tigris-lesson-points-king-task = získejte modrý bod farmou { $farm }.
tigris-lesson-points-king-nudge = Farma musí ležet na políčku řeky, které se dotýká vašeho království, třeba na E3.
tigris-lesson-points-king-why = Král zastoupí každého vůdce, který chybí. Proto se vyplatí umístit ho jako prvního.
tigris-lesson-points-theirs = Nezáleží na tom, kdo kartičku položí, ale čí vůdce tam stojí. V tomhle království je váš král a býkův obchodník.
tigris-lesson-points-theirs-trader = býkův obchodník
tigris-lesson-points-theirs-task = položte sem tržiště { $market } a podívejte se, kdo získá bod.
tigris-lesson-points-theirs-nudge = Položte tržiště k tomuto království, na některé z osvětlených políček.
tigris-lesson-points-theirs-why = Zelený bod získal býk: obchodník má přednost před králem.
tigris-lesson-points-nobody = A v tomhle království je jen váš kněz: žádný obchodník, žádný král.
tigris-lesson-points-nobody-priest = váš kněz
tigris-lesson-points-nobody-task = položte v tomto království tržiště.
tigris-lesson-points-nobody-nudge = Položte tržiště na osvětlené políčko vedle království.
tigris-lesson-points-nobody-touch = Tržiště se království nedotýká.
tigris-lesson-points-nobody-why = Obchodník ani král tu nejsou, a tak zelený bod nezíská nikdo. Nic nepřinese ani kartička daleko od všech království.
tigris-lesson-points-two = Teď obě akce jednoho tahu. Na konci se počítá jen vaše nejslabší barva, a tak se vyplatí sbírat různé.
tigris-lesson-points-two-task = získejte dvěma kartičkami černý bod { $black-point } a červený bod { $red-point }.
tigris-lesson-points-two-nudge = Osada a chrám, obojí u vašeho království.
tigris-lesson-points-two-red = Červený bod ještě chybí: přinese ho chrám ve vašem království.
tigris-lesson-points-two-black = Černý bod ještě chybí: přinese ho osada ve vašem království.
tigris-lesson-points-two-why = Dvě kartičky, dvě barvy. Z toho se skládá většina tahů.

## Váš tah

tigris-lesson-turn = Váš tah
tigris-lesson-turn-actions = Ve svém tahu máte **dvě akce**: umístit, přesunout nebo stáhnout vůdce, položit kartičku, zahrát katastrofu, nebo vyměnit kartičky. Libovolné dvě v libovolném pořadí, klidně dvakrát tutéž.
tigris-lesson-turn-actions-task = proveďte dvě akce podle vlastního výběru.
tigris-lesson-turn-actions-nudge = Položte kartičku nebo umístěte vůdce, a to dvakrát. Dva zlaté proužky ukazují, kolik akcí zbývá.
tigris-lesson-turn-actions-why = Obě akce jste využili. Víc už v tomto tahu udělat nemůžete.
tigris-lesson-turn-done = Tah neskončí sám od sebe, abyste si mohli prohlédnout, co jste udělali, a případně to vzít zpět.
tigris-lesson-turn-done-task = ukončete tah zlatým tlačítkem.
tigris-lesson-turn-done-nudge = Zlaté tlačítko je vpravo dole.
tigris-lesson-turn-done-why = Na konci tahu nejdřív přinesou body monumenty; o nich až později.
tigris-lesson-turn-refill = Potom si **všichni** doberou kartičky do šesti, i ti, kdo nějaké použili v konfliktu. Vaše kartičky nikdo nevidí. Teď je na tahu býk.
tigris-lesson-turn-swap = Čtyři farmy, a na řece skoro není co získat: takovou ruku můžete **vyměnit**. Odložíte **jednu až šest** kartiček a doberete si stejný počet nových. Je to jedna akce a nové kartičky smíte hned použít.
tigris-lesson-turn-swap-task = vyměňte alespoň tři kartičky.
tigris-lesson-turn-swap-nudge = Klepněte na výměnu, pak na kartičky, které chcete odložit, a nakonec na zlaté tlačítko.
tigris-lesson-turn-swap-why = Odložené kartičky leží lícem dolů a do hry se už nevrátí.
tigris-lesson-turn-pass = Obě akce využít nemusíte. Zlaté tlačítko ukončí tah kdykoli.

## Vnitřní konflikty

tigris-lesson-revolt = Vnitřní konflikty
tigris-lesson-revolt-rivals = V království nikdy nezůstanou dva vůdci stejné barvy. Když umístíte svého obchodníka { $trader } tam, kde už stojí obchodník jiného hráče, nastane **vnitřní konflikt**: jeden z nich musí pryč.
tigris-lesson-revolt-rivals-trader = býkův obchodník
tigris-lesson-revolt-enter = Ve vnitřním konfliktu rozhodují jen **chrámy** { $temple }: ty, které sousedí s vůdcem. Býkův obchodník má vedle sebe jeden. Váš by na G5 měl dva. Chrám, který sousedí s oběma, by se počítal oběma.
tigris-lesson-revolt-enter-task = umístěte svého obchodníka do tohoto království a vyvolejte vnitřní konflikt.
tigris-lesson-revolt-enter-nudge = Obchodník potřebuje políčko vedle chrámu tohoto království. G5 sousedí se dvěma.
tigris-lesson-revolt-enter-why = Útočíte vy, protože jste do království přišli; býk se brání.
tigris-lesson-revolt-win = Oba mohou přidat chrámy z ruky: nejdřív vy, potom býk, každý jednou. **Při shodě vyhrává obránce** a býk má v ruce jednu kartičku. Co přidáte, o to přijdete.
tigris-lesson-revolt-win-task = vyhrajte vnitřní konflikt.
tigris-lesson-revolt-win-nudge = Spočítejte si to: chrámů na desce a z ruky musíte mít víc než býk, i kdyby jeden přidal.
tigris-lesson-revolt-win-why = Býkův obchodník se vrací domů a vy získáváte jeden červený bod: červený proto, že o vnitřním konfliktu rozhodují chrámy, ať mají vůdci jakoukoli barvu. Chrámy na desce zůstávají.
tigris-lesson-revolt-defend = Teď útočí býk na vašeho obchodníka: má tři chrámy, jeden z nich z ruky. Vy máte na desce jeden. Obránce odpovídá poslední a **stačí mu shoda**.
tigris-lesson-revolt-defend-task = ubraňte svého obchodníka a neplýtvejte chrámy.
tigris-lesson-revolt-defend-nudge = Býk má 3. Vy máte na desce 1: kolik chrámů z ruky je třeba ke shodě?
tigris-lesson-revolt-defend-waste = Dva chrámy by stačily.
tigris-lesson-revolt-defend-why = 3:3, obránce vyhrává a červený bod je váš.
tigris-lesson-revolt-after = Kdo vnitřní konflikt prohraje, dostane vůdce zpátky a smí to další akcí zkusit znovu, třeba i na stejném políčku. Vůdce, který má kolem sebe hodně chrámů, může spát klidně.

## Vnější konflikty

tigris-lesson-war = Vnější konflikty
tigris-lesson-war-peace = Vůdci dvě království spojit nemohou, **kartičky** ano. Tady jsou váš král a býkův farmář: různé barvy, takže to nikomu nevadí.
tigris-lesson-war-peace-task = spojte obě království kartičkou.
tigris-lesson-war-peace-nudge = Mezi nimi leží H4.
tigris-lesson-war-peace-why = Je z nich jedno království. Kartička, která království spojí, nikomu bod nepřinese.
tigris-lesson-war-sides = Mají-li obě strany **vůdce stejné barvy**, nastane vnější konflikt. Nerozhodují chrámy vedle vůdců, ale **kartičky té barvy** na každé straně, ať v království leží kdekoli. U obchodníků jsou to tržiště { $market }. Kartičky, které se některé straně počítají, jsou její **stoupenci**.
tigris-lesson-war-sides-mine = vy: 2 tržiště
tigris-lesson-war-sides-theirs = býk: 2 tržiště
tigris-lesson-war-attack = Útočí ten, kdo je na tahu. I tady přidáváte první vy, tentokrát tržiště, potom býk; i tady při shodě vyhrává obránce. Kartička, kterou království spojíte, se nepočítá nikomu a na desce zůstane, ať vyhraje kdokoli.
tigris-lesson-war-attack-task = spojte království na F6 a vyhrajte vnější konflikt.
tigris-lesson-war-attack-nudge = Při 2:2 útočník prohrává. Nechte si v ruce tržiště, které v konfliktu přidáte.
tigris-lesson-war-attack-why = 3:2. Vyhráli jste.
tigris-lesson-war-prize = Poražený obchodník se vrací domů a **všechna jeho tržiště mizí z desky**. Získáváte zelený bod za obchodníka a po jednom za každé tržiště odebrané z desky: tři najednou. Nic jiného ve hře nevynáší tolik. Kartičky přidané z ruky odcházejí ze hry a body nepřinášejí.
tigris-lesson-war-defend = Tentýž konflikt obráceně: království spojil býk a přidal jedno tržiště. Má 3, vy máte 2.
tigris-lesson-war-defend-task = vyhrajte jako obránce a nepřidejte víc, než je třeba.
tigris-lesson-war-defend-nudge = Obránci stačí shoda.
tigris-lesson-war-defend-waste = Jedno tržiště by stačilo.
tigris-lesson-war-defend-why = 3:3 a útočník prohrál. Útočte, jen když můžete přidat víc, než kolik soupeř dokáže dorovnat.

## Několik konfliktů

tigris-lesson-wars = Několik konfliktů
tigris-lesson-wars-join = Jedna kartička může vyvolat několik konfliktů: tady mají obě strany obchodníka **i** kněze.
tigris-lesson-wars-join-task = spojte království na F6.
tigris-lesson-wars-join-nudge = Položte osadu na F6.
tigris-lesson-wars-join-why = Ve sporu jsou dvě barvy a vy rozhodujete, která přijde na řadu první.
tigris-lesson-wars-choose = **Pořadí určuje** ten, kdo je na tahu. Po každém konfliktu se všechno posoudí znovu. Podívejte se na G6: jestli tohle tržiště zmizí, býkova strana se už kartičky, která království spojila, nedotýká.
tigris-lesson-wars-choose-task = zvolte pořadí tak, aby stačil jeden konflikt, a vyhrajte ho.
tigris-lesson-wars-choose-nudge = Nejdřív vyřešte konflikt obchodníků a přidejte tržiště: 2:1.
tigris-lesson-wars-choose-green = Konflikt obchodníků jste nevyhráli.
tigris-lesson-wars-choose-why = Tržiště na G6 je pryč, království jsou zase oddělená a kněží se vůbec nestřetli.
tigris-lesson-wars-priests = Kněží bojují chrámy, ale některé **chrámy zůstávají**, i když jejich strana prohraje: ty s pokladem a ty, které sousedí s jiným vůdcem. Nikdo tak nepřijde o půdu pod nohama.
tigris-lesson-wars-priests-falls = padne
tigris-lesson-wars-priests-treasure = zůstane: poklad
tigris-lesson-wars-priests-king = zůstane: král
tigris-lesson-wars-priests-task = spojte království na G6 a vyhrajte konflikt kněží.
tigris-lesson-wars-priests-nudge = Osada patří na G6. Máte čtyři chrámy proti třem a nemusíte nic přidávat.
tigris-lesson-wars-priests-why = Padl jen chrám na H6: jeden bod za kněze, jeden za tento chrám.

## Monumenty

tigris-lesson-monuments = Monumenty
tigris-lesson-monuments-square = Ze čtyř kartiček jedné barvy ve **čtverci** může být **monument**. Má dvě barvy a jedna z nich musí být barva čtverce. Monumentů je šest, pro každou dvojici barev jeden, takže každý lze postavit jen jednou. Stavět smíte jen hned, když kartičkou čtverec dokončíte, a nemusíte. Pořadí je vždy stejné: nejdřív bod za kartičku nebo konflikty, pak monument, nakonec poklady.
tigris-lesson-monuments-square-task = dokončete čtverec a postavte monument.
tigris-lesson-monuments-square-nudge = Položte osadu na H6, klepněte na čtverec a vyberte některý z monumentů.
tigris-lesson-monuments-square-why = Monument tu zůstane do konce hry.
tigris-lesson-monuments-down = Jeho čtyři kartičky teď leží lícem dolů. Království drží pohromadě dál, ale ve vnějších konfliktech se už nepočítají. Kdyby to byly chrámy, vůdce, který vedle sebe nemá jiný, by se vrátil domů.
tigris-lesson-monuments-income = Na **konci každého vašeho tahu** dá monument bod vašim vůdcům ve svých dvou barvách, stojí-li v jeho království. Poprvé hned v tomto tahu.
tigris-lesson-monuments-income-task = ukončete tah a získejte bod.
tigris-lesson-monuments-income-nudge = Stiskněte zlaté tlačítko.
tigris-lesson-monuments-income-why = Body v každém tahu, a bez jediné kartičky.
tigris-lesson-monuments-both = Král a obchodník u černo-zeleného monumentu: bod získají **oba**. Tady král nikoho nezastupuje.
tigris-lesson-monuments-both-king = černá
tigris-lesson-monuments-both-trader = zelená
tigris-lesson-monuments-both-task = ukončete tah a získejte oba body.
tigris-lesson-monuments-both-nudge = Stiskněte zlaté tlačítko.
tigris-lesson-monuments-both-why = Dva body za tah. Počítejte s návštěvou: teď tu bude chtít stát každý.

## Poklady

tigris-lesson-treasures = Poklady
tigris-lesson-treasures-trader = **Poklad** { $treasure } se na konci počítá jako bod libovolné barvy. Poklady bere jen **obchodník** { $trader }, a to jen tam, kde jich je v království víc než jeden.
tigris-lesson-treasures-trader-trader = váš obchodník
tigris-lesson-treasures-trader-treasure = chybí jediný krok
tigris-lesson-treasures-link = Na konci každé akce, ať je na tahu kdokoli, vezme obchodník v království **všechny poklady kromě jednoho**. Je-li z čeho vybírat, určí majitel obchodníka, který zůstane.
tigris-lesson-treasures-link-task = spojte chrámy na F3 a I7 a vezměte si poklad.
tigris-lesson-treasures-link-nudge = Mezeru zaplní kartička na I6. Pak určete, který poklad zůstane.
tigris-lesson-treasures-link-why = Jeden je váš, jeden zůstává. Vybrat jste směli vy, protože byly oba stejné.
tigris-lesson-treasures-framed = Čtyři poklady leží na **orámovaných** políčkách. Berou se před všemi ostatními, takže tady není z čeho vybírat.
tigris-lesson-treasures-framed-frame = orámované
tigris-lesson-treasures-framed-task = spojte B8 s F10 a vezměte si poklad.
tigris-lesson-treasures-framed-nudge = Spojí je kartička na F9.
tigris-lesson-treasures-framed-why = Orámovaný poklad z B8 je váš, ten na F10 zůstává.
tigris-lesson-treasures-plain = Chrám na B8 je teď chrám jako každý jiný. Kdyby tu stál býkův obchodník, vzal by si poklad býk, a to ve vašem tahu.

## Katastrofy

tigris-lesson-catastrophes = Katastrofy
tigris-lesson-catastrophes-home = Na celou hru máte dvě **katastrofy** { $catastrophe }. Katastrofa navždy zničí kartičku nebo prázdné políčko. A nezapomeňte: žádný vůdce bez chrámu.
tigris-lesson-catastrophes-home-task = pošlete býkova obchodníka domů.
tigris-lesson-catastrophes-home-nudge = Vedle kterého chrámu stojí? Zničte právě ten.
tigris-lesson-catastrophes-home-why = Bez sousedního chrámu se obchodník ihned vrací domů a obešlo se to bez konfliktu.
tigris-lesson-catastrophes-safe = Všechno zničit nejde: v bezpečí jsou vůdci, monumenty, chrámy s pokladem i políčka, která už zničená jsou.
tigris-lesson-catastrophes-safe-task = zkuste druhou katastrofou zničit něco, co je v bezpečí.
tigris-lesson-catastrophes-safe-nudge = Zkuste třeba chrám s pokladem na I7.
tigris-lesson-catastrophes-safe-why = Tohle je v bezpečí. Zato políčko řeky zničit lze, s farmou i bez ní.
tigris-lesson-catastrophes-split = Katastrofa nic nespojuje. Na správném místě roztrhne království na dvě.
tigris-lesson-catastrophes-split-task = rozdělte býkovo království.
tigris-lesson-catastrophes-split-nudge = Kněze a krále spojují tři osady. Poslouží kterákoli z nich.
tigris-lesson-catastrophes-split-why = Dvě království. Odříznuté kartičky už druhé straně ve vnějším konfliktu nepomohou.

## Konec: nejslabší barva

tigris-lesson-end = Konec: nejslabší barva
tigris-lesson-end-weakest = Počítá se jen vaše **nejslabší barva**, ne součet. Vaše nejslabší je modrá s 5 body, býkova černá se 6: zatím vede býk.
tigris-lesson-end-raise = Cenu tahu proto určuje to, kolik přidá vaší nejslabší barvě.
tigris-lesson-end-raise-task = posilte svou nejslabší barvu.
tigris-lesson-end-raise-nudge = Modré body dávají farmy a váš farmář tu je. Království se dotýkají E2 a D3.
tigris-lesson-end-raise-other = Modrých bodů máte pořád 5, a teď záleží jen na nich.
tigris-lesson-end-raise-why = Teď jich je 6. Červený bod by nezměnil nic.
tigris-lesson-end-last = Hra končí tahem, po kterém na desce zbývají **nejvýše dva poklady**. Tady jsou poslední dva. Končí také, jakmile si někdo má dobrat víc kartiček, než zbývá v pytlíku.
tigris-lesson-end-last-task = ukončete tah a s ním i hru.
tigris-lesson-end-last-nudge = Stiskněte zlaté tlačítko.
tigris-lesson-end-last-why = Je konec a teď se rozdělují poklady.
tigris-lesson-end-result = Každý poklad se přičte k barvě, která je v tu chvíli nejslabší. Vaše čtyři zvednou modrou i černou na 9; býkovy tři zvednou nejslabší na 8. **Vyhráváte 9:8.** Při shodě rozhoduje druhá nejslabší barva a tak dál; jsou-li stejné všechny, o vítězství se dělíte.

## Celý tah

tigris-lesson-whole = Celý tah
tigris-lesson-whole-look = Začněte každý tah třemi otázkami: která moje barva je nejslabší? Co v mých královstvích vynese moje ruka? A kdo na mě může zaútočit? Tady je nejslabší modrá, po ní zelená.
tigris-lesson-whole-turn = Máte farmy a tržiště a váš král bere všechno, co tu nemá vlastního vůdce.
tigris-lesson-whole-turn-task = získejte modrý a zelený bod a ukončete tah.
tigris-lesson-whole-turn-nudge = Farmu na řeku u svého království, tržiště na pevninu vedle něj, a potom stiskněte zlaté tlačítko.
tigris-lesson-whole-turn-blue = Modrý bod ještě chybí.
tigris-lesson-whole-turn-green = Zelený bod ještě chybí.
tigris-lesson-whole-turn-done = Tah ještě neskončil.
tigris-lesson-whole-turn-why = Obě slabé barvy povyrostly a býk už odpověděl.
tigris-lesson-whole-answer = Býk položil dva chrámy: dva červené body a silnější kněz. Všichni si dobrali kartičky a zase jste na tahu vy.
tigris-lesson-whole-again = Poslední úkol je volný. Víc vůdců na desce sbírá víc barev; když máte vůdce ve dvou královstvích, hůř se na vás útočí.
tigris-lesson-whole-again-task = zahrajte vlastní tah, který přinese alespoň jeden bod, a ukončete ho.
tigris-lesson-whole-again-nudge = Bod dá každá kartička ve vašem království. Pak stiskněte zlaté tlačítko.
tigris-lesson-whole-again-point = Tah vám žádný bod nepřinesl.
tigris-lesson-whole-again-done = Tah ještě neskončil.
tigris-lesson-whole-again-why = To je celá hra. Zbytek je na vás.
