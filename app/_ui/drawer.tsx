'use client';

import type { ReactNode } from 'react';
import { useFault } from './form';

interface Props {
  title: string;
  /** How the names of the fields in it begin. */
  prefix: string;
  open?: boolean;
  children: ReactNode;
}

/** Fields that are rarely touched: shut, unless something in them is wrong or was chosen. */
export function Drawer({ title, prefix, open = false, children }: Props) {
  const isFaulty = useFault(prefix);
  return (
    <details className="sheet px-4 py-3" open={open || isFaulty}>
      <summary className="text-xl font-semibold">{title}</summary>
      {children}
    </details>
  );
}
