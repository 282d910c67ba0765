import { describe, expect, it } from 'vitest';
import {
  asBot,
  type Chooser,
  canonical,
  clone,
  type Decision,
  type Language,
  languages,
  randomOrder,
  readOrder,
  selfplay,
} from '../../lib/engine';
import { gameIds, loadGame } from '../../lib/games/registry';
import { mutations } from '../support/clauses';
import { isQuick } from '../support/effort';

/** Each type of order is looked at so often in each language. */
const often = isQuick ? 4 : 24;
const games = isQuick ? 3 : 10;
const longest = isQuick ? 150 : 300;

/** What a line means that leaves such a clause out, as the games' READMEs say: these may be dropped. */
const defaults: Record<string, RegExp> = {
  'aa-1941': /^(attack|attacca|ignore|ignora|guests|ospiti|no guests|senza ospiti|nothing$|niente$|return|restituisci)/,
  'aa-revised': /^(attack|attacca|guests|ospiti|no guests|senza ospiti|nothing$|niente$|return|restituisci|1 die$|1 dado$|in .*$)/,
  '1943-1945': /^(no support|senza appoggio)$/,
  'aa-miniatures': /^(face|fronte) /,
};

/** Answers at random or by the bot. */
const anyhow: Chooser<never> = (game, view, decision, random) => (random() < 0.5 ? randomOrder : asBot)(game, view, decision, random);

describe.each(gameIds)('a line of %s', (id) => {
  it('is another order, or none, when a clause of it is doubled or left out', { timeout: 240_000 }, async () => {
    const game = await loadGame(id);
    const options = game.optionsSchema.parse({});
    const looked = new Map<string, number>();
    const same: string[] = [];
    const look = (state: unknown, decision: Decision, order: { type: string }, language: Language) => {
      const line = game.format(order, language);
      const key = `${language} ${order.type} ${line.replace(/[^,+:]/g, '').slice(0, 6)}`;
      const times = looked.get(key) ?? 0;
      if (times >= often) return;
      looked.set(key, times + 1);
      const view = game.view(state as never, decision.seat);
      for (const mutation of mutations(line, game.verbs[language].flat())) {
        const read = readOrder(game, view, decision, mutation.line, language);
        if (mutation.what === 'dropped' && defaults[id]?.test(mutation.clause)) continue;
        if (read.ok && canonical(read.value) === canonical(order)) same.push(`"${mutation.clause}" ${mutation.what}: ${mutation.line}`);
      }
    };
    for (let seed = 0; seed < games; seed++) {
      selfplay(game, options, {
        ...{ seed: `clauses ${seed}`, choose: anyhow as never, most: longest, checksums: false },
        visit: (state, decision, order) => {
          const frozen = clone(state);
          for (const language of languages) look(frozen, decision, order, language);
        },
      });
    }
    expect(same).toEqual([]);
    expect(looked.size).toBeGreaterThan(2);
  });
});
