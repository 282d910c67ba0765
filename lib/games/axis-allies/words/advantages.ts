import { describedIn } from '../../kit/words';
import { everyAdvantage, technologyIds } from '../effects/ids';

/** RREV-12: what the national advantages are called and do. */
export const advantageWords = describedIn(
  everyAdvantage,
  `
russian-winter | Russian winter | Inverno russo
- Once, as you collect income: until your next turn begins your infantry defends on 3.
  Una volta, quando si raccoglie il reddito: fino all’inizio del proprio turno seguente la propria fanteria difende con 3.
non-aggression | Nonaggression treaty | Trattato di non aggressione
- The first time Japan attacks a red territory, 4 infantry appear there before the battle. Lost once you attack Japan first.
  La prima volta che il Giappone attacca un territorio rosso vi si aggiungono 4 fanterie prima della battaglia. Si perde se si attacca il Giappone per primi.
mobile-industry | Mobile industry | Industria mobile
- In the noncombat move each of your industrial complexes may move to a neighbouring territory of yours that has none.
  Nel movimento non ostile ogni proprio complesso industriale può spostarsi in un proprio territorio confinante che non ne ha.
salvage | Salvage | Recupero
- When you hold a red territory against an attack in which a tank was destroyed, a tank appears there.
  Quando si difende con successo un territorio rosso e si è distrutto un carro armato dell’attaccante, vi appare un carro armato.
lend-lease | Lend-lease | Affitti e prestiti
- In your purchase phase, units of allies that stand in your territories may become yours.
  Nella fase di acquisto le unità alleate che stanno nei propri territori possono diventare proprie.
trans-siberian | Trans-Siberian railway | Ferrovia transiberiana
- Infantry, artillery and anti-aircraft guns move 2 between Russia, Novosibirsk, Yakut S.S.R. and Buryatia S.S.R.
  Fanteria, artiglieria e armi antiaeree muovono di 2 fra Russia, Novosibirsk, Jacuzia e Buriazia.
u-boats | U-boat interdiction | Interdizione degli U-Boot
- The United Kingdom and the United States each collect 1 IPC less for every German submarine on the board.
  Regno Unito e Stati Uniti raccolgono ciascuno 1 IPC in meno per ogni sottomarino tedesco sulla mappa.
atlantic-wall | Atlantic wall | Vallo Atlantico
- In an amphibious assault on a grey territory your infantry defends on 3 in the first round.
  In un assalto anfibio contro un territorio grigio la propria fanteria difende con 3 nel primo round.
panzer-blitz | Panzer blitz | Blitz dei Panzer
- Where an attack destroys all defenders in one round, the tanks that took part may move 1 in the noncombat move.
  Dove un attacco distrugge tutti i difensori in un round, i carri armati che vi hanno preso parte possono muovere di 1 nel movimento non ostile.
wolf-packs | Wolf packs | Branchi di lupi
- Three or more submarines that attack one sea zone attack on 3, as super submarines on 4.
  Tre o più sottomarini che attaccano la stessa zona di mare attaccano con 3, con i super-sottomarini con 4.
dive-bombers | Luftwaffe dive-bombers | Cacciabombardieri della Luftwaffe
- Fighters may fly bombing raids; half the die counts, rounded up.
  I caccia possono fare incursioni di bombardamento; conta metà del dado, arrotondata per eccesso.
fortress-europe | Fortress Europe | Fortezza Europa
- Artillery in grey territories defends on 3.
  L’artiglieria nei territori grigi difende con 3.
radar | Radar | Radar
- Anti-aircraft guns in beige territories hit on 1 and 2.
  Le armi antiaeree nei territori beige colpiscono con 1 e 2.
joint-strike | Joint strike | Attacco congiunto
- Once, before your purchase: you make no combat moves this turn, and in the next American turn the American player attacks with your units as with their own.
  Una volta, prima dell’acquisto: in questo turno non si fanno movimenti ostili, e nel successivo turno statunitense il giocatore degli Stati Uniti attacca con le vostre unità come con le proprie.
enigma | Enigma decoded | Enigma decifrato
- Once, after Germany’s combat move: units of yours move one space into a space under German attack, or out of one in which at least one stays.
  Una volta, dopo il movimento ostile della Germania: proprie unità muovono di uno spazio in uno spazio attaccato dalla Germania, o via da uno in cui ne resta almeno una.
mideast-oil | Mideast oil | Petrolio mediorientale
- Aircraft that land in Anglo-Egypt, Trans-Jordan or Persia in the noncombat move may fly on by their full range, once a turn.
  Gli aerei che nel movimento non ostile atterrano nell’Egitto britannico, in Transgiordania o in Persia possono proseguire con tutto il loro raggio, una volta per turno.
french-resistance | French resistance | Resistenza francese
- Once, when the Allies take Western Europe: 3 British infantry appear there.
  Una volta, quando gli Alleati prendono l’Europa occidentale: vi appaiono 3 fanterie britanniche.
colonial-garrison | Colonial garrison | Guarnigione coloniale
- The game begins with one more industrial complex in a beige territory that is worth at least 1.
  La partita comincia con un complesso industriale in più in un territorio beige che vale almeno 1.
tokyo-express | Tokyo express | Tokyo Express
- Each destroyer carries one infantry, as a transport would.
  Ogni torpediniere porta una fanteria, come farebbe un trasporto.
kamikaze | Kamikaze attacks | Attacchi kamikaze
- Aircraft may attack a sea zone as kamikazes: they need no landing, hit only ships, in the opening fire, and are lost with it; those they hit do not fire back.
  Gli aerei possono attaccare una zona di mare come kamikaze: non devono atterrare, colpiscono solo navi, nel fuoco d’apertura, e vi vanno perduti; chi ne è colpito non risponde al fuoco.
kaiten | Kaiten torpedoes | Siluri Kaiten
- A submarine that defends off an orange territory or an island you hold may become a kaiten: it hits on 3, as a super submarine on 4, and is lost with the opening fire.
  Un sottomarino che difende presso un territorio arancione o un’isola controllata può diventare un kaiten: colpisce con 3, da super-sottomarino con 4, e va perduto con il fuoco d’apertura.
lightning-assaults | Lightning assaults | Assalti lampo
- A transport may land one of its two units in an assault, move on and land the other in a second one.
  Un trasporto può sbarcare in un assalto una delle sue due unità, proseguire e sbarcare l’altra in un secondo.
dug-in | Dug-in defenders | Difensori trincerati
- Infantry on islands defends on 3.
  La fanteria sulle isole difende con 3.
banzai | Banzai attacks | Attacchi Banzai
- Where only infantry attacks, it attacks on 2.
  Dove attacca soltanto fanteria, attacca con 2.
island-bases | Island bases | Basi sulle isole
- For your aircraft an island is part of its sea zone.
  Per i propri aerei un’isola fa parte della sua zona di mare.
chinese-divisions | Chinese divisions | Divisioni cinesi
- Every turn one infantry appears in China, Sinkiang, Kwangtung or French Indochina, where you control it.
  Ogni turno appare una fanteria in Cina, nel Sinkiang, nel Kwangtung o nell’Indocina francese, dove si ha il controllo.
marines | Marines | Marines
- Infantry attacks on 2 in the first round of the land battle of an amphibious assault.
  La fanteria attacca con 2 nel primo round della battaglia terrestre di un assalto anfibio.
mechanised-infantry | Mechanised infantry | Fanteria meccanizzata
- Infantry moves 2 and blitzes like tanks.
  La fanteria muove di 2 e sfonda come i carri armati.
fast-carriers | Fast carriers | Portaerei veloci
- Carriers move 3.
  Le portaerei muovono di 3.
superfortresses | Superfortresses | Superfortezze
- Anti-aircraft guns do not fire at bombers.
  Le armi antiaeree non sparano ai bombardieri.
`,
);

