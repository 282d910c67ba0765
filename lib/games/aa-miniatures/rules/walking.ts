import type { HexSide } from '../../../engine';
import { abilities } from '../effects';
import type { Step } from '../effects/points';
import { type Hex, sideTo } from '../map/hexes';
import { follows } from '../quirks';
import type { OrderOf, State, View, Walk } from '../state';
import type { Battle, Unit } from '../types';
import { chargeAim } from './acting';
import { type Aim, aimOf, sheltered } from './attack';
import { abilitiesOf, hasAbility, isMarked, isObstacle, isSoldier, standingAt, unitOf } from './battle';
import { change, destroy, mark, type Play, passes, rolled, shake, tell, unmark } from './changes';
import { answered, fired, holding, isTireless, placesOf, provokedBy, shotAt, shotsOf } from './defensive-fire';
import { isClearing, obstaclesOn, paceOf, stepOf } from './movement';
import { attack } from './shooting';
import { hasRoom, lastWithRoom } from './stacking';

type Known = State | View;

/** Where the walker stands: a hex of the map. */
function standOf(unit: Unit): Hex {
  if (unit.hex === null) throw new Error(`${unit.id} is not on the map`);
  return unit.hex;
}

/** The step that a walk takes next or has just taken; null: it is at its end. */
export function stepUnderWay(state: Known): Step | null {
  const { walk } = state;
  if (walk === null) return null;
  const unit = unitOf(state, walk.unit);
  if (walk.place === 'second') {
    const [from, to] = walk.passed.slice(-2);
    return from !== undefined && to !== undefined ? stepOf(state, unit, from, to) : null;
  }
  const next = walk.ahead[0];
  return next === undefined ? null : stepOf(state, unit, standOf(unit), next);
}

/** Who may shoot at the walker now, in the hex where it is. Before the first turn nobody does. */
export function shooters(state: Known): Unit[] {
  const { walk, phase } = state;
  const step = stepUnderWay(state);
  if (!walk || walk.place === null || !step || phase === 'vanguard') return [];
  const { place } = walk;
  return provokedBy(step).filter((shooter) => placesOf(step, shooter).includes(place));
}

/** Puts a walk under way, from where the unit stands. */
export function walkOff(
  play: Play,
  unit: Unit,
  { way, facing, overrun }: Pick<OrderOf<'move'>, 'way' | 'facing' | 'overrun'>,
  charge: Walk['charge'] = null,
): void {
  play.state.walk = {
    ...{ unit: unit.id, ahead: way, passed: [standOf(unit)], facing: facing ?? null },
    ...{ overrun: overrun ?? null, place: null, charge },
  };
  walkOn(play);
}

/** Goes on until somebody may shoot, or to the end. */
export function walkOn(play: Play): void {
  const { state } = play;
  for (let { walk } = state; walk; walk = state.walk) {
    if (walk.place === null && !leaves(play, walk)) continue;
    if (shooters(state).length > 0) return;
    letPass(play);
    const now = state.walk;
    if (!now) return;
    if (now.place === 'first') enters(play, now);
    else {
      passBy(play);
      state.walk = { ...now, place: null };
    }
  }
}

/** Whoever held back may shoot again at what comes next. */
const letPass = (play: Play): void => forget(play, holding);

/** A step is taken, or an aircraft has come: so may whoever shot at it and may shoot often. */
export function passBy(play: Play): void {
  for (const word of [holding, answered]) forget(play, word);
}

function forget(play: Play, word: string): void {
  for (const { id } of play.state.units.filter((unit) => isMarked(unit, 'phase', word))) unmark(play, id, 'phase', word);
}

