/** The turn, movement, ground and transports. */
export const movementRules = `
AM-T1 | A turn | Un turno
- A turn has initiative, the movement phases of the first and of the second player, where there are aircraft a flight phase and an airstrike phase, the assault phases of the first and of the second player, the casualty phase and the end of the turn.
  Un turno ha l’iniziativa, le fasi di movimento del primo e del secondo giocatore, se ci sono aerei una fase aerea e una di attacco aereo, le fasi di assalto del primo e del secondo giocatore, la fase delle perdite e la fine del turno.
- At the end of a turn smoke and aircraft leave the map, and it is looked whether somebody has won.
  Alla fine del turno fumo e aerei lasciano la mappa, e si guarda se qualcuno ha vinto.
AM-T2 | Initiative | Iniziativa
- Both sides roll two dice and add the best initiative bonus of one of their commanders who is not disrupted. The higher total decides who is first player in this turn. In a tie the higher bonus wins; if that is equal too, both roll again.
  Entrambe le parti tirano due dadi e aggiungono il miglior bonus di iniziativa fra i propri comandanti non destabilizzati. Chi fa di più decide chi è il primo giocatore del turno. A parità vince il bonus più alto; se anche quello è pari, si ritira.
AM-T3 | Movement phases | Fasi di movimento
- The player whose phase it is moves any of the own units, one after the other and each once, in any order. The other one shoots where a move provokes it.
  Chi è di turno muove quante unità vuole fra le proprie, una dopo l’altra e ciascuna una volta, in qualsiasi ordine. L’altro spara dove un movimento lo provoca.
AM-T4 | Assault phases | Fasi di assalto
- The player whose phase it is activates any of the own units, one after the other and each once. A unit moves as in a movement phase, or attacks, or does what an ability lets it do instead.
  Chi è di turno attiva quante unità vuole fra le proprie, una dopo l’altra e ciascuna una volta. Un’unità muove come in una fase di movimento, oppure attacca, oppure fa ciò che una capacità le permette in cambio.
AM-T5 | What happens at the same time | Ciò che accade nello stesso momento
- Where several things happen at one moment, the player whose phase it is says in which order.
  Se più cose accadono in uno stesso momento, chi è di turno dice in quale ordine.
AM-M1 | Speed | Velocità
- A unit moves up to its speed in hexes, in the movement phase and again in the assault phase. Other units do not bar the way, not even enemies; hexes may be entered in which they stand.
  Un’unità muove di tanti esagoni quanta è la sua velocità, nella fase di movimento e di nuovo in quella di assalto. Le altre unità, anche nemiche, non sbarrano la strada; si può entrare negli esagoni in cui stanno.
- Disrupted units do not move. Damaged vehicles have one less speed.
  Le unità destabilizzate non muovono. I veicoli danneggiati hanno un punto di velocità in meno.
AM-M2 | What a hex costs | Quanto costa un esagono
- A hex costs 1. To vehicles a hill and a forest cost 2; with only 1 left they cannot enter. A vehicle whose speed is 1 may enter one all the same, in a movement phase.
  Un esagono costa 1. Ai veicoli collina e foresta costano 2; se resta solo 1 non possono entrarvi. Un veicolo con velocità 1 può entrarvi lo stesso, in una fase di movimento.
AM-M3 | Movement rolls | Tiri di movimento
- Whoever crosses a stream, and every vehicle that enters a forest, must roll 4 or more. Who does both needs two rolls. One that fails ends the move in the hex that was to be left; a vehicle faces where it tried to go. It provokes no defensive fire.
  Chi attraversa un ruscello, e ogni veicolo che entra in una foresta, deve tirare 4 o più. Chi fa entrambe le cose deve superare due tiri. Chi fallisce finisce il movimento nell’esagono che voleva lasciare; un veicolo è rivolto dove ha provato ad andare. Non provoca fuoco difensivo.
AM-M4 | Closed ground | Terreno chiuso
- Vehicles enter neither marsh nor lake, soldiers no lake, unless along a road.
  I veicoli non entrano in paludi e laghi, i soldati non entrano nei laghi, se non lungo una strada.
AM-M5 | Roads | Strade
- A step along a road costs 1 on any ground and needs no movement roll, over a stream by the bridge neither. It also leads through closed ground, which is left along the road again. For a vehicle the first step along a road in each phase is free.
  Un passo lungo una strada costa 1 su qualsiasi terreno e non richiede tiri di movimento, nemmeno sul ponte di un ruscello. Porta anche attraverso terreno chiuso, da cui si esce sempre lungo la strada. A un veicolo il primo passo lungo una strada in ogni fase non costa nulla.
AM-M6 | Facing | Fronte
- A vehicle faces one of the six sides of its hex: on the way where it goes, at the end of its move where its player likes. Turning on the spot is a move. Disrupted vehicles do not turn, and one that attacks in an assault phase does not turn in it.
  Un veicolo è rivolto verso uno dei sei lati del suo esagono: per strada dove va, alla fine del movimento dove vuole il giocatore. Girarsi sul posto è un movimento. I veicoli destabilizzati non si girano, e chi attacca in una fase di assalto in essa non si gira.
AM-M7 | Stacking | Cumulo
- Where a move ends a hex holds at most two units of each side, and among all of them one vehicle. Whoever passes through does not count, nor who is aboard another, nor obstacles. Of aircraft there is one a hex, beside the others.
  Dove un movimento finisce, un esagono contiene al massimo due unità di ogni parte, e fra tutte un solo veicolo. Chi passa soltanto non conta, né chi è a bordo, né gli ostacoli. Di aerei ce n’è uno per esagono, oltre alle altre unità.
AM-M8 | Stopped where there is no room | Fermarsi dove non c’è posto
- A unit that something stops in a full hex goes back along its way to the last hex with room for it.
  Un’unità che qualcosa ferma in un esagono pieno torna indietro lungo la sua strada, fino all’ultimo esagono in cui c’è posto.
AM-G1 | Kinds of ground | Tipi di terreno
- Clear hexes do nothing. Hills, forests and towns block lines of sight and give cover, marshes give cover to soldiers alone. Lakes are closed. Streams and roads run along or over the sides of hexes and change neither cover nor sight. The chart of terrain effects has all of it.
  Gli esagoni sgombri non hanno effetti. Colline, foreste e paesi bloccano la linea di visuale e danno copertura, le paludi danno copertura ai soli soldati. I laghi sono chiusi. Ruscelli e strade corrono sui lati degli esagoni e non cambiano né copertura né visuale. La tabella degli effetti del terreno riassume tutto.
AM-G2 | Line of sight | Linea di visuale
- A unit sees another when the straight line between the centres of their hexes runs through no hill, forest or town. The two hexes themselves do not count, and a line that only touches a side or a corner is open. What one sees sees it too. Other units are not in the way.
  Un’unità ne vede un’altra se la retta fra i centri dei loro esagoni non attraversa colline, foreste o paesi. I due esagoni stessi non contano, e una linea che tocca solo un lato o un angolo è libera. Chi vede è anche visto. Le altre unità non sono d’intralcio.
AM-G3 | Smoke | Fumo
- Smoke lies in a hex until the end of the turn. It blocks every line of sight into the hex, out of it, through it and inside it.
  Il fumo resta in un esagono fino alla fine del turno. Blocca ogni linea di visuale che vi entra, ne esce, lo attraversa o resta al suo interno.
AM-B1 | Getting on and off | Salire e scendere
- A transport carries one soldier, but no artillery. In a movement phase a soldier in its hex gets on instead of moving, and one that was aboard when the phase began gets off into the transport’s hex instead of moving. Neither is done in an assault phase.
  Un trasporto porta un soldato, ma non artiglieria. In una fase di movimento un soldato nel suo esagono sale a bordo invece di muovere, e chi era a bordo all’inizio della fase scende nell’esagono del trasporto invece di muovere. In una fase di assalto non si fa né l’una né l’altra cosa.
- Whoever got on may be carried along at once if the transport has not moved yet. Some transports take artillery or two soldiers, as their cards say.
  Chi è salito può essere portato subito, se il trasporto non ha ancora mosso. Alcuni trasporti prendono artiglieria o due soldati, come dicono le loro carte.
AM-B2 | Aboard | A bordo
- Who is aboard neither moves nor attacks, cannot be attacked and takes no room in the hex. If the transport is disrupted or damaged, nothing happens to it; if it is destroyed, so is its load. Some cards say otherwise.
  Chi è a bordo non muove, non attacca, non può essere attaccato e non occupa posto nell’esagono. Se il trasporto è destabilizzato o danneggiato, non gli succede nulla; se è distrutto, lo è anche lui. Alcune carte dicono altro.
AM-B3 | Getting off where there is no room | Scendere dove non c’è posto
- If a soldier gets off into a full hex, or over water, the enemy puts it down in one of the nearest hexes where it may stand and finds room.
  Se un soldato scende in un esagono pieno, o sull’acqua, il nemico lo mette in uno degli esagoni più vicini in cui può stare e c’è posto.
`;
