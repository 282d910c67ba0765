import { type Described, rulesTextOf } from '../../kit/words';
import { advantageIds, technologyIds } from '../effects/ids';
import { powers } from '../pieces';
import { advantageWords, technologyWords } from '../words/advantages';
import { namesIn } from '../words/names';
import { quickStart } from './revised-quick-start';
import { chapters, sharedRules } from './shared';

const rules = `
AA-T3 | Phases of a turn | Fasi di un turno
- Research, purchase, combat move, combat, noncombat move, mobilisation, income: in this order. Only income is compulsory.
  Sviluppo, acquisto, movimento ostile, combattimento, movimento non ostile, mobilitazione, reddito: in quest’ordine. Solo il reddito è obbligatorio.
AA-B3 | Hostile sea zones | Zone di mare ostili
- A sea zone is hostile when any enemy unit is in it, except for submerged submarines.
  Una zona di mare è ostile se contiene una qualsiasi unità nemica che non sia un sottomarino immerso.
AA-B4 | Canals | Canali
- The Panama Canal (sea zones 19 and 20) is open to ships of the side that held Panama when the turn began, the Suez Canal (15 and 34) to the side that held both Anglo-Egypt and Trans-Jordan. Land units and aircraft cross freely.
  Il Canale di Panama (zone di mare 19 e 20) è aperto alle navi dello schieramento che all’inizio del turno controllava Panama, quello di Suez (15 e 34) a chi controllava sia l’Egitto britannico sia la Transgiordania. Unità di terra e aerei passano liberamente.
AA-B5 | Islands | Isole
- An island, or a whole group, is one territory inside its sea zone; a zone has one at most.
  Un’isola, o un intero gruppo, è un solo territorio dentro la sua zona di mare; una zona ne ha al più una.
AA-R1 | Rolling for a development | Tirare per uno sviluppo
- Name one weapons development and buy dice for it at 5 IPCs each; all are rolled together. One die that shows its number is enough. Dice do not keep.
  Si sceglie uno sviluppo e si comprano dadi a 5 IPC l’uno; si tirano tutti insieme. Basta un dado che mostri il suo numero. I dadi non si conservano.
- It works at once, for all your units and for good. It is not shared with allies; several powers may own the same.
  Vale subito, per tutte le proprie unità e per sempre. Non si divide con gli alleati; più potenze possono avere lo stesso.
AA-P2 | What can be bought | Che cosa si può comprare
- Infantry 3, artillery 4, tank 5, anti-aircraft gun 5, fighter 10, bomber 15, submarine 8, transport 8, destroyer 12, aircraft carrier 16, battleship 24, industrial complex 15.
  Fanteria 3, artiglieria 4, carro armato 5, arma antiaerea 5, caccia 10, bombardiere 15, sottomarino 8, trasporto 8, torpediniere 12, portaerei 16, corazzata 24, complesso industriale 15.
AA-M2 | Combat moves that end among friends | Movimenti ostili che finiscono fra amici
- A combat move ends in a hostile space. It may end in a friendly one only for a tank after its blitz, for ships of a landing, for transports that load, and for ships that leave a zone with enemies.
  Un movimento ostile finisce in uno spazio ostile. Può finire in uno amico solo per un carro armato dopo lo sfondamento, per le navi di uno sbarco, per i trasporti che imbarcano e per le navi che lasciano una zona con nemici.
AA-M5 | Blitz | Sfondamento
- A tank may enter a hostile territory in which nothing stands, take it at once and go on to a second territory: hostile, friendly, or the one it came from. An anti-aircraft gun or a complex alone is taken, but stops the tank.
  Un carro armato può entrare in un territorio ostile in cui non c’è nulla, prenderlo subito e proseguire in un secondo territorio: ostile, amico, o quello da cui è venuto. Un’arma antiaerea o un complesso soli si prendono, ma fermano il carro.
AA-M6 | Units that begin among enemies | Unità che cominciano fra nemici
- Ships that begin the turn beside enemy units, submarines that came up included, leave or fight; they may leave for a zone without enemies.
  Le navi che cominciano il turno accanto a unità nemiche, sottomarini riemersi compresi, se ne vanno o combattono; possono andare in una zona senza nemici.
AA-F4 | Fighters and their carriers | I caccia e le loro portaerei
- Fighters that are to fight take off from the zone where their carrier begins. Those that stay aboard ride along as cargo: they neither fight nor fly this turn and go down with the ship.
  I caccia che devono combattere decollano dalla zona in cui la portaerei comincia. Quelli che restano a bordo viaggiano come carico: in questo turno non combattono né volano, e affondano con la nave.
- A carrier that the landing of a fighter was planned on must go and meet it, unless one of them is lost or the fighter has landed elsewhere.
  Una portaerei su cui si contava per un caccia deve andargli incontro, a meno che uno dei due sia perduto o il caccia sia atterrato altrove.
AA-F6 | Enemy guns on the way | Armi antiaeree lungo la via
- Each time an aircraft enters a hostile territory with an anti-aircraft gun it is fired at, on the way to a battle and, unless the table decides otherwise, on the way home too. The order may name the way, space by space.
  Ogni volta che un aereo entra in un territorio ostile con un’arma antiaerea gli si spara, andando a una battaglia e, se il tavolo non decide altrimenti, anche tornando. L’ordine può indicare la via, spazio per spazio.
AA-S1 | Ships | Navi
- Every ship moves two zones. One that meets an enemy unit on the surface stops there; submerged submarines do not stop it.
  Ogni nave muove di due zone. Se incontra un’unità nemica in superficie si ferma; i sottomarini immersi non la fermano.
AA-S2 | Submarines | Sottomarini
- Submarines pass through hostile zones without a fight; a zone with an enemy destroyer stops them. A combat move that ends in a hostile zone means battle; a noncombat move may not end there.
  I sottomarini attraversano le zone ostili senza combattere; una zona con un torpediniere nemico li ferma. Un movimento ostile che finisce in una zona ostile porta a una battaglia; uno non ostile non può finirvi.
AA-S3 | Destroyers | Torpedinieri
- A destroyer stops enemy submarines that pass, keeps them from submerging, and lets ships of its side that they hit fire back before they sink.
  Un torpediniere ferma i sottomarini nemici che passano, impedisce loro d’immergersi, e fa sì che le navi della sua parte colpite da loro rispondano al fuoco prima di affondare.
- It stops itself where an enemy submarine lies submerged.
  Si ferma a sua volta dove è immerso un sottomarino nemico.
AA-L1 | What a transport carries | Che cosa porta un trasporto
- One land unit, or two of which at least one is infantry. Anti-aircraft guns may travel, complexes may not.
  Un’unità di terra, o due di cui almeno una fanteria. Le armi antiaeree possono viaggiare, i complessi no.
AA-L4 | Loading and landing in the combat move | Imbarcare e sbarcare nel movimento ostile
- A landing on hostile territory, an amphibious assault, is announced in the combat move: ships, troops, target, for each aircraft whether it fights at sea or ashore, and what battleships bombard. Anti-aircraft guns do not take part.
  Uno sbarco in territorio ostile, un assalto anfibio, si annuncia nel movimento ostile: navi, truppe, obiettivo, per ogni aereo se combatte in mare o a terra, e che cosa bombardano le corazzate. Le armi antiaeree non vi partecipano.
- A transport may also load and stay at sea. While it is in a hostile zone it neither loads nor lands.
  Un trasporto può anche imbarcare e restare in mare. Mentre è in una zona ostile non imbarca e non sbarca.
AA-L5 | The sea before the shore | Prima il mare, poi la costa
- Every enemy unit on the surface in the landing zone must be fought first, with all your ships there, transports included. When only submerged submarines are left the surviving transports may land.
  Ogni unità nemica in superficie nella zona di sbarco va prima combattuta, con tutte le proprie navi presenti, trasporti compresi. Quando restano solo sottomarini immersi i trasporti superstiti possono sbarcare.
AA-L6 | Fighting ashore | Combattere a terra
- Landed troops, troops that came by land and aircraft sent to the shore fight together. No attacking land unit retreats from a landing, those that came by land included; the aircraft may, together.
  Truppe sbarcate, truppe venute via terra e aerei mandati a terra combattono insieme. Da uno sbarco non si ritira nessuna unità di terra attaccante, nemmeno quelle venute via terra; gli aerei possono, tutti insieme.
AA-L7 | Shore bombardment | Bombardamento costiero
- Where troops land and there was no sea battle, each of your battleships in the zone fires once before the first round, on 4, at the land units of one territory attacked. What it hits does not fire back.
  Dove sbarcano truppe e non c’è stata battaglia navale, ogni propria corazzata nella zona spara una volta prima del primo round, con 4, contro le unità di terra di un territorio attaccato. Chi è colpito non risponde al fuoco.
AA-L9 | Calling a landing off | Annullare uno sbarco
- When its battle comes a landing may be called off, but not sent elsewhere. The troops stay aboard; if nothing lands, what else attacks there fights an ordinary battle.
  Quando viene la sua battaglia uno sbarco si può annullare, ma non dirigere altrove. Le truppe restano a bordo; se non sbarca nulla, ciò che attacca lì combatte una battaglia normale.
AA-C2 | Order of battles | Ordine delle battaglie
- The attacker chooses which battle comes next; a sea battle comes before its landing, a raid before the battle in the same territory.
  L’attaccante sceglie quale battaglia viene dopo; la battaglia navale viene prima del suo sbarco, un’incursione prima della battaglia nello stesso territorio.
AA-C3 | A round of battle | Un round di battaglia
- Opening fire comes first, then attackers, then defenders; losses are removed, and the attacker goes on or retreats. Anti-aircraft guns and bombardments belong to the opening fire of the first round, submarines to that of every round.
  Prima il fuoco d’apertura, poi gli attaccanti, poi i difensori; si tolgono le perdite e l’attaccante continua o si ritira. Armi antiaeree e bombardamenti appartengono al fuoco d’apertura del primo round, i sottomarini a quello di ogni round.
AA-C6 | Submarines first | Prima i sottomarini
- Submarines of both sides fire in the opening fire, at ships only, on 2. Ships they hit are gone before they can fire, unless their side has a destroyer in the battle: then they still fire back.
  I sottomarini di entrambi sparano nel fuoco d’apertura, solo contro navi, con 2. Le navi colpite sono perdute prima di poter sparare, a meno che la loro parte abbia un torpediniere nella battaglia: allora rispondono ancora.
AA-C7 | Submerging | Immergersi
- At the end of a round submarines may submerge, the attacker’s first, unless an enemy destroyer is still in the battle. Nobody finds them then; they come up when the noncombat move is over, without a fight.
  Alla fine di un round i sottomarini possono immergersi, prima quelli dell’attaccante, se nella battaglia non c’è ancora un torpediniere nemico. Nessuno li trova più; riemergono quando finisce il movimento non ostile, senza combattere.
AA-C8 | Who can hit whom at sea | Chi può colpire chi in mare
- Submarines never hit aircraft. Aircraft may hit anything that is not submerged.
  I sottomarini non colpiscono mai gli aerei. Gli aerei possono colpire tutto ciò che non è immerso.
AA-C9 | Transports in battle | Trasporti in battaglia
- A transport defends on 1, never attacks and may be chosen as a loss. Transports alone cannot be sent to attack; left alone with the enemy they must survive a round of fire before they retreat.
  Un trasporto difende con 1, non attacca mai e si può scegliere come perdita. Da soli i trasporti non si mandano ad attaccare; rimasti soli con il nemico devono sopravvivere a un round di fuoco prima di ritirarsi.
AA-C12 | Artillery beside infantry | Artiglieria accanto alla fanteria
- Each attacking artillery lets one attacking infantry hit on 2, as long as both can fire. In defence it changes nothing.
  Ogni artiglieria che attacca fa colpire con 2 una fanteria che attacca, finché entrambe possono sparare. In difesa non cambia nulla.
AA-X1 | Anti-aircraft fire | Contraerea
- In the first round one gun of an attacked territory rolls a die for each attacking aircraft; a 1 shoots that aircraft down before it fires. A second gun adds no dice.
  Nel primo round un’arma antiaerea del territorio attaccato tira un dado per ogni aereo che attacca; con 1 quell’aereo è abbattuto prima di sparare. Una seconda arma non aggiunge dadi.
- A gun moves one territory in the noncombat move. It does not fight and is never a loss; it changes hands with its territory and is lost only with its transport.
  Un’arma antiaerea muove di un territorio nel movimento non ostile. Non combatte e non è mai una perdita; cambia padrone con il territorio e va perduta solo con il suo trasporto.
AA-X2 | Bombing raids | Incursioni di bombardamento
- Bombers sent on a raid fly to an enemy industrial complex and take part in nothing else. Guns fire first; each bomber left rolls a die, and the victim loses that many IPCs, a bomber at most the value of the territory, all together at most what the victim has.
  I bombardieri mandati in incursione volano a un complesso industriale nemico e non prendono parte ad altro. Prima spara la contraerea; ogni bombardiere rimasto tira un dado, e la vittima perde altrettanti IPC, per bombardiere al più il valore del territorio, in tutto al più ciò che ha.
AA-X3 | Rockets | Missili
- With this development one gun in each territory may fire at one enemy complex within three spaces, and a complex is hit by one rocket a turn. A die decides the IPCs lost, at most the value of the territory. The gun must have been yours when the turn began and does not move after that.
  Con questo sviluppo un’arma antiaerea per territorio può sparare a un complesso nemico entro tre spazi, e un complesso subisce un missile per turno. Un dado decide gli IPC perduti, al più il valore del territorio. L’arma doveva essere propria all’inizio del turno e dopo non muove.
AA-O4 | A freed power | Una potenza liberata
- A power whose capital was freed develops and buys again after its next income.
  Una potenza la cui capitale è stata liberata sviluppa e compra di nuovo dopo il suo prossimo reddito.
AA-N4 | Ships | Navi
- Ships move through and into friendly zones. Submarines may pass hostile ones without a destroyer but not end there.
  Le navi muovono in e attraverso zone amiche. I sottomarini possono attraversare quelle ostili senza torpediniere, ma non fermarvisi.
AA-N5 | Transports | Trasporti
- A transport that has not moved may sail, load and land on friendly coasts. One that fought may load or land where it is, not both; one that moved without a fight or has retreated does nothing.
  Un trasporto che non ha mosso può navigare, imbarcare e sbarcare su coste amiche. Uno che ha combattuto può imbarcare o sbarcare dov’è, non entrambe le cose; uno che ha mosso senza combattere o si è ritirato non fa nulla.
AA-D4 | Fighters | Caccia
- New fighters are placed in the territory of the complex or on new carriers beside it, not on old ones. Fighters that stand in that territory may go aboard a new carrier as well.
  I caccia nuovi si piazzano nel territorio del complesso o su portaerei nuove accanto, non su quelle vecchie. Anche i caccia che stanno in quel territorio possono salire su una portaerei nuova.
AA-D5 | New complexes | Complessi nuovi
- A bought complex goes to a territory that has been yours since the turn began, is worth at least 1 and has none. It makes nothing this turn.
  Un complesso comprato va in un territorio che è proprio dall’inizio del turno, vale almeno 1 e non ne ha. In questo turno non produce.
AA-V1 | Victory cities | Città della vittoria
- The table agrees on 8, 10 or 12 victory cities. A side that holds so many at the end of a round, after the turn of the United States, wins. Each begins with six.
  Il tavolo si accorda su 8, 10 o 12 città della vittoria. Vince lo schieramento che ne tiene tante alla fine di un round, dopo il turno degli Stati Uniti. Ognuno comincia con sei.
AA-V2 | One winner | Un solo vincitore
- By agreement only one power of the winning side wins: the one whose production grew most. Equal gains share it.
  Per accordo vince una sola potenza dello schieramento vincente: quella la cui produzione è cresciuta di più. A parità si divide.
AA-A1 | Having advantages | Avere vantaggi
- A table may give each power a number of national advantages, chosen or rolled before play. Allies do not share them. A power’s red, grey, beige or orange territories are those it owned at the start and controls now.
  Un tavolo può dare a ogni potenza un certo numero di vantaggi nazionali, scelti o tirati prima della partita. Gli alleati non li condividono. I territori rossi, grigi, beige o arancione di una potenza sono quelli che aveva all’inizio e controlla ora.
AA-H2 | Low luck | Poca fortuna
- With this option what a side’s dice need is added up: every six points are a hit, and one die decides on the rest. Anti-aircraft fire, raids, rockets and research are rolled as ever.
  Con questa opzione si somma ciò che serve ai dadi di una parte: ogni sei punti sono un colpo, e un dado decide sul resto. Contraerea, incursioni, missili e sviluppo si tirano come sempre.
`;

const under = (heading: string, rows: readonly Described[]): string =>
  [heading, ...rows.map(({ name, text }) => `- ${name.en}: ${text.en}\n  ${name.it}: ${text.it}`)].join('\n');

const developments = under(
  'AA-R2 | The six developments, by their number | I sei sviluppi, secondo il loro numero',
  technologyIds.map((id) => technologyWords[id]),
);

/** What each power's advantages do: one rule a power, in the order of play. */
const advantages = powers.map((power, i) => {
  const [english, italian] = [namesIn('en').power(power), namesIn('it').power(power)];
  return under(
    `AA-A${i + 2} | ${english} | ${italian}`,
    advantageIds[power].map((id) => advantageWords[id]),
  );
});

/** Axis & Allies Revised. */
export const rulesText = rulesTextOf({ quickStart, chapters, rules: [sharedRules, rules, developments, ...advantages] });
