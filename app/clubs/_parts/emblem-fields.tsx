'use client';

import { type FormEvent, useState } from 'react';
import { SelectField } from '@/app/_ui/field';
import type { Emblem as Parts } from '@/lib/play';
import { Emblem } from './emblem';

interface Props {
  legend: string;
  parts: { name: keyof Parts; label: string; options: { value: string; label: string }[] }[];
  emblem: Parts;
}

/** The parts of an emblem, and what they make together while they are chosen. */
export function EmblemFields({ legend, parts, emblem }: Props) {
  const [shown, setShown] = useState(emblem);
  const follow = ({ target }: FormEvent<HTMLElement>) => {
    const { name, value } = target as HTMLSelectElement;
    setShown((before) => ({ ...before, [name.replace('emblem.', '')]: value }));
  };
  return (
    <fieldset onChange={follow}>
      <legend className="mb-2 text-xl font-semibold">{legend}</legend>
      <div className="flex flex-wrap items-center gap-6">
        <Emblem emblem={shown} size={112} />
        <div className="grid min-w-60 flex-1 gap-3 sm:grid-cols-2">
          {parts.map(({ name, label, options }) => (
            <SelectField key={name} name={`emblem.${name}`} label={label} options={options} defaultValue={emblem[name]} />
          ))}
        </div>
      </div>
    </fieldset>
  );
}
