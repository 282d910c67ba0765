/** Two pages to begin with. */
export const quickStart = `
What it is about | Di che si tratta
- Spring 1942. Germany and Japan, the Axis, play against the Soviet Union, the United Kingdom and the United States, the Allies. You buy units with IPCs, move them, fight with dice and earn IPCs with the territories you hold.
  Primavera 1942. Germania e Giappone, l’Asse, giocano contro Unione Sovietica, Regno Unito e Stati Uniti, gli Alleati. Si comprano unità con gli IPC, si muovono, si combatte con i dadi e si guadagnano IPC con i territori che si controllano.
- Twelve victory cities lie on the map, six on each side at the start. A side that holds 8 of them at the end of a round wins; a table may ask for 10 or 12.
  Sulla mappa ci sono dodici città della vittoria, sei per parte all’inizio. Vince lo schieramento che ne tiene 8 alla fine di un round; un tavolo può chiederne 10 o 12.
A turn in seven steps | Un turno in sette passi
- Powers play in this order: Soviet Union, Germany, United Kingdom, Japan, United States.
  Le potenze giocano in quest’ordine: Unione Sovietica, Germania, Regno Unito, Giappone, Stati Uniti.
- 1. Research: buy dice at 5 IPCs for one weapons development, if you like.
  1. Sviluppo: se si vuole, si comprano dadi a 5 IPC per uno sviluppo degli armamenti.
- 2. Purchase: buy units. They come into play at the end of your turn.
  2. Acquisto: si comprano unità. Entrano in gioco alla fine del turno.
- 3. Combat move: move everything that is to attack, all before the first die.
  3. Movimento ostile: si muove tutto ciò che deve attaccare, prima che si tiri un dado.
- 4. Combat: the battles, raids and rockets, one after the other.
  4. Combattimento: battaglie, incursioni e missili, uno dopo l’altro.
- 5. Noncombat move: aircraft land, units that did nothing move among friends.
  5. Movimento non ostile: gli aerei atterrano, le unità che non hanno fatto nulla muovono fra amici.
- 6. Mobilisation: place what you bought at your industrial complexes, in each as many units as its territory is worth.
  6. Mobilitazione: si piazza ciò che si è comprato presso i propri complessi industriali, in ognuno tante unità quanto vale il territorio.
- 7. Income: collect what your territories are worth.
  7. Reddito: si raccoglie quanto valgono i propri territori.
Moving | Muovere
- Infantry and artillery move 1, tanks and ships 2, fighters 4, bombers 6. Entering a space with enemies stops land units and ships.
  Fanteria e artiglieria muovono di 1, carri armati e navi di 2, i caccia di 4, i bombardieri di 6. Entrare in uno spazio con nemici ferma unità di terra e navi.
- An empty enemy territory is taken by walking in, in the combat move. A tank may even roll through an empty one and on: a blitz.
  Un territorio nemico vuoto si prende entrandovi, nel movimento ostile. Un carro armato può perfino attraversarne uno vuoto e proseguire: è lo sfondamento.
- Aircraft need a place to land within the moves they have left: a territory that was friendly when your turn began, or a carrier for fighters. Each hostile territory with an anti-aircraft gun on the way fires at them.
  Agli aerei serve un luogo dove atterrare entro i movimenti che restano: un territorio che era amico all’inizio del turno, o una portaerei per i caccia. Ogni territorio ostile con un’arma antiaerea lungo la via spara loro.
- A transport carries one land unit and one infantry. It may load now and land in a later turn.
  Un trasporto porta un’unità di terra e una fanteria. Può imbarcare ora e sbarcare in un turno successivo.
Fighting | Combattere
- Every unit rolls one die a round. It hits with its value or less: infantry attacks on 1 and defends on 2, artillery 2 and 2, a tank 3 and 3, a fighter 3 and 4, a bomber 4 and 1, a battleship 4 and 4.
  Ogni unità tira un dado per round e colpisce con il suo valore o meno: la fanteria attacca con 1 e difende con 2, l’artiglieria 2 e 2, il carro armato 3 e 3, il caccia 3 e 4, il bombardiere 4 e 1, la corazzata 4 e 4.
- Opening fire, then attackers, then all defenders, those just hit too; both remove losses, each choosing their own. After each round the attacker goes on or retreats to a space some of the attackers came from.
  Fuoco d’apertura, poi gli attaccanti, poi tutti i difensori, anche quelli appena colpiti; entrambi tolgono le perdite, ognuno scegliendo le proprie. Dopo ogni round l’attaccante continua o si ritira in uno spazio da cui alcuni attaccanti sono venuti.
- You say before the dice fall how long each of your battles goes on (PLAN), or are asked after each round.
  Prima che cadano i dadi si dice quanto dura ogni propria battaglia (PIANO), o si viene interpellati dopo ogni round.
- To take a territory a land unit must survive in it. Who takes a capital also takes the money of its power, which buys nothing until the capital is free.
  Per prendere un territorio deve sopravvivervi un’unità di terra. Chi prende una capitale prende anche il denaro della potenza, che non compra nulla finché la capitale non è libera.
Special units | Unità particolari
- Artillery lifts one attacking infantry each to 2. An anti-aircraft gun rolls a die for every attacking aircraft in the first round and shoots it down on a 1.
  Ogni artiglieria porta a 2 una fanteria che attacca. Un’arma antiaerea tira nel primo round un dado per ogni aereo che attacca e lo abbatte con 1.
- Submarines fire first, at ships, and may submerge after a round; an enemy destroyer lets their victims fire back and keeps them up.
  I sottomarini sparano per primi, contro navi, e dopo un round possono immergersi; un torpediniere nemico fa rispondere al fuoco chi è colpito e li tiene in superficie.
- Battleships need two hits to sink and bombard the shore where troops land without a sea battle. Carriers hold two fighters.
  Le corazzate affondano al secondo colpo e bombardano la costa dove truppe sbarcano senza battaglia navale. Le portaerei portano due caccia.
- Bombers may raid an enemy complex: each die costs its owner IPCs.
  I bombardieri possono fare un’incursione su un complesso nemico: ogni dado costa IPC al proprietario.
- Landing: clear the sea zone of every ship on the surface, then fight ashore. No land unit retreats from there.
  Sbarco: si libera la zona di mare da ogni nave in superficie, poi si combatte a terra. Da lì nessuna unità di terra si ritira.
If you know other editions | Se si conoscono altre edizioni
- Any enemy unit on the surface makes a sea zone hostile, a lone transport too; transports defend on 1 and may be chosen as losses.
  Qualsiasi unità nemica in superficie rende ostile una zona di mare, anche un trasporto solo; i trasporti difendono con 1 e si possono scegliere come perdite.
- Aircraft hit submarines without a destroyer. Submarines fire first even against a destroyer.
  Gli aerei colpiscono i sottomarini anche senza torpediniere. I sottomarini sparano per primi anche contro un torpediniere.
- Compared with 1941: artillery, anti-aircraft guns, complexes to buy, research, raids, rockets, shore bombardment and national advantages are here; a landing may be called off.
  Rispetto a 1941 ci sono artiglieria, armi antiaeree, complessi da comprare, sviluppi, incursioni, missili, bombardamento costiero e vantaggi nazionali; uno sbarco si può annullare.
- Guns fire at aircraft flying home as well, and a die belongs to its aircraft; a table may turn the former off.
  La contraerea spara anche agli aerei che tornano, e ogni dado appartiene al suo aereo; un tavolo può escludere la prima cosa.
`;
