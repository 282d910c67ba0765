'use client';

import { useCallback, useRef, useState } from 'react';
import { sheetDecision, type Trial, type Trouble } from './trial';

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
  const setLines = useCallback(
    async (lines: string[]) => {
      const turn = ++latest.current;
      setChanges(turn);
      setWaiting(lines);
      setTrouble(null);
      const answer = await trySheet(lines, decision).catch((): Trouble => ({ kind: 'trouble', text: failed }));
      if (turn !== latest.current) return;
      setWaiting(null);
      if ('kind' in answer) setTrouble(answer.text);
      else setTrial(answer);
    },
    [trySheet, decision, failed],
  );
  return { trial, decision, lines: waiting ?? trial.lines, isChecking: waiting !== null, trouble, changes, setLines };
}
