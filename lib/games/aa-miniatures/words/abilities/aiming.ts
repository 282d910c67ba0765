/** Whom an attack reaches: ranges, arcs, lines of sight. */
export const aiming = `
extended_range_n | Extended Range N | Gittata estesa N
- Against Vehicles its long range reaches to N hexes.
  Contro i Veicoli la sua gittata lunga arriva a N esagoni.
enhanced_range_n | Enhanced Range N | Gittata aumentata N
- Its long range reaches to N hexes.
  La sua gittata lunga arriva a N esagoni.
limited_range_n | Limited Range N | Gittata limitata N
- Can attack Soldiers only within N hexes.
  Può attaccare i Soldati solo entro N esagoni.
restricted_range_n | Restricted Range N | Gittata ridotta N
- Can attack only within N hexes.
  Può attaccare solo entro N esagoni.
dismounted_attack | Dismounted Attack | Attacco appiedato
- While no enemy Soldier is adjacent, its short range against Vehicles is 0 to 2 hexes.
  Finché non è adiacente a un Soldato nemico, la sua gittata corta contro i Veicoli va da 0 a 2 esagoni.
no_turret | No Turret | Senza torretta
- Can attack Vehicles only in its front arc, Soldiers in every direction.
  Può attaccare i Veicoli solo nel proprio arco frontale, i Soldati in ogni direzione.
fixed_gun | Fixed Gun | Cannone fisso
- Can attack Vehicles only in its front arc, Soldiers in every direction.
  Può attaccare i Veicoli solo nel proprio arco frontale, i Soldati in ogni direzione.
fixed_howitzer | Fixed Howitzer | Obice fisso
- Can attack only in its front arc, whatever the target.
  Può attaccare solo nel proprio arco frontale, qualunque sia il bersaglio.
fixed_rear_gun | Fixed Rear Gun | Cannone posteriore fisso
- Can attack Vehicles only in its front arc, Soldiers in every direction.
  Può attaccare i Veicoli solo nel proprio arco frontale, i Soldati in ogni direzione.
indirect_fire | Indirect Fire | Fuoco indiretto
- May attack an enemy that it does not see if a friendly Spotter sees it from within 4 hexes.
  Può attaccare un nemico che non vede se un Osservatore amico lo vede da non più di 4 esagoni.
improved_indirect_fire | Improved Indirect Fire | Fuoco indiretto migliorato
- May attack an enemy Soldier that it does not see if a friendly U.S. unit sees him from within 4 hexes.
  Può attaccare un Soldato nemico che non vede se un’unità statunitense amica lo vede da non più di 4 esagoni.
superior_optics | Superior Optics | Ottica superiore
- From a hill hex it sees past one hex that would block its line of sight.
  Da un esagono di collina vede oltre un esagono che bloccherebbe la sua linea di visuale.
experienced_recon | Experienced Recon | Ricognizione esperta
- At medium range it may also attack units that Camouflaged or Superior Camouflage protects.
  A media gittata può attaccare anche le unità protette da Mimetizzazione o Mimetizzazione superiore.
`;
