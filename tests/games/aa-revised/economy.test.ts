import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clone, noAutoAnswers, playSheet, randomOrder, scriptedDie, seeded, settle } from '../../../lib/engine';
import { aa1941, aaRevised } from '../../../lib/games/axis-allies';
import { format } from '../../../lib/games/axis-allies/notation';
import { given } from '../../support/given';

const research = (power = 'USSR', more = '') => given(aaRevised).position(`Round 1, ${power}, research\n${more}`);

describe('set-up (RREV-1)', () => {
  it('RREV-1.3, VREV-01 (L511): the powers begin with 24, 40, 30, 30 and 42 IPCs, as much as they produce', () => {
    const table = given(aaRevised).begun();
    expect(table.state.treasury).toEqual({ ussr: 24, germany: 40, uk: 30, japan: 30, usa: 42 });
    table.then({ asks: ['research ussr-uk-usa'], tells: ['turn'] });
    for (const [power, ipcs] of Object.entries(table.state.treasury)) {
      const turn = given(aaRevised).position(`Round 1, ${power}, mobilise\nIPCs: ${power} 0\nBought: 1 infantry`);
      expect(
        turn
          .when('PLACE nothing, return 1 infantry'.replace('nothing, return 1 infantry', `1 infantry in ${capital[power]}`))
          .last('income').amount,
      ).toBe(ipcs);
    }
  });

  it('RREV-3.1: a turn is research, purchase, combat move, combat, noncombat move, mobilise, income', () => {
    const table = given(aaRevised).begun();
    const phases = [table.state.phase];
    for (const line of ['PASS', 'BUY 1 infantry', 'END', 'END', 'PLACE 1 infantry in Russia']) phases.push(table.when(line).state.phase);
    expect(phases).toEqual(['research', 'purchase', 'combat-move', 'noncombat-move', 'mobilise', 'research']);
    table.then({ tells: ['mobilise', 'income', 'turn'], asks: ['research germany-japan'] });
  });
});

const capital: Record<string, string> = {
  ussr: 'Russia',
  germany: 'Germany',
  uk: 'United Kingdom',
  japan: 'Japan',
  usa: 'Eastern United States',
};

