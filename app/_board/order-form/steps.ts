import { budgetLeft, type Choice, type Decision, type Language, type Pick, type Prompt } from '@/lib/engine';
import type { OrderDesk } from '@/lib/games/registry';

/** What the guided form asks about: a question and the view it is asked on. */
export interface Asking {
  game: OrderDesk;
  view: Record<string, unknown>;
  decision: Decision;
  language: Language;
}

/** Questions that were answered, and what is wished for on the lines of the open card that were touched, by field. */
export interface Answers {
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
  | { kind: 'list'; list: readonly string[] }
  | { kind: 'step'; by: number }
  | { kind: 'wish'; field: string; value: number }
  | { kind: 'wish-all'; extreme: 'least' | 'most' }
  | { kind: 'space'; space: string }
  | { kind: 'widen' }
  | { kind: 'back' }
  | { kind: 'restart' };

export type Pickable = Extract<Prompt, { kind: 'pick' }>;

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

export type Amount = Extract<Prompt, { kind: 'amount' }>;

/** A line of the open card and the number on it. */
export interface CardLine {
  prompt: Amount & { row: NonNullable<Amount['row']> };
  value: number;
}

export const within = ({ min, max }: Amount, value: number): number => Math.min(max, Math.max(min, value));

/** What the stepper shows: the least at first. */
export const shownAmount = (prompt: Amount, { amount }: Steps): number => within(prompt, amount ?? prompt.min);

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
