/** What commanders and depots give to friends and do to enemies, and what counts for the initiative. */
export const commanders = `
commander_abilities_initiative_n | Commander Abilities: Initiative +N | Comandante: iniziativa +N
- +N on initiative rolls; only an army’s best bonus counts. What the Commander gives to friends around it also goes to itself. None of this works while it is disrupted.
  +N ai tiri di iniziativa; conta solo il bonus migliore di un esercito. Ciò che il Comandante dà agli amici vicini vale anche per lui. Niente di tutto ciò funziona se è destabilizzato.
recon | Recon | Ricognizione
- +1 on initiative rolls while it sees an enemy.
  +1 ai tiri di iniziativa finché vede un nemico.
organization | Organization | Organizzazione
- Once a turn, after both sides have rolled, its owner may reroll both initiative dice.
  Una volta per turno, dopo che entrambe le parti hanno tirato, il suo giocatore può ritirare i due dadi di iniziativa.
banzai_charge | Banzai Charge | Carica Banzai
- In its assault phase adjacent friendly Soldiers may each move into an adjacent hex with an enemy and attack there, with +1 on each attack die.
  Nella propria fase di assalto ogni Soldato amico adiacente può muovere in un esagono adiacente con un nemico e attaccare lì, con +1 a ciascun dado di attacco.
angriff | Angriff | Angriff
- In its assault phase adjacent friendly Soldiers may each move into an adjacent hex with an enemy and attack there, with +1 on each attack die.
  Nella propria fase di assalto ogni Soldato amico adiacente può muovere in un esagono adiacente con un nemico e attaccare lì, con +1 a ciascun dado di attacco.
bravery_enforcement | Bravery Enforcement | Coraggio forzato
- At the start of its assault phase one adjacent friendly Soldier may be destroyed; the other adjacent friendly Soldiers then have +1 on each attack die in that phase.
  All’inizio della propria fase di assalto può far distruggere un Soldato amico adiacente; gli altri Soldati amici adiacenti hanno allora +1 a ciascun dado di attacco in quella fase.
tally_ho | Tally-Ho! | Tally-Ho!
- Speed +1 in the movement phase for friendly Soldiers that begin their move adjacent to it. Not for Artillery.
  Velocità +1 nella fase di movimento per i Soldati amici che cominciano a muovere adiacenti a essa. Non per le Artiglierie.
exert_will | Exert Will | Forza di volontà
- At the start of its movement phase adjacent friendly Soldiers lose all their Disrupted counters.
  All’inizio della propria fase di movimento i Soldati amici adiacenti perdono tutti i segnalini Destabilizzata.
elan | Elan | Slancio
- Adjacent friendly Soldiers have +1 defense against defensive fire.
  I Soldati amici adiacenti hanno +1 alla difesa contro il fuoco difensivo.
fearless | Fearless | Senza paura
- Adjacent friendly Soldiers have +1 defense against defensive fire.
  I Soldati amici adiacenti hanno +1 alla difesa contro il fuoco difensivo.
terrain_expert | Terrain Expert | Esperto del terreno
- Adjacent friendly Soldiers have +1 defense against attacks at long range.
  I Soldati amici adiacenti hanno +1 alla difesa contro attacchi a lunga gittata.
dispersal | Dispersal | Dispersione
- Adjacent friendly Soldiers have +1 defense against units with Blast.
  I Soldati amici adiacenti hanno +1 alla difesa contro le unità con Esplosione.
defensive_preparation | Defensive Preparation | Preparazione difensiva
- Adjacent friendly Artillery has +1 defense.
  Le Artiglierie amiche adiacenti hanno +1 alla difesa.
stalwart | Stalwart | Saldezza
- Adjacent friendly Soldiers have +1 on each attack die in defensive fire.
  I Soldati amici adiacenti hanno +1 a ciascun dado di attacco nel fuoco difensivo.
intimidation | Intimidation | Intimidazione
- Adjacent enemy Soldiers have −1 on each attack die.
  I Soldati nemici adiacenti hanno −1 a ciascun dado di attacco.
pinpointer | Pinpointer | Indicazione dei bersagli
- Targets of adjacent friendly Soldiers have −1 on their cover rolls.
  I bersagli dei Soldati amici adiacenti hanno −1 ai tiri di copertura.
improved_accuracy | Improved Accuracy | Precisione migliorata
- For adjacent friendly Soldiers medium range is 2 to 6 hexes.
  Per i Soldati amici adiacenti la gittata media va da 2 a 6 esagoni.
paratrooper_commander | Paratrooper Commander | Comandante di paracadutisti
- Adjacent friendly Paratroopers have one extra attack die.
  I Paracadutisti amici adiacenti hanno un dado di attacco in più.
tenacity | Tenacity | Tenacia
- Adjacent friendly Soldiers have one extra attack die against targets in their own hex.
  I Soldati amici adiacenti hanno un dado di attacco in più contro bersagli nel proprio esagono.
tides_of_war | Tides of War | Sorti della guerra
- Adjacent friendly Soldiers have one extra attack die if an enemy unit was destroyed in the turn before.
  I Soldati amici adiacenti hanno un dado di attacco in più se nel turno precedente è stata distrutta un’unità nemica.
coordinated_fire_c_a | Coordinated Fire (Commander) | Fuoco coordinato (Comandante)
- Adjacent friendly Soldiers have one extra attack die against units that it has attacked in this turn.
  I Soldati amici adiacenti hanno un dado di attacco in più contro le unità che essa ha attaccato in questo turno.
command_awareness | Command Awareness | Comando: vigilanza
- Friendly Vehicles within 2 hexes may make defensive fire on Soldiers that enter their hex.
  I Veicoli amici entro 2 esagoni possono fare fuoco difensivo contro i Soldati che entrano nel loro esagono.
command_leadership | Command Leadership | Comando: guida
- Friendly Vehicles within 2 hexes have one extra attack die in their assault phase.
  I Veicoli amici entro 2 esagoni hanno un dado di attacco in più nella propria fase di assalto.
command_quick_reactions | Command Quick Reactions | Comando: reazioni rapide
- Friendly Vehicles within 2 hexes may change their facing after an attack.
  I Veicoli amici entro 2 esagoni possono cambiare fronte dopo un attacco.
command_ruthless | Command Ruthless | Comando: senza pietà
- Friendly Vehicles within 2 hexes have +1 on each attack die against units that are disrupted or damaged.
  I Veicoli amici entro 2 esagoni hanno +1 a ciascun dado di attacco contro unità destabilizzate o danneggiate.
extra_fuel | Extra Fuel | Scorte di carburante
- Speed +1 for friendly Vehicles with a printed speed of 3 or more, however many depots there are.
  Velocità +1 per i Veicoli amici con velocità 3 o più sulla carta; più depositi non si sommano.
plentiful_ammo | Plentiful Ammo | Munizioni in abbondanza
- In every attack of a friendly Soldier or Vehicle, dice that show a 1 may be rerolled once.
  In ogni attacco di un Soldato o Veicolo amico i dadi che hanno dato 1 si possono ritirare una volta.
`;
