'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useTransition } from 'react';
import { DrawnWord } from '@/app/_dice/drawn-word';
import { Drawer } from '@/app/_ui/drawer';
import { CheckField, SelectField, TextField } from '@/app/_ui/field';
import { Form, useField } from '@/app/_ui/form';
import { GameFields, type TextWords } from '@/app/_ui/game-fields';
import { Submit } from '@/app/_ui/submit';
import type { Field } from '@/lib/engine';
import { ClockFields, type ClockFieldsProps, type ClockFieldsWords } from '../_clock/clock-fields';
import { createAction } from './actions';
import type { ClubChoice, Option } from './club-choice';

export interface NewTableWords
  extends Record<
    | 'options'
    | 'house'
    | 'more'
    | 'update'
    | 'name'
    | 'nameHint'
    | 'who'
    | 'mySeat'
    | 'seatsHint'
    | 'start'
    | 'visibility'
    | 'create'
    | 'word'
    | 'wordText',
    string
  > {
  ways: (Option & { hint: string })[];
  text: TextWords;
  holders: Option[];
  /** Label of the address field, by seat. */
  addresses: Record<string, string>;
  /** Label of the field for a bot account, by seat. */
  programs: Record<string, string>;
  admitsBots: { label: string; hint: string };
  clock: ClockFieldsWords;
  starts: Option[];
  visibilities: Option[];
  /** A table of a club may be seen by its members besides; null: the reader is in none. */
  ofClub: Option[] | null;
  club: ClubChoice | null;
  absence: string;
  absences: Option[];
  terms: TermsWords;
  /** Null: the place has no public beacon. */
  beacon: { label: string; hint: string } | null;
}

interface TermsWords {
  counts: string;
  countsText: string;
  countings: Option[];
  leaving: string;
  leavingText: string;
  leavings: Option[];
}

interface Props {
  game: string;
  title: string;
  fields: Field[];
  values: Record<string, unknown>;
  seats: Option[];
  /** What the clock begins with. */
  clock: Omit<ClockFieldsProps, 'words'>;
  /** What an absence does, to begin with. */
  absence: string;
  /** Id of the club's preset that it all begins with; null: none. */
  preset: string | null;
  /** The options were looked at already: they stay open. */
  changed: boolean;
  words: NewTableWords;
}

/** Everything a table needs, on one page; which seats there are follows from the options, asked of the server. */
export function NewTableForm({ game, title, fields, values, seats, clock, absence, preset, changed, words }: Props) {
  const router = useRouter();
  const [refreshing, refresh] = useTransition();
  const followOptions = ({ target }: FormEvent<HTMLElement>) => {
    const { form } = target as HTMLInputElement;
    if (!form) return;
    const query = new URLSearchParams({ game, options: '1' });
    const club = new FormData(form).get('club');
    if (typeof club === 'string' && club !== '') query.set('club', club);
    if (preset !== null) query.set('preset', preset);
    // seats do not follow from long texts, which fit no address
    const texts = fields.flatMap((field) => (field.kind === 'text' ? [`option.${field.name}`] : []));
    for (const [name, value] of new FormData(form)) {
      if (name.startsWith('option.') && !texts.includes(name)) query.append(name, String(value));
    }
    refresh(() => router.replace(`/tables/new?${query}`, { scroll: false }));
  };
  return (
    <Form action={createAction} className="grid max-w-2xl gap-8">
      <input type="hidden" name="game" value={game} />
      <input type="hidden" name="options" value="1" />
      {preset !== null && <input type="hidden" name="preset" value={preset} />}
      <Who words={words} seats={seats} clock={clock} absence={absence} busy={refreshing} />
      {fields.length > 0 && (
        <Drawer title={words.options} prefix="option." open={changed}>
          <div className="mt-4 grid gap-4" onChange={followOptions}>
            <GameFields fields={fields} values={values} prefix="option" house={words.house} more={words.more} text={words.text} />
            <noscript>
              <button type="submit" formMethod="get" formAction="/tables/new" className="button justify-self-start" data-size="small">
                {words.update}
              </button>
            </noscript>
          </div>
        </Drawer>
      )}
      <TextField name="title" label={words.name} hint={words.nameHint} defaultValue={title} maxLength={80} required />
      <DrawnWord name="drawn" pledge={null} />
      <TextField name="word" label={words.word} hint={words.wordText} maxLength={100} autoComplete="off" />
      {words.beacon && <CheckField name="beacon" {...words.beacon} />}
      <Submit tone="main" className="justify-self-start">
        {words.create}
      </Submit>
    </Form>
  );
}

