import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { closeDatabase, database } from '../../db/client';
import { tableOf } from '../play/leagues/table';
import { verifySeasons } from '../play/leagues/verify';
import { pairingInputSchema, pairingsToAdd } from '../tournament';
import { argumentsOf, giveUp } from './arguments';

// npm run standings -- --verify [--season LEAGUE/NUMBER] | --from FILE    lib/commands/README.md says what each prints
const { options, flags } = argumentsOf(process.argv.slice(2), ['season', 'from'], ['verify']);

if (options.from !== undefined) recomputed(options.from);
else if (flags.has('verify')) await verify(options.season);
else giveUp('--verify, or --from FILE');

async function verify(season: string | undefined): Promise<void> {
  await database();
  const verdicts = await verifySeasons(placeOf(season));
  for (const { league, season: number, games, rounds, faults } of verdicts) {
    for (const fault of faults) console.log(`${league}/${number}: ${fault}`);
    console.log(`${league}/${number} games=${games} rounds=${rounds} differences=${faults.length}`);
  }
  await closeDatabase();
  process.exitCode = verdicts.every(({ faults }) => faults.length === 0) ? 0 : 1;
}

function placeOf(text: string | undefined): { league: string; season: number } | null {
  if (text === undefined) return null;
  const [league = '', number] = text.split('/');
  const season = Number(number);
  return Number.isInteger(season) && season > 0 ? { league, season } : giveUp(`"${text}" is no season: write LEAGUE/NUMBER`);
}

/** A published season, computed again from its file alone. */
function recomputed(path: string): void {
  const file = attempt(() => JSON.parse(readFileSync(path, 'utf8')));
  if (typeof file !== 'object' || file === null || !('divisions' in file) || !Array.isArray(file.divisions)) {
    giveUp(`${path} is no published season`);
  }
  let differences = 0;
  for (const { name, competition, inputs } of file.divisions) {
    for (const input of inputs) {
      const read = pairingInputSchema.parse(input);
      for (const pairing of pairingsToAdd(read)) {
        const kept = competition.pairings.find((each: { id: string }) => each.id === pairing.id);
        if (isDeepStrictEqual(kept, pairing)) continue;
        differences++;
        console.log(`${name}: pairing ${pairing.id} is another`);
      }
    }
    const { round: _, format: __, ...read } = pairingInputSchema.parse({ ...competition, format: 'fieldpost-pairing-1', round: 1 });
    for (const { place, entrant, points, won, drawn, lost } of tableOf(read)) {
      console.log([name, place ?? '-', entrant, points, won, drawn, lost].join('\t'));
    }
  }
  console.log(`differences=${differences}`);
  process.exitCode = differences === 0 ? 0 : 1;
}

/** What could not be read is no season either. */
function attempt<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    return giveUp(error instanceof Error ? error.message : String(error));
  }
}
