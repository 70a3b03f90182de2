### Lekce hry Mexica. Jména: mexica-lesson-<lekce>-<krok>, pak -task, -nudge, -why.

## Ostrov a jeho oblasti

mexica-lesson-island = Ostrov a jeho oblasti
mexica-lesson-island-land = Tohle je ostrov uprostřed jezera. V jeho středu stojí **palác**: pět polí, na kterých se nikdy nestaví. Jezero a každý **kanál** { $canal } jsou voda, všechno ostatní je pevnina. Vy ten ostrov rozdělíte na oblasti. Body získáte za jejich založení a za to, že v nich máte nejvíc úrovní chrámů; **kdo má na konci nejvíc bodů, vyhrává**.
mexica-lesson-island-land-palace = palác
mexica-lesson-island-land-canal = první kanál
mexica-lesson-island-start = Vaše figurka je **pilli** { $pilli }. Začíná na jednom ze čtyř startovních polí paláce; na každé se vejde jeden pilli.
mexica-lesson-island-start-task = vyberte si startovní pole.
mexica-lesson-island-start-nudge = Klepněte na jedno ze čtyř osvětlených polí kolem znaku.
mexica-lesson-island-start-why = Odtud se váš pilli vydá na ostrov. Až si vyberou všichni, začne první tah.
mexica-lesson-island-dig = V tahu máte **šest akčních bodů** (AB). Vyhloubit kanál { $canal } stojí 1 AB, ať je jednoduchý, nebo dvojitý. Hloubit můžete kdekoli na volné pevnině; pilli nemusí být poblíž. Dvojitý kanál zabere dvě pole. Náhled ukazuje která. Otočíte ho pohybem uvnitř pole nebo klávesou **R**; na dotykové obrazovce dalším dotykem téhož pole.
mexica-lesson-island-dig-task = vyhlubte kanál, kde se vám zlíbí; šipka je jen příklad.
mexica-lesson-island-dig-nudge = Vezměte dvojitý nebo jednoduchý kanál a klepněte na volnou pevninu.
mexica-lesson-island-dig-why = Utratili jste 1 AB. Kanál zůstane navždy: pevniny jen ubývá. Všichni ale berou kanály ze společné zásoby: 35 dvojitých a 6 jednoduchých.
mexica-lesson-island-corner = Pole spolu sousedí, když mají společnou **stranu**; roh nestačí. Pole pevniny, která na sebe stranami navazují, tvoří **oblast**. Proto i dva kanály, které se dotýkají jen rohem, pevninu oddělí.
mexica-lesson-island-corner-alone = skoro oddělené
mexica-lesson-island-corner-task = oddělte oblast o jediném poli.
mexica-lesson-island-corner-nudge = G2 sousedí jen s G3, kde už voda je, a s H2.
mexica-lesson-island-corner-why = Tohle pole je teď samostatná oblast velikosti 1. Velikost oblasti je počet jejích polí, ať na nich stojí cokoli.
mexica-lesson-island-dry = Kanál potřebuje **stavební** pole: pevninu mimo palác, na které není pilli, chrám ani žeton calpulli, který označuje založenou oblast. Zkuste, co pravidla zakazují: nic se nestane a dozvíte se proč.
mexica-lesson-island-dry-task = zkuste hloubit tam, kde něco překáží.
mexica-lesson-island-dry-nudge = Vezměte jednoduchý kanál a klepněte na palác, chrám nebo pilli.
mexica-lesson-island-dry-why = Takhle pravidla odpovídají. Číslo vedle je číslo pravidla; dovede vás k jeho celému znění.

## Zakládání calpulli

