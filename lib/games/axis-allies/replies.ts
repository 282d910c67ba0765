import { asksBy, stopsBy } from '../kit/notation';
import type { Edition } from './edition';
import { editionOf } from './editions';
import { policyKinds } from './orders';
import { planOf, wayOf, winsFor } from './plans';
import { type Use, usesOf } from './rules/declarations';
import { capacityOf } from './rules/factories';
import { attackersAt, defendersAt, forceAt } from './rules/forces';
import { isHarmless, isStandstill } from './rules/naval';
import { type Question, questions, submarinesOf } from './rules/questions';
import { rankedLosses, worstLosses } from './rules/ranking';
import { askedAbout } from './rules/reaction';
import { stacksAt } from './rules/stacks';
import { likedLandings } from './rules/stranded';
import { unitOf } from './rules/units';
import type { AaDecision, Order, Policy, SpaceId, State, View } from './types';

type Asked<Q extends Question['kind']> = Extract<Question, { kind: Q }>;
type PolicyKind = Policy['ask'][number];

/** What a seat has said in advance; null: it wants to be asked, or the question is not one for standing orders. */
export function answer(view: View, decision: AaDecision, policy: Policy): Order | null {
  if (decision.kind === 'consent') {
    // N-SU5: a table where owners consent to lend-lease wants them asked
    const isLoan = view.turn.request?.order.type === 'advantage';
    return isLoan || policy.ask.includes('consent') ? null : { type: 'consent', agree: true };
  }
  if (decision.kind === 'research') return policy.ask.includes('research') ? null : { type: 'pass' };
  if (decision.kind === 'reaction') return policy.ask.includes('reaction') ? null : reactionOf(view, decision);
  const question = questions(view).find((each) => each.decision.id === decision.id);
  if (!question) return null;
  const asks = asksByPlan(view, question, policy) ?? policy.ask.includes(policyKindOf(question));
  return asks ? null : replyTo(view, question, policy);
}

/** Whether the plan of a battle asks, as far as it speaks of the question; null: the standing orders say. */
function asksByPlan(view: View, question: Question, { plans }: Policy): boolean | null {
  if (question.kind === 'press') return asksBy(planOf(view, question.battle.space, plans), 'press');
  if (question.kind !== 'casualties' || policyKindOf(question) !== 'casualties-attacking') return null;
  return asksBy(planOf(view, question.battle.space, plans), 'losses');
}

/** DPREV-10: the treaty guards the dearest territory; Enigma waits. */
function reactionOf(state: State, { id }: AaDecision): Order {
  if (askedAbout(state, id) !== 'non-aggression') return { type: 'pass' };
  const worth = ({ space = '' }: Use) => capacityOf(state, space);
  return usesOf(state, 'non-aggression').sort((a, b) => worth(b) - worth(a))[0] ?? { type: 'pass' };
}

function policyKindOf(question: Question): PolicyKind {
  if (question.kind !== 'casualties') return question.kind;
  return question.part === 'attack' || question.battle.joint === 'attacker' ? 'casualties-attacking' : 'casualties-defending';
}

function replyTo(state: State, question: Question, policy: Policy): Order {
  switch (question.kind) {
    case 'battle':
      return { type: 'battle', space: question.open[0]?.space ?? '' };
    case 'landing':
      return { type: 'landing', target: question.landing.space, proceed: true };
    case 'submerge':
      return {
        type: 'submerge',
        count: dives(state, question, policy) ? submarinesOf(state, question.battle, question.owner, question.part) : 0,
      };
    case 'reaction':
      return { type: 'pass' };
    case 'casualties': {
      const { battle, part } = question;
      const theirs = part === 'defence' && battle.joint === 'attacker';
      return { type: 'casualties', losses: theirs ? worstLosses(state, battle, part) : rankedLosses(state, battle, part, policy) };
    }
    case 'agree':
      return { type: 'consent', agree: true };
    case 'press':
      return leaves(state, question, policy) ? retreatOrder(state, question) : { type: 'press' };
    case 'strand':
      return { type: 'strand', landings: likedLandings(state, question.stranded, question.refuges) };
  }
}

