'use client';

import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { orderLines } from '@/lib/engine';
import type { TableWords } from '../words';
import { completionsOf } from './completion';
import type { Reading } from './reader';

interface Props {
  words: TableWords;
  examples: readonly string[];
  vocabulary: readonly string[];
  /** What a line would be understood as, or why it is not; null while the rules are not here. */
  read(line: string): Reading | null;
  /** Somebody types: lines are to be read. */
  onType(): void;
  onAdd(lines: string[]): void;
}

/** Orders typed in notation. Without JavaScript the field is sent with the form as it is. */
export function TypedOrders({ words, examples, vocabulary, read, onType, onAdd }: Props) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [marked, setMarked] = useState(0);
  const [isOpen, setOpen] = useState(false);
  // before hydration the reader may have begun to type
  useEffect(() => {
    const typed = field.current?.value;
    if (typed) setText(typed);
  }, []);
  const lines = orderLines(text);
  const last = lines[lines.length - 1];
  const isTyped = last !== undefined;
  useEffect(() => {
    if (isTyped) onType();
  }, [isTyped, onType]);
  const understood = last === undefined ? null : read(last);
  const completions = isOpen ? completionsOf(text, vocabulary) : [];
  const complete = (index: number) => {
    const completion = completions[index];
    if (!completion) return;
    setText(completion.text);
    setMarked(0);
    field.current?.focus();
  };
  const add = () => {
    if (lines.length === 0) return;
    onAdd(lines);
    setText('');
    setOpen(false);
    // the button has nothing left to add: the keyboard goes on in the field
    field.current?.focus();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.shiftKey) add();
    else if (completions.length === 0) return;
    else if (event.key === 'ArrowDown') setMarked((marked + 1) % completions.length);
    else if (event.key === 'ArrowUp') setMarked((marked + completions.length - 1) % completions.length);
    else if (event.key === 'Tab' && !event.shiftKey) complete(marked);
    else if (event.key === 'Escape') setOpen(false);
    else return;
    event.preventDefault();
  };
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-sans text-[0.9375rem] font-semibold">
        {words.typed}
      </label>
      <div className="relative">
        <textarea
          ref={field}
          id={id}
          name="typed"
          rows={2}
          className="input code-input"
          value={text}
          placeholder={examples[0]}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-controls={`${id}-list`}
          aria-activedescendant={completions.length > 0 ? `${id}-${marked}` : undefined}
          aria-describedby={`${id}-hint`}
          onChange={(event) => {
            setText(event.target.value);
            setMarked(0);
            setOpen(true);
          }}
          onKeyDown={onKey}
          onBlur={() => setOpen(false)}
        />
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label={words.suggestions}
          className="completions sheet"
          hidden={completions.length === 0}
        >
          {completions.map(({ name }, i) => (
            <div
              key={name}
              tabIndex={-1}
              id={`${id}-${i}`}
              role="option"
              aria-selected={i === marked}
              // a press must not take the focus, or the list closes under it
              onPointerDown={(event) => {
                event.preventDefault();
                complete(i);
              }}
            >
              {name}
            </div>
          ))}
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <button type="button" className="button" data-size="small" disabled={lines.length === 0} onClick={add}>
          {words.add}
        </button>
        {examples.length > 0 && (
          <details className="font-sans text-sm">
            <summary className="inline-flex min-h-9 items-center text-sea underline">{words.example}</summary>
            <ul className="mt-1 grid gap-0.5">
              {examples.map((line) => (
                <li key={line}>
                  <code className="code">{line}</code>
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      {/* below the buttons, because it grows and shrinks and must not move them from under a finger */}
      <p id={`${id}-hint`} className="font-sans text-sm text-soft" aria-live="polite">
        {/* a word that is still being written is not yet wrong */}
        {understood && (understood.ok || completions.length === 0) ? (
          <span className={understood.ok ? '' : 'text-brick'}>
            {understood.ok ? `${words.understoodAs}: ${understood.text}` : understood.text}
          </span>
        ) : (
          words.typedHint
        )}
      </p>
    </div>
  );
}
