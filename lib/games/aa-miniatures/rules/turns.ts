import { type Side, sides } from '../cards';
import { abilities } from '../effects';
import type { Battle, Phase, Unit } from '../types';
import { toFly } from './air';
import { toLay } from './arrivals';
import { abilitiesOf, afoot, hasAbility, isAircraft, isSoldier, otherSide } from './battle';
import { afterCasualties } from './casualties';
import { clearMarks, leaveArms, mark, type Play, rolled, tell } from './changes';
import { victoryOf } from './ending';
import { isGiven } from './given';
import { controllerOf, pointsOn } from './victory';

const unitsOf = (battle: Battle, side: Side): Unit[] => battle.units.filter((unit) => unit.side === side);

/** What a side adds to its initiative (rulebook, "Fase di iniziativa"): its best commander, one in reserve too, and what scouts see. */
export function bonusOf(battle: Battle, side: Side): number {
  const own = unitsOf(battle, side).map((unit) => [abilitiesOf(battle, unit), { battle, unit }] as const);
  const best = Math.max(0, ...own.map(([held, asked]) => abilities.ask('onInitiative', held, asked) ?? 0));
  return best + Math.max(0, ...own.map(([held, asked]) => abilities.ask('onInitiativeMore', held, asked)));
}

/** A new turn: both throw for the initiative until one has it. */
export function beginTurn(play: Play): void {
  const { state } = play;
  state.turn += 1;
  state.phase = 'initiative';
  state.active = null;
  const bonus = { axis: bonusOf(state, 'axis'), allies: bonusOf(state, 'allies') };
  const dice = { axis: thrown(play, 'axis'), allies: thrown(play, 'allies') };
  const total = (side: Side): number => dice[side].reduce((sum, die) => sum + die, 0) + bonus[side];
  const ahead = (): Side | null => {
    if (total('axis') !== total('allies')) return total('axis') > total('allies') ? 'axis' : 'allies';
    return bonus.axis === bonus.allies ? null : bonus.axis > bonus.allies ? 'axis' : 'allies';
  };
  const told = (winner: Side) => tell(play, { type: 'initiative', turn: state.turn, dice: { ...dice }, bonus, winner });
  for (let winner = ahead(); ; winner = ahead()) {
    const loser = winner && otherSide(winner);
    if (loser && throwsAgain(play, loser)) dice[loser] = thrown(play, loser);
    else if (winner) {
      told(winner);
      state.chooser = winner;
      return;
    } else for (const side of sides) dice[side] = thrown(play, side);
  }
}

const thrown = ({ rng, state }: Play, side: Side): number[] => rng.roll(`${state.turn}. initiative ${side}`, 2, 6);

/** A side that has lost the throw may throw once more in a turn where an ability lets it. */
function throwsAgain(play: Play, side: Side): boolean {
  const { state } = play;
  const who = unitsOf(state, side).find(
    (unit) =>
      unit.hex !== null &&
      !unit.marks.turn?.includes('initiative-again') &&
      abilities.ask('onInitiativeAgain', abilitiesOf(state, unit), { battle: state, unit }) === 'can',
  );
  if (!who) return false;
  for (const { id } of unitsOf(state, side)) mark(play, id, 'turn', 'initiative-again');
  return true;
}

/** Enters a phase of a side, and does what is done at its start. */
export function enter(play: Play, phase: Phase, active: Side | null): void {
  const { state } = play;
  state.phase = phase;
  state.active = active;
  state.stage = 'start';
  state.acting = null;
  state.done = [];
  clearMarks(play, 'phase');
  if (phase === 'movement' && active) rallyAround(play, active);
}

/** Commanders bring soldiers around them to their senses. */
function rallyAround(play: Play, side: Side): void {
  const { state } = play;
  const isRallied = (unit: Unit): boolean => unit.disrupted !== 'no' && isSoldier(state, unit) && isGiven('onRallyGiven', state, unit);
  recover(
    play,
    afoot(state).filter((unit) => unit.side === side && isRallied(unit)),
    'exert_will',
  );
}

function recover(play: Play, units: readonly Unit[], by: string): void {
  const ids = new Set(units.map(({ id }) => id));
  play.state.units = play.state.units.map((unit) => (ids.has(unit.id) ? { ...unit, disrupted: 'no' } : unit));
  for (const unit of ids) tell(play, { type: 'recovered', unit, by });
}

/** The phase that comes next, once a side has nothing more to do in one. */
export function nextPhase(play: Play): void {
  const { state } = play;
  const { phase, active, first } = state;
  if (!first || !active) throw new Error(`nobody's ${phase}`);
  const isFirst = active === first;
  const second = otherSide(first);
  switch (phase) {
    case 'deployment':
      if (isFirst) enter(play, 'deployment', second);
      else toVanguard(play, first);
      return;
    case 'vanguard':
      toVanguard(play, isFirst ? second : null);
      return;
    case 'movement':
      endMovement(play, active);
      if (isFirst) enter(play, 'movement', second);
      else beginFlights(play, first);
      return;
    case 'flight':
      strikeFrom(play, [first, second]);
      return;
    case 'airstrike':
      strikeFrom(play, isFirst ? [second] : []);
      return;
    case 'assault':
      if (isFirst) enter(play, 'assault', second);
      else endTurn(play);
      return;
    default:
      throw new Error(`${phase} does not end by itself`);
  }
}

