import type { Rng } from '../../../engine';
import { isAhead } from '../map/hexes';
import { follows } from '../quirks';
import type { MoveOf, Order, OrderOf, State, StepOf } from '../state';
import type { Battle, Unit } from '../types';
import { advanceOf, aimNow, attacksOf, isExtra, usesOf } from './acting';
import { arrivalOf, toDeploy } from './arrivals';
import { sheltered } from './attack';
import { cardOf, isMarked, isSoldier, unitOf } from './battle';
import { change, mark, type Play, rolled, tell, unmark } from './changes';
import { holding } from './defensive-fire';
import { declineFlights, fly, flyOn, shootAtPlane } from './flights';
import { canStand } from './movement';
import { ableToShoot } from './reactions';
import { goFirst, layGround, seal, takeEnd } from './set-up';
import { attack } from './shooting';
import { hasRoom } from './stacking';
import { boarded, nearestRoom } from './transport';
import { enter, nextPhase, toObstacles } from './turns';
import { use } from './uses';
import { shelter, shootAtWalker, walkOff, walkOn } from './walking';
import { walked } from './ways';

/** Carries out an order that was checked. */
export function apply(state: State, { seat, order }: MoveOf, rng: Rng): StepOf {
  const play: Play = { state, rng, told: [] };
  // each doer takes the orders of its own key, which the compiler cannot follow through the union
  const doer = doers[order.type] as (play: Play, order: Order, side: MoveOf['seat']) => void;
  doer(play, order, seat);
  return { state: play.state, told: play.told };
}

/** A unit of the active side acts: what comes at the start of the phase is past, and where units attack the others have had their turn. */
function begin({ state }: Play, unit: string): void {
  if (state.stage === 'start') state.stage = 'middle';
  if (state.phase === 'assault' || state.phase === 'airstrike') state.acting = unit;
}

const doers: { readonly [T in Order['type']]: (play: Play, order: OrderOf<T>, side: MoveOf['seat']) => void } = {
  army: (play, { cards }, side) => seal(play, side, cards),
  ground: (play, { layout, objective }, side) => layGround(play, side, layout, objective),
  first(play, { side }) {
    goFirst(play, side);
    if (play.state.phase === 'initiative') enter(play, 'movement', side);
  },
  end: (play, { end }, side) => takeEnd(play, side, end),
  deploy,
  lay,
  move,
  board(play, { unit, transport }) {
    const { hex } = unitOf(play.state, transport);
    begin(play, unit);
    change(play, unit, (each) => ({ ...each, hex, aboard: transport }));
    for (const word of ['moved', boarded]) mark(play, unit, 'phase', word);
    unmark(play, unit, 'battle', sheltered);
    tell(play, { type: 'boarded', unit, transport });
  },
  dismount,
  exit(play, { unit }) {
    const { state } = play;
    const gone = state.units.filter((each) => each.id === unit || each.aboard === unit);
    begin(play, unit);
    const cost = gone.reduce((sum, each) => sum + cardOf(state, each).cost, 0);
    const [first] = gone;
    if (first) state.exited = { ...state.exited, [first.side]: state.exited[first.side] + cost };
    state.units = state.units.filter((each) => !gone.includes(each));
    for (const each of gone) tell(play, { type: 'exited', unit: each.id, hex: each.hex ?? '' });
  },
  attack: doAttack,
  charge(play, { unit, hex, target }) {
    begin(play, unit);
    walkOff(play, unitOf(play.state, unit), { way: [hex] }, { target });
  },
  use(play, order) {
    const { state } = play;
    const terms = usesOf(state, unitOf(state, order.unit)).find(({ ability }) => ability === order.ability)?.use;
    if (terms?.when === 'middle') {
      begin(play, order.unit);
      mark(play, order.unit, 'phase', 'used');
    }
    if (terms?.when === 'end') state.stage = 'end';
    use(play, order);
  },
  fire: (play, { unit }) => (play.state.flight ? shootAtPlane(play, unit) : shootAtWalker(play, unit)),
  hold(play) {
    const { state } = play;
    for (const { id } of ableToShoot(state)) mark(play, id, 'phase', holding);
    if (state.flight) flyOn(play);
    else walkOn(play);
  },
  'set-down'(play, { unit, hex }) {
    play.state.stranded = null;
    change(play, unit, (each) => ({ ...each, hex }));
    tell(play, { type: 'put-back', unit, hex });
    shelter(play, unit);
  },
  fly: (play, { unit, hex }) => fly(play, unit, hex),
  done(play) {
    if (play.state.phase === 'flight') declineFlights(play);
    else if (play.state.phase === 'obstacles') stopLaying(play);
    else if (play.state.phase === 'deployment') leaveBehind(play);
    else nextPhase(play);
  },
};

