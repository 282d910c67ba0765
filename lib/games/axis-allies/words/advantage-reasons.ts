import type { AdvantageId } from '../effects/ids';
import type { Power, SpaceId } from '../types';
import { reason, reasons } from './catalogue';

/** Mistakes with national advantages. */
export const advantageReasons = {
  ...reasons(`
advantage-used | E-NA
- "{effect advantage}" is good for one time, and that is over.
  "{effect advantage}" vale una volta sola, e quella è passata.
advantage-time | E-NA
- "{effect advantage}" cannot be used here and now.
  "{effect advantage}" non si può usare qui e ora.
advantage-units | E-NA
- "{effect advantage}" takes no more than {units most} there, and never all that hold a space under attack.
  "{effect advantage}" lì vale al più per {units most}, e mai per tutte le unità di uno spazio attaccato.
`),
  'advantage-none': reason<{ advantage: AdvantageId; power: Power }>(
    'E-NA',
    ({ advantage, power }, names) => `${names.subject(power)} does not have the advantage "${names.effect(advantage)}".`,
    ({ advantage, power }, names) =>
      `${names.subject(power)} non ${names.isPlural(power) ? 'hanno' : 'ha'} il vantaggio "${names.effect(advantage)}".`,
  ),
  'advantage-where': reason<{ advantage: AdvantageId; places: SpaceId[] }>(
    'E-NA',
    ({ advantage, places }, names) =>
      `"${names.effect(advantage)}" cannot be used so${places.length > 0 ? `; it can for ${names.spaces(places)}` : ''}.`,
    ({ advantage, places }, names) =>
      `"${names.effect(advantage)}" non si può usare così${places.length > 0 ? `; si può per ${names.spaces(places)}` : ''}.`,
  ),
} as const;
