import { getLocale, getTranslations } from 'next-intl/server';
import { Live } from '@/app/_board/live';
import { wordsIn } from '@/app/_board/words-in';
import { Link } from '@/app/_ui/link';
import { SeasonLine } from '@/app/leagues/_parts/season-line';
import { optionWords } from '@/lib/engine';
import { type AnyGame, isGameId, loadGame } from '@/lib/games/registry';
import { type LobbyView, lobbyView, tableRatings } from '@/lib/play';
import { describeTimeControl } from '@/lib/time-control';
import { orPlainPage } from '../../../_shell/guards';
import { FactRows } from '../../../_ui/fact-rows';
import { Notice } from '../../../_ui/notice';
import { Page } from '../../../_ui/page';
import { Moment } from '../../../_ui/when';
import { currentCaller } from '../../../_words/caller';
import { Expected } from '../../../ratings/_parts/seat-rating';
import { TermsOf } from '../_result/terms';
import { botRuleAction, cancelAction, startAction, startRuleAction, wordAction } from './actions';
import { BotRule, CancelTable, StartRule, StartTable, WordForm } from './forms';
import { SeatTable } from './seat-table';

/** A table that has not started: who sits where, what is played, and the start. */
export async function Lobby({ table: id }: { table: string }) {
  const [t, post, caller] = await Promise.all([getTranslations('lobby'), getTranslations('post'), currentCaller()]);
  const table = await orPlainPage(lobbyView(caller, id));
  const game = isGameId(table.game) ? await loadGame(table.game) : null;
  const board = game?.boardNote?.(table.options)[caller.language];
  const ratings = table.terms.counts === 'rated' ? await tableRatings(caller, table) : null;
  const empty = table.seats.some(({ userId, bot }) => !userId && !bot);
  return (
    <Page title={table.title} label={[table.gameTitle, board, t('waiting')].filter(Boolean).join(' · ')}>
      <div className="grid gap-10 lg:grid-cols-[3fr_2fr]">
        <section>
          {table.offers.map(({ token, seatName }) => (
            <div key={token} className="mb-4">
              <Notice tone="wait">
                {t('offered', { seat: seatName })} <Link href={`/invite/${token}`}>{t('offeredLook')}</Link>
              </Notice>
            </div>
          ))}
          <SeasonLine table={{ id, ownerId: table.owner }} />
          {table.club && (
            <p className="mb-4">
              {t('club')} <Link href={`/clubs/${table.club.slug}`}>{table.club.name}</Link>
            </p>
          )}
          <h2 className="mb-3">{t('seats')}</h2>
          {table.membersUntil && (
            <p className="mb-3 text-soft">
              {t('membersUntil')} <Moment iso={table.membersUntil} />.
            </p>
          )}
          <SeatTable table={table} caller={caller} ratings={ratings?.players ?? {}} />
          {table.admitsBots && <p className="mt-3 font-sans text-[0.9375rem]">{t('admitted')}</p>}
          {table.terms.counts === 'rated' && table.seats.some(({ program }) => program) && (
            <p className="mt-3 font-sans text-[0.9375rem]">{t('programsUnrated')}</p>
          )}
          <Expected expected={ratings?.expected ?? null} />
          <div className="mt-6">
            {table.isOwner ? (
              <StartTable
                action={startAction}
                table={id}
                empty={empty}
                canStart={table.canStart}
                words={{ start: t('start'), startBots: t('startBots'), hint: t(table.startsWhenFull ? 'startsWhenFull' : 'startHint') }}
              />
            ) : (
              <p className="text-soft">{t(table.startsWhenFull ? 'startsWhenFull' : 'ownerStarts')}</p>
            )}
          </div>
          <div className="mt-6">
            <Live table={id} seq={0} words={wordsIn(caller.language).table} />
          </div>
        </section>
        <div className="grid content-start gap-8">
          <Facts table={table} game={game} />
          {table.mySeats.length > 0 && (
            <section>
              <h2 className="mb-2">{t('word')}</h2>
              <p className="mb-3 text-soft">
                {t('wordText')} <Link href="/how-dice-work">{t('howDice')}</Link>
              </p>
              <WordForm action={wordAction} table={id} words={{ field: t('wordField'), save: t('wordSave') }} />
            </section>
          )}
          {table.isOwner && (
            <section>
              <h2 className="mb-2">{t('startRule')}</h2>
              <StartRule
                action={startRuleAction}
                table={id}
                startsWhenFull={table.startsWhenFull}
                words={{ rule: t('startRule'), owner: t('startOwner'), full: t('startFull'), save: t('startSave') }}
              />
            </section>
          )}
          {table.isOwner && (
            <section>
              <h2 className="mb-2">{t('programs')}</h2>
              <BotRule
                action={botRuleAction}
                table={id}
                admitsBots={table.admitsBots}
                words={{ admit: t('admitsBots'), hint: t('admitsBotsText'), save: t('startSave') }}
              />
            </section>
          )}
          {table.isOwner && (
            <p>
              <Link href={`/tables/${id}/webhooks`}>{post('hooks')}</Link>
            </p>
          )}
          {table.isOwner && (
            <CancelTable action={cancelAction} table={id} words={{ cancel: t('cancel'), text: t('cancelText'), confirm: t('cancelDo') }} />
          )}
        </div>
      </div>
    </Page>
  );
}

/** What is played and how, as the opener chose it. */
async function Facts({ table, game }: { table: LobbyView; game: AnyGame | null }) {
  const [t, clock, language] = await Promise.all([getTranslations('lobby'), getTranslations('clock'), getLocale()]);
  const rows = optionWords(game?.optionFields(language) ?? [], table.options, language);
  return (
    <section>
      <h2 className="mb-2">{t('options')}</h2>
      <dl className="border-t border-rule">
        <FactRows facts={rows} />
        <div className="py-1.5">
          <dt className="text-soft" title={t('commitmentText')}>
            {t('commitment')}
          </dt>
          <dd className="code mt-1 block break-all">{table.commitment}</dd>
          {table.beacon && <dd>{t('beacon')}</dd>}
        </div>
      </dl>
      <h2 className="mt-6 mb-2">{t('timeControl')}</h2>
      <div className="grid gap-1">
        {describeTimeControl(table.timeControl, language).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {table.isOwner && (
        <p className="mt-1">
          <Link href={`/tables/${table.id}/clock`}>{clock('change')}</Link>
        </p>
      )}
      <TermsOf terms={table.terms} sides={table.sides} />
      <p className="mt-4">
        <Link href={`/rules/${table.game}`}>{table.gameTitle}</Link>
      </p>
    </section>
  );
}
