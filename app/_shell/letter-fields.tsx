'use client';

import { CheckField, SelectField, TextField } from '../_ui/field';

interface Hours {
  from: string;
  to: string;
}

const evening: Hours = { from: '22:00', to: '07:00' };

/** Two times of day beside each other. */
export function HoursFields({ hours, words }: { hours: Hours | null; words: Record<'from' | 'to', string> }) {
  const { from, to } = hours ?? evening;
  return (
    <div className="grid max-w-sm grid-cols-2 gap-4">
      <TextField name="quiet-from" type="time" label={words.from} defaultValue={from} required />
      <TextField name="quiet-to" type="time" label={words.to} defaultValue={to} required />
    </div>
  );
}

/** Shares of the time after which a reminder comes. */
export function ReminderFields({
  shares,
  chosen,
  legend,
}: {
  shares: { percent: number; label: string }[];
  chosen: number[];
  legend: string;
}) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-sans text-[0.9375rem] font-semibold">{legend}</legend>
      {shares.map(({ percent, label }) => (
        <CheckField key={percent} name={`remind-${percent}`} label={label} defaultChecked={chosen.includes(percent)} />
      ))}
    </fieldset>
  );
}

export { CheckField, SelectField, TextField };
