import { clone } from '../../../engine';
import { card, deck, type Side, sides } from '../cards';
import type { State, View } from '../state';
import type { Unit } from '../types';
import { arrivalOf, isArrivalTime } from './arrivals';
import { isSecret } from './set-up';

type Viewer = Side | 'public';

/** What a viewer knows: neither the army of the other side before both are sealed, nor its reserves. */
export function view(state: State, viewer: Viewer): View {
  const { armies, ...open } = state;
  const isHidden = (unit: Unit): boolean => unit.side !== viewer && isSecret(state, unit);
  return {
    ...open,
    units: state.units.filter((unit) => !isHidden(unit)),
    viewer,
    army: viewer === 'public' ? null : armies[viewer],
    sealed: sides.filter((side) => armies[side] !== null),
    reserves: { axis: secretsOf(state, 'axis').length, allies: secretsOf(state, 'allies').length },
  };
}

const secretsOf = (state: State, side: Side): Unit[] => state.units.filter((unit) => unit.side === side && isSecret(state, unit));

/** The view with nothing hidden. */
export const openView = (state: State): View => ({ ...view(state, 'public'), units: state.units });

/** The same battle with other reserves of the other side, such as no order shows now, or, before both armies are sealed, another army; null: nothing is hidden. */
export function twin(state: State, viewer: Viewer): State | null {
  const other = clone(state);
  let isOther = false;
  for (const side of sides.filter((each) => each !== viewer)) {
    const army = other.armies[side];
    if (state.phase === 'armies' && army !== null) {
      other.armies = { ...other.armies, [side]: [...army.slice(1), otherCard(state, army[0] ?? '')] };
      isOther = true;
    }
    const first = secretsOf(other, side).find((unit) => !mayCome(state, unit));
    const swapped = first && reserveLike(state, first);
    if (first && swapped) {
      other.units = other.units.map((unit) => (unit.id === first.id ? { ...unit, id: `${swapped}.9`, card: swapped } : unit));
      isOther = true;
    }
  }
  return isOther ? other : null;
}

/** An order of its side may bring a unit now, and show it. */
const mayCome = (state: State, unit: Unit): boolean =>
  unit.side === state.active && (isArrivalTime(state, unit) || arrivalOf(state, unit) === 'assault');

const bonusOf = (state: State, id: string): number =>
  card(state.edition, id).abilities.find((held) => held.id === 'commander_abilities_initiative_n')?.level ?? 0;

/** A card that comes from the reserve as well, with the same bonus for the initiative, which both see; null: there is no other. */
function reserveLike(state: State, unit: Unit): string | null {
  const when = arrivalOf(state, unit);
  const others = [...deck(state.edition).values()].filter(
    ({ id, side }) => id !== unit.card && (side === unit.side || side === 'any') && arrivalOf(state, { ...unit, card: id }) === when,
  );
  return others.find(({ id }) => bonusOf(state, id) === bonusOf(state, unit.card))?.id ?? null;
}

const otherCard = (state: State, id: string): string => {
  const side = deck(state.edition).get(id)?.side ?? 'axis';
  return [...deck(state.edition).values()].find((each) => each.side === side && each.id !== id)?.id ?? id;
};
