import { readingsOf } from '../../kit/words';

/** What the game follows, and how it reads what the rulebook leaves open, for players. The README has the same with rule numbers. */
export const readings = readingsOf(`
What the game follows | Che cosa segue il gioco
- The rulebook of the printed game, in both its languages. Where they differ, or it contradicts itself, the table has an option. Fieldpost is not affiliated with the publisher.
  Il regolamento del gioco stampato, in tutte e due le lingue. Dove differiscono, o il testo si contraddice, il tavolo ha un’opzione. Fieldpost non è legato all’editore.
- Tables that are running keep the rules they began with, even when a reading is mended later.
  I tavoli in corso tengono le regole con cui sono cominciati, anche se poi una lettura viene corretta.

Set-up and reinforcements | Schieramento e rinforzi
- The rest of the Axis may be placed, so it may also be kept back. END says what is left; it waits in the pool as if it had been lost: cubes enter as reinforcements, counters by conversion, fortified lines by the event.
  Il resto dell’Asse si può piazzare, quindi si può anche trattenere. FINE dice che cosa avanza; aspetta nella riserva come se fosse stato perduto: i blocchetti entrano come rinforzi, le pedine per conversione, le linee fortificate con l’evento.
- Turn 1 has no conversion: it happens when reinforcements enter, and these begin in turn 2.
  Nel turno 1 non c’è conversione: avviene quando entrano i rinforzi, e questi cominciano nel turno 2.
- A short pool gives what it has; with no cube left none come. What is not placed before END is forgone for the turn.
  Una riserva scarsa dà quello che ha; se non ci sono più blocchetti non ne arrivano. Ciò che non si piazza prima di FINE per quel turno è perso.
- The side that has the initiative reinforces first, and converts in the same step.
  Chi ha l’iniziativa riceve i rinforzi per primo, e converte nello stesso passo.

Auction of the sides | Asta degli schieramenti
- What is bid are cubes, for they are all that a side is given. They come with the first reinforcements, in turn 2: in the set-up the Axis may place all it has, and the Allies place nothing. What the pool lacks then comes with the next ones.
  Si offrono blocchetti, perché sono tutto ciò che una parte riceve. Arrivano con i primi rinforzi, nel turno 2: nello schieramento l’Asse può piazzare tutto ciò che ha, e gli Alleati non piazzano nulla. Ciò che allora manca alla riserva arriva con i rinforzi successivi.

Forces and zones | Forze e zone
- A fortified line alone is no force: it holds no zone, rolls no dice, is neither attacked nor bombed, and is lost when an enemy enters. A side with nothing else has lost.
  Una linea fortificata da sola non è una forza: non tiene una zona, non tira dadi, non è attaccata né bombardata, e si perde quando entra un nemico. Chi non ha altro ha perso.
- All fleets are in one sea. For the event that readies a zone the sea is a zone too, and a side’s fleets are readied.
  Tutte le flotte sono in un solo mare. Per l’evento che rende operativa una zona anche il mare è una zona, e tornano operative le flotte della propria parte.
- Excess forces go to adjacent own zones with room; what finds none is removed. What occupies a zone keeps to the limits at once.
  Le forze in eccesso vanno in zone proprie adiacenti con posto; quelle che non ne trovano si tolgono. Chi occupa una zona rispetta subito i limiti.
- Cubes that partisans drew stay until the next turn: they do not move, ship, attack, retreat or go with an excess. Of cubes lost where they stand they go first; the whole defence retreats for a loss only when they are among its losses.
  I blocchetti attirati dai partigiani restano fino al turno dopo: non muovono, non si imbarcano, non attaccano, non si ritirano e non si spostano come eccesso. Fra i blocchetti perduti dove stanno sono i primi; l’intera difesa si ritira per soddisfare una perdita solo se sono fra le perdite.

Planes | Aerei
- One plane of a zone, two from an airport, may fly missions in a turn. Planes that are still engaged for one are counted, each side for itself: who takes an airport begins with its own.
  In un turno può volare in missione un aereo per zona, due da un aeroporto. Si contano gli aerei ancora ingaggiati per una missione, ogni parte per sé: chi prende un aeroporto comincia con i propri.
- Paratroopers that took part in taking a zone stand in it afterwards; otherwise they are lost.
  I paracadutisti che hanno partecipato alla presa di una zona poi vi stanno; altrimenti sono perduti.

Attacks and landings | Attacchi e sbarchi
- There are three attack arrows in an impulse: one for each zone an attack starts from; a landing takes one, from however many ports. An option gives three for each of three attacked zones.
  Le frecce di attacco sono tre per impulso: una per ogni zona da cui parte un attacco; uno sbarco ne prende una, da quanti porti si voglia. Un’opzione ne dà tre per ciascuna di tre zone attaccate.
- A landing goes in this order: interception, bombardment by the fleets, and only then do a tank, a plane and paratroopers join. They cannot be lost at sea, and do not go when nobody came through or nobody defends any more. What was named for the battle joins by itself when its time comes; else it is asked.
  Uno sbarco va in quest’ordine: intercettazione, bombardamento delle flotte, e solo allora si aggiungono un carro, un aereo e i paracadutisti. Non si possono perdere in mare, e non partono se nessuno è passato o nessuno difende più. Ciò che si è indicato per il combattimento si aggiunge da sé a suo tempo; altrimenti si chiede.
- Support is engaged with the first dice. Over land it is said before; what the defence does before the first round may make it needless or impossible.
  L’appoggio si ingaggia con i primi dadi. Via terra si dice prima; ciò che fa la difesa prima del primo round può renderlo inutile o impossibile.
- Losses from interception take whole pieces, on whichever side they lie; the owner chooses among what was shipped or embarked.
  Le perdite da intercettazione tolgono pedine intere, ingaggiate o no; sceglie il proprietario fra ciò che era trasportato o imbarcato.

Combat | Combattimento
- A supporting tank rolls no die, unless no cube of its side fights beside it (an option); an elite unit rolls only once it is engaged. Both follow from the printed example.
  Un carro che appoggia non tira dadi, a meno che non combatta nessun blocchetto della sua parte (è un’opzione); un reparto d’élite tira solo quando è ingaggiato. Tutt’e due le cose vengono dall’esempio stampato.
- The attacker may break off after any round, on land as in a landing.
  L’attaccante può fermarsi dopo ogni round, via terra come in uno sbarco.
- In mountains a tank that cannot be engaged for losses (an option) is lost like a cube, by bombs too.
  In montagna un carro che non si può ingaggiare per le perdite (è un’opzione) si perde come un blocchetto, anche per le bombe.

Events | Eventi
- The Strangle Plan lies on its zone for the impulse. Axis forces there defend themselves, but nothing leaves or enters, and no plane of it flies a mission; partisans draw no cube into or out of it. A transport whose port is closed turns back and its points are spent. The zone may be attacked, and excess at the end of the impulse may leave it.
  Il Piano Strangle pesa sulla sua zona per tutto l’impulso. Le forze dell’Asse che vi sono si difendono, ma nulla esce o entra, e nessun suo aereo vola in missione; i partigiani non vi attirano blocchetti, né da lì altrove. Un trasporto il cui porto è chiuso torna indietro e i suoi punti sono spesi. La zona si può attaccare, e a fine impulso l’eccesso può uscirne.
- After the attacker’s Reserves the defender looks again before the dice: Stop Battle or a retreat may answer it.
  Dopo le Riserve dell’attaccante il difensore decide di nuovo prima dei dadi: può rispondere con Battaglia di arresto o con una ritirata.
- Logistical Effort saves forces, it does not supply them: a star they occupy does not count at the end.
  Sforzo logistico salva le forze, non le rifornisce: una stella che occupano non conta alla fine.

Interruptions | Interruzioni
- A window opens for every side that publicly could use it, whether it wants to or not; standing orders answer most of them at once.
  Un’occasione di interrompere si apre per ogni parte che, per quanto si vede sul tabellone, potrebbe usarla, che lo voglia o no; a quasi tutte rispondono subito gli ordini permanenti.
`);
