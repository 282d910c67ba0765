/** Attacks, hits and defensive fire. */
export const fireRules = `
AM-F1 | Who attacks whom | Chi attacca chi
- In its assault phase a unit attacks any one enemy that it has dice against at that range, that it sees, and that no ability keeps from it. It need not be the nearest one, and of two in a hex it may be either. It may shoot over units.
  Nella propria fase di assalto un’unità attacca un nemico qualsiasi contro cui abbia dadi a quella gittata, che veda e che nessuna capacità protegga. Non dev’essere il più vicino, e di due in un esagono si sceglie l’uno o l’altro. Si può sparare oltre altre unità.
- Against soldiers it has its dice against soldiers, against vehicles those against vehicles.
  Contro i soldati ha i dadi contro i soldati, contro i veicoli quelli contro i veicoli.
AM-F2 | Range | Gittata
- Hexes are counted from the attacker to the target, that of the target included. 0 and 1 are short range, 2 to 4 medium, 5 to 8 long; farther than that only an ability reaches. A unit without dice at a range cannot attack there.
  Si contano gli esagoni da chi attacca al bersaglio, quello del bersaglio compreso. 0 e 1 sono gittata corta, da 2 a 4 media, da 5 a 8 lunga; più lontano arriva solo una capacità. Chi a una gittata non ha dadi non può attaccare.
AM-F3 | Successes | Successi
- Every attack die of 4 or more is a success. A disrupted or damaged attacker has 1 less on each die, and not 2 less when it is both.
  Ogni dado di attacco di 4 o più è un successo. Chi attacca destabilizzato o danneggiato ha 1 in meno su ogni dado, e non 2 se è entrambe le cose.
AM-F4 | Defense, front and rear | Difesa, fronte e retro
- Of two defenses the first counts against attacks from the front: from hexes ahead of the line through the vehicle square to its facing. Exactly left or right of it, behind it and in its own hex the second one counts.
  Di due difese la prima vale contro gli attacchi dal fronte: dagli esagoni davanti alla linea che passa per il veicolo ad angolo retto con il suo fronte. Esattamente a sinistra o a destra, da dietro e nello stesso esagono vale la seconda.
- A disrupted or damaged target has 1 less defense, and not 2 less when it is both; counters that lie face down do not count. Defense is never below 1.
  Un bersaglio destabilizzato o danneggiato ha 1 di difesa in meno, e non 2 se è entrambe le cose; i segnalini coperti non contano. La difesa non scende mai sotto 1.
AM-F5 | Hits | Colpi
- Fewer successes than the defense miss. As many are one hit, more are two, and twice the defense or more is three.
  Meno successi della difesa sono un attacco a vuoto. Tanti quanti la difesa sono un colpo, di più sono due, il doppio della difesa o più sono tre.
AM-F6 | Cover rolls | Tiri di copertura
- A soldier in a hill, forest, town or marsh and a vehicle in a hill, forest or town that is hit rolls a die: with 4 or more the soldier, with 5 or more the vehicle is covered, with 1 less on the die when the attacker is in the same hex. Of all hits one Disrupted counter is left, and not even that if the unit has one already.
  Un soldato in collina, foresta, paese o palude e un veicolo in collina, foresta o paese, se colpito, tira un dado: con 4 o più il soldato, con 5 o più il veicolo è coperto, con 1 in meno sul dado se chi attacca è nello stesso esagono. Di tutti i colpi resta un segnalino Destabilizzata, e nemmeno quello se l’unità ne ha già uno.
- Every attack on a unit has its own roll. An attack that ignores cover allows none.
  Ogni attacco a un’unità ha il suo tiro. Un attacco che ignora la copertura non ne permette.
AM-H1 | Counters | Segnalini
- The first hit brings a Disrupted counter; the second one destroys a soldier and damages a vehicle, the third one destroys the vehicle. A vehicle that is damaged already is destroyed by the second hit. Two hits destroy an aircraft.
  Il primo colpo porta un segnalino Destabilizzata; il secondo distrugge un soldato e danneggia un veicolo, il terzo distrugge il veicolo. Un veicolo già danneggiato è distrutto dal secondo colpo. Due colpi distruggono un aereo.
- Hits of all attacks of an enemy’s assault phase add up, whoever made them.
  I colpi di tutti gli attacchi di una fase di assalto nemica si sommano, chiunque li abbia messi a segno.
AM-H2 | Face down until the casualty phase | Coperti fino alla fase delle perdite
- Counters of an assault lie face down and do nothing yet: a unit that is as good as destroyed still acts in its own assault phase, and the next attack finds it with its full defense.
  I segnalini di un assalto sono coperti e non hanno ancora effetto: un’unità ormai distrutta agisce ancora nella propria fase di assalto, e l’attacco seguente la trova con tutta la sua difesa.
AM-H3 | The casualty phase | La fase delle perdite
- In this order: face-up Disrupted counters are taken off, face-down counters are turned up, destroyed units are removed with what they carry, then the damaged are damaged and the disrupted disrupted.
  In quest’ordine: si tolgono i segnalini Destabilizzata scoperti, si scoprono quelli coperti, si tolgono le unità distrutte con chi portano, poi chi è danneggiato è danneggiato e chi è destabilizzato è destabilizzato.
- So a unit that an attack disrupted stays so for the whole next turn, and one that defensive fire disrupted until the casualty phase of the same turn.
  Così chi è destabilizzato da un attacco lo resta per tutto il turno seguente, chi lo è dal fuoco difensivo fino alla fase delle perdite dello stesso turno.
AM-H4 | Disrupted | Destabilizzata
- A disrupted unit has 1 less on each attack die and 1 less defense. It neither moves nor turns, shoots at nobody defensively and, if it is a commander, leads nobody.
  Un’unità destabilizzata ha 1 in meno su ogni dado di attacco e 1 di difesa in meno. Non muove e non si gira, non fa fuoco difensivo e, se è un comandante, non comanda nessuno.
AM-H5 | Damaged | Danneggiata
- A damaged vehicle has 1 less on each attack die, 1 less of both defenses and 1 less speed, for the rest of the battle.
  Un veicolo danneggiato ha 1 in meno su ogni dado di attacco, 1 in meno in entrambe le difese e 1 di velocità in meno, per il resto della battaglia.
AM-D1 | What provokes defensive fire | Che cosa provoca il fuoco difensivo
- A unit that goes from a hex adjacent to an enemy to another hex adjacent to the same enemy may be shot at by it, in movement phases and in assault phases. Adjacent is one hex away or the same hex.
  A un’unità che va da un esagono adiacente a un nemico a un altro adiacente allo stesso nemico quel nemico può sparare, nelle fasi di movimento e in quelle di assalto. Adiacente è a un esagono di distanza o nello stesso esagono.
- Who only comes near, or only goes away, provokes nothing.
  Chi soltanto si avvicina, o soltanto si allontana, non provoca nulla.
AM-D2 | Who shoots | Chi spara
- Each unit shoots defensively once a phase at most, and only if it wants to. Disrupted units do not, and vehicles do not shoot at soldiers so. Units whose fire is provoked decide one after the other, each when the shot before it is known.
  Ogni unità fa fuoco difensivo al massimo una volta per fase, e solo se vuole. Le unità destabilizzate non lo fanno, e i veicoli non sparano così ai soldati. Le unità provocate decidono una dopo l’altra, ognuna quando si conosce l’esito dello sparo precedente.
AM-D3 | In the first hex or the second | Nel primo esagono o nel secondo
- A unit is shot at in the hex that it leaves or in the one that it enters, as the shooter likes. First come all shots in the first hex; who is stopped there never reaches the second. A vehicle faces the hex that it enters, in both.
  A un’unità si spara nell’esagono che lascia o in quello in cui entra, come vuole chi spara. Prima vengono tutti gli spari nel primo esagono; chi vi è fermato non arriva mai nel secondo. Un veicolo è rivolto verso l’esagono in cui entra, in entrambi.
AM-D4 | What a shot does | L’effetto di uno sparo
- It is rolled like an attack. With as many successes as the defense, or more, the target is disrupted at once, face up, and its move ends where it is. More does not happen to it, however many shots there are. A cover roll that is made undoes the shot.
  Si tira come un attacco. Con tanti successi quanta è la difesa, o di più, il bersaglio è subito destabilizzato, con il segnalino scoperto, e il suo movimento finisce dove si trova. Di più non gli succede, per quanti spari siano. Un tiro di copertura riuscito annulla lo sparo.
`;
