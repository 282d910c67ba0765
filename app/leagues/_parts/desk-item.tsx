import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SelectField } from '@/app/_ui/field';
import { Link } from '@/app/_ui/link';
import { TextArea } from '@/app/_ui/text-area';
import { type DeskItem, type EntrantView, longestReason, type SeasonView } from '@/lib/play';
import { zonedText } from '@/lib/time-control';
import { decideAction, extendAction } from './desk-actions';
import { Replace, Withdraw } from './desk-tools';
import { withRoom } from './room';
import { placeAction } from './season-actions';
import { Asked, SeasonForm } from './season-form';

interface Props {
  item: DeskItem;
  season: SeasonView;
  entrants: Record<string, EntrantView>;
  candidates: readonly { userId: string; name: string }[];
}

const names = (ids: readonly string[], entrants: Props['entrants'], former: string): string =>
  ids.map((id) => entrants[id]?.name || former).join(' – ');

/** Something that waits for a director, and what can be done about it. */
export async function Item({ item, season, entrants, candidates }: Props) {
  const [t, language] = await Promise.all([getTranslations('seasonDesk'), getLocale()]);
  const { zone } = season.plan.calendar;
  const base = `/leagues/${season.league.slug}/${season.number}`;
  switch (item.kind) {
    case 'late':
    case 'soon': {
      const game = names(item.entrants, entrants, t('formerPlayer'));
      const { round, division, table } = item;
      const about =
        item.kind === 'late'
          ? t('late', { round, division })
          : t('soon', { round, division, when: zonedText(new Date(item.deadline), { zone, language }) });
      return (
        <Line title={game} about={about} isPressing={item.kind === 'late'}>
          <Link href={`/tables/${table}`} className="button" data-size="small">
            {t('toTable')}
            <span className="sr-only"> {game}</span>
          </Link>
          {[3, 7].map((days) => (
            <SeasonForm
              key={days}
              season={season}
              action={extendAction}
              sends={{ round: `${round}`, days: `${days}` }}
              submit={t('extend', { round, days })}
              about={game}
            />
          ))}
          {item.kind === 'late' && <Decide season={season} table={table} ids={item.entrants} entrants={entrants} appeal={null} />}
        </Line>
      );
    }
    case 'appeal': {
      const game = names(item.entrants, entrants, t('formerPlayer'));
      return (
        <Line title={game} about={t('appeal', { reason: item.reason })} isPressing>
          <Link href={`/tables/${item.table}/affairs`} className="button" data-size="small">
            {t('toJudging')}
            <span className="sr-only"> {game}</span>
          </Link>
          <Decide season={season} table={item.table} ids={item.entrants} entrants={entrants} appeal={item.entry} />
        </Line>
      );
    }
    case 'unplaced': {
      const name = names([item.entrant], entrants, t('formerPlayer'));
      const divisions = withRoom(season);
      if (divisions.length === 0) {
        return (
          <Line title={name} about={t('itemNoRoom')}>
            <Withdraw season={season} entrants={[{ value: item.entrant, label: name }]} about={name} />
          </Line>
        );
      }
      return (
        <Line title={name} about={t('itemUnplaced')}>
          <SeasonForm season={season} action={placeAction} sends={{ entrant: item.entrant, seed: '' }} submit={t('place')} about={name}>
            <SelectField
              name="division"
              label={t('division')}
              options={divisions.map(({ id, name: its }) => ({ value: id, label: its }))}
            />
          </SeasonForm>
        </Line>
      );
    }
    case 'vacant': {
      const name = names([item.entrant], entrants, t('formerPlayer'));
      const places = [{ value: `${item.entrant} 1`, label: name }];
      return (
        <Line title={name} about={t('itemVacant')} isPressing>
          <Replace season={season} places={places} candidates={candidates} about={name} />
          <Withdraw season={season} entrants={[{ value: item.entrant, label: name }]} about={name} />
        </Line>
      );
    }
    case 'undated':
      return (
        <Line title={t('undated')}>
          <Link href={`${base}/entrants#date`} className="button" data-size="small">
            {t('changeDate')}
          </Link>
        </Line>
      );
    case 'requests':
      return (
        <Line title={t('requests', { count: item.count })}>
          <Link href={`/clubs/${season.club?.slug}/members#requests`} className="button" data-size="small">
            {t('toRequests')}
          </Link>
        </Line>
      );
  }
}

function Line({
  title,
  about,
  isPressing = false,
  children,
}: {
  title: string;
  about?: string;
  isPressing?: boolean;
  children: ReactNode;
}) {
  return (
    <li className={`mb-3 grid gap-2 border-b border-l-4 border-b-rule py-2 pl-4 ${isPressing ? 'border-l-brick' : 'border-l-rule-strong'}`}>
      <p>
        <strong className="break-words">{title}</strong>
        {about && <span className="block font-sans text-sm wrap-anywhere text-soft">{about}</span>}
      </p>
      <div className="flex flex-wrap items-start gap-2 [&>details]:w-full">{children}</div>
    </li>
  );
}

interface DecideProps extends Pick<Props, 'season' | 'entrants'> {
  table: string;
  /** Who plays it. */
  ids: readonly string[];
  /** Entry of the appeal that is answered. */
  appeal: number | null;
}

async function Decide({ season, table, ids, entrants, appeal }: DecideProps) {
  const t = await getTranslations('seasonDesk');
  const verdicts = ['draw', 'won', 'void', ...(appeal === null ? [] : (['stands'] as const))] as const;
  const about = names(ids, entrants, t('formerPlayer'));
  return (
    <Asked title={t('decide')} about={about} text={t('decideText')} isGrave>
      <SeasonForm
        season={season}
        action={decideAction}
        sends={{ table, appeal: appeal === null ? '' : `${appeal}` }}
        submit={t('decideDo')}
        about={about}
        tone="danger"
        className="decision"
      >
        <SelectField name="verdict" label={t('verdict')} options={verdicts.map((value) => ({ value, label: t(`verdicts.${value}`) }))} />
        <div className="if-won">
          <SelectField
            name="winner"
            label={t('winner')}
            options={ids.map((value) => ({ value, label: entrants[value]?.name || t('formerPlayer') }))}
          />
        </div>
        <TextArea name="reason" label={t('reason')} rows={2} max={longestReason} defaultValue="" />
      </SeasonForm>
    </Asked>
  );
}
