import { getTranslations } from 'next-intl/server';
import { Press } from '@/app/clubs/_parts/press';
import { optionWords } from '@/lib/engine';
import { type AnyGame, loadGame } from '@/lib/games/registry';
import type { Wanted } from '@/lib/play';
import { describeTimeControl } from '@/lib/time-control';
import { Link } from '../_ui/link';
import { When } from '../_ui/when';
import { currentCaller } from '../_words/caller';
import { answerAction, withdrawAction } from './actions';

/** What is not as usual. */
function optionsOf(game: AnyGame, options: Wanted['options'], language: 'en' | 'it'): string {
  const fields = game.optionFields(language).filter((field) => String(options[field.name]) !== String(field.default));
  return optionWords(fields, options, language)
    .map(({ label, value }) => `${label}: ${value}`)
    .join(' · ');
}

/** One game for which somebody looks for an opponent. */
export async function WantedRow({ wanted }: { wanted: Wanted }) {
  const [t, caller] = await Promise.all([getTranslations('wanted'), currentCaller()]);
  const { id, game, gameTitle, counts, seatName, lowest, highest, note, player, playerName, rating, endsAt, isMine } = wanted;
  const { language } = caller;
  const bounds = { lowest: String(lowest), highest: String(highest) };
  const opponent = lowest !== null && highest !== null ? t('between', bounds) : t(lowest === null ? 'atMost' : 'atLeast', bounds);
  const facts = [
    { label: t('options'), value: optionsOf(await loadGame(game as Parameters<typeof loadGame>[0]), wanted.options, language) },
    { label: t('clock'), value: describeTimeControl(wanted.timeControl, language)[0] ?? '' },
    { label: t(isMine ? 'seatMine' : 'seat'), value: seatName ?? t('seatAny') },
    { label: t('opponent'), value: lowest === null && highest === null ? '' : opponent },
    { label: t('counts'), value: t(counts) },
  ].filter(({ value }) => value !== '');
  return (
    <li className="grid gap-2 border-b border-rule py-4 sm:grid-cols-[1fr_auto] sm:gap-6">
      <div className="min-w-0">
        <p>
          <strong className="text-lg">{gameTitle}</strong>{' '}
          {isMine ? (
            <span className="label">{t('mine')}</span>
          ) : (
            <>
              {t('by')} <Link href={`/players/${player}`}>{playerName}</Link> ({rating})
            </>
          )}
        </p>
        {note !== '' && <p className="mt-1 break-words">“{note}”</p>}
        <dl className="mt-1 grid gap-0.5 font-sans text-sm">
          {facts.map(({ label, value }) => (
            <div key={label} className="flex flex-wrap gap-x-2">
              <dt className="text-soft">{label}:</dt>
              <dd className="min-w-0 break-words">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-1 font-sans text-sm text-soft">
          {t('ends')} <When iso={endsAt} />
        </p>
      </div>
      <div>
        {isMine && <Press action={withdrawAction} sends={{ wanted: id }} text={t('withdraw')} about={gameTitle} size="small" />}
        {!isMine && caller.user !== null && (
          <Press
            action={answerAction}
            sends={{ wanted: id }}
            text={t('answer')}
            about={`${gameTitle}, ${playerName}`}
            tone="main"
            size="small"
          />
        )}
      </div>
    </li>
  );
}
