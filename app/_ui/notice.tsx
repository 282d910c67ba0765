import type { ReactNode } from 'react';

const tones = {
  good: 'border-moss bg-moss-wash',
  bad: 'border-brick bg-brick-wash',
  note: 'border-sea bg-sea-wash',
  wait: 'border-amber bg-amber-wash',
} as const;

/** A sentence that must not be missed: said aloud by screen readers when it appears. */
export function Notice({ tone = 'note', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <div role={tone === 'bad' ? 'alert' : 'status'} className={`border-l-4 px-4 py-2.5 font-sans text-[0.9375rem] ${tones[tone]}`}>
      {children}
    </div>
  );
}
