'use client';

import type { Choice, Field } from '@/lib/engine';
import { CheckField, RankField, SelectField, TextField } from './field';
import { useField } from './form';
import { controlOf, longestText, rankingOf } from './read-fields';
import { TextArea } from './text-area';

interface Props {
  fields: readonly Field[];
  /** Current value by field name. */
  values: Readonly<Record<string, unknown>>;
  /** Put before the control names, so that several groups fit one form. */
  prefix: string;
  /** Says that an option is not in the rulebook. */
  house: string;
  /** What opens the fields that are folded away. */
  more: string;
  /** For fields that take a text. */
  text?: TextWords | undefined;
}

export interface TextWords {
  upload: string;
  tooLong: string;
  /** Said before the sample's file name. */
  sample: string;
  /** Where samples are: a field's name follows. */
  samples: string;
}

/** The controls of a game's own fields, options or standing orders, drawn from their description alone. */
export function GameFields({ fields, values, prefix, house, more, text }: Props) {
  const controls = (some: readonly Field[]) =>
    some.map((field) => <Control key={field.name} field={field} value={values[field.name]} prefix={prefix} house={house} text={text} />);
  const folded = fields.filter(({ rare }) => rare);
  if (folded.length === 0) return controls(fields);
  return (
    <>
      {controls(fields.filter(({ rare }) => !rare))}
      <details className="field-fold" open={folded.some((field) => isChanged(field, values[field.name]))}>
        <summary className="inline-flex min-h-9 items-center font-sans text-sea underline">
          {more} ({folded.length})
        </summary>
        <div className="mt-3 grid gap-5">{controls(folded)}</div>
      </details>
    </>
  );
}

/** Something else than usual is chosen: it must be seen. */
const isChanged = (field: Field, value: unknown): boolean => JSON.stringify(value) !== JSON.stringify(field.default);

function Control({
  field,
  value,
  prefix,
  house,
  text,
}: {
  field: Field;
  value: unknown;
  prefix: string;
  house: string;
  text: TextWords | undefined;
}) {
  const name = controlOf(prefix, field);
  const label = field.house ? `${field.label} (${house})` : field.label;
  const { hint, choices = [] } = field;
  switch (field.kind) {
    case 'toggle':
      return <CheckField name={name} label={label} hint={hint} defaultChecked={value === true} />;
    case 'number':
      return (
        <TextField
          name={name}
          label={label}
          hint={hint}
          type="number"
          inputMode="numeric"
          min={field.min}
          max={field.max}
          defaultValue={String(value)}
        />
      );
    case 'text':
      return (
        <TextArea name={name} label={label} hint={hint} max={field.max ?? longestText} words={text} defaultValue={String(value ?? '')}>
          {text && field.sample && (
            <p className="font-sans text-sm">
              {text.sample}{' '}
              <a href={`${text.samples}/${field.name}`} download={field.sample}>
                {field.sample}
              </a>
            </p>
          )}
        </TextArea>
      );
    case 'choice':
      return <SelectField name={name} label={label} hint={hint} options={choices} defaultValue={String(value)} />;
    case 'choices':
      return (
        <Group name={name} label={label} hint={hint}>
          <div className={columnsOf(choices)}>
            {choices.map((choice) => (
              <label key={choice.value} className="flex items-start gap-3 font-sans text-[0.9375rem]">
                <input
                  type="checkbox"
                  className="mt-0.5"
                  name={name}
                  value={choice.value}
                  defaultChecked={Array.isArray(value) && value.includes(choice.value)}
                />
                <span>
                  {choice.label}
                  {choice.hint && <span className="block text-sm text-soft">{choice.hint}</span>}
                </span>
              </label>
            ))}
          </div>
        </Group>
      );
    case 'ranking':
      return (
        <Group name={name} label={label} hint={hint}>
          {rankingOf(field, value).map((ranked, place) => (
            <RankField key={ranked} name={controlOf(prefix, field, place)} place={place} options={choices} defaultValue={ranked} />
          ))}
        </Group>
      );
  }
}

/** Many choices stand side by side, places even on a phone: their names are short. */
function columnsOf(choices: readonly Choice[]): string {
  if (choices.length <= 6) return 'grid gap-1.5';
  return choices.some(({ space }) => space !== undefined)
    ? 'grid grid-cols-2 gap-x-3 gap-y-1.5 sm:grid-cols-3'
    : 'grid gap-x-3 gap-y-1.5 sm:grid-cols-2';
}

function Group({ name, label, hint, children }: { name: string; label: string; hint: string | undefined; children: React.ReactNode }) {
  const { error } = useField(name);
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 font-sans text-[0.9375rem] font-semibold">{label}</legend>
      {hint && <p className="font-sans text-sm text-soft">{hint}</p>}
      {children}
      {error && <p className="font-sans text-sm font-semibold text-brick">{error}</p>}
    </fieldset>
  );
}
