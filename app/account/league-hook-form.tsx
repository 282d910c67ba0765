'use client';

import { SelectField, TextField } from '../_ui/field';
import { Form } from '../_ui/form';
import { Submit } from '../_ui/submit';
import { addSeasonHookAction } from './league-hook-actions';

interface Props {
  kinds: { value: string; label: string }[];
  words: Record<'league' | 'leagueHint' | 'kind' | 'url' | 'urlHint' | 'add', string>;
}

export function AddSeasonHookForm({ kinds, words }: Props) {
  return (
    <Form action={addSeasonHookAction} className="grid gap-4">
      <TextField name="league" label={words.league} hint={words.leagueHint} placeholder="/leagues/" required autoComplete="off" />
      <SelectField name="kind" label={words.kind} options={kinds} />
      <TextField name="url" type="url" label={words.url} hint={words.urlHint} placeholder="https://" required autoComplete="off" />
      <Submit className="justify-self-start">{words.add}</Submit>
    </Form>
  );
}