mexica-lesson-found = Zakládání calpulli
mexica-lesson-found-close = **Rozkazy císaře** { $tile } žádají oblasti přesné velikosti. Z 15 se jich osm vylosuje pro první polovinu hry, zbylých sedm přijde ve druhé. Ty, které zbývají, leží u desky; jeden z nich chce 5. Pět polí nahoře souvisí s ostrovem už jen přes K3.
mexica-lesson-found-close-task = uzavřete kolem svého pilli oblast přesně o 5 polích.
mexica-lesson-found-close-nudge = Hlubte tak, aby na K3 byla voda a na G2 až K2 zůstala pevnina.
mexica-lesson-found-close-size = Váš pilli nestojí v oblasti o 5 polích.
mexica-lesson-found-close-why = Voda ze všech stran: oblast velikosti 5. Odpovídá rozkazu.
mexica-lesson-found-claim = Váš pilli v oblasti stojí a její velikost žádá některý rozkaz: můžete ji **založit**. Žeton ukazuje velikost a na modré to, co získá zakladatel. Nic to nestojí a jde to kdykoli během tahu. Nemusíte to udělat nikdy a nezáleží na tom, kdo kanály vyhloubil.
mexica-lesson-found-claim-task = založte oblast a dejte žeton calpulli na některé její pole.
mexica-lesson-found-claim-nudge = Vezměte žeton { $tile } vedle svého pilli a klepněte na osvětlené pole.
mexica-lesson-found-claim-why = Z oblasti je calpulli. Na žetonu jsou čísla 5, 3 a 2; zakladatel hned získá druhé z nich: 3 body.
mexica-lesson-found-fixed = Založená oblast je neměnná. Ať ji založil kdokoli, nikdo v ní už nikdy kanál nevyhloubí.
mexica-lesson-found-fixed-task = zkuste v calpulli hloubit.
mexica-lesson-found-fixed-nudge = Vezměte jednoduchý kanál a klepněte na volné pole calpulli.
mexica-lesson-found-fixed-why = Jeho velikost už se nezmění. A na pole se žetonem už nikdo nic nepostaví ani na ně nevstoupí.
mexica-lesson-found-guest = Tahle oblast o 7 polích je uzavřená a stojí v ní i soupeř. Každý žeton má tři čísla: svou velikost, její polovinu a polovinu z té poloviny, vždy zaokrouhleno nahoru. Žeton 7 má 7, 4 a 2.
mexica-lesson-found-guest-guest = soupeř
mexica-lesson-found-guest-task = založte oblast a podívejte se, kdo získá body.
mexica-lesson-found-guest-nudge = Vezměte žeton { $tile } a klepněte na volné pole oblasti.
mexica-lesson-found-guest-why = Vy získáte druhé číslo, tedy 4. Každý další hráč, jehož pilli v oblasti stojí, získá třetí: soupeř má 2.
mexica-lesson-found-size = Velikost musí sedět **přesně**. Tahle oblast má 5 polí, ale rozkazy žádají 4, 6 a 7. Proto je žeton vedle vašeho pilli bledý: rozkaz na 5 tu není.
mexica-lesson-found-size-task = zkuste tuhle oblast založit.
mexica-lesson-found-size-nudge = Vezměte žeton { $tile } vedle svého pilli.
mexica-lesson-found-size-why = Bez rozkazu oblast nezaložíte. Než začnete hloubit, podívejte se na rozkazy.
mexica-lesson-found-full = Žeton potřebuje **volné pole** oblasti. Tuhle zaplnili dva pilli a dva chrámy (o těch víc později).
mexica-lesson-found-full-task = zkuste založit tuhle oblast o 4 polích.
mexica-lesson-found-full-nudge = Vezměte žeton { $tile } a klepněte na kterékoli pole oblasti.
mexica-lesson-found-full-why = Dokud některý pilli neodejde, nikdo ji nezaloží. Nechávejte pro žeton volné pole.

## Mosty

