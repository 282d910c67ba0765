import { type Card, deck, type Edition, heldOf, type Side } from '../../../lib/games/aa-miniatures/cards';
import { rangeOf } from '../../../lib/games/aa-miniatures/map/hexes';
import { currentRules } from '../../../lib/games/aa-miniatures/quirks';
import { type Aim, aimOf, type Hindrance } from '../../../lib/games/aa-miniatures/rules/attack';
import { isBehind } from '../../../lib/games/aa-miniatures/rules/battle';
import type { Battle, Shot, Unit } from '../../../lib/games/aa-miniatures/types';

/** A vehicle's part of a card. */
export const vehicle = { type: 'vehicle', defense: { front: 5, rear: 3 } } as const;

export const shaken = { disrupted: 'until-casualties' } as const;

/** A unit that was destroyed in a turn. */
export const gone = (side: Side, turn: number): Battle['fallen'][number] => ({ unit: 'gone', card: 'gone', side, hex: null, turn });

/** A unit of a card as it begins; what either side may have is the Axis's. */
function begun(id: string, { id: card, side, type }: Card, hex: string, more: Partial<Unit>): Unit {
  const plain = { aboard: null, disrupted: 'no', damaged: false, hits: [], marks: {} } as const;
  return { id, card, side: side === 'any' ? 'axis' : side, hex, facing: type === 'vehicle' ? 0 : null, ...plain, ...more };
}

/** A unit by its card's name, and what of it matters. */
export function unitOf(name: string, hex: string, more: Partial<Unit> = {}): Unit {
  const card = [...deck('rulebook').values()].find((each) => each.name === name);
  if (!card) throw new Error(`there is no card ${name}`);
  return begun(`${card.id}.1`, card, hex, more);
}

export const battleOf = (units: Unit[], more: Partial<Battle> = {}): Battle => ({
  ...{
    rules: currentRules,
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

const made = new Map<string, Card>();

// cards made for a test are found by their ids, and are not among the printed ones
for (const edition of ['rulebook', 'revised'] as const) {
  const cards = deck(edition) as Map<string, Card>;
  const printed = cards.get.bind(cards);
  cards.get = (id) => made.get(id) ?? printed(id);
}

/** A unit of a card made for a test: a soldier of the Allies with eight dice at every range, and a defense of four. */
export function madeUnit(hex: string, abilities: string[], more: Partial<Card> = {}, unit: Partial<Unit> = {}): Unit {
  const id = `made-${made.size}`;
  const eight = [8, 8, 8] as const;
  const card: Card = {
    ...{ id, name: id, nation: 'Germany', side: 'allies', type: 'soldier', subtypes: [], year: 1940, cost: 5, speed: 2 },
    ...{ defense: { front: 4, rear: 4 }, soldier: eight, vehicle: eight, abilities: abilities.map(heldOf) },
    ...more,
  };
  made.set(id, card);
  return begun(id, card, hex, unit);
}

/** The same of the Axis. */
export const enemyUnit = (hex: string, abilities: string[] = [], more: Partial<Card> = {}, unit: Partial<Unit> = {}): Unit =>
  madeUnit(hex, abilities, { side: 'axis', ...more }, unit);

/** The attack of one unit on another, with others around. */
export const aimed = (
  attacker: Unit,
  target: Unit,
  others: Unit[] = [],
  more: Partial<Battle> = {},
  shot: Partial<Shot> = {},
): Aim | Hindrance => aimOf(shotOf(battleOf([attacker, target, ...others], more), attacker, target, shot));
