import { describe, expect, it } from 'vitest';
import { languages } from '../../../lib/engine';
import { deck } from '../../../lib/games/aa-miniatures/cards';
import { parse } from '../../../lib/games/aa-miniatures/notation';
import { optionsSchema } from '../../../lib/games/aa-miniatures/orders';
import { formatPosition, parsePosition } from '../../../lib/games/aa-miniatures/position';
import { currentRules } from '../../../lib/games/aa-miniatures/quirks';
import { check } from '../../../lib/games/aa-miniatures/rules/check';
import { questions } from '../../../lib/games/aa-miniatures/rules/questions';
import { setup } from '../../../lib/games/aa-miniatures/rules/set-up';
import { openView, view } from '../../../lib/games/aa-miniatures/rules/view';
import { type Attacked, decisionKinds, type Event, type State } from '../../../lib/games/aa-miniatures/state';
import {
  brief,
  guide,
  headline,
  help,
  inBrief,
  isDetail,
  isFight,
  isLoss,
  lossesIn,
  moment,
  momentName,
  narrate,
  phaseOf,
  spaceOf,
  tracesOf,
  volleysIn,
} from '../../../lib/games/aa-miniatures/telling';
import { type Phase, phases, type Unit } from '../../../lib/games/aa-miniatures/types';
import { handed } from '../../../lib/games/kit/chance/handed';
import { unitOf } from './battles';

const numbered = (name: string, number: number, hex: string | null, more: Partial<Unit> = {}): Unit => {
  const unit = unitOf(name, '1,1', more);
  return { ...unit, id: `${unit.card}.${number}`, hex };
};

const tiger = numbered('Tiger I', 1, '6,5', { facing: 5 });
const sherman = numbered('M4A1 Sherman', 2, '4,5', { side: 'allies' });
const bazooka = numbered('Bazooka', 1, '5,5', { side: 'allies' });
const kar = numbered('Mauser Kar 98k', 1, '6,5');

const attacked: Attacked = {
  ...{ unit: sherman.id, target: tiger.id, from: '4,5', at: '6,5', kind: 'assault', by: null, isRear: false },
  ...{ dice: [6, 5, 4, 4, 4, 6, 1, 1, 2, 3, 3], again: [], modifier: 0, successes: 6, defense: 5, hits: 2 },
  ...{ cover: { die: 3, need: 5, isMade: false }, counters: ['disrupted', 'damaged'], isKilled: false },
};

