import { type RefObject, useEffect, useRef } from 'react';

/** Marks what is to be answered next: the first of these in the form. */
export const nextMark = { 'data-next': '' } as const;

const margin = 8;

/**
 * Where the form scrolls by itself below the map, as on a phone: what is to be answered next comes into sight when it is another than before,
 * were it answered on the map or in the form. `step` names it; null: it is on its way.
 */
export function useInSight(form: RefObject<HTMLElement | null>, step: string | null): void {
  const before = useRef<string | null>(null);
  useEffect(() => {
    if (step === null || step === before.current) return;
    const isFirst = before.current === null;
    before.current = step;
    const next = form.current?.querySelector('[data-next]');
    if (isFirst || !form.current || !next || form.current.scrollHeight <= form.current.clientHeight) return;
    form.current.scrollTop += next.getBoundingClientRect().top - form.current.getBoundingClientRect().top - margin;
  }, [form, step]);
}
