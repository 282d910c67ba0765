'use client';

import { useId } from 'react';
import { Form, useField } from '@/app/_ui/form';
import { Submit } from '@/app/_ui/submit';
import { importAction } from './actions';

type Words = Record<'importFile' | 'importHint' | 'importPublic' | 'importDo', string>;

export function ImportForm({ words }: { words: Words }) {
  return (
    <Form action={importAction} className="grid gap-4">
      <FileField words={words} />
      <label className="flex gap-2 font-sans text-[0.9375rem]">
        <input type="checkbox" name="public" className="mt-1" />
        {words.importPublic}
      </label>
      <Submit tone="main" className="justify-self-start">
        {words.importDo}
      </Submit>
    </Form>
  );
}

function FileField({ words }: { words: Words }) {
  const id = useId();
  const { error } = useField('file');
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-sans text-[0.9375rem] font-semibold">
        {words.importFile}
      </label>
      <input
        id={id}
        type="file"
        name="file"
        accept="application/json,.json"
        className="input"
        aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
        aria-invalid={error ? true : undefined}
      />
      <p id={`${id}-hint`} className="font-sans text-sm text-soft">
        {words.importHint}
      </p>
      {error && (
        <p id={`${id}-error`} className="font-sans text-sm font-semibold text-brick">
          {error}
        </p>
      )}
    </div>
  );
}
