import { budgetLeft, type Choice, type Decision, type Language, type Pick, type Prompt, unreachable } from '@/lib/engine';
import type { AnyGame } from '@/lib/games/registry';

/** What the guided form asks about: a question and the view it is asked on. */
export interface Asking {
  game: AnyGame;
  view: Record<string, unknown>;
  decision: Decision;
  language: Language;
}

/** Questions that were answered, and what is wished for on the lines of the open card that were touched, by field. */
interface Answers {
  picks: readonly Pick[];
  wishes: Readonly<Record<string, number>>;
}

/** Where the player is in the form. */
export interface Steps extends Answers {
  /** Values ticked for the open prompt and not yet confirmed. */
  ticked: readonly string[];
  /** The number under the stepper; null: not touched yet. */
  amount: number | null;
  /** A click on the board that fits several choices narrows the list to them. */
  space: string | null;
}

export const noSteps: Steps = { picks: [], ticked: [], amount: null, space: null, wishes: {} };

export type Act =
  | { kind: 'choose'; value: string }
  | { kind: 'confirm' }
  | { kind: 'amount'; value: number }
  | { kind: 'step'; by: number }
  | { kind: 'wish'; field: string; value: number }
  | { kind: 'wish-all'; extreme: 'least' | 'most' }
  | { kind: 'space'; space: string }
  | { kind: 'widen' }
  | { kind: 'back' }
  | { kind: 'restart' };

export const promptOf = ({ game, view, decision, language }: Asking, picks: readonly Pick[]): Prompt =>
  game.prompt(view, decision, picks, language);

type Pickable = Extract<Prompt, { kind: 'pick' }>;

export const isSingle = (prompt: Pickable): boolean => prompt.min === 1 && prompt.max === 1;

export const canConfirm = (prompt: Prompt, { ticked }: Steps): boolean =>
  prompt.kind === 'pick' && ticked.length >= prompt.min && ticked.length <= prompt.max;

/** True while the budget of the prompt, if it has one, allows the choice beside those that are ticked; the only one takes another's place. */
export function isAffordable(prompt: Pickable, { ticked }: Steps, { cost = 0 }: Choice): boolean {
  const beside = prompt.max === 1 ? [] : prompt.choices.filter(({ value }) => ticked.includes(value));
  return cost <= budgetLeft(prompt, beside);
}

const byName = new Intl.Collator('en', { numeric: true });

/** The choices to show: all, or those of the space that was clicked; places by their names, behind what is no place. */
export function shownChoices(prompt: Pickable, { space }: Steps): Choice[] {
  if (space !== null) return prompt.choices.filter((choice) => choice.space === space);
  const places = prompt.choices.filter((choice) => choice.space !== undefined);
  return [...prompt.choices.filter((choice) => choice.space === undefined), ...places.sort((a, b) => byName.compare(a.label, b.label))];
}

