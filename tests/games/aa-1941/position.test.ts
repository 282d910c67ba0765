import { describe, expect, it } from 'vitest';
import { canonical, selfplay } from '../../../lib/engine';
import { aa1941 } from '../../../lib/games/axis-allies';
import { edition1941 } from '../../../lib/games/axis-allies/editions/1941';
import { optionsSchema } from '../../../lib/games/axis-allies/editions/1941/options';
import { setup } from '../../../lib/games/axis-allies/rules/set-up';
import type { Options, Passenger, Stack, State } from '../../../lib/games/axis-allies/types';

const options = optionsSchema.parse({});
const { formatPosition } = aa1941;
const opening = () => setup(edition1941, options, edition1941.rules, { roll: () => [] }).state;

function stateOf(text: string, with_: Options = options): State {
  const set = aa1941.parsePosition(text, with_);
  if (!set.ok) throw new Error(set.error.map((each) => each.text).join('\n'));
  return set.value;
}
const problemsOf = (text: string) => {
  const set = aa1941.parsePosition(text, options);
  return set.ok ? [] : set.error.map((each) => `${each.code} ${each.text}`);
};

describe('a fresh turn is short to write', () => {
  it('one line for the turn, one a space; the rest is the map’s and the start’s', () => {
    const state = stateOf(`
      Round 2, USSR, purchase
      Russia: 3 infantry, 1 tank
      sz4: USSR 1 submarine
      # Germany has pushed on
      Caucasus (Germany): 2 tanks, 1 fighter
    `);
    expect(state).toMatchObject({
      rules: edition1941.rules,
      edition: '1941',
      round: 2,
      power: 'ussr',
      phase: 'purchase',
      combat: null,
      ending: null,
    });
    expect(state.treasury).toEqual({ ussr: 7, germany: 12, uk: 12, japan: 9, usa: 17 });
    expect(state.spaces).toEqual({
      russia: [
        { owner: 'ussr', type: 'infantry', count: 3 },
        { owner: 'ussr', type: 'tank', count: 1 },
      ],
      sz4: [{ owner: 'ussr', type: 'submarine', count: 1 }],
      caucasus: [
        { owner: 'germany', type: 'tank', count: 2 },
        { owner: 'germany', type: 'fighter', count: 1 },
      ],
    });
    expect([state.control.caucasus, state.control.ukraine, state.control.turkey]).toEqual(['germany', 'germany', undefined]);
  });

  it('names may be Italian or abbreviated, units too; guests name their owner', () => {
    const state = stateOf('Round 1, UK\nGBR: 2 inf, USA 1 ftr\nzona di mare 8: UK 1 CV, 1 ftr, USA 1 ftr');
    expect(state.spaces['united-kingdom']).toEqual([
      { owner: 'uk', type: 'infantry', count: 2 },
      { owner: 'usa', type: 'fighter', count: 1 },
    ]);
    expect(state.spaces.sz8?.map(({ owner, type }) => `${owner} ${type}`)).toEqual(['uk fighter', 'uk carrier', 'usa fighter']);
  });

  it('zones with enemy surface warships are hostile from the start unless the text says otherwise', () => {
    const text = 'Round 1, UK, combat-move\nsz5: Germany 1 battleship\nsz9: Germany 1 submarine\nsz10: UK 1 destroyer';
    expect(stateOf(text).turn.hostile).toEqual(['sz5']);
    expect(stateOf(`${text}\nHostile: none`).turn.hostile).toEqual([]);
    expect(formatPosition(stateOf(text))).not.toContain('Hostile');
    expect(formatPosition(stateOf(`${text}\nHostile: none`))).toContain('Hostile: none');
  });

  it('the opening position reads as the rulebook’s table', () => {
    const lines = formatPosition(opening()).split('\n');
    expect(lines.slice(0, 2)).toEqual(['Round 1, USSR, purchase', 'IPCs: USSR 7, Germany 12, UK 12, Japan 9, USA 17']);
    expect(lines).toContain('Germany: 3 infantry, 1 fighter, 1 bomber');
    expect(lines).toContain('sz42: USA 2 fighters, 1 submarine, 1 transport, 1 carrier');
    expect(lines).toHaveLength(2 + 1 + 43 + 1);
  });
});

