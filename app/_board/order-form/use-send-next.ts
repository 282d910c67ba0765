import { useEffect, useState } from 'react';
import type { SheetState } from './use-sheet';

/** Sends the sheet once the order that is made next stands on it and is not refused. Returns what asks for that. */
export function useSendNext({ lines, trial, isChecking }: SheetState, form: string): () => void {
  const [asked, setAsked] = useState<readonly string[] | null>(null);
  useEffect(() => {
    if (asked === null || isChecking || asked.length === lines.length) return;
    setAsked(null);
    const element = document.getElementById(form);
    if (lines.length > asked.length && !trial.refused && element instanceof HTMLFormElement) element.requestSubmit();
  }, [asked, lines, trial, isChecking, form]);
  return () => setAsked(lines);
}
