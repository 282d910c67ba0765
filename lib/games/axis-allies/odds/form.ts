import type { BattleForm, BattleSetUp, Language, SetUpUnit } from '../../../engine';
import { fieldsOf } from '../../kit/forms';
import { capitalised, labelsOf } from '../../kit/words';
import type { Edition } from '../edition';
import { type EffectId, isAdvantage } from '../effects/ids';
import type { Part } from '../rules/forces';
import { powers } from '../types';
import { advantageWords, technologyWords } from '../words/advantages';
import { namesIn } from '../words/names';
import { choicesOf, effectsFor, mostUnits, placesOf, typesFor } from './set-up';

const texts = labelsOf(`
place | Where the battle is | Dove si combatte
attacker | Attacker | Attaccante
defender | Defender | Difensore
amphibious | Amphibious assault | Assalto anfibio
- The troops come by sea, all of them.
  Le truppe arrivano dal mare, tutte.
attackEffects | What the attacker has beside its units | Ciò che l’attaccante ha oltre alle unità
defenceEffects | What the defender has beside its units | Ciò che il difensore ha oltre alle unità
lowLuck | Low luck | Poca fortuna
bombards | Bombards the shore | Bombarda la costa
`);

/** The form of a battle: what may be chosen hangs on where it is and who fights. */
export function formOf(edition: Edition, setUp: BattleSetUp, hasLowLuck: boolean, language: Language): BattleForm {
  const choices = choicesOf(edition, setUp);
  const { place, attacker, defender } = choices;
  const names = namesIn(language);
  const usual = { ...choices, attackEffects: [...choices.effects.attack], defenceEffects: [...choices.effects.defence] };
  const { field, say } = fieldsOf(texts, usual, language);
  const powerChoices = (allowed: readonly (typeof powers)[number][]) => allowed.map((value) => ({ value, label: names.power(value) }));
  const effectField = (name: 'attackEffects' | 'defenceEffects', ids: readonly EffectId[]) =>
    ids.length === 0
      ? []
      : [
          field(name, {
            kind: 'choices',
            choices: ids.map((value) => ({
              value,
              label: (isAdvantage(value) ? advantageWords[value] : technologyWords[value]).name[language],
            })),
          }),
        ];
  const isLand = edition.space[place]?.kind === 'land';
  const unitsOf = (part: Part): SetUpUnit[] =>
    typesFor(edition, choices, part).map((type) => ({
      ...{ type, name: capitalised(names.kind(type)), max: mostUnits },
      ...(isLand && edition.units[type].domain === 'sea' && { hint: say('bombards') }),
    }));
  return {
    fields: [
      field('place', {
        kind: 'choice',
        choices: placesOf(edition)
          .map((value) => ({ value, label: names.space(value) }))
          .sort((a, b) => a.label.localeCompare(b.label, language, { numeric: true })),
      }),
      field('attacker', { kind: 'choice', choices: powerChoices(powers) }),
      field('defender', { kind: 'choice', choices: powerChoices(powers.filter((each) => edition.side[each] !== edition.side[attacker])) }),
      ...(isLand && (edition.coast[place] ?? []).length > 0 ? [field('amphibious', { kind: 'toggle' })] : []),
      ...effectField('attackEffects', effectsFor(edition, attacker)),
      ...effectField('defenceEffects', effectsFor(edition, defender)),
      ...(hasLowLuck ? [field('lowLuck', { kind: 'toggle' })] : []),
    ],
    attack: unitsOf('attack'),
    defence: unitsOf('defence'),
  };
}
