import type { BattleForm, BattleSetUp, Language, SetUpUnit } from '../../../engine';
import { fieldsOf } from '../../kit/forms';
import { capitalised, labelsOf } from '../../kit/words';
import { type Side, sides } from '../orders';
import { boardOf } from '../rules/board';
import { counted, nouns, pieceName, zoneName } from '../words/names';
import { choicesOf, options, type Part, type Row, rowsFor } from './set-up';

const texts = labelsOf(`
place | Where the combat is | Dove si combatte
attacker | Attacker | Attaccante
fleets | Fleets of a landing | Flotte di uno sbarco
- 0: over land. With one or two the troops come by sea, and the fleets bombard first.
  0: via terra. Con una o due le truppe arrivano dal mare, e le flotte prima bombardano.
intercepts | Intercepts the landing | Intercetta lo sbarco
supports | Supports, from a zone nearby | Appoggia, da una zona vicina
`);

/** The form of a combat: what may be chosen hangs on where it is and who attacks. */
export function formOf(setUp: BattleSetUp, language: Language): BattleForm {
  const choices = choicesOf(setUp);
  const { place, attacker } = choices;
  const { ids, coast } = boardOf({ options });
  const { field, say } = fieldsOf(texts, choices, language);
  const sideName = (side: Side) => ({ value: side, label: capitalised(nouns[language].sides[side]) });
  const nameOf = (row: Row) => {
    if (row === 'line' || row === 'fleet' || row === 'uboat') return counted(row, 1, language);
    return pieceName(row, 1, language);
  };
  const unitsOf = (part: Part): SetUpUnit[] =>
    rowsFor(choices, part).map(({ row, max }) => ({
      ...{ type: row, name: capitalised(nameOf(row).replace(/^1 /, '')), max },
      ...(part === 'attack' && row === 'plane' && { hint: say('supports') }),
      ...((row === 'fleet' || row === 'uboat') && { hint: say('intercepts') }),
    }));
  return {
    fields: [
      field('place', {
        kind: 'choice',
        choices: ids
          .map((value) => ({ value, label: zoneName(options, value, language) }))
          .sort((a, b) => a.label.localeCompare(b.label, language, { numeric: true })),
      }),
      field('attacker', { kind: 'choice', choices: sides.map(sideName) }),
      ...(attacker === 'allied' && coast.includes(place) ? [field('fleets', { kind: 'number', min: 0, max: 2 })] : []),
    ],
    attack: unitsOf('attack'),
    defence: unitsOf('defence'),
  };
}