describe('research (RREV-4)', () => {
  it('VREV-03 (L797): super submarines want a 3; of 1, 4, 3 one is, and three dice cost 15', () => {
    const table = research('Germany').dice(1, 4, 3).when('RESEARCH super submarines, 3 dice');
    table.then({
      tells: [{ type: 'research', technology: 'super-submarines', cost: 15, dice: [1, 4, 3], success: true, left: 25 }],
      at: { Developments: 'Germany super submarines', IPCs: 'USSR 24, Germany 25, UK 30, Japan 30, USA 42' },
      asks: ['purchase germany-japan'],
    });
  });

  it('VREV-03: 1, 2, 4 find nothing, and the dice do not keep', () => {
    const table = research('Germany').dice(1, 2, 4).when('RESEARCH super submarines, 3 dice');
    table.then({ tells: [{ type: 'research', success: false, left: 25 }], at: { Developments: '' } });
  });

  it('VREV-03: two dice cost 10', () => {
    expect(research('Germany').dice(3, 6).when('RESEARCH super submarines, 2 dice').state.treasury.germany).toBe(30);
  });

  it.each([
    ['jet fighters', 1],
    ['rockets', 2],
    ['super submarines', 3],
    ['long-range aircraft', 4],
    ['combined bombardment', 5],
    ['heavy bombers', 6],
  ])('RREV-4.3: %s are found with a %i alone', (name, number) => {
    for (const die of [1, 2, 3, 4, 5, 6]) {
      const table = research().dice(die).when(`RESEARCH ${name}`);
      expect(table.last('research').success).toBe(die === number);
      expect(table.at('Developments')).toBe(die === number ? `USSR ${name}` : '');
    }
  });

  it('RREV-4.1: what is owned is not developed again: E-RESEARCH; dice are paid from the treasury: E-FUNDS', () => {
    research('USSR', 'Developments: USSR rockets').then({
      refuses: { 'RESEARCH rockets, 1 die': 'E-RESEARCH', 'SVILUPPA missili': 'E-RESEARCH', 'RESEARCH jet fighters, 5 dice': 'E-FUNDS' },
    });
  });

  it('RREV-4.2 (L889): what another power owns is neither shared nor closed to others', () => {
    const table = research('USSR', 'Developments: UK rockets, Germany rockets').dice(2).when('SVILUPPA missili, 1 dado');
    table.then({ at: { Developments: 'USSR rockets, Germany rockets, UK rockets' } });
  });

  it('RREV-4.1: one development a turn', () => {
    research()
      .dice(6)
      .when('RESEARCH rockets')
      .then({ refuses: { 'RESEARCH jet fighters': 'E-PHASE' } });
  });

  it('RREV-4.4: the form offers no development that is owned and no dice beyond the treasury', () => {
    const owned = 'Developments: USSR jet fighters + rockets + super submarines + long-range aircraft + combined bombardment';
    expect(research('USSR', `${owned}\nIPCs: USSR 14`).offers()).toEqual([
      'PASS',
      'RESEARCH heavy bombers, 1 die',
      'RESEARCH heavy bombers, 2 dice',
    ]);
  });

  it('RREV-4.4: nobody is asked without 5 IPCs, with all six, or where the table plays without technology', () => {
    const next = (more: string, options = {}) =>
      given(aaRevised, options)
        .position(`Round 1, USA, mobilise\nBought: 1 infantry\n${more}`)
        .when('PLACE 1 infantry in Eastern United States');
    const six = 'jet fighters + rockets + super submarines + long-range aircraft + combined bombardment + heavy bombers';
    next('IPCs: USSR 4').then({ asks: ['purchase ussr-uk-usa'] });
    next(`Developments: USSR ${six}`).then({ asks: ['purchase ussr-uk-usa'] });
    next('', { noTechnology: true }).then({ asks: ['purchase ussr-uk-usa'] });
    next('IPCs: USSR 5').then({ asks: ['research ussr-uk-usa'] });
    given(aaRevised, { noTechnology: true })
      .begun()
      .then({ asks: ['purchase ussr-uk-usa'] });
  });

  it('RREV-3.1: a purchase declines research in the same breath', () => {
    const table = research().when('BUY 3 tanks');
    table.then({ tells: [{ type: 'purchase', cost: 15 }], asks: ['combat-move ussr-uk-usa'] });
    expect(aaRevised.phaseOf?.(table.last('purchase'))).toBe('purchase');
  });

  it('a whole turn is one sheet, with research or without: its dice stop nothing that still fits', () => {
    const begun = given(aaRevised).begun().state;
    const rest = ['BUY 2 infantry', 'END', 'END', 'PLACE 2 infantry in Russia'];
    const sent = (orders: string[], dice: number[]) =>
      playSheet(
        aaRevised,
        begun,
        { seat: 'ussr-uk-usa', decision: null, orders, via: 'web', language: 'en' },
        noAutoAnswers(() => scriptedDie(dice)),
      );
    for (const orders of [rest, ['PASS', ...rest], ['RESEARCH rockets, 2 dice', ...rest]]) {
      const { refused, accepted, state } = sent(orders, [5, 5]);
      expect([refused, accepted, state.power]).toEqual([null, orders.length, 'germany']);
    }
    const tooDear = sent(['RESEARCH rockets, 4 dice', ...rest], [5, 5, 5, 2]);
    expect([tooDear.accepted, tooDear.refused?.index, tooDear.state.treasury.ussr]).toEqual([1, 1, 4]);
  });

  it('a standing order never to develop anything leads straight to the purchase', () => {
    const table = given(aaRevised).begun();
    const decision = table.question();
    const standard = aaRevised.defaultPolicy(table.state.options, decision.seat);
    expect(aaRevised.answer(table.state, decision, standard)).toBeNull();
    expect(aaRevised.answer(table.state, decision, { ...standard, ask: [] })).toEqual({ type: 'pass' });
    const progress = { state: clone(table.state), entries: [] };
    settle(aaRevised, progress, { ...noAutoAnswers(() => scriptedDie([])), policy: () => ({ ...standard, ask: [] }) });
    expect(aaRevised.decisions(progress.state).map((each) => each.kind)).toEqual(['purchase']);
    table.expire().then({ asks: ['purchase ussr-uk-usa'] });
  });

  it('standing orders of Revised speak of research and ask about it and about advantages, those of 1941 do not', () => {
    const asked = (game: typeof aa1941) => game.policyFields('en').find(({ name }) => name === 'ask');
    expect(asked(aaRevised)?.choices?.map(({ value }) => value)).toContain('research');
    expect(asked(aaRevised)?.default).toEqual(['research', 'reaction']);
    expect(asked(aa1941)?.choices?.map(({ value }) => value)).not.toContain('research');
    expect(asked(aa1941)?.default).toEqual([]);
  });

  it('the draft of a turn names research as a remark and holds as it stands', () => {
    const table = given(aaRevised).begun();
    const { draft = [], facts = [] } = aaRevised.help(table.state, table.question(), 'en');
    expect(draft.slice(0, 3)).toEqual([
      '# Weapons are developed before the purchase, for example:',
      '# RESEARCH jet fighters, 1 die',
      'BUY 8 infantry',
    ]);
    expect(facts[0]).toBe(
      'A die costs 5 IPCs; one of them must show: jet fighters 1, rockets 2, super submarines 3, long-range aircraft 4, combined bombardment 5, heavy bombers 6.',
    );
    table.when(draft.filter((line) => !line.startsWith('#')).join('\n')).then({ asks: ['research germany-japan'] });
  });
});

