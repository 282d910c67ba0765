'use client';

import { EllipsisVertical, Menu as Lines } from 'lucide-react';
import { type ReactNode, useRef } from 'react';

const signs = { lines: Lines, dots: EllipsisVertical };

interface Props {
  label: string;
  className: string;
  /** On the button: lines for the whole site, dots for one thing of it. */
  sign?: keyof typeof signs;
  children: ReactNode;
}

/** What a narrow page has no room for: behind a button, and gone again when something in it, or anything else, is chosen. */
export function Menu({ label, className, sign = 'lines', children }: Props) {
  const Sign = signs[sign];
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => details.current?.removeAttribute('open');
  return (
    <details
      ref={details}
      className={`menu ${className}`}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && event.relatedTarget && close()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !details.current?.open) return;
        close();
        details.current.querySelector('summary')?.focus();
      }}
    >
      <summary className="button" data-size="small" aria-label={label} title={label}>
        <Sign size={18} aria-hidden="true" />
      </summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a link in it that is followed closes it, whatever pressed it */}
      <div className="menu-sheet sheet" onClick={(event) => (event.target as Element).closest('a') && close()}>
        {children}
      </div>
    </details>
  );
}
