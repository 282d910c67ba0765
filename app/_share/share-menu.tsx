'use client';

import { useState } from 'react';
import { CopyField } from '@/app/_ui/copy-field';
import type { ShareWords } from './share-words';

/** What is shared, and in which words. */
export interface ShareProps {
  table: string;
  seq: number;
  language: 'en' | 'it';
  /** Origin of the service. */
  home: string;
  words: ShareWords;
}

/** A step of a game to be passed on: its address, pictures, a part for other pages, its turn in motion. */
export function ShareMenu({ table, seq, language, home, words }: ShareProps) {
  const [part, setPart] = useState<'turn' | 'phase' | null>(null);
  const at = `/tables/${table}`;
  const known = `seq=${seq}&seat=public&language=${language}`;
  const moving = (of: 'turn' | 'phase') => `${at}/turn.gif?seq=${seq}&part=${of}&language=${language}`;
  const embed = `<iframe src="${home}/embed/${table}/${seq}?language=${language}" width="560" height="460" style="border:0" title="Fieldpost"></iframe>`;
  return (
    <div className="grid gap-4 pb-4">
      <p className="font-sans text-sm text-soft">{words.lead}</p>
      <CopyField key={`link ${seq}`} label={words.link} value={`${home}${at}/review/${seq}`} words={words} />
      <CopyField key={`embed ${seq}`} label={words.embed} value={embed} words={words} />
      <p className="flex flex-wrap gap-2">
        <a className="button" data-size="small" href={`${at}/board.png?${known}`} download={`${table}-${seq}.png`}>
          {words.png}
        </a>
        <a className="button" data-size="small" href={`${at}/board.svg?${known}`} download={`${table}-${seq}.svg`}>
          {words.svg}
        </a>
        {(['turn', 'phase'] as const).map((each) => (
          <button
            key={each}
            type="button"
            className="button"
            data-size="small"
            aria-pressed={part === each}
            onClick={() => setPart(part === each ? null : each)}
          >
            {words[each]}
          </button>
        ))}
      </p>
      {part && <Moving key={`${part} ${seq}`} address={moving(part)} home={home} name={`${table}-${seq}.gif`} words={words} />}
    </div>
  );
}

/** A turn in motion, once it has been drawn. */
function Moving({ address, home, name, words }: { address: string; home: string; name: string; words: ShareWords }) {
  const [state, setState] = useState<'drawing' | 'there' | 'failed'>('drawing');
  return (
    <div className="grid gap-2" aria-busy={state === 'drawing'}>
      <p aria-live="polite" className="font-sans text-sm text-soft">
        {{ drawing: words.drawing, failed: words.failed, there: words.there }[state]}
      </p>
      {state !== 'failed' && (
        // biome-ignore lint/performance/noImgElement: drawn for this turn, nothing to optimise
        <img
          src={address}
          alt={words.movingAlt}
          className="w-full max-w-[45rem] border border-rule"
          onLoad={() => setState('there')}
          onError={() => setState('failed')}
        />
      )}
      {state === 'there' && (
        <>
          <p>
            <a className="button" data-size="small" href={address} download={name}>
              {words.save}
            </a>
          </p>
          <CopyField label={words.movingLink} value={`${home}${address}`} words={words} />
        </>
      )}
    </div>
  );
}
