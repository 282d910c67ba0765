'use client';

import { Minus, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { BattleForm, BattleSetUp, Field, Language, SetUpUnit } from '@/lib/engine';
import type { OddsWords } from '../words';
import { queryOf } from './address';
import { OddsView } from './odds-view';
import { useOdds } from './use-odds';

interface Steppers {
  less: string;
  more: string;
}

interface Props {
  game: string;
  language: Language;
  given: BattleSetUp;
  /** The form of the given battle, until the worker has another. */
  form: BattleForm;
  words: OddsWords;
  steppers: Steppers;
}

/** A battle to set up: every change is fought at once, and stands in the address. */
export function OddsForm({ game, language, given, form: first, words, steppers }: Props) {
  const [setUp, setSetUp] = useState(given);
  const question = useMemo(() => ({ game, language, setUp }), [game, language, setUp]);
  const { answer, isBusy, hasFailed } = useOdds(question);
  const form = answer?.form ?? first;
  const change = (next: BattleSetUp) => {
    setSetUp(next);
    window.history.replaceState(null, '', `?${queryOf(next)}`);
  };
  const choose = (name: string, value: unknown) => change({ ...setUp, choices: { ...setUp.choices, [name]: value } });
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid content-start gap-6">
        <div className="grid gap-4 sm:grid-cols-3">
          {form.fields
            .filter(({ kind }) => kind === 'choice')
            .map((field) => (
              <Choice
                key={field.name}
                field={field}
                value={String(chosenIn(field, setUp))}
                onValue={(value) => choose(field.name, value)}
              />
            ))}
        </div>
        <div className="grid gap-6 sm:grid-cols-2">
          {(['attack', 'defence'] as const).map((side) => (
            <Side
              key={side}
              title={words[side]}
              units={form[side]}
              counts={setUp[side]}
              steppers={steppers}
              onCount={(type, count) => change({ ...setUp, [side]: { ...setUp[side], [type]: count } })}
            />
          ))}
        </div>
        {form.fields
          .filter(({ kind }) => kind === 'toggle')
          .map((field) => (
            <Toggle key={field.name} field={field} value={chosenIn(field, setUp) === true} onValue={(value) => choose(field.name, value)} />
          ))}
        {form.fields
          .filter(({ kind }) => kind === 'choices')
          .map((field) => (
            <Choices
              key={field.name}
              field={field}
              value={[chosenIn(field, setUp)].flat()}
              onValue={(value) => choose(field.name, value)}
            />
          ))}
        <p>
          <button type="button" className="button" onClick={() => change({ ...setUp, attack: {}, defence: {} })}>
            {words.clear}
          </button>
        </p>
      </div>
      <section aria-labelledby="result" aria-busy={isBusy} className="sheet order-first content-start p-4 lg:order-none lg:self-start">
        <h2 id="result" className="mb-3">
          {words.result}
        </h2>
        <noscript>
          <p>{words.noScript}</p>
        </noscript>
        <p role="status" className="font-sans text-soft empty:hidden js-only">
          {hasFailed ? words.failed : !answer ? words.busy : answer.odds ? '' : words.missing}
        </p>
        {answer?.odds && <OddsView odds={answer.odds} unit={answer.unit} language={language} words={words} />}
      </section>
    </div>
  );
}

/** What was chosen stands at once, before the worker has the form that belongs to it. */
function chosenIn({ name, kind, choices = [], default: usual }: Field, setUp: BattleSetUp): unknown {
  const said = setUp.choices[name];
  if (said === undefined || (kind === 'choice' && !choices.some(({ value }) => value === said))) return usual;
  return said;
}

interface FieldProps<T> {
  field: Field;
  onValue(value: T): void;
}

function Choice({ field: { name, label, choices = [] }, value, onValue }: FieldProps<string> & { value: string }) {
  return (
    <label className="grid content-start gap-1 font-sans text-[0.9375rem] font-semibold">
      {label}
      <select className="input font-normal" name={name} value={value} onChange={({ target }) => onValue(target.value)}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  );
}

function Toggle({ field: { name, label, hint }, value, onValue }: FieldProps<boolean> & { value: boolean }) {
  return (
    <label className="flex items-start gap-3 font-sans text-[0.9375rem]">
      <input type="checkbox" className="mt-0.5" name={name} checked={value} onChange={({ target }) => onValue(target.checked)} />
      <span>
        {label}
        {hint && <span className="block text-sm text-soft">{hint}</span>}
      </span>
    </label>
  );
}

function Choices({ field: { name, label, choices = [] }, value: chosen, onValue }: FieldProps<string[]> & { value: readonly unknown[] }) {
  return (
    <details className="border-t border-rule pt-2 font-sans text-[0.9375rem]" open={chosen.length > 0}>
      <summary className="min-h-9 font-semibold">{label}</summary>
      <div className="grid gap-1.5 pt-1 sm:grid-cols-2">
        {choices.map((choice) => (
          <label key={choice.value} className="flex items-start gap-3">
            <input
              type="checkbox"
              className="mt-0.5"
              name={name}
              checked={chosen.includes(choice.value)}
              onChange={({ target }) =>
                onValue(
                  choices.map((each) => each.value).filter((each) => (each === choice.value ? target.checked : chosen.includes(each))),
                )
              }
            />
            {choice.label}
          </label>
        ))}
      </div>
    </details>
  );
}

interface SideProps {
  title: string;
  units: readonly SetUpUnit[];
  counts: Readonly<Record<string, number>>;
  steppers: Steppers;
  onCount(type: string, count: number): void;
}

function Side({ title, units, counts, steppers, onCount }: SideProps) {
  return (
    <fieldset>
      <legend className="mb-1 text-xl font-semibold">{title}</legend>
      <ul>
        {units.map(({ type, name, max, hint }) => {
          const count = counts[type] ?? 0;
          const within = (value: number) => Math.max(0, Math.min(max, Math.floor(value) || 0));
          return (
            <li key={type} className="flex items-center gap-2 border-t border-rule py-1 font-sans text-[0.9375rem]" data-chosen={count > 0}>
              <span className={`min-w-0 flex-1 ${count > 0 ? 'font-bold' : ''}`}>
                {name}
                {hint && <span className="block text-sm font-normal text-soft">{hint}</span>}
              </span>
              <button
                type="button"
                className="button min-w-10 px-2"
                aria-label={`${steppers.less}: ${title}, ${name}`}
                disabled={count <= 0}
                onClick={() => onCount(type, within(count - 1))}
              >
                <Minus size={18} aria-hidden="true" />
              </button>
              <input
                className="input w-14 px-1 text-center"
                inputMode="numeric"
                aria-label={`${title}, ${name}`}
                value={String(count)}
                onChange={({ target }) => onCount(type, within(Number(target.value)))}
              />
              <button
                type="button"
                className="button min-w-10 px-2"
                aria-label={`${steppers.more}: ${title}, ${name}`}
                disabled={count >= max}
                onClick={() => onCount(type, within(count + 1))}
              >
                <Plus size={18} aria-hidden="true" />
              </button>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
