import type { Selfplay } from '../../lib/engine';
import type { Edition } from '../../lib/games/axis-allies/edition';
import type { Event, K, Power, Units, UnitType } from '../../lib/games/axis-allies/types';

/** All that was told of a game. */
export const eventsOf = (game: Selfplay<K>): Event[] =>
  [...game.opened.told, ...game.entries.flatMap((entry) => entry.told)].map((told) => told.event);

/** P-02: the treasuries as the events of a game leave them. */
export function treasuriesAfter({ powers }: Edition, events: readonly Event[]): Record<Power, number> {
  const treasury = Object.fromEntries(powers.map(({ id, treasury: start }) => [id, start])) as Record<Power, number>;
  for (const event of events) {
    if (event.type === 'bid' || event.type === 'auction' || event.type === 'income') treasury[event.power] += event.amount;
    if (event.type === 'purchase' || event.type === 'research') treasury[event.power] -= event.cost;
    if (event.type === 'mobilise') treasury[event.power] += event.refunded;
    if (event.type === 'raid' || event.type === 'rocket') treasury[event.victim] -= event.loss;
    if (event.type === 'capital-lost') {
      treasury[event.by] += event.loot;
      treasury[event.power] -= event.loot;
    }
  }
  return treasury;
}

/** P-11: who controls what, as the captures of a game leave it; throws where a capture is from somebody else. */
export function controlAfter({ spaces }: Edition, events: readonly Event[]): Record<string, Power> {
  const control: Record<string, Power> = {};
  for (const space of spaces) if (space.kind === 'land' && space.owner) control[space.id] = space.owner;
  for (const event of events) {
    if (event.type === 'capture') {
      if (control[event.territory] !== event.from) throw new Error(`${event.territory} is not ${event.from}'s`);
      control[event.territory] = event.to;
    }
    if (event.type === 'capital-freed') for (const each of event.returned) control[each] = event.power;
  }
  return control;
}

/** P-04: units that no event brings or takes away, as "owner type: count"; guns, which change hands, by type alone. National advantages bring units of their own. */
export function unaccounted({ setUpOf, units: rows, complexes = [] }: Edition, game: Selfplay<K>): string[] {
  const left = new Map<string, number>(complexes.length > 0 ? [['complex', complexes.length]] : []);
  const count = (owner: Power, type: UnitType, by: number) => {
    const key = rows[type].flak || rows[type].facility ? type : `${owner} ${type}`;
    left.set(key, (left.get(key) ?? 0) + by);
  };
  const add = (owner: Power, units: Units, by: number) => {
    for (const [type, number] of Object.entries(units)) count(owner, type as UnitType, by * number);
  };
  for (const row of setUpOf(game.options)) add(row.owner, row.units, 1);
  for (const event of eventsOf(game)) {
    if (event.type === 'mobilise') for (const each of event.placements) add(event.power, each.units, 1);
    if (event.type === 'crashed') add(event.power, event.units, -1);
    if (event.type === 'flak') add(event.power, event.lost, -1);
    if (event.type === 'strand' && event.to === null) count(event.owner, 'fighter', -event.count);
    if (event.type !== 'losses' && event.type !== 'defenceless') continue;
    for (const loss of event.losses) {
      count(loss.owner, loss.type, -loss.count);
      for (const each of loss.cargo ?? []) count(each.owner, each.type, -loss.count);
    }
  }
  for (const stack of Object.values(game.state.spaces).flat()) {
    count(stack.owner, stack.type, -stack.count);
    for (const each of stack.cargo ?? []) count(each.owner, each.type, -stack.count);
  }
  const standing = game.state.complexes?.length ?? 0;
  if (standing > 0) left.set('complex', (left.get('complex') ?? 0) - standing);
  return [...left].flatMap(([key, number]) => (number === 0 ? [] : [`${key}: ${number}`]));
}
