import type { Language, Section } from '../../engine';
import { phrasesIn } from '../kit/words';
import type { Side } from './cards';
import { type Hex, isAdjacent } from './map/hexes';
import { isWanted, type OpenShot, shotsNow } from './policy';
import { goingOf } from './rules/acting';
import { isObstacle, otherSide } from './rules/battle';
import type { Place } from './rules/defensive-fire';
import { explored } from './rules/ways';
import type { Policy, View } from './state';
import type { Unit } from './types';
import { percent } from './words/aiming';
import { unitName } from './words/names';

const labels = phrasesIn<object>(() => ({}))(`
fires | These units would fire | Queste unità sparerebbero
holds | These would hold their fire | Queste non sparerebbero
asks | You would be asked whether these fire: cases now, {count} | Ti si chiederebbe se queste sparano: casi ora, {count}
none | Now | Ora
nobody | No enemy can move past your units so that they might fire. | Nessun nemico può passare accanto alle tue unità in modo che possano sparare.
shot | {unit} ({hex}) at {target}, in {hexes}: up to {dice} dice, stops it {stops} | {unit} ({hex}) contro {target}, in {hexes}: fino a {dice} dadi, la ferma {stops}
more | and {count} more | e altri {count}
others | And {count} more such shots. | E altri {count} tiri simili.
`);

type Doing = 'fires' | 'holds' | 'asks';

/** Shots of one unit at another, wherever it moves. */
interface Shots {
  unit: Unit;
  target: Unit;
  /** Where the target is then. */
  hexes: Set<Hex>;
  dice: number;
  stops: number;
}

/** Lines and hexes that are told at most. */
const most = { lines: 12, hexes: 5 };

/** Who would fire at whom by standing orders of a side, if enemies moved past its units from where they stand. */
export function foresee(view: View, side: Side, policy: Policy, language: Language): Section[] {
  if (!isBattle(view)) return [];
  const words = labels(language);
  const found: Record<Doing, Map<string, Shots>> = { fires: new Map(), holds: new Map(), asks: new Map() };
  let asked = 0;
  const note = (doing: Doing, { unit, aim, chance }: OpenShot) => {
    const { target } = aim;
    const key = `${unit.id} ${target.id}`;
    const shots = found[doing].get(key) ?? { unit, target, hexes: new Set(), dice: 0, stops: 0 };
    shots.hexes.add(aim.at);
    found[doing].set(key, { ...shots, dice: Math.max(shots.dice, aim.dice), stops: Math.max(shots.stops, chance) });
  };
  for (const step of stepsOf(theirTurn(view, otherSide(side)), side)) {
    const open = (['first', 'second'] as const).flatMap((place) => {
      const there = underWay(step, place);
      return shotsNow(there).map((shot) => ({ shot, isMade: isWanted(there, shot, policy) }));
    });
    if (policy.fire === 'ask') {
      if (open.length > 0) asked++;
      for (const { shot } of open) note('asks', shot);
      continue;
    }
    const made = open.filter(({ isMade }) => isMade);
    for (const { shot } of made) note('fires', shot);
    // who shoots in the other hex of a step does not hold its fire
    for (const { shot } of open) if (!made.some((each) => each.shot.unit.id === shot.unit.id)) note('holds', shot);
  }
  const sections = (['asks', 'fires', 'holds'] as const).flatMap((doing): Section[] => {
    const lines = linesOf([...found[doing].values()], language);
    return lines.length === 0 ? [] : [{ title: doing === 'asks' ? words.asks({ count: asked }) : words[doing], lines }];
  });
  return sections.length > 0 ? sections : [{ title: words.none, lines: [words.nobody] }];
}

const isBattle = ({ phase }: View): boolean =>
  phase === 'initiative' || phase === 'movement' || phase === 'flight' || phase === 'airstrike' || phase === 'assault';

function linesOf(shots: readonly Shots[], language: Language): string[] {
  const words = labels(language);
  const best = [...shots].sort((a, b) => b.stops - a.stops);
  const lines = best.slice(0, most.lines).map(({ unit, target, hexes, dice, stops }) => {
    const named = [...hexes].slice(0, most.hexes);
    const rest = hexes.size - named.length;
    return words.shot({
      ...{ unit: unitName(unit.id, language), hex: unit.hex ?? '', target: unitName(target.id, language), dice, stops: percent(stops) },
      hexes: [...named, ...(rest > 0 ? [words.more({ count: rest })] : [])].join('; '),
    });
  });
  return best.length > most.lines ? [...lines, words.others({ count: best.length - most.lines })] : lines;
}

/** The position in which an enemy moves: the present one where he does, else his next movement phase. */
function theirTurn(view: View, enemy: Side): View {
  const still = { ...view, walk: null, flight: null, stranded: null };
  if (view.active === enemy && (view.phase === 'movement' || view.phase === 'assault')) return still;
  const units = view.units.map((unit) => ({ ...unit, marks: { ...unit.marks, phase: [] } }));
  return { ...still, units, phase: 'movement', active: enemy, stage: 'middle', acting: null };
}

interface Stride {
  view: View;
  unit: Unit;
  from: Hex;
  to: Hex;
}

/** Steps that enemies of a side can take near its units. */
function stepsOf(view: View, side: Side): Stride[] {
  const own = [
    ...new Set(view.units.flatMap((unit) => (unit.side === side && unit.hex !== null && !isObstacle(view, unit) ? unit.hex : []))),
  ];
  const isNear = (hex: Hex): boolean => own.some((each) => isAdjacent(hex, each));
  return view.units.flatMap((unit) => {
    const going = unit.side === side ? null : goingOf(view, unit);
    if (!going) return [];
    return explored(going).steps.flatMap(([from, to]) => (isNear(from) || isNear(to) ? [{ view, unit, from, to }] : []));
  });
}

/** The moment at which somebody who takes a step may be shot at in one of its hexes. */
function underWay({ view, unit, from, to }: Stride, place: Place): View {
  const isIn = place === 'second';
  const there = { ...unit, hex: isIn ? to : from };
  return {
    ...view,
    units: view.units.map((each) => (each.id === unit.id ? there : each)),
    walk: {
      ...{ unit: unit.id, ahead: isIn ? [] : [to], passed: isIn ? [from, to] : [from], facing: null },
      ...{ overrun: null, place, charge: null },
    },
  };
}
