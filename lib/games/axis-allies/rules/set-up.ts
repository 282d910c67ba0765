import type { Edition } from '../edition';
import { seatsOf } from '../orders';
import { type AaStep, type AaTold, type Options, type Power, powers, type Seat, type State } from '../types';
import { addUnits } from './stacks';
import { firstPhase, turnAtStart } from './turn';

/** R41-1.1. */
export function seats({ seating }: Options): Seat[] {
  const found = seatsOf(seating);
  if (!found) throw new Error(`no legal seating: ${seating}`);
  return found;
}

/** R41-1.2, R41-1.3. */
export function setup(edition: Edition, options: Options, rules: number): AaStep {
  const control: State['control'] = {};
  for (const each of edition.spaces) if (each.kind === 'land' && each.owner) control[each.id] = each.owner;
  const treasury = Object.fromEntries(edition.powers.map((each) => [each.id, each.treasury])) as Record<Power, number>;
  if (options.bid > 0) treasury[options.bidFor] += options.bid;
  const state: State = {
    rules,
    edition: edition.id,
    options,
    round: 1,
    power: powers[0],
    phase: firstPhase(edition),
    spaces: {},
    control,
    treasury,
    bought: {},
    turn: { hostile: [], captured: {}, intents: {}, origins: {}, request: null, asked: 0, refused: [] },
    combat: null,
    ending: null,
  };
  for (const row of edition.setUpOf(options)) {
    for (const type of Object.keys(row.units) as (keyof typeof row.units)[]) {
      addUnits(state, row.space, { owner: row.owner, type }, row.units[type] ?? 0);
    }
  }
  state.turn = turnAtStart(state);
  const told: AaTold[] = options.bid > 0 ? [{ event: { type: 'bid', power: options.bidFor, amount: options.bid }, to: 'all' }] : [];
  told.push({ event: { type: 'turn', round: 1, power: state.power, capitalLost: false }, to: 'all' });
  return { state, told };
}
