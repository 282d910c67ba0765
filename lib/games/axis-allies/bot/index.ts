import { someBid } from '../../kit/auction';
import { mostBid } from '../bounds';
import { editionOf } from '../editions';
import { fallback } from '../fallback';
import { answer, standardPolicy } from '../replies';
import { check } from '../rules/check';
import { stacksAt } from '../rules/stacks';
import type { AaDecision, Order, SpaceId, View } from '../types';
import { declared, kamikazes, parties, reactions, resettled } from './advantages';
import { armada } from './armada';
import { landAttacks } from './attack';
import { convoys, goalsOf } from './convoy';
import { callWinter, research } from './developing';
import { escapes, escorts, seaAttacks } from './fleet';
import { marshal } from './marshal';
import { mobilise } from './placing';
import { purchase } from './shopping';
import { raids, rockets } from './sorties';
import { type Survey, surveyOf } from './survey';
import { taskForces } from './task-force';

/** Bids are spread over so many IPCs above the table's. */
const bidSpread = 6;

/** The practice bot: it guards its capitals, attacks at good odds and brings its troops to the front. Always a legal order. */
export function bot(view: View, decision: AaDecision, random: () => number): Order {
  for (const order of candidates(view, decision, random)) {
    const checked = check(view, decision, order);
    if (checked.ok) return checked.value;
  }
  throw new Error(`the bot knows no legal order for ${decision.id}`);
}

function* candidates(view: View, decision: AaDecision, random: () => number): Generator<Order> {
  switch (decision.kind) {
    case 'auction':
      yield { type: 'bid', amount: someBid({ usual: view.options.bid, spread: bidSpread, most: mostBid }, random) };
      break;
    case 'research':
      yield* declared(surveyOf(view));
      yield* research(surveyOf(view), random);
      yield purchase(surveyOf(view), random);
      break;
    case 'purchase':
      yield* declared(surveyOf(view));
      yield purchase(surveyOf(view), random);
      break;
    case 'combat-move':
      yield* combatMoves(surveyOf(view), decision);
      break;
    case 'noncombat-move':
      yield* noncombatMoves(surveyOf(view));
      break;
    case 'mobilise':
      yield mobilise(surveyOf(view));
      break;
    default: {
      if (decision.kind === 'reaction') yield* reactions(view);
      const order = answer(view, decision, standardPolicy(editionOf(view)));
      if (order) yield order;
    }
  }
  const last = fallback(view, decision);
  if (last) yield last;
}

function* combatMoves(survey: Survey, decision: AaDecision): Generator<Order> {
  yield* escapes(survey);
  const plans = [...seaAttacks(survey), ...landAttacks(survey, decision)].sort((a, b) => b.score - a.score);
  yield* parties(survey, plans);
  for (const { orders } of plans) yield* orders;
  yield* escorts(survey);
  yield* rockets(survey);
  yield* raids(survey);
  yield* kamikazes(survey);
  yield { type: 'end' };
}

function* noncombatMoves(survey: Survey): Generator<Order> {
  const goals = goalsOf(survey);
  yield* callWinter(survey);
  yield* survey.reserves;
  yield* armada(survey);
  yield* taskForces(survey, goals);
  yield* convoys(survey, goals);
  yield* marshal(survey, portsOf(survey));
  yield* resettled(survey);
  yield { type: 'end' };
}

/** Coasts where own transports can take troops to something better. */
function portsOf({ state, edition, power, landing, siege, worth }: Survey): Map<SpaceId, number> {
  const ports = new Map<SpaceId, number>();
  for (const territory of Object.keys(state.control)) {
    for (const zone of edition.coast[territory] ?? []) {
      const ships = stacksAt(state, zone).some((each) => each.owner === power && each.type === 'transport');
      const value = zone === siege?.muster ? worth(siege.target) : landing(zone) * (ships ? 1 : 0.6);
      if (value > (ports.get(territory) ?? 0)) ports.set(territory, value);
    }
  }
  return ports;
}