describe('parsePosition(formatPosition(state)) is the state', () => {
  const same = (state: State) => expect(canonical(stateOf(formatPosition(state), state.options))).toBe(canonical(state));

  it('at the start, under every option that changes it', () => {
    for (const input of [{}, { errataSetup: true }, { bid: 9, bidFor: 'japan' }, { seating: 'ussr,germany,uk,japan,usa' }]) {
      const chosen = optionsSchema.parse(input);
      same(setup(edition1941, chosen, edition1941.rules, { roll: () => [] }).state);
    }
  });

  it('with every mark a unit can have', () => {
    const state = opening();
    const load: Passenger[] = [
      { owner: 'uk', type: 'infantry' },
      { owner: 'usa', type: 'tank' },
    ];
    const marks: Partial<Stack>[] = [
      { type: 'submarine', submerged: true },
      { type: 'transport', cargo: load.slice(1), spent: true },
      { type: 'transport', cargo: load, assault: { target: 'norway-finland', lands: load.slice(0, 1) } },
      { type: 'battleship', damaged: true },
    ];
    state.spaces.sz6 = marks.map((each): Stack => ({ owner: 'uk', type: 'infantry', count: 2, ...each }));
    state.spaces['norway-finland'] = [
      { owner: 'uk', type: 'infantry', count: 1, seaborne: true },
      { owner: 'uk', type: 'fighter', count: 1, left: 0 },
      { owner: 'uk', type: 'fighter', count: 1, hover: true, left: 3 },
    ];
    same(state);
    expect(formatPosition(state)).toContain(
      'sz6: UK 2 submarines [submerged], 2 transports [spent, carrying USA tank], 2 transports [carrying UK infantry + USA tank, landing UK infantry in Norway/Finland], 2 battleships [damaged]',
    );
  });

  it('with every fact of a turn and a battle', () => {
    const state = opening();
    state.rules = 99;
    state.power = 'japan';
    state.phase = 'combat';
    state.bought = { infantry: 2, carrier: 1 };
    state.turn = {
      hostile: ['sz8', 'sz10'],
      captured: { szechwan: 'usa', india: 'uk' },
      intents: { sz9: 'attack', sz33: 'ignore' },
      origins: { india: ['southeast-asia', 'szechwan'], sz33: ['sz32'] },
      request: { order: { type: 'ferry', path: ['sz16'], host: 'germany', loads: [] }, host: 'germany' },
      asked: 2,
      refused: ['germany'],
    };
    state.combat = {
      pending: [
        { space: 'sz33', kind: 'sea', amphibious: true },
        { space: 'australia', kind: 'land', amphibious: true },
      ],
      battle: {
        space: 'india',
        kind: 'land',
        amphibious: false,
        round: 2,
        step: 'defender-losses',
        volley: 'main',
        destroyers: { attack: true, defence: true },
        dived: ['uk', 'usa'],
        hits: { submarine: 0, air: 1, other: 2 },
        aside: [
          { owner: 'usa', type: 'fighter', count: 1 },
          { owner: 'uk', type: 'infantry', count: 1, damaged: true },
        ],
        joint: { losses: [{ owner: 'uk', type: 'infantry', count: 2 }], agreed: ['uk', 'usa'] },
      },
    };
    same(state);
    if (!state.combat.battle) throw new Error('no battle');
    state.combat.battle.joint = { losses: [{ owner: 'usa', type: 'fighter', count: 1 }], agreed: [] };
    same(state);
    state.combat.battle.joint = 'attacker';
    same(state);
    expect(formatPosition(state).split('\n').slice(0, 19)).toEqual([
      'Round 1, Japan, combat',
      'Rules: 99',
      'IPCs: USSR 7, Germany 12, UK 12, Japan 9, USA 17',
      'Bought: 2 infantry, 1 carrier',
      'Hostile: sz8, sz10',
      'Captured: India from UK, Szechwan from USA',
      'Intents: sz33 ignore, sz9 attack',
      'Origins: India from Southeast Asia + Szechwan, sz33 from sz32',
      'Request: Germany: FERRY sz16, host Germany',
      'Asked: 2',
      'Refused: Germany',
      'Pending: sea sz33 amphibious, land Australia amphibious',
      'Battle: land India, round 2, defender-losses, main volley',
      'Destroyers: attack, defence',
      'Dived: UK, USA',
      'Hits: 1 air, 2 other',
      'Aside: USA 1 fighter, UK 1 infantry [damaged]',
      'Joint: attacker',
      '',
    ]);
  });

  it('at the end of a game', () => {
    const state = opening();
    state.phase = 'over';
    state.ending = { side: 'axis', reason: 'victory-long', cities: ['russia', 'united-kingdom'] };
    same(state);
    state.ending = { side: null, reason: 'round-limit', cities: [] };
    same(state);
  });

  it.each([
    ['two seats', {}],
    ['five seats', { seating: 'ussr,germany,uk,japan,usa', errataSetup: true }],
  ])('all along a random game of %s, while every order survives its notation', (name, input) => {
    const chosen = optionsSchema.parse({ ...input, roundLimit: 2 });
    let seen = 0;
    const { entries } = selfplay(aa1941, chosen, {
      seed: `position ${name}`,
      checksums: false,
      visit(state, decision, order) {
        seen++;
        same(state);
        expect(aa1941.parse(aa1941.format(order), state, decision, 'en')).toEqual({ ok: true, value: order });
        expect(aa1941.parse(aa1941.format(order).toUpperCase(), state, decision, 'it')).toEqual({ ok: true, value: order });
      },
    });
    expect(seen).toBe(entries.length);
    expect(seen).toBeGreaterThan(80);
  });
});

