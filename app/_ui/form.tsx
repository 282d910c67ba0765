'use client';

import { createContext, type ReactNode, useActionState, useContext, useEffect, useRef } from 'react';
import { type FormAction, type FormState, newForm } from './form-state';
import { Notice } from './notice';

const Current = createContext<FormState>(newForm);

/** What the last submission said about one field. */
export function useField(name: string): { error: string | undefined; value: string | undefined; sent: boolean } {
  const { errors, values } = useContext(Current);
  // a box that was not ticked is not sent at all: `sent` tells it from a form that was not sent yet
  return { error: errors?.[name], value: values?.[name], sent: values !== undefined };
}

/** Whether the last submission found fault with a field whose name begins so: what hides it must open. */
export function useFault(prefix: string): boolean {
  const { errors } = useContext(Current);
  return Object.keys(errors ?? {}).some((name) => name.startsWith(prefix));
}

/** What the last submission revealed, if anything. */
export const useRevealed = (): string | undefined => useContext(Current).reveal;

/** A form of a server action that answers with a `FormState`; works before and without JavaScript. */
export function Form({ action, children, className }: { action: FormAction; children: ReactNode; className?: string }) {
  const [state, dispatch] = useActionState(action, newForm);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (state.kind === 'wrong') form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [state]);
  return (
    <form ref={form} action={dispatch} className={className} noValidate>
      <Current value={state}>
        {state.message && <Notice tone={state.kind === 'done' ? 'good' : 'bad'}>{state.message}</Notice>}
        {children}
      </Current>
    </form>
  );
}
