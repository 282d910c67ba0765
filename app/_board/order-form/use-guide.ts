'use client';

import { useEffect, useMemo, useState } from 'react';
import type { Catalogue, Language, Prompt } from '@/lib/engine';
import { type Act, type Asking, type CardLine, noSteps, type Steps, type Trace } from './steps';
import { type AskedQuestion, decisionOf, type Trial } from './trial';
import type { Rules } from './use-game';
import { type OverlayState, useOverlay } from './use-overlay';
import { type Reach, useReach } from './use-reach';
import { type LineReader, useReader } from './use-reader';

export interface Guide extends Reach, LineReader {
  /** Null: nothing is asked, or a refused line must be mended first. */
  prompt: Prompt | null;
  steps: Steps;
  /** The lines of the card that is open, each with what it can be raised to; empty: no card. */
  card: (CardLine & { most: number })[];
  /** What the open prompt for a list takes; null: it asks for none, or the rules are not here yet. */
  catalogue: Catalogue | null;
  trace: Trace[];
  act(act: Act): void;
  overlay: OverlayState;
  /** Acts are kept until the rules are here. */
  isWaiting: boolean;
}

interface Task {
  game: string;
  /** Null until the rules have arrived; the first prompt is shown all the same, and what is done meanwhile is done then. */
  rules: Rules | null;
  question: AskedQuestion | null;
  trial: Trial;
  language: Language;
  onOrder(line: string): void;
}

/** The guided form over the rules of a game: what is asked now, the way so far, and what each act leads to. */
export function useGuide({ game, rules, question, trial, language, onOrder }: Task): Guide {
  const isOpen = question !== null && trial.refused === null;
  const asking = useMemo<(Asking & Rules) | null>(
    () => (rules && question && isOpen ? { ...rules, view: trial.view, decision: decisionOf(question), language } : null),
    [rules, question, isOpen, trial.view, language],
  );
  const [steps, setSteps] = useState<Steps>(noSteps);
  const [early, setEarly] = useState<Act[]>([]);
  const [before, setBefore] = useState<(Asking & Rules) | null>(null);
  if (asking !== before) {
    // the position changed under the form: what was picked stays as far as it still can be, and with all of it the numbers of the open card
    setBefore(asking);
    const picks = asking?.walker.stillFitting(asking, steps.picks) ?? [];
    const isSame = before !== null && before.decision.id === asking?.decision.id && picks.length === steps.picks.length;
    setSteps({ ...noSteps, picks, wishes: isSame ? steps.wishes : {} });
  }
  const carryOut = (what: Act, asking: Asking & Rules) => {
    const next = asking.walker.afterAct(asking, steps, what);
    const prompt = asking.walker.promptOf(asking, next.picks);
    if (prompt.kind !== 'done') return setSteps(next);
    setSteps(noSteps);
    onOrder(asking.game.format(prompt.order, language));
  };
  // nothing overtakes what was done before the rules were here
  const act = (what: Act) => {
    if (asking && early.length === 0) carryOut(what, asking);
    else setEarly((kept) => (isOpen ? [...kept, what] : []));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once the rules are here, with the acts they missed
  useEffect(() => {
    const [first] = early;
    if (!asking || !first) return;
    setEarly((kept) => kept.slice(1));
    carryOut(first, asking);
  }, [asking, early]);
  const reach = useReach({ asking, steps, onSteps: setSteps, onOrder: (order) => asking && onOrder(asking.game.format(order, language)) });
  const overlay = useOverlay(asking, steps);
  const reader = useReader(game, asking);
  const card = useMemo(() => {
    const lines = asking ? asking.walker.cardRows(asking, steps) : isOpen ? question.card : [];
    return lines.map((line) =>
      asking
        ? { ...line, most: asking.walker.mostOn(asking, steps, line) }
        : { ...line, value: wishOf(early, line.prompt.field) ?? line.value, most: line.prompt.max },
    );
  }, [asking, steps, isOpen, question, early]);
  const prompt = useMemo(() => asking?.walker.promptOf(asking, steps.picks), [asking, steps.picks]);
  const catalogue = useMemo(() => (asking && prompt ? asking.walker.catalogueAt(asking, prompt) : null), [asking, prompt]);
  return {
    ...reach,
    card,
    overlay,
    catalogue,
    isWaiting: early.length > 0,
    prompt: prompt ?? (isOpen ? question.prompt : null),
    steps,
    trace: asking ? asking.walker.traceOf(asking, steps.picks) : [],
    act,
    ...reader,
  };
}

/** What was wished on a line before the rules were here: the next press of a stepper goes on from it. */
function wishOf(early: readonly Act[], field: string): number | undefined {
  const wishes = early.flatMap((act) => (act.kind === 'wish' && act.field === field ? [act.value] : []));
  return wishes.at(-1);
}
