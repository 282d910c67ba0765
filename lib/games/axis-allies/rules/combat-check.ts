import { fail, ok, type Result } from '../../../engine';
import type { OrderOf } from '../orders';
import type { AaDecision, Order, State } from '../types';
import { type Fault, fault } from '../words/violations';
import { mostHits, placementFault } from './hits';
import { casualtiesOf, lossPools, namedIn, sinkingCost } from './losses';
import { type Question, questions, submarinesOf } from './questions';
import { landingsRequired } from './stranded';

type Asked<K extends Question['kind']> = Extract<Question, { kind: K }>;

/** An answer of the combat phase in its canonical form, or what is wrong with it. */
export function checkCombat(state: State, decision: AaDecision, order: Order): Result<Order, Fault> {
  const question = questions(state).find((each) => each.decision.id === decision.id);
  if (!question) throw new Error(`${decision.id} is not open`);
  if (question.kind === 'battle' && order.type === 'battle') return checkBattle(question, order);
  if (question.kind === 'landing' && order.type === 'landing') return checkLanding(question, order);
  if (question.kind === 'reaction' && order.type === 'pass') return ok(order);
  if (question.kind === 'submerge' && order.type === 'submerge') return checkSubmerge(state, question, order);
  if (question.kind === 'casualties' && order.type === 'casualties') return checkCasualties(state, question, order);
  if (question.kind === 'agree' && order.type === 'consent') return ok(order);
  if (question.kind === 'press' && order.type === 'press') return ok(order);
  if (question.kind === 'press' && order.type === 'retreat') return checkRetreat(question, order);
  if (question.kind === 'strand' && order.type === 'strand') return checkStrand(question, order);
  const battle = state.combat?.battle;
  if (order.type === 'submerge' && battle && (battle.destroyers.attack || battle.destroyers.defence)) {
    return fail(fault('submerge-destroyer', { space: battle.space }, 'type'));
  }
  if (order.type === 'retreat' && battle) return fail(fault('retreat-none', { space: battle.space }, 'type'));
  return fail(fault('not-asked', { asked: question.kind }, 'type'));
}

function checkBattle({ open }: Asked<'battle'>, order: OrderOf<'battle'>): Result<Order, Fault> {
  if (open.some((each) => each.space === order.space)) return ok(order);
  return fail(fault('no-battle', { space: order.space, open: open.map((each) => each.space) }, 'space'));
}

/** RREV-8.2: a landing may be called off, never go elsewhere. */
function checkLanding({ landing }: Asked<'landing'>, order: OrderOf<'landing'>): Result<Order, Fault> {
  if (order.target === landing.space) return ok(order);
  return fail(fault('redirect', { target: landing.space }, 'target'));
}

function checkSubmerge(state: State, { battle, owner, part }: Asked<'submerge'>, order: OrderOf<'submerge'>): Result<Order, Fault> {
  const have = submarinesOf(state, battle, owner, part);
  return order.count <= have ? ok(order) : fail(fault('submerge-count', { owner, have, space: battle.space }, 'count'));
}

/** R41-7.12. */
function checkCasualties(state: State, { battle, part }: Asked<'casualties'>, order: OrderOf<'casualties'>): Result<Order, Fault> {
  const pools = lossPools(state, battle, part);
  const named = namedIn(pools, order.losses);
  const { space, hits } = battle;
  if (!named) {
    const have = pools.map(({ owner, type, whole, damaged }) => ({ owner, type, count: whole + damaged }));
    return fail(fault('casualty-units', { space, have }, 'losses'));
  }
  const placed = pools.map((pool, i) => (named[i]?.firstHits ?? 0) + sinkingCost(pool, named[i]?.sunk ?? 0));
  const wrong = placementFault(hits, pools, placed);
  const total = placed.reduce((sum, each) => sum + each, 0);
  const required = mostHits(hits, pools).total;
  const pool = wrong?.fault === 'set' ? pools[wrong.pool] : undefined;
  if (pool) return fail(fault('casualty-set', { space, type: pool.type, most: mostHits(hits, [pool]).total }, 'losses'));
  if (total > required) return fail(fault('casualty-many', { placed: total, required }, 'losses'));
  if (wrong?.fault === 'max') return fail(fault('casualty-max', { placed: total, required }, 'losses'));
  if (wrong?.fault === 'last') return fail(fault('casualty-transport', { space }, 'losses'));
  return ok({ type: 'casualties', losses: pools.flatMap((pool, i) => casualtiesOf(pool, placed[i] ?? 0, named[i]?.sunk ?? 0)) });
}

function checkRetreat({ battle, retreats }: Asked<'press'>, order: OrderOf<'retreat'>): Result<Order, Fault> {
  if (retreats.includes(order.to ?? null)) return ok(order);
  const to = retreats.flatMap((each) => (each === null ? [] : [each]));
  if (to.length === 0) return fail(fault('retreat-air', { space: battle.space }, 'to'));
  return fail(fault('retreat-to', { space: battle.space, to }, 'to'));
}

/** DP-5: as many land as there is room for. */
function checkStrand({ stranded, refuges }: Asked<'strand'>, order: OrderOf<'strand'>): Result<Order, Fault> {
  const landings = refuges.flatMap(({ space, room }) => {
    const count = order.landings.reduce((sum, each) => sum + (each.to === space ? each.count : 0), 0);
    return count > 0 ? [{ to: space, count, room }] : [];
  });
  const required = landingsRequired(stranded, refuges);
  const total = landings.reduce((sum, each) => sum + each.count, 0);
  const known = order.landings.every((each) => refuges.some(({ space }) => space === each.to));
  if (!known || total !== required || landings.some(({ count, room }) => count > room)) {
    return fail(fault('strand', { zone: stranded.zone, count: required, places: refuges }, 'landings'));
  }
  return ok({ type: 'strand', landings: landings.map(({ to, count }) => ({ to, count })) });
}
