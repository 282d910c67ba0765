/** How a unit moves, and where it may not. */
export const movement = `
relocate_n | Relocate N | Riposizionamento N
- In its assault phase its speed is N. As usual it either moves or attacks in that phase.
  Nella propria fase di assalto la sua velocità è N. Come di consueto, in quella fase o muove o attacca.
high_gear_n | High Gear N | Marcia alta N
- Speed +N when it moves along a road all the way.
  Velocità +N quando tutto il suo movimento è su strada.
strike_and_fade_n | Strike and Fade N | Mordi e fuggi N
- In its assault phase it may move after its attacks, with speed N.
  Nella propria fase di assalto può muovere dopo i suoi attacchi, con velocità N.
aggression_n | Aggression N | Aggressività N
- In its assault phase it may move before its attack, with speed N.
  Nella propria fase di assalto può muovere prima di attaccare, con velocità N.
vanguard | Vanguard | Avanguardia
- Once both armies are deployed, before the first turn, it may move up to 4 hexes.
  Quando i due eserciti sono schierati, prima del primo turno, può muovere fino a 4 esagoni.
amphibious | Amphibious | Mezzo anfibio
- Crosses streams without a movement roll and may enter lake hexes, each of which counts as two.
  Attraversa i ruscelli senza tiro di movimento e può entrare negli esagoni di lago, ciascuno dei quali conta per due.
water_craft | Water Craft | Natante
- Can be only in lake hexes, which cost it as much as clear ones.
  Può stare solo in esagoni di lago, che le costano quanto quelli sgombri.
brushcutters | Brushcutters | Tagliasiepi
- Enters forest hexes without a movement roll.
  Entra negli esagoni di foresta senza tiro di movimento.
forest_runner | Forest Runner | Esperto dei boschi
- Enters forest hexes without a movement roll.
  Entra negli esagoni di foresta senza tiro di movimento.
trench_crossing | Trench Crossing | Superamento di trincee
- Crosses streams without a movement roll.
  Attraversa i ruscelli senza tiro di movimento.
mountaineering | Mountaineering | Alpinismo
- +1 on its movement rolls.
  +1 ai propri tiri di movimento.
robust | Robust | Robustezza
- +1 on its movement rolls. While disrupted it may move with speed 1.
  +1 ai propri tiri di movimento. Finché è destabilizzata può muovere con velocità 1.
excellent_suspension | Excellent Suspension | Sospensioni eccellenti
- Hill hexes cost it as much as clear ones.
  Gli esagoni di collina le costano quanto quelli sgombri.
poor_suspension | Poor Suspension | Sospensioni scadenti
- Cannot enter hill hexes except along a road.
  Non può entrare negli esagoni di collina se non lungo una strada.
weak_suspension | Weak Suspension | Sospensioni deboli
- Needs a successful movement roll to enter a hill hex, except along a road.
  Deve superare un tiro di movimento per entrare in un esagono di collina, tranne che lungo una strada.
thin_wheels | Thin Wheels | Ruote sottili
- Cannot cross streams or enter marsh hexes except along a road.
  Non può attraversare ruscelli né entrare in esagoni di palude se non lungo una strada.
heavy_rifle | Heavy Rifle | Fucile pesante
- Its speed is 1 while it is adjacent to a friendly Soldier with a printed speed of 1.
  La sua velocità è 1 finché è adiacente a un Soldato amico con velocità 1 sulla carta.
complexity | Complexity | Meccanica complessa
- Once it fails a movement roll, it cannot move for the rest of the battle.
  Quando fallisce un tiro di movimento, non può più muovere per il resto della battaglia.
prone_to_breakdown | Prone to Breakdown | Incline ai guasti
- Cannot move while damaged.
  Non può muovere se è danneggiata.
dug_in | Dug In | Postazione fissa
- Can neither move nor be transported.
  Non può muovere né essere trasportata.
command_dependent | Command Dependent | Dipendenza dal comando
- In the movement phase it moves only if it begins adjacent to a friendly Commander.
  Nella fase di movimento muove solo se comincia adiacente a un Comandante amico.
chatting_on_the_radio | Chatting on the Radio | Chiacchiere via radio
- Cannot move in the assault phase.
  Non può muovere nella fase di assalto.
ss_determination | SS Determination | Determinazione delle SS
- May move while disrupted.
  Può muovere anche se è destabilizzata.
charge | Charge | Carica
- May move while disrupted if that brings it closer to an enemy Soldier.
  Può muovere anche se è destabilizzata, purché si avvicini a un Soldato nemico.
courage | Courage | Coraggio
- May move while disrupted if that brings it closer to the nearest enemy.
  Può muovere anche se è destabilizzata, purché si avvicini al nemico più vicino.
determined_charge | Determined Charge | Carica risoluta
- Defensive fire that hits it disrupts it as usual, but does not end its movement.
  Il fuoco difensivo che la colpisce la destabilizza come di consueto, ma non pone fine al suo movimento.
overrun | Overrun | Travolgimento
- Once a phase, when it moves into a hex, it may disrupt one Soldier there at once.
  Una volta per fase, quando muovendo entra in un esagono, può destabilizzare subito un Soldato che vi si trova.
`;
