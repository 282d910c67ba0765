import { askOne, type OrderForm, pickOne } from '../../../engine';
import { pickCounts, pickOneOr } from '../../kit/forms';
import { capitalised } from '../../kit/words';
import { counterOf, type Force, isTank, type Piece, pieces } from '../pieces';
import type { K, Language, Order, State, ZoneId } from '../types';
import { labels } from '../words/labels';
import { pieceName, zoneName } from '../words/names';

/** An order form of this game. */
export type Form<T = Order> = OrderForm<K, T>;

/** What every form needs: the position and the reader's language. */
export interface FormContext {
  state: State;
  language: Language;
}

/** One of the zones; a single one is taken without asking. */
export const pickZone = (context: FormContext, field: string, zones: readonly ZoneId[], label: string): Form<ZoneId> =>
  pickOne<ZoneId, K>(field, zones, () => zoneWords(context, label));

/** One of the zones, asked always: an order goes from a zone to a zone, and whoever points at either finds it. */
export const askZone = (context: FormContext, field: string, zones: readonly ZoneId[], label: string): Form<ZoneId> =>
  askOne<ZoneId, K>(field, zones, () => zoneWords(context, label));

const zoneWords = ({ state, language }: FormContext, label: string) => ({
  label,
  choice: (zone: ZoneId) => ({ label: zoneName(state.options, zone, language), ...(zone === 'sea' ? {} : { space: zone }) }),
});

/** One of the zones or something else instead. */
export const pickZoneOr = (
  { state, language }: FormContext,
  field: string,
  zones: readonly ZoneId[],
  label: string,
  other: string,
): Form<ZoneId | null> =>
  pickOneOr<ZoneId, K>(field, zones, label, other, (zone) => ({ label: zoneName(state.options, zone, language), space: zone }));

export interface Bounds {
  least: number;
  most: number;
  /** Tanks among them at most. */
  tanks?: number;
}

/** Numbers of each piece of a force, so that the whole keeps its bounds; `ask` words the question about what there is of one. */
export const pickForce = (
  { state, language }: FormContext,
  zone: ZoneId,
  force: Force,
  { least, most, tanks = most }: Bounds,
  ask = (have: string) => labels[language].howMany(have, zoneName(state.options, zone, language)),
): Form<Force> =>
  pickCounts<Piece, K>(
    pieces.flatMap((type) => (force[type] ? [{ type, count: force[type] }] : [])),
    { least, most, capped: { is: isTank, most: tanks } },
    ({ type, count }) => ({
      field: `${type}-${zone}`,
      label: () => ask(pieceName(type, count, language)),
      space: zone,
      row: () => ({
        ...{ card: `force-${zone}`, title: labels[language].whichForces(zoneName(state.options, zone, language)) },
        ...{ name: capitalised(pieceName(type, 1, language)), ...counterOf(type, state.zones[zone]?.control ?? 'axis') },
      }),
    }),
  );
