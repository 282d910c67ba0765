'use client';

import { useState } from 'react';
import { SelectField, TextField } from '@/app/_ui/field';
import { useFault, useField } from '@/app/_ui/form';

interface Words {
  count: string;
  size: string;
  sizeHint: string;
  exchange: string;
  exchangeHint: string;
  own: string;
}

interface Props {
  count: number;
  size: number;
  exchange: number;
  /** As many as there may be. */
  rows: { name: string; size: string; nameLabel: string; sizeLabel: string }[];
  words: Words;
}

/** How many divisions there are and how large; only as many rows of their own are shown. Without scripts all are. */
export function DivisionFields({ count, size, exchange, rows, words }: Props) {
  const { value } = useField('divisions');
  const [chosen, choose] = useState(Number(value ?? count));
  const faulty = useFault('division.');
  const isOwn = rows.some((row) => row.name !== '' || row.size !== '');
  return (
    <>
      <SelectField
        name="divisions"
        label={words.count}
        options={rows.map((_, index) => ({ value: `${index + 1}`, label: `${index + 1}` }))}
        defaultValue={`${count}`}
        onChange={({ target }) => choose(Number(target.value))}
      />
      <div className="if-divided grid items-start gap-4 sm:grid-cols-2">
        <TextField name="size" label={words.size} hint={words.sizeHint} inputMode="numeric" defaultValue={size} autoComplete="off" />
        <TextField
          name="exchange"
          label={words.exchange}
          hint={words.exchangeHint}
          inputMode="numeric"
          defaultValue={exchange}
          autoComplete="off"
        />
      </div>
      <details open={isOwn || faulty}>
        <summary className="inline-flex min-h-9 items-center font-sans text-sea underline">{words.own}</summary>
        <div className="mt-3 grid gap-4">
          {rows.map((row, index) => (
            <div key={row.nameLabel} className="division-row grid items-start gap-3 sm:grid-cols-[2fr_1fr]" data-over={index >= chosen}>
              <TextField
                name={`division.${index + 1}.name`}
                label={row.nameLabel}
                defaultValue={row.name}
                maxLength={40}
                autoComplete="off"
              />
              <TextField
                name={`division.${index + 1}.size`}
                label={row.sizeLabel}
                defaultValue={row.size}
                inputMode="numeric"
                autoComplete="off"
              />
            </div>
          ))}
        </div>
      </details>
    </>
  );
}
