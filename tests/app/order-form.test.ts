import { describe, expect, it } from 'vitest';
import { completionsOf, vocabularyOf } from '@/app/_board/order-form/completion';
import { type Asking, clickableSpaces, isAffordable, noSteps, type Steps } from '@/app/_board/order-form/steps';
import { lineLeft, lineStates, questionAt, sheetDecision, type Trial } from '@/app/_board/order-form/trial';
import { afterAct, cardRows, mostOn, promptOf, stillFitting, traceOf } from '@/app/_board/order-form/walk';
import { type Board, canonical, clone, open, readOrder, seeded, seededDie, selfplay } from '@/lib/engine';
import { type AnyGame, type GameId, gameIds, loadDesk, loadGame } from '@/lib/games/registry';

type Asked = Asking & { game: AnyGame };

/** Questions met in a random game, as the form would ask them. */
async function askings(id: GameId, seed: number, most: number): Promise<Asked[]> {
  const game = await loadGame(id);
  const found: Asked[] = [];
  selfplay(game, game.optionsSchema.parse({}), {
    ...{ seed, most, checksums: false },
    visit: (state, decision) => found.push({ game, view: clone(game.view(state, decision.seat)), decision, language: 'it' }),
  });
  return found;
}

/** One random act that answers the open prompt, by board, list or stepper. */
function randomAct(asking: Asking, steps: Steps, random: () => number): Steps {
  const prompt = promptOf(asking, steps.picks);
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  if (prompt.kind === 'amount') {
    return afterAct(asking, steps, { kind: 'amount', value: prompt.min + Math.floor(random() * (prompt.max - prompt.min + 1)) });
  }
  if (prompt.kind === 'list') throw new Error('these games ask for no list');
  if (prompt.kind === 'done') return steps;
  if (prompt.min === 1 && prompt.max === 1) {
    const choice = one(prompt.choices);
    const alone = prompt.choices.filter((each) => each.space === choice.space).length === 1;
    if (choice.space !== undefined && alone && random() < 0.5) return afterAct(asking, steps, { kind: 'space', space: choice.space });
    return afterAct(asking, steps, { kind: 'choose', value: choice.value });
  }
  let next = steps;
  const wanted = prompt.min + Math.floor(random() * (Math.min(prompt.max, prompt.choices.length) - prompt.min + 1));
  while (next.ticked.length < wanted) {
    const left = prompt.choices.filter((each) => !next.ticked.includes(each.value) && isAffordable(prompt, next, each));
    if (left.length === 0) break;
    next = afterAct(asking, next, { kind: 'choose', value: one(left).value });
  }
  return afterAct(asking, next, { kind: 'confirm' });
}

function walked(asking: Asking, random: () => number) {
  let steps = noSteps;
  for (let i = 0; i < 400; i++) {
    const prompt = promptOf(asking, steps.picks);
    if (prompt.kind === 'done') return { steps, order: prompt.order };
    steps = randomAct(asking, steps, random);
  }
  throw new Error('the form asks on and on');
}