mexica-lesson-bridges = Mosty
mexica-lesson-bridges-build = Pilli chodí z pole na pole, ale neplave. **Most** { $bridge } stojí 1 AB a leží na poli s kanálem; na obou koncích musí mít pevninu. Na jezeře se mosty nestaví.
mexica-lesson-bridges-build-task = postavte most přes tento kanál.
mexica-lesson-bridges-build-nudge = Vezměte most a klepněte na pole kanálu, které má vlevo i vpravo pevninu.
mexica-lesson-bridges-build-why = Teď se dá přejít z břehu na břeh. Pole ale zůstává vodou a nepatří do žádné oblasti.
mexica-lesson-bridges-cross = Každý krok stojí 1 AB: jeden na most, druhý z mostu. Na most se vstupuje a z mostu schází jen přes jeho **konce**.
mexica-lesson-bridges-cross-task = přejděte se svým pilli na druhý břeh.
mexica-lesson-bridges-cross-nudge = Vezměte svého pilli a klepněte na Q8 za mostem.
mexica-lesson-bridges-cross-why = Dva kroky, 2 AB. Na mostě se můžete i zastavit: pak přes něj nikdo jiný nepřejde.
mexica-lesson-bridges-ends = Obě pole, na kterých most končí, musí **zůstat pevninou**. Co leží po jeho stranách, na tom nezáleží.
mexica-lesson-bridges-ends-task = zkuste hloubit na konci mostu.
mexica-lesson-bridges-ends-nudge = Vezměte jednoduchý kanál a klepněte na O10 nebo Q10.
mexica-lesson-bridges-ends-why = Konce mostu jsou před kanály chráněné. Zastavět je chrámem nebo žetonem se ale smí.
mexica-lesson-bridges-wide = Tady je kanál široký dvě pole. Mosty smějí ležet vedle sebe, ale nikdy za sebou.
mexica-lesson-bridges-wide-task = zkuste postavit most přes široké místo.
mexica-lesson-bridges-wide-nudge = Vezměte most a klepněte na P7 nebo P8.
mexica-lesson-bridges-wide-why = Jeden konec by byl ve vodě. Kanál široký dvě pole přemostit nejde.
mexica-lesson-bridges-on = Váš pilli stojí na mostě, tedy nad vodou: není v **žádné oblasti**. Chrám se staví jen v oblasti, kde stojí váš pilli.
mexica-lesson-bridges-on-task = zkuste odtud postavit chrám.
mexica-lesson-bridges-on-nudge = Vezměte chrám { $temple } a klepněte na pevninu.
mexica-lesson-bridges-on-why = Z mostu nepostavíte chrám ani nezaložíte oblast, a když ji založí někdo jiný, nic nezískáte.
mexica-lesson-bridges-lift = Mostů je 11. Když jsou všechny na desce, můžete některý za 1 AB **přesunout**, pokud na něm nestojí pilli.
mexica-lesson-bridges-lift-task = zvedněte most a znovu ho položte.
mexica-lesson-bridges-lift-nudge = Vezměte most, klepněte na některý z těch na desce a pak na pole kanálu, kde může ležet.
mexica-lesson-bridges-lift-why = Zvednutí a položení je jedna akce; mezitím nejde dělat nic jiného. Můžete ho i jen otočit na místě.

## Pěšky, lodí a kamkoli

