/** Two pages to begin with. */
export const quickStart = `
What it is about | Di che si tratta
- Spring 1941. Germany and Japan, the Axis, play against the Soviet Union, the United Kingdom and the United States, the Allies. You buy units with IPCs, move them, fight with dice and earn IPCs with the territories you hold.
  Primavera 1941. Germania e Giappone, l’Asse, giocano contro Unione Sovietica, Regno Unito e Stati Uniti, gli Alleati. Si comprano unità con gli IPC, si muovono, si combatte con i dadi e si guadagnano IPC con i territori che si controllano.
- The Allies win when they hold Berlin and Tokyo at the end of Japan’s turn. The Axis wins when it holds two of Washington, London and Moscow at the end of the American turn. A short game is about a single city.
  Gli Alleati vincono se alla fine del turno del Giappone tengono Berlino e Tokyo. L’Asse vince se alla fine del turno statunitense tiene due fra Washington, Londra e Mosca. In una partita breve basta una città.
A turn in six steps | Un turno in sei passi
- Powers play in this order: Soviet Union, Germany, United Kingdom, Japan, United States.
  Le potenze giocano in quest’ordine: Unione Sovietica, Germania, Regno Unito, Giappone, Stati Uniti.
- 1. Purchase: buy units. They come into play at the end of your turn.
  1. Acquisto: si comprano unità. Entrano in gioco alla fine del turno.
- 2. Combat move: move everything that is to attack, all before the first die.
  2. Movimento ostile: si muove tutto ciò che deve attaccare, prima che si tiri un dado.
- 3. Combat: the battles, one after the other.
  3. Combattimento: le battaglie, una dopo l’altra.
- 4. Noncombat move: aircraft land, units that did nothing move among friends.
  4. Movimento non ostile: gli aerei atterrano, le unità che non hanno fatto nulla muovono fra amici.
- 5. Mobilisation: place what you bought at your industrial complexes, in each as many units as its territory is worth.
  5. Mobilitazione: si piazza ciò che si è comprato presso i propri complessi industriali, in ognuno tante unità quanto vale il territorio.
- 6. Income: collect what your territories are worth.
  6. Reddito: si raccoglie quanto valgono i propri territori.
Moving | Muovere
- Infantry moves 1, tanks and ships 2, fighters 4, bombers 6. Entering a space with enemies stops land units and ships.
  La fanteria muove di 1, carri armati e navi di 2, i caccia di 4, i bombardieri di 6. Entrare in uno spazio con nemici ferma unità di terra e navi.
- An empty enemy territory is taken by walking in, in the combat move. A tank may even roll through an empty one and on: a blitz.
  Un territorio nemico vuoto si prende entrandovi, nel movimento ostile. Un carro armato può perfino attraversarne uno vuoto e proseguire: è lo sfondamento.
- Aircraft need a place to land within the moves they have left: a territory that was friendly when your turn began, or a carrier for fighters.
  Agli aerei serve un luogo dove atterrare entro i movimenti che restano: un territorio che era amico all’inizio del turno, o una portaerei per i caccia.
- A transport carries one land unit and one infantry. Loading, sailing and landing are the troops’ whole move.
  Un trasporto porta un’unità di terra e una fanteria. Imbarco, viaggio e sbarco sono tutto il movimento delle truppe.
Fighting | Combattere
- Every unit rolls one die a round. It hits with its value or less: infantry attacks on 1 and defends on 2, a tank 3 and 3, a fighter 3 and 4, a bomber 4 and 1, a battleship 4 and 4.
  Ogni unità tira un dado per round e colpisce con il suo valore o meno: la fanteria attacca con 1 e difende con 2, il carro armato 3 e 3, il caccia 3 e 4, il bombardiere 4 e 1, la corazzata 4 e 4.
- Attackers fire, then all defenders, those just hit too; both remove losses, each choosing their own. After each round the attacker goes on or retreats to a space some of the attackers came from.
  Sparano gli attaccanti, poi tutti i difensori, anche quelli appena colpiti; entrambi tolgono le perdite, ognuno scegliendo le proprie. Dopo ogni round l’attaccante continua o si ritira in uno spazio da cui alcuni attaccanti sono venuti.
- You say before the dice fall how long each of your battles goes on (PLAN), or are asked after each round.
  Prima che cadano i dadi si dice quanto dura ogni propria battaglia (PIANO), o si viene interpellati dopo ogni round.
- To take a territory a land unit must survive in it. Who takes a capital also takes the money of its power, which buys nothing until the capital is free.
  Per prendere un territorio deve sopravvivervi un’unità di terra. Chi prende una capitale prende anche il denaro della potenza, che non compra nulla finché la capitale non è libera.
Special units | Unità particolari
- Submarines fire first and what they hit does not fire back, or they submerge and leave the battle. An enemy destroyer takes both away, and only with a destroyer of their side can aircraft hit submarines.
  I sottomarini sparano per primi e chi è colpito non risponde, oppure s’immergono e lasciano la battaglia. Un torpediniere nemico toglie loro entrambe le cose, e solo con un torpediniere della loro parte gli aerei possono colpirli.
- Battleships need two hits to sink. Carriers hold two fighters, which defend in the air.
  Le corazzate affondano al secondo colpo. Le portaerei portano due caccia, che difendono in volo.
- Transports never fire. Caught alone they sink without a die; with warships around they are lost last.
  I trasporti non sparano mai. Sorpresi da soli affondano senza dadi; con navi da guerra accanto si perdono per ultimi.
- Landing: beat the enemy warships in the zone, then the troops fight ashore and cannot retreat. Battleships do not bombard.
  Sbarco: si battono le navi da guerra nemiche nella zona, poi le truppe combattono a terra e non possono ritirarsi. Le corazzate non bombardano.
If you know other editions | Se si conoscono altre edizioni
- There are no artillery, no anti-aircraft guns, no bombing raids, no research and no shore bombardment; complexes cannot be bought.
  Non ci sono artiglieria, armi antiaeree, incursioni, sviluppo di armamenti e bombardamento costiero; i complessi non si comprano.
- Submarines and transports alone do not make a sea zone hostile: you sail past or attack, as you like.
  I soli sottomarini e trasporti non rendono ostile una zona di mare: si passa o si attacca, a scelta.
- Incomes are small: seven to seventeen IPCs. Every unit counts.
  I redditi sono piccoli: da sette a diciassette IPC. Ogni unità conta.
- Troops that came by land may retreat from a landing after a round; those from the ships may not.
  Le truppe venute via terra possono ritirarsi da uno sbarco dopo un round; quelle venute dalle navi no.
`;