describe('the guided form', () => {
  it.each(gameIds)('%s: asks and writes by the very functions of the game, whatever else it does without', async (id) => {
    const [desk, game] = await Promise.all([loadDesk(id), loadGame(id)]);
    expect([desk.prompt, desk.catalogue, desk.format]).toEqual([game.prompt, game.catalogue, game.format]);
  });

  for (const [id, most] of [
    ['ridges', 40],
    ['aa-1941', 120],
  ] as const) {
    it(`${id}: what is clicked and what is typed are the same order`, async () => {
      const random = seeded(`${id} walk`);
      const all = await askings(id, 7, most);
      expect(all.length).toBeGreaterThan(10);
      for (const asking of all) {
        const { order } = walked(asking, random);
        const typed = readOrder(asking.game, asking.view, asking.decision, asking.game.format(order), 'en');
        if (!typed.ok) throw new Error(`${asking.game.format(order)}: ${typed.error.map((each) => each.text).join(' ')}`);
        expect(canonical(typed.value)).toBe(canonical(order));
      }
    });

    it(`${id}: keeps picks that still fit and says them in words`, async () => {
      const random = seeded(`${id} kept`);
      for (const asking of (await askings(id, 3, most)).slice(0, 60)) {
        const { steps } = walked(asking, random);
        expect(stillFitting(asking, steps.picks)).toEqual(steps.picks);
        expect(traceOf(asking, steps.picks).every(({ label }) => label !== '')).toBe(true);
      }
    });
  }

  it('goes back one answer at a time, ticks first; a card is one answer', async () => {
    const asking = (await askings('aa-1941', 1, 3)).find(({ decision }) => decision.kind === 'combat-move')!;
    const first = afterAct(asking, noSteps, { kind: 'choose', value: 'caucasus' });
    expect(first.picks).toHaveLength(1);
    const ticked = { ...first, ticked: ['x'] };
    expect(afterAct(asking, ticked, { kind: 'back' })).toEqual({ ...first, ticked: [] });
    expect(afterAct(asking, first, { kind: 'back' })).toEqual(noSteps);
    expect(afterAct(asking, first, { kind: 'restart' })).toEqual(noSteps);
    const there = afterAct(asking, first, { kind: 'space', space: 'ukraine' });
    const touched = afterAct(asking, there, { kind: 'wish', field: 'units-tank', value: 0 });
    const moved = afterAct(asking, touched, { kind: 'confirm' });
    expect(promptOf(asking, moved.picks)).toMatchObject({ kind: 'done', order: { units: { infantry: 3 } } });
    expect(afterAct(asking, moved, { kind: 'back' })).toEqual(there);
    expect(traceOf(asking, moved.picks).at(-1)).toMatchObject({ answer: '3 × Fanterie' });
  });

  it('sends all that walks by a click on each end and one that confirms', async () => {
    const asking = (await askings('aa-1941', 1, 3)).find(({ decision }) => decision.kind === 'combat-move')!;
    const acts = [{ kind: 'space', space: 'caucasus' }, { kind: 'space', space: 'ukraine' }, { kind: 'confirm' }] as const;
    const { picks } = acts.reduce((steps, act) => afterAct(asking, steps, act), noSteps);
    expect(promptOf(asking, picks)).toMatchObject({
      kind: 'done',
      order: { path: ['caucasus', 'ukraine'], units: { infantry: 3, tank: 1 } },
    });
  });

  it('takes no amount out of range and no choice that is not offered', async () => {
    const game = await loadGame('ridges');
    const fake = { ...game, prompt: () => ({ kind: 'amount', field: 'f', label: 'l', min: 1, max: 4 }) } as unknown as typeof game;
    const asking: Asking = { game: fake, view: {}, decision: (await askings('ridges', 1, 1))[0]!.decision, language: 'en' };
    expect(afterAct(asking, noSteps, { kind: 'choose', value: 'x' })).toBe(noSteps);
    for (const value of [-1, 0.5, 99, Number.NaN]) expect(afterAct(asking, noSteps, { kind: 'amount', value })).toBe(noSteps);
    expect(afterAct(asking, noSteps, { kind: 'step', by: -5 }).amount).toBe(1);
  });

  it('fills a card with no more than there is money for, and lets no line take what another was given', async () => {
    const asking = (await askings('aa-1941', 1, 3)).find(({ decision }) => decision.kind === 'purchase')!;
    const view = asking.view as { power: string; treasury: Record<string, number> };
    const rich = { ...asking, view: { ...view, treasury: { ...view.treasury, [view.power]: 17 } } };
    const wished = (...wishes: [string, number][]) =>
      wishes.reduce((steps, [type, value]) => afterAct(rich, steps, { kind: 'wish', field: `units-${type}`, value }), noSteps);
    const numbers = (steps: Steps) =>
      Object.fromEntries(cardRows(rich, steps).flatMap(({ prompt, value }) => (value > 0 ? [[prompt.field, value]] : [])));
    expect(numbers(wished(['infantry', 99]))).toEqual({ 'units-infantry': 5 });
    // 10 of the 17 IPCs are kept for the fighter
    const flown = wished(['fighter', 1]);
    expect(numbers(wished(['fighter', 1], ['infantry', 3]))).toEqual(numbers(flown));
    const infantry = cardRows(rich, flown).find(({ prompt }) => prompt.field === 'units-infantry')!;
    expect(mostOn(rich, flown, infantry)).toBe(2);
    const full = afterAct(rich, flown, { kind: 'wish', field: 'units-infantry', value: 2 });
    expect(numbers(full)).toEqual({ 'units-infantry': 2, 'units-fighter': 1 });
    expect(numbers(afterAct(rich, full, { kind: 'wish-all', extreme: 'least' }))).toEqual({});
    expect(promptOf(rich, afterAct(rich, full, { kind: 'confirm' }).picks)).toMatchObject({
      order: { type: 'purchase', units: { infantry: 2, fighter: 1 } },
    });
  });

  it('narrows the list to a clicked space that fits several choices, and widens it again', async () => {
    const game = await loadGame('ridges');
    const choices = ['a', 'b'].map((value) => ({ value, label: value, space: 'here' }));
    const fake = { ...game, prompt: () => ({ kind: 'pick', field: 'f', label: 'l', choices, min: 1, max: 1 }) } as unknown as typeof game;
    const asking: Asking = {
      game: fake,
      view: {},
      decision: { id: 'd', seat: 's', kind: 'k', force: 'must', tempo: 'turn' },
      language: 'en',
    };
    const narrowed = afterAct(asking, noSteps, { kind: 'space', space: 'here' });
    expect(narrowed).toEqual({ ...noSteps, space: 'here' });
    expect(afterAct(asking, narrowed, { kind: 'widen' })).toEqual(noSteps);
    expect(clickableSpaces(promptOf(asking, []))).toEqual(['here']);
  });

  it('counts up by clicks on the space of an amount', async () => {
    const game = await loadGame('ridges');
    const { state } = open(game, game.optionsSchema.parse({}), seededDie(seeded(2)));
    const [decision] = game.decisions(state);
    const asking: Asking = { game, view: game.view(state, decision!.seat), decision: decision!, language: 'en' };
    const [space] = clickableSpaces(promptOf(asking, []));
    const once = afterAct(asking, noSteps, { kind: 'space', space: space! });
    expect(afterAct(asking, once, { kind: 'space', space: space! }).amount).toBe(2);
  });
});

