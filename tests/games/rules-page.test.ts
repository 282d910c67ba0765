import { describe, expect, it } from 'vitest';
import { rules as englishTexts } from '../../app/_words/en/rules';
import { rules as italianTexts } from '../../app/_words/it/rules';
import type { Language } from '../../lib/engine';
import { type AnyGame, gameIds, loadGame } from '../../lib/games/registry';
import { englishWords, ruleIds } from '../support/tell-tale';

/** All that the rules page says of a game, by where it stands. */
function saidOf(game: AnyGame, language: Language): string[] {
  const board = game.board(
    game.optionsSchema.parse(Object.fromEntries(game.optionFields(language).map(({ name, default: value }) => [name, value]))),
    language,
  );
  const fields = [...game.optionFields(language), ...game.policyFields(language)];
  return [
    game.summary[language],
    game.notice?.[language] ?? '',
    ...game.readings.flatMap(({ title, lines }) => [title, ...lines].map((text) => text[language])),
    ...game.guide(language).flatMap(({ title, lines }) => [title, ...lines]),
    // what a row is about may be a name that is English everywhere: "Belgian Infantry"
    ...(game.charts?.(language) ?? []).flatMap(({ title, head, rows }) => [title, ...head, ...rows.flatMap(([, ...cells]) => cells)]),
    ...fields.flatMap(({ label, hint = '', choices = [] }) => [label, hint, ...choices.map((choice) => choice.label)]),
    ...board.spaces.map(({ name }) => name),
  ];
}

describe.each(gameIds)('the rules page of %s', (id) => {
  it.each(['en', 'it'] as const)('names no rule by its number, in %s', async (language) => {
    expect(saidOf(await loadGame(id), language).filter((text) => ruleIds.test(text))).toEqual([]);
  });

  it('says nothing in English to an Italian', async () => {
    expect(saidOf(await loadGame(id), 'it').filter((text) => englishWords.test(text))).toEqual([]);
  });

  it('says each thing once, and something in both languages unless it is a draft', async () => {
    const { readings, stage } = await loadGame(id);
    const lines = readings.flatMap((part: AnyGame['readings'][number]) => part.lines);
    if (stage !== 'draft') expect(lines.length).toBeGreaterThan(0);
    for (const language of ['en', 'it'] as const) {
      expect(new Set(lines.map((line: { en: string; it: string }) => line[language])).size).toBe(lines.length);
    }
  });
});

it('the words of the rules page itself are Italian for Italians, and found English for the English', () => {
  const texts = Object.values(italianTexts).map((text) => text.replace(/\{[^}]*\}/g, ''));
  expect(texts.filter((text) => englishWords.test(text))).toEqual([]);
  expect(Object.values(englishTexts).some((text) => englishWords.test(text))).toBe(true);
});
