import { type Catalogue, mayChoose, type Pick, type Prompt, unreachable } from '@/lib/engine';
import {
  type Act,
  type Answers,
  type Asking,
  type CardLine,
  canConfirm,
  isAffordable,
  isSingle,
  noSteps,
  type Pickable,
  type Steps,
  shownAmount,
  type Trace,
  within,
} from './steps';

export const promptOf = ({ game, view, decision, language }: Asking, picks: readonly Pick[]): Prompt =>
  game.prompt(view, decision, picks, language);

/** What the open prompt for a list takes; null: it asks for none. */
export function catalogueAt({ game, view, decision, language }: Asking, prompt: Prompt): Catalogue | null {
  if (prompt.kind !== 'list') return null;
  return game.catalogue?.({ view, seat: decision.seat, field: prompt.field }, language) ?? null;
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
    case 'list': {
      const catalogue = catalogueAt(asking, prompt);
      const fits = prompt.kind === 'list' && catalogue && mayChoose(catalogue, act.list);
      return fits ? picked(steps, prompt.field, [...act.list]) : steps;
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
    } else if (prompt.kind === 'list') {
      trace.push({ label: prompt.label, answer: catalogueAt(asking, prompt)?.format(value).replaceAll('\n', ', ') ?? '', spaces: [] });
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
    const next = answered(asking, steps, prompt, value);
    if (next.picks.length === steps.picks.length) break;
    steps = next;
  }
  return [...steps.picks];
}

function answered(asking: Asking, steps: Steps, prompt: Prompt, value: Pick['value']): Steps {
  if (prompt.kind === 'amount' && typeof value === 'number') return afterAct(asking, steps, { kind: 'amount', value });
  if (prompt.kind === 'list' && Array.isArray(value)) return afterAct(asking, steps, { kind: 'list', list: value });
  return prompt.kind === 'pick' && Array.isArray(value) ? ticking(asking, steps, prompt, value) : steps;
}

function ticking(asking: Asking, steps: Steps, prompt: Pickable, values: readonly string[]): Steps {
  const known = values.every((value) => prompt.choices.some((choice) => choice.value === value));
  return known
    ? afterAct(asking, { ...steps, ticked: values }, isSingle(prompt) ? { kind: 'choose', value: values[0] ?? '' } : { kind: 'confirm' })
    : steps;
}
