import type { BattleNote, Language, Lost } from '../../../engine';
import { editionOf } from '../editions';
import type { Event, Loss, Power, UnitType, View } from '../types';
import { chronicleWords } from './words';

/** What an event says of a battle, a raid or a rocket. */
export function notes(event: Event, view: View, language: Language): BattleNote[] {
  const words = chronicleWords(language);
  switch (event.type) {
    case 'battle': {
      const { space, kind, amphibious, attackers, defenders } = event;
      const name = kind === 'land' && amphibious ? words.landing : words[kind];
      return [{ type: 'begins', space, name, attackers: Object.keys(attackers), defenders: Object.keys(defenders) }];
    }
    case 'fire':
      return event.round > 0 ? [{ type: 'round', space: event.space, round: event.round }] : [];
    case 'losses':
    case 'defenceless':
    case 'kamikaze':
      return [{ type: 'lost', space: event.space, lost: event.losses.flatMap((loss) => lostOf(view, loss)) }];
    case 'flak':
      return [{ type: 'lost', space: event.space, lost: shotDown(view, event) }];
    case 'strand':
      return event.to === null
        ? [
            {
              type: 'lost',
              space: event.from,
              lost: lostOf(view, { owner: event.owner, type: 'fighter', count: event.count }),
              isLate: true,
            },
          ]
        : [];
    case 'retreat':
      return [{ type: 'retreat', space: event.space, owner: event.power }];
    case 'battle-end':
      return [{ type: 'ends', space: event.space, winner: event.winner }];
    case 'capture':
      return [{ type: 'taken', space: event.territory, by: event.by }];
    case 'raid':
      return bombed(event, event.space, words.raid);
    case 'rocket':
      return bombed(event, event.target, words.rocket);
    default:
      return [];
  }
}

/** A unit, and apart from it what it carried down. */
function lostOf(view: View, { owner, type, count, cargo = [] }: Loss): Lost[] {
  const one = (of: Power, what: UnitType): Lost => ({ owner: of, type: what, count, value: count * editionOf(view).units[what].cost });
  return [one(owner, type), ...cargo.map((aboard) => one(aboard.owner, aboard.type))];
}

/** Aircraft by the owner whose dice they were. */
function shotDown(view: View, { rolls }: Extract<Event, { type: 'flak' }>): Lost[] {
  return rolls.flatMap(({ owner, type, needs, dice }) => {
    const count = dice.filter((die) => die <= needs).length;
    return count > 0 ? lostOf(view, { owner, type, count }) : [];
  });
}

function bombed({ power, victim, loss }: { power: Power; victim: Power; loss: number }, space: string, name: string): BattleNote[] {
  return [
    { type: 'begins', space, name, attackers: [power], defenders: [victim] },
    { type: 'damaged', space, owner: victim, value: loss },
    { type: 'ends', space, winner: null },
  ];
}
