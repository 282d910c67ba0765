import { deck, type Edition, type Side } from '../../../lib/games/aa-miniatures/cards';
import { rangeOf } from '../../../lib/games/aa-miniatures/map/hexes';
import { isBehind } from '../../../lib/games/aa-miniatures/rules/battle';
import type { Battle, Shot, Unit } from '../../../lib/games/aa-miniatures/types';

/** A unit by its card's name, and what of it matters. */
export function unitOf(name: string, hex: string, more: Partial<Unit> = {}): Unit {
  const card = [...deck('rulebook').values()].find((each) => each.name === name);
  if (!card) throw new Error(`there is no card ${name}`);
  const side: Side = card.side === 'any' ? 'axis' : card.side;
  const facing = card.type === 'vehicle' ? 0 : null;
  const plain = { aboard: null, disrupted: 'no', damaged: false, hits: [], marks: {} } as const;
  return { id: `${card.id}.1`, card: card.id, side, hex, facing, ...plain, ...more };
}

export const battleOf = (units: Unit[], more: Partial<Battle> = {}): Battle => ({
  ...{
    edition: 'rulebook' as Edition,
    layout: 2,
    objective: '9,9',
    broken: [],
    smoke: [],
    units,
    turn: 1,
    phase: 'assault',
    active: 'axis',
    fallen: [],
  },
  ...more,
});

/** The attack of one unit on another where they stand. */
export function shotOf(battle: Battle, attacker: Unit, target: Unit, more: Partial<Shot> = {}): Shot {
  const [from, at] = [attacker.hex ?? '', target.hex ?? ''];
  const isRear = isBehind(battle, target, { from, at });
  return { battle, attacker, target, from, at, range: rangeOf(from, at), kind: 'assault', isRear, by: null, ...more };
}
