import type { InHand, Tray } from '../../engine';
import { capitalised } from '../kit/words';
import { counterOf, type Kind, kinds } from './pieces';
import { entryZones } from './rules/reinforcement';
import { deployable, deployZones } from './rules/set-up';
import { roomIn, zoneAt } from './rules/zones';
import type { K, Language, State, View, ZoneId } from './types';
import { nouns } from './words/names';

/** What lies beside the board: the free part of the Axis at the set-up, cubes that are due as reinforcements. */
export const tray: Tray<K> = {
  pieces(view, { kind, seat }, language) {
    if (kind === 'set-up') return forSetUp(view, language);
    if (kind !== 'reinforcement') return [];
    const due = view.muster?.side === seat ? view.muster.due : 0;
    const entries = entryZones(view, seat);
    return due > 0 && entries.length > 0
      ? [inHand('cube', due, Object.fromEntries(entries.map((zone) => [zone, due])), seat, language)]
      : [];
  },
  place(_view, { kind }, { piece, count, space: zone }) {
    if (kind === 'reinforcement') return { type: 'reinforce', zone, cubes: count };
    return piece === 'line' ? { type: 'deploy', zone, units: {}, line: true } : { type: 'deploy', zone, units: { [piece]: count } };
  },
};

function forSetUp(state: View, language: Language): InHand[] {
  const force = deployable(state);
  const zones = deployZones(state);
  const rows = kinds.flatMap((kind) => {
    const count = force[kind] ?? 0;
    return count > 0 ? [inHand(kind, count, roomFor(state, zones, kind, count), 'axis', language)] : [];
  });
  const lines = state.pool.axis.line ?? 0;
  const free = zones.filter((zone) => !zoneAt(state, zone).line);
  return lines > 0 ? [...rows, inHand('line', lines, Object.fromEntries(free.map((zone) => [zone, 1])), 'axis', language)] : rows;
}

function roomFor(state: State, zones: readonly ZoneId[], kind: Kind, count: number): Record<ZoneId, number> {
  const isTank = kind === 'tank' || kind === 'italian-tank';
  return Object.fromEntries(
    zones.flatMap((zone) => {
      const { pieces, tanks } = roomIn(state, zone);
      const room = Math.min(count, isTank ? Math.min(pieces, tanks) : pieces);
      return room > 0 ? [[zone, room]] : [];
    }),
  );
}

function inHand(id: Kind | 'line', count: number, room: Record<ZoneId, number>, side: string, language: Language): InHand {
  const face = id === 'line' ? { icon: 'line', owner: side } : counterOf(id, side);
  return { id, name: capitalised(nouns[language].kinds[id][0]), ...face, count, room };
}
