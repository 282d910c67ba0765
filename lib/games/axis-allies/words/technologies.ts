import { describedIn } from '../../kit/words';
import { technologyIds } from '../effects/ids';

/** What the developments are called and do. */
export const technologyWords = describedIn(
  technologyIds,
  `
jet-fighters | Jet fighters | Caccia supersonici
- Fighters defend on 5 or less.
  I caccia difendono con 5 o meno.
rockets | Rockets | Missili
- Once a turn each territory may launch a rocket from an anti-aircraft gun at an industrial complex up to three spaces away: the die in IPCs is lost, no more than the territory is worth, one rocket a complex.
  Una volta per turno ogni territorio può lanciare un missile da un'arma antiaerea contro un complesso industriale entro tre spazi: si perdono tanti IPC quanto il dado, non più del valore del territorio, un missile per complesso.
super-submarines | Super submarines | Super-sottomarini
- Submarines attack on 3 or less.
  I sottomarini attaccano con 3 o meno.
long-range | Long-range aircraft | Aerei ad ampio raggio
- Fighters move 6 spaces, bombers 8.
  I caccia muovono di 6 spazi, i bombardieri di 8.
combined-bombardment | Combined bombardment | Bombardamento combinato
- Destroyers bombard like battleships, on 3 or less.
  I torpedinieri bombardano come le corazzate, con 3 o meno.
heavy-bombers | Heavy bombers | Bombardieri pesanti
- Bombers roll two dice in attack and in raids.
  I bombardieri tirano due dadi in attacco e nelle incursioni.
`,
);