/** Where one act leads. Acts that make no sense for the open prompt change nothing. */
export function afterAct(asking: Asking, steps: Steps, act: Act): Steps {
  const prompt = promptOf(asking, steps.picks);
  switch (act.kind) {
    case 'choose':
      return prompt.kind === 'pick' ? choose(prompt, steps, act.value) : steps;
    case 'confirm': {
      const rows = cardRows(asking, steps);
      if (rows.length > 0) return { ...noSteps, picks: [...steps.picks, ...picksOf(rows)] };
      return prompt.kind === 'pick' && canConfirm(prompt, steps) ? picked(steps, prompt.field, [...steps.ticked]) : steps;
    }
    case 'wish':
      return wish(asking, steps, act.field, act.value);
    case 'wish-all':
      return cardRows(asking, steps).reduce<Steps>(
        (so, { prompt: { field } }) => {
          const row = cardRows(asking, so).find((each) => each.prompt.field === field);
          return row ? wish(asking, so, field, act.extreme === 'most' ? row.prompt.max : row.prompt.min) : so;
        },
        act.extreme === 'least'
          ? { ...steps, wishes: Object.fromEntries(cardRows(asking, steps).map(({ prompt: { field } }) => [field, 0])) }
          : steps,
      );
    case 'amount': {
      const fits = prompt.kind === 'amount' && Number.isInteger(act.value) && act.value >= prompt.min && act.value <= prompt.max;
      return fits ? picked(steps, prompt.field, act.value) : steps;
    }
    case 'step':
      return prompt.kind === 'amount' ? { ...steps, amount: within(prompt, shownAmount(prompt, steps) + act.by) } : steps;
    case 'space':
      if (prompt.kind === 'amount' && prompt.space === act.space) return afterAct(asking, steps, { kind: 'step', by: 1 });
      return prompt.kind === 'pick' ? clickedSpace(prompt, steps, act.space) : steps;
    case 'widen':
      return { ...steps, space: null };
    case 'back':
      if (steps.space !== null || steps.ticked.length > 0) return { ...steps, space: null, ticked: [] };
      return { ...noSteps, picks: withoutLast(asking, steps.picks) };
    case 'restart':
      return noSteps;
    default:
      return unreachable(act);
  }
}

export type Amount = Extract<Prompt, { kind: 'amount' }>;

/** A line of the open card and the number on it. */
export interface CardLine {
  prompt: Amount & { row: NonNullable<Amount['row']> };
  value: number;
}

const isRow = (prompt: Prompt, card?: string): prompt is CardLine['prompt'] =>
  prompt.kind === 'amount' && prompt.row !== undefined && (card === undefined || prompt.row.card === card);

/** The lines of the card that is open: those wished for as they were wished, the others as usual, each within what those above it leave. Empty: no card. */
export function cardRows(asking: Asking, { picks, wishes }: Answers): CardLine[] {
  const rows: CardLine[] = [];
  for (
    let prompt = promptOf(asking, picks);
    isRow(prompt, rows[0]?.prompt.row.card);
    prompt = promptOf(asking, [...picks, ...picksOf(rows)])
  ) {
    rows.push({ prompt, value: within(prompt, wishes[prompt.field] ?? prompt.row.usual ?? prompt.min) });
  }
  return rows;
}

const picksOf = (rows: readonly CardLine[]): Pick[] => rows.map(({ prompt: { field }, value }) => ({ field, value }));

/** A number on a line, unless it would take from another line what is wished there; what is not wished gives way. */
function wish(asking: Asking, steps: Steps, field: string, value: number): Steps {
  const wishes = { ...steps.wishes, [field]: value };
  const after = cardRows(asking, { picks: steps.picks, wishes });
  const row = after.find(({ prompt }) => prompt.field === field);
  if (!row) return steps;
  const kept = { ...wishes, [field]: row.value };
  const takes = after.some(({ prompt, value: now }) => prompt.field !== field && (steps.wishes[prompt.field] ?? 0) > now);
  return takes ? steps : { ...steps, wishes: kept };
}

/** The number that a line can be raised to beside the others' wishes. */
export function mostOn(asking: Asking, steps: Steps, { prompt, value }: CardLine): number {
  let most = value;
  while (most < prompt.max && wish(asking, steps, prompt.field, most + 1).wishes[prompt.field] === most + 1) most++;
  return most;
}

/** The picks without the last answer; a card was one answer. */
function withoutLast(asking: Asking, picks: readonly Pick[]): Pick[] {
  let end = picks.length - 1;
  const cardAt = (i: number) => {
    const prompt = promptOf(asking, picks.slice(0, i));
    return isRow(prompt) ? prompt.row.card : null;
  };
  const card = end >= 0 ? cardAt(end) : null;
  while (card !== null && end > 0 && cardAt(end - 1) === card) end--;
  return picks.slice(0, Math.max(0, end));
}

const within = ({ min, max }: Amount, value: number): number => Math.min(max, Math.max(min, value));

