import type { ReactNode } from 'react';

/** Rows of a list of facts: what it is to the left, its value to the right. */
export const FactRows = ({ facts }: { facts: readonly { label: string; value: ReactNode }[] }) =>
  facts.map(({ label, value }) => (
    <div key={label} className="flex justify-between gap-4 border-b border-rule py-1.5">
      <dt className="text-soft">{label}</dt>
      <dd className="text-right">{value}</dd>
    </div>
  ));
