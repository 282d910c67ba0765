import { seeded } from '../../../engine';
import { readyMadeArmies } from '../armies/ready-made';
import { sensibleArmy } from '../armies/sensible';
import type { Side } from '../cards';
import { around, hexes } from '../map/hexes';
import { attacksNow, targetsOf } from '../rules/acting';
import { toFly } from '../rules/air';
import { armyTerms } from '../rules/army';
import { deploymentOf, isBetween, layingOf, layoutsOf, objectives, toDeploy } from '../rules/arrivals';
import { unitOf } from '../rules/battle';
import { deployedAt, layable, sidesFree } from '../rules/check';
import { ableToShoot } from '../rules/reactions';
import { nearestRoom } from '../rules/transport';
import type { Asked, DecisionKind, Order, OrderOf, View } from '../state';

type Of = (view: View, seat: Side) => Order[];

const first: Of = () => [
  { type: 'first', side: 'axis' },
  { type: 'first', side: 'allies' },
];

const attacks: Of = (view, seat) =>
  view.units
    .filter(({ side }) => side === seat)
    .flatMap((unit) =>
      attacksNow(view, unit).flatMap((by) =>
        targetsOf(view, unit, by)
          .slice(0, 1)
          .map(({ target }): Order => ({ type: 'attack', unit: unit.id, target: target.id, ...(by !== null && { by }) })),
      ),
    )
    .slice(0, 1);

const moves: Of = (view, seat) =>
  view.units
    .filter(({ side, hex, aboard }) => side === seat && hex !== null && aboard === null)
    .flatMap(({ id, hex }) => around(hex ?? '').map((to): OrderOf<'move'> => ({ type: 'move', unit: id, way: [to] })));

const army: Of = (view, seat) => {
  const terms = armyTerms(view);
  const [made] = readyMadeArmies(terms, seat);
  return [{ type: 'army', cards: made ? [...made.cards] : sensibleArmy(terms, seat, seeded(seat)) }];
};

const deploys: Of = (view, seat) =>
  toDeploy(view, seat)
    .slice(0, 2)
    .flatMap((unit): Order[] => {
      const hex = deploymentOf(view, unit)[0];
      return hex === undefined ? [] : [deployedAt(view, unit, hex)];
    });

const lays: Of = (view, seat) =>
  layable(view, seat)
    .slice(0, 1)
    .flatMap((unit) =>
      layingOf(view, unit)
        .slice(0, 1)
        .map((hex): Order => {
          const side = isBetween(view, unit) ? sidesFree(view, hex)[0] : undefined;
          return { type: 'lay', unit: unit.id, hex, ...(side !== undefined && { side }) };
        }),
    );

const shots: Of = (view) => [
  ...ableToShoot(view)
    .slice(0, 1)
    .map(({ id }): Order => ({ type: 'fire', unit: id })),
  { type: 'hold' },
];

const done: Order = { type: 'done' };

const of: Readonly<Record<DecisionKind, Of>> = {
  army,
  ground: (view) => [
    { type: 'ground', layout: layoutsOf(view)[0] ?? view.layout, objective: objectives[Math.floor(objectives.length / 2)] ?? '' },
  ],
  first,
  initiative: first,
  end: () => [
    { type: 'end', end: 'north' },
    { type: 'end', end: 'south' },
  ],
  obstacles: (view, seat) => [...lays(view, seat), done],
  deployment: (view, seat) => [...deploys(view, seat), done],
  vanguard: (view, seat) => [...moves(view, seat), done],
  movement: (view, seat) => [...moves(view, seat), done],
  flight: (view, seat) => [
    ...toFly(view, seat)
      .slice(0, 1)
      .flatMap(({ id }) => hexes.map((hex): Order => ({ type: 'fly', unit: id, hex }))),
    done,
  ],
  airstrike: (view, seat) => [...attacks(view, seat), done],
  assault: (view, seat) => [...attacks(view, seat), ...moves(view, seat), done],
  'defensive-fire': shots,
  'anti-air': shots,
  'set-down': (view) => {
    const { stranded } = view;
    return stranded === null
      ? []
      : nearestRoom(view, unitOf(view, stranded)).map((hex): Order => ({ type: 'set-down', unit: stranded, hex }));
  },
};

/** Orders that may well answer a question, the telling ones first; not all of them need be legal. */
export const candidates = (view: View, { kind, seat }: Asked): Order[] => of[kind](view, seat);
