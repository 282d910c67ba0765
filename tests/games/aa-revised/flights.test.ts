import { describe, expect, it } from 'vitest';
import type { Pick } from '../../../lib/engine';
import { aaRevised } from '../../../lib/games/axis-allies';
import { given } from '../../support/given';

const at = (power: string, phase: string, ...lines: string[]) => given(aaRevised).position(`Round 1, ${power}, ${phase}`, ...lines);

describe('ALG-AIR: flights', () => {
  it('RREV-11.6: an island costs a step beyond its zone', () => {
    const table = at('USA', 'noncombat-move', 'Hawaiian Islands: 1 fighter', 'East Indies (USA):', 'Midway: 1 infantry');
    table.then({ refuses: { 'MOVE 1 fighter: Hawaiian Islands > East Indies': 'E-RANGE' } });
    const bomber = at('USA', 'noncombat-move', 'Hawaiian Islands: 1 bomber', 'East Indies (USA):');
    expect(bomber.reads('MOVE 1 bomber: Hawaiian Islands > East Indies').split(' > ')).toHaveLength(6);
  });

  it('RREV-4.3: long-range bombers fly eight spaces, and their way can be named', () => {
    const table = at(
      'USA',
      'noncombat-move',
      'Developments: USA long-range aircraft',
      'Eastern United States: 1 bomber',
      'Persia: 1 infantry',
    );
    const order = table.reads('MOVE 1 bomber: Eastern United States > Persia');
    expect(order.split(' > ')).toHaveLength(9);
    expect(table.reads(order)).toBe(order);
  });

  it('ALG-AIR: what is beyond every range, or leads back, is refused', () => {
    const table = at('Germany', 'noncombat-move', 'Germany: 1 bomber', 'New Zealand (Germany):');
    table.then({
      refuses: {
        'MOVE 1 bomber: Germany > New Zealand': 'E-RANGE',
        'MOVE 1 bomber: Germany > Balkans > Germany': 'E-RANGE',
      },
    });
  });

  it('RREV-9.3: aircraft land where it was friendly when the turn began', () => {
    const table = at('Germany', 'noncombat-move', 'Captured: Karelia S.S.R. from USSR', 'Karelia S.S.R. (Germany): 1 fighter [2 left]');
    table.then({ refuses: { 'MOVE 1 fighter: Karelia S.S.R. > Belorussia > Karelia S.S.R.': 'E-RANGE' } });
    const away = at(
      'Germany',
      'noncombat-move',
      'Captured: Karelia S.S.R. from USSR',
      'Karelia S.S.R. (Germany): 1 infantry',
      'Norway: 1 fighter',
    );
    away.then({ refuses: { 'MOVE 1 fighter: Norway > Karelia S.S.R.': 'E-LANDING-FRESH' } });
  });

  it('RREV-6.6: no suicide flights: a way that is too long to come home is refused', () => {
    const table = at(
      'Germany',
      'combat-move',
      'Germany: 1 fighter',
      'Archangel: 1 infantry',
      'Karelia S.S.R. (USSR):',
      'West Russia (USSR):',
    );
    table.then({ refuses: { 'MOVE 1 fighter: Germany > Archangel': 'E-NO-LANDING', 'MOVE 1 bomber: Germany > Archangel': 'E-UNITS' } });
  });

  it('D-48: a named way is checked step by step', () => {
    const table = at('Germany', 'combat-move', 'Germany: 1 bomber', 'Karelia S.S.R.: 1 infantry');
    table.then({
      refuses: {
        'MOVE 1 bomber: Germany > Norway > Karelia S.S.R.': 'E-PATH',
        'MOVE 1 bomber: Germany > Switzerland > Southern Europe > Karelia S.S.R.': 'E-NEUTRAL',
        'MOVE 1 bomber: Germany > sz5 > sz6 > Norway > sz6 > sz5 > Eastern Europe > Karelia S.S.R.': 'E-RANGE',
      },
    });
  });
});

describe('RREV-6.5: routes in the order form', () => {
  const ways = (...lines: string[]) => {
    const table = at('Germany', 'combat-move', 'Ukraine (Germany): 1 bomber', 'Archangel: 1 infantry', ...lines);
    const picks: Pick[] = [
      { field: 'space', value: ['ukraine-ssr'] },
      { field: 'what', value: ['move'] },
    ];
    return (['en', 'it'] as const).map((language) => {
      const prompt = aaRevised.prompt(table.view('public'), table.question(), picks, language);
      if (prompt.kind === 'done') return aaRevised.format(prompt.order);
      return prompt.kind === 'pick' ? [prompt.field, ...prompt.choices.map(({ label, hint }) => `${label}: ${hint}`)] : prompt.kind;
    });
  };

  it('RREV-6.5: asked only where guns are passed by a longer way', () => {
    expect(ways()[0]).toBe('MOVE 1 bomber: Ukraine S.S.R. > West Russia > Archangel');
    expect(ways('West Russia (USSR): USSR 1 AA gun')).toEqual([
      ['route', 'Belorussia and Karelia S.S.R.: 3 steps; past no gun', 'West Russia: 2 steps; guns fire: West Russia'],
      ['route', 'Bielorussia e Carelia: 3 passi; senza contraerea', 'Russia occidentale: 2 passi; spara la contraerea: Russia occidentale'],
    ]);
  });
});

