import { getTranslations } from 'next-intl/server';
import { Link } from '@/app/_ui/link';
import { Notice } from '@/app/_ui/notice';
import { PlayerName } from '@/app/_ui/player-name';
import { When } from '@/app/_ui/when';
import { currentCaller } from '@/app/_words/caller';
import { chat, longestChat, type TableLook, type TableView } from '@/lib/play';
import { chatAction } from './chat-action';

/** What was said at the table, the newest last, and a field for who may say more; `refused` is why the last word was not taken. */
export async function Chat({ table, look, refused }: { table: TableView; look: TableLook; refused: string | null }) {
  const [t, caller] = await Promise.all([getTranslations('chat'), currentCaller()]);
  const { lines, audiences } = chat(caller, look);
  // who speaks in private goes on in private
  const usual = lines.findLast(({ mine }) => mine)?.to?.value ?? '';
  const talks = table.mySeats.length > 0 || (caller.user !== null && table.owner === caller.user);
  if (lines.length === 0 && !talks) return null;
  return (
    <section id="chat">
      <h2 className="mb-2">{t('title')}</h2>
      {lines.length === 0 ? (
        <p className="mb-3 text-soft">{t('none')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <div className="chat-lines" role="log" aria-label={t('title')} tabIndex={0}>
          <ul>
            {lines.map(({ id, name, mine, text, at, to }) => (
              <li key={id} className="chat-line">
                <p className="chat-who">
                  <strong>{mine ? t('yours') : <PlayerName name={name ?? t('gone')} />}</strong>{' '}
                  {to && <em>{t('to', { name: to.name })}</em>} <When iso={at} />{' '}
                  {caller.user !== null && !mine && name !== null && text !== null && (
                    <Link href={`/report?${new URLSearchParams({ table: table.id, line: id })}`}>{t('report')}</Link>
                  )}
                </p>
                {text === null ? <p className="text-soft">{t('hidden')}</p> : <p>{text}</p>}
              </li>
            ))}
          </ul>
        </div>
      )}
      {talks && (
        // no script of its own: the page of a long game is heavy enough
        <form action={chatAction.bind(null, table.id)} className="grid gap-2">
          {refused && (
            <Notice tone="bad">
              {t(refused === 'too-many' ? 'tooMany' : refused === 'invalid' ? 'empty' : refused === 'not-found' ? 'nobody' : 'signIn')}
            </Notice>
          )}
          <label htmlFor="chat-text" className="font-sans text-[0.9375rem] font-semibold">
            {t('say')}
          </label>
          <input
            id="chat-text"
            name="text"
            className="input"
            required
            maxLength={longestChat}
            autoComplete="off"
            aria-describedby="chat-hint"
          />
          {audiences.length > 0 && (
            <label className="grid gap-1 font-sans text-[0.9375rem] font-semibold">
              {t('audience')}
              {/* whatever was said last is the choice of a new field, also after a form is emptied */}
              <select key={usual} name="to" className="input" defaultValue={usual}>
                <option value="">{t('everybody')}</option>
                {audiences.map(({ value, name, player }) => (
                  <option key={value} value={value}>
                    {player ? t('alone', { name, player }) : t('side', { name })}
                  </option>
                ))}
              </select>
            </label>
          )}
          <p id="chat-hint" className="font-sans text-sm text-soft">
            {t(audiences.length > 0 ? 'hintSome' : 'hint')}
          </p>
          <button type="submit" className="button justify-self-start" data-size="small">
            {t('send')}
          </button>
        </form>
      )}
    </section>
  );
}
