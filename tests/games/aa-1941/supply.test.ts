import { describe, expect, it } from 'vitest';
import { aa1941 } from '../../../lib/games/axis-allies';
import { given } from '../../support/given';

describe('purchase (R41-4)', () => {
  it('R41-4.2: costs at most the treasury, at once: E-FUNDS', () => {
    const table = given(aa1941).position('Round 1, Germany, purchase');
    table.then({ refuses: { 'BUY 1 bomber, 1 infantry': 'E-FUNDS' } });
    table.when('BUY 1 tank, 2 infantry');
    expect(table.state.treasury.germany).toBe(0);
    expect(table.state.bought).toEqual({ infantry: 2, tank: 1 });
    expect(table.told('purchase')).toMatchObject([{ cost: 12, left: 0 }]);
    table.then({ asks: ['combat-move germany-japan'] });
  });

  it('R41-4.1: nine types are for sale; an industrial complex, artillery or IPCs for an ally are not', () => {
    const table = given(aa1941).position('Round 1, USA, purchase\nIPCs: USA 80');
    for (const type of ['infantry', 'tank', 'fighter', 'bomber', 'submarine', 'transport', 'destroyer', 'carrier', 'battleship']) {
      expect(table.reads(`BUY 1 ${type}`)).toContain(type);
    }
    for (const line of ['BUY 1 industrial complex', 'BUY 2 infantry, 1 artillery', 'COMPRA 1 complesso industriale']) {
      table.then({ refuses: { [line]: 'E-NOT-FOR-SALE' } });
    }
    table.then({ refuses: { 'BUY 1 elephant': 'E-NOTATION' } });
  });

  it('R41-4.4: no power gives or lends IPCs: E-GIFT', () => {
    const table = given(aa1941).position('Round 1, USA, purchase');
    for (const line of ['GIVE 5 IPCs to UK', 'LEND 5 to UK', 'PRESTA 5 al Regno Unito']) expect(table.refuses(line)).toBe('E-GIFT');
  });

  it('R41-4.3: more may be bought than can be placed', () => {
    const table = given(aa1941).position('Round 1, UK, purchase\nIPCs: UK 60').when('BUY 20 infantry');
    expect(table.state.bought).toEqual({ infantry: 20 });
  });

  it('R41-3.1: nothing may be bought', () => {
    expect(given(aa1941).position('Round 1, Germany, purchase').when('BUY nothing').state.treasury.germany).toBe(12);
  });

  it('DP41-13: who cannot pay for infantry is not asked', () => {
    const table = given(aa1941).position('Round 1, USSR, noncombat-move\nIPCs: Germany 2').when('END');
    table.then({ asks: ['combat-move germany-japan'] });
    expect(table.told('skipped')).toEqual([{ type: 'skipped', power: 'germany', phase: 'purchase', because: 'poor' }]);
  });
});

