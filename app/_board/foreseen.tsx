'use client';

import { useEffect, useRef, useState } from 'react';
import type { Section } from '@/lib/engine';
import type { TableWords } from './words';

interface Props {
  /** For the standing orders as they are set. */
  sections: readonly Section[];
  /** For those that stand in the form around; null: they could not be read. */
  foresee(form: FormData): Promise<Section[] | null>;
  words: Pick<TableWords, 'foreseen' | 'foreseeing' | 'foreseeFailed'>;
}

/** How long the form rests before it is looked at, in milliseconds. */
const rest = 300;

/** What standing orders would do in the present position, worked out anew whenever the form around it changes. */
export function Foreseen({ sections, foresee, words }: Props) {
  const place = useRef<HTMLElement>(null);
  const [shown, setShown] = useState<readonly Section[] | null>(sections);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => setShown(sections), [sections]);
  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form) return;
    const gone = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asked = 0;
    const look = async () => {
      const mine = ++asked;
      const answer = await foresee(new FormData(form)).catch(() => null);
      // an older answer that comes late says nothing about the form as it is
      if (mine !== asked || gone.signal.aborted) return;
      setShown(answer);
      setBusy(false);
    };
    const changed = () => {
      setBusy(true);
      clearTimeout(timer);
      timer = setTimeout(look, rest);
    };
    form.addEventListener('input', changed, { signal: gone.signal });
    return () => {
      gone.abort();
      clearTimeout(timer);
    };
  }, [foresee]);
  return (
    <section ref={place} aria-label={words.foreseen} className="border-l-4 border-sea bg-well px-3 py-2 font-sans text-[0.9375rem]">
      <h3 className="font-sans text-base">{words.foreseen}</h3>
      <div aria-live="polite" aria-busy={isBusy} className="grid gap-2">
        {isBusy && <p className="text-soft">{words.foreseeing}</p>}
        {!isBusy && shown === null && <p>{words.foreseeFailed}</p>}
        {!isBusy &&
          shown?.map(({ title, lines }) => (
            <div key={title}>
              <p className="font-semibold">{title}</p>
              <ul className="list-disc pl-5">
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </div>
          ))}
      </div>
    </section>
  );
}