const card = (unit: Unit) => unit.card;
const events: readonly Event[] = [
  { type: 'sealed', side: 'axis' },
  {
    type: 'armies',
    armies: { axis: { cards: [card(tiger), card(kar), card(kar)], reserves: 0 }, allies: { cards: [card(sherman)], reserves: 2 } },
  },
  { type: 'ground', layout: 3, objective: '8,9', by: null },
  { type: 'ground', layout: 3, objective: '8,9', by: 'allies' },
  { type: 'coin', winner: 'allies' },
  { type: 'first', side: 'axis', turn: 0 },
  { type: 'first', side: 'allies', turn: 3 },
  { type: 'end', side: 'axis', end: 'north' },
  { type: 'deployed', unit: tiger.id, side: 'axis', hex: '4,15', facing: 0, aboard: null },
  { type: 'deployed', unit: kar.id, side: 'axis', hex: '4,15', facing: null, aboard: null },
  { type: 'deployed', unit: kar.id, side: 'axis', hex: '4,15', facing: null, aboard: tiger.id },
  { type: 'left', unit: 'united-states-higgins-boat.1' },
  { type: 'laid', unit: 'none-minefield.1', side: 'axis', hex: '5,5', edge: null },
  { type: 'laid', unit: 'none-barbed-wire.1', side: 'allies', hex: '5,5', edge: 1 },
  { type: 'initiative', turn: 2, dice: { axis: [4, 3], allies: [6, 6] }, bonus: { axis: 2, allies: 0 }, winner: 'allies' },
  { type: 'moved', unit: tiger.id, way: ['6,5', '6,6', '6,7'], facing: 3, stopped: null },
  { type: 'moved', unit: tiger.id, way: ['6,5'], facing: 3, stopped: null },
  { type: 'moved', unit: kar.id, way: ['6,5'], facing: null, stopped: 'roll' },
  { type: 'moved', unit: kar.id, way: ['6,5', '6,6'], facing: null, stopped: 'fire' },
  { type: 'moved', unit: kar.id, way: ['6,5', '6,6'], facing: null, stopped: 'mine' },
  { type: 'moved', unit: kar.id, way: ['6,5'], facing: null, stopped: null },
  { type: 'put-back', unit: kar.id, hex: '6,5' },
  ...(
    [
      ...(['stream', 'forest', 'hill', 'barbed-wire', 'tank-obstacle', 'minefield', 'endurance', 'fire', 'recovery'] as const),
      ...(['bridge', 'demolition', 'remote-control'] as const),
    ] as const
  ).map((what): Event => ({ type: 'rolled', unit: kar.id, what, die: 3, need: 4, isPassed: false, hex: '6,5' })),
  { type: 'attacked', ...attacked },
  { type: 'attacked', ...attacked, kind: 'defensive', counters: ['disrupted'], cover: null, again: [1, 2], modifier: -1, isRear: true },
  { type: 'attacked', ...attacked, kind: 'airstrike', by: 'bombs', successes: 1, hits: 0, counters: [], cover: null },
  {
    type: 'attacked',
    ...attacked,
    unit: kar.id,
    target: bazooka.id,
    from: '5,5',
    at: '5,5',
    counters: [],
    cover: { die: null, need: 4, isMade: true },
  },
  { type: 'attacked', ...attacked, by: 'charge', isKilled: true, hits: 0, counters: [], cover: null },
  { type: 'attacked', ...attacked, by: 'speed_boost', counters: [], cover: null },
  { type: 'boarded', unit: kar.id, transport: tiger.id },
  { type: 'dismounted', unit: kar.id, transport: tiger.id, hex: '6,5' },
  { type: 'used', ability: 'smoke_screen', unit: tiger.id, target: null, hex: '6,5' },
  { type: 'used', ability: 'demolitions', unit: kar.id, target: 'none-barbed-wire.1', hex: '6,5' },
  ...(['overrun', 'minefield', 'headshot', 'overheat', 'rapid_fire'] as const).map(
    (by): Event => ({ type: 'disrupted', unit: kar.id, by }),
  ),
  { type: 'recovered', unit: kar.id, by: 'exert_will' },
  { type: 'recovered', unit: kar.id, by: 'hard_charger' },
  ...[sherman.id, 'attack', 'fire', 'disrupted'].map((by): Event => ({ type: 'destroyed', unit: tiger.id, by })),
  { type: 'flown', unit: 'germany-ju-87-stuka.1', hex: '5,6' },
  { type: 'exited', unit: tiger.id, hex: '5,1' },
  {
    type: 'casualties',
    turn: 3,
    fates: [
      { unit: tiger.id, recovers: false, becomes: ['disrupted', 'damaged'] },
      { unit: bazooka.id, recovers: true, becomes: ['destroyed'] },
      { unit: kar.id, recovers: true, becomes: [] },
    ],
  },
  { type: 'judged', turn: 3, controller: 'allies', points: { axis: 55.5, allies: 1 } },
  { type: 'judged', turn: 3, controller: null, points: { axis: 55, allies: 48 } },
  ...(['objective', 'points', 'destroyed', 'held', 'exited', 'beaten'] as const).map(
    (reason): Event => ({ type: 'won', winner: 'axis', reason }),
  ),
  { type: 'won', winner: null, reason: 'destroyed' },
  { type: 'won', winner: null, reason: 'even' },
];

