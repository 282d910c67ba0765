import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { Link } from '@/app/_ui/link';
import { offersBeacon } from '@/lib/play';
import { signedIn } from '../../_shell/guards';
import { Page } from '../../_ui/page';
import { defaultsOf, readFields } from '../../_ui/read-fields';
import { clockStart, clockWords } from '../_clock/words';
import { clubChoice, presetsFor } from './club-choice';
import { NewTableForm, type NewTableWords } from './new-table-form';
import { offeredGames } from './offered-games';
import { absences, countings, leavings, optionPrefix } from './parse';

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('newTable'))('title') };
}

/** The query as a form sends it: the options in it decide which seats there are. */
function sheetOf(query: Record<string, string | string[] | undefined>): URLSearchParams {
  const pairs = Object.entries(query).flatMap(([name, value]) => [value ?? []].flat().map((each) => [name, each]));
  return new URLSearchParams(pairs);
}

export default async function NewTablePage({ searchParams }: Props) {
  const user = await signedIn('/tables/new');
  const [t, language, query, games] = await Promise.all([getTranslations('newTable'), getLocale(), searchParams, offeredGames()]);
  const [affairs, results, lobby] = await Promise.all([getTranslations('affairs'), getTranslations('results'), getTranslations('lobby')]);
  const sheet = sheetOf(query);
  const caller = { user: user.id, language };
  const club = await clubChoice(caller, sheet.get('club'));
  const presets = await presetsFor(caller, club?.chosen ?? '');
  const preset = presets.find(({ id }) => id === sheet.get('preset')) ?? null;
  const asked = preset?.game ?? sheet.get('game');
  const game = asked === null ? games[0] : games.find(({ id }) => id === asked);
  if (!game) notFound();
  const fields = game.optionFields(language);
  const chosen = sheet.has('options') ? readFields(fields, sheet, optionPrefix).values : {};
  const values = { ...defaultsOf(fields), ...preset?.options, ...chosen };
  const options = game.optionsSchema.safeParse(values);
  const seatsOf = game.seats(options.success ? options.data : game.optionsSchema.parse(defaultsOf(fields)));
  const seats = seatsOf.map((seat: string) => ({ value: seat, label: game.seatName(seat, language) }));
  const holder = (value: 'me' | 'open' | 'link' | 'email' | 'program' | 'bot') => ({ value, label: t(value) });
  const words: NewTableWords = {
    options: t('options'),
    house: t('house'),
    more: t('more'),
    update: t('update'),
    name: t('name'),
    nameHint: t('nameHint'),
    who: t('who'),
    mySeat: t('mySeat'),
    seatsHint: t('seatsHint'),
    start: t('start'),
    visibility: t('visibility'),
    create: t('create'),
    word: t('word'),
    wordText: t('wordText'),
    ways: [
      { value: 'solo', label: t('solo'), hint: t('soloHint') },
      { value: 'bots', label: t('bots'), hint: t('botsHint') },
      { value: 'others', label: t('others'), hint: t('othersHint') },
    ],
    text: { upload: t('upload'), tooLong: t('fileTooLong'), sample: t('sample'), samples: `/rules/${game.id}/samples` },
    holders: [holder('me'), holder('open'), holder('link'), holder('email'), holder('program'), holder('bot')],
    addresses: Object.fromEntries(seats.map(({ value, label }) => [value, t('emailLabel', { seat: label })])),
    programs: Object.fromEntries(seats.map(({ value, label }) => [value, t('programLabel', { seat: label })])),
    admitsBots: { label: lobby('admitsBots'), hint: lobby('admitsBotsText') },
    clock: await clockWords(),
    absence: affairs('absenceText'),
    absences: absences.map((value) => ({ value, label: affairs(`absenceRules.${value}`) })),
    terms: {
      ...{ counts: results('counts'), countsText: results('countsText'), leaving: results('leaving'), leavingText: results('leavingText') },
      countings: ['usual' as const, ...countings].map((value) => ({ value, label: results(`countings.${value}`) })),
      leavings: leavings.map((value) => ({ value, label: results(`leavings.${value}`) })),
    },
    beacon: offersBeacon() ? { label: t('beacon'), hint: t('beaconText') } : null,
    starts: [
      { value: 'owner', label: t('startOwner') },
      { value: 'full', label: t('startFull') },
    ],
    visibilities: [
      { value: 'public', label: t('public') },
      { value: 'private', label: t('private') },
    ],
    ofClub: club && [{ value: 'club', label: t('ofClub') }],
    club,
  };
  const inClub = club?.chosen ? `&club=${club.chosen}` : '';
  return (
    <Page title={t('title')}>
      <div className="grid gap-8 lg:grid-cols-[20rem_1fr]">
        <nav aria-label={t('game')}>
          <ul className="grid gap-3">
            {games.map((each) => (
              <li key={each.id}>
                <Link
                  href={`/tables/new?game=${each.id}${inClub}`}
                  aria-current={each.id === game.id ? 'true' : undefined}
                  className="sheet block p-4 text-ink no-underline hover:bg-well aria-[current]:border-brick aria-[current]:border-l-4"
                >
                  <span className="text-lg font-semibold">{each.title[language]}</span>
                  {each.stage !== 'stable' && <span className="label ml-2">{t(each.stage)}</span>}
                  <span className="mt-1 block text-[0.9375rem] text-soft">{each.summary[language]}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid max-w-2xl content-start gap-6">
          {game.notice && <p className="sheet p-4">{game.notice[language]}</p>}
          {presets.length > 0 && (
            <nav aria-label={t('presets')}>
              <p className="mb-1 font-sans text-[0.9375rem] font-semibold">{t('presets')}</p>
              <ul className="flex flex-wrap gap-2">
                {presets.map(({ id, name, gameTitle }) => (
                  <li key={id}>
                    <Link
                      href={`/tables/new?club=${club?.chosen}&preset=${id}`}
                      aria-current={id === preset?.id ? 'true' : undefined}
                      className="button aria-[current]:border-brick"
                      data-size="small"
                    >
                      {name} · {gameTitle}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <NewTableForm
            key={`${game.id} ${preset?.id}`}
            game={game.id}
            title={t('nameDefault', { name: user.name })}
            fields={fields}
            values={values}
            seats={seats}
            clock={clockStart(preset?.timeControl ?? null, user.timeZone)}
            absence={preset?.absence ?? 'shift'}
            preset={preset?.id ?? null}
            changed={sheet.has('options')}
            words={words}
          />
        </div>
      </div>
    </Page>
  );
}
