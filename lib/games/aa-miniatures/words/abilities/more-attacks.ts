/** Attacks beside the usual one: once a battle instead of it, or one more in an assault. */
export const moreAttacks = `
rockets_n | Rockets N | Razzi N
- Once a battle, instead of its attack: N dice against one target within 4 hexes.
  Una volta per battaglia, invece del suo attacco: N dadi contro un bersaglio entro 4 esagoni.
rocket_salvo | Rocket Salvo | Salva di razzi
- Once a battle, instead of its attack: it chooses a target and attacks every Soldier adjacent to it with 10 dice, every Vehicle with 5, the target and friends included.
  Una volta per battaglia, invece del suo attacco: sceglie un bersaglio e attacca ogni Soldato adiacente a esso con 10 dadi, ogni Veicolo con 5, compresi il bersaglio e gli amici.
top_mounted_rockets | Top-Mounted Rockets | Razzi sulla torretta
- Targets make no cover rolls; cannot attack Aircraft. Once a battle, instead of its attack: 8 dice on every Soldier, 4 on every Vehicle adjacent to the target, the target and friends included.
  I bersagli non tirano per la copertura; non può attaccare Aerei. Una volta per battaglia, invece del suo attacco: 8 dadi contro ogni Soldato, 4 contro ogni Veicolo adiacente al bersaglio, compresi questo e gli amici.
he_round | HE Round | Granata esplosiva
- Once a battle, instead of its attack: 15 dice against a Soldier at medium or long range.
  Una volta per battaglia, invece del suo attacco: 15 dadi contro un Soldato a media o lunga gittata.
headshot | Headshot | Colpo alla testa
- Once a battle, instead of attacking a Vehicle, it rolls 6 dice: three or more successes disrupt the Vehicle at once, and the next casualty phase does not end that.
  Una volta per battaglia, invece di attaccare un Veicolo, tira 6 dadi: tre o più successi lo destabilizzano subito, e la fase delle perdite successiva non vi pone fine.
armor_piercing_rounds | Armor-Piercing Rounds | Proiettili perforanti
- Once a battle, announced before an attack on a Vehicle: two hits destroy it instead of damaging it.
  Una volta per battaglia, annunciandolo prima di attaccare un Veicolo: due colpi lo distruggono invece di danneggiarlo.
remote_control | Remote Control | Telecomando
- Instead of its attack it chooses an enemy and rolls two dice: if both exceed the range, it attacks a Vehicle with 12 dice or a Soldier with 8.
  Invece del suo attacco sceglie un nemico e tira due dadi: se entrambi superano la distanza, attacca un Veicolo con 12 dadi o un Soldato con 8.
additional_hull_mounted_cannon | Additional Hull-Mounted Cannon | Cannone aggiuntivo nello scafo
- One extra attack in its assault phase, on a Vehicle in its front arc: 12, 10 or 8 dice at short, medium or long range.
  Un attacco in più nella propria fase di assalto, contro un Veicolo nell’arco frontale: 12, 10 o 8 dadi a corta, media o lunga gittata.
extra_hull_mounted_cannon | Extra Hull-Mounted Cannon | Secondo cannone nello scafo
- One extra attack in its assault phase, on a Soldier or Vehicle in its front arc: 8, 7 or 5 dice at short, medium or long range.
  Un attacco in più nella propria fase di assalto, contro un Soldato o un Veicolo nell’arco frontale: 8, 7 o 5 dadi a corta, media o lunga gittata.
extra_machine_guns | Extra Machine Guns | Mitragliatrici supplementari
- One extra attack in its assault phase, on a Soldier.
  Un attacco in più nella propria fase di assalto, contro un Soldato.
all_guns_blazing | All Guns Blazing | Fuoco con tutte le armi
- In its assault phase, once it has attacked, one extra attack on a Soldier.
  Nella propria fase di assalto, dopo aver attaccato, un attacco in più contro un Soldato.
firepower | Firepower | Potenza di fuoco
- In its assault phase, once it has moved or attacked, one extra attack on a target in its own hex.
  Nella propria fase di assalto, dopo aver mosso o attaccato, un attacco in più contro un bersaglio nel proprio esagono.
double_shot | Double Shot | Doppio tiro
- Two attacks in its assault phase, on one target or on two. Its defensive fire is two attacks on the unit that provoked it.
  Due attacchi nella propria fase di assalto, contro uno o due bersagli. Il suo fuoco difensivo è di due attacchi contro l’unità che lo ha provocato.
multiturreted | Multiturreted | Torrette multiple
- Two attacks in its assault phase: one on a target in its front arc, one on a target outside it.
  Due attacchi nella propria fase di assalto: uno contro un bersaglio nell’arco frontale, uno contro un bersaglio fuori di esso.
rapid_fire | Rapid Fire | Fuoco rapido
- One extra attack in its assault phase. If that shows a 1, it is disrupted at once, and the next casualty phase does not end that.
  Un attacco in più nella propria fase di assalto. Se in questo esce un 1, viene subito destabilizzata, e la fase delle perdite successiva non vi pone fine.
overheat | Overheat | Surriscaldamento
- Three or more 1s in one attack disrupt it at once, and the next casualty phase does not end that.
  Tre o più 1 in un attacco la destabilizzano subito, e la fase delle perdite successiva non vi pone fine.
`;