describe('what happened', () => {
  it.each(languages)('is told in a sentence of %s without an id', (language) => {
    for (const event of events) {
      const told = narrate(event, language);
      expect(told, told).toMatch(/^\p{Lu}.*[^.]\.$/u);
      expect(told, told).not.toMatch(/undefined|null|NaN|\[object|_|[a-z]-[a-z0-9-]+\.\d| {2}/);
    }
  });

  it('tells an attack with range, defense, dice, cover and counters', () => {
    expect(narrate({ type: 'attacked', ...attacked }, 'en')).toBe(
      'M4A1 Sherman 2 shoots at Tiger I 1 (4,5 → 6,5, range 2, front 5): 11 dice, 6 successes, two hits; cover roll 3 (5+) fails: Disrupted and Damaged, face down.',
    );
    expect(narrate({ type: 'attacked', ...attacked }, 'it')).toBe(
      'M4A1 Sherman 2 spara a Tiger I 1 (4,5 → 6,5, gittata 2, fronte 5): 11 dadi, 6 successi, due colpi a segno; tiro di copertura 3 (5+) fallito: Destabilizzata e Danneggiata, coperti.',
    );
  });

  it('sorts fights, losses and details', () => {
    const typesOf = (is: (event: Event) => boolean) => [...new Set(events.filter(is).map(({ type }) => type))];
    expect(typesOf(isLoss)).toEqual(['destroyed', 'casualties']);
    expect(typesOf(isFight)).toEqual(['rolled', 'attacked', 'disrupted', 'destroyed', 'casualties']);
    expect(typesOf(isDetail)).toEqual(['sealed', 'put-back', 'rolled']);
    expect(events.filter((event) => event.type === 'rolled' && !isDetail(event))).toMatchObject([{ what: 'bridge' }]);
    expect(events.filter(({ type }) => type === 'casualties').map(lossesIn)).toEqual([1]);
    expect([...new Set(events.map(phaseOf))]).toEqual([null, 'set-up', 'initiative', 'movement']);
  });

  it('draws ways, attacks from another hex, and dice with the cover roll', () => {
    expect(events.flatMap(tracesOf)).toContainEqual({ path: ['6,5', '6,6', '6,7'], owner: 'axis', kind: 'move' });
    expect(tracesOf({ type: 'attacked', ...attacked })).toEqual([{ path: ['4,5', '6,5'], owner: 'allies', kind: 'attack' }]);
    const [volley, cover] = volleysIn({ type: 'attacked', ...attacked, modifier: -1, again: [2] }, 'en');
    expect(volley).toMatchObject({
      space: '6,5',
      side: 'attack',
      hits: 2,
      shots: [{ needs: '5+' }, { name: 'thrown again', dice: [{ value: 2 }] }],
    });
    expect(volley?.shots[0]?.dice.filter(({ isHit }) => isHit)).toHaveLength(3);
    expect(cover).toMatchObject({ side: 'defence', shots: [{ needs: '5+', dice: [{ value: 3, isHit: false }] }] });
    expect(spaceOf({ type: 'attacked', ...attacked })).toBe('6,5');
    expect(spaceOf({ type: 'coin', winner: 'axis' })).toBeNull();
  });

  it('draws the die that says what becomes of a unit, and none of a move', () => {
    const roll = { type: 'rolled', unit: tiger.id, die: 5, need: 4, isPassed: true, hex: '6,5' } as const;
    expect(volleysIn({ ...roll, what: 'endurance' }, 'en')).toMatchObject([
      { space: '6,5', side: 'defence', title: 'Tiger I 1, roll to survive', shots: [{ needs: '4+', dice: [{ value: 5, isHit: true }] }] },
    ]);
    expect(volleysIn({ ...roll, what: 'recovery' }, 'it')[0]?.title).toBe('Tiger I 1, tiro per riprendersi');
    expect(volleysIn({ ...roll, what: 'stream' }, 'en')).toEqual([]);
  });

  it('says of a roll for fire whether the unit burns, not that it was passed', () => {
    const roll = { type: 'rolled', unit: tiger.id, what: 'fire', die: 6, need: 3, isPassed: true, hex: '6,5' } as const;
    expect(narrate(roll, 'en')).toBe('Tiger I 1, roll for fire: 6 (3+), it burns.');
    expect(narrate({ ...roll, die: 2, isPassed: false }, 'it')).toBe('Tiger I 1, tiro per l’incendio: 2 (3+), non brucia.');
  });
});

const start = (): State => setup(optionsSchema.parse({ layout: 2 }), handed([]), currentRules).state;

/** A battle in a phase, as far as its units go. */
const battle = (phase: Phase, more: Partial<State> = {}): State => ({
  ...start(),
  ...{ phase, turn: 2, active: 'allies', first: 'axis', ends: { axis: 'north', allies: 'south' }, units: [tiger, kar, sherman, bazooka] },
  ...{ armies: { axis: [tiger.card, kar.card], allies: [sherman.card, bazooka.card] }, ...more },
});

const walking = battle('movement', {
  active: 'axis',
  stage: 'middle',
  units: [
    { ...tiger, marks: { phase: ['attack 1', 'soldier:4,5'], turn: [], battle: ['moved', 'arms:germany-mauser-kar-98k'] } },
    { ...kar, hex: '6,5', aboard: tiger.id, disrupted: 'stays' },
    { ...sherman, damaged: true, disrupted: 'until-casualties', hits: ['disrupted', 'destroyed'] },
    { ...bazooka, hex: null },
  ],
  ...{ smoke: ['4,5', '5,5'], broken: ['5,9|5,8'], stranded: null, acting: tiger.id, done: ['axis'], exited: { axis: 0, allies: 7.5 } },
  fallen: [{ unit: 'united-states-bazooka.2', card: 'united-states-bazooka', side: 'allies', hex: '5,5', turn: 1 }],
  walk: { unit: tiger.id, ahead: ['6,6'], passed: ['6,4', '6,5'], facing: 2, overrun: null, place: 'second', charge: null },
});

describe('a position in words', () => {
  it.each(phases)('has a headline and sections in %s', (phase) => {
    for (const language of languages) {
      const seen = view(
        battle(phase, { ...(phase === 'armies' && { units: [], turn: 0, armies: { axis: null, allies: null } }) }),
        'allies',
      );
      const { headline: head, sections } = brief(seen, language);
      expect(head).toBe(inBrief(seen, language));
      expect(`${head} ${JSON.stringify(sections)}`).not.toMatch(/undefined|NaN|[a-z]-[a-z0-9-]+\.\d/);
      expect(sections.every(({ title, lines }) => title !== '' && lines.length > 0)).toBe(true);
      expect(momentName(moment(battle(phase)), language)).toMatch(/2, /);
    }
  });

  it('tells the viewer’s units first, with hex, facing and status, and what is asked', () => {
    const { headline: head, sections } = brief(openView(walking), 'en');
    expect(head).toContain('Turn 2, Axis, movement');
    expect(sections.map(({ title }) => title)).toContain('Axis');
    expect(sections.find(({ title }) => title === 'Axis')?.lines).toEqual(['6,5: Tiger I 1, facing north-west; aboard: Mauser Kar 98k 1']);
    expect(sections.find(({ title }) => title === 'Allies')?.lines).toEqual([
      '4,5: M4A1 Sherman 2, facing north, disrupted, damaged, 2 hits face down',
      'Waiting: Bazooka 1',
      'Lost: Bazooka 2',
    ]);
    expect(
      brief(view(walking, 'allies'), 'en')
        .sections.map(({ title }) => title)
        .slice(-3, -1),
    ).toEqual(['Allies', 'Axis']);
  });

  it('has the end as its headline when the battle is over', () => {
    const over = battle('over', { active: null, result: { winner: 'allies', reason: 'points' } });
    expect(inBrief(openView(over), 'it')).toBe('Gli Alleati hanno vinto: più punti di unità sulla mappa.');
  });

  it('sums up events as a seat sees them', () => {
    const casualties = events.filter(({ type }) => type === 'casualties');
    expect(headline(casualties, openView(battle('assault')), 'allies', 'en')).toBe(
      'Destroyed (Allies): Bazooka 1. Damaged (Axis): Tiger I 1.',
    );
    expect(headline([], openView(battle('assault')), null, 'en')).toBeNull();
  });
});

describe('help', () => {
  const states = [
    start(),
    ...(['movement', 'assault', 'initiative'] as const).map((phase) => battle(phase, { chooser: phase === 'initiative' ? 'axis' : null })),
    battle('set-up', { chooser: 'allies', first: null }),
    battle('set-up', { turn: 0 }),
    battle('deployment', { units: [tiger, kar, { ...sherman, hex: null }, { ...bazooka, hex: null }] }),
    battle('flight', { active: 'axis', units: [numbered('Ju 87 Stuka', 1, null), sherman] }),
    battle('obstacles', { active: 'axis', units: [numbered('Barbed Wire', 1, null), sherman] }),
  ];

  it('asks in a sentence and gives examples that may be sent as they are', () => {
    for (const state of states)
      for (const asked of questions(state))
        for (const language of languages) {
          const seen = view(state, asked.seat);
          const { question, notation, examples } = help(seen, asked, language);
          expect(question).toMatch(/^\p{Lu}.*\?$/u);
          expect(notation.length).toBeGreaterThan(0);
          expect(examples.length, asked.kind).toBeGreaterThan(0);
          for (const line of examples) {
            const read = parse(line, seen, asked, language);
            expect(read.ok && check(seen, asked, read.value, language).ok, line).toBe(true);
          }
        }
  });

  it('has every question of the game in its guide, in both languages', () => {
    const [english, italian] = languages.map((language) => guide(language));
    expect(english?.map(({ lines }) => lines.length)).toEqual(italian?.map(({ lines }) => lines.length));
    expect(decisionKinds).toHaveLength(15);
    expect(english?.flatMap(({ lines }) => lines).some((line) => line.startsWith('SET DOWN'))).toBe(true);
  });
});

describe('position text', () => {
  it('gives every state back as it was', () => {
    const over = battle('over', { active: null, result: { winner: null, reason: 'even' }, first: null, edition: 'revised' });
    for (const state of [
      start(),
      walking,
      battle('assault', { walk: { ...walking.walk, charge: { target: bazooka.id } } as State['walk'] }),
      over,
    ]) {
      const text = formatPosition(state);
      expect(parsePosition(text, state.options), text).toEqual({ ok: true, value: state });
    }
  });

  it('can be read by people: a line a unit', () => {
    expect(formatPosition(walking)).toContain(
      'united-states-m4a1-sherman.2 (Allies): 4,5; N; disrupted; damaged; hits disrupted, destroyed\n',
    );
    expect(formatPosition(walking)).toContain('Turn 2, movement, Axis\nLayout: 2\nObjective: ');
  });

  it('says what it cannot read, line by line', () => {
    const read = parsePosition(
      'Turn 2, movement, Axis\nSmoke: 99,99\ngermany-tiger-ix.1 (Axis): 4,5\ngermany-tiger-i.1 (Axis): 4,5; upside down\n',
      start().options,
    );
    expect(read.ok ? [] : read.error.map(({ field }) => field).sort()).toEqual(['2', '3', '4']);
    expect([...deck('rulebook').keys()]).toContain('germany-tiger-i');
  });
});
