import { canonical, type Pick, randomly } from '../../../lib/engine';
import { miniatures } from '../../../lib/games/aa-miniatures';
import { abilities } from '../../../lib/games/aa-miniatures/effects';
import { hexes } from '../../../lib/games/aa-miniatures/map/hexes';
import { orderSchema } from '../../../lib/games/aa-miniatures/orders';
import { abilitiesOf } from '../../../lib/games/aa-miniatures/rules/battle';
import type { Asked, K, View } from '../../../lib/games/aa-miniatures/state';
import type { ByAuction } from '../../../lib/games/kit/auction';

type Order = ByAuction<K>['order'];

/** What to answer to a question of the form, so that it comes to an order; null: the order has no answer for it. */
function answerTo(order: Order, field: string, choices: readonly string[], step: number): string | null {
  const has = (value: string) => (choices.includes(value) ? value : null);
  if (field === 'unit') return 'unit' in order ? has(order.unit) : has(order.type === 'hold' ? 'hold' : 'done');
  if (field === 'deed') {
    if (order.type === 'move') return has(order.way.length === 0 ? 'turn' : 'steps');
    if (order.type === 'attack') return has(`attack ${order.target}${order.by === undefined ? '' : ` ${order.by}`}`);
    if (order.type === 'charge') return has(`charge ${order.target}`);
    if (order.type === 'board') return has(`board ${order.transport}`);
    if (order.type === 'use') return has(`use ${order.ability} ${order.target ?? order.hex ?? ''}`);
    return has(order.type === 'deploy' || order.type === 'lay' ? 'come' : order.type);
  }
  if (field.startsWith('step-')) return order.type === 'move' ? has(order.way[step] ?? 'stop') : null;
  if (field === 'facing') return 'facing' in order && order.facing !== undefined ? has(String(order.facing)) : null;
  if (field === 'overrun') return order.type === 'move' ? has(order.overrun ?? 'none') : null;
  if (field === 'side') return 'side' in order && order.side !== undefined ? has(String(order.side)) : null;
  if (field === 'end') return order.type === 'end' ? has(order.end) : null;
  if (field === 'layout') return order.type === 'ground' ? has(String(order.layout)) : null;
  if (field === 'objective') return order.type === 'ground' ? has(order.objective) : null;
  if (order.type === 'deploy' && order.aboard !== undefined) return order.hex === undefined ? has(`on ${order.aboard}`) : null;
  return 'hex' in order && order.hex !== undefined ? has(order.hex) : null;
}

/** Whether answers to the prompts come to an order. */
export function isOffered(view: View, decision: Asked, order: Order): boolean {
  const picks: Pick[] = [];
  for (let steps = 0; ; ) {
    const prompt = miniatures.prompt(view, decision, picks, 'en');
    if (prompt.kind === 'done') return canonical(prompt.order) === canonical(order);
    if (prompt.kind !== 'pick') return false;
    const values = prompt.choices.map(({ value }) => value);
    const answer = answerTo(order, prompt.field, values, steps);
    if (answer === null) return false;
    if (prompt.field.startsWith('step-')) steps++;
    picks.push({ field: prompt.field, value: [answer] });
  }
}

type Random = () => number;

const one = <T>(values: readonly T[], random: Random): T => values[Math.floor(random() * values.length)] as T;

const nextTo = (hex: string | null | undefined, random: Random): string => {
  const at = hexes.indexOf(hex ?? '');
  return hexes[at + one([-18, -17, -1, 1, 17, 18], random)] ?? one(hexes, random);
};

/** An order that the form offers with one thing in it that is another one. */
function amended(view: View, order: Order, random: Random): Order {
  const unit = () => one(view.units, random).id;
  const facing = () => one([0, 1, 2, 3, 4, 5] as const, random);
  const changes: Record<string, unknown>[] = [
    ...('unit' in order ? [{ unit: unit() }] : []),
    ...('target' in order ? [{ target: unit() }] : []),
    ...('transport' in order ? [{ transport: unit() }] : []),
    ...('hex' in order ? [{ hex: nextTo(order.hex, random) }] : []),
    ...('way' in order ? [{ way: [...order.way, nextTo(order.way.at(-1), random)] }, { way: order.way.slice(0, -1) }] : []),
    ...('facing' in order ? [{ facing: facing() }, { facing: undefined }] : []),
    ...(order.type === 'lay' ? [{ side: facing() }, { side: undefined }] : []),
    ...(order.type === 'move' ? [{ overrun: unit() }, { overrun: undefined }, { facing: facing() }] : []),
    ...(order.type === 'deploy' ? [{ aboard: unit() }, { aboard: unit(), hex: undefined, facing: undefined }, { facing: facing() }] : []),
    ...(order.type === 'attack' || order.type === 'use' ? [wayOf(view, order.unit, random)] : []),
    ...(order.type === 'ground' ? [{ objective: one(hexes, random) }] : []),
  ];
  const changed = { ...order, ...(changes.length > 0 && one(changes, random)) };
  const parsed = orderSchema.safeParse(JSON.parse(JSON.stringify(changed)));
  return parsed.success ? parsed.data : order;
}

/** An ability of a unit, to attack by or to use; or none. */
function wayOf(view: View, id: string, random: Random): { by?: string | undefined; ability?: string } {
  const unit = view.units.find((each) => each.id === id);
  const held = unit ? abilitiesOf(view, unit) : [];
  const name = one([undefined, ...held.map((each) => each.id)], random);
  return name === undefined ? { by: undefined } : abilities.answers(name, 'onUse') ? { ability: name } : { by: name };
}

/** Orders that somebody might write: of units that are there, to places that are there, few of them allowed. */
export function scribbled(view: View, asked: Asked, random: Random): Order {
  if (random() < 0.5) return amended(view, randomly(miniatures, view, asked, random), random);
  const unit = one(view.units, random);
  const target = one(view.units, random);
  const first = nextTo(unit.hex, random);
  const way = one(
    [[], [first], [first, nextTo(first, random)], [first, nextTo(first, random), nextTo(nextTo(first, random), random)]],
    random,
  );
  const facing = one([undefined, 0, 1, 2, 3, 4, 5] as const, random);
  const { by, ability } = wayOf(view, unit.id, random);
  return one<() => Order>(
    [
      () => ({ type: 'move', unit: unit.id, way, ...(facing !== undefined && { facing }) }),
      () => ({ type: 'attack', unit: unit.id, target: target.id, ...(by !== undefined && { by }) }),
      () => ({ type: 'board', unit: unit.id, transport: target.id }),
      () => ({ type: 'dismount', unit: unit.id }),
      () => ({ type: 'exit', unit: unit.id }),
      () => ({ type: 'deploy', unit: unit.id, hex: first, ...(facing !== undefined && { facing }) }),
      () => ({ type: 'lay', unit: unit.id, hex: first, ...(facing !== undefined && { side: facing }) }),
      () => ({ type: 'charge', unit: unit.id, hex: target.hex ?? first, target: target.id }),
      () => ({ type: 'use', ability: ability ?? 'smoke_screen', unit: unit.id }),
      () => ({ type: 'use', ability: ability ?? 'demolitions', unit: unit.id, target: target.id }),
      () => ({ type: 'fly', unit: unit.id, hex: first }),
      () => ({ type: 'set-down', unit: unit.id, hex: first }),
      () => ({ type: 'fire', unit: unit.id }),
      () => ({ type: 'hold' }),
      () => ({ type: 'done' }),
    ],
    random,
  )();
}
