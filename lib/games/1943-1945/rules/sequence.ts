import { forget, type Moment } from '../../../engine';
import { isSpared } from '../effects/events';
import { sides } from '../orders';
import { addPieces, pieceFacts, pieces } from '../pieces';
import type { Event, Rng, State, Told43 } from '../types';
import { boardOf, factsOf, isSurrenderZone, tablesOf } from './board';
import { beginImpulse, stepImpulse } from './impulse';
import { questions } from './questions';
import { reconcile } from './reconcile';
import { beginReinforcement, nextMuster } from './reinforcement';
import { unsuppliedZones } from './supply';
import { end, endingAfterTurn, immediateEnding, isItalian } from './victory';
import { discardAll, enemyOf, isEmpty, unitsOf, zoneAt } from './zones';

export const tell = (told: Told43[], event: Event): void => {
  told.push({ event, to: 'all' });
};

export const moment = ({ turn, phase, impulse, muster, winner }: State): Moment => {
  const power = impulse?.side ?? muster?.side ?? (phase === 'initiative' ? winner : null);
  return { round: turn, power, phase: impulse ? (impulse.combat ? 'combat' : 'impulse') : phase };
};

/** Goes on until a question is open or the game is over. */
export function advance(state: State, rng: Rng, told: Told43[]): void {
  for (;;) {
    reconcile(state);
    forget(state);
    if (state.ending) return;
    if (state.phase === 'impulses') {
      removeUboat(state, told);
      const over = immediateEnding(state);
      if (over) {
        end(state, over, told);
        return;
      }
    }
    if (questions(state).length > 0) return;
    forget(state);
    step(state, rng, told);
  }
}

function step(state: State, rng: Rng, told: Told43[]): void {
  const { phase, impulse, muster } = state;
  if (phase === 'reinforcement') {
    if (muster) nextMuster(state);
    else beginImpulse(state, state.initiative ?? 'allied', false, told);
  } else if (phase === 'impulses' && impulse) {
    if (!stepImpulse(state, impulse, rng, told)) endImpulse(state, told);
  } else if (phase === 'additional') beginSupply(state);
  else if (phase === 'supply') endTurn(state, rng, told);
  else throw new Error(`nothing is asked in ${phase}`);
}

/** 3: the turn's opening: Overlord, the roll for the initiative. */
export function beginTurn(state: State, rng: Rng, told: Told43[]): void {
  tell(told, { type: 'turn', turn: state.turn });
  if (state.turn === tablesOf(state).overlord) overlord(state, told);
  const [allied = 0, axis = 0] = rng.roll(`initiative turn ${state.turn}`, 2, 6);
  // a tie is the Allies'
  const winner = axis > allied ? 'axis' : 'allied';
  tell(told, { type: 'roll', dice: { allied, axis }, winner });
  Object.assign(state, { phase: 'initiative', winner, initiative: null, impulses: 0, passes: 0, last: null });
}

export function takeInitiative(state: State, first: 'allied' | 'axis', told: Told43[]): void {
  tell(told, { type: 'initiative', side: first });
  Object.assign(state, { initiative: first, winner: null, phase: 'reinforcement' });
  beginReinforcement(state);
}

/** 12: one fleet, they are all alike then, and the paratroopers leave for good. */
function overlord(state: State, told: Told43[]): void {
  const fleets = state.fleets.allied;
  if (fleets.operational > 0) fleets.operational--;
  else if (fleets.engaged > 0) fleets.engaged--;
  delete state.pool.allied.paratroopers;
  for (const id in state.zones) {
    const units = unitsOf(state, id, 'allied');
    delete units.paratroopers;
    delete units['engaged-paratroopers'];
  }
  tell(told, { type: 'overlord' });
}