/** Puts a unit where it is deployed, be it only to see what comes of it. */
export function putDown(play: { state: Battle }, { unit: id, hex, facing, aboard }: OrderOf<'deploy'>): void {
  const at = aboard === undefined ? (hex ?? null) : unitOf(play.state, aboard).hex;
  change(play, id, (each) => ({ ...each, hex: at, facing: facing ?? each.facing, aboard: aboard ?? null }));
  shelter(play, id);
}

function deploy(play: Play, order: OrderOf<'deploy'>): void {
  const { state } = play;
  const { unit: id } = order;
  const unit = unitOf(state, id);
  const isLate = state.phase === 'movement' && arrivalOf(state, unit) === 'end';
  putDown(play, order);
  const { side, hex, facing, aboard } = unitOf(state, id);
  tell(play, { type: 'deployed', unit: id, side, hex: hex ?? '', facing, aboard });
  if (!isLate) return;
  state.stage = 'end';
  mark(play, id, 'phase', 'moved');
}

function lay(play: Play, { unit: id, hex, side: edge }: OrderOf<'lay'>): void {
  const { state } = play;
  const { side } = unitOf(state, id);
  change(play, id, (each) => ({ ...each, hex, facing: edge ?? null }));
  tell(play, { type: 'laid', unit: id, side, hex, edge: edge ?? null });
  if (state.phase === 'obstacles') toObstacles(play);
}

/** Whoever finds no ground on the map takes no part in the battle. */
function leaveBehind(play: Play): void {
  const { state } = play;
  const left = state.active ? toDeploy(state, state.active) : [];
  state.units = state.units.filter((unit) => !left.includes(unit));
  for (const { id } of left) tell(play, { type: 'left', unit: id });
  nextPhase(play);
}

function stopLaying(play: Play): void {
  const { state } = play;
  if (state.active) state.done = [...state.done, state.active];
  toObstacles(play);
}

function move(play: Play, order: OrderOf<'move'>): void {
  const { state } = play;
  const unit = unitOf(state, order.unit);
  begin(play, unit.id);
  if (state.phase === 'assault') markAssault(play, unit, order);
  walkOff(play, unit, order);
}

/** What a move in an assault leaves a unit free to do: one that moved little may attack yet, one that attacked has faded. */
function markAssault(play: Play, unit: Unit, { way }: OrderOf<'move'>): void {
  if (isMarked(unit, 'phase', 'attacked')) {
    mark(play, unit.id, 'phase', 'faded');
    return;
  }
  const limit = advanceOf(play.state, unit);
  if (limit !== null && walked({ battle: play.state, unit, isAssault: true, limit }, way).isEnd) mark(play, unit.id, 'phase', 'advanced');
}

function dismount(play: Play, { unit: id }: OrderOf<'dismount'>): void {
  const { state } = play;
  const unit = unitOf(state, id);
  const transport = unit.aboard ?? '';
  const isLate = isMarked(unit, 'phase', boarded);
  begin(play, id);
  if (isLate) state.stage = 'end';
  const landed = { ...unit, aboard: null };
  const at = unit.hex ?? '';
  const isDry = !follows(state, 'dryLandings') || canStand(state, landed, at);
  change(play, id, () => landed);
  mark(play, id, 'phase', 'moved');
  mark(play, id, 'battle', 'moved');
  tell(play, { type: 'dismounted', unit: id, transport, hex: at });
  if (isDry && hasRoom(state, unitOf(state, id), at)) {
    shelter(play, id);
    return;
  }
  const [only, ...others] = nearestRoom(state, landed);
  if (only === undefined || others.length > 0) state.stranded = id;
  else {
    change(play, id, (each) => ({ ...each, hex: only }));
    tell(play, { type: 'put-back', unit: id, hex: only });
  }
}

function doAttack(play: Play, { unit: id, target: targetId, by }: OrderOf<'attack'>): void {
  const { state } = play;
  const [unit, target] = [unitOf(state, id), unitOf(state, targetId)];
  const aim = aimNow(state, unit, target, by ?? null);
  if (typeof aim === 'string') throw new Error(`${id} cannot attack ${targetId}: ${aim}`);
  begin(play, id);
  if (!isExtra(state, unit, by ?? null)) mark(play, id, 'phase', `attack ${attacksOf(unit) + 1}`);
  mark(play, id, 'phase', 'attacked');
  if (by !== undefined) for (const scope of ['phase', 'battle'] as const) mark(play, id, scope, `by:${by}`);
  if (unit.facing !== null) mark(play, id, 'phase', isAhead(aim.from, unit.facing, aim.at) ? 'arc-front' : 'arc-rear');
  if (isSoldier(state, target)) mark(play, id, 'phase', `soldier:${aim.at}`);
  if (by === 'remote_control' && !reaches(play, id, aim.range)) return;
  attack(play, aim);
}

/** Orders by wire: two dice, and both must be higher than the range. */
const reaches = (play: Play, id: string, range: number): boolean =>
  [1, 2].map(() => rolled(play, id, 'remote-control', range + 1)).every(Boolean);
