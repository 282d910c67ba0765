import { pickNumber, pickOne, pickRow, run } from '../../../engine';
import { capitalised } from '../../kit/words';
import { editionOf } from '../editions';
import { gunsOn } from '../rules/flak';
import { guestBounds, ownRiders, withOwn } from '../rules/move-order';
import { guestsByPower } from '../rules/move-units';
import { flightWays, rangeOf, stepsAlong } from '../rules/routes';
import { enemyShips, isSea, leavesChoice } from '../rules/spaces';
import { countHaving, holdOf, isAir, typesOf } from '../rules/units';
import type { Intent, K, Language, Order, OrderOf, Passenger, Power, SpaceId, State } from '../types';
import { powers } from '../types';
import { type Form, pickAt, pickSpace, wordsIn } from './form';
import { available, type Counts, canBecome, isAccepted, orderOf, type Plan, planOf, type Settled } from './plan';
import { stockOf, type Target, targets } from './targets';

/** A move of either movement phase: where to, by another way than the usual one if wanted, how many of each. */
export function* moveForm(state: State, origin: SpaceId, language: Language): Form {
  const { labels } = wordsIn(language);
  const all = targets(state, origin);
  const detours = new Map(all.filter(({ ways }) => ways.length > 1).map((each) => [`${otherWay} ${each.to}`, each]));
  const ends = [...all.map((each) => each.to), ...detours.keys()];
  const to = yield* pickSpace(
    'to',
    ends,
    language,
    () => labels.to({ from: origin }),
    (id) => {
      const detour = detours.get(id);
      return detour ? { label: labels.otherWay({ space: detour.to }) } : null;
    },
  );
  const target = detours.get(to) ?? all.find((each) => each.to === to);
  if (!target) throw new Error(`no way from ${origin} to ${to}`);
  const usual = usualWay(target);
  const way = detours.has(to)
    ? yield* pickWay(
        target.ways.filter((each) => each !== usual),
        language,
      )
    : usual;
  const intent = yield* pickIntent(state, origin, target, way, language);
  const load = yield* pickCargo(state, origin, target, { way, intent }, language);
  const plan = planOf(state, origin, target, { way, intent, ...load });
  const counts = yield* pickUnits(state, plan, language);
  return yield* pickGuests(state, yield* pickRoute(state, orderOf(state, plan, counts), language), language);
}

const otherWay = 'other';

/** The shortest way of the ground units, of several the first; aircraft need none. */
const usualWay = ({ ways }: Target): Plan['way'] =>
  ways.reduce<Plan['way']>((best, way) => (best && best.path.length <= way.path.length ? best : way), undefined);

/** One of several ways of the ground units, told by where they lead through. */
function* pickWay(ways: Target['ways'], language: Language): Form<Plan['way']> {
  const { labels } = wordsIn(language);
  const key = (way: Target['ways'][number]) => way.path.slice(1, -1).join('>') || 'direct';
  const chosen = yield* pickOne('way', ways.map(key), () => ({
    label: labels.way,
    choice: (by) => (by === 'direct' ? { label: labels.direct } : { label: labels.by({ space: by }), space: by }),
  }));
  return ways.find((way) => key(way) === chosen);
}

/** DP41-1, asked only where both answers are open to some unit. */
function* pickIntent(state: State, origin: SpaceId, target: Target, way: Plan['way'], language: Language): Form<Intent | undefined> {
  if (state.phase !== 'combat-move' || !isSea(state, target.to)) return undefined;
  const enemies = enemyShips(state, target.to, state.power);
  if (!leavesChoice(enemies)) return undefined;
  const { labels } = wordsIn(language);
  const open = (['attack', 'ignore'] as const).filter((intent) => isOpen(state, origin, target, { way, intent }));
  return yield* pickOne('intent', open, () => ({
    label: labels.attackOrIgnore({ zone: target.to }),
    choice: (intent) => ({ label: labels[intent] }),
  }));
}

/** Ships that may have cargo can go that way. */
const takesTroops = (state: State, way: Plan['way']): boolean => way?.types.some((type) => holdOf(state, state.power, type)) ?? false;

/** Some numbers make a legal order of what is settled. */
function isOpen(state: State, origin: SpaceId, target: Target, settled: Settled): boolean {
  const loads = takesTroops(state, settled.way) && !settled.cargo ? stockOf(state, origin).cargoes : [settled.cargo];
  return loads.some((cargo) => {
    const plan = planOf(state, origin, target, { ...settled, cargo });
    return canBecome(state, plan, {}, plan.types);
  });
}

