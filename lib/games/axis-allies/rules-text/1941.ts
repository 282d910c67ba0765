import { rulesTextOf } from '../../kit/words';
import { quickStart } from './1941-quick-start';
import { chapters, sharedRules } from './shared';

const rules = `
AA-T3 | Phases of a turn | Fasi di un turno
- Purchase, combat move, combat, noncombat move, mobilisation, income: in this order. Only income is compulsory.
  Acquisto, movimento ostile, combattimento, movimento non ostile, mobilitazione, reddito: in quest’ordine. Solo il reddito è obbligatorio.
AA-B3 | Hostile sea zones | Zone di mare ostili
- A sea zone is hostile when an enemy battleship, carrier or destroyer is in it. Submarines and transports alone leave it friendly.
  Una zona di mare è ostile se c’è una corazzata, una portaerei o un torpediniere nemico. I soli sottomarini e trasporti la lasciano amica.
AA-B4 | Canals and the Black Sea | Canali e Mar Nero
- The Panama Canal (sea zones 12 and 19) is open to ships of the side that held Central America when the turn began, the Suez Canal (17 and 28) to the side that held both Anglo-Egypt Sudan and the Middle East. Land units and aircraft cross freely.
  Il Canale di Panama (zone di mare 12 e 19) è aperto alle navi dello schieramento che all’inizio del turno controllava l’America centrale, quello di Suez (17 e 28) a chi controllava sia il Sudan anglo-egiziano sia il Medio Oriente. Unità di terra e aerei passano liberamente.
- No ship enters or leaves sea zone 18, the Black Sea; aircraft may.
  Nessuna nave entra nella zona di mare 18, il Mar Nero, o ne esce; gli aerei sì.
AA-B5 | Islands | Isole
- A sea zone may hold several islands, each a territory of its own. The islands of one group are one territory.
  Una zona di mare può avere più isole, ognuna un territorio a sé. Le isole di uno stesso gruppo sono un solo territorio.
AA-P2 | What can be bought | Che cosa si può comprare
- Infantry 3, tank 6, fighter 10, bomber 12, submarine 6, transport 7, destroyer 8, aircraft carrier 12, battleship 16. Industrial complexes are printed on the map and cannot be bought.
  Fanteria 3, carro armato 6, caccia 10, bombardiere 12, sottomarino 6, trasporto 7, torpediniere 8, portaerei 12, corazzata 16. I complessi industriali sono stampati sulla mappa e non si comprano.
AA-M2 | Combat moves that end among friends | Movimenti ostili che finiscono fra amici
- A combat move ends in a hostile space. It may end in a friendly one only for a tank after its blitz, for ships of a landing fleet, for ships that leave a zone with enemy warships, and for units sent against submarines or transports alone.
  Un movimento ostile finisce in uno spazio ostile. Può finire in uno amico solo per un carro armato dopo lo sfondamento, per le navi di una flotta da sbarco, per le navi che lasciano una zona con navi da guerra nemiche, e per le unità mandate contro soli sottomarini o trasporti.
AA-M5 | Blitz | Sfondamento
- A tank may enter a hostile territory in which no unit and no industrial complex stands, take it at once and go on to a second territory: hostile, friendly, or the one it came from.
  Un carro armato può entrare in un territorio ostile in cui non c’è nessuna unità né complesso industriale, prenderlo subito e proseguire in un secondo territorio: ostile, amico, o quello da cui è venuto.
AA-M6 | Ships that begin among enemies | Navi che cominciano fra nemici
- Ships that begin the turn with enemy battleships, carriers or destroyers in their zone stay and fight, leave and fight elsewhere, leave and come back to fight, or leave in peace. They cannot load in that zone and make no noncombat move.
  Le navi che cominciano il turno con corazzate, portaerei o torpedinieri nemici nella loro zona restano e combattono, partono e combattono altrove, partono e tornano a combattere, o se ne vanno in pace. In quella zona non imbarcano, e non fanno movimenti non ostili.
AA-M7 | Lone submarines and transports | Sottomarini e trasporti soli
- Where only enemy submarines and transports are, you say whether your units attack them or ignore them. An attack is on all that is there; who attacks ends the move in that zone.
  Dove ci sono solo sottomarini e trasporti nemici si dice se le proprie unità li attaccano o li ignorano. Si attacca tutto ciò che c’è; chi attacca finisce lì il movimento.
AA-F4 | Fighters and their carriers | I caccia e le loro portaerei
- Your own fighters take off before their carrier moves. They attack, or hover over the zone they started from until the noncombat move.
  I propri caccia decollano prima che la loro portaerei muova. Attaccano, o sorvolano la zona di partenza fino al movimento non ostile.
- A fighter may also count on a carrier bought this turn, in a sea zone next to an industrial complex of yours. That carrier must then be placed there, and the fighter waits for it until the mobilisation.
  Un caccia può contare anche su una portaerei comprata in questo turno, in una zona di mare accanto a un proprio complesso industriale. La portaerei va allora piazzata lì, e il caccia l’aspetta fino alla mobilitazione.
- As many own fighters as possible must be saved: no order may lower their number.
  Si devono salvare quanti più propri caccia è possibile: nessun ordine può ridurne il numero.
AA-S1 | Ships | Navi
- Every ship moves two zones. One that enters a hostile zone stops there.
  Ogni nave muove di due zone. Se entra in una zona ostile si ferma.
AA-S2 | Submarines | Sottomarini
- Submarines pass through hostile zones and need not fight on the way. A zone with an enemy destroyer stops them, and in the combat move they fight there.
  I sottomarini attraversano le zone ostili senza dover combattere. Una zona con un torpediniere nemico li ferma, e nel movimento ostile vi combattono.
- In the noncombat move they may end among enemies; being stopped by a destroyer then leads to no battle.
  Nel movimento non ostile possono fermarsi fra nemici; se li ferma un torpediniere non segue nessuna battaglia.
AA-S3 | Destroyers | Torpedinieri
- A destroyer that takes part in a battle takes from enemy submarines their surprise attack, their diving and their safety from aircraft. For the attacker only destroyers of the power whose turn it is count, for the defence those of all defenders.
  Un torpediniere che prende parte a una battaglia toglie ai sottomarini nemici l’attacco a sorpresa, l’immersione e la protezione dagli aerei. Per l’attaccante contano solo i torpedinieri della potenza di turno, per la difesa quelli di tutti i difensori.
AA-L1 | What a transport carries | Che cosa porta un trasporto
- One land unit, or two of which at least one is infantry.
  Un’unità di terra, o due di cui almeno una fanteria.
AA-L4 | Announcing a landing | Annunciare uno sbarco
- An amphibious assault is announced in the combat move: ships, troops, target, and for each aircraft whether it fights at sea or ashore. Whatever boards in the combat move must land this turn, unless its ships retreat from the sea battle before it.
  Un assalto anfibio si annuncia nel movimento ostile: navi, truppe, obiettivo, e per ogni aereo se combatte in mare o a terra. Ciò che s’imbarca nel movimento ostile deve sbarcare in questo turno, a meno che le sue navi si ritirino dalla battaglia navale che lo precede.
- Troops that were aboard before may land with them or stay.
  Le truppe già a bordo prima possono sbarcare con loro o restare.
AA-L5 | The sea before the shore | Prima il mare, poi la costa
- Enemy battleships, carriers and destroyers in the landing zone must be beaten first. Submarines and transports may be attacked or ignored; past submarines that are ignored transports land only if a warship of their power is in the zone when the combat move ends.
  Corazzate, portaerei e torpedinieri nemici nella zona di sbarco vanno prima battuti. Sottomarini e trasporti si possono attaccare o ignorare; ignorando sottomarini i trasporti sbarcano solo se alla fine del movimento ostile nella zona c’è una nave da guerra della loro potenza.
- If the fleet retreats or sinks, the landing is off. Other units that attack the same territory must then fight one round there.
  Se la flotta si ritira o affonda, lo sbarco è annullato. Le altre unità che attaccano lo stesso territorio vi devono allora combattere un round.
AA-L6 | Fighting ashore | Combattere a terra
- Landed troops, troops that came by land and aircraft sent to the shore fight together. Landed troops never retreat; the others may, together, and the landed fight on.
  Truppe sbarcate, truppe venute via terra e aerei mandati a terra combattono insieme. Le truppe sbarcate non si ritirano mai; le altre possono, tutte insieme, e le sbarcate continuano.
AA-L7 | No shore bombardment | Nessun bombardamento costiero
- Ships do not fire at the shore in this edition.
  In questa edizione le navi non sparano contro la costa.
AA-C2 | Order of battles | Ordine delle battaglie
- First all announced landings, each with its sea battle before it, then all other battles. Within each group the attacker chooses.
  Prima tutti gli sbarchi annunciati, ognuno preceduto dalla sua battaglia navale, poi tutte le altre battaglie. In ciascun gruppo sceglie l’attaccante.
AA-C3 | A round of battle | Un round di battaglia
- On land: attackers fire, defenders fire, losses are removed, the attacker goes on or retreats. At sea submarines act first.
  Su terra: spara l’attaccante, spara il difensore, si tolgono le perdite, l’attaccante continua o si ritira. In mare i sottomarini agiscono per primi.
AA-C6 | Submarines first | Prima i sottomarini
- At the start of each round at sea every submarine fires by surprise or submerges, the attacker’s first; all decide before a die is rolled. A surprise attack hits ships only: on 2 in attack, on 1 in defence.
  All’inizio di ogni round in mare ogni sottomarino spara a sorpresa o s’immerge, prima quelli dell’attaccante; si decide prima di tirare. Un attacco a sorpresa colpisce solo navi: con 2 in attacco, con 1 in difesa.
- Ships lost to it do not fire back; a defending submarine that chose to fire still does. An enemy destroyer in the battle forbids both: the submarines then fire with everyone else.
  Le navi perdute così non rispondono al fuoco; un sottomarino in difesa che ha scelto di sparare spara ancora. Un torpediniere nemico nella battaglia vieta entrambe le cose: i sottomarini sparano allora con tutti gli altri.
AA-C7 | Submerging | Immergersi
- A submarine that submerges leaves the battle at once and stays in its zone. It cannot be hit any more.
  Un sottomarino che s’immerge lascia subito la battaglia e resta nella sua zona. Non si può più colpire.
AA-C8 | Who can hit whom at sea | Chi può colpire chi in mare
- Submarines never hit aircraft. Aircraft hit submarines only when a destroyer of their own side takes part.
  I sottomarini non colpiscono mai gli aerei. Gli aerei colpiscono i sottomarini solo se partecipa un torpediniere della loro parte.
- Losses must be chosen so that as many hits as possible find a target.
  Le perdite vanno scelte in modo che quanti più colpi possibile trovino un bersaglio.
AA-C9 | Transports in battle | Trasporti in battaglia
- Transports do not fire, and are lost only when a hit can fall on nothing else. Left alone against an enemy that can hit them, they sink with their cargo without a die; attacking transports may retreat instead.
  I trasporti non sparano, e si perdono solo quando un colpo non può cadere su altro. Rimasti soli contro un nemico che li può colpire, affondano con il carico senza dadi; trasporti attaccanti possono invece ritirarsi.
- Transports attack only together with a unit that can fight, except for a landing from a friendly zone without enemy submarines.
  I trasporti attaccano solo insieme a un’unità che può combattere, tranne per uno sbarco da una zona amica senza sottomarini nemici.
AA-C12 | Retreat at sea | Ritirata in mare
- Ships retreat only to a zone that was friendly when the turn began too.
  Le navi si ritirano solo in una zona che era amica anche all’inizio del turno.
AA-N4 | Ships | Navi
- Ships move through and into friendly zones; they may end beside enemy submarines and transports.
  Le navi muovono in e attraverso zone amiche; possono fermarsi accanto a sottomarini e trasporti nemici.
AA-N5 | Transports | Trasporti
- A transport that has not moved, loaded, landed or fought this turn may load and land on friendly coasts.
  Un trasporto che in questo turno non ha mosso, imbarcato, sbarcato o combattuto può imbarcare e sbarcare su coste amiche.
AA-D4 | Fighters | Caccia
- Fighters are placed in the territory of the complex or on your own carriers, old or new, in a sea zone next to it.
  I caccia si piazzano nel territorio del complesso o su proprie portaerei, vecchie o nuove, in una zona di mare accanto.
AA-V1 | Long victory | Vittoria lunga
- The Allies win at the end of Japan’s turn if they hold Berlin and Tokyo. The Axis wins at the end of the United States’ turn if it holds two of Washington, London and Moscow.
  Gli Alleati vincono alla fine del turno del Giappone se tengono Berlino e Tokyo. L’Asse vince alla fine del turno degli Stati Uniti se tiene due fra Washington, Londra e Mosca.
AA-V2 | Short victory | Vittoria breve
- By agreement one city is enough at the same moments: Berlin or Tokyo for the Allies, Washington or London for the Axis. Moscow does not count.
  Per accordo basta una città, negli stessi momenti: Berlino o Tokyo per gli Alleati, Washington o Londra per l’Asse. Mosca non conta.
`;

/** Axis & Allies 1941. */
export const rulesText = rulesTextOf({ quickStart, chapters, rules: [sharedRules, rules] });
