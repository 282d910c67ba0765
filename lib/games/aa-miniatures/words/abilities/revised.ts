/** What the revised cards say otherwise than the rulebook, under the same names. */
export const revised = `
limited_range_n | Limited Range N | Gittata limitata N
- Can attack only within N hexes, whatever the target.
  Può attaccare solo entro N esagoni, qualunque sia il bersaglio.
crack_shot | Crack Shot | Mira infallibile
- +1 on each of its attack dice, except against Aircraft.
  +1 a ciascuno dei suoi dadi di attacco, tranne che contro gli Aerei.
blast | Blast | Esplosione
- Its attack, defensive fire too, meets every unit but Aircraft in the target’s hex that it may attack, friends included. Dice and cover are rolled for each one separately.
  Il suo attacco, anche di fuoco difensivo, investe tutte le unità tranne gli Aerei nell’esagono del bersaglio che può attaccare, amiche comprese. Dadi e copertura si tirano per ciascuna.
bombardment | Bombardment | Bombardamento
- Its targets make no cover rolls, not even those that would succeed without a die. Cannot attack Aircraft.
  I suoi bersagli non effettuano tiri di copertura, nemmeno quelli che riuscirebbero senza tirare. Non può attaccare Aerei.
flamethrower | Flamethrower | Lanciafiamme
- At short range its targets make no cover rolls, and three or more 6s in one attack destroy and remove a Soldier or Vehicle at once.
  A corta gittata i suoi bersagli non effettuano tiri di copertura, e tre o più 6 in un attacco distruggono e tolgono subito un Soldato o un Veicolo.
hull_mounted_flamethrower | Hull-Mounted Flamethrower | Lanciafiamme nello scafo
- At short range in its front arc its targets make no cover rolls, and three or more 6s in one attack destroy and remove a Soldier or Vehicle at once.
  A corta gittata nell’arco frontale i suoi bersagli non effettuano tiri di copertura, e tre o più 6 in un attacco distruggono e tolgono subito un Soldato o un Veicolo.
covering_fire | Covering Fire | Fuoco di copertura
- Soldiers that it attacks make no defensive fire for the rest of the turn.
  I Soldati che attacca non fanno fuoco difensivo per il resto del turno.
fixed_rear_gun | Fixed Rear Gun | Cannone posteriore fisso
- Can attack Vehicles only behind it, outside its front arc, Soldiers in every direction.
  Può attaccare i Veicoli solo dietro di sé, fuori dal proprio arco frontale, i Soldati in ogni direzione.
indirect_fire | Indirect Fire | Fuoco indiretto
- May attack an enemy Soldier that it does not see if a friendly Spotter sees him from within 8 hexes.
  Può attaccare un Soldato nemico che non vede se un Osservatore amico lo vede da non più di 8 esagoni.
improved_indirect_fire | Improved Indirect Fire | Fuoco indiretto migliorato
- May attack an enemy Soldier that it does not see if a friendly U.S. Commander sees him from within 4 hexes, or a friendly Spotter from within 8.
  Può attaccare un Soldato nemico che non vede se lo vede un Comandante statunitense amico da non più di 4 esagoni, o un Osservatore amico da non più di 8.
headshot | Headshot | Colpo alla testa
- Once a battle, instead of attacking a Vehicle, it rolls 6 dice: three or more successes disrupt the Vehicle at once.
  Una volta per battaglia, invece di attaccare un Veicolo, tira 6 dadi: tre o più successi lo destabilizzano subito.
armor_piercing_rounds | Armor-Piercing Rounds | Proiettili perforanti
- Once a battle, announced before an attack on a Vehicle: if it scores two hits, they count as three.
  Una volta per battaglia, annunciandolo prima di attaccare un Veicolo: se infligge due colpi, contano per tre.
chatting_on_the_radio | Chatting on the Radio | Chiacchiere via radio
- In its assault phase it counts as a Spotter only until it moves.
  Nella propria fase di assalto conta come Osservatore solo finché non muove.
banzai_charge | Banzai Charge | Carica Banzai
- In its assault phase adjacent friendly Soldiers, neither disrupted nor Artillery, may each move into an adjacent hex with an enemy and attack one target there, with +1 on each attack die.
  Nella propria fase di assalto ogni Soldato amico adiacente, non destabilizzato né Artiglieria, può muovere in un esagono adiacente con un nemico e attaccarvi un bersaglio, con +1 a ciascun dado di attacco.
angriff | Angriff | Angriff
- In its assault phase adjacent friendly Soldiers, neither disrupted nor Artillery, may each move into an adjacent hex with an enemy and attack one target there, with +1 on each attack die.
  Nella propria fase di assalto ogni Soldato amico adiacente, non destabilizzato né Artiglieria, può muovere in un esagono adiacente con un nemico e attaccarvi un bersaglio, con +1 a ciascun dado di attacco.
bravery_enforcement | Bravery Enforcement | Coraggio forzato
- Disruption takes nothing from the attack dice of adjacent friendly Soldiers.
  La destabilizzazione non toglie nulla ai dadi di attacco dei Soldati amici adiacenti.
transport | Transport | Trasporto
- Carries one Soldier (no Artillery, Motorcycle or Cavalry), that boards or dismounts in the movement phase instead of moving.
  Porta un Soldato (non Artiglieria, Motocicletta o Cavalleria), che sale o scende nella fase di movimento invece di muovere.
gun_transport | Gun Transport | Trasporto cannoni
- Carries one Soldier, Artillery too unless it is Large, but no Motorcycle or Cavalry. It boards or dismounts in the movement phase instead of moving.
  Porta un Soldato che non sia Motocicletta o Cavalleria, anche un’Artiglieria se non di Grandi dimensioni. Il Soldato sale o scende nella fase di movimento invece di muovere.
heavy_transport | Heavy Transport | Trasporto pesante
- Carries two Soldiers, Artillery too, but no Motorcycle or Cavalry. They board or dismount in the movement phase instead of moving.
  Porta due Soldati, anche Artiglierie, ma non Motociclette o Cavalleria. Salgono o scendono nella fase di movimento invece di muovere.
large_transport | Large Transport | Grande trasporto
- Carries two Soldiers, one of which may be Artillery, but no Motorcycle or Cavalry. They board or dismount in the movement phase instead of moving.
  Porta due Soldati, di cui al massimo un’Artiglieria, ma non Motociclette o Cavalleria. Salgono o scendono nella fase di movimento invece di muovere.
exposed_transport | Exposed Transport | Trasporto scoperto
- Carries one Soldier (no Artillery, Motorcycle or Cavalry), that boards or dismounts in the movement phase instead of moving. It can be attacked while aboard.
  Porta un Soldato (non Artiglieria, Motocicletta o Cavalleria), che sale o scende nella fase di movimento invece di muovere. A bordo può essere attaccato.
fighting_platform | Fighting Platform | Piattaforma di combattimento
- A Soldier aboard, but not Artillery, may make defensive fire, and attack in the assault phase if this unit has not moved in it.
  Un Soldato a bordo, ma non un’Artiglieria, può fare fuoco difensivo, e attaccare nella fase di assalto se in essa questa unità non ha mosso.
spotter | Spotter | Osservatore
- Friendly Aircraft have one extra attack die against enemies that it sees within 8 hexes. Friends with Indirect Fire may attack Soldiers among them, too.
  Gli Aerei amici hanno un dado di attacco in più contro i nemici che vede entro 8 esagoni. Se sono Soldati, possono attaccarli anche gli amici con Fuoco indiretto.
minefield | Minefield | Campo minato
- A unit that ends a move in its hex or leaves it rolls a die: on 3 or less it is disrupted at once.
  Un’unità che finisce un movimento nel suo esagono o lo lascia tira un dado: con 3 o meno è subito destabilizzata.
pillbox | Pillbox | Bunker
- Holds one Soldier, who has cover on any ground and +1 on cover rolls.
  Ospita un Soldato, che ha copertura su ogni terreno e +1 ai tiri di copertura.
smoke_screen | Smoke Screen | Cortina fumogena
- Once a battle, at the end of its movement phase, smoke fills its hex until the turn ends: no line of sight leads into it, out of it or through it. Units in the hex may still attack each other.
  Una volta per battaglia, alla fine della propria fase di movimento, il fumo riempie il suo esagono fino a fine turno: nessuna linea di visuale vi entra, ne esce o lo attraversa. Le unità nell’esagono possono comunque attaccarsi fra loro.
`;
