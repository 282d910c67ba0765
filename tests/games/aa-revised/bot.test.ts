import { describe, expect, it } from 'vitest';
import { randomOrder, seeded, selfplay } from '../../../lib/engine';
import { aaRevised } from '../../../lib/games/axis-allies';
import { fight } from '../../../lib/games/axis-allies/bot/forces';
import { danger } from '../../../lib/games/axis-allies/bot/seas';
import { surveyOf } from '../../../lib/games/axis-allies/bot/survey';
import { optionsSchema } from '../../../lib/games/axis-allies/editions/revised/options';
import { decisions } from '../../../lib/games/axis-allies/rules/sequence';
import type { State } from '../../../lib/games/axis-allies/types';
import { answerOf, ordersOf, position } from './bot-orders';

describe('the practice bot of Revised', () => {
  it('attacks with its artillery', () => {
    const orders = ordersOf(
      position(`Round 1, Germany, combat-move
        Eastern Europe: 2 infantry, 5 artillery
        Ukraine: USSR 3 infantry`),
    );
    expect(orders.some((order) => order.type === 'move' && order.units.artillery)).toBe(true);
  });

  it('fears the artillery of an enemy', () => {
    const state = position(`Round 1, USSR, noncombat-move
      Ukraine: Germany 6 artillery
      Caucasus: USSR 1 infantry`);
    expect(surveyOf(state).threat('caucasus').artillery).toBe(6);
  });

  it('buys artillery beside its infantry', () => {
    const state = position(`Round 1, Germany, purchase
      Germany: 9 infantry, 4 tanks
      Russia: 3 infantry`);
    state.treasury.germany = 40;
    const bought = answerOf(state);
    expect(bought.type === 'purchase' && (bought.units.artillery ?? 0)).toBeGreaterThan(0);
  });

  it('counts transports among those that fight at sea (RREV-7.3)', () => {
    const fleet = (text: string) => surveyOf(position(`Round 1, USA, noncombat-move\n${text}`));
    const survey = fleet('Western Europe: Germany 1 fighter');
    expect(danger(survey, 'sz8', { battleship: 1, transport: 4 })).toBeLessThan(danger(survey, 'sz8', { battleship: 1 }));
  });

  it('sends warships along with a landing, to bombard', () => {
    const orders = ordersOf(
      position(`Round 1, USA, combat-move
        Algeria: Germany 1 infantry
        Eastern United States: USA 2 infantry, 2 tanks
        sz10: USA 2 transports, 1 battleship`),
    );
    expect(orders.map(({ type }) => type)).toEqual(expect.arrayContaining(['assault', 'move']));
    expect(orders.some((order) => order.type === 'move' && order.units.battleship)).toBe(true);
  });

  it('bombs an industrial complex where nothing else is to be done, and not for nothing', () => {
    const raid = (more: string) =>
      ordersOf(
        position(`Round 1, UK, combat-move
          ${more}
          United Kingdom: UK 2 bombers
          Germany: Germany 9 infantry`),
      ).filter((order) => order.type === 'move' && order.role === 'raid');
    expect(raid('')).toHaveLength(1);
    expect(raid('Developments: UK Heavy bombers\nIPCs: Germany 0')).toHaveLength(0);
  });

  it('launches the rockets it has', () => {
    const orders = ordersOf(
      position(`Round 1, UK, combat-move
        Developments: UK Rockets
        United Kingdom: UK 1 AA gun`),
    );
    expect(orders).toEqual([{ type: 'rocket', from: 'united-kingdom', target: 'germany' }]);
  });

  it('knows what both sides have developed when it reckons its odds', () => {
    const plain = position('Round 1, UK, combat-move\nGermany: Germany 3 infantry');
    const heavy = position('Round 1, UK, combat-move\nDevelopments: UK Heavy bombers\nGermany: Germany 3 infantry');
    const odds = (state: State) => fight(state, { bomber: 2 }, { infantry: 3 }, 'land', { attacker: 'uk', defender: 'germany' }).win;
    expect(odds(heavy)).toBeGreaterThan(odds(plain));
  });

  it('develops weapons now and then when it is rich, for units it has', () => {
    const state = position('Round 1, USA, research\nEastern United States: USA 3 bombers');
    state.treasury.usa = 60;
    const [decision] = decisions(state);
    if (!decision) throw new Error('nothing is asked');
    const orders = Array.from({ length: 20 }, (_, n) => aaRevised.bot(state, decision, seeded(`rich ${n}`)));
    const bought = orders.flatMap((order) => (order.type === 'research' ? [order] : []));
    expect(bought.length).toBeGreaterThan(0);
    expect(bought.length).toBeLessThan(20);
    expect(new Set(bought.map((order) => order.dice))).toEqual(new Set([3]));
    for (const { technology } of bought) expect(['heavy-bombers', 'long-range']).toContain(technology);
  });

  it('calls the Russian winter when Moscow is in danger, and not before', () => {
    const winter = (caucasus: string) =>
      ordersOf(
        position(`Round 1, USSR, noncombat-move
          Developments: USSR Russian winter
          Russia: USSR 6 infantry
          Caucasus${caucasus}`),
      ).some((order) => order.type === 'advantage');
    expect(winter(' (Germany): Germany 12 tanks')).toBe(true);
    expect(winter(': USSR 1 infantry')).toBe(false);
  });

  it.each(['ussr-uk-usa', 'germany-japan'])(
    'beats a random wanderer as %s',
    (seat) => {
      const { outcome } = selfplay(aaRevised, optionsSchema.parse({ roundLimit: 12 }), {
        seed: 'first',
        checksums: false,
        choose: (game, view, decision, random) =>
          decision.seat === seat ? game.bot(view, decision, random) : randomOrder(game, view, decision, random),
      });
      expect(outcome?.winners).toEqual([seat]);
    },
    120_000,
  );
});
