import { describe, expect, it } from 'vitest';
import {
  type Chooser,
  canonical,
  languages,
  randomly,
  randomOptions,
  readOrder,
  type Selfplay,
  seeded,
  selfplay,
} from '../../../lib/engine';
import { aaRevised } from '../../../lib/games/axis-allies';
import { editionRevised } from '../../../lib/games/axis-allies/editions/revised';
import { bookSeatings } from '../../../lib/games/axis-allies/seatings';
import type { K } from '../../../lib/games/axis-allies/types';
import { controlAfter, eventsOf, treasuriesAfter, unaccounted } from '../../support/accounts';
import { isQuick } from '../../support/effort';

const seeds = Array.from({ length: isQuick ? 2 : 24 }, (_, n) => n + 1);

/** The bot's answers, standing orders', the deadline's, and any. */
const anyhow: Chooser<K> = (game, view, decision, random) => {
  const way = random();
  const answer =
    way < 0.2
      ? game.bot(view, decision, random)
      : way < 0.3
        ? game.fallback(view, decision)
        : way < 0.4
          ? game.answer(view, decision, { ...game.defaultPolicy(view.options, decision.seat), ask: [] })
          : null;
  return answer ?? randomly(game, view, decision, random);
};

/** A game under options as the form may give them, every other one without advantages, and what was wrong in it. */
function randomGame(seed: number): Selfplay<K> & { wrong: string[] } {
  const random = seeded(`options ${seed}`);
  const plain = seed % 2 === 0 && { advantages: 0, chosenAdvantages: [] };
  const chosen = { ...randomOptions(aaRevised, random), ...plain, roundLimit: 1 + Math.floor(random() * 4) };
  const seating = chosen.auction ? bookSeatings[0] : bookSeatings[Math.floor(random() * bookSeatings.length)];
  const options = aaRevised.optionsSchema.parse({ ...chosen, seating });
  const wrong: string[] = [];
  let orders = 0;
  const game = selfplay(aaRevised, options, {
    seed,
    choose: anyhow,
    checksums: false,
    visit(state, decision, order) {
      wrong.push(...(aaRevised.invariants?.(state) ?? []));
      if (orders++ % 7 > 0) return;
      const line = aaRevised.format(order);
      for (const language of languages) {
        const read = readOrder(aaRevised, state, decision, line, language);
        if (!read.ok || canonical(read.value) !== canonical(order)) wrong.push(`${language}: ${line} is read as ${canonical(read)}`);
      }
      const position = aaRevised.parsePosition(aaRevised.formatPosition(state), options);
      if (!position.ok || canonical(position.value) !== canonical(state)) wrong.push(`${decision.id}: the position does not read back`);
    },
  });
  return { ...game, wrong };
}

describe('random play under any options', () => {
  it.each(seeds)('game %i keeps P-01 to P-25 before every order, reads back and accounts for every IPC and territory', (seed) => {
    const game = randomGame(seed);
    expect(game.wrong).toEqual([]);
    expect(game.outcome).not.toBeNull();
    expect(game.state.round).toBeLessThanOrEqual(game.options.roundLimit);
    const events = eventsOf(game);
    expect(treasuriesAfter(editionRevised, events)).toEqual(game.state.treasury);
    expect(controlAfter(editionRevised, events)).toEqual(game.state.control);
    if (seed % 2 === 0) expect(unaccounted(editionRevised, game)).toEqual([]);
    for (const event of events) {
      if (event.type !== 'fire') continue;
      const dice = event.rolls.flatMap(({ dice }) => dice);
      expect(event.hits).toBeLessThanOrEqual(
        dice.length + (event.luck ?? []).reduce((sum, { strength }) => sum + Math.ceil(strength / 6), 0),
      );
    }
  });
});
