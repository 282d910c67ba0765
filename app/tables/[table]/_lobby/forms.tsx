'use client';

import { useId } from 'react';
import { DrawnWord } from '@/app/_dice/drawn-word';
import { CheckField, SelectField, TextField } from '@/app/_ui/field';
import { Form } from '@/app/_ui/form';
import type { FormAction } from '@/app/_ui/form-state';
import { Submit } from '@/app/_ui/submit';

interface Base {
  action: FormAction;
  table: string;
}

export function StartTable(props: Base & { empty: boolean; canStart: boolean; words: { start: string; startBots: string; hint: string } }) {
  const { action, table, empty, canStart, words } = props;
  return (
    <Form action={action} className="grid gap-3">
      <input type="hidden" name="table" value={table} />
      <p className="text-soft">{words.hint}</p>
      <div className="flex flex-wrap gap-3">
        {canStart && <Submit tone="main">{words.start}</Submit>}
        {empty && (
          <Submit {...(canStart ? {} : { tone: 'main' as const })} name="bots" value="yes">
            {words.startBots}
          </Submit>
        )}
      </div>
    </Form>
  );
}

export function StartRule(props: Base & { startsWhenFull: boolean; words: Record<'rule' | 'owner' | 'full' | 'save', string> }) {
  const { action, table, startsWhenFull, words } = props;
  const rules = [
    { value: 'owner', label: words.owner },
    { value: 'full', label: words.full },
  ];
  return (
    <Form action={action} className="grid gap-3">
      <input type="hidden" name="table" value={table} />
      <SelectField name="start" label={words.rule} options={rules} defaultValue={startsWhenFull ? 'full' : 'owner'} />
      <Submit className="justify-self-start" size="small">
        {words.save}
      </Submit>
    </Form>
  );
}

/** Whether bot accounts may take open seats. */
export function BotRule({
  action,
  table,
  admitsBots,
  words,
}: Base & { admitsBots: boolean; words: Record<'admit' | 'hint' | 'save', string> }) {
  return (
    <Form action={action} className="grid gap-3">
      <input type="hidden" name="table" value={table} />
      <CheckField name="admitsBots" label={words.admit} hint={words.hint} defaultChecked={admitsBots} />
      <Submit className="justify-self-start" size="small">
        {words.save}
      </Submit>
    </Form>
  );
}

export function WordForm({ action, table, words }: Base & { words: { field: string; save: string } }) {
  return (
    <Form action={action} className="grid gap-3">
      <input type="hidden" name="table" value={table} />
      <DrawnWord name="drawn" pledge={null} />
      <TextField name="word" label={words.field} maxLength={100} autoComplete="off" />
      <Submit className="justify-self-start" size="small">
        {words.save}
      </Submit>
    </Form>
  );
}

export function CancelTable({ action, table, words }: Base & { words: { cancel: string; text: string; confirm: string } }) {
  return (
    <Confirmed summary={words.cancel} text={words.text}>
      <Form action={action}>
        <input type="hidden" name="table" value={table} />
        <Submit tone="danger" size="small">
          {words.confirm}
        </Submit>
      </Form>
    </Confirmed>
  );
}

/** One press for a seat: take it, leave it. */
export function SeatButton({ action, table, seat, tone, text }: Base & { seat: string; tone?: 'main'; text: string }) {
  return (
    <Form action={action} className="grid gap-2">
      <DrawnWord name="drawn" pledge={null} />
      <input type="hidden" name="table" value={table} />
      <input type="hidden" name="seat" value={seat} />
      <Submit {...(tone ? { tone } : {})} size="small">
        {text}
      </Submit>
    </Form>
  );
}

export interface ChangeWords {
  change: string;
  to: string;
  apply: string;
  address: string;
  /** Label of the field for a bot account. */
  account: string;
  holders: { value: string; label: string }[];
}

/** The owner gives a seat to another holder. */
export function ChangeSeat({ action, table, seat, words }: Base & { seat: string; words: ChangeWords }) {
  return (
    <details>
      <summary className="py-1.5 font-sans text-sm text-sea underline">{words.change}</summary>
      <Form action={action} className="seat-row mt-2 grid gap-3">
        <input type="hidden" name="table" value={table} />
        <input type="hidden" name="seat" value={seat} />
        <SelectField name="holder" label={words.to} options={words.holders} />
        <div className="if-email">
          <TextField name="email" type="email" label={words.address} autoComplete="off" />
        </div>
        <div className="if-program">
          <TextField name="program" label={words.account} maxLength={80} autoComplete="off" />
        </div>
        <Submit className="justify-self-start" size="small">
          {words.apply}
        </Submit>
      </Form>
    </details>
  );
}

/** A step that cannot be taken back: opened first, then said again. */
export function Confirmed({ summary, text, children }: { summary: string; text: string; children: React.ReactNode }) {
  const id = useId();
  return (
    <details>
      <summary className="py-1.5 font-sans text-[0.9375rem] text-brick underline">{summary}</summary>
      <fieldset className="mt-2 grid gap-3 border-l-4 border-brick pl-4" aria-describedby={id}>
        <p id={id}>{text}</p>
        {children}
      </fieldset>
    </details>
  );
}
