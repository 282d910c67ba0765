import type { Language } from '../../../engine';
import { listed, say } from '../../kit/words';
import { alliances } from '../rules/army';
import { nationName } from '../words/names';

/** Nations that fight in one army, army by army. */
const alliancesIn = (language: Language): string =>
  alliances
    .map((alliance) =>
      listed(
        alliance.map((nation) => nationName(nation, language)),
        say(language, 'and', 'e'),
      ),
    )
    .join('; ');

/** Armies, scenarios and how they end. */
export const armyRules = `
AM-A1 | Sides and cards | Parti e carte
- One player leads the Axis, the other the Allies. An army consists of units, each with its card: nation, type, year, points, speed, defense, dice against soldiers and against vehicles, and abilities. A card may be in an army as often as its points allow.
  Un giocatore guida l’Asse, l’altro gli Alleati. Un esercito è fatto di unità, ognuna con la sua carta: nazione, tipo, anno, punti, velocità, difesa, dadi contro soldati e contro veicoli, e capacità. Una carta può stare in un esercito quante volte i punti lo permettono.
- Only nations of a side fight in its army; some cards, obstacles among them, may be in either.
  In un esercito combattono solo nazioni della sua parte; alcune carte, fra cui gli ostacoli, possono stare in entrambi.
AM-A2 | Points and units | Punti e unità
- A standard army costs 100 points at most, that of an attacker 120 and that of the defender 80. In a scenario of your own the table says how many. Points that are not spent are lost.
  Un esercito standard costa al massimo 100 punti, quello di chi assalta 120 e quello di chi difende 80. In uno scenario proprio i punti li dice il tavolo. I punti non spesi vanno perduti.
- An army has 15 units at most. Obstacles do not count as units, but at most a tenth of the points may go into them.
  Un esercito ha al massimo 15 unità. Gli ostacoli non contano come unità, ma può andarci al massimo un decimo dei punti.
AM-A3 | Armies are sealed | Gli eserciti sono segreti
- Both armies are built at the same time and in secret. What is sealed is not changed any more. When both are sealed both are shown, but for heroes, paratroopers and traps: the enemy learns their number, and what they are when they come.
  I due eserciti si formano contemporaneamente e in segreto. Ciò che è consegnato non si cambia più. Quando entrambi sono consegnati si mostrano tutti e due, tranne eroi, paracadutisti e trappole: il nemico ne sa il numero, e che cosa sono solo quando arrivano.
AM-A4 | Historical limits and years | Limiti storici e anni
- Where the table wants historical armies, only these fight together in one: ${alliancesIn('en')}.
  Se il tavolo vuole eserciti storici, combattono insieme solo: ${alliancesIn('it')}.
- Where the table names a year, all units are of that year or before.
  Se il tavolo indica un anno, tutte le unità sono di quell’anno o di prima.
AM-A5 | Rulebook or revised cards | Carte del regolamento o carte riviste
- A table plays with costs and texts as the rulebook has them, or with those of the revised cards. With revised cards an army has one hero, and one more for every full 100 points beyond the first 100.
  Un tavolo gioca con costi e testi come li ha il regolamento, o con quelli delle carte riviste. Con le carte riviste un esercito ha un eroe, più uno ogni 100 punti interi oltre i primi 100.
AM-S1 | The battle map | La mappa di battaglia
- Four sections make a map, in one of six layouts, each with a marked objective. Half hexes along the rim are closed. No unit leaves the map, unless the scenario’s aim is to get off it.
  Quattro sezioni formano una mappa, in una di sei disposizioni, ognuna con il suo obiettivo. I mezzi esagoni lungo il bordo sono chiusi. Nessuna unità esce dalla mappa, a meno che lo scopo dello scenario non sia uscirne.
AM-S2 | The standard scenario | Lo scenario standard
- A die chooses the layout. A coin is tossed: whoever wins it says who is first player in the set-up. The first player takes an end of the map and deploys within five hexes of it, then the other does the same at the opposite end. Half hexes do not count.
  Un dado sceglie la disposizione. Si lancia una moneta: chi vince dice chi è il primo giocatore nello schieramento. Il primo prende un’estremità della mappa e schiera entro cinque esagoni da essa, poi l’altro fa lo stesso all’estremità opposta. I mezzi esagoni non contano.
AM-S3 | Deploying | Schierare
- Units may stand on difficult ground, but in no hex that they could not enter, and not above the stacking limit. A vehicle is given a facing. A soldier may begin aboard a transport.
  Le unità possono stare su terreno difficile, ma non in esagoni in cui non potrebbero entrare, né oltre il limite di cumulo. A un veicolo si dà un fronte. Un soldato può cominciare a bordo di un trasporto.
AM-S4 | The assault scenario | Lo scenario di assalto
- The defender chooses the layout, where the table names none, and marks the objective in a hex that is not at the rim or next to a half hex, takes an end and deploys first, anywhere in the two sections of that half. The attacker deploys within five hexes of the other end.
  Chi difende sceglie la disposizione, se il tavolo non ne indica una, e segna l’obiettivo in un esagono che non sia sul bordo né accanto a un mezzo esagono, prende un’estremità e schiera per primo, dovunque nelle due sezioni di quella metà. Chi attacca schiera entro cinque esagoni dall’altra estremità.
AM-S5 | A scenario of your own | Uno scenario proprio
- The table says how many points each side has, who attacks, in how many turns and with which aim. The defender deploys in the own half, the attacker within five hexes of the other end.
  Il tavolo dice quanti punti ha ogni parte, chi attacca, in quanti turni e con quale scopo. Chi difende schiera nella propria metà, chi attacca entro cinque esagoni dall’altra estremità.
AM-S6 | Bidding for sides | Asta per gli schieramenti
- Before the armies are made both players may say in secret by how many points the army of a named side must be allowed to cost more for them to play it. The lower bid plays that side with what it asked for; of equal bids a die chooses.
  Prima di formare gli eserciti entrambi i giocatori possono dire in segreto di quanti punti in più deve poter disporre l’esercito di una certa parte perché la giochino. Chi offre meno gioca quella parte con ciò che ha chiesto; a parità decide un dado.
- The points come on top of those of the scenario, and count as they do: a tenth of all may go into obstacles, and the limit of units stays. What the enemy may spend does not change.
  I punti si aggiungono a quelli dello scenario e contano allo stesso modo: un decimo del totale può andare in ostacoli, e il limite di unità resta. Ciò che il nemico può spendere non cambia.
AM-R1 | Heroes | Eroi
- A hero is not deployed at the set-up. At the start of any of its side’s movement phases it may come into a hex with a friendly soldier of its own nation. Face-up Disrupted counters do nothing to it.
  Un eroe non si schiera all’inizio. All’inizio di una qualsiasi fase di movimento della sua parte può arrivare in un esagono con un soldato amico della sua nazione. I segnalini Destabilizzata scoperti non hanno effetto su di lui.
AM-R2 | Paratroopers | Paracadutisti
- Paratroopers wait as well. At the end of any of their side’s movement phases they may land in any hex that is not adjacent to an enemy. They do not move in that phase, but act in the next assault phase.
  Anche i paracadutisti aspettano. Alla fine di una qualsiasi fase di movimento della loro parte possono scendere in un esagono non adiacente a nemici. In quella fase non muovono, ma agiscono nella fase di assalto che segue.
AM-R3 | Partisans and gliders | Partigiani e alianti
- With the other units of their side partisans may be deployed in any empty hex at the rim of the map, and what comes by glider in any empty hex outside the enemy’s deployment area.
  Insieme alle altre unità della loro parte, i partigiani possono schierarsi in un esagono libero sul bordo della mappa, e chi arriva in aliante in un esagono libero fuori dalla zona di schieramento nemica.
AM-R4 | Vanguard | Avanguardie
- When both armies stand, and before turn 1, units with this ability may move up to four hexes: those of the first player, then those of the second. Nobody shoots at them.
  Quando entrambi gli eserciti sono schierati, e prima del turno 1, le unità con questa capacità possono muovere fino a quattro esagoni: prima quelle del primo giocatore, poi quelle del secondo. Nessuno spara contro di esse.
AM-V1 | Control of the objective | Controllo dell’obiettivo
- A side controls the objective when it is the only one with soldiers or vehicles in its hex or next to it. Disrupted units count; units aboard others, aircraft and obstacles do not.
  Controlla l’obiettivo chi è l’unico ad avere soldati o veicoli nel suo esagono o accanto. Le unità destabilizzate contano; chi è a bordo, gli aerei e gli ostacoli no.
AM-V2 | Winning a standard battle | Vincere una battaglia standard
- Whoever controls the objective at the end of turn 7 or of a later one wins. If nobody has won by the end of turn 10, the side wins whose units on the map cost more points. If these are equal, it goes on until a turn ends with control or with more points.
  Vince chi controlla l’obiettivo alla fine del turno 7 o di uno successivo. Se alla fine del turno 10 nessuno ha vinto, vince la parte le cui unità sulla mappa costano più punti. Se sono pari, si continua finché un turno finisce con il controllo o con più punti.
AM-V3 | Winning an assault | Vincere un assalto
- The attacker wins by control of the objective at the end of the last turn, the tenth unless the table says otherwise. If not, the defender has won.
  Chi attacca vince se controlla l’obiettivo alla fine dell’ultimo turno, il decimo se il tavolo non dice altro. Altrimenti ha vinto chi difende.
AM-V4 | Winning a scenario of your own | Vincere uno scenario proprio
- By the aim of the table the attacker wins by holding the objective at the end of the last turn, by leading half of the army’s points off the far end of the map, or by destroying half of the defender’s points. If the last turn ends without that, the defender has won.
  Secondo lo scopo del tavolo chi attacca vince tenendo l’obiettivo alla fine dell’ultimo turno, portando fuori dall’estremità opposta della mappa metà dei punti del proprio esercito, o distruggendo metà dei punti di chi difende. Se l’ultimo turno finisce senza che ciò avvenga, ha vinto chi difende.
AM-V5 | No unit left | Nessuna unità rimasta
- A side without units, on the map or in reserve, loses at once. If neither side has any, a standard battle is a draw; any other one the defender has won, unless the attacker’s aim is reached.
  Chi non ha più unità, né sulla mappa né in riserva, perde subito. Se nessuna delle due parti ne ha, una battaglia standard è pari; ogni altra l’ha vinta chi difende, se chi attacca non ha raggiunto il suo scopo.
`;
