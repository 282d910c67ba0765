import type { BattleNote, Language } from '../../../engine';
import { say } from '../../kit/words';
import { card, type Side } from '../cards';
import { otherSide, sideIn } from '../rules/battle';
import type { Event, View } from '../state';
import type { UnitId } from '../types';
import { unitName } from '../words/names';

/** What an event says of those who are under fire: all that befalls a unit in one turn is a battle of its own. */
export function notes(event: Event, view: View, language: Language): BattleNote[] {
  switch (event.type) {
    case 'attacked':
      return begins(view, { target: event.target, by: sideIn(view, event.unit), hex: event.at }, language);
    case 'destroyed': {
      const isOwnHand = sideIn(view, event.by) === sideIn(view, event.unit);
      return isOwnHand ? [] : falls(view, event.unit, language);
    }
    case 'casualties':
      return event.fates.flatMap(({ unit, becomes }) => (becomes.includes('destroyed') ? falls(view, unit, language) : []));
    case 'exited':
      return [ends(event.unit, event.hex, 'defence')];
    case 'judged':
      return view.units.map(({ id, hex }) => ends(id, hex, 'defence'));
    default:
      return [];
  }
}

const ends = (of: UnitId, space: string | null, winner: 'attack' | 'defence'): BattleNote => ({
  ...{ type: 'ends', space: space ?? '', of, winner },
});

function begins(view: View, { target, by, hex }: { target: UnitId; by: Side | null; hex: string }, language: Language): BattleNote[] {
  const side = sideIn(view, target);
  if (by === null || side === null) return [];
  const unit = unitName(target, language);
  const name = say(language, `Attack on ${unit}`, `Attacco a ${unit}`);
  return [{ type: 'begins', space: hex, of: target, name, attackers: [by], defenders: [side] }];
}

/** A unit is gone, and what was about it is over; obstacles are no units. */
function falls(view: View, unit: UnitId, language: Language): BattleNote[] {
  const fallen = view.fallen.find((each) => each.unit === unit);
  if (!fallen) return [];
  const { side, hex, card: type } = fallen;
  const lost = [{ owner: side, type, count: 1, value: card(view.edition, type).cost }];
  const space = hex ?? '';
  return [
    ...begins(view, { target: unit, by: otherSide(side), hex: space }, language),
    { type: 'lost', space, of: unit, lost },
    ends(unit, space, 'attack'),
  ];
}