describe('RREV-7.4: dice that belong to one aircraft', () => {
  it('RREV-7.4: are tied to what aircraft of a type have left to fly, in a fixed order, and say so', () => {
    const table = at('USA', 'combat-move', 'Western Europe: 1 infantry, 1 AA gun, USA 1 fighter [1 left], 1 fighter [2 left]');
    table.dice(1, 3, 6, 6).when('END');
    expect(table.last('flak').rolls.map(({ left, dice }) => [left, dice])).toEqual([
      [1, [1]],
      [2, [3]],
    ]);
    expect(table.at('Western Europe')).toContain('USA 1 fighter [2 left]');
    expect((['en', 'it'] as const).map((language) => aaRevised.narrate(table.last('flak'), language))).toEqual([
      'Anti-aircraft fire in Western Europe: 1 step left, 1 fighter (1): [1]; 2 steps left, 1 fighter (1): 3 – 1 fighter shot down.',
      'Fuoco antiaereo in Europa occidentale: con 1 passo, 1 caccia (1): [1]; con 2 passi, 1 caccia (1): 3 – perdite: 1 caccia.',
    ]);
  });

  it('QREV-25: what END brings home is fired at before it has landed', () => {
    const guns = ['West Russia', 'Karelia S.S.R.', 'Russia'].map((each) => `${each} (USSR): USSR 1 AA gun`);
    const table = at('Germany', 'noncombat-move', 'Archangel: 1 infantry, Germany 2 fighters [2 left]', ...guns, 'Norway (USSR):');
    table.dice(1, 4).when('END');
    table.then({ tells: [{ type: 'flak', lost: { fighter: 1 } }, { type: 'landed', units: { fighter: 1 } }, 'income', 'turn'] });
  });
});

describe('RREV-8.6: raids of a position', () => {
  it('RREV-8.6: are flown by all aircraft that are marked, over a complex of the enemy', () => {
    const table = at(
      'Germany',
      'combat-move',
      'Caucasus: USSR 1 infantry, 1 AA gun, Germany 1 bomber [4 left], 1 bomber [4 left, raid], 1 tank',
    );
    table.dice(6, 4, 6, 6, 3, 6).when('END');
    expect(table.told('raid')).toMatchObject([{ victim: 'ussr', loss: 4 }]);
    expect(table.told('flak').map(({ rolls }) => rolls.map(({ dice }) => dice.length))).toEqual([[1], [1]]);
    expect(table.last('battle').attackers).toEqual({ germany: { tank: 1, bomber: 1 } });
    expect(table.state.control.caucasus).toBe('germany');
  });
});

describe('the order form reaches flights, raids and rockets that are legal, and only those', () => {
  const positions = [
    `Round 1, Germany, combat-move
      Developments: Germany rockets
      Germany: 2 bombers, 1 fighter, 1 AA gun
      Ukraine (Germany): 1 bomber, 1 AA gun, 2 fighters
      West Russia (USSR): USSR 1 AA gun, 1 infantry
      Caucasus: 1 infantry, 1 AA gun
      Russia: 1 AA gun, 1 infantry
      Karelia S.S.R.: 1 infantry
      United Kingdom: 1 AA gun
      sz6: UK 1 destroyer`,
    `Round 1, UK, combat-move
      sz35: UK 1 carrier, 2 fighters, USA 1 fighter
      sz36: Japan 1 transport
      sz37: Japan 1 submarine
      India: 1 fighter, 1 bomber
      French Indochina: 1 infantry, 1 AA gun
      Kwangtung: 1 infantry`,
    `Round 1, UK, noncombat-move
      sz35: UK 2 carriers, 1 fighter, 1 fighter [2 left], USA 1 fighter
      Kwangtung: 1 AA gun, UK 1 fighter [2 left], 1 bomber [3 left]
      French Indochina: 1 AA gun`,
    `Round 1, Germany, noncombat-move
      Bought: 1 carrier
      Archangel: USSR 1 infantry, Germany 1 bomber [4 left], 1 fighter [2 left]
      West Russia (USSR): USSR 1 AA gun
      Karelia S.S.R.: 1 AA gun
      sz5: Germany 1 fighter`,
  ];
  it.each(positions)('%#', (position) => {
    const table = given(aaRevised).position(position);
    const offers = table.offers(20_000);
    expect(new Set(offers).size).toBe(offers.length);
    for (const line of offers) expect([line, table.takes(line)]).toEqual([line, true]);
  });
});
