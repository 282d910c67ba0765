import { describe, expect, it } from 'vitest';
import { aaRevised } from '../../../lib/games/axis-allies';
import { given } from '../../support/given';

const at = (turn: string, ...lines: string[]) => given(aaRevised).position(`Round 1, ${turn}`, ...lines);

describe('D-33, RREV-6.7: fighters that stay on a moving carrier', () => {
  const sail = (...lines: string[]) =>
    at('UK, combat-move', 'sz40: UK 1 carrier, 2 fighters, 1 submarine', 'sz41: Japan 1 submarine', ...lines);

  it('ride as its cargo: they neither fight nor move again, and go down with it', () => {
    const table = sail().when('MOVE 1 carrier: sz40 > sz41');
    expect(table.last('move').guests).toEqual({ uk: 2 });
    table.then({ at: { sz41: 'UK 2 fighters [spent, riding], 1 carrier [spent], Japan 1 submarine' } });
    table.dice(1).when('END');
    expect(table.last('battle').attackers).toEqual({ uk: { carrier: 1 } });
    expect(table.last('losses').losses).toEqual([
      { owner: 'uk', type: 'carrier', count: 1 },
      { owner: 'uk', type: 'fighter', count: 2 },
    ]);
  });

  it('launched ones fight; those of two carriers stay with the one that stays', () => {
    const table = sail().when('MOVE 1 fighter: sz40 > sz41\nMOVE 1 carrier: sz40 > sz41');
    table.then({ at: { sz41: 'UK 1 fighter [spent, riding], 1 fighter [3 left, deck], 1 carrier [spent], Japan 1 submarine' } });
    const two = at('UK, combat-move', 'sz40: UK 2 carriers, 2 fighters', 'sz41: Japan 1 submarine').when('MOVE 1 carrier: sz40 > sz41');
    expect(two.last('move').guests).toEqual({});
    two.then({ at: { sz40: 'UK 2 fighters, 1 carrier' } });
  });

  it('VREV-17: of a sunk attacking carrier the guest is lost, the launched fighter lands within its range', () => {
    const table = at(
      'UK, combat-move',
      'sz40: UK 1 carrier, 1 fighter, USA 1 fighter',
      'sz41: Japan 1 submarine',
      'Solomon Islands: 1 infantry',
    );
    table.when('MOVE 1 fighter: sz40 > sz41\nMOVE 1 carrier: sz40 > sz41, guests 1 USA');
    table.dice(2, 6).when('END');
    expect(table.told('losses').flatMap(({ losses }) => losses)).toContainEqual({ owner: 'usa', type: 'fighter', count: 1 });
    table.when('RETREAT').when('MOVE 1 fighter: sz41 > New Zealand');
    table.then({ at: { 'New Zealand': '1 fighter [spent]', sz41: 'Japan 1 submarine' } });
  });
});

describe('D-34: no fighter waits for a carrier that is still to be built', () => {
  it('those that land there are refused, those that hover there are lost', () => {
    const at6 = (...lines: string[]) => at('UK, noncombat-move', 'Bought: 1 carrier', ...lines);
    at6('United Kingdom: 1 fighter').then({ refuses: { 'MOVE 1 fighter: United Kingdom > sz6': 'E-NO-LANDING' } });
    const table = at6('sz6: UK 1 fighter [0 left]').when('END');
    expect(table.told('crashed').map(({ space }) => space)).toEqual(['sz6']);
  });
});

describe('ALG-STRAND', () => {
  it('VREV-16: fighters of a carrier sunk in defence reach New Zealand or the carrier beside it, one space away', () => {
    const table = at(
      'Japan, combat-move',
      'sz45: Japan 1 submarine',
      'sz41: UK 1 carrier, 1 fighter, USA 1 fighter',
      'sz42: USA 1 carrier',
      'New Zealand: 1 infantry',
    );
    table.when('MOVE 1 submarine: sz45 > sz41').dice(2, 6, 6).when('END');
    table.until('strand');
    table.then({ refuses: { 'strand 1 to Australia': 'E-NO-LANDING' } });
    expect(table.offers().sort()).toEqual(['STRAND 1 to New Zealand', 'STRAND 1 to sz42']);
    table.when('STRAND 1 to New Zealand').when('STRAND 1 to sz42');
    table.then({ at: { sz42: 'USA 1 fighter, 1 carrier' } });
  });
});
