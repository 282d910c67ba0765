import type { BattleOdds, Language, SideOdds } from '../../../engine';
import { marginOf, simulate } from '../../kit/chance';
import { capitalised } from '../../kit/words';
import { type Force, type Kind, kinds, pieceFacts, pieces, together } from '../pieces';
import { zoneAt } from '../rules/zones';
import type { Event, Side, View, ZoneId } from '../types';
import { nouns } from '../words/names';
import { attackOn, fightAt } from './fight';

type Part = 'attack' | 'defence';
type Row = Kind | 'line';

const rows: readonly Row[] = [...kinds, 'line'];

/** How the combat at a zone goes: `runs` of them with fair dice. Whoever still defends when the rounds are over holds it. */
export function simulateAt(
  view: View,
  zone: ZoneId,
  { runs, random }: { runs: number; random: () => number },
  language: Language,
): BattleOdds | null {
  const attack = attackOn(view, zone);
  const attacker = view.impulse?.side;
  if (!attack || !attacker) return null;
  const { tallies, rounds } = simulate(fightAt(view, attack), { runs, random });
  const losses = { attack: 0, defence: 0 };
  const gone = { attack: new Map<Row, number>(), defence: new Map<Row, number>() };
  const ends = { won: 0, taken: 0 };
  for (const { note, times } of tallies) {
    if (note.type === 'combat-end' && note.won) ends.won += times;
    // with the last forces of a side gone the game ends at once, and no combat is concluded
    if (note.type === 'over' && note.ending.winner === attacker) ends.won += times;
    if (note.type === 'occupied' && note.zone === zone) ends.taken += times;
    if (note.type === 'over' && note.ending.winner === attacker) ends.taken += times;
    for (const { side, row, count, value } of lossesIn(note)) {
      const part: Part = side === attacker ? 'attack' : 'defence';
      losses[part] += value * times;
      gone[part].set(row, (gone[part].get(row) ?? 0) + count * times);
    }
  }
  const there = zoneAt(view, zone);
  const standing: Record<Part, { units: Force; line: boolean }> = {
    attack: { units: together(...attack.forces.map(({ units }) => units)), line: false },
    defence: there.control === attacker ? { units: {}, line: false } : { units: there.units, line: there.line === true },
  };
  const sideOf = (part: Part): SideOdds => ({
    units: rows.flatMap((row) => {
      const of = countOf(standing[part], row);
      const name = capitalised(nouns[language].kinds[row][0]);
      return of > 0 ? [{ type: row, name, of, left: Math.max(0, of - (gone[part].get(row) ?? 0) / runs) }] : [];
    }),
    loss: losses[part] / runs,
  });
  const [ours, theirs] = [sideOf('attack'), sideOf('defence')];
  const win = ends.won / runs;
  return {
    ...{ runs, win, draw: 0, hold: 1 - win, margin: marginOf(win, runs), taken: ends.taken / runs },
    ...{ attack: ours, defence: theirs, swing: theirs.loss - ours.loss },
    rounds: rounds.map((times) => times / runs),
  };
}

const countOf = ({ units, line }: { units: Force; line: boolean }, row: Row): number =>
  row === 'line' ? Number(line) : pieces.reduce((sum, piece) => sum + (pieceFacts[piece].kind === row ? (units[piece] ?? 0) : 0), 0);

/** What an event costs a side: pieces that are gone, and the losses that it takes by it (7.4). */
function lossesIn(event: Event): { side: Side; row: Row; count: number; value: number }[] {
  if (event.type !== 'lost') return [];
  return event.losses.map(({ piece, count, fate }) => {
    if (piece === 'line') return { side: event.side, row: 'line', count, value: count };
    const { kind, engaged } = pieceFacts[piece];
    if (fate === 'engaged') return { side: event.side, row: kind, count: 0, value: count };
    const isDear = piece !== 'cube' && !engaged && event.cause !== 'interception';
    return { side: event.side, row: kind, count, value: isDear ? 2 * count : count };
  });
}
