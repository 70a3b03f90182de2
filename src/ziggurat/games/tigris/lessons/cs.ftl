### Lekce hry Eufrat a Tigris. Jména: tigris-lesson-<lekce>-<krok>, pak -task, -nudge, -why.

## Země a kartičky

tigris-lesson-land = Země a kartičky
tigris-lesson-land-board = Zemí protékají dvě řeky. Od začátku na ní stojí deset **chrámů** { $temple } a na každém leží **poklad** { $treasure }. Všechno, co postavíte, vyroste od nich.
tigris-lesson-land-farm = V ruce máte šest kartiček: **osady** { $settlement }, **chrámy** { $temple }, **farmy** { $farm } a **tržiště** { $market }. Farma potřebuje vodu, a proto patří na řeku.
tigris-lesson-land-farm-task = položte farmu na řeku.
tigris-lesson-land-farm-nudge = Vezměte modrou farmu a klepněte na některé z osvětlených políček řeky.
tigris-lesson-land-farm-why = Správně. Modrá patří na řeku a nic jiného tam nesmí.
tigris-lesson-land-dry = Osady, chrámy a tržiště patří na pevninu. Tady můžete zkoušet cokoli: co pravidla zakazují, to se nestane, a dozvíte se proč.
tigris-lesson-land-dry-task = zkuste položit chrám na řeku.
tigris-lesson-land-dry-nudge = Vezměte červený chrám a klepněte na prázdné políčko řeky.
tigris-lesson-land-dry-why = Takhle pravidla odpovídají. Číslo označuje pravidlo: klepněte na ně a přečtete si ho celé.
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
tigris-lesson-kingdoms-crown-nudge = Region vlevo má chrámy na F3 a F4. Vyberte políčko pevniny vedle jednoho z nich.
tigris-lesson-kingdoms-crown-why = Obrys ukazuje vaše království a římská číslice je jeho jméno.
tigris-lesson-kingdoms-grow = Království roste s každou kartičkou, která se ho dotkne, a kartička položená v království přináší bod.
tigris-lesson-kingdoms-grow-task = položte kartičku tak, aby se dotýkala vašeho království, a získejte bod.
tigris-lesson-kingdoms-grow-nudge = Nová kartička musí mít společnou hranu s kartičkou nebo s vůdcem vašeho království.
tigris-lesson-kingdoms-grow-why = Jeden bod v barvě kartičky. Král bere každou barvu, která tu nemá vlastního vůdce.
tigris-lesson-kingdoms-share = Království nepatří nikomu samotnému: mohou v něm stát vůdci několika hráčů. Jen dva vůdci stejné barvy se o ně podělit nemohou.
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
tigris-lesson-leaders-between-nudge = Zkuste s obchodníkem H3 nebo G4: obě se dotýkají království vašeho krále i království býkova kněze.
tigris-lesson-leaders-between-why = Vůdce se dotýká nejvýše jednoho království. Na regionech bez vůdců nezáleží.
tigris-lesson-leaders-move = Vůdce na desce se smí přesunout na kterékoli políčko, kde stát může, jakkoli daleko. Nahoře váš obchodník nic nesbírá: tržiště { $market } je tady dole.
tigris-lesson-leaders-move-task = přesuňte obchodníka do regionu s tržištěm.
tigris-lesson-leaders-move-nudge = Klepněte na obchodníka a pak na osvětlené políčko vedle chrámu na I7.
tigris-lesson-leaders-move-market = Obchodník není v regionu s tržištěm na J7.
tigris-lesson-leaders-move-why = Zvednout a znovu postavit, to všechno jednou akcí. Za přesunutí body nejsou.
tigris-lesson-leaders-home = Vůdce si můžete také vzít zpátky. I to je akce a někdy ho zachrání před konfliktem.
tigris-lesson-leaders-home-task = stáhněte svého obchodníka.
tigris-lesson-leaders-home-nudge = Klepněte na obchodníka a pak na tlačítko, kterým ho stáhnete.
tigris-lesson-leaders-home-why = Obchodník je zase u vás a může přijít kamkoli.
