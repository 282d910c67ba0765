import { describe, expect, it } from 'vitest';
import { aaRevised } from '../../../lib/games/axis-allies';
import { given } from '../../support/given';

const at = (turn: string, ...lines: string[]) => given(aaRevised).position(`Round 1, ${turn}`, ...lines);

describe('what random play brought to light', () => {
  it('RREV-11.5, N-DE3: a tank that may roll on after its battle does not go aboard', () => {
    const table = at(
      'Germany, combat-move',
      'Developments: Germany Panzer blitz',
      'Origins: Karelia S.S.R. from Norway',
      'Karelia S.S.R.: USSR 1 infantry, Germany 1 tank',
      'sz5: Germany 1 transport',
    );
    table.dice(3, 6).when('END');
    table.then({
      at: { 'Karelia S.S.R.': '(Germany) 1 tank [fought]' },
      refuses: { 'FERRY sz5, load tank from Karelia S.S.R.': 'E-CARGO-MOVED' },
    });
    expect(table.offers().filter((line) => /FERRY/.test(line))).toEqual([]);
    table.when('MOVE 1 tank: Karelia S.S.R. > Norway');
  });
});