/** A unit has its defensive fire at who moves or flies, so many shots until one stops it; whether one did. */
export function fireOff(play: Play, id: string, shots: number, aimOfShot: (shooter: Unit) => Aim | null): boolean {
  const { state } = play;
  mark(play, id, 'phase', fired);
  if (isTireless(state, unitOf(state, id)) && follows(state, 'onceAStep')) mark(play, id, 'phase', answered);
  for (let i = 0; i < shots; i++) {
    const shooter = unitOf(state, id);
    const isJammed = shooter.disrupted !== 'no' && follows(state, 'wholeVolleys');
    const aim = isJammed ? null : aimOfShot(shooter);
    if (aim && attack(play, aim)) return true;
  }
  return false;
}

/** Tries to leave the hex: movement rolls, and the mines that wait for who leaves. False: the walk is over. */
function leaves(play: Play, walk: Walk): boolean {
  const { state } = play;
  const unit = unitOf(state, walk.unit);
  const [next] = walk.ahead;
  if (next === undefined) {
    end(play, null);
    return false;
  }
  const pace = paceOf(stepOf(state, unit, standOf(unit), next));
  if (!pace) {
    end(play, null);
    return false;
  }
  if (!pace.rolls.every((obstruction) => passes(play, unit.id, obstruction))) {
    if (hasAbility(state, unit, 'complexity')) mark(play, unit.id, 'battle', 'stuck');
    end(play, 'roll');
    return false;
  }
  if (state.edition === 'revised' && stepsOnMine(play, unit, standOf(unit))) {
    end(play, 'mine');
    return false;
  }
  state.walk = { ...walk, place: 'first' };
  return true;
}

/** The hex beyond is entered: who is carried comes along, obstacles give way or go off, soldiers are run over. */
function enters(play: Play, walk: Walk): void {
  const { state } = play;
  const [next, ...ahead] = walk.ahead;
  const unit = unitOf(state, walk.unit);
  if (next === undefined) return;
  const from = standOf(unit);
  const step = stepOf(state, unit, from, next);
  if (isClearing(state, unit)) for (const { id } of obstaclesOn(step)) destroy(play, id, unit.id);
  stand(play, unit.id, next, sideTo(from, next));
  state.walk = { ...walk, ahead, passed: [...walk.passed, next], place: 'second' };
  const prey = standingAt(state, next).find(({ id }) => id === walk.overrun);
  if (prey) {
    shake(play, prey.id, 'overrun');
    state.walk = { ...state.walk, overrun: null };
  }
  if (state.edition === 'rulebook' && stepsOnMine(play, unit, next)) end(play, 'mine');
}

/** A unit stands in a hex and faces a side; what it left behind there it has no more. */
function stand(play: Play, id: string, hex: Hex, facing: HexSide | null): void {
  const carried = play.state.units.filter(({ aboard }) => aboard === id).map((each) => each.id);
  for (const each of [id, ...carried]) for (const word of ['arms:', sheltered]) unmark(play, each, 'battle', word);
  mark(play, id, 'battle', 'moved');
  change(play, id, (unit) => ({ ...unit, hex, facing: unit.facing === null ? null : (facing ?? unit.facing) }));
  play.state.units = play.state.units.map((each) => (each.aboard === id ? { ...each, hex } : each));
}

/** Mines in a hex: three and less, and who is there is disrupted. True: it goes no farther. */
function stepsOnMine(play: Play, unit: Unit, hex: Hex): boolean {
  const { state } = play;
  if (isClearing(state, unit)) return false;
  const step = stepOf(state, unit, hex, hex);
  const isMined = obstaclesOn(step).some(
    (obstacle) => abilities.ask('onMine', abilitiesOf(state, obstacle), { ...step, obstacle }) === 'can',
  );
  return (
    isMined &&
    !rolled(play, unit.id, 'minefield', 4) &&
    shake(play, unit.id, 'minefield') &&
    (follows(state, 'minesHalt') || isHalted(state, unit))
  );
}

/** Whether a unit that is disrupted now goes no farther. */
export function isHalted(state: State, { id }: Unit): boolean {
  const unit = state.units.find((each) => each.id === id);
  return !unit || abilities.ask('onHalt', abilitiesOf(state, unit), { battle: state, unit }) !== 'cannot';
}

