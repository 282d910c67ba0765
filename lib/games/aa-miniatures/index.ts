import * as z from 'zod';
import type { Outcome } from '../../engine';
import { auctionGame, bidSchema } from '../kit/auction';
import { catalogue } from './armies/catalogue';
import { auction } from './auction';
import { bot } from './bot';
import { suggest } from './bot/suggest';
import { charts } from './charts';
import * as desk from './desk';
import { foresee } from './foresee';
import { tray } from './in-hand';
import { format, parse, verbs } from './notation';
import { mostBid, optionsSchema, orderSchema } from './orders';
import { overlays } from './overlay';
import { board, paint, theatre } from './picture';
import { answer, defaultPolicy, fallback } from './policy';
import { policySchema } from './policy-schema';
import { formatPosition, parsePosition } from './position';
import { prompt } from './prompts';
import { phaseUnits } from './prompts/phase-units';
import { currentRules } from './quirks';
import { apply } from './rules/apply';
import { check } from './rules/check';
import { countOf } from './rules/ending';
import { invariants } from './rules/invariants';
import { presume } from './rules/presume';
import { questions } from './rules/questions';
import { setup } from './rules/set-up';
import { openView, twin, view } from './rules/view';
import { rulesFor } from './rules-for';
import type { K, State } from './state';
import {
  brief,
  guide,
  headline,
  help,
  inBrief,
  isCapture,
  isDetail,
  isFight,
  isLoss,
  lossesIn,
  moment,
  momentName,
  narrate,
  phaseOf,
  spaceOf,
  tracesOf,
  volleysIn,
} from './telling';
import { endingText } from './telling/endings';
import { unitCard } from './unit-card';
import { notice, summary, title } from './words/about';
import { optionFields, policyFields } from './words/fields';
import { sideName } from './words/names';
import { readings } from './words/readings';

function outcome({ result }: State): Outcome<K> | null {
  if (!result) return null;
  const { winner, reason } = result;
  const scores = { axis: winner === 'axis' ? 1 : 0, allies: winner === 'allies' ? 1 : 0 };
  return { winners: winner ? [winner] : [], scores, reason, text: endingText(result) };
}

/** Axis & Allies Miniatures. See README.md. */
export const miniatures = auctionGame<K>(
  {
    id: 'aa-miniatures',
    title,
    summary,
    notice,
    stage: 'beta',
    rules: currentRules,
    hidden: true,
    optionsSchema,
    orderSchema,
    desk,
    allOrders: z.discriminatedUnion('type', [...orderSchema.options, bidSchema(mostBid)]),
    policySchema,
    seats: () => ['axis', 'allies'],
    scenario: ({ scenario }) => scenario,
    setup,
    decisions: questions,
    apply,
    presume,
    invariants,
    view,
    openView,
    twin,
    outcome,
    count: countOf,
    moment,
    check,
    prompt,
    overlays,
    phaseUnits,
    catalogue,
    tray,
    suggest,
    answer,
    foresee,
    fallback,
    bot,
    defaultPolicy,
    seatName: sideName,
    momentName,
    optionFields,
    policyFields,
    verbs,
    format,
    parse,
    help,
    guide,
    narrate,
    isDetail,
    isLoss,
    isFight,
    isCapture,
    phaseOf,
    volleysIn,
    lossesIn,
    tracesOf,
    headline,
    spaceOf,
    brief,
    inBrief,
    formatPosition,
    parsePosition,
    readings,
    charts,
    unitCard,
    board,
    paint,
    theatre,
    rulesFor,
  },
  auction,
);
