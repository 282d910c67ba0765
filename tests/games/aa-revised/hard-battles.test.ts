import { describe, expect, it } from 'vitest';
import { seeded } from '../../../lib/engine';
import { aaRevised } from '../../../lib/games/axis-allies';
import { given } from '../../support/given';

const field = (...lines: string[]) => given(aaRevised).position('Round 1, Germany, combat-move', ...lines);

describe('RREV-7: battles at the edge of the rules', () => {
  it('P-16: transports against transports end by retreat, or when the last attacker is sunk', () => {
    const fleets = 'sz8: Germany 1 transport, UK 1 transport';
    const field8 = (...lines: string[]) =>
      field(...lines, fleets)
        .dice(6)
        .when('END');
    field8('Origins: sz8 from sz7').then({ asks: ['press germany-japan'] });
    const trapped = field(fleets).dice(6, 6, 6, 1).when('END');
    trapped.then({ at: { sz8: 'UK 1 transport' } });
  });

  it('RREV-7.3: submarines whose only enemies fly can hit nothing; by standing orders they dive', () => {
    const table = field('Origins: sz8 from sz7', 'sz8: Germany 2 submarines, UK 2 fighters, 1 carrier');
    table.dice(2, 6, 6, 6).when('END');
    expect(table.last('losses').losses.map((each) => each.type)).toEqual(['carrier']);
    table.then({ asks: ['submerge germany-japan'], at: { sz8: 'Germany 2 submarines, UK 2 fighters' } });
    table.expire();
    expect(table.last('submerge').count).toBe(2);
    expect(table.last('battle-end')).toMatchObject({ winner: 'defence' });
    expect(table.last('strand')).toMatchObject({ owner: 'uk', to: 'united-kingdom', count: 2 });
  });

  it('RREV-7.3: if they stay they are shot at and roll no die', () => {
    const table = field('Origins: sz8 from sz7', 'sz8: Germany 2 submarines, UK 2 fighters, 1 carrier');
    table.dice(2, 6, 6, 6).when('END').when('submerge 0').dice(1, 1).when('press');
    expect(table.told('fire').slice(-1)).toMatchObject([{ side: 'defence', step: 'main' }]);
    expect(table.last('strand')).toMatchObject({ owner: 'uk', to: 'united-kingdom', count: 2 });
  });

  it('RREV-7.6: all attackers sunk by the opening fire of submarines fire back beside their destroyer, and both sides may end dead', () => {
    const table = field('sz8: Germany 1 destroyer, UK 1 submarine');
    table.dice(2, 3).when('END');
    expect(table.told('fire').map(({ side, step }) => `${step} ${side}`)).toEqual(['surprise defence', 'main attack']);
    expect(table.last('battle-end').winner).toBeNull();
    table.then({ at: { sz8: '' } });
  });

  it('RREV-7.6: both sides warned, all sunk at once, all fire back', () => {
    const table = field('sz8: Germany 1 submarine, 1 destroyer, UK 1 submarine, 1 destroyer');
    table.dice(1).when('END');
    table.dice(1).when('lose 1 destroyer');
    // both destroyers are aside and still roll
    table.dice(3, 3).when('lose 1 destroyer');
    expect(table.told('fire').map(({ side, step }) => `${step} ${side}`)).toEqual([
      'surprise attack',
      'surprise defence',
      'main attack',
      'main defence',
    ]);
    table.then({ at: { sz8: '' } });
    expect(table.last('battle-end').winner).toBeNull();
  });

  it('RREV-7.10: two hits of one volley sink a battleship, or damage two', () => {
    const one = field('Origins: sz8 from sz7', 'sz8: Germany 1 battleship, UK 2 destroyers').dice(6, 3, 3).when('END');
    one.then({ at: { sz8: 'UK 2 destroyers' } });
    const two = field('Origins: sz8 from sz7', 'sz8: Germany 2 battleships, UK 2 destroyers').dice(6, 6, 3, 3).when('END');
    two.then({ asks: ['casualties germany-japan'] });
    two.expire();
    two.then({ at: { sz8: 'Germany 2 battleships [damaged], UK 2 destroyers' } });
  });

  it('RREV-7.10, low luck: one sure hit damages, the next sinks', () => {
    const table = given(aaRevised, { lowLuck: true }).position(
      'Round 1, Germany, combat-move',
      'Origins: sz8 from sz7',
      'sz8: Germany 1 battleship, UK 2 destroyers',
    );
    // 4 points: one die; 6 points: one hit
    table.dice(6).when('END');
    expect(table.last('fire')).toMatchObject({ luck: [{ strength: 6, die: null }], hits: 1 });
    table.dice(6).when('press');
    table.then({ at: { sz8: 'UK 2 destroyers' } });
  });

  it('COMMON 7: by standing orders empty transports go early, those with troops before the carrier only', () => {
    const table = field(
      'Origins: sz8 from sz7',
      'sz8: Germany 1 transport, 1 transport [carrying Germany tank], 1 destroyer, 1 carrier, UK 3 battleships',
    );
    table.dice(6, 6, 1, 1, 6).when('END');
    table.expire();
    expect(table.last('losses').losses).toEqual([
      { owner: 'germany', type: 'transport', count: 1 },
      { owner: 'germany', type: 'destroyer', count: 1 },
    ]);
  });

  it('RREV-8.2: a landing whose last transport the sea part sank asks nobody', () => {
    const table = field(
      'Karelia S.S.R.: USSR 1 infantry',
      'sz5: UK 1 submarine, Germany 1 transport [carrying Germany infantry, landing Germany infantry in Karelia S.S.R.], 1 fighter [2 left]',
    );
    table.dice(2, 3).when('END');
    expect(table.told('battle').map((each) => each.space)).toEqual(['sz5']);
    table.then({ asks: ['noncombat-move germany-japan'] });
  });

  it.each([1, 2, 3])('P-16: whatever meets at sea, with or without luck, fights to an end by standing orders (%i)', (seed) => {
    const random = seeded(`sea ${seed}`);
    const some = (most: number) => Math.floor(random() * (most + 1));
    for (let n = 0; n < 40; n++) {
      const fleet = () =>
        `${some(2)} submarines, ${some(2)} transports, ${some(1)} destroyers, ${some(1)} carriers, ${some(1)} battleships`;
      const lines = ['Round 1, Germany, combat-move', 'Origins: sz8 from sz7', `sz8: Germany ${fleet()}, UK ${fleet()}, 1 transport`];
      const table = given(aaRevised, { lowLuck: n % 2 === 0 })
        .position(...lines)
        .rolling(random);
      table.when('END').until('noncombat-move');
      expect(table.told('battle-end').length).toBe(table.told('battle').length);
    }
  });
});