/** A shot at the walker. */
export function shootAtWalker(play: Play, shooterId: string): void {
  const { state } = play;
  const step = stepUnderWay(state);
  const { walk } = state;
  if (!step || !walk || walk.place === null) throw new Error('nobody walks');
  const { place } = walk;
  const isStopped = fireOff(play, shooterId, shotsOf(state, unitOf(state, shooterId)), (shooter) => {
    const now = stepUnderWay(state);
    const aim = now && aimOf(shotAt(now, shooter, place));
    return typeof aim === 'string' ? null : aim;
  });
  if (isStopped && isHalted(state, step.unit)) end(play, 'fire');
  else walkOn(play);
}

/** What ended a walk before its way did. */
type Stop = 'fire' | 'roll' | 'mine' | null;

/** The walk is over: the unit comes to rest where there is room for it. */
function end(play: Play, stopped: Stop): void {
  const { state } = play;
  const { walk } = state;
  if (!walk) return;
  passBy(play);
  state.walk = null;
  const found = state.units.find(({ id }) => id === walk.unit);
  const wanted = walk.ahead[0];
  const tells = (facing: HexSide | null) => tell(play, { type: 'moved', unit: walk.unit, way: walk.passed, facing, stopped });
  if (!found) {
    tells(null);
    return;
  }
  const at = standOf(found);
  const isTurned = found.facing !== null && stopped === null && walk.facing !== null;
  // who is stopped where it was faces where it wanted to go
  const tried = stopped !== null && wanted !== undefined && walk.place !== 'second' ? sideTo(at, wanted) : null;
  const facing = isTurned ? walk.facing : (tried ?? found.facing);
  if (found.facing !== null) change(play, found.id, (unit) => ({ ...unit, facing: unit.facing === null ? null : facing }));
  mark(play, found.id, 'phase', 'moved');
  tells(found.facing === null ? null : facing);
  rest(play, found.id, walk, stopped);
  if (walk.charge && walk.passed.length > 1) strikeHome(play, found.id, walk.charge.target);
}

/** Who comes to rest where there is no room is put back along its way; who rests in a shelter alone shelters. A mine that stopped it is no second one. */
function rest(play: Play, id: string, { passed }: Walk, stopped: Stop): void {
  const { state } = play;
  const unit = unitOf(state, id);
  const hex = hasRoom(state, unit, standOf(unit)) ? standOf(unit) : lastWithRoom(state, unit, passed);
  if (hex !== unit.hex) {
    stand(play, id, hex, unit.facing);
    tell(play, { type: 'put-back', unit: id, hex });
  }
  shelter(play, id);
  if (state.edition === 'revised' && passed.length > 1 && stopped !== 'mine') stepsOnMine(play, unitOf(state, id), hex);
}

/** A soldier in the hex of a pillbox that holds nobody is in it from now on. */
export function shelter(play: { state: Battle }, id: string): void {
  const { state } = play;
  const unit = unitOf(state, id);
  if (unit.hex === null || !isSoldier(state, unit)) return;
  const there = state.units.filter(({ hex }) => hex === unit.hex);
  const isBox = there.some((each) => isObstacle(state, each) && hasAbility(state, each, 'pillbox'));
  if (isBox && !there.some((each) => isMarked(each, 'battle', sheltered))) mark(play, id, 'battle', sheltered);
}

/** The attack at the end of a charge. */
function strikeHome(play: Play, id: string, targetId: string): void {
  const { state } = play;
  const unit = state.units.find((each) => each.id === id);
  const target = state.units.find((each) => each.id === targetId);
  if (!unit || !target || target.hex !== unit.hex) return;
  const aim = chargeAim(state, unit, target);
  if (typeof aim === 'string') return;
  for (const word of ['attacked', 'faded']) mark(play, id, 'phase', word);
  attack(play, aim);
}
