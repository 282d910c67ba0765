import { getTranslations } from 'next-intl/server';

/** The game as files; `isComplete`: its whole log may be known. */
export async function TakeAlong({ table, isComplete }: { table: string; isComplete: boolean }) {
  const t = await getTranslations('share');
  const files = [
    { href: `/tables/${table}/game.json`, name: t('file'), hint: t('fileHint') },
    { href: `/tables/${table}/game.txt`, name: t('text'), hint: null },
    { href: `/tables/${table}/orders.txt`, name: t('notation'), hint: null },
  ];
  return (
    <section>
      <h2 className="mb-2">{t('takeAlong')}</h2>
      {isComplete ? (
        <ul className="grid gap-1 font-sans text-[0.9375rem]">
          {files.map(({ href, name, hint }) => (
            <li key={href}>
              <a href={href} download>
                {name}
              </a>
              {hint && <span className="text-soft">: {hint}</span>}
            </li>
          ))}
        </ul>
      ) : (
        <p className="font-sans text-[0.9375rem] text-soft">{t('whenOver')}</p>
      )}
    </section>
  );
}
