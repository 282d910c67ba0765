import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { Link } from '@/app/_ui/link';
import { keysPath } from '@/lib/chance/signature';
import { publicKeys } from '@/lib/play';
import { Page } from '../_ui/page';
import { AuditFile } from './audit-file';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('dice'))('title') };
}

const chapters = ['seal', 'word', 'roll', 'once', 'beacon', 'open', 'log'] as const;

export default async function HowDiceWork() {
  const [t, language, keys] = await Promise.all([getTranslations('dice'), getLocale(), publicKeys()]);
  return (
    <Page title={t('title')}>
      <div className="grid gap-12 lg:grid-cols-[3fr_2fr]">
        <div className="prose">
          <p className="text-lg">{t('lead')}</p>
          <ol className="!list-none !pl-0">
            {chapters.map((chapter, i) => (
              <li key={chapter} className="mt-6 grid grid-cols-[2.5rem_1fr]">
                <span aria-hidden="true" className="text-2xl leading-none text-brick">
                  {i + 1}
                </span>
                <div>
                  <h2 className="!mt-0">{t(`${chapter}Title`)}</h2>
                  <p className="mt-1">{t(`${chapter}Text`)}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
        <section className="sheet self-start p-5">
          <h2 className="mb-2">{t('auditTitle')}</h2>
          <p className="mb-4">{t('auditText')}</p>
          <AuditFile
            language={language}
            keys={keys}
            words={{
              file: t('file'),
              head: t('head'),
              headHint: t('headHint'),
              noHead: t('noHead'),
              good: t('good'),
              bad: t('bad'),
              unreadable: t('unreadable'),
              unknownGame: t('unknownGame'),
            }}
          />
          <p className="mt-5 mb-1 text-soft">{t('command')}</p>
          <pre className="overflow-x-auto font-mono text-sm">npm run audit -- game.json</pre>
          <p className="mt-5 text-soft">
            {t('keys')} <a href={keysPath}>{keysPath}</a>
          </p>
          <p className="mt-3">
            <Link href="/import">{t('import')}</Link>
          </p>
        </section>
      </div>
    </Page>
  );
}