mexica-lesson-moving = Pěšky, lodí a kamkoli
mexica-lesson-moving-boat = Z mostu můžete plout **lodí** k dalšímu mostu na téže vodě. Stojí to 1 AB, ať je most jakkoli daleko. I jezero je voda: lodě se po něm plaví.
mexica-lesson-moving-boat-task = doplujte lodí k druhému mostu.
mexica-lesson-moving-boat-nudge = Vezměte svého pilli a klepněte na most na P10.
mexica-lesson-moving-boat-why = Celá cesta za 1 AB. Lodě plují od mostu k mostu a nikam jinam.
mexica-lesson-moving-price = Každý most po cestě stojí 1 AB navíc, i když na něm někdo stojí. Podplujete ho, ale zastavit tam, kde stojí pilli, nemůžete.
mexica-lesson-moving-price-task = doplujte lodí k mostu na P10.
mexica-lesson-moving-price-nudge = Vezměte svého pilli a klepněte na P10. Pěšky byste z mostu došli jinam.
mexica-lesson-moving-price-why = 2 AB: jeden za most, který jste podpluli, druhý za poslední úsek.
mexica-lesson-moving-blocked = Pilli nesmí stát na jiném pilli, na chrámu ani na žetonu calpulli a nesmí přes ně ani projít. Neprojdete ani přes vlastní chrámy.
mexica-lesson-moving-blocked-task = zkuste jít tam, kde něco stojí.
mexica-lesson-moving-blocked-nudge = Vezměte svého pilli a klepněte na chrám nebo na druhého pilli.
mexica-lesson-moving-blocked-why = Musíte to obejít. Chrám je tedy i zeď.
mexica-lesson-moving-jump = Váš pilli je uzavřen: všude voda a žádný most. Za 5 AB je možný **přesun kamkoli**, na kterékoli prázdné pole pevniny nebo most. Znak uprostřed paláce je pole, na kterém se dá stát jako na každém jiném.
mexica-lesson-moving-jump-task = dostaňte se za 6 AB tohoto tahu do paláce.
mexica-lesson-moving-jump-nudge = Vezměte svého pilli a klepněte na některé pole paláce.
mexica-lesson-moving-jump-why = Je to drahé, ale jde to vždycky. Most bývá levnější.
mexica-lesson-moving-first = Tohle je **první kolo**, tedy první tah každého hráče. V něm nikdo nesmí soupeře uzavřít: každý musí pěšky a lodí dosáhnout aspoň na 14 polí.
mexica-lesson-moving-first-rival = soupeř
mexica-lesson-moving-first-task = zkuste soupeře uzavřít.
mexica-lesson-moving-first-nudge = Vezměte jednoduchý kanál a klepněte na K3.
mexica-lesson-moving-first-why = S kanálem na K3 by mu zbylo jen pět polí. V prvním kole to nejde.
mexica-lesson-moving-later = Stejná situace ve druhém kole. Odteď je to dovoleno.
mexica-lesson-moving-later-rival = soupeř
mexica-lesson-moving-later-task = uzavřete tam soupeře.
mexica-lesson-moving-later-nudge = Hlubte tak, aby na K3 byla voda.
mexica-lesson-moving-later-why = Soupeř teď potřebuje most nebo přesun kamkoli. Ale pozor: kdo stojí v uzavřené oblasti, může ji založit, žádá-li její velikost některý rozkaz.

## Chrámy

mexica-lesson-temples = Chrámy
mexica-lesson-temples-stock = Nejvíc bodů přinášejí chrámy { $temple }. Máte jich 18: devět v prvním ze dvou období hry, s úrovněmi 1 až 4, a dalších devět ve druhém. Číslo říká, kolik jich od každé úrovně zbývá.
mexica-lesson-temples-build = Chrám stojí tolik AB, kolik má úrovní. Postavit ho můžete na kterémkoli stavebním poli **oblasti, kde stojí váš pilli**, jakkoli daleko od něj, ať oblast založil kdokoli nebo nikdo.
mexica-lesson-temples-build-task = postavte chrám úrovně 3 nebo 4.
mexica-lesson-temples-build-nudge = Vezměte chrám se třemi nebo čtyřmi úrovněmi a klepněte na volné pole své oblasti.
mexica-lesson-temples-build-why = Při bodování oblasti se počítá za tolik, kolik má úrovní.
mexica-lesson-temples-other = Stavět můžete jen v oblasti, kde stojí váš pilli. Na jih od kanálu začíná jiná.
mexica-lesson-temples-other-task = zkuste postavit chrám v jiné oblasti.
mexica-lesson-temples-other-nudge = Vezměte chrám a klepněte na volnou pevninu na jih od kanálu, třeba na H4.
mexica-lesson-temples-other-why = Nejdřív byste tam museli dojít.
mexica-lesson-temples-passed = V téhle oblasti má soupeř 2 úrovně. Vám zbývají 3 AB. Chrámy se nikdy nepřesouvají ani neodstraňují, takže se počítají až do konce.
mexica-lesson-temples-passed-rival = 2 úrovně
mexica-lesson-temples-passed-task = mějte tu víc úrovní než soupeř.
mexica-lesson-temples-passed-nudge = Potřebujete 3 úrovně: jeden chrám, nebo několik, které je dají dohromady.
mexica-lesson-temples-passed-less = Nemáte tu víc než 2 úrovně.
mexica-lesson-temples-passed-why = 3 proti 2. Jste tu první a při bodování byste získali 7 bodů.

