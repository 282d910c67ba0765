/** Two pages to begin with. */
export const quickStart = `
What it is about | Di che si tratta
- A battle of the Second World War on hexes, for two: the Axis and the Allies. Each builds an army of 100 points out of cards, in secret, and they fight for one hex, the objective.
  Una battaglia della Seconda guerra mondiale su esagoni, per due: l’Asse e gli Alleati. Ognuno forma in segreto un esercito da 100 punti con le carte, e si combatte per un esagono, l’obiettivo.
- From the end of turn 7 on, whoever is the only one with units on or next to the objective wins. If nobody has won after turn 10, more points left on the map win.
  Dalla fine del turno 7 in poi vince chi è l’unico ad avere unità sull’obiettivo o accanto. Se dopo il turno 10 nessuno ha vinto, vince chi ha sulla mappa più punti.
Units | Unità
- Soldiers go almost everywhere and hide well. Vehicles are fast and strong, hate forests and hills, and have a weaker rear. Each card tells speed, defense, dice against soldiers and vehicles, and abilities.
  I soldati vanno quasi dappertutto e si nascondono bene. I veicoli sono veloci e forti, soffrono foreste e colline, e sono più deboli dietro. Ogni carta dice velocità, difesa, dadi contro soldati e veicoli, e capacità.
- A hex holds two units of each side, but only one vehicle in all. Units may be passed through.
  Un esagono contiene due unità per parte, ma un solo veicolo in tutto. Attraverso le unità si può passare.
A turn | Un turno
- Initiative: two dice each, plus the best commander. Whoever wins says who goes first; going second is often better, for one sees where the enemy went.
  Iniziativa: due dadi per parte, più il miglior comandante. Chi vince dice chi comincia; spesso è meglio agire per secondi, perché si vede dove è andato il nemico.
- Movement: the first player moves all units that are to move, then the second.
  Movimento: il primo giocatore muove tutte le unità che vuole, poi il secondo.
- Assault: the first player lets each unit move again or attack, then the second does.
  Assalto: il primo giocatore fa muovere di nuovo o attaccare ogni unità, poi lo fa il secondo.
- Casualties: what was hit suffers it now, both sides at the same time. Who was shot first has shot back.
  Perdite: chi è stato colpito ne risente adesso, le due parti insieme. Chi è stato colpito per primo ha già risposto al fuoco.
Moving | Muovere
- Each hex costs 1; to a vehicle hills and forests cost 2. A vehicle that enters a forest and anybody who crosses a stream must roll 4 or more, or stays. Roads cost 1 everywhere and need no roll.
  Ogni esagono costa 1; a un veicolo colline e foreste costano 2. Un veicolo che entra in una foresta e chiunque attraversi un ruscello deve tirare 4 o più, o resta dov’è. Le strade costano 1 dappertutto e non richiedono tiri.
- Do not walk past the enemy: who goes from a hex next to an enemy to another hex next to it may be shot at, and who is hit stops there, disrupted. Vehicles do not shoot at soldiers so.
  Non si passa davanti al nemico: a chi va da un esagono accanto a un nemico a un altro accanto allo stesso si può sparare, e chi è colpito si ferma lì, destabilizzato. I veicoli non sparano così ai soldati.
- You are asked when you could shoot; standing orders answer for you, so that nobody waits long.
  Quando si potrebbe sparare lo si chiede; al posto del giocatore rispondono gli ordini permanenti, così nessuno aspetta a lungo.
Attacking | Attaccare
- Count the hexes to a target that you see: 0 or 1 is short range, 2 to 4 medium, 5 to 8 long. Hills, forests and towns in between block the view. Roll the dice of your card for that range; each 4, 5 or 6 is a success.
  Si contano gli esagoni fino a un bersaglio che si vede: 0 o 1 è gittata corta, da 2 a 4 media, da 5 a 8 lunga. Colline, foreste e paesi in mezzo coprono la visuale. Si tirano i dadi della carta per quella gittata; ogni 4, 5 o 6 è un successo.
- As many successes as the target’s defense are one hit, more are two, twice as many are three. One hit disrupts, two destroy a soldier or damage a vehicle, three destroy the vehicle.
  Tanti successi quanta è la difesa del bersaglio sono un colpo, di più sono due, il doppio sono tre. Un colpo destabilizza, due distruggono un soldato o danneggiano un veicolo, tre distruggono il veicolo.
- In hills, forests and towns, soldiers in marshes too, the target rolls for cover: 4 or more saves a soldier, 5 or more a vehicle from all but being disrupted.
  In collina, foresta e paese, i soldati anche in palude, il bersaglio tira per la copertura: 4 o più salva un soldato, 5 o più un veicolo da tutto tranne la destabilizzazione.
- A disrupted unit stands still for a turn and is worse at everything.
  Un’unità destabilizzata sta ferma per un turno e fa tutto peggio.
What differs from the printed game | Che cosa è diverso dal gioco stampato
- The maps are Fieldpost’s own, for the rulebook shows none. Aircraft and obstacles come with rules of later sets, and a table may do without them.
  Le mappe sono di Fieldpost, perché il regolamento non ne mostra. Aerei e ostacoli hanno le regole delle serie successive, e un tavolo può farne a meno.
`;