/** 3.3: impulses alternate; two passes running end them, then Additional Impulse may be played. */
function endImpulse(state: State, told: Told43[]): void {
  const { impulse } = state;
  if (!impulse) throw new Error('no impulse');
  const { side, acted } = impulse;
  state.passes = acted ? 0 : state.passes + 1;
  state.last = side;
  state.impulse = null;
  if (state.passes >= 2) beginSupply(state);
  else if (state.impulses < 2 * tablesOf(state).impulses) beginImpulse(state, enemyOf(side), false, told);
  else state.phase = 'additional';
}

export function beginSupply(state: State): void {
  state.phase = 'supply';
  state.supply = { answered: [], spared: [] };
}

/** 5 to 8: supply, the end checks, counters made ready, the next turn. */
function endTurn(state: State, rng: Rng, told: Told43[]): void {
  starve(state, told);
  surrender(state, told);
  removeUboat(state, told);
  forget(state);
  const over = immediateEnding(state) ?? endingAfterTurn(state);
  if (over) {
    end(state, over, told);
    return;
  }
  makeReady(state);
  state.turn++;
  const { transport } = tablesOf(state);
  state.transport = {
    allied: transport.allied[state.turn - 1] ?? transport.allied.at(-1) ?? 0,
    axis: state.surrendered ? 0 : transport.axis,
  };
  beginTurn(state, rng, told);
}

/** 10: forces out of supply are eliminated, a line with the last of them. */
function starve(state: State, told: Told43[]): void {
  const lost = sides.flatMap((side) =>
    unsuppliedZones(state, side).flatMap((zone) => (isSpared(state, zone, side) ? [] : [{ side, zone }])),
  );
  for (const { side, zone } of lost) {
    const here = zoneAt(state, zone);
    tell(told, { type: 'unsupplied', side, zone, units: here.units, line: here.line === true });
    discardAll(state, side, here.units);
    here.units = {};
    if (!here.line) continue;
    delete here.line;
    state.pool.axis.line = (state.pool.axis.line ?? 0) + 1;
  }
  state.supply = null;
}

/** 11. */
function surrender(state: State, told: Told43[]): void {
  const lost = boardOf(state).ids.some((id) => isSurrenderZone(state, factsOf(state, id)) && zoneAt(state, id).control === 'allied');
  if (state.surrendered || !lost) return;
  state.surrendered = true;
  state.fleets.axis = { operational: 0, engaged: 0 };
  state.transport.axis = 0;
  delete state.pool.axis['italian-tank'];
  delete state.pool.axis['italian-plane'];
  const gone = boardOf(state).ids.flatMap((zone) => {
    const here = unitsOf(state, zone, 'axis');
    const units = Object.fromEntries(pieces.flatMap((piece) => (isItalian(piece) && here[piece] ? [[piece, here[piece]]] : [])));
    for (const piece of pieces) if (isItalian(piece)) delete here[piece];
    return isEmpty(units) ? [] : [{ zone, units }];
  });
  tell(told, { type: 'surrender', units: gone });
}

/** 9.9. */
function removeUboat(state: State, told: Told43[]): void {
  if (state.uboat === null || boardOf(state).coast.some((id) => zoneAt(state, id).control === 'axis')) return;
  state.uboat = null;
  tell(told, { type: 'uboat-removed' });
}

/** 7: engaged counters are operational again. */
export function makeReady(state: State): void {
  for (const id in state.zones) {
    const { units } = zoneAt(state, id);
    for (const piece of pieces) {
      const count = units[piece] ?? 0;
      if (count === 0 || !pieceFacts[piece].engaged) continue;
      addPieces(units, piece, -count);
      addPieces(units, pieceFacts[piece].flipped, count);
    }
  }
  for (const side of sides) {
    const fleets = state.fleets[side];
    state.fleets[side] = { operational: fleets.operational + fleets.engaged, engaged: 0 };
  }
  if (state.uboat) state.uboat = 'operational';
  for (const each of state.partisans) each.engaged = false;
  Object.assign(state, { sorties: {}, held: {}, planesBought: 0 });
}
