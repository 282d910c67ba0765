import { canonical, clone } from './canonical';
import { answeredFor, closed } from './closed';
import type { Decision, GameModule, Kinds, Language } from './game';
import type { Entry, Refusal, Via } from './play';
import { fail, ok, type Result, type Violation } from './result';
import { type Course, commit, type Desk, settle } from './settle';
import { fold } from './text';

/** Several orders of one seat sent together: each in notation or as an order object. */
export interface Sheet<K extends Kinds = Kinds> {
  seat: K['seat'];
  /** The question the first order answers; null takes the seat's first open one. */
  decision: string | null;
  orders: (K['order'] | string)[];
  via: Via;
  language: Language;
}

export interface SheetResult<K extends Kinds = Kinds> extends Course<K> {
  /** Orders of the sheet that were played, held or found already done. */
  accepted: number;
  /** Notation of what was understood, one per accepted order. */
  understood: string[];
  /** Ids of decisions whose sealed orders were taken and wait for others. */
  held: string[];
  /** The first order that was refused; everything after it was not looked at. */
  refused: (Refusal & { index: number }) | null;
  /** Automatic answers are left to give (a long run of bots). */
  more: boolean;
}

/**
 * Plays a sheet on a copy of the state, settling after every order. Until the first barrier it is all or nothing;
 * after it the applied part stands and the first refused order stops the rest.
 */
export function playSheet<K extends Kinds>(game: GameModule<K>, state: K['state'], sheet: Sheet<K>, desk: Desk<K>): SheetResult<K> {
  const result: SheetResult<K> = {
    state: clone(state),
    entries: [],
    accepted: 0,
    understood: [],
    held: [],
    refused: null,
    more: false,
  };
  const heldBefore = new Map(desk.held);
  let crossed = false;
  let given: Given<K>[] = [];
  for (const [index, order] of sheet.orders.entries()) {
    const found = findOrder(game, result.state, sheet, order, index, desk);
    if (isRepeat(game, game.view(result.state, sheet.seat), given, { order, found, language: sheet.language })) {
      result.accepted++;
      result.understood.push(notationOf(game, order));
      continue;
    }
    if (!found.ok) {
      result.refused = { ...found.error, index };
      const isOver = index > 0 && found.error.kind === 'closed' && !isWaiting(game, result.state, { ...sheet, decision: null }, desk);
      if (isOver) result.refused.violations = [wentOn(game, result, sheet)];
      break;
    }
    const first = result.entries.length;
    const { decision } = found.value;
    const fate = commit(game, result, desk, decision, found.value.order, sheet.via);
    if (fate === 'held') result.held.push(decision.id);
    given = [];
    result.more = settleNoting(game, result, desk, sheet.seat, given);
    crossed ||= fate === 'held' || result.entries.slice(first).some((entry) => entry.barrier);
    result.accepted++;
    result.understood.push(game.format(found.value.order));
  }
  if (result.refused && !crossed) {
    desk.held.clear();
    for (const [id, order] of heldBefore) desk.held.set(id, order);
    return { ...result, state, entries: [], accepted: 0, understood: [], held: [] };
  }
  return result;
}

/** The seat's order for the question, or for all that it is asked, is held until others have given theirs. */
export const isWaiting = <K extends Kinds>(
  game: GameModule<K>,
  state: K['state'],
  { seat, decision }: Pick<Sheet<K>, 'seat' | 'decision'>,
  { held }: Pick<Desk<K>, 'held'>,
): boolean => game.decisions(state).some((each) => each.seat === seat && held.has(each.id) && (decision === null || decision === each.id));

/** Nothing is asked of the seat any more: what was answered for it behind its last order. */
const wentOn = <K extends Kinds>(game: GameModule<K>, { entries }: Course<K>, { seat, language }: Sheet<K>): Violation =>
  closed(language, { kind: 'meanwhile', answers: answeredFor(seat, entries, game.format) });

