import { describe, expect, it } from 'vitest';
import { aaRevised } from '../../../lib/games/axis-allies';
import { given } from '../../support/given';

describe('captures (RREV-7.14, RREV-8.7, RREV-11.3)', () => {
  it('VREV-11 (L1786): Germany takes Moscow, and the 18 IPCs of the Soviet Union with it', () => {
    const table = given(aaRevised)
      .position('Round 2, Germany, combat-move\nIPCs: USSR 18, Germany 5\nRussia: 1 AA gun\nWest Russia (Germany): 1 infantry')
      .when('MOVE 1 infantry: West Russia > Russia\nEND');
    expect([table.state.treasury.germany, table.state.treasury.ussr]).toEqual([23, 0]);
    expect(table.last('capital-lost')).toMatchObject({ power: 'ussr', by: 'germany', loot: 18 });
  });

  it('RREV-11.3 (L2625): guns and complex pass to the captor, who uses the complex from the next turn', () => {
    const table = given(aaRevised)
      .position('Round 2, Germany, combat-move\nBought: 1 infantry\nCaucasus: 2 AA guns\nUkraine (Germany): 1 infantry')
      .when('MOVE 1 infantry: Ukraine > Caucasus\nEND');
    expect(table.last('capture')).toMatchObject({ territory: 'caucasus', to: 'germany', guns: { 'aa-gun': 2 } });
    table.then({ at: { Caucasus: '(Germany) 1 infantry [spent], 2 AA guns [spent]' } });
    table.when('END').then({ refuses: { 'PLACE 1 infantry in Caucasus': 'E-IC-INELIGIBLE' } });
    expect(given(aaRevised).position('Round 3, Germany, mobilise\nBought: 1 infantry\nCaucasus (Germany): 1 infantry').offers()).toContain(
      'PLACE 1 infantry in Caucasus',
    );
  });

  it('RREV-11.3 (L2628): on liberation they go to the power that held the territory at first', () => {
    const table = given(aaRevised)
      .position('Round 2, UK, combat-move\nCaucasus (Germany): 1 AA gun\nPersia: 1 infantry')
      .when('MOVE 1 infantry: Persia > Caucasus\nEND');
    table.then({ at: { Caucasus: '1 AA gun [spent], UK 1 infantry [spent]' } });
    expect(table.last('capture')).toMatchObject({ by: 'uk', to: 'ussr' });
  });

  it('ALG-CAP 3 (L1772): while the owner’s capital is enemy-held the liberator keeps the territory, its income and its gun', () => {
    const table = given(aaRevised)
      .position('Round 2, UK, combat-move\nRussia (Germany): 1 infantry\nCaucasus (Germany): 1 AA gun\nPersia: 1 infantry')
      .when('MOVE 1 infantry: Persia > Caucasus\nEND');
    table.then({ at: { Caucasus: '(UK) 1 infantry [spent], 1 AA gun [spent]' } });
    expect(table.last('capture')).toMatchObject({ by: 'uk', to: 'uk' });
  });

  it('ALG-CAP 7b (L1795): with the capital all that friends hold comes back, guns too; no IPCs move', () => {
    const table = given(aaRevised)
      .position(`Round 2, UK, combat-move\nIPCs: USSR 0, Germany 30, UK 7
        Russia (Germany): 1 AA gun\nCaucasus (UK): 1 infantry, 1 AA gun, USA 1 AA gun\nNovosibirsk: UK 1 infantry`)
      .when('MOVE 1 infantry: Novosibirsk > Russia\nEND');
    expect(table.last('capital-freed')).toMatchObject({ power: 'ussr', by: 'uk', returned: ['caucasus'] });
    expect([table.state.treasury.ussr, table.state.treasury.uk]).toEqual([0, 7]);
    table.then({ at: { Russia: '1 AA gun [spent], UK 1 infantry [spent]', Caucasus: '1 AA gun [spent], UK 1 infantry, USA 1 AA gun' } });
  });

  it('RREV-11.3 (L2628): a captor takes the guns of all enemies; of these, what is freed goes to the owner of the land', () => {
    const taken = given(aaRevised)
      .position('Round 2, Germany, combat-move', 'Caucasus: 1 AA gun, UK 1 AA gun', 'Ukraine S.S.R. (Germany): 1 infantry')
      .when('MOVE 1 infantry: Ukraine S.S.R. > Caucasus\nEND');
    taken.then({ at: { Caucasus: '(Germany) 1 infantry [spent], 2 AA guns [spent]' } });
    const freed = given(aaRevised)
      .position('Round 2, UK, combat-move', 'Caucasus (Germany): 1 AA gun, Japan 1 AA gun', 'Persia: 1 infantry')
      .when('MOVE 1 infantry: Persia > Caucasus\nEND');
    freed.then({ at: { Caucasus: '2 AA guns [spent], UK 1 infantry [spent]' } });
  });

  it('QREV-13: freeing a capital pays nothing, taking it pays even a captor without one', () => {
    const table = given(aaRevised)
      .position(
        'Round 2, Germany, combat-move\nIPCs: USSR 18, Germany 0\nGermany (UK): UK 1 infantry\nRussia: \nWest Russia (Germany): 1 infantry',
      )
      .when('MOVE 1 infantry: West Russia > Russia\nEND');
    expect(table.state.treasury.germany).toBe(18);
  });
});