/** The side that goes first begins the flights of the turn, if anybody can fly. */
function beginFlights(play: Play, first: Side): void {
  enter(play, 'flight', otherSide(first));
  nextFlight(play);
}

/** Sides fly in turn while they have aircraft and want to. */
export function nextFlight(play: Play): void {
  const { state } = play;
  const { active, done } = state;
  if (!active) throw new Error('nobody flies');
  const next = [otherSide(active), active].find((side) => !done.includes(side) && toFly(state, side).length > 0);
  if (next) state.active = next;
  else nextPhase(play);
}

/** Aircraft attack, those of one side after those of the other; then the assaults begin. */
function strikeFrom(play: Play, order: readonly Side[]): void {
  const { state } = play;
  const next = order.find((side) => state.units.some((unit) => unit.side === side && unit.hex !== null && isAircraft(state, unit)));
  if (next) enter(play, 'airstrike', next);
  else enter(play, 'assault', state.first);
}

/** Sides in turn lay their obstacles; without any, armies are deployed at once. */
export function toObstacles(play: Play): void {
  const { state } = play;
  const { first } = state;
  if (!first) throw new Error('nobody goes first');
  const left = [first, otherSide(first)].filter((side) => !state.done.includes(side) && toLay(state, side).length > 0);
  const [next, other] = left;
  if (!next) {
    enter(play, 'deployment', first);
    return;
  }
  const isTurn = state.phase === 'obstacles' && state.active === next && other !== undefined;
  const { done } = state;
  enter(play, 'obstacles', isTurn ? other : next);
  state.done = done;
}

/** Those who may move before the first turn do: the first side's, then the second's. */
function toVanguard(play: Play, side: Side | null): void {
  const { state } = play;
  const { first } = state;
  const isLed = (each: Side): boolean =>
    state.units.some((unit) => unit.side === each && unit.hex !== null && hasAbility(state, unit, 'vanguard'));
  const next = side && isLed(side) ? side : side && side === first && isLed(otherSide(side)) ? otherSide(side) : null;
  if (next) enter(play, 'vanguard', next);
  else {
    clearMarks(play, 'phase');
    beginTurn(play);
  }
}

function endMovement(play: Play, side: Side): void {
  const { state } = play;
  const hardy = state.units.filter(
    (unit) =>
      unit.side === side &&
      unit.disrupted !== 'no' &&
      abilities.ask('onRally', abilitiesOf(state, unit), { battle: state, unit }) === 'can',
  );
  recover(play, hardy, 'hard_charger');
}

/** Casualties, then the end of the turn: who has won, else a new turn. */
function endTurn(play: Play): void {
  const { state } = play;
  clearMarks(play, 'phase');
  state.active = null;
  casualties(play);
  state.units = state.units.map((unit) => (isAircraft(state, unit) ? { ...unit, hex: null } : unit));
  state.smoke = [];
  const points = { axis: pointsOn(state, 'axis'), allies: pointsOn(state, 'allies') };
  tell(play, { type: 'judged', turn: state.turn, controller: controllerOf(state), points });
  if (finish(play)) return;
  clearMarks(play, 'turn');
  beginTurn(play);
}

/** Ends the battle where somebody has won it. */
export function finish(play: Play): boolean {
  const { state } = play;
  const won = victoryOf(state);
  if (!won) return false;
  Object.assign(state, { result: won, phase: 'over', active: null });
  tell(play, { type: 'won', ...won });
  return true;
}

/** The casualty phase, with the dice of those that cling to life and of those that are slow to recover. */
function casualties(play: Play): void {
  const { state } = play;
  const spared = rollEach(play, 'endurance', (unit) =>
    unit.hits.includes('destroyed') ? abilities.ask('onEndurance', abilitiesOf(state, unit), { battle: state, unit }) : null,
  );
  const recovery = (unit: Unit): number | null =>
    unit.disrupted === 'until-casualties' ? abilities.ask('onRecovery', abilitiesOf(state, unit), { battle: state, unit }) : null;
  const recovered = rollEach(play, 'recovery', recovery);
  const isShaken = (unit: Unit): boolean => recovery(unit) !== null && !recovered.has(unit.id);
  const before = state.units;
  const { battle, fates } = afterCasualties(state, { isSpared: ({ id }) => spared.has(id), isShaken });
  Object.assign(state, { units: battle.units, fallen: battle.fallen });
  const left = new Set(battle.units.map(({ id }) => id));
  for (const unit of before) if (!left.has(unit.id)) leaveArms(play, unit);
  if (fates.length > 0) tell(play, { type: 'casualties', turn: state.turn, fates });
}

/** Units that a die saves, by what each needs; null: it has none to throw, 7: it is in vain. */
function rollEach(play: Play, what: 'endurance' | 'recovery', needOf: (unit: Unit) => number | null): Set<string> {
  return new Set(
    play.state.units.flatMap((unit) => {
      const need = needOf(unit);
      return need !== null && need <= 6 && rolled(play, unit.id, what, need) ? [unit.id] : [];
    }),
  );
}
