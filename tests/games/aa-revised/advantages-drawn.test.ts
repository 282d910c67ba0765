import { describe, expect, it } from 'vitest';
import { aaRevised } from '../../../lib/games/axis-allies';
import { given } from '../../support/given';
import { at } from './advantages';

describe('national advantages at the set-up (RREV-12.0)', () => {
  it('each power rolls for so many; repeats are rolled again', () => {
    const table = given(aaRevised, { advantages: 1 }).begun(1, 2, 3, 1, 2);
    expect(table.state.effects).toEqual({
      ussr: ['russian-winter'],
      germany: ['atlantic-wall'],
      uk: ['enigma'],
      japan: ['tokyo-express'],
      usa: ['chinese-divisions'],
    });
    const two = given(aaRevised, { advantages: 2 }).begun(1, 1, 2, 3, 3, 3, 4, 1, 2, 1, 2, 3, 4);
    expect(two.told('advantages').map(({ power, dice }) => [power, dice.length])).toEqual([
      ['ussr', 3],
      ['germany', 4],
      ['uk', 2],
      ['japan', 2],
      ['usa', 2],
    ]);
  });

  it('chosen ones count among them, and dice add the rest', () => {
    const options = { advantages: 1, chosenAdvantages: ['salvage', 'lend-lease', 'banzai'] };
    const table = given(aaRevised, options).begun(1, 1, 1);
    expect(table.state.effects).toMatchObject({ ussr: ['salvage', 'lend-lease'], japan: ['banzai'] });
    expect(given(aaRevised).begun().state.effects).toBeUndefined();
  });

  it('who has what is in the position, the letter and the log', () => {
    const table = given(aaRevised, { chosenAdvantages: ['salvage', 'wolf-packs'] }).begun();
    table.then({ at: { Developments: 'USSR Salvage, Germany Wolf packs' } });
    expect(JSON.stringify(aaRevised.brief(table.state, 'en'))).toContain('Germany: Wolf packs');
    expect(aaRevised.narrate(table.told('advantages')[0] ?? table.last('turn'), 'it')).toContain('Recupero');
  });
});

describe('the form of national advantages', () => {
  it.each([
    [
      'Round 1, USSR, noncombat-move',
      'Developments: USSR Mobile industry + Russian winter + Trans-Siberian railway',
      'Russia: 2 infantry',
      'sz4: USSR 1 submarine',
    ],
    ['Round 1, USSR, purchase', 'IPCs: USSR 4', 'Developments: USSR Lend-lease', 'Russia: UK 1 infantry, 1 fighter'],
    ['Round 1, USSR, research', 'IPCs: USSR 6', 'Developments: USSR Lend-lease', 'Russia: UK 1 infantry'],
    ['Round 1, Germany, noncombat-move', 'Developments: Germany Panzer blitz', 'Karelia (Germany): 2 tanks [fought], 1 infantry [spent]'],
    ['Round 1, UK, noncombat-move', 'Developments: UK Mideast oil', 'Persia: 1 fighter [fought]', 'Trans-Jordan: 1 bomber [2 left]'],
    [
      'Round 1, USA, noncombat-move',
      'Developments: USA Chinese divisions + Mechanised infantry + Fast carriers',
      'China: 1 infantry',
      'sz55: USA 1 carrier',
    ],
    [
      'Round 1, Germany, reaction',
      'Developments: UK Enigma decoded',
      'Anglo-Egypt: 1 infantry, 1 tank, Germany 1 tank [spent]',
      'Trans-Jordan: 2 infantry',
    ],
  ])('%s, %s: what it offers is legal and read back', (...lines) => {
    const table = at(...lines);
    const offers = table.offers(4000);
    expect(offers.length).toBeGreaterThan(1);
    for (const line of offers) expect(table.reads(line)).toBe(line);
  });
});
