import type { AdvantageId } from '../effects/ids';
import type { Power, SpaceId, Units } from '../types';
import { reason } from './catalogue';

/** Mistakes with national advantages. */
export const advantageReasons = {
  'advantage-none': reason<{ advantage: AdvantageId; power: Power }>(
    'E-NA',
    ({ advantage, power }, names) => `${names.subject(power)} does not have the advantage "${names.effect(advantage)}".`,
    ({ advantage, power }, names) =>
      `${names.subject(power)} non ${names.isPlural(power) ? 'hanno' : 'ha'} il vantaggio "${names.effect(advantage)}".`,
  ),
  'advantage-used': reason<{ advantage: AdvantageId }>(
    'E-NA',
    ({ advantage }, names) => `"${names.effect(advantage)}" is good for one time, and that is over.`,
    ({ advantage }, names) => `"${names.effect(advantage)}" vale una volta sola, e quella è passata.`,
  ),
  'advantage-time': reason<{ advantage: AdvantageId }>(
    'E-NA',
    ({ advantage }, names) => `"${names.effect(advantage)}" cannot be used here and now.`,
    ({ advantage }, names) => `"${names.effect(advantage)}" non si può usare qui e ora.`,
  ),
  'advantage-where': reason<{ advantage: AdvantageId; places: SpaceId[] }>(
    'E-NA',
    ({ advantage, places }, names) =>
      `"${names.effect(advantage)}" cannot be used so${places.length > 0 ? `; it can for ${names.spaces(places)}` : ''}.`,
    ({ advantage, places }, names) =>
      `"${names.effect(advantage)}" non si può usare così${places.length > 0 ? `; si può per ${names.spaces(places)}` : ''}.`,
  ),
  'advantage-units': reason<{ advantage: AdvantageId; most: Units }>(
    'E-NA',
    ({ advantage, most }, names) =>
      `"${names.effect(advantage)}" takes no more than ${names.units(most)} there, and never all that hold a space under attack.`,
    ({ advantage, most }, names) =>
      `"${names.effect(advantage)}" lì vale al più per ${names.units(most)}, e mai per tutte le unità di uno spazio attaccato.`,
  ),
} as const;
