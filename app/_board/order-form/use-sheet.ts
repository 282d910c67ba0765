'use client';

import { useCallback, useRef, useState } from 'react';
import { lineLeft, questionAt, sheetDecision, type Trial, type Trouble } from './trial';

/** Tries lines on the server and keeps them there as the seat's draft. */
export type TrySheet = (lines: string[], decision: string | null) => Promise<Trial | Trouble>;

export interface SheetState {
  trial: Trial;
  /** The question the first line answers. */
  decision: string | null;
  /** The lines as the player sees them, ahead of the server's answer. */
  lines: readonly string[];
  isChecking: boolean;
  trouble: string | null;
  /** How often the player has changed the lines: what was said of an earlier sheet holds no more. */
  changes: number;
  setLines(lines: string[]): void;
  /** Puts lines under the others, and under them the one answer that is left then, if only one is: it can be taken off again. */
  add(lines: readonly string[]): void;
}

/**
 * The sheet of orders not yet sent. The server tries every change; answers that arrive late are dropped. A new
 * `given` (the table moved on, the sheet was sent) replaces what was here.
 */
export function useSheet(given: Trial, chosen: string | null, trySheet: TrySheet, failed: string): SheetState {
  const [base, setBase] = useState(given);
  const [trial, setTrial] = useState(given);
  const [waiting, setWaiting] = useState<string[] | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const latest = useRef(0);
  const [changes, setChanges] = useState(0);
  if (given !== base) {
    setBase(given);
    if (waiting === null) setTrial(given);
  }
  const decision = sheetDecision(trial, chosen);
  const put = useCallback(
    async (lines: string[], answered: string | null) => {
      const turn = ++latest.current;
      const trying = async (tried: string[]) => {
        setWaiting(tried);
        return trySheet(tried, decision).catch((): Trouble => ({ kind: 'trouble', text: failed }));
      };
      setChanges(turn);
      setTrouble(null);
      let answer = await trying(lines);
      const left = answered !== null && !('kind' in answer) ? lineLeft(answer, answered) : null;
      if (left !== null && turn === latest.current) {
        // where it does not come through, what was chosen stays as it was tried
        const whole = await trying([...lines, left]);
        if (!('kind' in whole)) answer = whole;
      }
      if (turn !== latest.current) return;
      setWaiting(null);
      if ('kind' in answer) setTrouble(answer.text);
      else setTrial(answer);
    },
    [trySheet, decision, failed],
  );
  const lines = waiting ?? trial.lines;
  const setLines = useCallback((changed: string[]) => put(changed, null), [put]);
  const add = (added: readonly string[]) => put([...lines, ...added], questionAt(trial, chosen)?.decision ?? null);
  return { trial, decision, lines, isChecking: waiting !== null, trouble, changes, setLines, add };
}
