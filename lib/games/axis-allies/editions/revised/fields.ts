import type { Choice, Field } from '../../../../engine';
import { fieldsOf } from '../../../kit/forms';
import { capitalised, labelsOf } from '../../../kit/words';
import { advantageIds } from '../../effects/ids';
import { commonFields } from '../../fields';
import { type Language, powers } from '../../types';
import { advantageWords } from '../../words/advantages';
import { namesIn } from '../../words/names';
import { disputed } from './map';
import { garrisons, optionsSchema } from './options';

const texts = labelsOf(`
8 | 8: minor victory | 8: vittoria minore
10 | 10: major victory | 10: vittoria maggiore
12 | 12: total victory | 12: vittoria totale
victoryCities | Victory cities needed | Città della vittoria necessarie
- Counted for both sides at the end of each round, after the turn of the United States; each side begins with six.
  Si contano per entrambi gli schieramenti alla fine di ogni round, dopo il turno degli Stati Uniti; ognuno comincia con sei.
individualWinner | One power wins | Vince una sola potenza
- Of the winning side, the power whose production grew most.
  Dello schieramento vincente, la potenza la cui produzione è cresciuta di più.
advantages | National advantages of each power | Vantaggi nazionali di ogni potenza
- Rolled before play. What is ticked below counts among them; a power with more ticked than that has all of those.
  Tirati prima della partita. Quelli scelti qui sotto contano fra questi; una potenza con più scelte di così le ha tutte.
chosenAdvantages | Chosen advantages | Vantaggi scelti
colonialGarrison | Site of the colonial garrison | Sede della guarnigione coloniale
- Where the United Kingdom begins with one more industrial complex, if it has that advantage.
  Dove il Regno Unito comincia con un complesso industriale in più, se ha questo vantaggio.
borders | Disputed borders that count | Confini controversi che valgono
- Only a look at the printed board would settle them.
  Solo uno sguardo alla mappa stampata li chiarirebbe.
aaNoncombat | Anti-aircraft guns fire in the noncombat move too | Le armi antiaeree sparano anche nel movimento non ostile
- As printed. Off: only at flights of the combat move, as in the later tournament rules.
  Come stampato. No: solo contro i voli del movimento ostile, come nelle successive regole da torneo.
lendLeaseConsent | Lend-lease needs consent | Affitti e prestiti con il consenso
- The owners are asked before their units become Soviet.
  Si chiede ai proprietari prima che le loro unità diventino sovietiche.
noTechnology | No weapons development | Senza sviluppo di armamenti
lowLuck | Low luck | Poca fortuna
- The strengths of all who fire are added: every six are a hit, and one die is rolled for the rest.
  Si sommano le forze di tutti quelli che sparano: ogni sei sono un colpo, e per il resto si tira un dado.
`);

/** Fields of the table's options. */
export function optionFields(language: Language): Field[] {
  const { choices, field } = fieldsOf(texts, optionsSchema.parse({}), language);
  const names = namesIn(language);
  const { seating, house } = commonFields(language);
  const advantages = powers.flatMap((power) =>
    advantageIds[power].map((value): Choice => {
      const { name, text } = advantageWords[value];
      return { value, label: `${names.power(power)}: ${name[language]}`, hint: text[language] };
    }),
  );
  const sites = garrisons.map((value): Choice => ({ value, label: names.space(value) }));
  const borders = disputed.map(
    ({ id, edge, source }): Choice => ({ value: id, label: capitalised(names.all(edge.map(names.space))), hint: source[language] }),
  );
  return [
    seating,
    field('victoryCities', { kind: 'choice', choices: choices('8', '10', '12'), default: '8' }),
    field('individualWinner', { kind: 'toggle' }),
    field('advantages', { kind: 'number', min: 0, max: 6 }),
    field('chosenAdvantages', { kind: 'choices', choices: advantages }),
    field('colonialGarrison', { kind: 'choice', choices: sites }),
    field('borders', { kind: 'choices', choices: borders }),
    field('aaNoncombat', { kind: 'toggle' }),
    field('lendLeaseConsent', { kind: 'toggle', house: true }),
    field('noTechnology', { kind: 'toggle', house: true }),
    field('lowLuck', { kind: 'toggle', house: true }),
    ...house,
  ];
}