describe('mobilisation (R41-11)', () => {
  const berlin = (bought: string, more = '') => `Round 1, Germany, mobilise
    Bought: ${bought}
    ${more}`;

  it('R41-11.2, V41-13: Germany’s industrial complex makes 4 units, in Germany or sz5; a fifth goes back: E-IC-LIMIT', () => {
    const table = given(aa1941).position(berlin('3 infantry, 2 submarines'));
    table.then({ refuses: { 'PLACE 3 infantry in Germany, 2 submarines in sz5 from Germany': 'E-IC-LIMIT' } });
    table.when('PLACE 2 infantry in Germany, 2 submarines in sz5 from Germany');
    expect([table.at('germany'), table.at('sz5')]).toEqual(['2 infantry', 'Germany 2 submarines']);
    expect(table.told('mobilise')).toMatchObject([{ refund: { infantry: 1 }, refunded: 3 }]);
    expect(table.state.treasury.germany).toBe(12 + 3 + 12);
  });

  it('R41-11.6, Q41-12: what fits must be placed, and which go back is the owner’s choice', () => {
    const table = given(aa1941).position(berlin('3 infantry, 3 tanks'));
    table.then({ refuses: { 'PLACE 3 infantry in Germany': 'E-IC-LIMIT' } });
    expect(table.reads('PLACE 1 infantry, 3 tanks in Germany')).toContain('2 infantry');
    expect(table.offers()).toHaveLength(3);
    expect(given(aa1941).position(berlin('2 infantry')).offers()).toEqual(['PLACE 2 infantry in Germany']);
  });

  it('R41-11.1: only in an industrial complex held since the turn began, never an ally’s: E-IC-INELIGIBLE', () => {
    const table = given(aa1941).position(berlin('2 infantry', 'Caucasus (Germany): 1 tank\nCaptured: Caucasus from USSR'));
    table.then({
      refuses: {
        'PLACE 1 infantry in Caucasus, 1 infantry in Germany': 'E-IC-INELIGIBLE',
        'PLACE 2 infantry in Japan': 'E-IC-INELIGIBLE',
        'PLACE 2 infantry in Western Europe': 'E-IC-INELIGIBLE',
      },
    });
    const later = given(aa1941).position(berlin('2 infantry', 'Caucasus (Germany): 1 tank'));
    expect(later.when('PLACE 2 infantry in Caucasus').at('caucasus')).toBe('(Germany) 2 infantry, 1 tank');
  });

  it('R41-11.3: land units and bombers only ashore, ships only at sea: E-PLACE-TERRAIN', () => {
    const table = given(aa1941).position(berlin('1 infantry, 1 bomber, 1 destroyer'));
    for (const line of ['1 infantry in sz5', '1 bomber in sz5', '1 destroyer in Germany']) {
      table.then({ refuses: { [`PLACE ${line} from Germany`]: 'E-PLACE-TERRAIN' } });
    }
    table.then({ refuses: { 'PLACE 1 destroyer in sz8 from Germany': 'E-PLACE-TERRAIN' } });
  });

  it('R41-11.4: ships may appear among enemy warships, and no battle follows', () => {
    const table = given(aa1941).position(berlin('1 destroyer', 'sz5: UK 1 battleship')).when('PLACE 1 destroyer in sz5 from Germany');
    table.then({ at: { sz5: 'Germany 1 destroyer, UK 1 battleship' } });
    expect(table.told('battle')).toEqual([]);
  });

  it('R41-11.5: fighters go ashore or to own carriers, new ones too, with room: E-PLACE-CARRIER', () => {
    const both = given(aa1941).position(berlin('1 carrier, 2 fighters')).when('PLACE 1 carrier, 2 fighters in sz5 from Germany');
    both.then({ at: { sz5: 'Germany 2 fighters, 1 carrier' } });
    const full = given(aa1941).position(berlin('1 fighter', 'sz5: Germany 1 carrier, 2 fighters'));
    full.then({ refuses: { 'PLACE 1 fighter in sz5 from Germany': 'E-PLACE-CARRIER' } });
    const allied = given(aa1941).position(berlin('1 fighter', 'sz5: Japan 1 carrier'));
    allied.then({ refuses: { 'PLACE 1 fighter in sz5 from Germany': 'E-PLACE-CARRIER' } });
    expect(allied.offers()).toEqual(['PLACE 1 fighter in Germany']);
  });

  it('Q41-02: ships are built in the Black Sea unless the option forbids it', () => {
    const position = `Round 1, USSR, mobilise
      Bought: 1 submarine, 2 infantry`;
    expect(given(aa1941).position(position).when('PLACE 1 submarine in sz18 from Caucasus, 2 infantry in Russia').at('sz18')).toBe(
      'USSR 1 submarine',
    );
    const closed = given(aa1941, { blackSeaBuild: false }).position(position);
    closed.then({ refuses: { 'PLACE 1 submarine in sz18 from Caucasus, 2 infantry in Russia': 'E-PLACE-TERRAIN' } });
    expect(closed.when('PLACE 2 infantry in Russia').told('mobilise')).toMatchObject([{ refund: { submarine: 1 }, refunded: 6 }]);
  });

  it('R41-11.3: new land units do not board transports', () => {
    const table = given(aa1941).position(berlin('1 infantry', 'sz5: Germany 1 transport'));
    table.then({ refuses: { 'PLACE 1 infantry in sz5 from Germany': 'E-PLACE-TERRAIN' } });
  });

  it('R41-11.7: fighters still over the sea afterwards are lost', () => {
    const table = given(aa1941).position(berlin('1 infantry', 'sz5: Germany 2 fighters [spent]')).when('PLACE 1 infantry in Germany');
    expect(table.told('crashed')).toEqual([{ type: 'crashed', power: 'germany', space: 'sz5', units: { fighter: 2 } }]);
  });

  it('more than was bought cannot be placed: E-UNITS', () => {
    expect(given(aa1941).position(berlin('1 infantry')).refuses('PLACE 2 infantry in Germany')).toBe('E-UNITS');
    expect(given(aa1941).position(berlin('5 infantry')).refuses('PLACE 4 infantry in Germany, return 2 infantry')).toBe('E-UNITS');
  });
});

describe('income (R41-12)', () => {
  it('R41-12.1: pays the production of what is controlled at the end of the turn', () => {
    const table = given(aa1941)
      .position(`Round 1, Germany, combat-move
      Ukraine: 1 infantry
      Caucasus: `)
      .when('MOVE 1 infantry: Ukraine > Caucasus\nEND\nEND');
    expect(table.told('income')).toEqual([{ type: 'income', power: 'germany', amount: 14, treasury: 26 }]);
  });

  it('R41-3.2, R41-9.5: a power without its capital neither buys nor mobilises nor collects', () => {
    const table = given(aa1941)
      .position(`Round 1, USSR, noncombat-move
      Germany (UK): UK 1 infantry
      Ukraine: Germany 1 infantry`)
      .when('END');
    table.then({ asks: ['combat-move germany-japan'], refuses: { 'BUY 1 infantry': 'E-CAPITAL-LOST' } });
    table.when('END').when('END');
    expect(table.state.power).toBe('uk');
    expect(table.told('income').map((each) => each.power)).toEqual(['ussr']);
    expect(table.told('skipped').map((each) => each.phase)).toEqual(['purchase', 'income']);
  });
});
