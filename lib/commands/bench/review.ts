import { gzipSync } from 'node:zlib';
import { type Footage, reelOfOrders, type Screening, seeded, shownAt } from '../../engine';
import { type GameId, loadGame } from '../../games/registry';
import { pieceLayers, propertyInk } from '../../picture';
import { measured, type Part, quantile, timed } from './measure';
import { longGame } from './rules';

const seeks = 2000;

/** A review of a long game: what a browser is sent, how long it takes to carry all of it out once, and how long any position takes from then on. */
const reviewPart = (name: GameId, orders: number, prefix: string): Part => {
  const [seek, load, data] = [`${prefix}.seek.p99_ms`, `${prefix}.load.p50_ms`, `${prefix}.data_kb`] as const;
  return {
    names: [seek, load, data],
    async run() {
      const game = await loadGame(name);
      const { options, opened, entries } = longGame(game, orders);
      const at = new Date(0).toISOString();
      const shots = entries.map(({ seat, decision, order, draws }) => ({ seat, decision, order, draws, via: 'web' as const, at }));
      const footage: Footage = { kind: 'orders', after: 0, options, rules: game.rules, draws: opened.draws, entries: shots };
      const json = JSON.stringify(footage);
      const read = () => {
        const reel = reelOfOrders(game, JSON.parse(json));
        reel.append(JSON.parse(json).entries);
        return reel;
      };
      const loads = await timed(12, read);
      const reel = read();
      const screening: Screening = { game, reel, eyes: 'public', language: 'en' };
      const board = game.board(options, 'en');
      const random = seeded('bench review');
      const look = () => {
        const { painting } = shownAt(screening, { seq: Math.floor(random() * (reel.last + 1)), die: null });
        return pieceLayers(board, painting, { ink: propertyInk, scale: 1, id: 'bench' });
      };
      await timed(50, look);
      return {
        [seek]: measured(quantile(await timed(seeks, look), 0.99), 'ms'),
        [load]: measured(quantile(loads, 0.5), 'ms'),
        [data]: measured(gzipSync(json).length / 1024, 'kB'),
      };
    },
  };
};

export const reviewParts: Part[] = [reviewPart('aa-1941', 500, 'review'), reviewPart('aa-revised', 700, 'review.aa-revised.700')];
