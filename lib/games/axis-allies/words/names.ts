import type { Language } from '../../../engine';
import { capitalised, listed, phrasesIn, say } from '../../kit/words';
import { spaceNames as names1941 } from '../editions/1941/names';
import { spaceNames as namesRevised } from '../editions/revised/names';
import { type EffectId, isAdvantage } from '../effects/ids';
import type { Order, OrderOf } from '../orders';
import { sideOf } from '../seatings';
import { type Force, type Loss, type Passenger, type Power, powers, type SpaceId, type Units, type UnitType, unitTypes } from '../types';
import { advantageWords, technologyWords } from './advantages';
import { type Catalogue, ipcsEn, ipcsIt, type SpaceName, stepsEn, stepsIt } from './catalogue';
import { en } from './en';
import { it } from './it';

const catalogues: Record<Language, Catalogue> = { en, it };
export const wordsIn = (language: Language): Catalogue => catalogues[language];

/** Names of every edition's spaces; a space that two editions share has one name. */
export const spaceNames: Readonly<Record<SpaceId, SpaceName>> = { ...namesRevised, ...names1941 };

const unnamed = (id: SpaceId): SpaceName => ({ short: id, en: id, it: id, article: '', within: 'in ' });

/** What a sentence needs to name things in one language. */
export interface Names {
  space(id: SpaceId): string;
  /** "Ukraine", "l'Ucraina". */
  theSpace(id: SpaceId): string;
  /** "in Ukraine", "nella zona di mare 5". */
  inSpace(id: SpaceId): string;
  /** "from Ukraine", "dall'Ucraina". */
  fromSpace(id: SpaceId): string;
  /** The victory city of a territory. */
  city(id: SpaceId): string;
  /** "Germany → Ukraine". */
  path(ids: readonly SpaceId[]): string;
  power(id: Power): string;
  /** "the United Kingdom", "gli Stati Uniti"; `subject` opens a sentence. */
  the(id: Power): string;
  subject(id: Power): string;
  of(id: Power): string;
  to(id: Power): string;
  isPlural(id: Power): boolean;
  /** "fighters", "caccia". */
  kind(type: UnitType): string;
  /** "3 infantry", "1 tank". */
  unit(type: UnitType, count: number): string;
  /** "3 infantry, 1 tank". */
  units(units: Units): string;
  /** The same, or "nothing". */
  anyUnits(units: Units): string;
  types(types: readonly UnitType[]): string;
  /** "3 infantry of Germany, 1 fighter of Japan"; the owner is left out when there is only one. */
  force(force: Force): string;
  losses(losses: readonly Loss[]): string;
  /** "1 infantry, 1 tank": what each of so many ships carries, of all of them together. */
  cargo(cargo: readonly Passenger[], ships?: number): string;
  /** "Anglo-Egypt and Trans-Jordan", "l'Egitto e la Transgiordania". */
  theSpaces(ids: readonly SpaceId[]): string;
  /** "Ukraine, Poland or Russia". */
  spaces(ids: readonly SpaceId[]): string;
  /** "2 IPCs". */
  ipcs(count: number): string;
  /** "no step", "1 step", "2 steps". */
  steps(count: number): string;
  /** "a, b and c". */
  all(parts: readonly string[]): string;
  /** "rockets": a technology within a sentence. */
  effect(id: EffectId): string;
  /** What a technology or an advantage does, in sentences. */
  does(id: EffectId): string;
  /** "Soviet Union, United Kingdom, United States": who fights beside a power. */
  side(id: Power): string;
}

/** What a sentence needs besides: orders as the notation writes them, which lies above the words (`telling.ts`). */
export interface Telling extends Names {
  order(order: Order): string;
  /** "carrying UK infantry + UK tank". */
  carrying(cargo: readonly Passenger[]): string;
}

