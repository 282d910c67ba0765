import { describe, expect, it } from 'vitest';
import { aaRevised } from '../../../lib/games/axis-allies';
import { given } from '../../support/given';

const at = (turn: string, ...lines: string[]) =>
  given(aaRevised).position(`Round 1, ${turn}`, 'Developments: USSR rockets, Germany rockets', ...lines);
const soviet = (...lines: string[]) =>
  at(
    'USSR, combat-move',
    'IPCs: Germany 40',
    ...(lines.some((each) => each.startsWith('Caucasus')) ? lines : ['Caucasus: 1 AA gun', ...lines]),
  );

describe('RREV-8.5: rockets', () => {
  it('VREV-21: the sample turn: a 3 from Caucasus costs Germany 3', () => {
    const table = soviet().when('ROCKET: Caucasus > Germany');
    table.then({ tells: ['rocket-aimed'], at: { Rockets: 'Caucasus > Germany', Caucasus: '1 AA gun [spent]' } });
    table.dice(3).when('END');
    table.then({ tells: [{ type: 'rocket', die: 3, loss: 3, left: 37 }] });
  });

  it('VREV-S4: no more than the territory is worth, and no more than the victim has', () => {
    const target = (ipcs: number) =>
      at(
        'Germany, combat-move',
        'Western Europe: 1 AA gun',
        'Complexes: Eastern Canada, Caucasus',
        'Ukraine S.S.R.: 1 AA gun',
        `IPCs: USSR ${ipcs}`,
      );
    const capped = target(24).when('ROCKET Ukraine S.S.R. > Caucasus').dice(5).when('END');
    expect(capped.last('rocket')).toMatchObject({ loss: 4, left: 20 });
    expect(target(2).when('ROCKET Ukraine S.S.R. > Caucasus').dice(5).when('END').last('rocket')).toMatchObject({ loss: 2, left: 0 });
  });

  it('refuses what no rocket can do: E-ROCKET', () => {
    soviet('Russia: 2 AA guns', 'Karelia S.S.R.: 1 AA gun').then({
      refuses: {
        'ROCKET Russia > Germany': 'E-ROCKET',
        'ROCKET Archangel > Germany': 'E-ROCKET',
        'ROCKET Caucasus > Eastern Europe': 'E-ROCKET',
        'ROCKET Caucasus > United Kingdom': 'E-ROCKET',
        'ROCKET Caucasus > Caucasus': 'E-ROCKET',
      },
    });
    soviet('Karelia S.S.R.: 1 AA gun', 'Caucasus: 2 AA guns')
      .when('ROCKET Caucasus > Germany')
      .then({ refuses: { 'ROCKET Karelia S.S.R. > Germany': 'E-ROCKET', 'ROCKET Caucasus > Southern Europe': 'E-ROCKET' } });
    at('UK, combat-move', 'United Kingdom: 1 AA gun').then({ refuses: { 'ROCKET United Kingdom > Germany': 'E-ROCKET' } });
    soviet('Caucasus: 1 AA gun [spent]').then({ refuses: { 'ROCKET Caucasus > Germany': 'E-ROCKET' } });
    at('USSR, noncombat-move', 'Caucasus: 1 AA gun').then({ refuses: { 'ROCKET Caucasus > Germany': 'E-PHASE' } });
  });

  it('a gun that launched does not move in the noncombat move', () => {
    const table = soviet().when('ROCKET Caucasus > Germany').dice(1).when('END');
    table.then({ refuses: { 'MOVE 1 AA gun: Caucasus > Russia': 'E-ALREADY-MOVED' } });
  });

  it('reads Italian, and the form offers every complex in reach', () => {
    const table = soviet('Karelia S.S.R.: 1 AA gun');
    expect(aaRevised.parse('MISSILE Caucaso > Germania', table.view('public'), table.question(), 'it')).toMatchObject({
      ok: true,
      value: { type: 'rocket', from: 'caucasus', target: 'germany' },
    });
    expect(table.offers().filter((line) => line.startsWith('ROCKET'))).toEqual([
      'ROCKET Caucasus > Germany',
      'ROCKET Caucasus > Southern Europe',
      'ROCKET Karelia S.S.R. > Germany',
      'ROCKET Karelia S.S.R. > Southern Europe',
    ]);
    const launched = table.when('ROCKET Caucasus > Germany');
    expect(aaRevised.paint(launched.view('public'), 'it').arrows.map(({ title }) => title)).toEqual(['Missile: Caucaso → Germania']);
  });
});