/** The open question of the seat that an order answers, and the order as the rules read it. */
export function findOrder<K extends Kinds>(
  game: GameModule<K>,
  state: K['state'],
  sheet: Omit<Sheet<K>, 'orders' | 'via'>,
  order: K['order'] | string,
  index: number,
  desk: Pick<Desk<K>, 'held'>,
): Result<{ decision: Decision<K>; order: K['order'] }, Refusal> {
  const mine = game.decisions(state).filter((each) => each.seat === sheet.seat && !desk.held.has(each.id));
  const named = mine.find((each) => each.id === sheet.decision);
  if (mine.length === 0 || (index === 0 && sheet.decision !== null && !named)) {
    const kind = isWaiting(game, state, sheet, desk) ? 'sealed' : 'unknown';
    return fail({ kind: 'closed', violations: [closed(sheet.language, { kind })] });
  }
  const view = game.view(state, sheet.seat);
  let violations: Violation[] | null = null;
  for (const decision of named ? [named, ...mine.filter((each) => each !== named)] : mine) {
    const read = readOrder(game, view, decision, order, sheet.language);
    if (read.ok) return ok({ decision, order: read.value });
    violations ??= read.error;
  }
  return fail({ kind: 'illegal', violations: violations ?? [] });
}

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
        text: `${issue.path.join('.') || 'order'}: ${issue.message}`,
        field: issue.path.join('.'),
      })),
    );
  }
  return game.check(view, decision, shaped.data, language);
}

/** What was answered for a seat without asking it, and the question. */
export interface Given<K extends Kinds = Kinds> {
  decision: Decision<K>;
  order: K['order'];
  via: Via;
}

/** At most so many automatic answers follow one order. */
const mostGiven = 600;

/** Settles and notes what is answered for the seat. Returns true when automatic answers are left to give. */
function settleNoting<K extends Kinds>(game: GameModule<K>, course: Course<K>, desk: Desk<K>, seat: K['seat'], given: Given<K>[]): boolean {
  for (let left = mostGiven; left > 0; left--) {
    const asked = game.decisions(course.state);
    const first = course.entries.length;
    if (!settle(game, course, desk, 1)) return false;
    given.push(...givenTo(seat, asked, course.entries.slice(first)));
  }
  return true;
}

/** Of new entries those that answered for the seat. */
export function givenTo<K extends Kinds>(seat: K['seat'], asked: readonly Decision<K>[], entries: readonly Entry<K>[]): Given<K>[] {
  return entries.flatMap((entry) => {
    const decision = asked.find((each) => each.id === entry.decision);
    return decision && entry.seat === seat ? [{ decision, order: entry.order, via: entry.via }] : [];
  });
}

/**
 * The line repeats what was answered for the seat since its last order, such as the end of a phase in which nothing was left to do. Forced
 * answers go before the open question, for who writes a whole sheet cannot know of them; others only where the line fits no open
 * question. Lines follow the order of the answers, each of which is repeated once: `given` loses those that are behind.
 */
export function isRepeat<K extends Kinds>(
  game: GameModule<K>,
  view: K['view'],
  given: Given<K>[],
  line: { order: K['order'] | string; found: Result<{ order: K['order'] }, Refusal>; language: Language },
): boolean {
  const { order, found, language } = line;
  const at = given.findIndex(({ decision, order: answer, via }) => {
    if (found.ok) return via === 'forced' && canonical(answer) === canonical(found.value.order);
    if (typeof order !== 'string') return canonical(answer) === canonical(order);
    if (fold(game.format(answer)) === fold(order)) return true;
    const read = game.parse(order, view, decision, language);
    return read.ok && canonical(read.value) === canonical(answer);
  });
  if (at >= 0) given.splice(0, at + 1);
  return at >= 0;
}

const notationOf = <K extends Kinds>(game: GameModule<K>, order: K['order'] | string) =>
  typeof order === 'string' ? order : game.format(order);
