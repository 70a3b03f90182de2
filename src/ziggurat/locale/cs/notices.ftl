## Jste na řadě

notices = Jste na řadě
notices-lead = Jak vám server dá vědět, že na vás čeká hra, když jste jinde.
notices-set = Jak se to dozvím
notify-browser = Oznámení z tohoto prohlížeče, když je stránka na pozadí
notify-refused = Tento prohlížeč odsud oznámení nepovoluje.
notify-body = Čeká na vás hra.
notices-push = Oznámení push do tohoto prohlížeče, i když je zavřený
notices-push-means = Doručuje je služba výrobce prohlížeče (Google, Mozilla, Apple nebo Microsoft). Ta vidí, že zpráva přišla a kdy, ale ne co v ní je. Jedna zpráva za všechny vaše hry.
notices-email = E-mailová adresa
notices-email-means = Jeden e-mail za všechny vaše hry, nejvýš jednou za hodinu.
notices-no-email = Tento server e-maily neposílá.
notices-webhook = Webhook
notices-webhook-means = Adresa vaší služby, která se o každém tahu dozví hned.
notices-quiet = Hodiny klidu
notices-from = Od
notices-to = Do
notices-quiet-means = V tu dobu se nic neposílá. O hrách, které na vás stále čekají, se dozvíte poté. Časové pásmo: { $zone }.
notices-code = Kód zaslaný na { $email }
notices-confirm = Potvrdit
sound-is = Zvuk, když jste na řadě: { $sound }
sound-off = Vypnuto
sound-knock = Klepnutí
sound-bell = Zvonek
sound-drum = Bubínek
next-turn = { $count ->
    [one] Další hra, ve které jste na řadě
    [few] Další ze { $count } her, ve kterých jste na řadě
    [6] Další ze { $count } her, ve kterých jste na řadě
    [7] Další ze { $count } her, ve kterých jste na řadě
   *[other] Další z { $count } her, ve kterých jste na řadě
}
more-waiting = { $count ->
    [one] Čeká { $count } další hra
    [few] Čekají { $count } další hry
   *[other] Čeká { $count } dalších her
}
title-turn = { $count ->
    [one] Jste na řadě · { $title }
   *[other] Jste na řadě ({ $count }) · { $title }
}
turns-waiting = { $count ->
    [one] Čeká na vás { $count } hra.
    [few] Čekají na vás { $count } hry.
   *[other] Čeká na vás { $count } her.
}

## Sdílení a výpadek spojení

share = Sdílet
share-lead = Ostatní uvidí to, co divák, nikdy nikomu do ruky.
share-closed = Tento stůl vidí jen hráči, odkaz se tedy otevře jen jim.
share-picture = Uložit pozici jako obrázek
share-frame = Vložit hru do vlastní stránky
share-frame-copy = Zkopírovat kód
share-print = Vytisknout pozici a záznam
embed-open = Otevřít v Zigguratu
offline = Bez spojení
offline-lead = Stoly, lekce i pravidla jsou na serveru. Objeví se tu znovu, jakmile bude dostupný; neodeslaný tah do té doby počká.
unsent-elsewhere = Jeden váš tah se ještě neodeslal: { $table }. Odešle se, když stůl otevřete.
unsent-open = Otevřít stůl
