import { getTranslations } from 'next-intl/server';
import { Notice } from '@/app/_ui/notice';
import { When } from '@/app/_ui/when';
import { currentCaller } from '@/app/_words/caller';
import { chat, longestChat, type TableView } from '@/lib/play';
import { chatAction } from './chat-action';

const mostLines = 30;

/** What was said at the table, the newest last, and a field for who may say more; `refused` is why the last word was not taken. */
export async function Chat({ table, refused }: { table: TableView; refused: string | null }) {
  const [t, caller] = await Promise.all([getTranslations('chat'), currentCaller()]);
  const lines = await chat(caller, table.id, { last: mostLines });
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
            {lines.map(({ id, name, mine, text, at }) => (
              <li key={id} className="chat-line">
                <p className="chat-who">
                  <strong>{mine ? t('yours') : (name ?? t('gone'))}</strong> <When iso={at} />
                </p>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      )}
      {talks && (
        // no script of its own: the page of a long game is heavy enough
        <form action={chatAction.bind(null, table.id)} className="grid gap-2">
          {refused && <Notice tone="bad">{t(refused === 'too-many' ? 'tooMany' : refused === 'invalid' ? 'empty' : 'signIn')}</Notice>}
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
          <p id="chat-hint" className="font-sans text-sm text-soft">
            {t('hint')}
          </p>
          <button type="submit" className="button justify-self-start" data-size="small">
            {t('send')}
          </button>
        </form>
      )}
    </section>
  );
}
