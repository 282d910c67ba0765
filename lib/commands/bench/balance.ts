import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../install.mjs';
import type { Played } from './balance-process';
import { type Measures, measured, type Part } from './measure';

const name = 'aa-1941';
const games = 400;
const processes = 2;
/** Games that are not won by then are counted apart. */
const roundLimit = 40;

/** Games between bots with some options, in as many processes. */
async function playAll(options: object): Promise<Played[]> {
  const share = Math.ceil(games / processes);
  const parts = Array.from({ length: processes }, (_, n) => playSome(n * share + 1, Math.min(games, (n + 1) * share), options));
  return (await Promise.all(parts)).flat();
}

async function playSome(first: number, last: number, options: object): Promise<Played[]> {
  const script = join(root, 'lib/commands/bench/balance-process.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, `${first}`, `${last}`, JSON.stringify({ roundLimit, ...options })], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const played: Played[] = [];
  for await (const line of createInterface({ input: child.stdout })) played.push(JSON.parse(line) as Played);
  if (played.length !== last - first + 1) throw new Error(`only ${played.length} games of ${first} to ${last} were played`);
  return played;
}

/** How a set-up of 1941 turns out between bots: the names under `prefix`. */
const balanceOf = (prefix: string, options: object): Part => ({
  names: [`${prefix}.axis_pct`, `${prefix}.victory_pct`, `${prefix}.rounds_p50`],
  async run() {
    return figures(prefix, await playAll(options));
  },
});

/** Wins of the Axis among games with a winner, games that ended by victory cities, and rounds of the middle game, in one table. */
export function figures(prefix: string, played: readonly Played[]): Measures {
  const share = (some: readonly unknown[], all: readonly unknown[]) => measured((100 * some.length) / Math.max(1, all.length), '%');
  const won = played.filter(({ side }) => side !== null);
  const rounds = played.map((each) => each.rounds).sort((a, b) => a - b);
  return {
    [`${prefix}.axis_pct`]: share(
      won.filter(({ side }) => side === 'axis'),
      won,
    ),
    [`${prefix}.victory_pct`]: share(
      played.filter(({ reason }) => reason.startsWith('victory')),
      played,
    ),
    [`${prefix}.rounds_p50`]: measured(rounds[rounds.length >> 1] ?? 0, 'rounds'),
  };
}

/** Share of the transports built that were sunk without a die being thrown. */
export function transportsLost(played: readonly Played[]): number {
  const sum = (of: (each: Played) => number) => played.reduce((all, each) => all + of(each), 0);
  return (
    (100 * sum((each) => each.transportsLost)) /
    Math.max(
      1,
      sum((each) => each.transportsBuilt),
    )
  );
}

const bookPart: Part = {
  names: [...balanceOf(`balance.${name}`, {}).names, `bot.${name}.transports_lost_pct`],
  async run() {
    const played = await playAll({});
    return { ...figures(`balance.${name}`, played), [`bot.${name}.transports_lost_pct`]: measured(transportsLost(played), '%') };
  },
};

/** What the game's README advises between even players. */
const advised = { bid: 9, bidFor: 'ussr' };

export const balanceParts: Part[] = [
  bookPart,
  balanceOf(`balance.${name}.errata`, { errataSetup: true }),
  balanceOf(`balance.${name}.bid`, advised),
];