function build(language: Language): Names {
  const words = catalogues[language];
  const nameOf = (id: SpaceId) => spaceNames[id] ?? unnamed(id);
  const space = (id: SpaceId) => words.space.name(nameOf(id));
  const unit = (type: UnitType, count: number) => `${count} ${count === 1 ? words.units[type].one : words.units[type].many}`;
  const units = (counts: Units) =>
    unitTypes
      .filter((type) => (counts[type] ?? 0) > 0)
      .map((type) => unit(type, counts[type] ?? 0))
      .join(', ');
  const anyUnits = (counts: Units) => units(counts) || words.nothing;
  const cargo = (passengers: readonly Passenger[], ships = 1) => units(countedBy(passengers.map(({ type }) => ({ type, count: ships }))));
  const loss = ({ type, count, cargo: load }: Loss) => unit(type, count) + (load?.length ? ` (${words.aboard(cargo(load, count))})` : '');
  const owned = (groups: [Power, string][]) =>
    groups.length === 1 ? (groups[0]?.[1] ?? '') : groups.map(([power, text]) => words.owned(text, words.powers[power].of)).join(', ');
  return {
    space,
    theSpace: (id) => words.space.the(nameOf(id)),
    theSpaces: (ids) =>
      listed(
        ids.map((id) => words.space.the(nameOf(id))),
        words.and,
      ),
    inSpace: (id) => words.space.in(nameOf(id)),
    fromSpace: (id) => words.space.from(nameOf(id)),
    city: (id) => words.cities[id] ?? space(id),
    path: (ids) => ids.map(space).join(' → '),
    power: (id) => words.powers[id].name,
    the: (id) => words.powers[id].the,
    subject: (id) => capitalised(words.powers[id].the),
    of: (id) => words.powers[id].of,
    to: (id) => words.powers[id].to,
    isPlural: (id) => words.powers[id].plural === true,
    kind: (type) => words.units[type].many,
    unit,
    units,
    anyUnits,
    types: (types) => anyUnits(countedBy(types.map((type) => ({ type })))),
    force: (force) =>
      owned(powers.flatMap((power): [Power, string][] => (units(force[power] ?? {}) ? [[power, units(force[power] ?? {})]] : []))),
    losses: (losses) =>
      owned(
        powers.flatMap((power): [Power, string][] => {
          const mine = losses.filter((each) => each.owner === power).map(loss);
          return mine.length > 0 ? [[power, mine.join(', ')]] : [];
        }),
      ),
    cargo,
    spaces: (ids) => listed(ids.map(space), words.or),
    ipcs: say(language, ipcsEn, ipcsIt),
    steps: say(language, stepsEn, stepsIt),
    all: (parts) => listed(parts, words.and),
    effect: (id) => (isAdvantage(id) ? advantageWords[id].name[language] : lowered(technologyWords[id].name[language])),
    does: (id) => (isAdvantage(id) ? advantageWords[id] : technologyWords[id]).text[language],
    side: (id) =>
      listed(
        powers.filter((each) => sideOf[each] === sideOf[id]).map((each) => words.powers[each].the),
        words.and,
      ),
  };
}

const built: Record<Language, Names> = { en: build('en'), it: build('it') };
export const namesIn = (language: Language): Names => built[language];

/** Phrases that name ids, from prose. */
export const phrases = phrasesIn(namesIn);

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Aircraft, and what cannot fly. */
export function byFlight({ fighter = 0, bomber = 0, ...others }: Units): { air: Units; others: Units } {
  return { air: { fighter, bomber }, others };
}

/** How many units there are. */
export const unitCount = (units: Units): number => Object.values(units).reduce((sum, count) => sum + count, 0);

/** Units counted by type. */
export function countedBy(units: readonly { type: UnitType; count?: number }[]): Units {
  const counts: Units = {};
  for (const { type, count = 1 } of units) counts[type] = (counts[type] ?? 0) + count;
  return counts;
}

/** " of Germany" behind a force of one power alone. */
export function soleOwner(force: Force, names: Names): string {
  const [owner, ...others] = Object.keys(force) as Power[];
  return owner && others.length === 0 ? ` ${names.of(owner)}` : '';
}

/** ": 2 infantry of Germany in Norway" behind an advantage, as far as it speaks of them. */
export function useOf({ space, path, owner, units }: Omit<OrderOf<'advantage'>, 'type'>, names: Names): string {
  const whose = units ? `${names.units(units)}${owner ? ` ${names.of(owner)}` : ''}` : null;
  const what = [whose, space ? names.inSpace(space) : null, path ? names.path(path) : null].filter((part) => part !== null);
  return what.length > 0 ? `: ${what.join(' ')}` : '';
}
