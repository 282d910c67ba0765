import { readingsOf } from '../../../kit/words';

/** What the edition follows, and how it reads what the rulebook leaves open, for players. The README has the same with rule numbers. */
export const readings = readingsOf(`
What the game follows | Che cosa segue il gioco
- The rulebook of 2012 in its Italian translation, compared with what is known of the English one. Fieldpost is not affiliated with the publisher.
  Il regolamento del 2012 nella traduzione italiana, confrontato con ciò che si sa di quello inglese. Fieldpost non è legato all’editore.
- At the round limit the side wins that produces more than at the start; where nothing is gained it is a draw.
  Al limite di round vince lo schieramento che produce più che all’inizio; se nessuno ha guadagnato nulla è un pareggio.
- Tables that are running keep the rules they began with, even when a reading is mended later.
  I tavoli in corso tengono le regole con cui sono cominciati, anche se poi una lettura viene corretta.

How a turn is asked | Come si chiede un turno
- A turn is asked in four questions at most: purchase, combat move, noncombat move, mobilisation. Income comes by itself; who cannot buy or place anything is not asked.
  Un turno si chiede in quattro domande al massimo: acquisto, movimento ostile, movimento non ostile, mobilitazione. Il reddito arriva da sé; a chi non può comprare o piazzare nulla non si chiede niente.
- A movement phase is a series of orders that END closes. After each of them the whole plan must be possible: every aircraft can be shown a landing, every fight can be fought. Where one order needs another first, the refusal says which.
  Una fase di movimento è una serie di ordini che FINE chiude. Dopo ognuno l’intero piano dev’essere possibile: per ogni aereo c’è dove atterrare, ogni combattimento si può combattere. Se un ordine ne richiede prima un altro, il rifiuto dice quale.
- At the END of the noncombat move, what is still in the air lands by itself: carriers sail where they save the most fighters, fighters of a carrier go back to one within reach, fighters over a free deck stay, and the rest flies to the nearest safe territory, own before allied, the best guarded of several, past an empty one that the enemy could walk into.
  Con FINE nel movimento non ostile ciò che è ancora in volo atterra da sé: le portaerei vanno dove salvano più caccia, i caccia di una portaerei tornano su una a portata, quelli sopra un ponte libero restano, gli altri volano al territorio sicuro più vicino, proprio prima che alleato, il meglio difeso se ce n’è più d’uno, evitando quelli vuoti in cui il nemico potrebbe entrare.

Canals and the Black Sea | Canali e Mar Nero
- A canal is open to the side that held it when the turn began.
  Un canale è aperto allo schieramento che lo controllava all’inizio del turno.
- No ship enters or leaves the Black Sea; whether ships may be built there is an option.
  Nessuna nave entra nel Mar Nero o ne esce; se vi si possano costruire navi è un’opzione.

Aircraft and carriers | Aerei e portaerei
- The space an aircraft flies to decides its battle: the sea zone the sea battle, the territory the land battle.
  Lo spazio verso cui vola un aereo decide la sua battaglia: la zona di mare quella navale, il territorio quella terrestre.
- No fighter is promised to one carrier. But no noncombat order may lower the number of own fighters that can still be saved, and fighters that wait beside a carrier to be built must get it.
  Nessun caccia è promesso a una portaerei. Ma nessun ordine del movimento non ostile può ridurre il numero dei propri caccia che si possono ancora salvare, e i caccia che aspettano accanto a una portaerei da costruire devono averla.
- An ally’s fighters over a sea zone belong to no single carrier. When own carriers leave, the order says how many ride along: at least those that find no other deck, and all that fit when it says nothing.
  I caccia di un alleato sopra una zona di mare non appartengono a una sola portaerei. Quando le proprie portaerei partono, l’ordine dice quanti vanno con loro: almeno quelli che non trovano un altro ponte, e tutti quelli che ci stanno se non dice nulla.
- Own fighters over a zone in which own ships fight take part unless they are told to hover. Fighters whose decks have sailed away can only hover; guests on an ally’s carrier among enemy warships hover unless told to fight.
  I propri caccia sopra una zona in cui combattono le proprie navi partecipano, salvo l’ordine SORVOLA. I caccia i cui ponti sono partiti possono solo sorvolare; gli ospiti di una portaerei alleata fra navi da guerra nemiche sorvolano, salvo l’ordine di combattere.
- Guests on a carrier that is attacked defend in the air. When a carrier sinks, its guests go down with it only if no other deck of their side in the zone has room.
  Gli ospiti di una portaerei attaccata difendono in volo. Quando una portaerei affonda, i suoi ospiti vanno perduti solo se nessun altro ponte del loro schieramento nella zona ha posto.
- Aircraft may not be sent where no enemy unit stands, even beside land units.
  Non si mandano aerei dove non c’è nessuna unità nemica, nemmeno insieme a unità di terra.
- Stranded fighters land when the last battle is over, before the noncombat move begins.
  I caccia allo sbando atterrano quando è finita l’ultima battaglia, prima che cominci il movimento non ostile.

Ships, submarines and transports | Navi, sottomarini e trasporti
- To attack or to ignore submarines and transports is decided once for a sea zone and holds for all own units there. Units that came to attack have decided it. Ships that leave a hostile zone, or join a landing fleet, may end beside submarines and ignore them.
  Se attaccare o ignorare sottomarini e trasporti si decide una volta per zona di mare e vale per tutte le proprie unità che ci sono. Le unità venute ad attaccare l’hanno già deciso. Le navi che lasciano una zona ostile, o si uniscono a una flotta da sbarco, possono fermarsi accanto a sottomarini e ignorarli.
- Attacking lone transports is a choice; who attacks them sinks them without dice.
  Attaccare trasporti soli è una scelta; chi li attacca li affonda senza dadi.
- Past enemy submarines that are ignored, transports may land only if a warship of their power is in the zone when the combat move ends; an option reads it as the Italian translator does. The warship may join when the landing is announced, an empty transport may not.
  Ignorando sottomarini nemici i trasporti possono sbarcare solo se alla fine del movimento ostile nella zona c’è una nave da guerra della loro potenza; un’opzione la legge come il traduttore italiano. La nave può unirsi quando lo sbarco è annunciato, un trasporto vuoto no.
- Only ships that began their turn among enemy warships may come back to the zone they left; the zone between is their retreat. Otherwise a round trip is refused, except for a tank’s blitz.
  Solo le navi che hanno cominciato il turno fra navi da guerra nemiche possono tornare nella zona da cui sono partite; la zona in mezzo è la loro ritirata. Per il resto andata e ritorno si rifiutano, tranne che per un carro armato in sfondamento.
- A submarine that has fired in its surprise attack fires no more in that round. Whether submarines submerge is asked only where an enemy ship could be fired at.
  Un sottomarino che ha sparato nell’attacco a sorpresa non spara più in quel round. Se i sottomarini si immergono si chiede solo dove c’è una nave nemica su cui sparare.
- For the attacker only destroyers of the power whose turn it is count against submarines; for the defence those of all defenders.
  Contro i sottomarini per l’attaccante contano solo i torpedinieri della potenza di turno; per la difesa quelli di tutti i difensori.

Landings and allied transports | Sbarchi e trasporti alleati
- A lost sea battle, by retreat or by sinking, ends every landing from the zone, that of troops on an ally’s transport too. A standstill does not, when no enemy surface warship is left.
  Una battaglia navale perduta, per ritirata o affondamento, annulla ogni sbarco dalla zona, anche quello di truppe su un trasporto alleato. Uno stallo no, se non resta nessuna nave da guerra nemica di superficie.
- A territory that a tank has blitzed through changes hands at once, but all combat moves happen at the same time: until the phase ends others may still roll through it, move into it or land there. Troops that land on soil taken this way go ashore, and nothing more happens.
  Un territorio attraversato da un carro armato in sfondamento cambia subito padrone, ma tutti i movimenti ostili avvengono insieme: fino alla fine della fase altri possono ancora attraversarlo, entrarvi o sbarcarvi. Le truppe che sbarcano su un suolo preso così scendono a terra, e non accade altro.
- A transport that has landed troops, or has announced an assault, does nothing more in that turn.
  Un trasporto che ha sbarcato truppe, o ha annunciato un assalto, in quel turno non fa altro.
- An ally’s transport is used up for its guest’s turn, not for its owner’s; troops board it in the noncombat move. It takes no part in the battle and cannot be lost there.
  Un trasporto alleato si esaurisce per il turno dell’ospite, non per quello del proprietario; le truppe vi salgono nel movimento non ostile. Non partecipa alla battaglia e non vi si può perdere.
- Another seat is asked when its transport is boarded or a fighter is ordered onto its carrier; it agrees by itself unless it wants to be asked. A refusal holds for the rest of the turn.
  A un altro posto si chiede il consenso quando si sale su un suo trasporto o si ordina a un caccia di atterrare su una sua portaerei; acconsente da sé, a meno che voglia essere interpellato. Un rifiuto vale per il resto del turno.

Battles | Battaglie
- Units that can hit nothing roll no dice: aircraft against submarines alone without a destroyer, submarines against aircraft alone. Where neither side can hit the other, nobody is asked to press on.
  Le unità che non possono colpire nulla non tirano dadi: aerei contro soli sottomarini senza un torpediniere, sottomarini contro soli aerei. Dove nessuno può colpire l’altro non si chiede se continuare.
- After surprise attacks a round ends at once when nobody but defending transports, or no attacker, is left.
  Dopo gli attacchi a sorpresa il round finisce subito se restano solo trasporti in difesa, o nessun attaccante.
- Undefended territories are taken without dice, before the next battle is chosen.
  I territori senza difesa si prendono senza dadi, prima di scegliere la battaglia seguente.
- Losses are named by power and type. Of units that differ only in what they could still do the least useful go first: aircraft with the shortest range left, land units that came by sea, transports that land nobody.
  Le perdite si indicano per potenza e tipo. Fra unità che differiscono solo per ciò che potrebbero ancora fare si perdono prima le meno utili: aerei con meno autonomia, unità di terra venute dal mare, trasporti che non sbarcano nessuno.
- The owner says whether a hit damages a battleship or sinks it: two hits may damage two or sink one. Damaged ones sink first.
  Il proprietario dice se un colpo danneggia una corazzata o la affonda: due colpi possono danneggiarne due o affondarne una. Quelle danneggiate affondano per prime.
- When nobody can fight on and attacking transports remain, the attacker is asked: what does not retreat is lost. Before the end of the first round they cannot retreat and are fired at.
  Quando nessuno può più combattere e restano trasporti attaccanti, si chiede all’attaccante: ciò che non si ritira è perduto. Prima della fine del primo round non possono ritirarsi e si spara su di loro.
- Several defenders choose losses together: who controls the territory, at sea who has most units, proposes, the other seats agree or refuse; after one refusal the attacker chooses.
  Più difensori scelgono insieme le perdite: propone chi controlla il territorio, in mare chi ha più unità, e gli altri posti accettano o rifiutano; dopo un rifiuto sceglie l’attaccante.

Retreats | Ritirate
- A retreat goes to one adjacent friendly space from which attackers came; a territory that was blitzed through is one. Land units and aircraft choose together; where no land unit that came overland is left, aircraft retreat alone.
  Ci si ritira in un solo spazio amico adiacente da cui sono venuti attaccanti; vale anche un territorio attraversato in sfondamento. Unità di terra e aerei scelgono insieme; se non resta nessuna unità venuta via terra, si ritirano i soli aerei.
- Ships may retreat to a zone with a battle still to come. There they neither fight nor can be hit, and a carrier’s deck counts.
  Le navi possono ritirarsi in una zona dove si deve ancora combattere. Lì non combattono e non possono essere colpite, e il ponte di una portaerei conta.
- Ships that nobody could sink stay where they are; enemies in one zone are legal, and the next turn begins with that.
  Le navi che nessuno ha potuto affondare restano dove sono; nemici nella stessa zona sono ammessi, e il turno seguente comincia così.

Mobilisation and control | Mobilitazione e controllo
- As many bought units as the industrial complexes can make must be placed; which of them go back for their price is free, how many is not.
  Si devono piazzare tante unità comprate quante i complessi industriali ne possono produrre; quali restituire al loro prezzo è libero, quante no.
- Carriers are ships when they are placed, like all others.
  Le portaerei, quando si piazzano, sono navi come le altre.
- A territory that changes hands more than once in a turn counts, for landings, canals and mobilisation, as its holder’s of the turn’s beginning.
  Un territorio che in un turno cambia padrone più volte conta, per atterraggi, canali e mobilitazione, come di chi lo controllava all’inizio del turno.
- A liberated territory goes back to its owner at once; one whose owner’s capital is in enemy hands goes back when the capital is free.
  Un territorio liberato torna subito al suo proprietario; se la capitale di questi è in mano nemica, torna quando la capitale è libera.
`);
