import { fail, type GameModule, ok } from '../../engine';
import { defineGame } from '../kit/define-game';
import { withPlanVerbs } from '../kit/notation';
import { afterBattles } from './after-battles';
import { bot } from './bot';
import { askedName, brief, inBrief, momentName, seatName, sideWon } from './brief';
import { camps } from './camps';
import { charts, unitCard } from './charts';
import type { Edition } from './edition';
import { boardFor } from './editions';
import { fallback } from './fallback';
import { policyFields } from './fields';
import { headline, spaceOf } from './headline';
import { guide, help } from './help';
import { invariants } from './invariants';
import { isCapture, lossesIn, tracesOf } from './looking-back';
import { isDetail, isFight, isLoss, narrate, phaseOf } from './narrate';
import { format, parse, verbs } from './notation';
import { recounts } from './notation/recount';
import { orderSchemaOf, policySchemaOf } from './orders';
import { battles, boardOf, type Outlines, paint, theatre, volleysIn } from './picture';
import { plan, planLine, planned } from './plans';
import { positionTextOf } from './position';
import { hasChoice, prompt } from './prompts';
import { answer, standardPolicy } from './replies';
import { check } from './rules/check';

import { apply, decisions, moment } from './rules/sequence';
import { setup } from './rules/set-up';
import { seats } from './rules/spaces';
import { count, outcome } from './rules/victory';
import { rulesFor } from './rules-for';
import { seatingsFor } from './seatings';
import { tellingIn } from './telling';
import type { K } from './types';
import { violationOf } from './words/violations';

/** An edition as a game: what the rules ask of it, and what players are told of it and of its options. */
export interface EditionGame
  extends Pick<GameModule<K>, 'id' | 'title' | 'summary' | 'stage' | 'optionsSchema' | 'optionFields' | 'readings'> {
  readonly edition: Edition;
  readonly outlines: Outlines;
}

/** The game of an edition. */
export function axisAllies({ edition, outlines, ...told }: EditionGame): GameModule<K> {
  const board = boardOf(outlines, told.title);
  const { formatPosition, parsePosition } = positionTextOf(edition);
  return defineGame<K>({
    ...told,
    rules: edition.rules,
    orderSchema: orderSchemaOf(edition),
    policySchema: policySchemaOf(edition.types),
    seats,
    // who bids for the sides is two
    seatings: (options) => (options.auction ? [options] : seatingsFor(options.seating).map((seating) => ({ ...options, seating }))),
    setup: (options, rng, rules) => setup(boardFor(edition, options), options, rules, rng),
    decisions,
    apply,
    outcome,
    count,
    moment,
    invariants,
    check(view, decision, order, language) {
      const checked = check(view, decision, order);
      return checked.ok ? ok(checked.value) : fail([violationOf(checked.error, language, tellingIn(language))]);
    },
    prompt,
    hasChoice,
    answer,
    plan,
    planLine,
    planned,
    afterFights: afterBattles,
    fallback,
    bot,
    defaultPolicy: (_options, _seat, isAlone) => standardPolicy(edition, isAlone),
    seatName,
    sideWon,
    askedName,
    sides: camps,
    // allies confer among themselves, and anybody may write to anybody: the books forbid neither
    talk: { private: true },
    momentName,
    policyFields: (language) => policyFields(edition, language),
    verbs: withPlanVerbs(verbs),
    format,
    parse,
    help,
    guide: (language) => guide(edition, language),
    recounts,
    narrate,
    isDetail,
    phaseOf,
    isLoss,
    isFight,
    isCapture,
    volleysIn,
    lossesIn,
    tracesOf,
    headline,
    spaceOf,
    brief,
    inBrief,
    charts: (language) => charts(edition, language),
    unitCard: (id, _options, language) => unitCard(edition, id, language),
    formatPosition,
    parsePosition,
    board: (options, language) => board(boardFor(edition, options), language),
    paint,
    theatre,
    rulesFor,
    battles,
  });
}
