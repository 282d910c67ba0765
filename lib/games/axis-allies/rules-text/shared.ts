/** Chapters of both editions: the letter of their rules, and what they are called. */
export const chapters = `
T | The turn | Il turno
B | The board | La mappa
R | Research | Sviluppo degli armamenti
P | Purchase | Acquisto
M | Combat move | Movimento ostile
F | Aircraft and carriers | Aerei e portaerei
S | Ships | Navi
L | Transports and landings | Trasporti e sbarchi
C | Combat | Combattimento
X | Anti-aircraft fire, raids and rockets | Contraerea, incursioni e missili
O | Conquest and capitals | Conquista e capitali
N | Noncombat move | Movimento non ostile
D | Mobilisation | Mobilitazione
I | Income | Reddito
V | Victory | Vittoria
A | National advantages | Vantaggi nazionali
H | Options of a table | Opzioni di un tavolo
`;

/** Rules that both editions have. */
export const sharedRules = `
AA-T1 | Powers and sides | Potenze e schieramenti
- The Soviet Union, the United Kingdom and the United States are the Allies; Germany and Japan are the Axis. Two to five players share the powers; nobody plays powers of both sides.
  Unione Sovietica, Regno Unito e Stati Uniti sono gli Alleati; Germania e Giappone sono l’Asse. Da due a cinque giocatori si dividono le potenze; nessuno gioca potenze di entrambi gli schieramenti.
- Money, income and units of each power are kept apart, even when one player has several powers.
  Denaro, reddito e unità di ogni potenza restano separati, anche se un giocatore ne ha più d’una.
AA-T2 | Order of play | Ordine di gioco
- In each round the powers play one after the other: Soviet Union, Germany, United Kingdom, Japan, United States.
  In ogni round le potenze giocano una dopo l’altra: Unione Sovietica, Germania, Regno Unito, Giappone, Stati Uniti.
AA-T4 | A power without its capital | Una potenza senza capitale
- While the enemy holds its capital a power plays combat move, combat and noncombat move only. It buys and places nothing and collects no income.
  Finché la sua capitale è in mano nemica una potenza gioca solo movimento ostile, combattimento e movimento non ostile. Non compra, non piazza e non raccoglie reddito.
AA-T5 | Open information and dice | Informazioni e dadi
- Nothing on the board is secret: money, bought units and everything that stands in a space are seen by all. Standing orders and drafts are each player’s own.
  Sulla mappa nulla è segreto: il denaro, le unità comprate e tutto ciò che sta in uno spazio si vede. Ordini permanenti e bozze sono di ciascun giocatore.
- Six-sided dice decide battles. There is no limit to the number of units of a type.
  Le battaglie si decidono con dadi a sei facce. Non c’è limite al numero di unità di un tipo.
AA-B1 | Spaces | Spazi
- The board consists of territories and sea zones. Two spaces are adjacent when they share a border; the left and the right edge of the map join, top and bottom do not.
  La mappa è fatta di territori e zone di mare. Due spazi sono adiacenti quando hanno un confine in comune; i bordi sinistro e destro della mappa si toccano, quelli in alto e in basso no.
AA-B2 | Friendly, hostile, neutral | Amico, ostile, neutrale
- A territory is friendly when a power of your side controls it and hostile when the enemy does, occupied or not. It stays yours when your last unit leaves.
  Un territorio è amico se lo controlla una potenza del proprio schieramento, ostile se lo controlla il nemico, occupato o no. Resta proprio anche quando se ne va l’ultima unità.
- Neutral territories are closed: nothing enters, attacks or flies over them.
  I territori neutrali sono chiusi: nulla vi entra, li attacca o li sorvola.
- Nobody controls the sea. An empty sea zone is friendly to everyone.
  Il mare non è controllato da nessuno. Una zona di mare vuota è amica di tutti.
AA-B6 | Spaces shared with allies | Spazi in comune con gli alleati
- Units of one side may stand together without limit. They defend together, but each power moves and attacks in its own turn alone.
  Le unità di uno schieramento possono stare insieme senza limiti. Difendono insieme, ma ogni potenza muove e attacca solo nel proprio turno.
AA-P1 | Buying units | Comprare unità
- Pay for any units you can afford at the prices of the chart, all at once. They wait beside the board until you mobilise and can neither move nor fight before.
  Si pagano, in una volta sola, le unità che ci si può permettere ai prezzi della tabella. Aspettano accanto alla mappa fino alla mobilitazione e prima non possono né muovere né combattere.
- Unspent IPCs are kept. Powers can neither lend nor give them to each other.
  Gli IPC non spesi si conservano. Le potenze non possono né prestarli né donarli.
AA-M1 | What a combat move is | Che cos’è un movimento ostile
- All moves into hostile spaces, occupied or not, belong here. Move units up to their movement value, from any number of spaces, to where you want to fight or to take ground.
  Qui si fanno tutti i movimenti in spazi ostili, occupati o no. Si muovono le unità fino al loro valore di movimento, da quanti spazi si vuole, là dove si vuole combattere o conquistare.
- Friendly spaces may be crossed on the way. Moving is never compulsory.
  Per via si possono attraversare spazi amici. Muovere non è mai obbligatorio.
AA-M3 | Hostile spaces stop | Gli spazi ostili fermano
- A land unit or ship that enters a hostile space ends its move there. Exceptions are a tank’s blitz, submarines and aircraft.
  Un’unità di terra o una nave che entra in uno spazio ostile vi finisce il movimento. Fanno eccezione lo sfondamento di un carro armato, i sottomarini e gli aerei.
AA-M4 | All moves at the same time | Tutti i movimenti insieme
- All combat moves count as made at once and before any battle: none can build on the result of another. A unit fights in one battle a turn, and nobody joins a battle that has begun.
  Tutti i movimenti ostili valgono come fatti insieme e prima di ogni battaglia: nessuno può contare sull’esito di un altro. Un’unità combatte una sola battaglia per turno, e nessuno si aggiunge a una battaglia cominciata.
- A land unit or ship moves in the combat move or in the noncombat move, never in both. Who has fought moves no more, except that aircraft fly home.
  Un’unità di terra o una nave muove nel movimento ostile o in quello non ostile, mai in entrambi. Chi ha combattuto non muove più, tranne gli aerei che tornano a terra.
AA-F1 | Counting an aircraft’s moves | Contare i movimenti di un aereo
- Each border an aircraft crosses costs one, over land and sea alike; taking off from a carrier costs nothing. An island is one space beyond its sea zone. Canals and straits do not stop aircraft, neutral territories do.
  Ogni confine attraversato costa uno, su terra come su mare; decollare da una portaerei non costa nulla. Un’isola è uno spazio oltre la sua zona di mare. Canali e stretti non fermano gli aerei, i territori neutrali sì.
- An aircraft may use part of its moves to attack and the rest, in the noncombat move, to land.
  Un aereo può usare una parte dei movimenti per attaccare e il resto, nel movimento non ostile, per atterrare.
AA-F2 | Where aircraft land | Dove atterrano gli aerei
- Aircraft land in territories that were friendly when the turn began and still are. Nobody lands in a territory captured this turn.
  Gli aerei atterrano in territori che erano amici all’inizio del turno e lo sono ancora. Nessuno atterra in un territorio conquistato in questo turno.
- Fighters may land on a carrier of their side that has room, in the zone where both end. Bombers never land at sea.
  I caccia possono atterrare su una portaerei del loro schieramento che abbia posto, nella zona in cui finiscono entrambi. I bombardieri non atterrano mai in mare.
- What finds no landing by the end of the noncombat move is lost.
  Ciò che alla fine del movimento non ostile non ha dove atterrare va perduto.
AA-F3 | No suicide flights | Niente voli suicidi
- When the combat move ends, every aircraft must have a possible landing, supposing that all attacks are won without loss. A carrier counts where it can still be when the fighter lands; a retreat does not count as a plan.
  Alla fine del movimento ostile ogni aereo deve avere un atterraggio possibile, supponendo che tutti gli attacchi riescano senza perdite. Una portaerei conta dove può ancora trovarsi quando il caccia atterra; una ritirata non vale come piano.
- If the dice spoil the plan, the aircraft lands elsewhere or is lost.
  Se i dadi guastano il piano, l’aereo atterra altrove o va perduto.
AA-F5 | Fighters of a sunk carrier | I caccia di una portaerei affondata
- When a defending carrier has sunk, its surviving fighters land before the noncombat move begins: on another carrier of their side in the zone, or at most one space away in a friendly territory or on a carrier with room. Otherwise they are lost.
  Quando una portaerei in difesa è affondata, i suoi caccia superstiti atterrano prima che cominci il movimento non ostile: su un’altra portaerei del loro schieramento nella zona, o al più a uno spazio, in un territorio amico o su una portaerei con posto. Altrimenti vanno perduti.
- The owner chooses among several places, even out of turn. Fighters of an attacking carrier use the moves they have left.
  Fra più luoghi sceglie il proprietario, anche fuori dal suo turno. I caccia di una portaerei attaccante usano i movimenti che restano loro.
AA-S4 | Battleships take two hits | Le corazzate reggono due colpi
- The first hit only damages a battleship, the second in the same battle sinks it. A battleship that survives is repaired when the battle is over.
  Il primo colpo danneggia soltanto una corazzata, il secondo nella stessa battaglia l’affonda. Se sopravvive, a battaglia finita è riparata.
AA-S5 | Carriers | Portaerei
- A carrier holds two fighters, of any powers of its side. When it is attacked, all of them defend in the air.
  Una portaerei porta due caccia, di qualsiasi potenza del suo schieramento. Se è attaccata, difendono tutti in volo.
- An ally’s fighters aboard an attacking carrier are cargo: they do not fight, cannot be chosen as losses and go down with the ship.
  I caccia alleati a bordo di una portaerei che attacca sono carico: non combattono, non si possono scegliere come perdite e affondano con la nave.
AA-L2 | Loading and unloading | Imbarcare e sbarcare
- Land units board from a territory at the transport’s sea zone and go ashore in one. Boarding, the voyage and going ashore are their whole move: who has moved does not board, who lands does not march on.
  Le unità di terra s’imbarcano da un territorio sulla zona di mare del trasporto e sbarcano in uno. Imbarco, viaggio e sbarco sono tutto il loro movimento: chi ha mosso non s’imbarca, chi è sbarcato non prosegue.
- A transport may load before, during and after its move, in up to two territories, but puts all it lands in one turn ashore in a single territory. After that it does nothing more this turn.
  Un trasporto può imbarcare prima, durante e dopo il suo movimento, anche da due territori, ma in un turno sbarca in un solo territorio. Dopo, in questo turno non fa altro.
- It may load and land without moving at all, as a bridge. Units never change from ship to ship.
  Può anche imbarcare e sbarcare senza muovere, come un ponte. Le unità non passano mai da una nave all’altra.
AA-L3 | Cargo | Carico
- Units aboard do not fight and are lost with their ship.
  Le unità a bordo non combattono e vanno perdute con la nave.
AA-L8 | Transports of allies | Trasporti degli alleati
- Troops travel on an ally’s ship in three turns: they board in their own turn, the ship sails in its owner’s turn, they go ashore in their next turn. The ally must agree to take them aboard.
  Le truppe viaggiano sulla nave di un alleato in tre turni: s’imbarcano nel proprio, la nave naviga in quello del suo proprietario, sbarcano nel loro turno seguente. L’alleato deve acconsentire a prenderle a bordo.
- The same consent is needed before a fighter lands on an ally’s carrier.
  Lo stesso consenso serve perché un caccia atterri su una portaerei alleata.
AA-C1 | Who fights | Chi combatte
- Only units of the power whose turn it is attack; allies of the attacker in the space stay out and cannot be hit. All enemy units in the space defend, whatever their powers.
  Attaccano solo le unità della potenza di turno; gli alleati dell’attaccante nello spazio restano fuori e non si possono colpire. Difendono tutte le unità nemiche nello spazio, di qualsiasi potenza.
- Aircraft on an island do not defend its sea zone; fighters on carriers do.
  Gli aerei su un’isola non difendono la sua zona di mare; i caccia sulle portaerei sì.
- A hostile territory without defenders is taken without dice.
  Un territorio ostile senza difensori si prende senza dadi.
AA-C4 | Dice and hits | Dadi e colpi
- Each unit rolls one die in a round and hits with its attack or defence value or less.
  Ogni unità tira un dado per round e colpisce con il suo valore di attacco o di difesa, o meno.
- The attacker’s units fire first, but defenders they hit still fire back in the same round: main fire counts as simultaneous.
  Le unità dell’attaccante sparano per prime, ma i difensori colpiti rispondono ancora nello stesso round: il fuoco principale vale come simultaneo.
AA-C5 | Choosing losses | Scegliere le perdite
- The owner of the units that were hit chooses which are lost, among those the hits may fall on. Every hit must be placed if it can be.
  Chi è stato colpito sceglie quali unità perdere, fra quelle su cui i colpi possono cadere. Ogni colpo va assegnato se è possibile.
- Several powers that defend together agree on their losses; if they do not, the attacker chooses.
  Più potenze che difendono insieme si accordano sulle perdite; se non si accordano, sceglie l’attaccante.
AA-C10 | Ending a battle | Fine di una battaglia
- A battle lasts round after round until one side has nothing left to fight with, the attacker retreats, or neither can hit the other. Only the attacker may retreat, never before one full round.
  Una battaglia dura un round dopo l’altro finché una parte non ha più con che combattere, l’attaccante si ritira, o nessuno può colpire l’altro. Solo l’attaccante può ritirarsi, mai prima di un round intero.
- Here the attacker says beforehand how long a battle goes on, with PLAN: to the end, until the chance to win is too small, until so many units are lost, or round by round. Where nothing is said standing orders answer; as the game suggests them they retreat below 30%.
  Qui l’attaccante dice in anticipo quanto dura una battaglia, con PIANO: fino in fondo, finché la probabilità di vincere non è troppo bassa, fino a un certo numero di perdite, o un round alla volta. Dove non si dice nulla rispondono gli ordini permanenti, che secondo il suggerimento del gioco si ritirano sotto il 30%.
AA-C11 | Retreat | Ritirata
- All attacking land units or ships retreat together to one friendly space, next to the battle, from which at least one of them came. Aircraft stay above and land in the noncombat move.
  Tutte le unità di terra o le navi attaccanti si ritirano insieme in un solo spazio amico, accanto alla battaglia, da cui almeno una di esse è venuta. Gli aerei restano in volo e atterrano nel movimento non ostile.
AA-O1 | Taking a territory | Prendere un territorio
- An attacker with at least one surviving land unit in the territory takes it; production changes hands at once. Ships and aircraft never take ground: without land units it stays the defender’s, even empty.
  Un attaccante con almeno un’unità di terra superstite nel territorio lo prende; la produzione passa subito di mano. Navi e aerei non conquistano mai: senza unità di terra resta al difensore, anche vuoto.
- An industrial complex comes with its territory. It serves its new owner from the next turn.
  Il complesso industriale passa con il territorio. Serve il nuovo padrone dal turno seguente.
AA-O2 | Liberation | Liberazione
- A territory that was an ally’s when the game began goes back to that ally, with its complex, when you free it. While the ally’s capital is in enemy hands you keep it, until the capital is free.
  Un territorio che all’inizio della partita era di un alleato, quando lo si libera torna a lui con il suo complesso. Finché la capitale dell’alleato è in mano nemica lo si tiene, fino alla liberazione della capitale.
AA-O3 | Taking a capital | Prendere una capitale
- Who takes an enemy capital gets all unspent IPCs of the power it belonged to at the start, at once.
  Chi prende una capitale nemica riceve subito tutti gli IPC non spesi della potenza cui apparteneva all’inizio.
- When a capital is freed, its power gets back the capital and every territory of its own that allies hold. No IPCs change hands.
  Quando una capitale è liberata, la sua potenza riottiene la capitale e ogni proprio territorio che è in mano agli alleati. Nessun IPC passa di mano.
AA-N1 | Who moves now | Chi muove ora
- Land units and ships that neither moved in the combat move nor fought may move; aircraft use what moves they have left. Nobody enters a hostile space, except that aircraft fly over and submarines pass.
  Muovono le unità di terra e le navi che non hanno mosso nel movimento ostile né combattuto; gli aerei usano i movimenti che restano. Nessuno entra in uno spazio ostile, ma gli aerei lo sorvolano e i sottomarini passano.
AA-N2 | Land units | Unità di terra
- They move through and into friendly territories, those captured this turn included.
  Muovono in e attraverso territori amici, compresi quelli conquistati in questo turno.
AA-N3 | Landing | Atterrare
- All aircraft land now, also those that did not fight. A carrier that has neither moved nor fought goes where it saves a fighter that would be lost otherwise.
  Ora atterrano tutti gli aerei, anche quelli che non hanno combattuto. Una portaerei che non ha mosso né combattuto va dove salva un caccia che altrimenti andrebbe perduto.
- Carriers move first; one on which a fighter has landed stays where it is.
  Le portaerei muovono per prime; quella su cui un caccia è atterrato resta dov’è.
AA-D1 | Where units are placed | Dove si piazzano le unità
- Bought units appear at industrial complexes you have controlled since your turn began, never at an ally’s. Each complex makes at most as many units a turn as its territory is worth, those at sea included.
  Le unità comprate appaiono presso complessi industriali che si controllano dall’inizio del turno, mai presso quelli di un alleato. Ogni complesso produce per turno al più tante unità quanto vale il suo territorio, comprese quelle in mare.
AA-D2 | Land units and bombers | Unità di terra e bombardieri
- They are placed in the territory of the complex, not aboard transports.
  Si piazzano nel territorio del complesso, non a bordo di trasporti.
AA-D3 | Ships | Navi
- Ships are placed in sea zones next to the complex, among enemies too; no battle follows before somebody’s next turn.
  Le navi si piazzano in zone di mare accanto al complesso, anche fra nemici; nessuna battaglia segue prima del turno di qualcuno.
AA-D6 | Units that find no place | Unità che non trovano posto
- What the complexes cannot make goes back for its full price; you choose which. What can be placed must be.
  Ciò che i complessi non possono produrre si restituisce al prezzo pieno; si sceglie che cosa. Ciò che si può piazzare si deve piazzare.
AA-I1 | Collecting income | Raccogliere il reddito
- Collect as many IPCs as the territories you control are worth together. This step is compulsory; without your capital you get nothing.
  Si raccolgono tanti IPC quanto valgono insieme i territori che si controllano. È un passo obbligatorio; senza la propria capitale non si riceve nulla.
AA-V3 | Round limit | Limite di round
- A table may end after an agreed number of rounds: then the side wins that produces more than at the start. Where nothing is gained it is a draw.
  Un tavolo può finire dopo un numero stabilito di round: vince lo schieramento che produce più che all’inizio. Se nessuno ha guadagnato nulla è un pareggio.
AA-H1 | Bidding for sides | Asta per gli schieramenti
- At a table of two seats both may say in secret, before play, how many IPCs a named power must get on top for them to play its side. The lower bid plays that side with what it asked for; of equal bids a die chooses.
  A un tavolo con due posti entrambi possono dire in segreto, prima della partita, quanti IPC deve avere in più una certa potenza perché giochino il suo schieramento. Chi offre meno lo gioca con ciò che ha chiesto; a parità decide un dado.
`;
