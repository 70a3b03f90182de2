## Te jössz

notices = Te jössz
notices-lead = Így szól a kiszolgáló, ha egy játék rád vár, és éppen nem vagy itt.
notices-set = Hogyan értesülsz
notify-browser = Értesítés ebből a böngészőből, amíg az oldal a háttérben van
notify-refused = Ez a böngésző nem engedélyez innen értesítéseket.
notify-body = Egy játék vár rád.
notices-push = Push-értesítés ebbe a böngészőbe, akkor is, ha be van zárva
notices-push-means = A böngésző gyártójának szolgáltatása (Google, Mozilla, Apple vagy Microsoft) kézbesíti. Azt látja, hogy üzenet jön és mikor, de azt nem, hogy mi áll benne. Egy üzenet szól minden játszmádról.
notices-email = E-mail-cím
notices-email-means = Egy levél az összes játékodról, legfeljebb óránként egy.
notices-no-email = Ez a kiszolgáló nem küld e-mailt.
notices-webhook = Webhook
notices-webhook-means = Egy saját szolgáltatásod címe, amely minden körről azonnal értesül.
notices-quiet = Csendes órák
notices-from = Ettől
notices-to = Eddig
notices-quiet-means = Ilyenkor semmit sem küldünk. Ami utána is vár, arról akkor szólunk. Időzóna: { $zone }.
notices-code = A kód, amelyet ide küldtünk: { $email }
notices-confirm = Megerősítés
sound-is = Hang, ha te jössz: { $sound }
sound-off = Nincs
sound-knock = Koppanás
sound-bell = Csengő
sound-drum = Dob
next-turn = { $count ->
    [one] A következő játék, amelyben te jössz
   *[other] A következő játék, amelyben te jössz (összesen { $count })
}
more-waiting = { $count ->
    [one] Még { $count } játék vár
   *[other] Még { $count } játék vár
}
title-turn = { $count ->
    [one] Te jössz · { $title }
   *[other] Te jössz ({ $count }) · { $title }
}
turns-waiting = { $count } játék vár rád.

## Megosztás és kapcsolat nélkül

share = Megosztás
share-lead = Mások annyit látnak, mint egy néző: a játékosok lapkáit nem.
share-closed = Ezt az asztalt csak a játékosok látják, a link csak nekik nyílik meg.
share-picture = Állás mentése képként
share-frame = A játék beágyazása saját oldalba
share-frame-copy = Kód másolása
share-print = Állás és napló nyomtatása
embed-open = Megnyitás a Zigguratban
offline = Nincs kapcsolat
offline-lead = Az asztalok, a leckék és a szabályok a kiszolgálón vannak. Amint elérhető, újra itt lesznek; az el nem küldött lépést addig megőrizzük.
unsent-elsewhere = Egy lépésed még nem ment el: { $table }. Nyisd meg az asztalt, és elküldjük.
unsent-open = Az asztal megnyitása
