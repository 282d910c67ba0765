/** Dice of an attack, what adds to each, and what it does to the target. */
export const attack = `
close_assault_n | Close Assault N | Assalto ravvicinato N
- N attack dice against a Vehicle in its own hex, which makes no cover roll.
  N dadi di attacco contro un Veicolo nel proprio esagono, che non effettua tiri di copertura.
hand_to_hand_n | Hand to Hand N | Corpo a corpo N
- N attack dice against a Soldier in its own hex, who makes no cover roll.
  N dadi di attacco contro un Soldato nel proprio esagono, che non effettua tiri di copertura.
inaccurate_n | Inaccurate N | Imprecisione N
- −N on each of its attack dice.
  −N a ciascuno dei suoi dadi di attacco.
crack_shot | Crack Shot | Mira infallibile
- +1 on each of its attack dice.
  +1 a ciascuno dei suoi dadi di attacco.
tank_hunter | Tank Hunter | Cacciatore di carri
- +1 on each of its attack dice against Vehicles.
  +1 a ciascuno dei suoi dadi di attacco contro i Veicoli.
ruthless | Ruthless | Senza pietà
- +1 on each of its attack dice against units that are disrupted or damaged.
  +1 a ciascuno dei suoi dadi di attacco contro unità destabilizzate o danneggiate.
shock_troop | Shock Troop | Truppa d’urto
- +1 on each attack die in its first attack of the battle on a Soldier or Vehicle.
  +1 a ciascun dado nel suo primo attacco della battaglia contro un Soldato o un Veicolo.
commander_hunter | Commander Hunter | Cacciatore di comandanti
- Two extra attack dice against Commanders.
  Due dadi di attacco in più contro i Comandanti.
gun_crew_hunter | Gun Crew Hunter | Cacciatore di artiglieri
- Two extra attack dice against Artillery.
  Due dadi di attacco in più contro le Artiglierie.
ss_hunter | SS Hunter | Cacciatore di SS
- Two extra attack dice against units whose name begins with SS.
  Due dadi di attacco in più contro le unità il cui nome comincia con SS.
flanking_attack | Flanking Attack | Attacco sul fianco
- One extra attack die against the rear of a Vehicle.
  Un dado di attacco in più contro il retro di un Veicolo.
surprise_fire | Surprise Fire | Fuoco a sorpresa
- One extra attack die when it attacks from a forest hex.
  Un dado di attacco in più quando attacca da un esagono di foresta.
well_led | Well Led | Ben guidata
- One extra attack die in its assault phase.
  Un dado di attacco in più nella propria fase di assalto.
stars_and_stripes | Stars and Stripes | Stelle e strisce
- One extra attack die while a friendly Commander is adjacent.
  Un dado di attacco in più finché è adiacente a un Comandante amico.
coordinated_fire | Coordinated Fire | Fuoco coordinato
- One extra attack die while a friendly Commander is adjacent.
  Un dado di attacco in più finché è adiacente a un Comandante amico.
bravado_n | Bravado N | Spavalderia N
- N extra attack dice as long as no friendly unit has been destroyed in the battle.
  N dadi di attacco in più finché nella battaglia non è stata distrutta nessuna unità amica.
fury_n | Fury N | Furia N
- N extra attack dice if an enemy unit was destroyed in the turn before.
  N dadi di attacco in più se nel turno precedente è stata distrutta un’unità nemica.
vast_experience | Vast Experience | Grande esperienza
- Each 6 that it rolls in an attack counts as two successes.
  Ogni 6 che ottiene in un attacco vale due successi.
shrapnel_n | Shrapnel N | Schegge N
- Against Soldiers each success counts as N successes.
  Contro i Soldati ogni successo vale N successi.
guard_crew | Guard Crew | Equipaggio della Guardia
- In each attack it may reroll one die that shows a 1.
  In ogni attacco può ritirare un dado che ha dato 1.
lead_the_way | Lead the Way | Aprire la strada
- Once a turn it may reroll one die of an attack or of a movement roll.
  Una volta per turno può ritirare un dado di un attacco o di un tiro di movimento.
bombardment | Bombardment | Bombardamento
- Its targets make no cover rolls, not even those that would succeed without a die.
  I suoi bersagli non effettuano tiri di copertura, nemmeno quelli che riuscirebbero senza tirare.
seasoned_crew | Seasoned Crew | Equipaggio esperto
- Its targets have −1 on their cover rolls.
  I suoi bersagli hanno −1 ai tiri di copertura.
blast | Blast | Esplosione
- Its attack, defensive fire too, meets every unit in the target’s hex that it may attack, friends included. Dice and cover are rolled for each one separately.
  Il suo attacco, anche di fuoco difensivo, investe tutte le unità nell’esagono del bersaglio che può attaccare, amiche comprese. Dadi e copertura si tirano per ciascuna.
flamethrower | Flamethrower | Lanciafiamme
- At short range its targets make no cover rolls, and three or more 6s in one attack destroy and remove the target at once.
  A corta gittata i suoi bersagli non effettuano tiri di copertura, e tre o più 6 in un attacco distruggono e tolgono subito il bersaglio.
hull_mounted_flamethrower | Hull-Mounted Flamethrower | Lanciafiamme nello scafo
- At short range in its front arc its targets make no cover rolls, and three or more 6s in one attack destroy and remove the target at once.
  A corta gittata nell’arco frontale i suoi bersagli non effettuano tiri di copertura, e tre o più 6 in un attacco distruggono e tolgono subito il bersaglio.
covering_fire | Covering Fire | Fuoco di copertura
- Soldiers that it attacks cannot attack for the rest of the turn.
  I Soldati che attacca non possono attaccare per il resto del turno.
limited_covering_fire | Limited Covering Fire | Fuoco di copertura limitato
- Soldiers that it attacks at short range make no defensive fire for the rest of the turn.
  I Soldati che attacca a corta gittata non fanno fuoco difensivo per il resto del turno.
improvisation | Improvisation | Improvvisazione
- If a Soldier or Vehicle is destroyed in its hex, it may use the attack values of that unit until it leaves the hex.
  Se nel suo esagono è distrutto un Soldato o un Veicolo, può usarne i valori di attacco finché non lascia l’esagono.
open_crew | Open Crew | Equipaggio allo scoperto
- −1 on each of its attack dice while an enemy Soldier is within 2 hexes.
  −1 a ciascuno dei suoi dadi di attacco finché un Soldato nemico è entro 2 esagoni.
undermanned | Undermanned | Equipaggio ridotto
- Cannot attack while disrupted.
  Non può attaccare finché è destabilizzata.
collapsible_screen | Collapsible Screen | Telo galleggiante
- Cannot attack while in a lake hex.
  Non può attaccare finché è in un esagono di lago.
turret_lock | Turret Lock | Torretta bloccata
- Cannot attack while in a hill hex.
  Non può attaccare finché è in un esagono di collina.
`;
