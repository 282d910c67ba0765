import type { Field } from '../../../../engine';
import { fieldsOf } from '../../../kit/forms';
import { labelsOf } from '../../../kit/words';
import { commonFields } from '../../fields';
import type { Language } from '../../types';
import { optionsSchema } from './options';

const texts = labelsOf(`
victoryMode | Victory | Vittoria
- Checked for the Allies at the end of Japan's turn, for the Axis at the end of the United States' turn.
  Si verifica per gli Alleati alla fine del turno del Giappone, per l'Asse alla fine di quello degli Stati Uniti.
long | Two cities: Berlin and Tokyo, or two of Washington, London, Moscow | Due città: Berlino e Tokyo, o due fra Washington, Londra e Mosca
short | One city: Berlin or Tokyo, or Washington or London | Una città: Berlino o Tokyo, oppure Washington o Londra
errataSetup | Set-up with errata | Predisposizione con errata
- 3 more infantry in Russia, 1 in Northwestern China and a destroyer in Sea Zone 11.
  3 fanterie in più in Russia, 1 in Cina nord-occidentale e un torpediniere nella zona di mare 11.
blackSeaBuild | Ships may be built in the Black Sea | Si possono costruire navi nel Mar Nero
- Sea Zone 18, which no ship leaves.
  Zona di mare 18, da cui nessuna nave esce.
translatorEscort | Escort rule as the Italian rulebook's translator reads it | Regola della scorta come la legge il traduttore del regolamento
- Off: a landing past enemy submarines needs a warship along. On: it is barred only when own destroyers are there.
  No: per sbarcare ignorando sottomarini nemici serve una nave da guerra. Sì: non si ignorano solo se ci sono propri torpedinieri.
`);

/** Fields of the table's options. */
export function optionFields(language: Language): Field[] {
  const { choices, field } = fieldsOf(texts, optionsSchema.parse({}), language);
  const { seating, house } = commonFields(language);
  return [
    seating,
    field('victoryMode', { kind: 'choice', choices: choices('long', 'short') }),
    field('errataSetup', { kind: 'toggle' }),
    field('blackSeaBuild', { kind: 'toggle' }),
    field('translatorEscort', { kind: 'toggle' }),
    ...house,
  ];
}
