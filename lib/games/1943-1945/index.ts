import * as z from 'zod';
import { auctionGame, bidSchema } from '../kit/auction';
import { withPlanVerbs } from '../kit/notation';
import { auction } from './auction';
import { boardNote, standardText } from './board-file';
import { bot } from './bot';
import { suggest } from './bot/suggest';
import { brief, inBrief, momentName, seatName } from './brief';
import { charts } from './charts';
import * as desk from './desk';
import { optionFields } from './fields';
import { headline, spaceOf } from './headline';
import { guide, help } from './help';
import { tray } from './in-hand';
import { invariants } from './invariants';
import { isCapture, lossesIn, tracesOf } from './looking-back';
import { isDetail, isFight, isLoss, narrate } from './narrate';
import { format, parse, verbs } from './notation';
import { recounts } from './notation/recounts';
import { mostBid, optionsSchema, orderSchema, policySchema } from './orders';
import { battles, board, paint, theatre, volleysIn } from './picture';
import { plan, planLine, planned } from './plans';
import { answer, defaultPolicy, fallback } from './policy';
import { policyFields } from './policy-fields';
import { formatPosition, parsePosition } from './position';
import { prompt } from './prompts';
import { currentRules } from './quirks';
import { apply } from './rules/apply';
import { check } from './rules/check';
import { questions } from './rules/questions';
import { moment } from './rules/sequence';
import { seats, setup } from './rules/set-up';
import { outcome, starsHeld } from './rules/victory';
import { rulesFor } from './rules-for';
import type { K } from './types';
import { readings } from './words/readings';

/** 1943–1945. See README.md. */
export const game1943 = auctionGame<K>(
  {
    id: '1943-1945',
    title: { en: '1943–1945', it: '1943–1945' },
    summary: {
      en: 'Italy and the Mediterranean in eight turns: impulses, events and interruptions, for two.',
      it: 'L’Italia e il Mediterraneo in otto turni: impulsi, eventi e interruzioni, per due.',
    },
    notice: {
      en: 'The printed board is not described in the rulebook: this one is Fieldpost’s reconstruction. What the tables mark with * and most of the zones is inferred. Of the figures that had to be guessed the three that decide most are options of a table, set so that practice bots win about equally; owners of the game may correct all of it with a board file, without code.',
      it: 'Il tabellone stampato non è descritto nel regolamento: questo è una ricostruzione di Fieldpost. Ciò che nelle tabelle ha un * e gran parte delle zone è dedotto. Dei numeri che si sono dovuti ipotizzare i tre che pesano di più sono opzioni del tavolo, scelte perché i giocatori automatici vincano circa alla pari; chi possiede il gioco può correggere tutto con un file del tabellone, senza programmare.',
    },
    stage: 'beta',
    rules: currentRules,
    optionsSchema,
    orderSchema,
    desk,
    allOrders: z.discriminatedUnion('type', [...orderSchema.options, bidSchema(mostBid)]),
    policySchema,
    seats,
    setup: (options, _rng, rules) => setup(options, rules),
    decisions: questions,
    apply,
    outcome,
    count: starsHeld,
    moment,
    invariants,
    check,
    prompt,
    tray,
    suggest,
    answer,
    plan,
    planLine,
    planned,
    fallback,
    bot,
    defaultPolicy,
    seatName,
    momentName,
    optionFields,
    policyFields,
    sample: (field) => (field === 'board' ? standardText() : null),
    verbs: withPlanVerbs(verbs),
    format,
    parse,
    help,
    guide,
    recounts,
    narrate,
    isDetail,
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
    readings,
    charts,
    formatPosition,
    parsePosition,
    boardNote,
    board,
    paint,
    rulesFor,
    theatre,
    battles,
  },
  auction,
);
