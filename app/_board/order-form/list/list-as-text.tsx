'use client';

import { useId, useRef, useState } from 'react';
import type { ListPart } from './list-so-far';

/** The list as text, to be copied, and a text as the list. */
export function ListAsText({ catalogue, list, words, onList }: ListPart & { onList(list: readonly string[]): void }) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  // what is typed; null: the list as it is
  const [typed, setTyped] = useState<string | null>(null);
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const [isCopied, setCopied] = useState(false);
  const text = typed ?? catalogue.format(list);
  const copy = async () => {
    // a page without https has no clipboard: what is selected can be copied by hand
    area.current?.select();
    if (!navigator.clipboard) return;
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  const read = () => {
    const found = catalogue.parse(text);
    setWrong(found.ok ? [] : found.error.map((each) => each.text));
    if (!found.ok) return;
    setTyped(null);
    onList(found.value);
  };
  return (
    <details className="list-fold">
      <summary>{words.asText}</summary>
      <div className="grid gap-2">
        <p id={`${id}-hint`} className="font-sans text-sm text-soft">
          {words.asTextHint}
        </p>
        <textarea
          ref={area}
          className="input code-input"
          rows={8}
          spellCheck={false}
          aria-label={words.asText}
          aria-describedby={`${id}-hint ${id}-wrong`}
          aria-invalid={wrong.length > 0 || undefined}
          value={text}
          onChange={(event) => {
            setTyped(event.target.value);
            setCopied(false);
          }}
        />
        <ul id={`${id}-wrong`} role="alert" className="list-faults empty:hidden">
          {wrong.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-2">
          <button type="button" className="button" data-size="small" disabled={typed === null} onClick={read}>
            {words.readText}
          </button>
          <button type="button" className="button" data-size="small" disabled={text === ''} onClick={copy}>
            <span aria-live="polite">{isCopied && typed === null ? words.copied : words.copy}</span>
          </button>
        </div>
      </div>
    </details>
  );
}
