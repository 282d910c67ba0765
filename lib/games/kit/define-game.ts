import * as z from 'zod';
import { type GameModule, type Kinds, randomOrder } from '../../engine';
import { checkByPrompts, parseByPrompts } from './by-prompts';
import { formatJson, parseJson } from './json-position';
import { bareBoard, barePainting, briefOf, guideOf, helpOf } from './plain-words';

/** Rules, prompts and words: what no kit can guess. */
type Needed =
  | 'id'
  | 'title'
  | 'summary'
  | 'orderSchema'
  | 'seats'
  | 'setup'
  | 'decisions'
  | 'apply'
  | 'outcome'
  | 'moment'
  | 'prompt'
  | 'seatName'
  | 'momentName'
  | 'verbs'
  | 'format'
  | 'narrate';

/** A game as its folder brings it: what it needs, and whatever it does better than the kit. */
export type Draft<K extends Kinds> = Pick<GameModule<K>, Needed> & Partial<Omit<GameModule<K>, Needed>>;

/**
 * A game with everything that it does not bring itself: without options and standing orders, nothing hidden, legal is what its prompts offer
 * and its `format` writes, a bot that answers at random, positions as JSON, a board of one space.
 */
export function defineGame<K extends Kinds>(draft: Draft<K>): GameModule<K> {
  if (draft.hidden && !(draft.view && draft.twin && draft.openView))
    throw new Error(`${draft.id} hides facts: it brings a view, a twin that proves it, and a view of all for when it is over`);
  const { id, title, prompt, catalogue, format, verbs, paint, invariants } = draft;
  const prompts = { id, prompt, catalogue };
  const nothing = z.strictObject({});
  // a game with options, standing orders or a view of its own brings them: without, they are {} and the state, which its Kinds say
  const usual: Omit<GameModule<K>, Needed> = {
    stage: 'draft',
    hidden: false,
    rules: 1,
    shape: 1,
    optionsSchema: nothing as z.ZodType<K['options']>,
    policySchema: nothing as z.ZodType<K['policy']>,
    optionFields: () => [],
    policyFields: () => [],
    defaultPolicy: () => ({}) as K['policy'],
    view: (state) => state as K['view'],
    count: () => ({}),
    answer: () => null,
    fallback: () => null,
    check: checkByPrompts<K>(prompts, format),
    parse: parseByPrompts<K>(prompts, format),
    bot: (view, decision, random) => randomOrder<K>(prompts, view, decision, random),
    help: helpOf<K>(prompts, format),
    guide: guideOf(verbs),
    brief: briefOf<K>(title, paint),
    readings: [],
    formatPosition: formatJson,
    parsePosition: parseJson<K>(invariants),
    board: bareBoard<K>(title),
    paint: barePainting,
  };
  return { ...usual, ...draft };
}
