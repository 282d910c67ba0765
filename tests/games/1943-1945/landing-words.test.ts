import { describe, expect, it } from 'vitest';
import { narrate } from '../../../lib/games/1943-1945/narrate';
import type { Event } from '../../../lib/games/1943-1945/types';

const landing: Event = {
  type: 'combat',
  side: 'allied',
  target: '14',
  fleets: 2,
  forces: [{ from: '14', units: { cube: 3, paratroopers: 1 } }],
  defenders: { cube: 1 },
  line: false,
};

describe('what comes by ship or aircraft is told to come from the sea or the air, not from the zone it attacks', () => {
  it('7.7: a landing', () => {
    expect(narrate(landing, 'en')).toMatch(
      /^Landing in [^:]+: the Allies attack from the sea \(3 cubes\), the air \(1 [^)]*\) against 1 cube\.$/,
    );
    expect(narrate(landing, 'it')).toMatch(/^Sbarco in [^:]+: gli Alleati attaccano da mare \(3 [^)]*\), cielo \(1 [^)]*\) contro 1 /);
  });

  it('7.6: what a landing occupies', () => {
    const occupied: Event = { type: 'occupied', side: 'allied', zone: '14', forces: [{ from: '14', units: { cube: 3 } }] };
    expect(narrate(occupied, 'en')).toMatch(/ from the sea \(3 cubes\)\.$/);
  });

  it('7.1: an attack over land names its zones', () => {
    const attack: Event = { ...landing, fleets: 0, forces: [{ from: '15', units: { cube: 2 } }] };
    expect(narrate(attack, 'en')).not.toMatch(/the sea|the air/);
    expect(narrate(attack, 'en')).toMatch(/Sardinia \(2 cubes\)/);
  });
});