describe('purchase (RREV-5)', () => {
  it('RREV-5.1: twelve types are for sale, an AA gun for 5 and an industrial complex for 15', () => {
    const table = given(aaRevised).position('Round 1, USSR, purchase').when('BUY 1 AA gun, 1 industrial complex, 1 artillery');
    table.then({ tells: [{ type: 'purchase', cost: 24, left: 0 }], at: { Bought: '1 artillery, 1 AA gun, 1 complex' } });
    given(aaRevised)
      .position('Round 1, USSR, purchase')
      .then({ refuses: { 'BUY 5 tanks': 'E-FUNDS' } });
  });

  it('RREV-3.2 (L1790): a power without its capital only moves and fights', () => {
    const table = given(aaRevised)
      .position('Round 1, USA, mobilise\nBought: 1 infantry\nIPCs: USSR 30\nRussia (Germany): 1 infantry')
      .when('PLACE 1 infantry in Eastern United States');
    table.then({
      asks: ['combat-move ussr-uk-usa'],
      refuses: { 'BUY 1 infantry': 'E-CAPITAL-LOST', 'RESEARCH rockets': 'E-CAPITAL-LOST' },
    });
    table.when('END\nEND').then({ asks: ['research germany-japan'], tells: [{ type: 'skipped', phase: 'income' }, 'turn'] });
  });

  it('QREV-14 (L1800): a power whose capital was freed buys nothing till it has collected income again', () => {
    const table = given(aaRevised)
      .position('Round 1, UK, combat-move\nIPCs: USSR 20\nRussia (Germany): \nNovosibirsk: UK 1 tank')
      .when('MOVE 1 tank: Novosibirsk > Russia\nEND\nEND');
    expect(table.told('capital-freed')).toMatchObject([{ power: 'ussr' }]);
    expect(table.at('Recovering')).toBe('USSR');
    table.until('combat-move', 'ussr').then({ asks: ['combat-move ussr-uk-usa'] });
    expect(table.last('skipped')).toEqual({ type: 'skipped', power: 'ussr', phase: 'purchase', because: 'recovering' });
    table.when('END\nEND').then({ at: { Recovering: '' } });
    expect(table.told('income').some(({ power }) => power === 'ussr')).toBe(true);
    table.until('research', 'ussr');
  });
});

