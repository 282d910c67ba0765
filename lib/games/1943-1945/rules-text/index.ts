import { type Described, rulesTextOf } from '../../kit/words';
import { eventIds } from '../orders';
import { eventWords } from '../words/terms';
import { quickStart } from './quick-start';

const chapters = `
Z | Zones and forces | Zone e forze
T | The turn | Il turno
R | Reinforcements and conversion | Rinforzi e conversione
M | Movement | Movimento
C | Combat | Combattimento
L | Landings | Sbarchi
F | Special forces | Forze specializzate
S | Supply | Rifornimenti
E | Events | Eventi
V | Victory and the course of the war | Vittoria e corso della guerra
H | Options of a table | Opzioni di un tavolo
`;

const rules = `
EU-Z1 | Zones and the sea | Le zone e il mare
- The board is divided into zones; white arrows join some across the water. The sea is one single zone for all fleets and the U-boat.
  Il tabellone è diviso in zone; frecce bianche ne uniscono alcune attraverso l’acqua. Il mare è un’unica zona per tutte le flotte e l’U-Boot.
- No land force enters Switzerland or the Balkans; planes may fly over them.
  Nessuna forza di terra entra in Svizzera o nei Balcani; gli aerei possono sorvolarli.
EU-Z2 | Control | Controllo
- A zone is controlled by the side that last stood in it or passed through it with a force, and stays so when it is left empty. At the start the Axis controls everything but the zones of the Allied forces.
  Una zona è controllata da chi vi è stato o l’ha attraversata per ultimo con una forza, e resta sua anche vuota. All’inizio l’Asse controlla tutto, tranne le zone delle forze alleate.
- Forces of both sides never share a zone, except for partisans.
  Forze delle due parti non stanno mai nella stessa zona, tranne i partigiani.
EU-Z3 | Stacking | Ammassamento
- A zone holds at most six forces, cubes and counters together, and at most two tanks. Fortified lines and partisans do not count. The limit is checked at the end of every impulse; what is too much moves to a friendly zone next to it with room, or is removed.
  Una zona contiene al più sei forze, fra blocchetti e pedine, e al più due carri. Linee fortificate e partigiani non contano. Si controlla alla fine di ogni impulso; ciò che è di troppo va in una zona amica adiacente con posto, o si toglie.
EU-Z4 | Engaged and operational | Ingaggiati e operativi
- A counter is operational or, with its red band up, engaged. Engaged counters stay so until the turn ends or an event readies them. Cubes are never engaged.
  Una pedina è operativa o, con la banda rossa in vista, ingaggiata. Resta ingaggiata fino alla fine del turno o finché un evento la rende operativa. I blocchetti non si ingaggiano mai.
EU-Z5 | Set-up | Schieramento
- The Allies begin with four cubes, a tank and a plane in each zone with an Allied star, their two fleets engaged at sea. The Axis has three cubes, a tank, a plane and a fortified line in Tunis, two cubes and a tank in zone 16.
  Gli Alleati cominciano con quattro blocchetti, un carro e un aereo in ogni zona con la stella alleata, e le due flotte in mare ingaggiate. L’Asse ha tre blocchetti, un carro, un aereo e una linea fortificata a Tunisi, due blocchetti e un carro nella zona 16.
- The Axis then places all its other forces wherever it likes outside Africa, at most one line a zone. The Italian fleet and the U-boat are operational.
  L’Asse piazza poi tutte le altre forze dove vuole fuori dall’Africa, al più una linea per zona. La flotta italiana e l’U-Boot sono operativi.
EU-T1 | Eight turns | Otto turni
- A turn consists of initiative, reinforcements and conversion (from turn 2), impulses, supply and the end of the turn: engaged counters become operational, and naval transport is full again.
  Un turno è fatto di iniziativa, rinforzi e conversione (dal turno 2), impulsi, rifornimenti e fine del turno: le pedine ingaggiate tornano operative, e il trasporto navale è di nuovo pieno.
EU-T2 | Initiative | Iniziativa
- Both sides roll a die. The higher result, the Allied one in a tie, decides who has the initiative: that side reinforces first and plays the first impulse.
  Entrambe le parti tirano un dado. Chi fa di più, a parità gli Alleati, decide chi ha l’iniziativa: quella parte riceve i rinforzi per prima e gioca il primo impulso.
EU-T3 | Impulses | Impulsi
- The sides take turns until each has had two impulses. An impulse is passed by doing nothing; when both pass one after the other, the impulses of the turn are over.
  Le parti si alternano finché ognuna ha avuto due impulsi. Un impulso si passa senza fare nulla; se entrambe passano di seguito, gli impulsi del turno finiscono.
- In an impulse you first move, by land, air and sea, then declare your attacks and fight them one after the other, in the order you like.
  In un impulso prima si muove, per terra, aria e mare, poi si dichiarano gli attacchi e si combattono uno dopo l’altro, nell’ordine che si vuole.
EU-T4 | Interrupting the enemy | Interrompere il nemico
- In the enemy’s impulse you may bomb from the air, intercept at sea, bring planes out of an attacked zone, use partisans and play events that allow it.
  Nell’impulso nemico si può bombardare dall’aria, intercettare in mare, portare via gli aerei da una zona attaccata, usare i partigiani e giocare gli eventi che lo permettono.
EU-R1 | Reinforcements | Rinforzi
- From turn 2 on each side gets the cubes of the turn track, as far as its pool has them. The Allies place them in supplied zones of theirs on the coast, the Axis in supplied zones of its own in Europe, but not on Sardinia or Corsica.
  Dal turno 2 ogni parte riceve i blocchetti della traccia dei turni, se la sua riserva ne ha. Gli Alleati li piazzano in proprie zone rifornite sulla costa, l’Asse in proprie zone rifornite in Europa, ma non in Sardegna o in Corsica.
- What is not placed then is forgone for the turn.
  Ciò che non si piazza allora per quel turno è perso.
EU-R2 | Conversion | Conversione
- With the reinforcements cubes in a supplied zone may be turned into counters there: pay the cubes of the cost table back into the pool. Counters that were lost may come back this way. Counters never turn into cubes.
  Con i rinforzi, i blocchetti in una zona rifornita si possono trasformare lì in pedine: si rimettono in riserva i blocchetti indicati dalla tabella dei costi. Così possono tornare anche pedine perdute. Le pedine non diventano mai blocchetti.
- The Allies get at most one plane a turn, paratroopers before turn 5 only, and partisans after Italy’s surrender only.
  Gli Alleati ottengono al più un aereo per turno, paracadutisti solo prima del turno 5, partigiani solo dopo la resa dell’Italia.
EU-M1 | Land movement | Movimento terrestre
- Cubes, tanks, elite units and paratroopers move through any number of connected zones that are empty or friendly. They may split and join. Zones with enemies are closed; an empty enemy zone becomes yours.
  Blocchetti, carri, reparti d’élite e paracadutisti muovono attraverso quante zone collegate si vuole, vuote o amiche. Possono dividersi e unirsi. Le zone con nemici sono chiuse; una zona nemica vuota diventa propria.
EU-M2 | Planes | Aerei
- A plane, engaged or not, moves once an impulse to any zone its side controls with room for it, however far. After that it stays, except to leave a zone that is attacked.
  Un aereo, ingaggiato o no, muove una volta per impulso in qualsiasi zona controllata dalla sua parte con posto, per quanto lontana. Poi vi resta, salvo per lasciare una zona attaccata.
EU-M3 | Missions and reach | Missioni e raggio operativo
- Bombing, support and interception are missions: only operational planes fly them, into zones in their reach, and become engaged. One plane of a zone may fly missions in a turn, two from an airport.
  Bombardamento, appoggio e intercettazione sono missioni: le volano solo aerei operativi, verso zone a portata, e ne restano ingaggiati. In un turno può volare in missione un aereo per zona, due da un aeroporto.
EU-M4 | Naval transport | Trasporto navale
- For a point one cube or counter goes from a zone on the coast to another one its side controls, and may move on by land. The Allies have six points a turn, three from turn 5, the Axis two, none once the Italian fleet is gone.
  Per un punto un blocchetto o una pedina va da una zona sulla costa a un’altra controllata dalla sua parte, e può proseguire via terra. Gli Alleati hanno sei punti per turno, tre dal turno 5, l’Asse due, nessuno quando la flotta italiana non c’è più.
EU-M5 | Interception | Intercettazione
- Whenever naval transport is used or a landing comes, the enemy may send operational fleets, the U-boat and planes that reach the zone of arrival. Each rolls a die, 5 or 6 is one loss; all become engaged.
  Ogni volta che si usa il trasporto navale o arriva uno sbarco, il nemico può impiegare flotte operative, l’U-Boot e gli aerei che raggiungono la zona d’arrivo. Ognuno tira un dado, con 5 o 6 è una perdita; tutti restano ingaggiati.
- The owner chooses which of the pieces on their way is lost.
  Quale dei pezzi in viaggio va perduto lo sceglie il proprietario.
EU-M6 | Air bombardment | Bombardamento aereo
- At any moment of any impulse an operational plane may bomb an enemy zone in reach: one loss on 4 to 6, on 5 or 6 if an enemy plane or a fortified line is there. Nobody retreats from bombs.
  In qualsiasi momento di qualsiasi impulso un aereo operativo può bombardare una zona nemica a portata: una perdita con 4, 5 o 6, con 5 o 6 se vi è un aereo nemico o una linea fortificata. Dalle bombe non ci si ritira.
EU-C1 | Attacks | Attacchi
- After moving you may attack zones with enemies from zones next to them, with three attack arrows an impulse: one for each zone an attack starts from, one for a landing. Several zones may attack the same one, and one zone several others.
  Dopo il movimento si possono attaccare zone con nemici da zone adiacenti, con tre frecce di attacco per impulso: una per ogni zona da cui parte un attacco, una per lo sbarco. Più zone possono attaccare la stessa, e una zona più altre.
EU-C2 | Before the first round | Prima del primo round
- The defender may first bring planes out of the zone to another friendly one; they become engaged. Then both sides name their support: at most one operational tank in the battle and one operational plane in reach.
  Il difensore può prima portare aerei dalla zona in un’altra amica; ne restano ingaggiati. Poi entrambe le parti indicano l’appoggio: al più un carro operativo nel combattimento e un aereo operativo a portata.
EU-C3 | Rounds and dice | Round e dadi
- A battle has three rounds at most, and both sides roll at the same time: a die for each cube and each counter that fights as one, four a side at most. A fortified line rolls two, an operational elite unit none, a supporting tank only when no cube of its side fights.
  Un combattimento ha al più tre round, e le due parti tirano insieme: un dado per ogni blocchetto e ogni pedina che combatte come tale, al più quattro per parte. Una linea fortificata ne tira due, un reparto d’élite operativo nessuno, un carro che appoggia solo se non combatte nessun blocchetto della sua parte.
- A plane that is the only defender rolls one die.
  Un aereo che è l’unico difensore tira un dado.
EU-C4 | Hits and support | Perdite inflitte e appoggio
- A 6 inflicts a loss; with a supporting tank or plane a 5 too, with both a 4. It never gets better than that. The plane becomes engaged and supports to the end; the tank does not, but supports no more once it is engaged for a loss.
  Un 6 infligge una perdita; con l’appoggio di un carro o di un aereo anche un 5, con entrambi anche un 4. Meglio di così non è possibile. L’aereo resta ingaggiato e appoggia fino alla fine; il carro no, ma non appoggia più se è ingaggiato per una perdita.
EU-C5 | Mountains | Montagne
- In battles in mountains or out of them tanks give no support; they fight like cubes.
  Nei combattimenti in montagna o da essa i carri non appoggiano; combattono come blocchetti.
EU-C6 | Losses | Perdite
- For each loss its owner removes a cube, engages an operational counter, removes an engaged one, or removes the fortified line. The defender may also retreat with everything: that satisfies exactly one loss.
  Per ogni perdita il proprietario toglie un blocchetto, ingaggia una pedina operativa, ne toglie una ingaggiata, o toglie la linea fortificata. Il difensore può anche ritirarsi con tutto: soddisfa esattamente una perdita.
- What is removed goes back to the pool.
  Ciò che si toglie torna in riserva.
EU-C7 | Retreat | Ritirata
- After a round the defender may also retreat of their own will, with all forces or a part. A retreat leads one zone away, or through it to a second one; neither may be occupied or controlled by the enemy. It never goes by sea.
  Dopo un round il difensore può anche ritirarsi di sua volontà, con tutte le forze o una parte. La ritirata porta in una zona adiacente, o da lì in una seconda; nessuna delle due può essere occupata o controllata dal nemico. Non avviene mai per mare.
- The attacker never retreats for a loss, but may break off after any round.
  L’attaccante non si ritira mai per una perdita, ma può fermarsi dopo ogni round.
EU-C8 | Occupying the zone | Occupare la zona
- When no defender is left the attacker may move in with all or a part of the forces that attacked, but not with planes. Otherwise they stay where they came from.
  Quando non resta nessun difensore l’attaccante può entrare con tutte o parte delle forze che hanno attaccato, ma non con gli aerei. Altrimenti restano dove erano.
EU-L1 | Making a landing | Fare uno sbarco
- Only the Allies land, once an impulse, in an enemy zone on the coast. One operational fleet takes up to four cubes, or three and a tank, from coasts of theirs; a second fleet two cubes more. The fleets become engaged. A landing costs no transport points.
  Sbarcano solo gli Alleati, una volta per impulso, in una zona nemica sulla costa. Una flotta operativa prende fino a quattro blocchetti, o tre e un carro, da coste proprie; una seconda flotta altri due blocchetti. Le flotte restano ingaggiate. Uno sbarco non costa punti di trasporto.
EU-L2 | Course of a landing | Svolgimento di uno sbarco
- First the enemy intercepts. Then each fleet used rolls a die, 5 or 6 is one loss that a retreat cannot satisfy. Then a plane and paratroopers may join, and it is fought like any battle.
  Prima il nemico intercetta. Poi ogni flotta impiegata tira un dado, con 5 o 6 è una perdita che non si soddisfa con una ritirata. Poi possono aggiungersi un aereo e i paracadutisti, e si combatte come sempre.
- If the defenders are gone, the landed occupy the zone. If it ends before, they go to any supplied zone the Allies control.
  Se i difensori non ci sono più, chi è sbarcato occupa la zona. Se finisce prima, va in una qualsiasi zona rifornita controllata dagli Alleati.
EU-F1 | Elite units | Reparti d’élite
- Axis only. Once while operational, after the dice of a round, an elite unit inflicts one loss or absorbs one. Then it is engaged and fights like a cube until the turn ends.
  Solo l’Asse. Una volta finché è operativo, dopo i dadi di un round, un reparto d’élite infligge una perdita o ne assorbe una. Poi è ingaggiato e fino alla fine del turno combatte come un blocchetto.
EU-F2 | Paratroopers | Paracadutisti
- Allies only, until turn 5. They drop into a battle or landing within the reach of planes, become engaged and add a die, beyond the fourth too. If the zone is not taken they are lost. On the ground they fight like a cube.
  Solo gli Alleati, fino al turno 5. Si lanciano su un combattimento o uno sbarco entro il raggio operativo degli aerei, restano ingaggiati e aggiungono un dado, anche oltre il quarto. Se la zona non è presa vanno perduti. A terra combattono come un blocchetto.
EU-F3 | Partisans | Partigiani
- Allies only, after Italy’s surrender, in enemy zones with a light blue triangle. They do not fight and cannot be removed. At any moment they may be engaged: one enemy cube of your choice is drawn from a zone next to theirs into theirs and stays until the next turn.
  Solo gli Alleati, dopo la resa dell’Italia, in zone nemiche con il triangolo azzurro. Non combattono e non si possono togliere. In qualsiasi momento si possono ingaggiare: un blocchetto nemico a scelta è attirato da una zona adiacente nella loro e vi resta fino al turno seguente.
EU-F4 | Fortified lines | Linee fortificate
- Axis only, three, one a zone at most. A line rolls two dice and absorbs a loss when it is removed; it never moves. Alone it holds no zone and is lost when the enemy enters.
  Solo l’Asse, tre, al più una per zona. Una linea tira due dadi e assorbe una perdita se la si toglie; non muove mai. Da sola non tiene una zona e si perde quando entra il nemico.
EU-F5 | Fleets and the U-boat | Flotte e U-Boot
- They are never destroyed. In your own impulse one may attack an enemy fleet: 5 or 6 engages it, and the attacker is engaged as well.
  Non si distruggono mai. Nel proprio impulso si può attaccare una flotta nemica: con 5 o 6 è ingaggiata, e lo è anche chi ha attaccato.
- The U-boat leaves the game when the Allies control every zone on the coast.
  L’U-Boot esce dal gioco quando gli Alleati controllano tutte le zone sulla costa.
EU-S1 | Supply | Rifornimenti
- At the end of the turn a force is in supply if a chain of zones without enemies leads to a source: for the Allies a zone they control on the coast, for the Axis in Europe a zone with a star away from the coast.
  Alla fine del turno una forza è rifornita se una catena di zone senza nemici porta a una fonte: per gli Alleati una zona che controllano sulla costa, per l’Asse in Europa una zona con una stella lontana dalla costa.
- While the Italian fleet is in play, Axis forces in Africa, Sardinia and Corsica are always in supply. What is not is lost.
  Finché la flotta italiana è in gioco, le forze dell’Asse in Africa, Sardegna e Corsica sono sempre rifornite. Ciò che non lo è va perduto.
EU-E1 | Playing events | Giocare eventi
- Each side has six tokens and plays at most one event an impulse. Each event has a box with its own limit for the game; a token is used once.
  Ogni parte ha sei gettoni e gioca al più un evento per impulso. Ogni evento ha una casella con il suo limite per la partita; un gettone si usa una volta.
EU-E3 | When events may be played | Quando si possono giocare gli eventi
- In the enemy’s impulse too: Operational, Strangle Plan, Stop Battle from the end of a first round, Axis Reinforcements. Allied Reinforcements come in the movement of an Allied impulse only.
  Anche nell’impulso nemico: Operativi, Piano Strangle, Battaglia di arresto dalla fine di un primo round, Rinforzi dell’Asse. I Rinforzi alleati arrivano solo durante il movimento di un impulso alleato.
- Additional Impulse comes when the normal impulses are over and the opponent had the last one: nobody has two in a row. Reserves follow a battle’s last round, not where Stop Battle was played. New Defensive Line is played with the reinforcements.
  Impulso aggiuntivo arriva quando gli impulsi normali sono finiti e l’ultimo è stato dell’avversario: nessuno ne ha due di seguito. Riserve segue l’ultimo round di un combattimento, non dove è stata giocata Battaglia di arresto. Nuova linea difensiva si gioca con i rinforzi.
- Axis Reinforcements do not enter in Africa, Sardinia or Corsica. The Allied Logistical Effort does not work in Munich.
  I Rinforzi dell’Asse non entrano in Africa, in Sardegna o in Corsica. Lo Sforzo logistico alleato non vale a Monaco.
EU-V1 | Winning at once | Vincere subito
- The Allies win as soon as they occupy all zones with an orange star. A side with no cube, tank, plane, elite unit or paratroopers on the board loses.
  Gli Alleati vincono appena occupano tutte le zone con una stella arancione. Chi non ha sul tabellone né blocchetti, né carri, aerei, reparti d’élite o paracadutisti perde.
EU-V2 | Winning at the end of a turn | Vincere alla fine di un turno
- The Allies win at the end of a turn in which supplied forces of theirs stand in Munich. After turn 8 the side whose supplied forces occupy more orange stars wins; equal numbers are a draw.
  Gli Alleati vincono alla fine di un turno in cui proprie forze rifornite stanno a Monaco. Dopo il turno 8 vince chi occupa con forze rifornite più stelle arancioni; a parità la partita è patta.
EU-V3 | Italy’s surrender | La resa dell’Italia
- At the end of a turn in which the Allies control a zone of Italy or Sicily, not Sardinia, the Italian fleet, tank and plane leave the game and the Axis has no more naval transport. From then on there may be partisans.
  Alla fine di un turno in cui gli Alleati controllano una zona dell’Italia o della Sicilia, non la Sardegna, flotta, carro e aereo italiani escono dal gioco e l’Asse non ha più trasporto navale. Da allora possono esserci partigiani.
EU-V4 | Overlord | Overlord
- At the start of turn 5 the Allies lose a fleet and all paratroopers for good. From then on they have three transport points and three reinforcement cubes a turn, and their planes the longer reach.
  All’inizio del turno 5 gli Alleati perdono per sempre una flotta e tutti i paracadutisti. Da allora hanno tre punti di trasporto e tre blocchetti di rinforzo per turno, e i loro aerei il raggio più lungo.
EU-H1 | Bidding for sides | Asta per gli schieramenti
- Before play both players may say in secret how many cubes a named side must get on top for them to play it. The lower bid plays that side with what it asked for; of equal bids a die chooses.
  Prima della partita entrambi i giocatori possono dire in segreto quanti blocchetti deve avere in più una certa parte perché la giochino. Chi offre meno la gioca con ciò che ha chiesto; a parità decide un dado.
- The cubes come with the side’s first reinforcements, in turn 2, as far as its pool has them; what the pool lacks comes with the next ones.
  I blocchetti arrivano con i primi rinforzi di quella parte, nel turno 2, se la sua riserva ne ha; quelli che mancano arrivano con i successivi.
`;

const line = ({ name, text }: Described): string => `- ${name.en}: ${text.en}\n  ${name.it}: ${text.it}`;
const events = ['EU-E2 | The events | Gli eventi', ...eventIds.map((id) => line(eventWords[id]))].join('\n');

/** 1943–1945. */
export const rulesText = rulesTextOf({ quickStart, chapters, rules: [rules, events] });
