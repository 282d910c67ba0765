import { getTranslations } from 'next-intl/server';
import { SelectField, TextField } from '@/app/_ui/field';
import { longestNames } from '@/lib/play';

interface Props {
  /** Players of a team; 1: there are no teams. */
  boards: number;
  /** The first board that is asked for. */
  from: number;
  candidates: readonly { userId: string; name: string }[];
}

/** Who plays: a member, or a team with its players board by board. */
export async function PlayerFields({ boards, from, candidates }: Props) {
  const t = await getTranslations('seasonDesk');
  const options = [{ value: '', label: t('choose') }, ...candidates.map(({ userId, name }) => ({ value: userId, label: name }))];
  return (
    <>
      {boards > 1 && <TextField name="team" label={t('teamName')} maxLength={longestNames.team} autoComplete="off" />}
      {Array.from({ length: boards - from + 1 }, (_, index) => {
        const board = from + index;
        return <SelectField key={board} name="player" label={boards > 1 ? t('board', { board }) : t('player')} options={options} />;
      })}
    </>
  );
}