/** Transports move together only with equal cargo. */
function* pickCargo(
  state: State,
  origin: SpaceId,
  target: Target,
  settled: Settled,
  language: Language,
): Form<Pick<Settled, 'cargo' | 'needsTransport'>> {
  if (!takesTroops(state, settled.way)) return {};
  const { labels } = wordsIn(language);
  const open: Pick<Settled, 'cargo' | 'needsTransport'>[] = [];
  for (const cargo of stockOf(state, origin).cargoes) {
    const load = { cargo, needsTransport: open.length > 0 };
    if (isOpen(state, origin, target, { ...settled, ...load })) open.push(load);
  }
  const word = (cargo: readonly Passenger[] = []) => (cargo.length > 0 ? labels.shipWith({ cargo }) : labels.emptyShip);
  return yield* pickAt('cargo', open, () => ({ label: labels.ship, choice: ({ cargo }) => ({ label: word(cargo) }) }));
}

/** Usually all go that walk or sail, and aircraft stay unless they are alone: they have more ways to go. */
function* pickUnits(state: State, plan: Plan, language: Language): Form<Counts> {
  const counts: Counts = {};
  const pick = plan.types.length > 1 ? pickRow<K> : pickNumber<K>;
  const isFlight = plan.types.every((type) => isAir(state, type));
  for (const [i, type] of plan.types.entries()) {
    const have = available(state, plan, type);
    const later = plan.types.slice(i + 1);
    const open = run(0, have).filter((count) => canBecome(state, plan, { ...counts, [type]: count }, later));
    counts[type] = yield* pick(`units-${type}`, open, () => {
      const { names, labels } = wordsIn(language);
      return {
        label: labels.howMany({ units: names.unit(type, have) }),
        space: plan.origin,
        row: {
          ...{ card: 'units', title: labels.whoGoes({ from: plan.origin, to: plan.target.to }), name: capitalised(names.kind(type)) },
          ...{ icon: type, owner: state.power, usual: isFlight || !isAir(state, type) ? have : 0 },
        },
      };
    });
  }
  return counts;
}

/** RREV-6.5: the way of aircraft alone, asked only where fewer guns cost more steps. */
export function* pickRoute(state: State, order: OrderOf<'move'>, language: Language): Form<OrderOf<'move'>> {
  const { path, units } = order;
  const types = typesOf(units);
  const [from = ''] = path;
  const to = path[path.length - 1] ?? '';
  if (!editionOf(state).ways.routesKept || types.some((type) => !isAir(state, type))) return order;
  const ways = flightWays(state, from, to, rangeOf(state, from, units), types);
  const open = ways.length > 1 ? ways.map((way) => ({ ...order, path: way })).filter((each) => isAccepted(state, each)) : [];
  if (open.length < 2) return order;
  const { names, labels } = wordsIn(language);
  const over = (each: OrderOf<'move'>) => each.path.slice(1, -1);
  const chosen = yield* pickOne(
    'route',
    open.map((each) => over(each).join('>')),
    () => ({
      label: labels.way,
      choice(by) {
        const way = [from, ...by.split('>'), to];
        const guns = gunsOn(state, way, types).map(names.space).join(', ');
        const hint = labels[guns ? 'pastGuns' : 'pastNoGun']({ steps: stepsAlong(state, way), guns });
        return { label: capitalised(names.all(way.slice(1, -1).map(names.space))), hint };
      },
    }),
  );
  return open.find((each) => over(each).join('>') === chosen) ?? order;
}

/** R41-5.9: allied fighters on the carriers that go; D-33: and own ones. */
function* pickGuests(state: State, order: OrderOf<'move'>, language: Language): Form<Order> {
  const origin = order.path[0] ?? '';
  const bounds = guestBounds(state, origin, countHaving(state, order.units, 'slots'));
  if (bounds.most === 0 && ownRiders(state, order, 0).most === 0) return order;
  const there = guestsByPower(state, origin);
  const riding: Partial<Record<Power, number>> = {};
  const ownBeside = (guests: Partial<Record<Power, number>>) => {
    const aboard = Object.values(guests).reduce((sum, count) => sum + (count ?? 0), 0);
    return run(0, ownRiders(state, order, aboard).most).filter((own) =>
      isAccepted(state, { ...order, guests: withOwn(state, guests, own) }),
    );
  };
  let taken = 0;
  let later = Object.values(there).reduce((sum, count) => sum + count, 0);
  for (const power of powers) {
    const have = there[power] ?? 0;
    if (have === 0) continue;
    later -= have;
    const possible = run(Math.max(0, bounds.least - taken - later), Math.min(have, bounds.most - taken));
    const open = later > 0 ? possible : possible.filter((count) => ownBeside({ ...riding, [power]: count }).length > 0);
    const count = yield* pickNumber(`guests-${power}`, open, () => ({
      label: wordsIn(language).labels.guests({ power }),
      space: origin,
    }));
    if (count > 0) riding[power] = count;
    taken += count;
  }
  if (!editionOf(state).ways.fightersRide) return { ...order, guests: riding };
  const own = yield* pickNumber('guests-own', ownBeside(riding), () => ({ label: wordsIn(language).labels.riders, space: origin }));
  return { ...order, guests: withOwn(state, riding, own) };
}