## První, druhý a třetí

mexica-lesson-ranks = První, druhý a třetí
mexica-lesson-ranks-values = Hra se boduje dvakrát: v polovině a na konci. Každý přitom sečte **úrovně** svých chrámů v každém calpulli. Tady máte 3 a 2, soupeři 4 a 1. Jste tedy první, druhý je soupeř se 4 úrovněmi, třetí ten s 1: to je 13, 7 a 4 body, tři čísla žetonu.
mexica-lesson-ranks-values-five = 3 + 2 = 5
mexica-lesson-ranks-values-four = 4
mexica-lesson-ranks-values-one = 1
mexica-lesson-ranks-first = Pro chrám zbývá jediné pole a vy máte 3 AB. Máte tu 1 úroveň, soupeř 3.
mexica-lesson-ranks-first-three = 3 úrovně
mexica-lesson-ranks-first-task = získejte tu první místo sami pro sebe.
mexica-lesson-ranks-first-nudge = Začínáte s 1 úrovní a potřebujete víc než 3.
mexica-lesson-ranks-first-less = To ještě není víc než 3 úrovně soupeře; při shodě byste se o první místo dělili.
mexica-lesson-ranks-first-why = 4 proti 3: vy jste první za 5 bodů, soupeř druhý za 3. Zakladatel oblasti tu žádnou výhodu nemá.
mexica-lesson-ranks-tie = Kdo se o **místo dělí**, získá jeho body celé. Zaberou tolik míst, kolik jich je: po dvou prvních je další až třetí. Jeden soupeř tu má 3 úrovně, druhý 1 a vy také 1.
mexica-lesson-ranks-tie-task = dorovnejte první místo.
mexica-lesson-ranks-tie-nudge = Potřebujete dohromady 3 úrovně; 2 AB na to stačí.
mexica-lesson-ranks-tie-why = Oba jste první a každý má 7 bodů. Druhé místo není, další je až třetí a získá 2.
mexica-lesson-ranks-second = Proti vám stojí 7 úrovní a máte 1 AB. Druhé místo ve velké oblasti ale vynáší hodně, tady 7 bodů, a když nikdo jiný nestaví, stačí na ně jediná úroveň.
mexica-lesson-ranks-second-task = získejte druhé místo v calpulli velikosti 13.
mexica-lesson-ranks-second-nudge = Stačí kterýkoli chrám, na který máte AB.
mexica-lesson-ranks-second-why = 7 bodů za 1 AB. Bez chrámu nemáte místo žádné; čtvrté místo nevynáší nic.

## Akční žetony

mexica-lesson-tokens = Akční žetony
mexica-lesson-tokens-take = AB, které nevyužijete, na konci tahu propadnou. Místo toho si za 1 AB můžete vzít **akční žeton** { $token }. Zbývají vám 2 AB.
mexica-lesson-tokens-take-task = uložte si oba AB na později.
mexica-lesson-tokens-take-nudge = Klepněte dvakrát na žeton na konci řady.
mexica-lesson-tokens-take-why = Dva žetony na později. Zůstanou vám, dokud je nepoužijete.
mexica-lesson-tokens-third = Víc než dva za tah si vzít nesmíte, ani když vám AB zbývají.
mexica-lesson-tokens-third-task = zkuste si vzít třetí žeton.
mexica-lesson-tokens-third-nudge = Klepněte ještě jednou na žeton na konci řady.
mexica-lesson-tokens-third-why = Nejvýše dva za tah, a jen dokud v zásobě nějaké jsou.
mexica-lesson-tokens-play = Použít žeton nic nestojí a v tomto tahu vám dá **1 AB navíc**. Můžete jich použít, kolik máte. Teď máte 2 AB, a se 3 úrovněmi byste byli první.
mexica-lesson-tokens-play-task = postavte chrám úrovně 3 nebo 4.
mexica-lesson-tokens-play-nudge = Nejdřív klepněte na svůj žeton s +1, pak stavte.
mexica-lesson-tokens-play-why = Žeton se vrátil do zásoby. Právě k tomu žetony jsou: velký chrám v pravou chvíli.
mexica-lesson-tokens-keep = Žetony vám zůstávají z tahu do tahu i do dalšího období. Vzít a použít žeton v témže tahu nic nepřinese. A mají-li hráči na konci stejně bodů, vyhrává ten, komu zbylo víc žetonů.

