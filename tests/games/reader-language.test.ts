import { describe, expect, it } from 'vitest';
import { type Decision, type Pick, type Prompt, replay } from '../../lib/engine';
import { normalise } from '../../lib/engine/text';
import { deck } from '../../lib/games/aa-miniatures/cards';
import { type AnyGame, type GameId, gameIds, isGameId, loadGame } from '../../lib/games/registry';
import { recordedGame, recordingsOf, replayInput } from '../support/recorded';
import { englishWords } from '../support/tell-tale';

/** One whole game a game. */
const paths = gameIds.flatMap((id) => recordingsOf(id).slice(0, 1));

/** What is printed on a game's pieces, and called so in every language. */
const printed: Readonly<Partial<Record<GameId, readonly string[]>>> = {
  'aa-miniatures': [...deck('rulebook').values()].map(({ name }) => name).toSorted((a, b) => b.length - a.length),
};

/** Positions that are looked at: every so many entries, no multiple of the parts of a turn. */
const every = 17;

const firstWord = (line: string) => normalise(line).split(' ')[0] ?? '';

/** What a form answers itself on its way through the questions. */
function answerOf(prompt: Exclude<Prompt, { kind: 'done' | 'list' }>): Pick {
  const value = prompt.kind === 'amount' ? prompt.max : prompt.choices.slice(0, Math.max(prompt.min, 1)).map((choice) => choice.value);
  return { field: prompt.field, value };
}

/** The words of a form from its first question to the order it makes. */
function formWords(game: AnyGame, view: object, decision: Decision): string[] {
  const picks: Pick[] = [];
  const words: string[] = [];
  for (let steps = 0; steps < 30; steps++) {
    const prompt: Prompt = game.prompt(view, decision, picks, 'it');
    if (prompt.kind === 'done') return [...words, game.format(prompt.order, 'it')];
    if (prompt.kind === 'list') {
      const { items, traits, starts } = game.catalogue!({ view, seat: decision.seat, field: prompt.field }, 'it');
      words.push(prompt.label, ...[...traits, ...starts].map(({ label }) => label), ...items.map(({ hint }) => hint));
      picks.push({ field: prompt.field, value: [...starts[0]!.list] });
      continue;
    }
    words.push(prompt.label, ...(prompt.kind === 'pick' ? prompt.choices.flatMap(({ label, hint = '' }) => [label, hint]) : []));
    picks.push(answerOf(prompt));
  }
  return words;
}

/** All that an Italian reads of a position: what is asked and how it is answered, the map and what is fought on it. */
function positionWords(game: AnyGame, state: object & { rules: number }): string[] {
  return game.decisions(state).flatMap((decision: Decision) => {
    const view = game.view(state, decision.seat);
    const { question, notation, examples, facts = [], draft = [] } = game.help(view, decision, 'it');
    const brief = game.brief(view, 'it');
    const { marks, tracks, tokens } = game.paint(view, 'it');
    const battles = game.battles?.(view, 'it') ?? [];
    return [
      ...[question, ...notation, ...examples, ...facts, ...draft, brief.headline, game.momentName(game.moment(state), 'it')],
      ...brief.sections.flatMap(({ title, lines }) => [title, ...lines]),
      ...[...marks, ...tracks, ...tokens].map(({ title }) => title),
      ...battles.flatMap(({ title, attack, defence }) => [
        title,
        ...[attack, defence].flatMap((side) => [side.title, ...side.rows.map(({ name }) => name)]),
      ]),
      ...formWords(game, view, decision),
    ];
  });
}

describe.each(paths)('an Italian who follows %s', (path) => {
  it('reads orders, what came of them, questions and positions without a word of English', { timeout: 240_000 }, async () => {
    const file = recordedGame(path);
    if (!isGameId(file.game)) throw new Error(`there is no game ${file.game}`);
    const game = await loadGame(file.game);
    const input = replayInput(file);
    const said = new Set<string>();
    const orders = input.entries.flatMap((entry) => ('order' in entry ? [game.format(entry.order, 'it')] : []));
    const verbs = new Set(game.verbs.it.flat().map(firstWord));
    expect(orders.filter((order) => !verbs.has(firstWord(order)))).toEqual([]);
    for (const order of orders) said.add(order);
    replay(game, input, {
      visit(seq, state, told) {
        for (const { event } of told) said.add(game.narrate(event, 'it', file.options));
        if (seq % every === 0) for (const words of positionWords(game, state)) said.add(words);
      },
    });
    expect(said.size).toBeGreaterThan(40);
    const withoutNames = (words: string) => (printed[game.id as GameId] ?? []).reduce((left, name) => left.replaceAll(name, ''), words);
    expect([...said].map(withoutNames).filter((words) => englishWords.test(words))).toEqual([]);
  });
});

it('takes the words of the English page for English', async () => {
  const file = recordedGame(paths[0] ?? '');
  const game = await loadGame(file.game as (typeof gameIds)[number]);
  const orders = replayInput(file).entries.flatMap((entry) => ('order' in entry ? [game.format(entry.order, 'en')] : []));
  expect(orders.some((order) => englishWords.test(order))).toBe(true);
});
