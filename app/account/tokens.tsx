import { getTranslations } from 'next-intl/server';
import type { ApiToken } from '@/lib/play';
import { When } from '../_ui/when';
import { revokeTokenAction } from './actions';
import { TokenForm } from './forms';

/** Personal tokens: the list, and a form for one more. */
export async function Tokens({ tokens }: { tokens: ApiToken[] }) {
  const t = await getTranslations('account');
  return (
    <section>
      <h2 className="mb-1">{t('tokens')}</h2>
      <p className="mb-4 text-soft">
        {t('tokensText')} <a href="/api/v1/openapi.json">{t('tokensDocs')}</a>
      </p>
      <TokenList tokens={tokens} bot={null} />
    </section>
  );
}

/** Tokens of the user, or of a bot account of theirs, and a form for one more. */
export async function TokenList({ tokens, bot }: { tokens: ApiToken[]; bot: string | null }) {
  const [t, lobby] = await Promise.all([getTranslations('account'), getTranslations('lobby')]);
  return (
    <>
      {tokens.length === 0 && <p className="mb-4">{t('tokensNone')}</p>}
      <ul className="mb-6">
        {tokens.map((token) => (
          <li key={token.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-rule py-2">
            <span>
              <strong>{token.name}</strong> <code className="code">{token.hint}…</code>
              <span className="block font-sans text-sm text-soft">
                {t('tokenCreated')} <When iso={token.createdAt} /> ·{' '}
                {token.usedAt ? (
                  <>
                    {t('tokenUsed')} <When iso={token.usedAt} />
                  </>
                ) : (
                  t('tokenUnused')
                )}
              </span>
            </span>
            <form action={revokeTokenAction}>
              <input type="hidden" name="id" value={token.id} />
              {bot !== null && <input type="hidden" name="bot" value={bot} />}
              <button type="submit" className="button" data-tone="danger" data-size="small">
                {t('tokenRevoke')}
                <span className="sr-only"> {token.name}</span>
              </button>
            </form>
          </li>
        ))}
      </ul>
      <TokenForm
        bot={bot}
        words={{
          name: t('tokenName'),
          create: t('tokenCreate'),
          shown: t('tokenShown'),
          copy: lobby('copy'),
          copied: lobby('copied'),
        }}
      />
    </>
  );
}
