import type { Rng } from '../../../engine';
import { abilities } from '../effects';
import type { Event, RollFor, State, ToldOf } from '../state';
import type { Battle, Disruption, Scope, Unit, UnitId } from '../types';
import { abilitiesOf, afoot, cardOf, hasAbility, isMarked, isObstacle, marked, unitOf } from './battle';

/** A battle that goes on: its state, its dice and what is told of it. */
export interface Play {
  state: State;
  rng: Rng;
  told: ToldOf[];
}

export const tell = ({ told }: Play, event: Event): void => {
  told.push({ event, to: 'all' });
};

export function change({ state }: { state: Battle }, id: UnitId, next: (unit: Unit) => Unit): void {
  state.units = state.units.map((unit) => (unit.id === id ? next(unit) : unit));
}

export const mark = (play: { state: Battle }, id: UnitId, scope: Scope, word: string): void =>
  change(play, id, (unit) => marked(unit, scope, word));

/** What units remember of a phase, a turn: it is over. */
export function clearMarks({ state }: Pick<Play, 'state'>, scope: Scope): void {
  state.units = state.units.map((unit) => (unit.marks[scope] ? { ...unit, marks: { ...unit.marks, [scope]: undefined } } : unit));
}

/** Takes marks off that begin with a word. */
export function unmark(play: Pick<Play, 'state'>, id: UnitId, scope: Scope, word: string): void {
  change(play, id, (unit) => {
    const left = unit.marks[scope]?.filter((each) => !each.startsWith(word));
    return left && left.length < (unit.marks[scope]?.length ?? 0) ? { ...unit, marks: { ...unit.marks, [scope]: left } } : unit;
  });
}

/** A die that lets something pass or fail, with what the unit adds to it. */
export function rolled(play: Play, id: UnitId, what: RollFor, need: number, modifier = 0): boolean {
  const die = thrown(play, id, what);
  const unit = unitOf(play.state, id);
  const isPassed = die + modifier >= need;
  tell(play, { type: 'rolled', unit: id, what, die, need: need - modifier, isPassed, hex: unit.hex ?? '' });
  return isPassed;
}

const thrown = ({ rng, state }: Play, id: UnitId, what: RollFor): number => rng.roll(`${state.turn}. ${what} ${id}`, 1, 6)[0] ?? 1;

/** A movement roll (rulebook, "Tiro di movimento"): four and more. Who may throw a die again does so once a turn. */
export function passes(play: Play, id: UnitId, what: RollFor): boolean {
  const unit = unitOf(play.state, id);
  const own = { battle: play.state, unit };
  const modifier = abilities.ask('onRollModifier', abilitiesOf(play.state, unit), own);
  if (rolled(play, id, what, 4, modifier)) return true;
  if (!mayThrowAgain(play.state, unit)) return false;
  mark(play, id, 'turn', 'threw-again');
  return rolled(play, id, what, 4, modifier);
}

export const mayThrowAgain = (state: Battle, unit: Unit): boolean =>
  !isMarked(unit, 'turn', 'threw-again') && abilities.ask('onRollAgain', abilitiesOf(state, unit), { battle: state, unit }) === 'can';

type Shaking = Extract<Event, { type: 'disrupted' }>['by'] | 'fire';

/** A face-up Disrupted counter; whether the unit is disrupted by it. Defensive fire is told by its shot. */
export function shake(play: Play, id: UnitId, by: Shaking, lasting: Exclude<Disruption, 'no'> = 'until-casualties'): boolean {
  const unit = unitOf(play.state, id);
  const said = abilities.ask('onShaken', abilitiesOf(play.state, unit), { battle: play.state, unit });
  if (said === 'ignored') return false;
  if (by !== 'fire') tell(play, { type: 'disrupted', unit: id, by });
  if (said === 'destroyed') {
    destroy(play, id, 'disrupted');
    return true;
  }
  change(play, id, (each) => ({ ...each, disrupted: each.disrupted === 'stays' ? 'stays' : lasting }));
  return true;
}

/** A unit is removed, with whoever it carried, at once; an obstacle is none that falls. */
export function destroy(play: Play, id: UnitId, by: string): void {
  const { state } = play;
  const lost = state.units.filter((unit) => unit.id === id || unit.aboard === id);
  const gone = new Set(lost.map((unit) => unit.id));
  state.units = state.units.filter((unit) => !gone.has(unit.id));
  const fallen = lost.filter((unit) => !isObstacle(state, unit));
  state.fallen = [...state.fallen, ...fallen.map(({ id: unit, card, side, hex }) => ({ unit, card, side, hex, turn: state.turn }))];
  for (const unit of lost) tell(play, { type: 'destroyed', unit: unit.id, by });
  for (const unit of lost) leaveArms(play, unit);
}

/** Who can take up the arms of the fallen around may use them. */
export function leaveArms(play: Pick<Play, 'state'>, fallen: Unit): void {
  const { type } = cardOf(play.state, fallen);
  if (type !== 'soldier' && type !== 'vehicle') return;
  for (const { id, hex } of afoot(play.state).filter((unit) => hasAbility(play.state, unit, 'improvisation')))
    if (hex !== null && hex === fallen.hex) mark(play, id, 'battle', `arms:${fallen.card}`);
}
