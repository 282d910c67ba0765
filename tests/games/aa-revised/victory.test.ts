import { describe, expect, it } from 'vitest';
import { aaRevised } from '../../../lib/games/axis-allies';
import type { EndReason } from '../../../lib/games/axis-allies/types';
import { given } from '../../support/given';

const allies = ['Eastern United States', 'United Kingdom', 'Karelia', 'Russia', 'India', 'Western United States'];
const axis = ['Germany', 'Western Europe', 'Southern Europe', 'Kwangtung', 'Philippines', 'Japan'];

/** The last phase of a power's turn with territories in the hands of others. */
const atEndOf = (power: string, held: string[], options: object = {}) => {
  const home: Record<string, string> = {
    USSR: 'Russia',
    Germany: 'Germany',
    UK: 'United Kingdom',
    Japan: 'Japan',
    USA: 'Eastern United States',
  };
  return given(aaRevised, options)
    .position([`Round 3, ${power}, mobilise`, 'Bought: 1 infantry', ...held].join('\n'))
    .when(`PLACE 1 infantry in ${home[power]}`);
};
const takes = (holder: string, cities: readonly string[]) => cities.map((city) => `${city} (${holder}): `);

describe('victory (RREV-10.2)', () => {
  it('RREV-1.2 (L275): twelve cities, six a side at the start', () => {
    const { state } = given(aaRevised).begun();
    const lines = aaRevised.brief(state, 'en').sections.at(-1)?.lines ?? [];
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain('Now: ');
    for (const line of lines) expect(line.split('Now: ')[1]?.split(', ')).toHaveLength(6);
  });

  it.each<[number, EndReason, string[]]>([
    [8, 'victory-minor', ['Karelia', 'India']],
    [10, 'victory-major', ['Karelia', 'India', 'United Kingdom', 'Western United States']],
    [12, 'victory-total', allies.filter((city) => city !== 'Eastern United States')],
  ])('RREV-10.2 (L2506): the Axis wins with %i cities at the end of a round', (victoryCities, reason, cities) => {
    if (victoryCities === 12) {
      const all = takes('Germany', [...cities, 'Eastern United States']);
      const table = given(aaRevised, { victoryCities })
        .position(['Round 3, USA, noncombat-move', ...all].join('\n'))
        .when('END');
      table.then({ over: reason });
      return;
    }
    const table = atEndOf('USA', takes('Germany', cities), { victoryCities });
    table.then({ over: reason, tells: ['mobilise', 'income', { type: 'over', side: 'axis', reason }] });
    expect(aaRevised.outcome(table.state)).toMatchObject({ winners: ['germany-japan'], scores: { 'ussr-uk-usa': 0, 'germany-japan': 1 } });
    atEndOf('USA', takes('Germany', cities.slice(1)), { victoryCities }).then({ over: null });
  });

  it('RREV-10.2: so do the Allies', () => {
    atEndOf('USA', takes('UK', ['Western Europe', 'Southern Europe'])).then({
      over: 'victory-minor',
      tells: ['mobilise', 'income', { side: 'allies' }],
    });
    atEndOf('USA', takes('UK', axis.slice(1, 5)), { victoryCities: 10 }).then({ over: 'victory-major' });
  });

  it('QREV-01 (L280): nobody wins before the round ends', () => {
    for (const power of ['USSR', 'Germany', 'UK', 'Japan']) atEndOf(power, takes('Germany', ['Karelia', 'India'])).then({ over: null });
  });

  it('house: at the round limit the side that produces more than at the start wins', () => {
    atEndOf('USA', ['Norway (UK): '], { roundLimit: 3 }).then({ over: 'round-limit', tells: ['mobilise', 'income', { side: 'allies' }] });
  });
});

describe('the individual winner (RREV-10.3)', () => {
  const seating = 'ussr,germany,uk,japan,usa';

  it('L2480: of the side that won, the power whose production grew most; its friends have half', () => {
    const table = atEndOf('USA', takes('UK', ['Western Europe', 'Southern Europe']), { individualWinner: true, seating });
    expect(table.last('over').best).toEqual(['uk']);
    expect(aaRevised.outcome(table.state)).toMatchObject({
      winners: ['uk'],
      scores: { ussr: 0.5, germany: 0, uk: 1, japan: 0, usa: 0.5 },
      text: {
        en: 'The Allies win: eight victory cities. Individual winner: United Kingdom (+12).',
        it: 'Vincono gli Alleati: otto città della vittoria. Vincitore individuale: Regno Unito (+12).',
      },
    });
  });

  it('ties are shared', () => {
    const held = [...takes('Japan', ['India']), ...takes('Germany', ['Karelia', 'Persia'])];
    const table = atEndOf('USA', held, { individualWinner: true, seating });
    expect(table.last('over').best).toEqual(['germany', 'japan']);
    expect(aaRevised.outcome(table.state)).toMatchObject({ winners: ['germany', 'japan'], scores: { germany: 1, japan: 1, usa: 0 } });
  });

  it('powers of one player count separately: the player of the best of them wins', () => {
    const table = atEndOf('USA', takes('UK', ['Western Europe', 'Southern Europe']), {
      individualWinner: true,
      seating: 'ussr-uk,germany-japan,usa',
    });
    expect(aaRevised.outcome(table.state)).toMatchObject({ winners: ['ussr-uk'], scores: { 'ussr-uk': 1, usa: 0.5, 'germany-japan': 0 } });
  });
});
