import { fail, ok } from '../../engine';
import { defineGame } from '../kit/define-game';
import { bot } from './bot';
import { askedName, brief, momentName, seatName } from './brief';
import { charts } from './charts';
import { fallback } from './fallback';
import { optionFields, policyFields } from './fields';
import { guide, help } from './help';
import { invariants } from './invariants';
import { isDetail, isLoss, narrate, phaseOf } from './narrate';
import { format, parse } from './notation';
import { recounts } from './notation/recount';
import { verbNames } from './notation/vocabulary';
import { optionsSchema, orderSchema, policySchema } from './orders';
import { board, paint, theatre } from './picture';
import { place, setUp } from './position';
import { prompt } from './prompts';
import { answer, defaultPolicy } from './replies';
import { check } from './rules/check';

import { apply, decisions, moment } from './rules/sequence';
import { currentRules, seats, setup } from './rules/set-up';
import { outcome } from './rules/victory';
import type { K } from './types';
import { readings } from './words/readings';
import { violationOf } from './words/violations';

/** Axis & Allies 1941. See README.md. */
export const aa1941 = defineGame<K>({
  id: 'aa-1941',
  title: { en: 'Axis & Allies: 1941', it: 'Axis & Allies: 1941' },
  summary: {
    en: 'Five powers, one world war, an evening at a table or a season by letter; for two to five.',
    it: 'Cinque potenze, una guerra mondiale, una sera al tavolo o una stagione per lettera; da due a cinque.',
  },
  stage: 'beta',
  rules: currentRules,
  optionsSchema,
  orderSchema,
  policySchema,
  seats,
  setup,
  decisions,
  apply,
  outcome,
  moment,
  invariants,
  check(view, decision, order, language) {
    const checked = check(view, decision, order);
    return checked.ok ? ok(checked.value) : fail([violationOf(checked.error, language)]);
  },
  prompt,
  answer,
  fallback,
  bot,
  defaultPolicy,
  seatName,
  askedName,
  momentName,
  optionFields,
  policyFields,
  verbs: verbNames,
  format,
  parse,
  help,
  guide,
  recounts,
  narrate,
  isDetail,
  phaseOf,
  isLoss,
  brief,
  readings,
  charts,
  place,
  setUp,
  board,
  paint,
  theatre,
});
