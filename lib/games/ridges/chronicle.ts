import { type BattleNote, type Chronicle, type Measure, thrown } from '../../engine';
import { counted, say } from '../kit/words';
import { seatName } from './notation';
import { type RidgesKinds, type Seat, seats, type View } from './types';

const ridgeOf = ({ taken }: View): string => `ridge-${taken.length}`;

/** Points, and of reserves what the viewer knows: their own. A ridge is a battle, a rally the only throw that hits or does not. */
export const chronicle: Chronicle<RidgesKinds> = {
  measures(view, language) {
    const line = (seat: Seat, value: number) => ({ owner: seat, name: seatName(seat, language), value });
    const { viewer, reserve } = view;
    const own: Measure[] =
      viewer === 'public' || reserve === null
        ? []
        : [{ id: 'reserve', title: say(language, 'Reserve', 'Riserva'), lines: [line(viewer, reserve)] }];
    return [{ id: 'points', title: say(language, 'Points', 'Punti'), lines: seats.map((seat) => line(seat, view.scores[seat])) }, ...own];
  },
  throws(event, view) {
    if (event.type !== 'rally' || event.die === null) return [];
    const at = { space: ridgeOf(view), part: event.seat === 'red' ? 'attack' : 'defence' } as const;
    return [thrown(event.seat, { dice: 1, hits: event.die >= 5 ? 1 : 0, chance: 1 / 3 }, at)];
  },
  notes(event, view, language) {
    const space = ridgeOf(view);
    const ends = (winner: Seat | null): BattleNote => ({
      ...{ type: 'ends', space },
      winner: winner && (winner === 'red' ? 'attack' : 'defence'),
    });
    if (event.type === 'rally') return [ends(view.taken.at(-1) ?? null)];
    if (event.type !== 'clash') return [];
    const spent = (seat: Seat) => ({ owner: seat, type: 'company', count: event[seat], value: event[seat] });
    return [
      { type: 'begins', space, name: say(language, 'Ridge', 'Crinale'), attackers: ['red'], defenders: ['blue'] },
      { type: 'lost', space, lost: seats.map(spent).filter(({ count }) => count > 0) },
      // who lost it may rally
      ...(event.winner === null ? [ends(null)] : []),
    ];
  },
  turnName: ({ round }, language) => `${say(language, 'Ridge', 'Crinale')} ${round}`,
  unitName: (_type, count, language) =>
    say(language, counted(count, 'no company', 'company', 'companies'), counted(count, 'nessuna compagnia', 'compagnia', 'compagnie')),
  worth: (value, language) => chronicle.unitName('company', value, language),
};