/** DP-4. An attack that submarines alone began is fought at least one round; one that is asked after it goes on while it is worth it. */
function dives(state: State, { battle, part }: Asked<'submerge'>, { submerge }: Policy): boolean {
  if (submerge !== 'alone') return submerge === 'always';
  const { strikesAlwaysFirst } = editionOf(state).ways;
  if (part === 'attack' && battle.round === 1 && !strikesAlwaysFirst) return false;
  const own = forceAt(state, battle, part);
  if (!own.every((each) => unitOf(state, each.type).dives)) return false;
  return part === 'defence' || !strikesAlwaysFirst || isHarmless(state, battle, part) || winsFor(state, battle) < 0.5;
}

/** DP-3; who can hit nothing leaves; where nobody can fight on, transports under fire leave and others stay (DP41-3). */
function leaves(state: State, { battle }: Asked<'press'>, policy: Policy): boolean {
  const attackers = attackersAt(state, battle);
  const defenders = defendersAt(state, battle);
  if (isStandstill(state, battle)) return defenders.some((each) => !unitOf(state, each.type).diesLast);
  if (isHarmless(state, battle, 'attack')) return true;
  return stopsBy(wayOf(planOf(state, battle.space, policy.plans), policy), {
    rounds: () => battle.round,
    units: () => attackers.reduce((sum, each) => sum + each.count, 0),
    percent: () => winsFor(state, battle) * 100,
    losses: () => Object.values(battle.wrecks ?? {}).reduce((sum, count) => sum + count, 0),
  });
}

/** To where most friends stand. */
export function retreatOrder(state: State, { retreats }: Asked<'press'>): Order {
  const spaces = retreats.filter((each): each is SpaceId => each !== null);
  const units = (space: SpaceId) => stacksAt(state, space).reduce((sum, each) => sum + each.count, 0);
  const [to] = spaces.sort((a, b) => units(b) - units(a) || (a < b ? -1 : 1));
  return to === undefined ? { type: 'retreat' } : { type: 'retreat', to };
}

/** Percent to win below which an attack is broken off unless its player says otherwise: what is lost then is worth more than what is left to hope for. */
const breakOffBelow = 30;

/** Kinds of questions that an edition may ask. */
export const askedIn = ({ turn, ways }: Pick<Edition, 'turn' | 'ways'>): PolicyKind[] => {
  const known: Partial<Record<PolicyKind, boolean>> = {
    ...{ reaction: turn.includes('reaction'), research: turn.includes('research'), landing: ways.landingsCancelled },
  };
  return policyKinds.filter((kind) => known[kind] ?? true);
};

/** Between seats of one person nobody's consent is asked. */
const amongOthers: readonly PolicyKind[] = ['consent', 'agree'];

/**
 * Nothing is asked but what the active player must decide himself, and what an advantage may do in another's turn: a turn then takes one exchange.
 * Who plays alone keeps nobody waiting, and is asked everything.
 */
export const standardPolicy = ({ usualLosses, turn, ways }: Pick<Edition, 'usualLosses' | 'turn' | 'ways'>, isAlone = false): Policy => ({
  landLosses: [...usualLosses.land],
  seaLosses: [...usualLosses.sea],
  keepCapturer: true,
  submerge: 'alone',
  retreat: 'odds',
  retreatAt: breakOffBelow,
  ask: askedIn({ turn, ways }).filter((kind) => (isAlone ? !amongOthers.includes(kind) : kind === 'research' || kind === 'reaction')),
});

/** At the deadline, for questions of the combat phase; the movement phases' are in fallback.ts. */
export const combatFallback = (view: View, decision: AaDecision): Order | null =>
  answer(view, decision, { ...standardPolicy(editionOf(view)), ask: [] });
