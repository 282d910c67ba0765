import { getTranslations } from 'next-intl/server';
import { listBots, longestAbout, longestBotName, mostBots } from '@/lib/play';
import { Link } from '../_ui/link';
import { PlayerName } from '../_ui/player-name';
import { currentCaller } from '../_words/caller';
import { closeBotAction } from './actions';
import { BotForm } from './forms';
import { TokenList } from './tokens';

/** Bot accounts of the user, each with its tokens, and a form for one more. */
export async function Bots() {
  const [t, bots] = await Promise.all([getTranslations('account'), currentCaller().then(listBots)]);
  return (
    <section id="bots">
      <h2 className="mb-1">{t('bots')}</h2>
      <p className="mb-4 text-soft">{t('botsText')}</p>
      {bots.length === 0 && <p className="mb-4">{t('botsNone')}</p>}
      <ul className="mb-6">
        {bots.map(({ id, name, about, tokens }) => (
          <li key={id} className="border-b border-rule py-2">
            <strong>
              <Link href={`/players/${id}`}>
                <PlayerName name={name} />
              </Link>
            </strong>
            {about !== '' && <span className="block text-soft">{about}</span>}
            <details>
              <summary className="py-1.5 font-sans text-sm text-sea underline">{t('botTokens', { name })}</summary>
              <TokenList tokens={tokens} bot={id} />
            </details>
            <details>
              <summary className="py-1.5 font-sans text-sm text-brick underline">{t('botClose', { name })}</summary>
              <form action={closeBotAction} className="grid justify-items-start gap-3 py-2">
                <input type="hidden" name="id" value={id} />
                <p>{t('botCloseText')}</p>
                <button type="submit" className="button" data-tone="danger" data-size="small">
                  {t('botCloseDo')}
                  <span className="sr-only"> {name}</span>
                </button>
              </form>
            </details>
          </li>
        ))}
      </ul>
      {bots.length < mostBots && (
        <BotForm
          most={{ name: longestBotName, about: longestAbout }}
          words={{ name: t('botName'), about: t('botAbout'), create: t('botCreate') }}
        />
      )}
    </section>
  );
}
