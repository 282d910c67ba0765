import * as z from 'zod';
import {
  type HexSide,
  hexIds,
  hexSides,
  type Kinds,
  type Language,
  neighbourAt,
  type OrderForm,
  type Painting,
  pickOne,
  promptOf,
  type UnitCard,
} from '../../../lib/engine';
import { defineGame } from '../../../lib/games/kit/define-game';
import { board, hexes } from './board';
import { abilityText, cardText } from './cards';
import rows from './units.json';

const seats = ['japan', 'allies'] as const;
type Seat = (typeof seats)[number];
const orderSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('move'), unit: z.string(), to: z.string() }),
  z.strictObject({ type: z.literal('play'), card: z.string() }),
]);
type Order = z.infer<typeof orderSchema>;

interface Unit {
  hex: string;
  facing: HexSide;
}
interface State {
  rules: number;
  turn: number;
  mover: Seat;
  units: Record<string, Unit>;
  hands: Record<Seat, string[]>;
}
/** Of a hand that is not the reader's there is its number alone. */
interface View extends Omit<State, 'hands'> {
  viewer: Seat | 'public';
  hands: Record<Seat, string[] | number>;
}
export interface Pacific extends Kinds {
  seat: Seat;
  options: object;
  state: State;
  view: View;
  order: Order;
  event: { type: 'moved'; unit: string; to: string } | { type: 'played'; seat: Seat; card: string };
  policy: object;
}

const last = 8;
const other = (seat: Seat): Seat => (seat === 'japan' ? 'allies' : 'japan');
const names = { en: { japan: 'Japan', allies: 'Allies' }, it: { japan: 'Giappone', allies: 'Alleati' } };
const kinds: Record<string, string> = { ground: 'ground', hq: 'ground', air: 'air', lrb: 'air' };
const units = new Map(
  rows.map(([id, side, type, name, short, attack, defence, range]) => [
    String(id),
    {
      seat: (side === 'JP' ? 'japan' : 'allies') as Seat,
      icon: kinds[String(type)] ?? 'sea',
      name: String(name),
      short: String(short),
      attack,
      defence,
      range,
    },
  ]),
);
const byId = new Map(hexes.map((hex) => [hex.id, hex]));

function reachable(id: string): string[] {
  const grid = board('en').hexes;
  const from = byId.get(id);
  if (!grid || !from) return [];
  return hexSides.flatMap((side) => (from.sides[side] === 'x' ? [] : (hexIds(grid)(neighbourAt(grid, from, side)) ?? [])));
}

function* orderForm({ units: standing, hands, mover }: View, language: Language): OrderForm<Pacific> {
  const say =
    language === 'en'
      ? { what: 'What do you do?', unit: 'Which counter?', to: 'Where to?', card: 'Which card?', move: 'Move', play: 'Play a card' }
      : { what: 'Che cosa fai?', unit: 'Quale segnalino?', to: 'Dove?', card: 'Quale carta?', move: 'Muovi', play: 'Gioca una carta' };
  const hand = hands[mover];
  const types: Order['type'][] = typeof hand === 'number' || hand.length === 0 ? ['move'] : ['move', 'play'];
  const type = yield* pickOne<Order['type'], Pacific>('type', types, () => ({ label: say.what, choice: (each) => ({ label: say[each] }) }));
  if (type === 'play' && typeof hand !== 'number') {
    return {
      type,
      card: yield* pickOne<string, Pacific>('card', hand, () => ({
        label: say.card,
        choice: (card) => ({ label: cardText[language](card).title }),
      })),
    };
  }
  const own = Object.keys(standing).filter((id) => units.get(id)?.seat === mover);
  const unit = yield* pickOne<string, Pacific>('unit', own, () => ({
    label: say.unit,
    choice: (id) => ({ label: units.get(id)?.name ?? id, card: id }),
  }));
  const to = yield* pickOne<string, Pacific>('to', reachable(standing[unit]?.hex ?? ''), () => ({
    label: say.to,
    choice: (id) => ({ label: id, space: id }),
  }));
  return { type: 'move', unit, to };
}

const handTitle = { en: (seat: Seat) => `Hand of ${names.en[seat]}`, it: (seat: Seat) => `Mano: ${names.it[seat]}` };

const faces = { en: (side: HexSide) => `Looks at side ${side}.`, it: (side: HexSide) => `Guarda il lato ${side}.` };
const figures = {
  en: { attack: 'Attack', defence: 'Defence', range: 'Range' },
  it: { attack: 'Attacco', defence: 'Difesa', range: 'Raggio' },
};

/** A counter's figures, and what those of its kind can do. */
function unitCard(id: string, _options: object, language: Language): UnitCard | null {
  const unit = units.get(id);
  if (!unit) return null;
  const say = figures[language];
  const values = (['attack', 'defence', 'range'] as const).map((each) => ({ label: say[each], value: String(unit[each]) }));
  return { title: unit.name, kind: names[language][unit.seat], values, abilities: [abilityText[language]] };
}

