/** Two pages to begin with. */
export const quickStart = `
What it is about | Di che si tratta
- Italy and the Mediterranean, 1943 to 1945, for two. The Allies start in Africa and have eight turns to get over the sea and up the peninsula; the Axis must hold.
  L’Italia e il Mediterraneo dal 1943 al 1945, per due. Gli Alleati cominciano in Africa e hanno otto turni per passare il mare e risalire la penisola; l’Asse deve resistere.
- The Allies win at once when they occupy every orange star, and at the end of a turn in which they occupy Munich with supplied forces. A side without forces loses. Otherwise whoever occupies more orange stars in supply after turn 8 wins.
  Gli Alleati vincono subito se occupano tutte le stelle arancioni, e alla fine di un turno in cui occupano Monaco con forze rifornite. Chi non ha più forze perde. Altrimenti dopo il turno 8 vince chi occupa più stelle arancioni rifornite.
Pieces | Pezzi
- Cubes are the infantry of both sides. Counters are special forces: tanks, planes, elite units, paratroopers, partisans, fleets and the U-boat. A counter that was used or hit is engaged: red band up, until the turn ends.
  I blocchetti sono la fanteria delle due parti. Le pedine sono forze specializzate: carri, aerei, reparti d’élite, paracadutisti, partigiani, flotte e U-Boot. Una pedina usata o colpita è ingaggiata, con la banda rossa in vista, fino alla fine del turno.
- A zone holds at most six cubes and counters, among them two tanks.
  Una zona contiene al più sei fra blocchetti e pedine, di cui due carri.
A turn | Un turno
- Initiative: both roll a die. The higher one decides who goes first; the Allies win ties.
  Iniziativa: entrambi tirano un dado. Chi fa di più decide chi comincia; a parità gli Alleati.
- From turn 2 on reinforcements arrive as cubes, and cubes may be converted into counters.
  Dal turno 2 arrivano rinforzi in blocchetti, e i blocchetti si possono convertire in pedine.
- Impulses: each side has two, one after the other in turn. In an impulse you move what you like, then attack up to three times, a landing included.
  Impulsi: ogni parte ne ha due, alternandosi. In un impulso si muove ciò che si vuole, poi si attacca fino a tre volte, sbarco compreso.
- At the end forces out of supply are lost, and engaged counters are ready again.
  Alla fine le forze non rifornite vanno perdute, e le pedine ingaggiate tornano operative.
Moving | Muovere
- Land forces move any distance through zones that are empty or their own; a zone with enemies cannot be entered. Crossing an empty zone takes control of it.
  Le forze di terra muovono a qualsiasi distanza attraverso zone vuote o proprie; in una zona con nemici non si entra. Attraversare una zona vuota ne prende il controllo.
- Planes fly once an impulse to any zone under control with room, engaged ones too.
  Gli aerei volano una volta per impulso in qualsiasi zona controllata che abbia posto, anche se ingaggiati.
- Naval transport carries one piece a point between controlled coasts: six points a turn for the Allies, two for the Axis. The enemy may intercept.
  Il trasporto navale porta un pezzo per punto fra coste controllate: sei punti per turno agli Alleati, due all’Asse. Il nemico può intercettare.
Fighting | Combattere
- Attack a zone next to yours. A battle has up to three rounds, both sides roll at the same time: one die for each cube, four at most.
  Si attacca una zona accanto alla propria. Un combattimento ha fino a tre round, le due parti tirano insieme: un dado per blocchetto, al più quattro.
- A 6 hits. With a tank or a plane in support a 5 does too, with both a 4.
  Con 6 si infligge una perdita. Con l’appoggio di un carro o di un aereo anche con 5, con entrambi anche con 4.
- A loss is a cube removed, a counter engaged, or an engaged counter removed. The defender may give ground instead: a retreat of all forces is worth one loss.
  Una perdita è un blocchetto tolto, una pedina ingaggiata, o una pedina già ingaggiata tolta. Il difensore può invece cedere terreno: la ritirata di tutte le forze vale una perdita.
- When nobody defends any more the attacker moves in.
  Quando nessuno difende più, l’attaccante occupa la zona.
- Landing, Allies only: one fleet brings four cubes or three and a tank, two fleets two cubes more. First the enemy intercepts, then the fleets bombard, then it is a battle.
  Sbarco, solo gli Alleati: una flotta porta quattro blocchetti o tre e un carro, due flotte altri due blocchetti. Prima il nemico intercetta, poi le flotte bombardano, poi si combatte.
Special forces and events | Forze specializzate ed eventi
- A plane may bomb a zone in reach at any moment, in the enemy’s impulse too: one loss on 4 to 6.
  Un aereo può bombardare una zona a portata in qualsiasi momento, anche nell’impulso nemico: una perdita con 4, 5 o 6.
- An elite unit inflicts or absorbs one loss once a turn, without a die. Paratroopers drop into a battle in reach and add a die. A fortified line rolls two.
  Un reparto d’élite infligge o assorbe una perdita una volta per turno, senza dadi. I paracadutisti si lanciano su un combattimento a portata e aggiungono un dado. Una linea fortificata ne tira due.
- Each side has six event tokens for the whole game and may play one an impulse: more cubes, another impulse, an end to a battle and others.
  Ogni parte ha sei gettoni evento per tutta la partita e può giocarne uno per impulso: altri blocchetti, un altro impulso, la fine di un combattimento e altro.
Two dates | Due momenti
- Italy surrenders at the end of the turn in which the Allies control a zone of Italy or Sicily: the Axis loses the Italian fleet, tank and plane and its naval transport, and partisans may rise.
  L’Italia si arrende alla fine del turno in cui gli Alleati controllano una zona dell’Italia o della Sicilia: l’Asse perde flotta, carro e aereo italiani e il trasporto navale, e possono insorgere i partigiani.
- Overlord, turn 5: the Allies lose a fleet and the paratroopers, and have three cubes and three transport points a turn from then on; their planes reach further.
  Overlord, turno 5: gli Alleati perdono una flotta e i paracadutisti, e da allora hanno tre blocchetti e tre punti di trasporto per turno; i loro aerei arrivano più lontano.
What differs from the printed game | Che cosa è diverso dal gioco stampato
- The board here is a reconstruction, and where the rulebook’s two languages differ the table has an option. Ranges of planes are lists of zones instead of rulers.
  Il tabellone qui è una ricostruzione, e dove le due lingue del regolamento differiscono il tavolo ha un’opzione. I raggi degli aerei sono elenchi di zone invece di righelli.
- You are asked when you could interrupt the enemy; standing orders answer for you, so that nobody waits long.
  Quando si potrebbe interrompere il nemico lo si chiede; al posto del giocatore rispondono gli ordini permanenti, così nessuno aspetta a lungo.
`;