describe('completion', () => {
  const spaces = ['Eastern Europe', 'Eastern Canada', 'Sea Zone 5'].map((name) => ({ name, abbreviations: [] }));
  const words = vocabularyOf({ spaces, icons: {}, owners: [] } as unknown as Board, ['MOVE 3 infantry: Germany > Poland']);

  it('offers names that go on from the last words, the longest tail first', () => {
    expect(completionsOf('MOVE 2 inf', words).map(({ text }) => text)).toEqual(['MOVE 2 infantry ']);
    expect(completionsOf('move 1 infantry: eastern e', words).map(({ name }) => name)).toEqual(['Eastern Europe']);
    expect(completionsOf('sea z', words).map(({ text }) => text)).toEqual(['Sea Zone 5 ']);
    expect(completionsOf('east', words)).toHaveLength(2);
  });

  it('works on the last line only, and offers nothing after a blank or a whole word', () => {
    expect(completionsOf('END\nmov', words).map(({ text }) => text)).toEqual(['END\nMOVE ']);
    expect(completionsOf('MOVE ', words)).toEqual([]);
    expect(completionsOf('move', words)).toEqual([]);
    expect(completionsOf('', words)).toEqual([]);
  });

  it('knows the names of the board', async () => {
    const game = await loadGame('aa-1941');
    const board = game.board(game.optionsSchema.parse({}), 'it');
    expect(completionsOf('COMPRA 2 fant', vocabularyOf(board, [])).map(({ name }) => name.toLowerCase())).toEqual(['fanteria']);
    expect(completionsOf('ucr', vocabularyOf(board, [])).map(({ name }) => name)).toContain('Ucraina');
  });
});

describe('the sheet', () => {
  const question = (decision: string, held = false): Trial['questions'][number] => ({
    ...{ decision, seat: 's', kind: 'k', force: 'must', tempo: 'turn', deadline: null, held, sentence: '', examples: [], rules: [] },
    prompt: { kind: 'amount', field: 'f', label: 'l', min: 0, max: 1 },
    card: [],
    tray: [],
    suggested: [],
    only: null,
    units: [],
  });
  const trial = (more: Partial<Trial>): Trial => ({
    ...{ seq: 1, lines: [], decision: 'a', understood: [], told: [], questions: [question('a'), question('b')], view: {} },
    ...{
      painting: { tints: {}, tokens: [], arrows: [], marks: [], tracks: [] },
      battles: [],
      fights: [],
      later: null,
      refused: null,
      stoppedAt: null,
      isKnown: true,
      notes: [],
    },
    ...more,
  });

  it('asks the chosen question, else the first that is not sealed, and none while dice decide', () => {
    expect(questionAt(trial({}), null)?.decision).toBe('a');
    expect(questionAt(trial({}), 'b')?.decision).toBe('b');
    expect(questionAt(trial({ questions: [question('a', true), question('b')] }), 'a')?.decision).toBe('b');
    expect(questionAt(trial({ lines: ['x'], isKnown: false }), null)).toBeNull();
  });

  it('keeps the question its first line was written for', () => {
    expect(sheetDecision(trial({}), 'b')).toBe('b');
    expect(sheetDecision(trial({}), 'gone')).toBe('a');
    expect(sheetDecision(trial({ lines: ['x'] }), 'b')).toBe('a');
  });

  it('goes on with the one answer that is left to the question that was answered', () => {
    const left = { ...question('b'), only: 'END' };
    const grown = trial({ lines: ['x', 'y'], questions: [left] });
    expect(lineLeft(grown, 'b')).toBe('END');
    expect(lineLeft(grown, 'a')).toBeNull();
    expect(lineLeft({ ...grown, questions: [question('b')] }, 'b')).toBeNull();
    expect(lineLeft({ ...grown, isKnown: false }, 'b')).toBeNull();
    expect(lineLeft({ ...grown, refused: { index: 1, line: 'y', violations: [], remainder: ['y'] } }, 'b')).toBeNull();
  });

  it('marks the refused line, and what could not be tried', () => {
    const refused = { index: 1, line: 'y', violations: [], remainder: ['y', 'z'] };
    expect(lineStates(trial({ lines: ['x', 'y', 'z'], refused }))).toEqual(['tried', 'refused', 'unchecked']);
    expect(lineStates(trial({ lines: ['x', 'y', 'z'], stoppedAt: 2 }))).toEqual(['tried', 'tried', 'untried']);
  });
});
