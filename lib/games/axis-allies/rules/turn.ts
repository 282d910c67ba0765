import type { Edition } from '../edition';
import { editionOf } from '../editions';
import type { AaTold, Phase, SpaceId, State, Turn, Units } from '../types';
import { incomeLost } from './advantages';
import { idleFighters } from './announced';
import { carriersAt, guestsAt, slotsPerCarrier } from './carriers';
import { setHover } from './combat-move';
import { commands } from './joint';
import { isRecovering } from './purchase';
import { hasLostCapital, isHostileSea, isSea, productionOf } from './spaces';
import { addUnits, marked, removeUnits, setStacks, stacksAt } from './stacks';
import { countAt, isShip, ownStacks, unitOf, withAircraft } from './units';

/** The phase a turn begins with. */
export function firstPhase({ turn }: Edition): Phase {
  const [first] = turn;
  if (first === undefined || first === 'income') throw new Error('a turn begins with a phase');
  return first;
}

/** S0: what the rules of a turn remember of its beginning. */
export function turnAtStart(state: State): Turn {
  const hostile = editionOf(state).zones.filter((zone) => state.spaces[zone] !== undefined && isHostileSea(state, zone, state.power));
  return { hostile, captured: {}, intents: {}, origins: {}, request: null, asked: 0, refused: [] };
}

/** DP41-12: fighters on an ally's carrier among enemy warships stay out of it unless they are told to fight. */
export function hoverGuests(state: State): void {
  for (const zone of state.turn.hostile) {
    const ships = stacksAt(state, zone).some(({ owner, type }) => commands(state, owner) && isShip(state, type));
    const { fight, hover } = idleFighters(state, zone);
    if (!ships && fight > 0) setHover(state, zone, fight + hover);
  }
}

/** R41-11.7: own fighters over the sea that no carrier has room for. */
export function crashUnhoused(state: State, told: AaTold[]): void {
  for (const space of withAircraft(state)) {
    const own = countAt(state, space, state.power, 'landsOnDecks');
    if (own === 0 || !isSea(state, space)) continue;
    const carriers = carriersAt(state, space);
    const lost = Math.min(own, guestsAt(state, space) + own - (carriers.own + carriers.allied) * slotsPerCarrier(state));
    if (lost <= 0) continue;
    const units = removeFighters(state, space, lost);
    told.push({ event: { type: 'crashed', power: state.power, space, units }, to: 'all' });
  }
}

/** What was removed. */
function removeFighters(state: State, space: SpaceId, count: number): Units {
  const removed: Units = {};
  let left = count;
  for (const stack of ownStacks(state, space)) {
    if (left === 0 || !unitOf(state, stack.type).landsOnDecks) continue;
    const some = Math.min(left, stack.count);
    removeUnits(state, space, stack, some);
    removed[stack.type] = (removed[stack.type] ?? 0) + some;
    left -= some;
  }
  return removed;
}

/** The turn's marks come off every unit: who moved, what is left to fly, who was to land where. */
export function endTurnMarks(state: State): void {
  for (const space of Object.keys(state.spaces)) {
    const stacks = stacksAt(state, space);
    if (!stacks.some((each) => each.spent || each.left !== undefined || each.hover || each.assault || each.fought)) continue;
    setStacks(state, space, []);
    for (const stack of stacks) addUnits(state, space, marked(stack, bare), stack.count);
  }
}

const bare = {
  spent: undefined,
  left: undefined,
  deck: undefined,
  hover: undefined,
  fought: undefined,
  assault: undefined,
  riding: undefined,
};

/** R41-12.1; QREV-14: with it a power whose capital was freed is itself again. */
export function collectIncome(state: State, told: AaTold[]): void {
  const { power } = state;
  if (hasLostCapital(state, power)) {
    told.push({ event: { type: 'skipped', power, phase: 'income' }, to: 'all' });
    return;
  }
  const production = productionOf(state, power);
  const lost = Math.min(production, incomeLost(state, power));
  const amount = production - lost;
  state.treasury[power] += amount;
  if (isRecovering(state)) {
    const others = (state.recovering ?? []).filter((each) => each !== power);
    if (others.length > 0) state.recovering = others;
    else delete state.recovering;
  }
  told.push({ event: { type: 'income', power, amount, treasury: state.treasury[power], ...(lost > 0 && { lost }) }, to: 'all' });
}
