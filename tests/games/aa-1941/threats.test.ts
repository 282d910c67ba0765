import { describe, expect, it } from 'vitest';
import { endOf } from '@/app/_board/odds/threat-end';
import { type BattleThreat, seeded } from '../../../lib/engine';
import { aa1941, aaRevised } from '../../../lib/games/axis-allies';
import { odds1941, oddsRevised } from '../../../lib/games/axis-allies/odds';
import { given } from '../../support/given';

const ukraine = given(aa1941).position(`Round 1, Germany, combat-move
  Ukraine (USSR): USSR 3 infantry, 1 tank
  Caucasus (USSR):
  Eastern Europe (Germany): Germany 3 infantry, 1 tank`);

describe('attacks that a seat could see', () => {
  const threats = (seat: 'ussr-uk-usa' | 'germany-japan', language: 'en' | 'it' = 'en'): BattleThreat[] =>
    odds1941.threats?.(ukraine.view(seat), seat, language) ?? [];

  it('are those on its defended territories, each with what the strongest enemy could bring', () => {
    expect(threats('ussr-uk-usa').map(({ name, by }) => [name, by])).toEqual([['Ukraine', 'Germany: 3 infantry, 1 tank']]);
    expect(threats('ussr-uk-usa', 'it').map(({ name, by }) => [name, by])).toEqual([['Ucraina', 'Germania: 3 fanterie, 1 carro armato']]);
    expect(threats('germany-japan').map(({ space, by }) => [space, by])).toEqual([['eastern-europe', 'Soviet Union: 3 infantry, 1 tank']]);
  });

  it('are fought as they stand: losses on average, and how often the place is held', () => {
    const [threat] = threats('ussr-uk-usa');
    const at = threat && odds1941.position(threat.setUp);
    const result = at && odds1941.simulate(at.view, at.space, { runs: 2000, random: seeded('threat') }, 'en');
    if (!result) throw new Error('nobody fights');
    expect(result.defence.units.map(({ type, of }) => [type, of])).toEqual([
      ['infantry', 3],
      ['tank', 1],
    ]);
    const { losses, held } = endOf(result, 'en', 'None');
    expect(losses).toMatch(/^Infantry \d(\.\d)?, Tanks? 0\.\d$/);
    expect(held).toBe(`${Math.round(100 * (1 - (result.taken ?? 0)))}%`);
  });

  it('are those on zones with its ships too, each once, with the warships and aircraft that one enemy could send', () => {
    const seat = 'ussr-uk-usa';
    const fleets = given(aa1941).position(`Round 1, Germany, combat-move
      sz7: UK 1 destroyer, UK 1 transport, USA 1 destroyer
      sz8: Germany 1 battleship, Germany 1 transport
      Western Europe (Germany): Germany 1 infantry, 1 fighter
      sz45: Japan 1 submarine`);
    const found = odds1941.threats?.(fleets.view(seat), seat, 'en') ?? [];
    expect(found.map(({ name, by }) => [name, by])).toEqual([['Sea Zone 7', 'Germany: 1 fighter, 1 battleship']]);
    expect(found[0]?.setUp).toMatchObject({
      choices: { place: 'sz7', attacker: 'germany', defender: 'uk' },
      defence: { destroyer: 2, transport: 1 },
    });
    const at = found[0] && odds1941.position(found[0].setUp);
    const result = at && odds1941.simulate(at.view, at.space, { runs: 500, random: seeded('threat') }, 'en');
    if (!result) throw new Error('nobody fights');
    expect(result.taken).toBeNull();
    expect(endOf(result, 'en', 'None').held).toBe(`${Math.round(100 * (1 - result.win))}%`);
    expect(odds1941.threats?.(fleets.view('germany-japan'), 'germany-japan', 'en').map(({ name }) => name)).toEqual(['Sea Zone 8']);
  });

  it('bring the advantages and technologies of both', () => {
    const table = given(aaRevised).position(
      'Round 1, Germany, combat-move',
      'Developments: Germany heavy bombers, USSR Russian winter',
      'Karelia S.S.R. (USSR): USSR 2 infantry',
      'Norway: Germany 2 infantry, 1 bomber',
    );
    const seat = table.state.options.seating.split(',').find((each) => each.includes('ussr')) ?? '';
    const [threat] = oddsRevised.threats?.(table.view('public'), seat as never, 'en') ?? [];
    expect(threat?.setUp.choices).toMatchObject({ attacker: 'germany', defender: 'ussr', attackEffects: ['heavy-bombers'] });
  });
});

describe('the end of an attack in words', () => {
  const defence = { units: [{ type: 'infantry', name: 'Infantry', of: 2, left: 1.99 }], loss: 0 };

  it('names no loss that rounds to nothing, and counts as held whatever is not taken', () => {
    expect(endOf({ defence, taken: 0.25, win: 0.5 }, 'en', 'None')).toEqual({ losses: 'none', held: '75%' });
    expect(endOf({ defence, taken: null, win: 0.5 }, 'it', 'Nessuno')).toEqual({ losses: 'nessuno', held: '50%' });
  });
});
