import type { Language, Violation } from '../../../engine';
import { listed, type Reason, reasonsIn, say, worded } from '../../kit/words';
import { deck, type Side } from '../cards';
import { type ArmyFault, alliances, latestYear } from '../rules/army';
import type { Options } from '../state';
import { cardName, nationName, sideName } from '../words/names';
import { pointsText } from '../words/points';

/** Names of a fault's facts in one language; '' for what it does not speak of. */
interface Said {
  card: string;
  side: string;
  /** Of the card, and the latest of the table. */
  year: number;
  latest: number;
  cost: string;
  count: number;
  most: string;
  nations: string;
  /** Those that may fight in one army, army by army. */
  alliances: string;
}

const reasons: Readonly<Record<Exclude<ArmyFault['id'], 'module'> | 'aircraft' | 'obstacles', Reason<Said>>> = reasonsIn<undefined>()(`
unknown-card | E-ARMY
- There is no card "{card}": take one of the list of cards.
  Non c’è nessuna carta "{card}": scegline una dell’elenco delle carte.
other-side | E-ARMY
- {card} fights for the other side; this army takes cards of this side: {side}.
  {card} combatte per l’altra parte; quest’esercito vuole carte di questa parte: {side}.
points | E-ARMY
- The army costs {cost} points; it may cost {most} at most.
  L’esercito costa {cost} punti; può costarne al massimo {most}.
units | E-ARMY
- The army has {count} units; it may have {most} at most, not counting obstacles.
  L’esercito ha {count} unità; può averne al massimo {most}, ostacoli esclusi.
year | E-ARMY
- {card} is of {year}; this battle is fought with units of {latest} and before.
  {card} è del {year}; questa battaglia si combatte con unità fino al {latest}.
nations | E-ARMY
- Historically these did not fight in one army: {nations}. An army may be of: {alliances}.
  Storicamente queste nazioni non stavano in uno stesso esercito: {nations}. Un esercito può essere di: {alliances}.
aircraft | E-ARMY
- This battle is fought without aircraft: leave out {card}.
  Questa battaglia si combatte senza aerei: togli {card}.
obstacles | E-ARMY
- This battle is fought without obstacles: leave out {card}.
  Questa battaglia si combatte senza ostacoli: togli {card}.
obstacle-points | E-ARMY
- The obstacles cost {cost} points; a tenth of the army at most may go into them: {most}.
  Gli ostacoli costano {cost} punti; può andarci al massimo un decimo dell’esercito: {most}.
heroes | E-ARMY
- The army has {count} heroes; one for every full 100 points may lead it, here {most} at most.
  L’esercito ha {count} eroi; ce ne può essere uno ogni 100 punti interi, qui al massimo {most}.
`);

/** Alliances of a side: "Germany, Italy and Hungary; Japan". */
const alliancesIn = (side: Side, language: Language): string => {
  const own = new Set([...deck('rulebook').values()].flatMap((each) => (each.side === side && each.nation ? [each.nation] : [])));
  return alliances
    .filter((alliance) => alliance.some((nation) => own.has(nation)))
    .map((alliance) => listedIn(alliance, language))
    .join('; ');
};

const listedIn = (nations: readonly string[], language: Language): string =>
  listed(
    nations.map((nation) => nationName(nation, language)),
    say(language, 'and', 'e'),
  );

/** Why an army may not be led into battle, and what would be right. */
export function armyViolation(fault: ArmyFault, options: Options, side: Side, language: Language): Violation {
  const said: Said = {
    card: 'card' in fault ? cardName(fault.card, language) : '',
    side: sideName(side, language),
    year: fault.id === 'year' ? fault.year : 0,
    latest: latestYear(options),
    cost: 'cost' in fault ? pointsText(fault.cost, language) : '',
    count: 'count' in fault ? fault.count : 0,
    most: 'most' in fault ? pointsText(fault.most, language) : '',
    nations: fault.id === 'nations' ? listedIn(fault.nations, language) : '',
    alliances: fault.id === 'nations' ? alliancesIn(side, language) : '',
  };
  const reason = reasons[fault.id === 'module' ? fault.module : fault.id];
  return worded<Said, undefined>(reason, language, said, undefined, 'cards');
}
