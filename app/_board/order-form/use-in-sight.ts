import { type RefObject, useEffect, useRef } from 'react';

/** Marks what is to be answered next: the first of these in the form. */
export const nextMark = { 'data-next': '' } as const;

const margin = 8;

/**
 * Where the form scrolls by itself below the map, as on a phone: what is to be answered next comes into sight when it is another than before,
 * were it answered on the map or in the form. What comes with another entry of the table does not: what was sent is answered then. `step` names
 * what is next; null: it is on its way.
 */
export function useInSight(form: RefObject<HTMLElement | null>, { step, seq }: { step: string | null; seq: number }): void {
  const before = useRef<{ step: string; seq: number } | null>(null);
  useEffect(() => {
    if (step === null || (step === before.current?.step && seq === before.current.seq)) return;
    const isElse = before.current?.seq !== seq;
    before.current = { step, seq };
    const next = form.current?.querySelector('[data-next]');
    if (isElse || !form.current || !next || form.current.scrollHeight <= form.current.clientHeight) return;
    form.current.scrollTop += next.getBoundingClientRect().top - form.current.getBoundingClientRect().top - margin;
  }, [form, step, seq]);
}