describe('a text that makes no sense is refused by line, in both languages', () => {
  it.each([
    ['Round 1, USSR\nUkrane: 3 infantry', 'Line 2: "ukrane" is not a space of the map. Did you mean "Ukraine"', 'Riga 2: "ukrane" non è'],
    ['Round x, USSR', 'Line 1: "x" stands where a number belongs', 'Riga 1'],
    ['Round 1, Italy', 'Line 1: "italy" is not a power', 'Riga 1'],
    ['Round 1, USSR, dinner', 'Line 1: "dinner" is not a phase; there are purchase', 'Riga 1: "dinner" non è una fase'],
    ['sz5: 3 submarines', 'Line 1: whose is "3 submarines"? Write the power first', 'Riga 1: di chi è'],
    ['Russia: 3 dragons', 'Line 1: "dragons" is not a type of unit', 'Riga 1'],
    ['Russia: 3 infantry [asleep]', 'Line 1: "asleep" does not belong here. Did you mean "spent"', 'Riga 1'],
    ['Russia: 1 infantry\nMoscow: 1 infantry', 'Line 2: Russia has a line already', 'Riga 2: Russia ha già una riga'],
    ['Turkey (UK):', 'Line 1: nobody can hold Turkey', 'Riga 1: nessuno può controllare'],
    ['Turkey: UK 1 infantry', 'Turkey is neutral', 'è neutrale'],
    ['sz5: UK 1 infantry', 'infantry cannot stand in sz5', 'non può stare in sz5'],
    ['Russia: 1 carrier', 'carrier cannot stand in Russia', 'non può stare in Russia'],
    ['Hits: 1 air', 'Line 1: this belongs after a line "Battle: …"', 'Riga 1: questo va dopo'],
    ['Ending: nobody, boredom', 'Line 1: "nobody, boredom" is no ending', 'Riga 1'],
    ['Joint: nobody: DANCE', 'Line 1: this belongs after', 'Riga 1'],
    ['Request: UK: DANCE', 'Line 1: "dance" is no order', 'Riga 1'],
  ])('%j', (text, en, it) => {
    const [problem = ''] = problemsOf(text);
    expect(problem).toMatch(/^E-POSITION /);
    expect(problem).toContain(en);
    expect(problem).toContain(it);
  });

  it('all problems are told at once', () => {
    expect(problemsOf('Ukrane: 1 infantry\nRussia: 1 x\nsz5: 1 submarine')).toHaveLength(3);
  });
});