function paint(view: View, language: Language): Painting {
  return {
    tints: Object.fromEntries(hexes.flatMap(({ id, owner }) => (owner ? [[id, owner]] : []))),
    tokens: Object.entries(view.units).flatMap(([id, { hex, facing }], level) => {
      const unit = units.get(id);
      if (!unit) return [];
      const { seat, icon, name, short, attack, defence, range } = unit;
      const values = { 'bottom-left': String(attack), bottom: String(defence), 'bottom-right': String(range) };
      return [
        {
          space: hex,
          icon,
          owner: seat,
          count: 1,
          title: name,
          card: id,
          now: [faces[language](facing)],
          facing,
          level,
          label: short,
          values,
        },
      ];
    }),
    arrows: [],
    marks: [],
    tracks: [],
    hands: seats.map((seat) => {
      const hand = view.hands[seat];
      const title = handTitle[language](seat);
      if (typeof hand === 'number') return { title, owner: seat, cards: [], hidden: hand };
      const cards = hand.map((card) => {
        const { title: name, line } = cardText[language](card);
        return { id: card, title: name, lines: [line] };
      });
      return { title, owner: seat, cards, hidden: 0 };
    }),
  };
}

/** Counters are moved a hex at a time over a map of 1,138, cards are played and do nothing: a game for its picture. */
export const pacific = defineGame<Pacific>({
  id: 'pacific',
  title: { en: 'Pacific', it: 'Pacifico' },
  summary: { en: 'Two hundred counters on a large map.', it: 'Duecento segnalini su una grande mappa.' },
  stage: 'beta',
  hidden: true,
  orderSchema,
  seats: () => [...seats],
  setup(_options, _rng, rules) {
    const homes = { japan: hexes.filter(({ owner }) => owner === 'japan'), allies: hexes.filter(({ owner }) => owner === 'allies') };
    const placed = [...units].map(([id, { seat }], k): [string, Unit] => {
      const [first] = homes[seat];
      const facing = (k % 6) as HexSide;
      return [id, { hex: (homes[seat][(k * 7) % homes[seat].length] ?? first)?.id ?? '', facing }];
    });
    const hands = { japan: ['101', '102', '103', '104', '105'], allies: ['201', '202', '203', '204', '205', '206'] };
    return { state: { rules, turn: 1, mover: 'japan', units: Object.fromEntries(placed), hands }, told: [] };
  },
  decisions: ({ turn, mover }) => (turn > last ? [] : [{ id: `${turn}.${mover}`, seat: mover, kind: 'act', force: 'must', tempo: 'turn' }]),
  apply(state, { seat, order }) {
    const { turn, mover, hands, units: standing } = state;
    Object.assign(state, { turn: turn + 1, mover: other(mover) });
    if (order.type === 'play') {
      hands[seat] = hands[seat].filter((card) => card !== order.card);
      return { state, told: [{ event: { type: 'played', seat, card: order.card }, to: 'all' }] };
    }
    const unit = standing[order.unit];
    if (unit) unit.hex = order.to;
    return { state, told: [{ event: { type: 'moved', unit: order.unit, to: order.to }, to: 'all' }] };
  },
  outcome: ({ turn }) =>
    turn > last
      ? { winners: [...seats], scores: { japan: 0, allies: 0 }, reason: 'time', text: { en: 'Time is up.', it: 'Il tempo è scaduto.' } }
      : null,
  view: ({ hands, ...state }, viewer) => ({
    ...state,
    viewer,
    hands: {
      japan: viewer === 'japan' ? hands.japan : hands.japan.length,
      allies: viewer === 'allies' ? hands.allies : hands.allies.length,
    },
  }),
  twin(state, viewer) {
    const copy = structuredClone(state);
    for (const seat of seats) if (seat !== viewer) copy.hands[seat] = copy.hands[seat].map((card) => `${card}9`);
    return copy;
  },
  openView: (state) => ({ ...state, viewer: 'public' }),
  moment: ({ turn, mover }) => ({ round: turn, power: mover, phase: 'act' }),
  prompt: (view, _decision, picks, language) => promptOf(orderForm(view, language), picks),
  seatName: (seat, language) => names[language][seat],
  momentName: ({ round }, language) => `${{ en: 'Turn', it: 'Turno' }[language]} ${round}`,
  verbs: { en: [['MOVE'], ['PLAY']], it: [['MUOVI'], ['GIOCA']] },
  format: (order, language = 'en') =>
    order.type === 'move'
      ? `${{ en: 'MOVE', it: 'MUOVI' }[language]} ${order.unit} ${order.to}`
      : `${{ en: 'PLAY', it: 'GIOCA' }[language]} ${order.card}`,
  narrate(event, language) {
    if (event.type === 'played') return `${names[language][event.seat]}: ${cardText[language](event.card).title}`;
    return `${units.get(event.unit)?.name ?? event.unit} → ${event.to}`;
  },
  board: (_options, language) => board(language),
  paint,
  unitCard,
});