## Konec období

mexica-lesson-period = Konec období
mexica-lesson-period-when = Hra má dvě **období**. Období končí, když platí dvě věci: nezbývá žádný rozkaz a některý hráč postavil všechny své chrámy období (v prvním všech devět). Tady jsou všechny rozkazy splněné a vám zbývá jediný chrám.
mexica-lesson-period-last = Když platí obojí, **kolo se ještě dohraje**, aby měli všichni stejně tahů.
mexica-lesson-period-last-task = postavte svůj poslední chrám.
mexica-lesson-period-last-nudge = Vezměte chrám úrovně 1 a klepněte na volnou pevninu.
mexica-lesson-period-last-why = Období skončí tímto kolem. Váš tah pokračuje: zbývá vám 5 AB.
mexica-lesson-period-palace = Každý hráč, jehož pilli stojí při každém z obou bodování na **startovním poli** paláce, získá 5 bodů. Znak nepřináší nic.
mexica-lesson-period-palace-task = dojděte na startovní pole.
mexica-lesson-period-palace-nudge = Vezměte svého pilli a klepněte na jedno ze čtyř osvětlených polí.
mexica-lesson-period-palace-why = Zůstaňte tu do bodování a 5 bodů je vašich.
mexica-lesson-period-score = Teď ukončete tah. Zbývají vám AB; v opravdové hře byste si nejdřív až dva uložili do žetonů. Soupeř bude hrát ještě jednou a pak se boduje.
mexica-lesson-period-score-task = ukončete tah zlatým tlačítkem.
mexica-lesson-period-score-nudge = Zlaté tlačítko je vpravo dole.
mexica-lesson-period-score-why = První bodování je za vámi.
mexica-lesson-period-sum = Na severu a na východě máte první místo, na jihu druhé: 5 + 7 + 2 body a k tomu 5 za palác. Zbytek ostrova nikdo nezaložil; taková pevnina přináší body až na konci hry.
mexica-lesson-period-sum-north = 5 bodů
mexica-lesson-period-sum-south = 2 body
mexica-lesson-period-sum-east = 7 bodů
mexica-lesson-period-sum-palace = 5 bodů
mexica-lesson-period-second = Začíná **druhé období**. Vyloží se sedm nových rozkazů a každý dostane dalších devět chrámů. Všechno na desce zůstává a každé calpulli se bude bodovat znovu. Začíná zase ten, kdo měl první tah hry.

## Konec hry

mexica-lesson-end = Konec hry
mexica-lesson-end-gone = Po každém tahu se **odstraní** rozkazy, které už žádná oblast splnit nemůže, a to v obou obdobích. Období tak může skončit, i když někdo ostrov rozdrobí. Stránka to udělá za vás.
mexica-lesson-end-unfounded = Druhé bodování je poslední. Teď vynášejí i oblasti, které **nikdo nezaložil**: první místo jejich velikost, druhé její polovinu a třetí polovinu z té poloviny, vždy zaokrouhleno nahoru. Tahle má 7 polí a žádný žeton.
mexica-lesson-end-unfounded-rival = 2 úrovně
mexica-lesson-end-unfounded-task = získejte v téhle oblasti první místo.
mexica-lesson-end-unfounded-nudge = Potřebujete tu víc než 2 úrovně a máte 3 AB.
mexica-lesson-end-unfounded-less = Soupeř tu má pořád aspoň tolik úrovní co vy.
mexica-lesson-end-unfounded-why = Na konci 7 bodů pro vás a 4 pro soupeře. Při prvním bodování by to nebylo nic.
mexica-lesson-end-winner = Druhé období končí stejně jako první: žádné rozkazy nezbývají a někdo postavil všech 18 chrámů. Po bodování vyhrává hráč s **nejvíce body**. Při shodě vyhrává ten, kdo má víc nepoužitých akčních žetonů { $token }; je-li shoda i v nich, hráči se o vítězství dělí.