/** What the stepper shows: the least at first. */
export const shownAmount = (prompt: Amount, { amount }: Steps): number => within(prompt, amount ?? prompt.min);

function choose(prompt: Pickable, steps: Steps, value: string): Steps {
  const choice = prompt.choices.find((each) => each.value === value);
  if (!choice) return steps;
  if (isSingle(prompt)) return picked(steps, prompt.field, [value]);
  if (steps.ticked.includes(value)) return { ...steps, ticked: steps.ticked.filter((each) => each !== value) };
  if (!isAffordable(prompt, steps, choice)) return steps;
  if (prompt.max === 1) return { ...steps, ticked: [value] };
  return steps.ticked.length < prompt.max ? { ...steps, ticked: [...steps.ticked, value] } : steps;
}

function clickedSpace(prompt: Pickable, steps: Steps, space: string): Steps {
  const [only, ...others] = prompt.choices.filter((choice) => choice.space === space);
  if (!only) return steps;
  return others.length === 0 ? choose(prompt, { ...steps, space: null }, only.value) : { ...steps, space };
}

const picked = (steps: Steps, field: string, value: string[] | number): Steps => ({
  ...noSteps,
  picks: [...steps.picks, { field, value }],
});

/** Spaces a click on which means something now. */
export function clickableSpaces(prompt: Prompt): string[] {
  if (prompt.kind === 'amount') return prompt.space === undefined ? [] : [prompt.space];
  if (prompt.kind !== 'pick') return [];
  return [...new Set(prompt.choices.flatMap((choice) => choice.space ?? []))];
}

/** One answered prompt in words, with the space it stands for. */
export interface Trace {
  label: string;
  answer: string;
  spaces: string[];
}

/** The way so far, in words; a card is one answer. */
export function traceOf(asking: Asking, picks: readonly Pick[]): Trace[] {
  const trace: (Trace & { card?: string })[] = [];
  for (const [i, { value }] of picks.entries()) {
    const prompt = promptOf(asking, picks.slice(0, i));
    if (prompt.kind === 'done') continue;
    const last = trace.at(-1);
    if (isRow(prompt)) {
      const { card, title, name } = prompt.row;
      const answer = value === 0 ? '' : `${value} × ${name}`;
      if (last?.card === card) last.answer = [last.answer, answer].filter(Boolean).join(', ');
      else trace.push({ label: title, answer, spaces: [], card });
    } else if (prompt.kind === 'amount' || !Array.isArray(value)) {
      trace.push({ label: prompt.label, answer: String(value), spaces: [] });
    } else {
      const chosen = prompt.choices.filter((choice) => value.includes(choice.value));
      trace.push({
        label: prompt.label,
        answer: chosen.map((choice) => choice.label).join(', '),
        spaces: chosen.flatMap((choice) => choice.space ?? []),
      });
    }
  }
  return trace.map(({ card: _, ...each }) => each);
}

/** The longest part of kept picks that still fits the question as it is asked now. */
export function stillFitting(asking: Asking, picks: readonly Pick[]): Pick[] {
  let steps = noSteps;
  for (const { value } of picks) {
    const prompt = promptOf(asking, steps.picks);
    const next =
      prompt.kind === 'amount' && typeof value === 'number'
        ? afterAct(asking, steps, { kind: 'amount', value })
        : prompt.kind === 'pick' && Array.isArray(value)
          ? ticking(asking, steps, prompt, value)
          : steps;
    if (next.picks.length === steps.picks.length) break;
    steps = next;
  }
  return [...steps.picks];
}

function ticking(asking: Asking, steps: Steps, prompt: Pickable, values: readonly string[]): Steps {
  const known = values.every((value) => prompt.choices.some((choice) => choice.value === value));
  return known
    ? afterAct(asking, { ...steps, ticked: values }, isSingle(prompt) ? { kind: 'choose', value: values[0] ?? '' } : { kind: 'confirm' })
    : steps;
}
