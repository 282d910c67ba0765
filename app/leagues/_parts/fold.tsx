'use client';

import type { ReactNode } from 'react';
import { useFault, useRevealed } from '@/app/_ui/form';
import { Notice } from '@/app/_ui/notice';

/** Fields that are rarely touched: shut, unless something in them is wrong. `prefix`: how their names begin. */
export function Fold({ title, prefix, open = false, children }: { title: string; prefix: string; open?: boolean; children: ReactNode }) {
  const faulty = useFault(prefix);
  return (
    <details className="sheet px-4 py-3" open={open || faulty}>
      <summary className="text-lg font-semibold">{title}</summary>
      <div className="mt-4 grid gap-5">{children}</div>
    </details>
  );
}

/** What the last look at the plan has shown. */
export function Shown() {
  const revealed = useRevealed();
  if (revealed === undefined) return null;
  return (
    <Notice tone="good">
      <p className="whitespace-pre-line">{revealed}</p>
    </Notice>
  );
}
