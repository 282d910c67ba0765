import type { BattleOdds, Language, SideOdds } from '../../../engine';
import { marginOf, type Simulated, simulate } from '../../kit/chance';
import { capitalised } from '../../kit/words';
import { editionOf } from '../editions';
import { attackersAt, defendersAt, type Part, partOf } from '../rules/forces';
import { landersOn } from '../rules/landers';
import type { Event, SpaceId, State, UnitType, View } from '../types';
import { namesIn } from '../words/names';
import { declaredAt, fightAt } from './fight';

/** How the battle at a space goes: `runs` fights with fair dice. */
export function simulateAt(
  view: View,
  space: SpaceId,
  { runs, random }: { runs: number; random: () => number },
  language: Language,
): BattleOdds | null {
  const declared = declaredAt(view, space);
  if (!declared) return null;
  const { tallies, rounds }: Simulated<Event> = simulate(fightAt(view, declared), { runs, random });
  const lost = { attack: new Map<UnitType, number>(), defence: new Map<UnitType, number>() };
  const ends = { attack: 0, defence: 0, taken: 0 };
  for (const { note, times } of tallies) {
    for (const { part, type, count } of lossesIn(view, note)) lost[part].set(type, (lost[part].get(type) ?? 0) + times * count);
    if (note.type === 'capture' && note.territory === space) ends.taken += times;
    if (note.type === 'battle-end' && note.winner) ends[note.winner] += times;
  }
  // what nobody defends is taken without a battle; who is shot down on the way does not begin one
  const begun = tallies.reduce((sum, { note, times }) => sum + (note.type === 'battle-end' ? times : 0), 0);
  const undefended = defendersAt(view, declared).length === 0;
  const unfought = runs - begun;
  const win = (ends.attack + (undefended ? unfought : 0)) / runs;
  const hold = (ends.defence + (undefended ? 0 : unfought)) / runs;
  const attackers = [...attackersAt(view, declared), ...(view.combat?.battle === declared ? [] : landersOn(view, declared))];
  const side = (part: Part, standing: readonly { type: UnitType; count: number }[]): SideOdds => {
    const { types, units } = editionOf(view);
    const gone = (type: UnitType) => (lost[part].get(type) ?? 0) / runs;
    const of = (type: UnitType) => standing.reduce((sum, each) => sum + (each.type === type ? each.count : 0), 0);
    return {
      units: types.flatMap((type) =>
        of(type) > 0
          ? [{ type, name: capitalised(namesIn(language).kind(type)), of: of(type), left: Math.max(0, of(type) - gone(type)) }]
          : [],
      ),
      loss: types.reduce((sum, type) => sum + gone(type) * units[type].cost, 0),
    };
  };
  const attack = side('attack', attackers);
  const defence = side('defence', defendersAt(view, declared));
  return {
    ...{ runs, win, hold, draw: Math.max(0, 1 - win - hold), margin: marginOf(win, runs) },
    taken: declared.kind === 'land' ? ends.taken / runs : null,
    ...{ attack, defence, swing: defence.loss - attack.loss },
    rounds: rounds.map((times) => times / runs),
  };
}

/** Units that an event tells are gone, loads included. */
function lossesIn(state: State, event: Event): { part: Part; type: UnitType; count: number }[] {
  switch (event.type) {
    case 'losses':
    case 'defenceless':
      return event.losses.flatMap(({ type, count, cargo = [] }) => [
        { part: event.side, type, count },
        ...cargo.map((each) => ({ part: event.side, type: each.type, count })),
      ]);
    case 'kamikaze':
      return event.losses.map(({ owner, type, count }) => ({ part: partOf(state, { owner }), type, count }));
    case 'flak':
      return (Object.entries(event.lost) as [UnitType, number][]).map(([type, count]) => ({ part: 'attack', type, count }));
    default:
      return [];
  }
}
