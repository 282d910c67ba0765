'use client';

import { SelectField, TextField } from '@/app/_ui/field';
import { Form } from '@/app/_ui/form';
import type { FormState } from '@/app/_ui/form-state';
import { Submit } from '@/app/_ui/submit';
import { addHookAction } from './actions';

interface AddProps {
  table: string;
  kinds: { value: string; label: string }[];
  words: Record<'kind' | 'url' | 'urlHint' | 'add', string>;
}

export function AddHookForm({ table, kinds, words }: AddProps) {
  return (
    <Form action={addHookAction} className="grid gap-4">
      <input type="hidden" name="table" value={table} />
      <SelectField name="kind" label={words.kind} options={kinds} />
      <TextField name="url" type="url" label={words.url} hint={words.urlHint} placeholder="https://" required autoComplete="off" />
      <Submit tone="main" className="justify-self-start">
        {words.add}
      </Submit>
    </Form>
  );
}

interface HookProps {
  action: (state: FormState, form: FormData) => Promise<FormState>;
  /** Whose webhook it is; none: the caller's. */
  table?: string;
  hook: string;
  isOff: boolean;
  /** `of` tells the buttons of several webhooks apart. */
  words: Record<'test' | 'resume' | 'remove' | 'of', string>;
}

export function HookForm({ action, table, hook, isOff, words }: HookProps) {
  const of = <span className="sr-only"> {words.of}</span>;
  return (
    <Form action={action} className="grid gap-3">
      {table !== undefined && <input type="hidden" name="table" value={table} />}
      <input type="hidden" name="hook" value={hook} />
      <div className="flex flex-wrap gap-2">
        <Submit name="do" value="test">
          {words.test}
          {of}
        </Submit>
        {isOff && (
          <Submit name="do" value="resume" tone="main">
            {words.resume}
            {of}
          </Submit>
        )}
        <Submit name="do" value="remove" tone="danger">
          {words.remove}
          {of}
        </Submit>
      </div>
    </Form>
  );
}
