/** Who carries whom, how a unit comes onto the map, and what room it takes. */
export const deployment = `
transport | Transport | Trasporto
- Carries one Soldier, not Artillery, that boards or dismounts in the movement phase instead of moving.
  Porta un Soldato, non un’Artiglieria, che sale o scende nella fase di movimento invece di muovere.
gun_transport | Gun Transport | Trasporto cannoni
- Carries one Soldier, Artillery too, that boards or dismounts in the movement phase instead of moving.
  Porta un Soldato, anche un’Artiglieria, che sale o scende nella fase di movimento invece di muovere.
heavy_transport | Heavy Transport | Trasporto pesante
- Carries two Soldiers, Artillery too, that board or dismount in the movement phase instead of moving.
  Porta due Soldati, anche Artiglierie, che salgono o scendono nella fase di movimento invece di muovere.
large_transport | Large Transport | Grande trasporto
- Carries two Soldiers, one of which may be Artillery. They board or dismount in the movement phase instead of moving.
  Porta due Soldati, di cui al massimo un’Artiglieria. Salgono o scendono nella fase di movimento invece di muovere.
exposed_transport | Exposed Transport | Trasporto scoperto
- Carries one Soldier, not Artillery, that boards or dismounts in the movement phase instead of moving. It can be attacked while aboard.
  Porta un Soldato, non un’Artiglieria, che sale o scende nella fase di movimento invece di muovere. A bordo può essere attaccato.
light_towing | Light Towing | Traino leggero
- Carries one unit with Light Artillery, that boards or dismounts in the movement phase instead of moving.
  Porta un’unità con Artiglieria leggera, che sale o scende nella fase di movimento invece di muovere.
light_artillery | Light Artillery | Artiglieria leggera
- Units with Transport may carry it, although it is Artillery.
  Le unità con Trasporto possono portarla, pur essendo un’Artiglieria.
fighting_platform | Fighting Platform | Piattaforma di combattimento
- A Soldier aboard may attack in the assault phase, if this unit has not moved in it.
  Un Soldato a bordo può attaccare nella fase di assalto, se in essa questa unità non ha mosso.
mechanized_tactics | Mechanized Tactics | Tattica meccanizzata
- May dismount at the end of the movement phase, even if it was carried in it.
  Può scendere da un trasporto alla fine della fase di movimento, anche se in essa è stata trasportata.
german_hero | German Hero | Eroe tedesco
- Starts in reserve. At the start of one of its movement phases it comes into the hex of a friendly German Soldier. Ignores face-up Disrupted counters.
  Comincia in riserva. All’inizio di una propria fase di movimento arriva nell’esagono di un Soldato tedesco amico. Ignora i segnalini Destabilizzata scoperti.
italian_hero | Italian Hero | Eroe italiano
- Starts in reserve. At the start of one of its movement phases it comes into the hex of a friendly Italian Soldier. Ignores face-up Disrupted counters.
  Comincia in riserva. All’inizio di una propria fase di movimento arriva nell’esagono di un Soldato italiano amico. Ignora i segnalini Destabilizzata scoperti.
japanese_hero | Japanese Hero | Eroe giapponese
- Starts in reserve. At the start of one of its movement phases it comes into the hex of a friendly Japanese Soldier. Ignores face-up Disrupted counters.
  Comincia in riserva. All’inizio di una propria fase di movimento arriva nell’esagono di un Soldato giapponese amico. Ignora i segnalini Destabilizzata scoperti.
soviet_hero | Soviet Hero | Eroe sovietico
- Starts in reserve. At the start of one of its movement phases it comes into the hex of a friendly Soviet Soldier. Ignores face-up Disrupted counters.
  Comincia in riserva. All’inizio di una propria fase di movimento arriva nell’esagono di un Soldato sovietico amico. Ignora i segnalini Destabilizzata scoperti.
u_k_hero | U.K. Hero | Eroe britannico
- Starts in reserve. At the start of one of its movement phases it comes into the hex of a friendly British Soldier. Ignores face-up Disrupted counters.
  Comincia in riserva. All’inizio di una propria fase di movimento arriva nell’esagono di un Soldato britannico amico. Ignora i segnalini Destabilizzata scoperti.
u_s_hero | U.S. Hero | Eroe statunitense
- Starts in reserve. At the start of one of its movement phases it comes into the hex of a friendly U.S. Soldier. Ignores face-up Disrupted counters.
  Comincia in riserva. All’inizio di una propria fase di movimento arriva nell’esagono di un Soldato statunitense amico. Ignora i segnalini Destabilizzata scoperti.
canadian_hero | Canadian Hero | Eroe canadese
- Starts in reserve. At the start of one of its movement phases it comes into the hex of a friendly Canadian Soldier. Ignores face-up Disrupted counters.
  Comincia in riserva. All’inizio di una propria fase di movimento arriva nell’esagono di un Soldato canadese amico. Ignora i segnalini Destabilizzata scoperti.
paratrooper | Paratrooper | Paracadutista
- Starts in reserve. At the end of one of its movement phases it comes into any hex that is not adjacent to an enemy; it does not move in that phase.
  Comincia in riserva. Alla fine di una propria fase di movimento arriva in un esagono qualsiasi non adiacente a un nemico; in quella fase non muove.
partisan | Partisan | Partigiano
- At deployment it may also be placed in any free hex at the edge of the map.
  Allo schieramento si può mettere anche in un esagono libero qualsiasi sul bordo della mappa.
gliderborne | Gliderborne | Truppa aliotrasportata
- At deployment it may be placed in any free hex outside the enemy’s deployment area.
  Allo schieramento si può mettere in un esagono libero qualsiasi fuori dalla zona di schieramento nemica.
heavy_gun | Heavy Gun | Cannone pesante
- Takes the room of a Vehicle in its hex.
  Occupa nell’esagono il posto di un Veicolo.
large | Large | Grandi dimensioni
- Takes the room of a Vehicle in its hex.
  Occupa nell’esagono il posto di un Veicolo.
`;
