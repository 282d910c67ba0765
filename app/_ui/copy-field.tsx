'use client';

import { useId, useState } from 'react';

/** Something to be passed on: shown whole, selected at a click, copied at a press. */
export function CopyField({ label, value, words }: { label: string; value: string; words: { copy: string; copied: string } }) {
  const id = useId();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(value);
    setCopied(true);
  };
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-sans text-sm font-semibold">
        {label}
      </label>
      <div className="flex gap-2">
        <input id={id} readOnly value={value} onFocus={(event) => event.target.select()} className="input font-mono text-sm" />
        <button type="button" className="button" data-size="small" onClick={copy}>
          <span aria-live="polite">{copied ? words.copied : words.copy}</span>
        </button>
      </div>
    </div>
  );
}
