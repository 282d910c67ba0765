import { describe, expect, it } from 'vitest';
import { aaRevised } from '../../../lib/games/axis-allies';
import { given } from '../../support/given';

const at = (power: string, phase: string, ...lines: string[]) => given(aaRevised).position(`Round 1, ${power}, ${phase}`, ...lines);

describe('D-33, RREV-6.7: who rides', () => {
  const fleet = ['sz35: UK 1 carrier, 2 fighters', 'sz36: Japan 1 transport'];

  it('D-33: those that have not launched ride on a moving carrier as its cargo, by themselves', () => {
    const table = at('UK', 'combat-move', ...fleet);
    expect(table.reads('MOVE 1 carrier: sz35 > sz36')).toBe('MOVE 1 carrier: sz35 > sz36, guests 2 UK');
    table.when('MOVE 1 carrier: sz35 > sz36');
    table.then({ at: { sz36: 'UK 2 fighters [spent, riding], 1 carrier [spent], Japan 1 transport' } });
    const told = (['en', 'it'] as const).map((language) => aaRevised.narrate(table.last('move'), language));
    expect(told).toEqual([
      'The United Kingdom moves 1 aircraft carrier, 2 fighters aboard: Sea Zone 35 → Sea Zone 36.',
      'Il Regno Unito muove 1 portaerei, con 2 caccia a bordo: zona di mare 35 → zona di mare 36.',
    ]);
  });

  it('D-33: the order may say who rides, and no more than fit and have not launched', () => {
    const table = at('UK', 'combat-move', ...fleet);
    expect(table.reads('MOVE 1 carrier: sz35 > sz36, guests 1 UK')).toBe('MOVE 1 carrier: sz35 > sz36, guests 1 UK');
    expect(table.reads('MOVE 1 carrier: sz35 > sz36, no guests')).toBe('MOVE 1 carrier: sz35 > sz36, no guests');
    for (const none of ['guests 0', 'guests 0 UK', 'guests nothing', 'ospiti 0']) {
      expect(table.reads(`MOVE 1 carrier: sz35 > sz36, ${none}`)).toBe('MOVE 1 carrier: sz35 > sz36, no guests');
    }
    table.then({ refuses: { 'MOVE 1 carrier: sz35 > sz36, guests 3 UK': 'E-CARGO-FIGHTER' } });
    table.when('MOVE 1 fighter: sz35 > sz36').then({ refuses: { 'MOVE 1 carrier: sz35 > sz36, guests 2 UK': 'E-CARGO-FIGHTER' } });
    const guests = at('UK', 'combat-move', 'sz35: UK 1 carrier, 1 fighter, USA 1 fighter', 'sz36: Japan 1 transport');
    expect(guests.reads('MOVE 1 carrier: sz35 > sz36')).toBe('MOVE 1 carrier: sz35 > sz36, guests 1 UK 1 USA');
    guests.then({ refuses: { 'MOVE 1 carrier: sz35 > sz36, guests 2 UK 1 USA': 'E-CARGO-FIGHTER' } });
  });

  it('D-33: they ride in the noncombat move too, and have then landed', () => {
    const table = at('UK', 'noncombat-move', 'sz35: UK 1 carrier, 2 fighters').when('MOVE 1 carrier: sz35 > sz31');
    table.then({ at: { sz31: 'UK 2 fighters [spent], 1 carrier [spent]', sz35: '' } });
  });

  it('D-33: the order form offers every number of riders that is legal', () => {
    const offers = at('UK', 'combat-move', ...fleet)
      .offers()
      .filter((line) => line.startsWith('MOVE 1 carrier: sz35 > sz36'));
    expect(offers).toEqual(['no guests', 'guests 1 UK', 'guests 2 UK'].map((riders) => `MOVE 1 carrier: sz35 > sz36, ${riders}`));
  });
});

describe('RREV-9.6, RREV-6.6: carriers and landings', () => {
  it('RREV-9.6: a carrier fetches a fighter, and stays where one has landed', () => {
    const table = at('UK', 'noncombat-move', 'sz30: UK 1 fighter [0 left]', 'sz31: UK 1 carrier');
    table.when('MOVE 1 carrier: sz31 > sz30').when('END').until('purchase', 'japan');
    table.then({ at: { sz30: 'UK 1 fighter, 1 carrier' } });
    const frozen = at('UK', 'noncombat-move', 'sz30: UK 1 fighter [1 left]', 'sz31: UK 1 carrier');
    frozen.when('MOVE 1 fighter: sz30 > sz31').then({ refuses: { 'MOVE 1 carrier: sz31 > sz32': 'E-ALREADY-MOVED' } });
  });

  it('RREV-6.6: a promised carrier keeps its promise', () => {
    const table = at('UK', 'noncombat-move', 'sz30: UK 1 fighter [0 left]', 'sz31: UK 1 carrier');
    table.then({ refuses: { 'MOVE 1 carrier: sz31 > sz35': 'E-LAND-MAX' } });
    table
      .when('END')
      .until('purchase', 'japan')
      .then({ at: { sz30: 'UK 1 fighter, 1 carrier' } });
  });

  it('D-34: no fighter counts on a carrier still to be built', () => {
    const lines = ['Bought: 1 carrier', 'sz14: UK 1 destroyer', 'Algeria (UK):', 'Gibraltar (Germany):', 'Libya (UK):', 'Balkans (UK):'];
    const table = at('Germany', 'noncombat-move', ...lines.slice(0, 1), 'Germany: 1 fighter');
    table.then({ refuses: { 'MOVE 1 fighter: Germany > sz5': 'E-NO-LANDING' } });
    table.when('END').then({ asks: ['mobilise germany-japan'], at: { Germany: '1 fighter' } });
    // it goes aboard from the territory of the complex
    table
      .when('PLACE 1 carrier in sz5 from Germany, load 1 fighter from Germany in sz5')
      .then({ at: { sz5: 'Germany 1 fighter, 1 carrier' } });
  });

  it('VREV-16: with no place one space away they are lost', () => {
    const table = at('Japan', 'combat-move', 'New Zealand (Japan):', 'sz41: Japan 1 submarine, UK 1 fighter, 1 carrier, USA 1 fighter');
    table.dice(2, 6, 6).when('END').when('submerge 1');
    table.then({ at: { sz41: 'Japan 1 submarine [spent, fought, submerged]' } });
    expect(table.told('strand').map(({ owner, to }) => [owner, to])).toEqual([
      ['uk', null],
      ['usa', null],
    ]);
  });
});
