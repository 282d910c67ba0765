import type { Edition } from '../edition';
import { type AaStep, type AaTold, type Options, type Power, powers, type Rng, type State } from '../types';
import { drawAdvantages } from './advantages';
import { beginTurn } from './sequence';
import { addUnits } from './stacks';
import { firstPhase } from './turn';

/** R41-1.2, R41-1.3; sides that are auctioned come first, and with them the bid. */
export function setup(edition: Edition, options: Options, rules: number, rng: Rng): AaStep {
  const control: State['control'] = {};
  for (const each of edition.spaces) if (each.kind === 'land' && each.owner) control[each.id] = each.owner;
  const treasury = Object.fromEntries(edition.powers.map((each) => [each.id, each.treasury])) as Record<Power, number>;
  const bid = options.auction ? 0 : options.bid;
  treasury[options.bidFor] += bid;
  const state: State = {
    rules,
    edition: edition.board,
    options,
    round: 1,
    power: powers[0],
    phase: options.auction ? 'auction' : firstPhase(edition),
    spaces: {},
    control,
    treasury,
    bought: {},
    turn: { hostile: [], captured: {}, intents: {}, origins: {}, request: null, asked: 0, refused: [] },
    combat: null,
    ending: null,
    ...(edition.complexes && { complexes: edition.complexes }),
  };
  for (const row of edition.setUpOf(options)) {
    for (const type of Object.keys(row.units) as (keyof typeof row.units)[]) {
      addUnits(state, row.space, { owner: row.owner, type }, row.units[type] ?? 0);
    }
  }
  const told: AaTold[] = bid > 0 ? [{ event: { type: 'bid', power: options.bidFor, amount: bid }, to: 'all' }] : [];
  drawAdvantages(state, rng, told);
  if (!options.auction) beginTurn(state, rng, told);
  return { state, told };
}
