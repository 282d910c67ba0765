'use client';

import { CopyField } from '@/app/_ui/copy-field';
import { CheckField, SelectField, TextField } from '@/app/_ui/field';
import { Form, useRevealed } from '@/app/_ui/form';
import { Submit } from '@/app/_ui/submit';
import { ZoneField } from '@/app/_ui/zone-field';
import type { Language } from '@/lib/engine';
import type { AccountLetters } from '@/lib/play';
import { HoursFields, ReminderFields } from '../_shell/letter-fields';
import { createBotAction, createTokenAction, deleteAction, lettersAction, profileAction } from './actions';

interface ProfileProps {
  profile: { name: string; language: Language; timeZone: string };
  zones: string[];
  words: Record<'name' | 'language' | 'timezone' | 'timezoneHint' | 'save', string>;
}

const languageNames = [
  { value: 'en', label: 'English' },
  { value: 'it', label: 'Italiano' },
];

export function ProfileForm({ profile, zones, words }: ProfileProps) {
  return (
    <Form action={profileAction} className="grid gap-4">
      <TextField name="name" label={words.name} defaultValue={profile.name} autoComplete="nickname" required maxLength={40} />
      <SelectField name="language" label={words.language} options={languageNames} defaultValue={profile.language} />
      <ZoneField zones={zones} chosen={profile.timeZone} label={words.timezone} hint={words.timezoneHint} />
      <Submit className="justify-self-start">{words.save}</Submit>
    </Form>
  );
}

interface LettersProps {
  settings: AccountLetters;
  modes: { value: string; label: string }[];
  shares: { percent: number; label: string }[];
  words: Record<
    | ('turn' | 'turnHint' | 'question' | 'questionHint' | 'news' | 'kinds' | 'mode' | 'modeHint' | 'digestAt' | 'digestAtHint')
    | ('quiet' | 'quietHint' | 'from' | 'to' | 'reminders' | 'save'),
    string
  >;
}

export function LettersForm({ settings, modes, shares, words }: LettersProps) {
  const { turn, question, news, mode, digestAt, quiet, reminders } = settings;
  return (
    <Form action={lettersAction} className="letter-settings grid gap-6">
      <SelectField name="mode" label={words.mode} hint={words.modeHint} options={modes} defaultValue={mode} />
      <div className="when-digest max-w-sm">
        <TextField name="digest-at" type="time" label={words.digestAt} hint={words.digestAtHint} defaultValue={digestAt} required />
      </div>
      <div className="grid gap-3">
        <CheckField name="quiet" label={words.quiet} hint={words.quietHint} defaultChecked={quiet !== null} />
        <div className="when-ticked">
          <HoursFields hours={quiet} words={words} />
        </div>
      </div>
      <ReminderFields shares={shares} chosen={reminders} legend={words.reminders} />
      <fieldset className="grid gap-3">
        <legend className="mb-1 font-sans text-[0.9375rem] font-semibold">{words.kinds}</legend>
        <CheckField name="turn" label={words.turn} hint={words.turnHint} defaultChecked={turn} />
        <CheckField name="question" label={words.question} hint={words.questionHint} defaultChecked={question} />
        <CheckField name="news" label={words.news} defaultChecked={news} />
      </fieldset>
      <Submit className="justify-self-start">{words.save}</Submit>
    </Form>
  );
}

interface TokenWords extends Record<'name' | 'create' | 'shown' | 'copy' | 'copied', string> {}

/** The new token stands here until the page is left, and never again. */
function NewToken({ words }: { words: TokenWords }) {
  const token = useRevealed();
  return token === undefined ? null : <CopyField label={words.shown} value={token} words={words} />;
}

export function TokenForm({ bot, words }: { bot: string | null; words: TokenWords }) {
  return (
    <Form action={createTokenAction} className="grid gap-4">
      {bot !== null && <input type="hidden" name="bot" value={bot} />}
      <TextField name="name" label={words.name} required maxLength={40} autoComplete="off" />
      <Submit className="justify-self-start">{words.create}</Submit>
      <NewToken words={words} />
    </Form>
  );
}

export function BotForm({ most, words }: { most: { name: number; about: number }; words: Record<'name' | 'about' | 'create', string> }) {
  return (
    <Form action={createBotAction} className="grid gap-4">
      <TextField name="name" label={words.name} required maxLength={most.name} autoComplete="off" />
      <TextField name="about" label={words.about} maxLength={most.about} autoComplete="off" />
      <Submit className="justify-self-start">{words.create}</Submit>
    </Form>
  );
}

export function DeleteForm({ words }: { words: { confirm: string; leave: string } }) {
  return (
    <Form action={deleteAction} className="grid gap-4">
      <TextField name="email" type="email" label={words.confirm} required autoComplete="off" />
      <Submit tone="danger" className="justify-self-start">
        {words.leave}
      </Submit>
    </Form>
  );
}
