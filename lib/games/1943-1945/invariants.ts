import { events } from './effects/events';
import { eventIds, sides } from './orders';
import { countOf, type Piece, pieceFacts, pieces, planePieces, sizeOf, tankPieces } from './pieces';
import { boardOf, factsOf, isOverseas, tablesOf } from './rules/board';
import { mostOf, tokensLeft } from './rules/events';
import { fullPools } from './rules/set-up';
import { unsuppliedZones } from './rules/supply';
import type { EventId, Pool, Side, State } from './types';

/** What of a state cannot be; empty in a sound game. */
export function invariants(state: State): string[] {
  const wrong: string[] = [];
  checkZones(state, wrong);
  checkCounts(state, wrong);
  checkFleets(state, wrong);
  checkEvents(state, wrong);
  checkImpulse(state, wrong);
  if (state.turn < 1 || state.turn > tablesOf(state).turns) wrong.push(`turn ${state.turn}`);
  if ((state.ending !== null) !== (state.phase === 'over')) wrong.push(`the ending does not fit ${state.phase}`);
  return wrong;
}

function checkZones(state: State, wrong: string[]): void {
  const { ids } = boardOf(state);
  if (Object.keys(state.sorties).length > 0 && state.phase === 'initiative') wrong.push('missions of the last turn');
  if (Object.keys(state.zones).length !== ids.length) wrong.push('zones are missing or too many');
  const { stacking, tanksPerZone } = tablesOf(state);
  const calm = state.impulse === null || (state.impulse.windows === 0 && state.impulse.number > 1);
  for (const id of ids) {
    const zone = state.zones[id];
    if (!zone) continue;
    for (const piece in zone.units)
      if (!((zone.units[piece as Piece] ?? 0) > 0)) wrong.push(`${id}: ${zone.units[piece as Piece]} ${piece}`);
    if (zone.line && zone.control !== 'axis') wrong.push(`${id}: a line without the Axis`);
    if (zone.control === 'allied' && countOf(zone.units, ['elite', 'engaged-elite', 'italian-tank', 'italian-plane']) > 0)
      wrong.push(`${id}: Axis counters with the Allies`);
    if (zone.control === 'axis' && countOf(zone.units, ['paratroopers', 'engaged-paratroopers']) > 0)
      wrong.push(`${id}: Allied counters with the Axis`);
    const calmHere = calm && state.phase !== 'reinforcement' && state.phase !== 'additional';
    if (calmHere && (sizeOf(zone.units) > stacking || countOf(zone.units, tankPieces) > tanksPerZone))
      wrong.push(`${id}: over the stacking limit`);
    if ((state.held[id] ?? 0) > (zone.units.cube ?? 0)) wrong.push(`${id}: more held cubes than cubes`);
  }
}

/** Every piece of the counter-mix is on the board, under way or in the pool, or has left the game for good. */
function checkCounts(state: State, wrong: string[]): void {
  const full = fullPools(state);
  const found: Record<Side, Record<string, number>> = { allied: {}, axis: {} };
  const add = (side: Side, kind: string, count: number) => {
    found[side][kind] = (found[side][kind] ?? 0) + count;
  };
  for (const zone of Object.values(state.zones)) {
    for (const piece of pieces) add(zone.control, pieceFacts[piece].kind, zone.units[piece] ?? 0);
    if (zone.line) add('axis', 'line', 1);
  }
  const { impulse } = state;
  if (impulse) {
    for (const attack of impulse.combat ? [...impulse.attacks, impulse.combat] : impulse.attacks) {
      for (const { from, units } of attack.forces) {
        if (from === attack.target) for (const piece of pieces) add(impulse.side, pieceFacts[piece].kind, units[piece] ?? 0);
      }
    }
    if (impulse.shipping) for (const piece of pieces) add(impulse.side, pieceFacts[piece].kind, impulse.shipping.units[piece] ?? 0);
  }
  add('allied', 'partisans', state.partisans.length);
  for (const side of sides) {
    for (const [kind, count] of Object.entries(state.pool[side])) add(side, kind, count);
    for (const [kind, all] of Object.entries(full[side])) {
      const now = found[side][kind] ?? 0;
      const gone = now === 0 && hasLeft(state, kind as keyof Pool);
      if (now !== all && !gone) wrong.push(`${side}: ${now} of ${all} ${kind}`);
    }
  }
}

function hasLeft(state: State, kind: keyof Pool): boolean {
  if (kind === 'paratroopers') return state.turn >= tablesOf(state).overlord;
  return kind.startsWith('italian-') && state.surrendered;
}

function checkFleets(state: State, wrong: string[]): void {
  const { pool, overlord } = tablesOf(state);
  const allied = pool.allied.fleet - (state.turn >= overlord ? 1 : 0);
  const expected = { allied: Math.max(0, allied), axis: state.surrendered ? 0 : pool.axis.fleet };
  for (const side of sides) {
    const { operational, engaged } = state.fleets[side];
    if (operational < 0 || engaged < 0 || operational + engaged !== expected[side])
      wrong.push(`${side}: ${operational} and ${engaged} fleets`);
    if (state.transport[side] < 0) wrong.push(`${side}: ${state.transport[side]} points of transport`);
  }
}

function checkEvents(state: State, wrong: string[]): void {
  for (const side of sides) {
    if (tokensLeft(state, side) < 0) wrong.push(`${side}: more tokens played than there are`);
    for (const [event, count] of Object.entries(state.played[side])) {
      if (count < 1 || count > mostOf(state, side, event as EventId)) wrong.push(`${side}: ${event} played ${count} times`);
    }
  }
}

function checkImpulse(state: State, wrong: string[]): void {
  const { impulse, phase } = state;
  if (phase === 'initiative' && state.turn > 1) checkSupply(state, wrong);
  if ((impulse !== null) !== (phase === 'impulses') && phase !== 'over') wrong.push(`impulse ${impulse?.number} in ${phase}`);
  if (!impulse) return;
  if (impulse.declared.length > tablesOf(state).attacksPerImpulse) wrong.push('too many attacks');
  for (const attack of impulse.combat ? [...impulse.attacks, impulse.combat] : impulse.attacks) {
    for (const { from, units } of attack.forces) {
      if (from === attack.target) continue;
      const there = state.zones[from];
      if (there?.control !== impulse.side || pieces.some((piece) => (units[piece] ?? 0) > (there.units[piece] ?? 0))) {
        wrong.push(`what attacks ${attack.target} from ${from} is not there`);
      }
      if (countOf(units, planePieces) > 0) wrong.push(`planes attack from ${from}`);
    }
  }
}

/** 10: nobody out of supply outlives a turn, but for Logistic Effort and those the surrender has just cut off. */
function checkSupply(state: State, wrong: string[]): void {
  for (const side of sides) {
    if (eventIds.some((id) => state.played[side][id] && events.answers(id, 'onHunger'))) continue;
    const left = unsuppliedZones(state, side).filter(
      (zone) => side === 'allied' || !state.surrendered || !isOverseas(factsOf(state, zone)),
    );
    if (left.length > 0) wrong.push(`${side}: unsupplied forces outlived the turn in ${left.join(', ')}`);
  }
}