describe('mobilisation (RREV-9)', () => {
  const turn = (power: string, bought: string, more = '') =>
    given(aaRevised).position(`Round 1, ${power}, mobilise\nBought: ${bought}\n${more}`);

  it('VREV-15 (L2665): an industrial complex in Eastern Canada makes three units a turn: E-IC-LIMIT', () => {
    const table = turn('UK', '4 infantry', 'Complexes: Eastern Canada');
    table.then({ refuses: { 'PLACE 4 infantry in Eastern Canada': 'E-IC-LIMIT' } });
    table.when('PLACE 3 infantry in Eastern Canada, return 1 infantry').then({ at: { 'Eastern Canada': '3 infantry' } });
  });

  it('VREV-21 (L3150): the Caucasus is worth 4 and takes four of four', () => {
    turn('USSR', '1 artillery, 4 tanks').then({ refuses: { 'PLACE 1 artillery, 4 tanks in Caucasus': 'E-IC-LIMIT' } });
    turn('USSR', '1 artillery, 3 tanks')
      .when('PLACE 1 artillery, 3 tanks in Caucasus')
      .then({ at: { Caucasus: '1 artillery, 3 tanks' } });
  });

  it('RREV-9.9 (L2386): no complex taken or freed this turn makes anything, nor does an ally’s: E-IC-INELIGIBLE', () => {
    turn('Germany', '1 infantry', 'Caucasus (Germany): 1 infantry\nCaptured: Caucasus from USSR').then({
      refuses: { 'PLACE 1 infantry in Caucasus': 'E-IC-INELIGIBLE', 'PLACE 1 infantry in Japan': 'E-IC-INELIGIBLE' },
    });
    const freed = turn('UK', '1 infantry', 'Caucasus: UK 1 infantry\nCaptured: Caucasus from Germany');
    freed.then({ refuses: { 'PLACE 1 infantry in Caucasus': 'E-IC-INELIGIBLE' } });
    turn('USSR', '1 infantry', 'Caucasus: UK 1 infantry').when('PLACE 1 infantry in Caucasus');
  });

  it('RREV-9.9 (L1775): the liberator makes units there while the owner’s capital is enemy-held, from his next turn', () => {
    turn('UK', '2 infantry', 'Russia (Germany): 1 infantry\nCaucasus (UK): 1 infantry')
      .when('PLACE 2 infantry in Caucasus')
      .then({
        at: { Caucasus: '(UK) 3 infantry' },
      });
  });

  it('RREV-9.10 (L2406): land units and bombers only ashore: E-PLACE-TERRAIN; ships into hostile zones too', () => {
    const table = turn('Germany', '1 AA gun, 1 bomber, 1 destroyer', 'sz5: UK 1 battleship');
    table.then({
      refuses: { 'PLACE 1 AA gun in sz5 from Germany': 'E-PLACE-TERRAIN', 'PLACE 1 bomber in sz5 from Germany': 'E-PLACE-TERRAIN' },
    });
    table.when('PLACE 1 AA gun, 1 bomber in Germany, 1 destroyer in sz5 from Germany');
    table.then({ at: { sz5: 'Germany 1 destroyer, UK 1 battleship', Germany: '1 AA gun, 1 bomber' } });
    expect(table.told('battle')).toEqual([]);
  });

  it('RREV-9.10, D-35: new fighters go ashore or to new carriers, never to those that stand: E-PLACE-CARRIER', () => {
    const old = turn('Germany', '1 fighter', 'sz5: Germany 1 carrier');
    old.then({ refuses: { 'PLACE 1 fighter in sz5 from Germany': 'E-PLACE-CARRIER' } });
    expect(old.offers().sort()).toEqual(['PLACE 1 fighter in Germany', 'PLACE 1 fighter in Southern Europe']);
    const table = turn('Germany', '1 carrier, 3 fighters', 'sz5: Germany 1 carrier');
    table.then({ refuses: { 'PLACE 1 carrier, 3 fighters in sz5 from Germany': 'E-PLACE-CARRIER' } });
    table
      .when('PLACE 1 carrier, 2 fighters in sz5 from Germany, 1 fighter in Germany')
      .then({ at: { sz5: 'Germany 2 fighters, 2 carriers' } });
  });

  it('RREV-9.10 (L2425): a new carrier takes own fighters from the territory of its complex, even those that have moved', () => {
    const place = 'PLACE 1 carrier in sz5 from Germany';
    const table = () => turn('Germany', '1 carrier', 'Germany: 2 fighters [spent], 1 fighter, Japan 1 fighter');
    table()
      .when(`${place}, load 2 fighters from Germany in sz5`)
      .then({ at: { sz5: 'Germany 2 fighters, 1 carrier', Germany: '1 fighter, Japan 1 fighter' } });
    table()
      .when('PIAZZA 1 portaerei in zm5 da Germania, carica 1 caccia da Germania in zm5')
      .then({ at: { sz5: 'Germany 1 fighter, 1 carrier' } });
    expect(table().reads(`${place}, load 1 fighter in sz5`)).toBe(`${place}, load 1 fighter from Germany in sz5`);
    table().then({
      refuses: {
        [`${place}, load 3 fighters from Germany in sz5`]: 'E-PLACE-CARRIER',
        [`${place}, load 1 fighter from Southern Europe in sz5`]: 'E-UNITS',
        [`${place}, load 1 infantry from Germany in sz5`]: 'E-UNITS',
        'PLACE 1 carrier in sz14 from Southern Europe, load 1 fighter from Germany in sz5': 'E-PLACE-CARRIER',
      },
    });
    expect(table().offers()).toContain(`${place}, load 2 fighters from Germany in sz5`);
  });

  it('RREV-9.10: new and old fighters share the new carrier', () => {
    const table = turn('Germany', '1 carrier, 1 fighter', 'Germany: 2 fighters');
    table.then({ refuses: { 'PLACE 1 carrier, 1 fighter in sz5 from Germany, load 2 fighters from Germany in sz5': 'E-PLACE-CARRIER' } });
    table
      .when('PLACE 1 carrier, 1 fighter in sz5 from Germany, load 1 fighter from Germany in sz5')
      .then({ at: { sz5: 'Germany 2 fighters, 1 carrier', Germany: '1 fighter' } });
  });

  it('R41-11.5: 1941 knows no such loading: E-PLACE-CARRIER', () => {
    const table = given(aa1941).position('Round 1, Germany, mobilise\nBought: 1 carrier\nGermany: 1 fighter');
    table.then({ refuses: { 'PLACE 1 carrier in sz5 from Germany, load 1 fighter from Germany in sz5': 'E-PLACE-CARRIER' } });
  });

  it('RREV-9.11 (L2433): a complex rises in own territory held since the turn began, worth something and without one: E-IC-SITE', () => {
    const table = turn('UK', '1 complex', 'Norway (UK): 1 infantry\nCaptured: Norway from Germany');
    table.then({
      refuses: {
        'PLACE 1 complex in Norway': 'E-IC-SITE',
        'PLACE 1 complex in United Kingdom': 'E-IC-SITE',
        'PLACE 1 complex in Gibraltar': 'E-IC-SITE',
        'PLACE 1 complex in Germany': 'E-IC-SITE',
        'PLACE 1 complex in Russia': 'E-IC-SITE',
        'PLACE 1 complex in India from United Kingdom': 'E-IC-SITE',
      },
    });
    table.when('PLACE 1 complex in India');
    expect(table.state.complexes).toContain('india');
  });

  it('RREV-9.11: it counts against no limit and makes nothing this turn; of two, each wants its own territory', () => {
    const full = 'PLACE 8 infantry in United Kingdom';
    const table = turn('UK', '8 infantry, 1 complex');
    table.then({
      refuses: { 'PLACE 7 infantry in United Kingdom, 1 complex, 1 infantry in India': 'E-IC-INELIGIBLE', [full]: 'E-IC-LIMIT' },
    });
    table.when(`${full}, 1 complex in India`).then({ at: { 'United Kingdom': '8 infantry' } });
    turn('UK', '2 complexes').then({
      refuses: { 'PLACE 2 complexes in India': 'E-IC-SITE', 'PLACE 1 complex in India, 1 complex in India': 'E-IC-SITE' },
    });
    turn('UK', '2 complexes').when('PLACE 1 complex in India, 1 complex in Australia');
    const next = turn('UK', '3 infantry', 'Complexes: United Kingdom, India').when('PLACE 3 infantry in India');
    next.then({ at: { India: '3 infantry' } });
  });

  it('RREV-9.12: which units go back is the owner’s choice, which room there is not', () => {
    const table = turn('Germany', '16 infantry, 2 tanks');
    table.when('PLACE 8 infantry, 2 tanks in Germany, 6 infantry in Southern Europe, return 2 infantry');
    expect(table.last('mobilise')).toMatchObject({ refund: { infantry: 2 }, refunded: 6 });
    turn('Germany', '4 infantry').then({ refuses: { 'PLACE 3 infantry in Germany': 'E-IC-LIMIT' } });
  });

  it('RREV-9.12, DPREV-13: at the deadline a complex stands on the richest site and all that fits is placed', () => {
    const table = turn('UK', '1 complex, 2 infantry').expire();
    expect(table.last('mobilise').refund).toEqual({});
    expect(table.state.complexes).toHaveLength(9);
  });

  it('RREV-9.8, D-34: a fighter over the sea at the end of the noncombat move is lost, whatever carrier was bought', () => {
    const table = given(aaRevised)
      .position(
        'Round 1, Germany, noncombat-move\nBought: 1 carrier\nsz8: Germany 1 fighter [1 left]\nWestern Europe (UK): UK 1 infantry\nNorway (UK): UK 1 infantry',
      )
      .when('END');
    expect(table.told('crashed')).toMatchObject([{ space: 'sz8', units: { fighter: 1 } }]);
  });

  it('RREV-9.10: the form offers each way to place a carrier and to load it once', () => {
    const place = (zone: string, count: number) =>
      `PLACE 1 carrier in ${zone} from Germany${count > 0 ? `, load ${count} ${count > 1 ? 'fighters' : 'fighter'} from Germany in ${zone}` : ''}`;
    const table = turn('Germany', '1 carrier', 'Germany: 3 fighters\nComplexes: Germany');
    expect(table.offers().sort()).toEqual([0, 1, 2].map((count) => place('sz5', count)).sort());
  });

  it('RREV-9.11: the form offers each site, and each pair of sites once', () => {
    const position = 'Complexes: United Kingdom\nIndia (Japan): \nAustralia (Japan): ';
    const one = turn('UK', '1 complex', position).offers();
    const two = turn('UK', '2 complexes', position).offers();
    expect(two).toHaveLength((one.length * (one.length - 1)) / 2);
    expect(new Set(two).size).toBe(two.length);
    expect(one).not.toContain('PLACE 1 complex in India');
    // the richest first
    expect(one[0]).toBe('PLACE 1 complex in Eastern Canada');
  });

  it('the form offers all and only what the rules take', () => {
    const positions = [
      turn(
        'UK',
        '1 carrier, 1 fighter, 1 complex',
        'United Kingdom: 2 fighters, 1 fighter [spent]\nComplexes: United Kingdom, Eastern Canada',
      ),
      turn('Japan', '2 complexes, 2 carriers, 2 fighters, 1 AA gun', 'Japan: 3 fighters'),
      turn('USA', '3 complexes, 12 infantry, 4 carriers', 'Western United States: 1 fighter\nEastern United States: 2 fighters'),
      turn('USSR', '20 infantry, 1 carrier, 1 complex', 'Caucasus: 1 fighter'),
    ];
    for (const [n, table] of positions.entries()) {
      const found = new Set<string>();
      const random = seeded(`form ${n}`);
      for (let i = 0; i < 40; i++) {
        const order = randomOrder(aaRevised, table.state, table.question(), random);
        const checked = aaRevised.check(table.state, table.question(), order, 'en');
        expect([format(order), checked.ok && checked.value]).toEqual([format(order), order]);
        found.add(format(order));
        expect(table.reads(format(order))).toBe(format(order));
      }
      expect(found.size).toBeGreaterThan(5);
    }
  });

  it('the purchase form stays within the treasury whatever it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 60 }), fc.integer(), (ipcs, seed) => {
        const { state } = given(aaRevised).position(`Round 1, UK, purchase\nIPCs: UK ${ipcs}`);
        const [decision] = aaRevised.decisions(state);
        if (!decision) throw new Error('no question');
        const order = randomOrder(aaRevised, state, decision, seeded(`${seed}`));
        expect(aaRevised.check(state, decision, order, 'en').ok).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

describe('income (RREV-10.1)', () => {
  it('VREV-21 (L3160): with West Russia the Soviet Union collects 26, and Germany would 38', () => {
    const table = given(aaRevised).position('Round 1, USSR, noncombat-move\nIPCs: USSR 0\nWest Russia (USSR): 3 infantry').when('END');
    expect(table.last('income')).toEqual({ type: 'income', power: 'ussr', amount: 26, treasury: 26 });
    expect(aaRevised.brief(table.state, 'en').sections[1]?.lines[1]).toContain('production 38');
  });
});

describe('VREV-21 (L3058): the sample turn, but for its rocket', () => {
  it('research, purchase, West Russia taken in two rounds, moves, mobilisation and income', () => {
    const table = given(aaRevised).begun().dice(2).when('RESEARCH rockets, 1 die');
    expect([table.state.treasury.ussr, table.at('Developments')]).toEqual([19, 'USSR rockets']);
    table.when('BUY 3 tanks, 1 artillery');
    expect(table.state.treasury.ussr).toBe(0);
    table.when(`MOVE 3 infantry, 1 tank: Archangel > West Russia
      MOVE 2 infantry, 1 fighter: Karelia > West Russia`);
    table.dice(1, 1, 3, 4, 5, 2, 4).when('END');
    expect(table.last('fire')).toMatchObject({ side: 'attack', hits: 3 });
    table.dice(1, 4, 6, 3, 5).when('LOSE 1 tank, 2 infantry');
    expect(table.last('fire')).toMatchObject({ side: 'defence', hits: 1 });
    table.when('LOSE 1 infantry');
    table.dice(1, 1, 1, 6, 6, 6, 6, 2).when('PRESS').when('LOSE 1 infantry');
    table.then({
      at: { 'West Russia': '(USSR) 3 infantry [spent], 1 tank [spent], 1 fighter [3 left]' },
      asks: ['noncombat-move ussr-uk-usa'],
    });
    table.when(`MOVE 1 fighter: West Russia > Russia
      MOVE 2 infantry, 1 artillery: Russia > Archangel
      MOVE 2 tanks: Russia > Archangel > Karelia
      MOVE 1 submarine: sz4 > sz3 > sz6
      END`);
    table.when('PLACE 3 tanks, 1 artillery in Caucasus');
    expect(table.last('income')).toEqual({ type: 'income', power: 'ussr', amount: 26, treasury: 26 });
    table.then({
      at: {
        'West Russia': '(USSR) 3 infantry, 1 tank',
        Archangel: '2 infantry, 1 artillery',
        Caucasus: '3 infantry, 2 artillery, 4 tanks, 1 AA gun',
        Russia: '1 infantry, 1 AA gun, 2 fighters',
        'Karelia SSR': '1 infantry, 2 tanks',
        sz6: 'USSR 1 submarine',
      },
    });
  });
});

describe('position text', () => {
  it('holds developments, complexes and recovering powers', () => {
    const text =
      'Round 3, Japan, purchase\nDevelopments: USSR rockets + heavy bombers, Japan jet fighters\nComplexes: Russia, India\nRecovering: UK';
    const table = given(aaRevised).position(text);
    expect(given(aaRevised).position(aaRevised.formatPosition(table.state)).state).toEqual(table.state);
    expect(table.state).toMatchObject({
      effects: { ussr: ['rockets', 'heavy-bombers'], japan: ['jet-fighters'] },
      complexes: ['russia', 'india'],
      recovering: ['uk'],
    });
  });
});
