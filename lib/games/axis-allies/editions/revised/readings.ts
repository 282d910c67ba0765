import { readingsOf } from '../../../kit/words';

/** What the edition follows, and how it reads what the rulebook leaves open, for players. */
export const readings = readingsOf(`
What the game follows | Che cosa segue il gioco
- The rulebook of 2004 in its Italian translation, with the publisher’s corrections as far as they are known. Fieldpost is not affiliated with the publisher.
  Il regolamento del 2004 nella traduzione italiana, con le correzioni dell’editore per quanto sono note. Fieldpost non è legato all’editore.
- Victory cities are counted when a round ends, after the turn of the United States, not at the end of every turn.
  Le città della vittoria si contano alla fine di un round, dopo il turno degli Stati Uniti, non alla fine di ogni turno.
- British fighters cost 10 like all others; the 12 of the British chart is a misprint.
  I caccia britannici costano 10 come tutti gli altri; il 12 della tabella britannica è un errore di stampa.
- At the round limit the side wins that produces more than at the start; where nothing is gained it is a draw.
  Al limite di round vince lo schieramento che produce più che all’inizio; se nessuno ha guadagnato nulla è un pareggio.

Board and canals | Mappa e canali
- Which spaces border on each other follows the digital copies of the board. Three borders are in doubt, and the table chooses which of them count.
  I confini fra gli spazi seguono le copie digitali della mappa. Tre confini sono in dubbio, e il tavolo sceglie quali valgono.
- A canal is open to the ships of the side that held it when the turn began; aircraft fly across it freely. Suez with one side on either bank is shut to all ships.
  Un canale è aperto alle navi dello schieramento che lo controllava all’inizio del turno; gli aerei lo attraversano liberamente. Suez con uno schieramento per sponda è chiuso a tutte le navi.
- A sea zone with any surfaced enemy unit is hostile, even if friends are there too; submerged submarines alone leave it friendly.
  Una zona di mare con una qualsiasi unità nemica in superficie è ostile, anche se ci sono amici; i soli sottomarini immersi la lasciano amica.

Moves | Movimenti
- Ships that begin their turn beside enemy units, resurfaced submarines included, leave or fight; they do not stay in peace.
  Le navi che cominciano il turno accanto a unità nemiche, sottomarini riemersi compresi, se ne vanno o combattono; non restano in pace.
- A tank may roll through an empty hostile territory and come back to the one it left; an anti-aircraft gun or an industrial complex alone is taken but stops it.
  Un carro armato può attraversare un territorio ostile vuoto e tornare in quello da cui è partito; un’arma antiaerea o un complesso industriale soli si prendono, ma lo fermano.
- Aircraft alone may not attack a territory where only guns or a complex stand, and transports alone may not attack at all.
  Gli aerei da soli non attaccano un territorio in cui ci sono solo armi antiaeree o un complesso, e i trasporti da soli non attaccano mai.
- All combat moves happen at the same time: into a territory that a tank has rolled through others may still move, as they could have before the tank.
  I movimenti ostili avvengono tutti insieme: in un territorio attraversato da un carro armato altri possono ancora entrare, come avrebbero potuto prima del carro.
- A transport cannot load or unload while it is in a hostile sea zone; a hostile zone next to its own does not matter.
  Un trasporto non può imbarcare né sbarcare mentre è in una zona di mare ostile; una zona ostile accanto alla sua non conta.
- Troops go ashore in friendly territory in the noncombat move alone.
  Le truppe sbarcano in territorio amico solo nel movimento non ostile.
- Own fighters that were not sent off before their carrier moves, and for which no carrier that stays has room, ride along as its cargo unless the order says otherwise: then they neither fight nor fly that turn, and go down with it.
  I propri caccia che non sono partiti prima che la loro portaerei muova, e per cui non c’è posto su una che resta, viaggiano a bordo come suo carico se l’ordine non dice altro: allora in quel turno non combattono né volano, e affondano con lei.
- A destroyer stops where an enemy submarine lies submerged; this can only happen in the noncombat move.
  Un torpediniere si ferma dove è immerso un sottomarino nemico; può accadere solo nel movimento non ostile.

Anti-aircraft guns, raids and rockets | Armi antiaeree, incursioni e missili
- Guns fire at every aircraft each time it enters a hostile territory that has one, on the way to a battle, in it, and in the noncombat move unless the table decided otherwise; one gun a territory, one die an aircraft.
  Le armi antiaeree sparano a ogni aereo ogni volta che entra in un territorio ostile che ne ha, andando a una battaglia, nella battaglia e, se il tavolo non ha deciso altrimenti, nel movimento non ostile; un’arma per territorio, un dado per aereo.
- Each die belongs to one aircraft: nobody chooses which one is lost.
  Ogni dado appartiene a un aereo: nessuno sceglie quale va perduto.
- Aircraft go the way you name, space by space. Told only where from and where to they fly round the guns, as far as that costs them no landing ashore; so do those that land by themselves, and aircraft ordered together with land units or ships.
  Gli aerei seguono la via indicata, spazio per spazio. Se si dicono solo partenza e arrivo aggirano le armi antiaeree, finché ciò non costa loro un atterraggio a terra; così anche quelli che atterrano da sé e quelli ordinati insieme a unità di terra o navi.
- Each bomber of a raid, and each rocket, destroys no more than the territory is worth, and all together no more than the victim has. Raids come before the battle in the same territory.
  Ogni bombardiere di un’incursione, e ogni missile, non distrugge più di quanto vale il territorio, e tutti insieme non più di quanto ha la vittima. Le incursioni vengono prima della battaglia nello stesso territorio.
- Each territory launches one rocket a turn, and a complex is hit by one. The distance is three spaces over whatever is not neutral: from the Caucasus to Germany, not from Russia. The gun must have been yours when the turn began and stays where it is.
  Ogni territorio lancia un missile per turno, e un complesso ne subisce uno. La distanza è di tre spazi attraverso tutto ciò che non è neutrale: dal Caucaso alla Germania, non dalla Russia. L’arma doveva essere propria all’inizio del turno e resta dov’è.

Battles | Battaglie
- Submarines of both sides fire first in every round. An enemy destroyer does not change that: those hit only fire back before they go down.
  I sottomarini di entrambi sparano per primi in ogni round. Un torpediniere nemico non lo cambia: chi è colpito fa solo in tempo a rispondere al fuoco prima di affondare.
- Submarines submerge at the end of a round, the attacker’s first, unless an enemy destroyer is still there; they stay down until the noncombat move is over, and come up without a fight.
  I sottomarini si immergono alla fine di un round, prima quelli dell’attaccante, se non c’è ancora un torpediniere nemico; restano immersi fino alla fine del movimento non ostile, e riemergono senza combattere.
- A hit must be placed wherever it can be.
  Un colpo va assegnato dovunque sia possibile.
- Battleships that fought at sea do not bombard, nor do those in whose zone nothing lands.
  Le corazzate che hanno combattuto in mare non bombardano, e nemmeno quelle nella cui zona non sbarca nulla.
- A ship of which nothing is said bombards the dearest territory assaulted from its zone. One that fired has fought and moves no more this turn; if the landing is called off, it does not fire.
  Una nave di cui non si dice nulla bombarda il territorio di maggior valore assaltato dalla sua zona. Se ha sparato ha combattuto, e in questo turno non si muove più; se lo sbarco è annullato, non spara.
- Low luck (house option): what the dice of a side need is added up, every six points are a hit, and one die decides on the rest. Bombardments and the opening fire of submarines are added up apart. Guns against aircraft, raids, rockets and research are rolled as ever.
  Poca fortuna (opzione della casa): si somma ciò che serve ai dadi di una parte, ogni sei punti sono un colpo a segno, e un dado decide sul resto. Bombardamenti navali e primo fuoco dei sottomarini si sommano a parte. Contraerea, incursioni, missili e sviluppo si tirano come sempre.
- A landing may be called off when its battle comes; the troops then stay aboard, and if none lands it is an ordinary battle. In an assault no land unit retreats, those that came by land included; aircraft may.
  Uno sbarco si può annullare quando viene la sua battaglia; le truppe allora restano a bordo, e se non sbarca nessuno è una battaglia normale. In un assalto nessuna unità di terra si ritira, nemmeno quelle venute via terra; gli aerei sì.
- Transports left alone with the enemy must survive one round of fire before they may retreat.
  I trasporti rimasti soli con il nemico devono sopravvivere a un round di fuoco prima di potersi ritirare.
- Aircraft that leave a battle land in the noncombat move, like all others.
  Gli aerei che lasciano una battaglia atterrano nel movimento non ostile, come tutti gli altri.
- Fighters of a sunk defending carrier land before the noncombat move begins, one space away at most.
  I caccia di una portaerei affondata in difesa atterrano prima che cominci il movimento non ostile, al più a uno spazio di distanza.

Money and control | Denaro e controllo
- The treasury taken with a capital is that of its original owner; who frees a capital gets nothing for it.
  Il tesoro che si prende con una capitale è quello del suo proprietario originario; chi libera una capitale non ne ricava nulla.
- A power whose capital was freed develops and buys again after its next income.
  Una potenza la cui capitale è stata liberata sviluppa e compra di nuovo dopo il suo prossimo reddito.
- Bought units that find no place go back for their price, which of them is free.
  Le unità comprate che non trovano posto si restituiscono al loro prezzo; quali è libero.
- Guns and complexes change hands with their territory and are never destroyed; a gun goes down only with its transport.
  Armi antiaeree e complessi passano di mano con il loro territorio e non si distruggono mai; un’arma va perduta solo con il suo trasporto.
- When a territory goes back to the power it belonged to, the guns of the friend who held it go with it, whoever brought them; guns of other friends stay theirs.
  Quando un territorio torna alla potenza cui apparteneva, le armi antiaeree dell’amico che lo controllava passano con esso, chiunque le abbia portate; quelle di altri amici restano loro.
- With an individual winner the greatest gain in production counts, power by power even when one player has several; equal gains share it.
  Con un solo vincitore conta il maggior aumento di produzione, potenza per potenza anche se un giocatore ne ha più d’una; a parità si divide.

National advantages | Vantaggi nazionali
- Red, grey, beige and orange territories are those that belonged to the power when the game began and that it holds now.
  I territori rossi, grigi, beige e arancione sono quelli che appartenevano alla potenza all’inizio della partita e che controlla ora.
- Set values do not add up: infantry beside artillery that is also a Marine attacks on 2.
  I valori fissati non si sommano: una fanteria dei Marines accanto a un’artiglieria attacca con 2.
- The colonial garrison is one industrial complex, not one in every territory. The fourth British advantage is Mideast oil.
  La guarnigione coloniale è un solo complesso industriale, non uno in ogni territorio. Il quarto vantaggio britannico è Petrolio mediorientale.
- The nonaggression treaty is not broken by raids, rockets or tanks that only roll through, and is void once the Soviet Union has attacked Japan, in whatever way.
  Il trattato di non aggressione non si rompe con incursioni, missili o carri armati che solo attraversano, e cessa quando l’Unione Sovietica ha attaccato il Giappone, in qualunque modo.
- Wolf packs are counted when the battle begins and hold for all of it.
  I branchi di lupi si contano all’inizio della battaglia e valgono fino alla fine.
- In a joint strike the American player moves the American units first, then the British; they fight as one force, and what they take is American. British technologies stay with British units, and troops go on the transports of their own power.
  In un attacco congiunto il giocatore statunitense muove prima le unità statunitensi, poi le britanniche; combattono come una sola forza, e ciò che prendono è degli Stati Uniti. Le tecnologie britanniche restano alle unità britanniche, e le truppe vanno sui trasporti della propria potenza.
- Kamikazes fire in sea battles alone, and those they hit do not fire back.
  I kamikaze sparano solo nelle battaglie navali, e chi ne è colpito non risponde al fuoco.
- In lightning assaults a transport lands one unit, moves on and lands another in another territory, in one order; after the first landing nobody boards any more, and only the second can be called off.
  Negli assalti lampo un trasporto sbarca un’unità, prosegue e ne sbarca un’altra in un altro territorio, con un solo ordine; dopo il primo sbarco nessuno s’imbarca più, e solo il secondo si può annullare.
- For a Banzai attack in an amphibious assault only the land force must be all infantry.
  Per un attacco Banzai in un assalto anfibio solo le forze di terra devono essere tutte di fanteria.
`);
