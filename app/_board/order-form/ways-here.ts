import type { Choice, Pick, Prompt } from '@/lib/engine';
import { type Asking, clickableSpaces, isSingle, noSteps, shownAmount } from './steps';
import { cardRows, promptOf } from './walk';

/** One way by which an order reaches a space: answers that lead there, and what they say. */
export interface WayHere {
  picks: Pick[];
  /** The answers before the space itself. */
  label: string;
}

/** Questions that may stand before the one that offers the space: what to do, from where, with which ship. */
const mostSteps = 4;
/** Answers that are no place, of a question on the way to one; whoever offers more (every card there is) leads to none. */
const mostDoings = 40;

const isCrowded = (choices: readonly Choice[]): boolean => choices.filter(({ space }) => space === undefined).length > mostDoings;

/**
 * The ways by which something can be sent to a space now, from one space alone where `from` says so; in the order of the form.
 * A space is never passed through on the way to another but as the start. Detours are left to the form.
 */
export function waysTo(asking: Asking, space: string, from: string | null = null): WayHere[] {
  const found: WayHere[] = [];
  const look = (picks: readonly Pick[], said: readonly string[], start: string | null) => {
    const prompt = promptOf(asking, picks);
    if (prompt.kind !== 'pick' || !isSingle(prompt)) return;
    const there = prompt.choices.find((choice) => choice.space === space);
    if (there && picks.length > 0) {
      if (from === null || start === from) found.push({ picks: [...picks, pickOf(prompt, there)], label: said.join(' · ') });
      return;
    }
    if (picks.length === mostSteps) return;
    if (isCrowded(prompt.choices)) return;
    const hasPlaces = prompt.choices.some((choice) => choice.space !== undefined);
    for (const choice of prompt.choices) {
      const isStart = choice.space !== undefined && start === null && choice.space !== space && (from === null || choice.space === from);
      const isDoing = choice.space === undefined && (picks.length === 0 || !hasPlaces);
      if (isStart || isDoing) look([...picks, pickOf(prompt, choice)], [...said, choice.label], start ?? choice.space ?? null);
    }
  };
  look([], [], null);
  return found;
}

/** Spaces from which something can be sent: those that the form offers before it asks for another one. */
export function startsOf(asking: Asking): string[] {
  const starts = new Set<string>();
  const look = (picks: readonly Pick[]) => {
    const prompt = promptOf(asking, picks);
    if (prompt.kind !== 'pick' || !isSingle(prompt)) return;
    const places = clickableSpaces(prompt);
    if (picks.length === mostSteps || isCrowded(prompt.choices)) return;
    for (const choice of prompt.choices) {
      const next = [...picks, pickOf(prompt, choice)];
      if (choice.space === undefined) {
        if (picks.length === 0 || places.length === 0) look(next);
      } else if (!starts.has(choice.space) && clickableSpaces(promptOf(asking, next)).some((place) => place !== choice.space)) {
        starts.add(choice.space);
      }
    }
  };
  look([]);
  return [...starts];
}

const pickOf = ({ field }: Extract<Prompt, { kind: 'pick' }>, { value }: Choice): Pick => ({ field, value: [value] });

/** An order that is nearly made, and where it leads. */
export interface Draft {
  order: object;
  space: string;
}

/**
 * The order that the answers make with what is open: numbers wished for, the usual ones, `alone` where one number is asked, and what is usual
 * beside them. Null: more is asked, or it leads nowhere.
 */
export function draftOf(
  asking: Asking,
  steps: { picks: readonly Pick[]; wishes: Readonly<Record<string, number>> },
  alone?: number,
): Draft | null {
  const space = lastSpace(asking, steps.picks);
  if (space === null) return null;
  let picks = [...steps.picks];
  for (;;) {
    const prompt = promptOf(asking, picks);
    if (prompt.kind === 'done') return { order: prompt.order, space };
    const rows = cardRows(asking, { picks, wishes: steps.wishes });
    const usual = prompt.kind === 'pick' && isSingle(prompt) ? prompt.choices.find((choice) => choice.usual) : undefined;
    if (rows.length > 0) picks = [...picks, ...rows.map(({ prompt: { field }, value }) => ({ field, value }))];
    else if (prompt.kind === 'amount') picks = [...picks, { field: prompt.field, value: alone ?? prompt.max }];
    else if (usual && prompt.kind === 'pick') picks = [...picks, pickOf(prompt, usual)];
    else return null;
  }
}

/** The space that was answered last. */
function lastSpace(asking: Asking, picks: readonly Pick[]): string | null {
  for (let i = picks.length - 1; i >= 0; i--) {
    const prompt = promptOf(asking, picks.slice(0, i));
    const value = picks[i]?.value;
    if (prompt.kind !== 'pick' || !Array.isArray(value)) continue;
    const space = prompt.choices.find((choice) => choice.value === value[0])?.space;
    if (space !== undefined) return space;
  }
  return null;
}

/** The number under a lone stepper. */
export const loneAmount = (asking: Asking, picks: readonly Pick[], amount: number | null): number | undefined => {
  const prompt = promptOf(asking, picks);
  return prompt.kind === 'amount' ? shownAmount(prompt, { ...noSteps, amount }) : undefined;
};
