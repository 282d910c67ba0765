import type { Decision, GameModule, Kinds, Language } from './game';
import { fail, type Result, type Violation } from './result';
import { sentenceOf } from './schema-issue';

/** Parses notation or checks the shape of an order object, then asks the rules. */
export function readOrder<K extends Kinds>(
  game: GameModule<K>,
  view: K['view'],
  decision: Decision<K>,
  order: K['order'] | string,
  language: Language,
): Result<K['order'], Violation[]> {
  if (typeof order === 'string') {
    const parsed = game.parse(order, view, decision, language);
    return parsed.ok ? game.check(view, decision, parsed.value, language) : parsed;
  }
  const shaped = game.orderSchema.safeParse(order);
  if (!shaped.success) {
    return fail(
      shaped.error.issues.slice(0, 5).map((issue) => ({
        code: 'E-SHAPE',
        text: sentenceOf(issue, issue.path.length > 0 ? issue.path : ['order'])[language],
        field: issue.path.join('.'),
      })),
    );
  }
  return game.check(view, decision, shaped.data, language);
}
