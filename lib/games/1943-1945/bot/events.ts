import { playable } from '../rules/acts';
import { takeable, tokensLeft } from '../rules/events';
import { roomIn } from '../rules/zones';
import type { EventId, Side, State } from '../types';
import { type Option, wantOf, zonesOf } from './survey';

/** Which tokens are most welcome back. */
const welcome: readonly EventId[] = [
  'reinforcements',
  'additional-impulse',
  'stop-battle',
  'reserves',
  'new-defensive-line',
  'logistic-effort',
];

/** Reinforcements where they are wanted most, fleets made ready, tokens taken back. */
export function events(state: State, side: Side): Option[] {
  const open = playable(state, side);
  const found: Option[] = [];
  if (open.includes('reinforcements') && state.turn > 1) {
    for (const zone of zonesOf(state)) {
      if (state.zones[zone]?.control !== side || roomIn(state, zone).pieces < 3) continue;
      found.push({ order: { type: 'event', event: 'reinforcements', zone }, worth: wantOf(state, side, zone) * 0.7 });
    }
  }
  const { engaged, operational } = state.fleets[side];
  if (open.includes('operational') && side === 'allied' && engaged > 0 && operational === 0 && state.turn > 2) {
    found.push({ order: { type: 'event', event: 'operational', zone: 'sea' }, worth: 2 });
  }
  if (open.includes('kesselring')) {
    const boxes = takeable(state, side).sort((a, b) => welcome.indexOf(a) - welcome.indexOf(b));
    // with many tokens left it only costs one
    const worth = boxes.length >= 2 && tokensLeft(state, side) <= 2 ? 1 : 0;
    found.push({ order: { type: 'event', event: 'kesselring', take: boxes.slice(0, 2) }, worth });
  }
  return found;
}
