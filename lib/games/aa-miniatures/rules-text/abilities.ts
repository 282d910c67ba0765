/** Abilities, commanders, obstacles and aircraft. */
export const abilityRules = `
AM-C1 | Abilities and rules | Capacità e regole
- An ability on a card beats a rule. What forbids beats what allows, among abilities as well: an attack that ignores cover is not covered by an ability that always makes the roll.
  Una capacità scritta su una carta vince su una regola. Ciò che vieta vince su ciò che permette, anche fra capacità: un attacco che ignora la copertura non è fermato da una capacità che riesce sempre il tiro.
- Some abilities are weaknesses.
  Alcune capacità sono svantaggi.
AM-C2 | Abilities that come together | Capacità che si incontrano
- Abilities of the same name do not add up, those of different names do. "One more on each die" counts for every die by itself: 4, 4, 3 and 1 become 5, 5, 4 and 2.
  Capacità con lo stesso nome non si sommano, con nomi diversi sì. «Uno in più su ogni dado» vale per ciascun dado: 4, 4, 3 e 1 diventano 5, 5, 4 e 2.
- What is on the dice is counted in this order: how many there are, dice that are thrown again, what is added to each, successes that count more than once, the defense, hits, cover.
  Ciò che riguarda un attacco si conta in quest’ordine: quanti dadi sono, quali si ritirano, che cosa si aggiunge a ciascuno, i successi che contano più volte, la difesa, i colpi, la copertura.
AM-C3 | More than one action | Più di un’azione
- An attack or a move that an ability gives beside the usual one is made while the unit is active; it cannot be kept for later.
  Un attacco o un movimento che una capacità concede oltre al solito si fa mentre l’unità è attiva; non si può tenere per dopo.
AM-C4 | Commanders | Comandanti
- A commander adds to initiative rolls and gives to friends around what its card says, mostly to soldiers adjacent to it. It gives to other commanders and to itself, too. A disrupted commander gives nothing.
  Un comandante aggiunge ai tiri di iniziativa e dà agli amici intorno ciò che dice la sua carta, per lo più ai soldati adiacenti. Dà anche ad altri comandanti e a sé stesso. Un comandante destabilizzato non dà nulla.
- A unit may have something of several commanders, but of what they add to the same roll or number only the highest counts.
  Un’unità può ricevere da più comandanti, ma di ciò che aggiungono a uno stesso tiro o numero conta solo il più alto.
AM-C5 | At the start, at the end, once | All’inizio, alla fine, una volta
- What is done at the start of a phase comes before all moves and attacks of it, what is done at its end after them. What is done once a battle is used up then, whatever came of it.
  Ciò che si fa all’inizio di una fase viene prima di tutti i suoi movimenti e attacchi, ciò che si fa alla fine dopo. Ciò che si fa una volta per battaglia è poi consumato, qualunque ne sia l’esito.
AM-C6 | Destroying a bridge | Distruggere un ponte
- A unit that can may try to destroy a bridge of its hex instead of moving or attacking in an assault phase: with 4 or more it is gone, and the road with it. Whoever crosses there rolls for the stream again.
  In una fase di assalto, chi ne è capace può tentare di distruggere un ponte del proprio esagono invece di muovere o attaccare: con 4 o più non c’è più, e la strada con lui. Chi passa di lì tira di nuovo per il ruscello.
AM-O1 | Laying obstacles | Posare ostacoli
- Before any unit is deployed the players lay their obstacles by turns, the first player first, in hexes that are not adjacent to the objective. Obstacles take no room and cannot be attacked.
  Prima di schierare le unità i giocatori posano a turno i loro ostacoli, comincia il primo giocatore, in esagoni non adiacenti all’obiettivo. Gli ostacoli non occupano posto e non si possono attaccare.
- A trap is kept back: its side lays it in an assault phase of its own, in an empty hex that is not adjacent to the objective.
  Una trappola si tiene da parte: chi l’ha la posa in una propria fase di assalto, in un esagono vuoto non adiacente all’obiettivo.
AM-O2 | What obstacles do | Che cosa fanno gli ostacoli
- Barbed wire lies on a side between two hexes: soldiers need a movement roll to cross it. A tank obstacle lies in a hex: vehicles need a movement roll to enter it.
  Il filo spinato sta su un lato fra due esagoni: i soldati devono superare un tiro di movimento per passarlo. Un ostacolo anticarro sta in un esagono: i veicoli devono superare un tiro di movimento per entrarvi.
- Whoever enters a minefield rolls a die; with 3 or less it is disrupted at once. A soldier who is alone in the hex of a pillbox is in it and has one more on cover rolls.
  Chi entra in un campo minato tira un dado; con 3 o meno è subito destabilizzato. Un soldato che è solo nell’esagono di un bunker vi sta dentro e ha uno in più ai tiri di copertura.
AM-P1 | The flight phase | La fase aerea
- After both movement phases the players put aircraft on the map by turns, one at a time, the first player first: each in any hex without an aircraft, or none any more in this turn. Disrupted aircraft do not fly. At the end of the turn all of them leave the map and may come back in the next one.
  Dopo entrambe le fasi di movimento i giocatori mettono a turno gli aerei sulla mappa, uno alla volta, comincia il primo giocatore: ognuno in un esagono qualsiasi senza aerei, o più nessuno per quel turno. Gli aerei destabilizzati non volano. Alla fine del turno tutti lasciano la mappa e possono tornare in quello seguente.
AM-P2 | Fire at aircraft | Fuoco contro gli aerei
- A unit with an ability against aircraft may shoot defensively at one that is put down adjacent to it, an ace at one within four hexes. It is a defensive shot like others, once a phase.
  Un’unità con una capacità contraerea può fare fuoco difensivo contro un aereo che arriva adiacente a essa, un asso entro quattro esagoni. È fuoco difensivo come l’altro, una volta per fase.
AM-P3 | The airstrike phase | La fase di attacco aereo
- First the aircraft of the first player attack, each once, then those of the second. Aircraft see over all ground, but not through smoke. Their hits count as hits of this turn’s assault.
  Prima attaccano gli aerei del primo giocatore, ciascuno una volta, poi quelli del secondo. Gli aerei vedono oltre ogni terreno, ma non attraverso il fumo. I loro colpi valgono come colpi dell’assalto di quel turno.
AM-P4 | Attacking aircraft | Attaccare gli aerei
- An aircraft is attacked with the dice against soldiers, with 1 less on each die; abilities against aircraft take that away. Artillery without one cannot attack aircraft. Aircraft have no facing and no cover.
  Un aereo si attacca con i dadi contro i soldati, con 1 in meno su ogni dado; una capacità contraerea toglie la penalità. L’artiglieria che non ce l’ha non può attaccare aerei. Gli aerei non hanno né fronte né copertura.
- Aircraft shoot at nobody who moves on the ground, and hold no objective.
  Gli aerei non sparano a chi muove a terra, e non tengono obiettivi.
`;
