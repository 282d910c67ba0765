'use client';

import { type ReactNode, useId } from 'react';
import { CheckField, SelectField, TextField } from '@/app/_ui/field';
import { useField } from '@/app/_ui/form';
import type { HoursControl } from '@/lib/time-control';

interface Option {
  value: string;
  label: string;
}

type Label =
  | 'timeControl'
  | 'timeControlText'
  | 'time'
  | 'turn'
  | 'reaction'
  | 'first'
  | 'bank'
  | 'bankText'
  | 'start'
  | 'increment'
  | 'cap'
  | 'counts'
  | 'zone'
  | 'days'
  | 'from'
  | 'to'
  | 'hoursText'
  | 'atDeadline'
  | 'grace'
  | 'defaults'
  | 'defaultsText'
  | 'expiry'
  | 'expiryText'
  | 'vacation'
  | 'vacationText';

export interface ClockFieldsWords {
  labels: Record<Label, string>;
  timeControls: Option[];
  expiries: Option[];
  weekdays: Option[];
}

export interface ClockFieldsProps {
  words: ClockFieldsWords;
  /** A preset's name, or "own". */
  chosen: string;
  /** Fills the fields of "own". */
  rules: HoursControl;
  zones: string[];
}

/** A time control: one of the presets, or rules of one's own. Style sheets alone show the rules when they are wanted. */
export function ClockFields({ words, chosen, rules, zones }: ClockFieldsProps) {
  const { labels } = words;
  return (
    <div className="clock grid gap-4">
      <SelectField
        name="timeControl"
        label={labels.timeControl}
        hint={labels.timeControlText}
        options={words.timeControls}
        defaultValue={chosen}
      />
      <div className="if-own sheet grid gap-6 p-4">
        <Group title={labels.time}>
          <Hours name="clock.turn" label={labels.turn} value={rules.turn} />
          <Hours name="clock.reaction" label={labels.reaction} value={rules.reaction} />
          <Hours name="clock.first" label={labels.first} value={rules.first} />
        </Group>
        <Group title={labels.bank} text={labels.bankText}>
          <Hours name="clock.start" label={labels.start} value={rules.bank?.start ?? 0} />
          <Hours name="clock.increment" label={labels.increment} value={rules.bank?.increment ?? 0} />
          <Hours name="clock.cap" label={labels.cap} value={rules.bank?.cap ?? 0} />
        </Group>
        <fieldset className="grid gap-3">
          <legend className="mb-2 font-sans font-semibold">{labels.counts}</legend>
          <SelectField name="clock.zone" label={labels.zone} options={zones.map(zoneOption)} defaultValue={rules.zone} />
          <Weekdays words={words} days={rules.days} />
          <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-3">
            <TextField name="clock.from" type="time" label={labels.from} defaultValue={rules.hours?.from} />
            <TextField
              name="clock.to"
              type="time"
              label={labels.to}
              defaultValue={rules.hours?.to === '24:00' ? '00:00' : rules.hours?.to}
            />
          </div>
          <p className="font-sans text-sm text-soft">{labels.hoursText}</p>
        </fieldset>
        <fieldset className="grid gap-3">
          <legend className="mb-2 font-sans font-semibold">{labels.atDeadline}</legend>
          <CheckField name="clock.defaults" label={labels.defaults} hint={labels.defaultsText} defaultChecked={rules.defaults} />
          <SelectField
            name="clock.expiry"
            label={labels.expiry}
            hint={labels.expiryText}
            options={words.expiries}
            defaultValue={rules.expiry}
          />
          <div className="grid items-start gap-3 sm:grid-cols-2">
            <Hours name="clock.grace" label={labels.grace} value={rules.grace} />
            <TextField
              name="clock.vacation"
              label={labels.vacation}
              hint={labels.vacationText}
              inputMode="numeric"
              defaultValue={rules.vacation}
              autoComplete="off"
            />
          </div>
        </fieldset>
      </div>
    </div>
  );
}

const zoneOption = (value: string): Option => ({ value, label: value.replaceAll('_', ' ') });

function Group({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-2 font-sans font-semibold">{title}</legend>
      {text && <p className="mb-3 font-sans text-sm text-soft">{text}</p>}
      <div className="grid items-end gap-3 sm:grid-cols-3">{children}</div>
    </fieldset>
  );
}

function Hours({ name, label, value }: { name: string; label: string; value: number }) {
  return <TextField name={name} label={label} inputMode="decimal" defaultValue={String(value)} autoComplete="off" />;
}

function Weekdays({ words, days }: { words: ClockFieldsWords; days: readonly number[] }) {
  const id = useId();
  const { error } = useField('clock.days');
  return (
    <fieldset aria-describedby={error && `${id}-error`}>
      <legend className="mb-1 font-sans text-[0.9375rem] font-semibold">{words.labels.days}</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        {words.weekdays.map(({ value, label }) => (
          <CheckField key={value} name={`clock.day${value}`} label={label} defaultChecked={days.includes(Number(value))} />
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="font-sans text-sm font-semibold text-brick">
          {error}
        </p>
      )}
    </fieldset>
  );
}