/** Alone, against the bot, or seat by seat; style sheets alone show what belongs to the way chosen. */
function Who({ words, seats, clock, absence, busy }: Pick<Props, 'words' | 'seats' | 'clock' | 'absence'> & { busy: boolean }) {
  const { value } = useField('who');
  const chosen = value ?? (words.club?.chosen ? 'others' : 'solo');
  return (
    <fieldset className="ways grid gap-3" aria-busy={busy}>
      <legend className="mb-2 text-xl font-semibold">{words.who}</legend>
      {words.ways.map((way) => (
        <label key={way.value} className="sheet flex cursor-pointer gap-3 p-3 has-checked:border-brick">
          <input type="radio" name="who" value={way.value} key={chosen} defaultChecked={way.value === chosen} className="mt-1" />
          <span>
            <span className="font-sans font-semibold">{way.label}</span>
            <span className="block font-sans text-sm text-soft">{way.hint}</span>
          </span>
        </label>
      ))}
      <div className="if-bots">
        <SelectField name="mySeat" label={words.mySeat} options={seats} />
      </div>
      <div className="if-alone">
        <SelectField name="alone" label={words.visibility} options={words.visibilities} defaultValue="private" />
      </div>
      <div className="if-others grid gap-4">
        <p className="font-sans text-sm text-soft">{words.seatsHint}</p>
        {seats.map((seat, place) => (
          <div key={seat.value} className="seat-row grid gap-2 sm:grid-cols-2">
            <SelectField
              name={`seat.${seat.value}`}
              label={seat.label}
              options={words.holders}
              defaultValue={place === 0 ? 'me' : 'open'}
            />
            <div className="if-email">
              <TextField name={`email.${seat.value}`} label={words.addresses[seat.value] ?? seat.label} type="email" autoComplete="off" />
            </div>
            <div className="if-program">
              <TextField
                name={`program.${seat.value}`}
                label={words.programs[seat.value] ?? seat.label}
                maxLength={80}
                autoComplete="off"
              />
            </div>
          </div>
        ))}
        {words.club && <ClubFields club={words.club} />}
        <SelectField
          name="visibility"
          label={words.visibility}
          options={[...words.visibilities, ...(words.ofClub ?? [])]}
          defaultValue="public"
        />
        <SelectField name="start" label={words.start} options={words.starts} defaultValue="owner" />
        <CheckField name="admitsBots" {...words.admitsBots} />
        <ClockFields words={words.clock} {...clock} />
        <SelectField name="absence" label={words.absence} options={words.absences} defaultValue={absence} />
        <SelectField name="counts" label={words.terms.counts} hint={words.terms.countsText} options={words.terms.countings} />
        <SelectField name="leaving" label={words.terms.leaving} hint={words.terms.leavingText} options={words.terms.leavings} />
      </div>
    </fieldset>
  );
}

/** In which club, and how long its members go before others. */
function ClubFields({ club: { label, hint, clubs, hours, chosen } }: { club: ClubChoice }) {
  return (
    <>
      <SelectField name="club" label={label} hint={hint} options={clubs} defaultValue={chosen} />
      <SelectField name="membersHours" label={hours.label} options={hours.options} defaultValue="0" />
    </>
  );
}
