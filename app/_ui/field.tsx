'use client';

import { type ChangeEvent, type ComponentProps, type ReactNode, useId } from 'react';
import { useField } from './form';

interface Shared {
  name: string;
  label: string;
  hint?: ReactNode;
}

/** Label, control, hint and error of one field, tied together for screen readers. */
function Labelled({
  id,
  label,
  hint,
  error,
  children,
}: {
  id: string;
  label: string;
  hint: ReactNode;
  error: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-sans text-[0.9375rem] font-semibold">
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="font-sans text-sm text-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="font-sans text-sm font-semibold text-brick">
          {error}
        </p>
      )}
    </div>
  );
}

const described = (id: string, hint: ReactNode, error: string | undefined) => ({
  'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
  'aria-invalid': error ? true : undefined,
});

/** A line of text, an address, a number. */
export function TextField({ label, hint, ...rest }: Shared & ComponentProps<'input'>) {
  const id = useId();
  const { error, value } = useField(rest.name);
  return (
    <Labelled id={id} label={label} hint={hint} error={error}>
      <input {...rest} {...described(id, hint, error)} id={id} defaultValue={value ?? rest.defaultValue} className="input" />
    </Labelled>
  );
}

/** One of several, as a list that opens. */
export function SelectField({
  label,
  hint,
  options,
  ...rest
}: Shared & ComponentProps<'select'> & { options: { value: string; label: string }[] }) {
  const id = useId();
  const { error, value } = useField(rest.name);
  return (
    <Labelled id={id} label={label} hint={hint} error={error}>
      <select
        {...rest}
        {...described(id, hint, error)}
        id={id}
        key={value ?? 'initial'}
        defaultValue={value ?? rest.defaultValue}
        className="input"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

/** Who stood at the chosen place takes the one that is left: nobody stands at two. */
function changePlaces({ currentTarget: chosen }: ChangeEvent<HTMLSelectElement>): void {
  const places = [...(chosen.closest('fieldset')?.querySelectorAll('select') ?? [])];
  const taken = places.map(({ value }) => value);
  const left = [...chosen.options].find(({ value }) => !taken.includes(value));
  const other = places.find((each) => each !== chosen && each.value === chosen.value);
  if (other && left) other.value = left.value;
}

/** One place of a ranking: its number and who has it. */
export function RankField({
  name,
  place,
  options,
  defaultValue,
}: {
  name: string;
  /** From 0. */
  place: number;
  options: readonly { value: string; label: string }[];
  defaultValue: string;
}) {
  const { value = defaultValue } = useField(name);
  return (
    <label className="flex items-center gap-2 font-sans text-[0.9375rem]">
      <span className="w-5 shrink-0 text-right text-soft">{place + 1}.</span>
      <select name={name} key={value} defaultValue={value} onChange={changePlaces} className="input">
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Yes or no. */
export function CheckField({ label, hint, ...rest }: Shared & Omit<ComponentProps<'input'>, 'type'>) {
  const id = useId();
  const { error, value, sent } = useField(rest.name);
  const checked = sent ? value !== undefined : rest.defaultChecked;
  return (
    <div className="flex gap-3">
      <input
        {...rest}
        {...described(id, hint, error)}
        key={String(checked)}
        id={id}
        type="checkbox"
        defaultChecked={checked}
        className="mt-1"
      />
      <div>
        <label htmlFor={id} className="font-sans text-[0.9375rem]">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="font-sans text-sm text-soft">
            {hint}
          </p>
        )}
        {error && (
          <p id={`${id}-error`} className="font-sans text-sm font-semibold text-brick">
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
