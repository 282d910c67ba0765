import { type Pick, promptOf } from '../../engine';
import { editionOf } from './editions';
import { mobiliseForm } from './prompts/supply';
import { combatFallback } from './replies';
import { flightSteps } from './rules/air';
import { exits, idleTransports } from './rules/announced';
import { checkIn } from './rules/check';
import { completions, halfAnnounced } from './rules/landing-fleet';
import { capacities, checkMobilise, groupsOf, mostBuilt, mostPlaceable, unplaced } from './rules/mobilise';
import { isHostileLand, isHostileSea, isSea } from './rules/spaces';
import { isEmpty, isUnarmed, ownStacks } from './rules/units';
import type { AaDecision, Order, SpaceId, State, Units, View } from './types';

/** At the deadline: the defaults of RULES-1941 section 15. */
export function fallback(view: View, decision: AaDecision): Order | null {
  if (view.turn.request) return { type: 'consent', agree: true };
  switch (view.phase) {
    case 'auction':
      return { type: 'bid', amount: view.options.bid };
    case 'research':
      return { type: 'pass' };
    case 'purchase':
      return { type: 'purchase', units: {} };
    case 'combat-move':
      return combatMoveFallback(view);
    case 'noncombat-move':
      return { type: 'end' };
    case 'mobilise':
      return mobiliseFallback(view);
    case 'reaction':
    case 'combat':
      return combatFallback(view, decision);
    case 'over':
      return null;
  }
}

/** DP41-14, DPREV-14: nothing moves but transports that would stay alone among enemies. */
export function combatMoveFallback(state: State): Order {
  const zone = idleTransports(state);
  if (zone === null) return completion(state) ?? { type: 'end' };
  const ship = ownStacks(state, zone).find((stack) => isUnarmed(state, stack.type) && !stack.spent);
  const [exit] = exits(state, zone);
  if (!ship || exit === undefined) throw new Error(`no transport can leave ${zone}`);
  return { type: 'move', path: [zone, exit], units: { [ship.type]: ship.count }, ...(ship.cargo ? { cargo: [...ship.cargo] } : {}) };
}

/** What a half announced landing still needs. */
function completion(state: State): Order | null {
  const half = halfAnnounced(state);
  const order = half && completions(state, half).find((each) => checkIn('combat-move', state, each).ok);
  return order ?? null;
}

/** DP41-10, DP41-16: the dearest units that fit, at the industrial complex nearest an enemy. */
function mobiliseFallback(state: State): Order {
  const keep = dearest(state);
  const refund = unplaced(state, keep);
  const kept = placeAll({ ...state, bought: keep });
  const order = kept.type === 'mobilise' && !isEmpty(refund) ? { ...kept, refund } : kept;
  // fighters that wait for a carrier may need one that was given back
  return order.type === 'mobilise' && checkMobilise(state, order).ok ? order : placeAll(state);
}

/** As many of the bought units as fit, the dearest first; complexes take no room. */
function dearest(state: State): Units {
  const { types, units } = editionOf(state);
  const keep: Units = {};
  let kept = 0;
  for (const type of [...types].sort((a, b) => units[b].cost - units[a].cost)) {
    const { facility } = units[type];
    if (facility && state.bought[type]) keep[type] = Math.min(state.bought[type], mostBuilt(state));
    for (let i = 0; i < (facility ? 0 : (state.bought[type] ?? 0)); i++) {
      const count = (keep[type] ?? 0) + 1;
      if (mostPlaceable(groupsOf(state, { ...keep, [type]: count }), capacities(state)) <= kept) break;
      keep[type] = count;
      kept++;
    }
  }
  return keep;
}

/** Answers the order form: everything it allows at the preferred place of a type, elsewhere as little as it allows. */
function placeAll(state: State): Order {
  const picks: Pick[] = [];
  for (;;) {
    const prompt = promptOf(mobiliseForm(state, 'en'), picks);
    if (prompt.kind === 'done') return prompt.order;
    const choices = prompt.kind === 'pick' ? prompt.choices : [];
    const [least, most] = prompt.kind === 'amount' ? [prompt.min, prompt.max] : [choices[0]?.value ?? '', choices.at(-1)?.value ?? ''];
    const likes = prompt.kind === 'amount' && prompt.space !== undefined && isPreferred(state, prompt.field, prompt.space);
    const value = likes ? most : least;
    picks.push({ field: prompt.field, value: typeof value === 'number' ? value : [value] });
  }
}

/** Fields are "place-TYPE-COMPLEX-SPACE". */
function isPreferred(state: State, field: string, at: SpaceId): boolean {
  const nearest = [...capacities(state).keys()].sort((a, b) => enemyDistance(state, a) - enemyDistance(state, b) || (a < b ? -1 : 1))[0];
  if (nearest === undefined) return true;
  if (!isSea(state, at)) return at === nearest;
  const zones = (editionOf(state).coast[nearest] ?? []).filter((zone) => !isHostileSea(state, zone, state.power));
  const [lowest] = zones.sort((a, b) => Number(a.slice(2)) - Number(b.slice(2)));
  return at === lowest && !editionOf(state).having.landsOnDecks.some((type) => field.startsWith(`place-${type}-`));
}

const enemyDistance = (state: State, from: SpaceId): number =>
  Math.min(...Object.keys(state.control).map((each) => (isHostileLand(state, each, state.power) ? flightSteps(state, from, each) : 99)));
