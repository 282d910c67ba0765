/** Aircraft and what is aimed at them, obstacles and what clears them, smoke and bridges. */
export const airAndObstacles = `
aircraft | Aircraft | Aereo
- Comes onto the map in the flight phase and attacks in the airstrike phase. Whoever attacks it uses the values against Soldiers, with −1 on each attack die.
  Arriva sulla mappa nella fase aerea e attacca nella fase di attacco aereo. Chi lo attacca usa i valori contro i Soldati, con −1 a ciascun dado di attacco.
anti_air | Anti-air | Contraerea
- Attacks Aircraft without the −1 on each die. May make defensive fire on an enemy Aircraft that comes adjacent to it.
  Attacca gli Aerei senza il −1 ai dadi. Può fare fuoco difensivo contro un Aereo nemico che arriva adiacente a essa.
ace | Ace | Asso
- Attacks Aircraft without the −1 on each die. May make defensive fire on an enemy Aircraft that comes within 4 hexes.
  Attacca gli Aerei senza il −1 ai dadi. Può fare fuoco difensivo contro un Aereo nemico che arriva entro 4 esagoni.
antiair_support | Antiair Support | Supporto alla contraerea
- Has Anti-air while it is in the hex of a friendly unit that has it.
  Ha Contraerea finché è nell’esagono di un’unità amica che ce l’ha.
agility | Agility | Agilità
- Against Aircraft its short range is 0 to 2 hexes, its medium range 3 to 5.
  Contro gli Aerei la sua gittata corta va da 0 a 2 esagoni, la media da 3 a 5.
steady_firing | Steady Firing | Tiro stabile
- Two extra attack dice against Soldiers.
  Due dadi di attacco in più contro i Soldati.
strafe | Strafe | Mitragliamento
- In the airstrike phase, once it has attacked a Soldier, one extra attack on another Soldier in a hex adjacent to the first one.
  Nella fase di attacco aereo, dopo aver attaccato un Soldato, un attacco in più contro un altro Soldato in un esagono adiacente al primo.
bombs | Bombs | Bombe
- Once a battle, instead of attacking a unit in its own hex: 12 dice against a Soldier, 8 against a Vehicle there.
  Una volta per battaglia, invece di attaccare un’unità nel proprio esagono: 12 dadi contro un Soldato, 8 contro un Veicolo lì presente.
sirens | Sirens | Sirene
- One more success against Soldiers, which counts only to disrupt them.
  Un successo in più contro i Soldati, che conta solo per destabilizzarli.
jet | Jet | Aereo a reazione
- Cannot attack Soldiers in forest, town or marsh hexes. Against Aircraft each 6 counts as two successes.
  Non può attaccare Soldati in esagoni di foresta, paese o palude. Contro gli Aerei ogni 6 vale due successi.
slow | Slow | Lentezza
- Enemy Aircraft have +1 on each attack die against it.
  Gli Aerei nemici hanno +1 a ciascun dado di attacco contro di essa.
speed_boost | Speed Boost | Scatto di velocità
- Once a battle, announced before it attacks an Aircraft: that attack takes effect at once.
  Una volta per battaglia, annunciandolo prima di attaccare un Aereo: quell’attacco ha effetto immediato.
spotter | Spotter | Osservatore
- Friendly Aircraft have one extra attack die against enemies that it sees within 4 hexes. Friends with Indirect Fire may attack such enemies, too.
  Gli Aerei amici hanno un dado di attacco in più contro i nemici che vede entro 4 esagoni. Anche gli amici con Fuoco indiretto possono attaccarli.
fortification | Fortification | Fortificazione
- Both sides place theirs before any unit, by turns, in hexes not adjacent to the objective. Takes no room. Obstacles may cost a tenth of the army’s points at most.
  Le due parti le posano a turno prima di ogni unità, in esagoni non adiacenti all’obiettivo. Non occupa posto. Gli Ostacoli possono costare al massimo un decimo dei punti dell’esercito.
barbed_wire | Barbed Wire | Filo spinato
- Lies on the side between two hexes. A Soldier needs a successful movement roll to cross it.
  Sta sul lato fra due esagoni. Un Soldato deve superare un tiro di movimento per attraversarlo.
tank_obstacle | Tank Obstacle | Ostacolo anticarro
- A Vehicle needs a successful movement roll to enter its hex.
  Un Veicolo deve superare un tiro di movimento per entrare nel suo esagono.
minefield | Minefield | Campo minato
- A unit that enters its hex rolls a die: on 3 or less it is disrupted at once.
  Un’unità che entra nel suo esagono tira un dado: con 3 o meno è subito destabilizzata.
pillbox | Pillbox | Bunker
- Holds one Soldier, who has +1 on cover rolls.
  Ospita un Soldato, che ha +1 ai tiri di copertura.
trap | Trap | Trappola
- In its owner’s assault phase it may be placed in any empty hex not adjacent to the objective. Takes no room.
  Nella propria fase di assalto si può mettere in un esagono vuoto qualsiasi non adiacente all’obiettivo. Non occupa posto.
avre | AVRE | AVRE
- Ignores Obstacles and destroys those that it crosses and those in hexes that it enters.
  Ignora gli Ostacoli e distrugge quelli che attraversa e quelli negli esagoni in cui entra.
demolitions | Demolitions | Demolizioni
- At the end of its movement or assault phase it may roll a die for one Obstacle in its hex or on a side of it: 4 or more destroys it.
  Alla fine della propria fase di movimento o di assalto può tirare un dado per un Ostacolo nel suo esagono o su un lato di esso: con 4 o più lo distrugge.
bridge_demolition | Bridge Demolition | Demolizione di ponti
- Instead of moving or attacking in its assault phase it rolls a die: 4 or more destroys a bridge of its hex. The road is cut there, and crossing takes a movement roll.
  Nella fase di assalto, invece di muovere o attaccare, tira un dado: con 4 o più distrugge un ponte del suo esagono. Lì la strada è interrotta e per passare serve un tiro di movimento.
smoke_screen | Smoke Screen | Cortina fumogena
- Once a battle, at the end of its movement phase, smoke fills its hex until the turn ends: no line of sight leads into the hex, out of it, through it or within it.
  Una volta per battaglia, alla fine della propria fase di movimento, il fumo riempie il suo esagono fino a fine turno: nessuna linea di visuale vi entra, ne esce, lo attraversa o vi resta dentro.
`;
