import { readingsOf } from '../../kit/words';

/** What the game follows, and how it reads what the rulebook leaves open, for players. The README has the same with rule numbers. */
export const readings = readingsOf(`
What the game follows | Che cosa segue il gioco
- The 2005 rulebook in its Italian translation, and where it is silent what the publisher answered later. An option takes the texts and costs of the revised cards where they differ.
  Il regolamento del 2005 nella traduzione italiana e, dove tace, ciò che l’editore ha risposto dopo. Un’opzione prende testi e costi delle carte riviste, dove sono diversi.
- The maps are Fieldpost’s own: eight sections, six layouts of four. The rulebook shows none.
  Le mappe sono di Fieldpost: otto sezioni, sei disposizioni di quattro. Il regolamento non ne mostra.
- Tables that are running keep the rules they began with, even when a reading is mended later.
  I tavoli in corso tengono le regole con cui sono cominciati, anche se poi una lettura viene corretta.

Armies and set-up | Eserciti e schieramento
- The limit of fifteen units does not count obstacles; at most a tenth of the points goes into them, as a later rule has it.
  Nel limite di quindici unità non si contano gli ostacoli; può andarci al massimo un decimo dei punti, come vuole una regola successiva.
- “Introduced in” a year is read as “by” that year. Nations that came with later sets fight together as the publisher’s update says.
  «Introdotte» in un anno si legge come «entro» quell’anno. Le nazioni delle serie successive combattono insieme come dice l’aggiornamento dell’editore.
- Armies are shown to both sides when both are sealed; heroes, paratroopers and traps only when they come.
  Gli eserciti si mostrano a entrambi quando tutti e due sono consegnati; eroi, paracadutisti e trappole solo quando arrivano.
- Obstacles are laid first, by turns. Partisans and gliders are deployed with the rest of their side.
  Gli ostacoli si posano per primi, a turno. Partigiani e alianti si schierano con il resto della loro parte.
- Vanguard units move before turn 1 without being shot at.
  Le avanguardie muovono prima del turno 1 senza che si spari contro di loro.
- The defender of an assault lays the map, but where the table has settled a layout.
  In un assalto chi difende dispone la mappa, a meno che il tavolo non abbia stabilito una disposizione.
- In a scenario of one’s own the defender deploys in the own half. The attacker wins by holding the objective at the end of the last turn, by leading half of the army’s points off the far end, or by destroying half of the defender’s points, as the table says.
  In uno scenario proprio chi difende schiera nella sua metà. Chi attacca vince tenendo l’obiettivo alla fine dell’ultimo turno, portando fuori dall’estremità opposta metà dei punti del suo esercito, o distruggendo metà dei punti di chi difende, come dice il tavolo.

Auction of the sides | Asta degli schieramenti
- What is bid are points that an army may cost on top of those of its scenario, for there is nothing else that a side is given. They count like all others: a tenth of the sum may go into obstacles, and with revised cards a hero comes with every full 100.
  Si offrono punti che un esercito può costare oltre a quelli del suo scenario, perché una parte non riceve altro. Contano come tutti gli altri: un decimo della somma può andare in ostacoli, e con le carte riviste ogni 100 punti interi danno un eroe.

Movement and transports | Movimento e trasporti
- The free step along a road may come anywhere on a vehicle’s way; it need not begin on the road.
  Il passo gratuito lungo una strada può venire dovunque sul percorso di un veicolo; non occorre cominciare sulla strada.
- After a shot that does not stop it, or a roll that is passed, a unit goes on along the way that was ordered.
  Dopo uno sparo che non la ferma, o un tiro riuscito, un’unità prosegue per la via ordinata.
- A vehicle that defensive fire stops in its first hex faces the hex it was about to enter, as after a failed roll.
  Un veicolo che il fuoco difensivo ferma nel primo esagono è rivolto verso quello in cui stava per entrare, come dopo un tiro fallito.
- Nobody gets on or off in an assault phase. Who got on may be carried along in the same movement phase. Who gets off over water is put down by the enemy on the nearest ground.
  In una fase di assalto non si sale e non si scende. Chi è salito può essere portato già nella stessa fase di movimento. Chi scende sull’acqua è messo dal nemico sul terreno più vicino.

Attacks | Attacchi
- The front is what lies ahead of the line through a vehicle square to its facing. What is exactly left or right of it, and its own hex, is its rear.
  Il fronte è ciò che sta davanti alla linea che passa per il veicolo ad angolo retto con la sua direzione. Ciò che è esattamente a sinistra o a destra, e il suo stesso esagono, è il retro.
- Defense is never below 1. A cover roll is made when there is at least one hit, which comes to the same as one for every attack.
  La difesa non scende mai sotto 1. Il tiro di copertura si fa quando c’è almeno un colpo, il che equivale a farlo per ogni attacco.
- Dice that an ability lets throw again are thrown again by themselves, those that failed.
  I dadi che una capacità permette di ritirare si ritirano da sé, fra quelli falliti.
- A soldier who is alone in a pillbox’s hex is in it.
  Un soldato che è solo nell’esagono di un bunker vi sta dentro.
- Smoke blocks sight into, out of and inside its hex. With the revised cards attacks within one hex are possible all the same.
  Il fumo blocca la visuale verso il suo esagono, da esso e al suo interno. Con le carte riviste si può attaccare lo stesso dentro un esagono.
- Every vehicle has a front and a rear, even where its two defenses are the same. Of two values that it may use, a unit attacks by the higher.
  Ogni veicolo ha un fronte e un retro, anche se le sue due difese sono uguali. Fra due valori che può usare, un’unità attacca con il più alto.
- A blast or a salvo does not meet units that an ability protects from it: “can’t” beats “can”. It meets soldiers aboard an exposed transport.
  Un’esplosione o una salva non investe le unità che una capacità protegge da essa: «non può» vince su «può». Investe i soldati a bordo di un trasporto scoperto.

Defensive fire | Fuoco difensivo
- Every step that goes past an enemy provokes its fire, also that of a charge or one that an ability gives.
  Ogni passo davanti a un nemico ne provoca il fuoco, anche quello di una carica o concesso da una capacità.
- Units that could shoot are asked hex by hex: first for the one that is left, then for the one that is entered, each when the shot before it is known. Whom the first one disrupted has less defense against the next.
  A chi potrebbe sparare lo si chiede esagono per esagono: prima per quello che viene lasciato, poi per quello in cui si entra, ognuno quando si conosce l’esito dello sparo precedente. Chi è destabilizzato dal primo ha meno difesa contro il secondo.
- Whoever may shoot often in a phase shoots once at each step.
  Chi può sparare più volte in una fase spara una volta per ogni passo.
- A failed movement roll provokes nothing.
  Un tiro di movimento fallito non provoca nulla.

Abilities | Capacità
- What is used at the start of a phase (heroes, bravery enforcement) comes before all moves of that phase; what is used at its end (smoke, paratroopers, demolitions) after them.
  Ciò che si usa all’inizio di una fase (eroi, Bravery Enforcement) viene prima di tutti i movimenti di quella fase; ciò che si usa alla fine (fumo, paracadutisti, demolizioni) dopo.
- The initiative dice that organization lets throw again are thrown again whenever its side lost the roll.
  I dadi di iniziativa che Organization permette di ritirare si ritirano ogni volta che la sua parte ha perso il tiro.
- Who is aboard another gives nothing to friends around; its initiative counts. A charge is one step, by who has speed.
  Chi è a bordo non dà nulla agli amici vicini; la sua iniziativa conta. Una carica è di un passo, di chi ha velocità.
- A mine that disrupts a unit stops it, whatever lets it move while disrupted.
  Una mina che destabilizza un’unità la ferma, qualunque cosa le permetta di muovere così.
- A unit that ignores face-up Disrupted counters is never disrupted; face-down ones still count as its first hit.
  Un’unità che ignora i segnalini Destabilizzata scoperti non è mai destabilizzata; quelli coperti contano comunque come primo colpo.

Aircraft | Aerei
- Aircraft come after both movement phases and attack before the assault phases. They have no facing, see over all ground but not through smoke, and shoot at nobody who moves on the ground.
  Gli aerei arrivano dopo le due fasi di movimento e attaccano prima delle fasi di assalto. Non hanno fronte, vedono oltre ogni terreno ma non attraverso il fumo, e non sparano a chi si muove a terra.

Victory | Vittoria
- Whoever has lost all units, those in reserve included, loses at once. Where neither side has any, a standard battle is a draw, and any other attack has failed unless its aim is reached.
  Chi ha perso tutte le unità, comprese quelle in riserva, perde subito. Se nessuna delle due parti ne ha più, una battaglia standard è pari, e ogni altro attacco è fallito se non ha raggiunto il suo scopo.
- Units in reserve count for no points, nor do aircraft, which leave the map each turn. Units aboard others count for points, but hold no objective; disrupted ones hold it.
  Le unità in riserva non contano per i punti, né gli aerei, che lasciano la mappa ogni turno. Chi è a bordo conta per i punti, ma non tiene l’obiettivo; chi è destabilizzato lo tiene.
- If the last turn of an assault ends and the attacker does not control the objective, the defender has won.
  Se finisce l’ultimo turno di un assalto e chi attacca non controlla l’obiettivo, ha vinto chi difende.
`);
