import { getTranslations } from 'next-intl/server';
import { SelectField, TextField } from '@/app/_ui/field';
import { Pages, pageIn, pageOf } from '@/app/_ui/pages';
import type { EntrantView, SeasonView } from '@/lib/play';
import { withRoom } from './room';
import { leaveAction, placeAction } from './season-actions';
import { SeasonForm } from './season-form';

/** Entrants of a division on a page: each brings its forms for who directs. */
const size = 50;

/** Entrants of a season, division by division, and those who are in none. */
export async function EntrantList({ season, query }: { season: SeasonView; query: Record<string, string | string[] | undefined> }) {
  const [t, words] = await Promise.all([getTranslations('seasonDesk'), getTranslations('leagues')]);
  const { divisions, entrants, waiting, status } = season;
  const isBefore = status === 'draft' || status === 'entry';
  const groups = [
    ...divisions.map(({ id, name, table }) => ({
      ...{
        id,
        title: divisions.length === 1 ? '' : t('divisionNamed', { name }),
        entrants: table.flatMap(({ entrant }) => entrants[entrant] ?? []),
      },
    })),
    { id: '', title: t(isBefore ? 'unplaced' : 'waiting'), entrants: waiting.flatMap((id) => entrants[id] ?? []) },
  ]
    .filter((group) => group.entrants.length > 0)
    .map((group, index) => {
      const field = `page-${index + 1}`;
      const page = pageIn(query[field]);
      return { ...group, field, page, ...pageOf(group.entrants, page, size) };
    });
  return (
    <>
      {groups.map((group) => (
        <section key={group.id} className="mb-6">
          {group.title !== '' && <h3 className="mb-1">{group.title}</h3>}
          {group.id === '' && isBefore && divisions.length > 1 && <p className="font-sans text-sm text-soft">{t('unplacedText')}</p>}
          <ul>
            {group.shown.map((entrant) => (
              <Entrant
                key={entrant.id}
                entrant={entrant}
                season={season}
                division={group.id}
                mayChange={season.mayDirect && (isBefore || (status === 'running' && group.id === '' && withRoom(season).length > 0))}
              />
            ))}
          </ul>
          <Pages
            path={`/leagues/${season.league.slug}/${season.number}/entrants`}
            page={group.page}
            isMore={group.isMore}
            name={group.field}
            words={{ back: words('previousPage'), on: words('nextPage') }}
          />
        </section>
      ))}
    </>
  );
}

interface EntrantProps {
  entrant: EntrantView;
  season: SeasonView;
  /** Empty: none. */
  division: string;
  mayChange: boolean;
}

async function Entrant({ entrant, season, division, mayChange }: EntrantProps) {
  const t = await getTranslations('seasonDesk');
  const { id, players, seed, withdrawn } = entrant;
  const name = entrant.name || t('formerPlayer');
  const isTeam = players.length > 1;
  return (
    <li className="border-b border-rule py-2.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <strong className="break-words">{name}</strong>
        <span className="label">{withdrawn ? t('withdrawn') : seed !== null && t('seed', { seed })}</span>
      </p>
      {isTeam && <p className="font-sans text-sm text-soft">{players.map((each) => each.name ?? t('formerPlayer')).join(' · ')}</p>}
      {mayChange && (
        <details>
          <summary className="py-1.5 font-sans text-sm text-sea underline">
            {t('change')}
            <span className="sr-only"> {name}</span>
          </summary>
          <div className="mt-1 grid gap-3">
            <SeasonForm season={season} action={placeAction} sends={{ entrant: id }} submit={t('place')} about={name}>
              <div className="grid items-start gap-3 sm:grid-cols-2">
                <SelectField
                  name="division"
                  label={t('division')}
                  options={[
                    ...(season.status === 'running' ? [] : [{ value: '', label: t('noDivision') }]),
                    ...(season.status === 'running' ? withRoom(season) : season.divisions).map((each) => ({
                      value: each.id,
                      label: each.name,
                    })),
                  ]}
                  defaultValue={division}
                />
                <TextField name="seed" label={t('seedField')} hint={t('seedHint')} inputMode="numeric" defaultValue={seed ?? ''} />
              </div>
            </SeasonForm>
            {season.status !== 'running' && (
              <SeasonForm season={season} action={leaveAction} sends={{ entrant: id }} submit={t('takeOut')} about={name} tone="danger" />
            )}
          </div>
        </details>
      )}
    </li>
  );
}
