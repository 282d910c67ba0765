'use client';

import '../overlay.css';
import type { AreaLook, SignLook } from '@/lib/engine';
import { signMarkup } from '@/lib/picture';
import type { TableWords } from '../words';
import type { OverlayState } from './use-overlay';

/** What is drawn on the map meanwhile, in words: which of several is, what its looks and signs mean, and what no space says. */
export function OverlayKey({ overlay: { all, shown, choose }, words }: { overlay: OverlayState; words: TableWords }) {
  return (
    <section className="over-key" aria-label={words.onMap}>
      <fieldset className="flex flex-wrap items-center gap-1.5">
        <legend className="sr-only">{words.onMap}</legend>
        <span aria-hidden="true">{words.onMap}</span>
        {all.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className="button"
            data-size="small"
            aria-pressed={shown?.id === id}
            onClick={() => choose(shown?.id === id ? null : id)}
          >
            {name}
          </button>
        ))}
      </fieldset>
      {shown && (
        <>
          <p>{shown.text}</p>
          <ul>
            {shown.areas.map(({ look, name }) => (
              <li key={look}>
                <AreaSwatch look={look} />
                {name}
              </li>
            ))}
            {shown.signs.map(({ look, name, at }) => (
              <li key={look}>
                <SignSwatch look={look} text={at[0]?.[1] ?? ''} />
                {name}
              </li>
            ))}
          </ul>
          {shown.remarks && (
            <details>
              <summary className="inline-flex min-h-9 items-center text-sea underline">
                {shown.remarks.title} ({shown.remarks.lines.length})
              </summary>
              <ul className="list-none">
                {shown.remarks.lines.map((remark) => (
                  <li key={remark}>{remark}</li>
                ))}
              </ul>
            </details>
          )}
        </>
      )}
    </section>
  );
}

function AreaSwatch({ look }: { look: AreaLook }) {
  const isPatterned = look === 'danger' || look === 'closed';
  return (
    <svg viewBox="0 0 28 20" aria-hidden="true" className={`over-area over-${look}`}>
      <g fill="none">
        <rect x="2" y="2" width="24" height="16" />
      </g>
      {isPatterned ? (
        <path
          d={look === 'danger' ? 'M2 14L14 2M8 18L24 2M20 18L26 12' : 'M2 10H26M10 2V18M18 2V18'}
          stroke={`var(--over-${look})`}
          strokeWidth={look === 'danger' ? 3 : 1.6}
          fill="none"
        />
      ) : (
        <rect className="over-border" x="2" y="2" width="24" height="16" fill="none" strokeWidth="2.4" />
      )}
    </svg>
  );
}

function SignSwatch({ look, text }: { look: SignLook; text: string }) {
  return (
    <svg viewBox="-1.5 -1 3 2" aria-hidden="true">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the picture's own markup, with its text escaped */}
      <g className={`over-sign over-sign-${look}`} dangerouslySetInnerHTML={{ __html: signMarkup(look, text) }} />
    </svg>
  );
}
