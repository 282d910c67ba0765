import { asBot, selfplay } from '../../engine';
import { type Event, powers } from '../../games/axis-allies/types';
import { loadGame } from '../../games/registry';

// node --import tsx lib/commands/bench/balance-process.ts FIRST LAST OPTIONS    one line a game, for balance.ts

/** What one game between bots of 1941 came to. */
export interface Played {
  /** Null: a draw at the round limit. */
  side: 'allies' | 'axis' | null;
  reason: string;
  rounds: number;
  transportsBuilt: number;
  /** Transports sunk without a die being thrown. */
  transportsLost: number;
}

const [first = '1', last = '1', options = '{}'] = process.argv.slice(2);
const game = await loadGame('aa-1941');
for (let seed = Number(first); seed <= Number(last); seed++) {
  const { outcome, entries, state } = selfplay(game, game.optionsSchema.parse(JSON.parse(options)), {
    seed: `balance ${seed}`,
    choose: asBot,
    checksums: false,
  });
  const events = entries.flatMap(({ told }) => told.map(({ event }) => event as Event));
  const winners = outcome?.winners.flatMap((seat) => seat.split('-')) ?? [];
  const side = powers.some((power) => winners.includes(power))
    ? winners.includes('germany') || winners.includes('japan')
      ? 'axis'
      : 'allies'
    : null;
  const played: Played = { side, reason: outcome?.reason ?? 'none', rounds: game.moment(state).round, ...transportsOf(events) };
  console.log(JSON.stringify(played));
}

function transportsOf(events: readonly Event[]): Pick<Played, 'transportsBuilt' | 'transportsLost'> {
  let transportsBuilt = 0;
  let transportsLost = 0;
  for (const event of events) {
    if (event.type === 'mobilise') for (const { units } of event.placements) transportsBuilt += units.transport ?? 0;
    if (event.type === 'defenceless') for (const { type, count } of event.losses) if (type === 'transport') transportsLost += count;
  }
  return { transportsBuilt, transportsLost };
}