## Dva hráči

mexica-lesson-two = Dva hráči
mexica-lesson-two-grey = Ve dvou stojí na ostrově od začátku deset šedých **neutrálních chrámů**, dohromady 20 úrovní (v dosavadních lekcích chyběly). Nikomu nepatří.
mexica-lesson-two-beat = Neutrální chrámy se v pořadí počítají jako třetí hráč. V tomhle calpulli velikosti 4 stojí neutrální chrám úrovně 2. Máte 3 AB.
mexica-lesson-two-beat-task = buďte tu první: ať jsou 4 body vaše.
mexica-lesson-two-beat-nudge = Neutrální chrám dorovnejte, nebo překonejte.
mexica-lesson-two-beat-less = Neutrální chrám je pořád před vámi.
mexica-lesson-two-beat-why = Máte celé 4 body; stačila by i shoda. Body neutrálních chrámů nezíská nikdy nikdo.
mexica-lesson-two-block = Neutrální chrám blokuje své pole jako každý jiný.
mexica-lesson-two-block-task = zkuste hloubit přes neutrální chrám.
mexica-lesson-two-block-nudge = Vezměte jednoduchý kanál a klepněte na šedý chrám.
mexica-lesson-two-block-why = Kanály je musí obejít. Na konec období tyhle chrámy vliv nemají.

## Celý tah

mexica-lesson-whole = Celý tah
mexica-lesson-whole-look = Váš tah: 6 AB na jakékoli akce v jakémkoli pořadí, každou tak často, jak na ni máte. Jeden rozkaz žádá 5 a váš pilli stojí na správném místě. Co uděláte?
mexica-lesson-whole-turn = Jeden z možných plánů: oblast uzavřít a založit, postavit v ní chrám a zbylé AB si uložit do žetonů. Každá jiná cesta k cíli je také dobrá.
mexica-lesson-whole-turn-task = založte oblast, postavte chrám a ukončete tah tak, aby žádný AB nepropadl.
mexica-lesson-whole-turn-nudge = Vyhlubte kanál na K3 (1 AB), založte oblast (0), postavte chrám úrovně 3 (3 AB), vezměte si dva žetony (2 AB) a pak stiskněte zlaté tlačítko.
mexica-lesson-whole-turn-found = Nezaložili jste oblast.
mexica-lesson-whole-turn-temple = Nepostavili jste chrám.
mexica-lesson-whole-turn-rest = Na konci tahu vám zbyly AB a ty propadly. Utraťte je, nebo si je uložte do žetonů.
mexica-lesson-whole-turn-over = Tah ještě neskončil.
mexica-lesson-whole-turn-why = Body hned, úrovně pro bodování a nic nepřišlo nazmar: dobrý tah.
mexica-lesson-whole-answer = Soupeř udělal totéž na východě: tři pole kanálu, calpulli velikosti 7 za 4 body a chrám. Kdyby tam stál váš pilli, měli byste 2 body.
mexica-lesson-whole-out = Další calpulli čeká jinde. Váš pilli je obklopen vodou, ale ne nadlouho.
mexica-lesson-whole-out-task = přiveďte svého pilli na jih, na hlavní část ostrova.
mexica-lesson-whole-out-nudge = Postavte most přes kanál, shora dolů, a přejděte ho. Celé to stojí 3 AB nebo o něco víc.
mexica-lesson-whole-out-why = 1 AB za most, 2 za kroky, a ještě vám AB zbývají.
