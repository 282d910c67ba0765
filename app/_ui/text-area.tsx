'use client';

import { type ChangeEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useField } from './form';
import type { TextWords } from './game-fields';

interface Props {
  name: string;
  label: string;
  hint?: string | undefined;
  /** Characters. */
  max: number;
  /** Lines it shows. */
  rows?: number;
  /** Absent: no file can be read. */
  words?: TextWords | undefined;
  defaultValue: string;
  children?: ReactNode;
}

/** A long text: typed, pasted, or read from a file of this computer. */
export function TextArea({ name, label, hint, max, rows = 3, words, defaultValue, children }: Props) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const { error, value } = useField(name);
  const [tooLong, setTooLong] = useState(false);
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file || !area.current) return;
    // a character has at most four bytes: what is longer need not be read
    const text = file.size > 4 * max ? null : await file.text();
    setTooLong(text === null || text.length > max);
    if (text !== null && text.length <= max) {
      area.current.value = text;
      area.current.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
  const wrong = tooLong ? words?.tooLong : error;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-sans text-[0.9375rem] font-semibold">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="font-sans text-sm text-soft">
          {hint}
        </p>
      )}
      {children}
      <textarea
        ref={area}
        id={id}
        name={name}
        rows={rows}
        spellCheck={false}
        defaultValue={value ?? defaultValue}
        onInput={() => setTooLong(false)}
        aria-describedby={[hint && `${id}-hint`, wrong && `${id}-error`].filter(Boolean).join(' ') || undefined}
        aria-invalid={wrong ? true : undefined}
        // what comes from a file is code, anything else prose
        className={words ? 'input font-mono text-sm' : 'input'}
      />
      {words && (
        <label className="js-only font-sans text-sm">
          {words.upload} <input type="file" accept=".json,.txt,application/json,text/plain" onChange={read} className="max-w-full" />
        </label>
      )}
      {wrong && (
        <p id={`${id}-error`} role="alert" className="whitespace-pre-line font-sans text-sm font-semibold text-brick">
          {wrong}
        </p>
      )}
    </div>
  );
}
