import { describe, expect, it } from 'vitest';
import { aa1941 } from '../../../lib/games/axis-allies';
import { narrate } from '../../../lib/games/axis-allies/narrate';
import type { Event } from '../../../lib/games/axis-allies/types';
import { given } from '../../support/given';

describe('several ships are told with all that they carry', () => {
  const cargo = [
    { owner: 'usa' as const, type: 'infantry' as const },
    { owner: 'usa' as const, type: 'tank' as const },
  ];

  it('R41-7.10: three transports that are sunk without a shot', () => {
    const table = given(aa1941).position(`Round 2, Japan, combat-move
      sz46: Japan 1 destroyer
      sz45: USA 3 transports [carrying USA infantry + USA tank]`);
    table.when(`MOVE 1 destroyer: sz46 > sz45, attack
      END`);
    const [sunk] = table.told('defenceless');
    if (!sunk) throw new Error('nothing was sunk');
    expect(narrate(sunk, 'en')).toBe('Without defence, the defender loses 3 transports (3 infantry, 3 tanks aboard).');
    expect(narrate(sunk, 'it')).toBe('Senza difesa, il difensore perde 3 trasporti (3 fanterie, 3 carri armati a bordo).');
  });

  it.each<[Event, string]>([
    [
      {
        type: 'losses',
        space: 'sz45',
        round: 1,
        side: 'defence',
        losses: [{ owner: 'usa', type: 'transport', count: 2, cargo }],
        damaged: 0,
      },
      'The defender: loses 2 transports (2 infantry, 2 tanks aboard).',
    ],
    [
      { type: 'move', power: 'usa', phase: 'noncombat-move', path: ['sz40', 'sz41'], units: { transport: 2, destroyer: 1 }, cargo },
      'The United States moves 2 transports, 1 destroyer with 2 infantry, 2 tanks aboard: Sea Zone 40 → Sea Zone 41.',
    ],
  ])('%j', (event, text) => {
    expect(narrate(event, 'en')).toBe(text);
  });
});

describe('R41-7.11: aircraft stay over the battle that their comrades leave', () => {
  it.each<[Event, string, string]>([
    [
      { type: 'retreat', space: 'ukraine', power: 'ussr', to: 'caucasus', units: { infantry: 2, fighter: 1 } },
      'The Soviet Union retreats with 2 infantry: Ukraine → Caucasus. 1 fighter stays over Ukraine until it lands.',
      "L'Unione Sovietica si ritira con 2 fanterie: Ucraina → Caucaso. 1 caccia resta in volo fino all'atterraggio: Ucraina.",
    ],
    [
      { type: 'retreat', space: 'sz9', power: 'uk', to: 'sz10', units: { destroyer: 1, fighter: 2, bomber: 1 } },
      'The United Kingdom retreats with 1 destroyer: Sea Zone 9 → Sea Zone 10. 2 fighters, 1 bomber stay over Sea Zone 9 until they land.',
      "Il Regno Unito si ritira con 1 torpediniere: zona di mare 9 → zona di mare 10. 2 caccia, 1 bombardiere restano in volo fino all'atterraggio: zona di mare 9.",
    ],
  ])('%j', (event, en, it) => {
    expect(narrate(event, 'en')).toBe(en);
    expect(narrate(event, 'it')).toBe(it);
  });
});
