import { describe, expect, it } from 'vitest';
import { asBot, selfplay } from '../../lib/engine';
import { decisionKinds } from '../../lib/games/1943-1945/orders';
import { decisionKinds as miniatureKinds } from '../../lib/games/aa-miniatures/state';
import { rulesTextOf } from '../../lib/games/kit/words';
import { type GameId, gameIds, loadGame, loadRules, quotedRules } from '../../lib/games/registry';
import { englishWords } from '../support/tell-tale';

const textOf = async (id: GameId) => {
  const text = await loadRules(id);
  if (!text) throw new Error(`${id} has no rules text`);
  return { ...text, rules: text.chapters.flatMap((chapter) => chapter.rules) };
};

const asked = (kind: string) => ({ id: kind, seat: 'any', kind, force: 'must' as const, tempo: 'turn' as const });

/** What is asked in an edition; of Revised everything that Axis & Allies knows. */
const kindsOf: Record<GameId, readonly string[]> = {
  'aa-1941': [
    'auction',
    'purchase',
    'combat-move',
    'consent',
    'battle',
    'submerge',
    'casualties',
    'agree',
    'press',
    'strand',
    'noncombat-move',
    'mobilise',
  ],
  'aa-revised': [
    ...['auction', 'research', 'purchase', 'combat-move', 'consent', 'reaction', 'battle', 'landing', 'submerge', 'casualties', 'agree'],
    ...['press', 'strand', 'noncombat-move', 'mobilise'],
  ],
  '1943-1945': ['auction', ...decisionKinds],
  'aa-miniatures': ['auction', ...miniatureKinds],
  ridges: ['deploy', 'rally'],
};

describe.each(gameIds)('the rules of %s in our own words', (id) => {
  it('give every rule one id and one name', async () => {
    const { rules } = await textOf(id);
    expect(rules.length).toBeGreaterThan(2);
    expect(new Set(rules.map((rule) => rule.id)).size).toBe(rules.length);
    expect(new Set(rules.map(({ lines }) => lines.map(({ en }) => en).join())).size).toBe(rules.length);
  });

  it('are whole in both languages, and Italian for Italians', async () => {
    const { rules, quickStart, chapters } = await textOf(id);
    const texts = [...rules, ...quickStart].flatMap(({ title, lines }) => [title, ...lines]).concat(chapters.map(({ title }) => title));
    expect(texts.filter(({ en, it: italian }) => en.trim() === '' || italian.trim() === '')).toEqual([]);
    expect(texts.filter((text) => englishWords.test(text.it)).map((text) => text.it)).toEqual([]);
    expect(texts.filter(({ en }) => englishWords.test(en)).length).toBeGreaterThan(texts.length / 2);
  });

  it('begin with two pages at most', async () => {
    const { quickStart } = await textOf(id);
    const words = quickStart.flatMap(({ lines }) => lines.flatMap(({ en }) => en.split(' '))).length;
    expect(words).toBeGreaterThan(30);
    expect(words).toBeLessThan(900);
  });

  it('have a rule for everything that is asked', async () => {
    const game = await loadGame(id);
    for (const kind of kindsOf[id]) {
      const quoted = await quotedRules(game, asked(kind), 'it');
      expect(
        quoted.map((rule) => rule.id),
        kind,
      ).toEqual(game.rulesFor?.(asked(kind)));
      expect(quoted.length, kind).toBeGreaterThan(0);
      for (const rule of quoted) expect(rule.path).toBe(`/rules/${id}/full#${rule.id}`);
    }
  });

  it('are asked about in play by no other name', async () => {
    const game = await loadGame(id);
    const defaults = Object.fromEntries(game.optionFields('en').map(({ name, default: value }) => [name, value]));
    const kinds = new Set<string>();
    const visit = (_state: unknown, decision: { kind: string }) => kinds.add(decision.kind);
    for (const choose of [asBot, undefined]) {
      selfplay(game, game.optionsSchema.parse(defaults), { seed: 4, most: 400, checksums: false, ...(choose && { choose }), visit });
    }
    expect(kinds.size).toBeGreaterThan(1);
    expect([...kinds].filter((kind) => !kindsOf[id].includes(kind))).toEqual([]);
  });
});

describe('prose of rules', () => {
  const parts = { quickStart: 'Start | Inizio\n- One.\n  Uno.', chapters: 'M | Moves | Mosse\nC | Combat | Lotta' };
  const rule = (id: string) => `${id} | Name | Nome\n- Text of ${id}.\n  Testo di ${id}.`;

  it('puts rules into the chapters of their letters, by number, and leaves out chapters without rules', () => {
    const { chapters } = rulesTextOf({ ...parts, rules: [rule('AA-M10'), `${rule('AA-M2')}\n${rule('AA-M1')}`] });
    expect(chapters.map(({ title, rules }) => [title.it, rules.map(({ id }) => id)])).toEqual([['Mosse', ['AA-M1', 'AA-M2', 'AA-M10']]]);
  });

  it.each([
    ['an id that comes twice', [rule('AA-M1'), rule('AA-M1')]],
    ['a letter without a chapter', [rule('AA-X1')]],
    ['a rule without an id', ['Name | Nome | altro\n- Text.\n  Testo.']],
    ['a rule without text', ['AA-M1 | Name | Nome']],
  ])('refuses %s', (_name, rules) => {
    expect(() => rulesTextOf({ ...parts, rules })).toThrow(/rule/i);
  });
});