/** What the developments are called and do. */
export const technologyWords = describedIn(
  technologyIds,
  `
jet-fighters | Jet fighters | Caccia supersonici
- Fighters defend on 5 or less.
  I caccia difendono con 5 o meno.
rockets | Rockets | Missili
- Once a turn each territory may launch a rocket from an anti-aircraft gun at an industrial complex up to three spaces away: the die in IPCs is lost, no more than the territory is worth, one rocket a complex.
  Una volta per turno ogni territorio può lanciare un missile da un'arma antiaerea contro un complesso industriale entro tre spazi: si perdono tanti IPC quanto il dado, non più del valore del territorio, un missile per complesso.
super-submarines | Super submarines | Super-sottomarini
- Submarines attack on 3 or less.
  I sottomarini attaccano con 3 o meno.
long-range | Long-range aircraft | Aerei ad ampio raggio
- Fighters move 6 spaces, bombers 8.
  I caccia muovono di 6 spazi, i bombardieri di 8.
combined-bombardment | Combined bombardment | Bombardamento combinato
- Destroyers bombard like battleships, on 3 or less.
  I torpedinieri bombardano come le corazzate, con 3 o meno.
heavy-bombers | Heavy bombers | Bombardieri pesanti
- Bombers roll two dice in attack and in raids.
  I bombardieri tirano due dadi in attacco e nelle incursioni.
`,
);
