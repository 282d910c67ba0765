import { getTranslations } from 'next-intl/server';
import type { Language, Reading } from '@/lib/engine';

interface ReadingsProps {
  readings: readonly Reading[];
  language: Language;
}

/** Headings with sentences below them, in two columns where there is room. */
export function ReadingList({ readings, language }: ReadingsProps) {
  return (
    <div className="gap-x-10 *:mb-6 *:break-inside-avoid lg:columns-2">
      {readings.map(({ title, lines }) => (
        <section key={title.en}>
          <h3 className="mb-1">{title[language]}</h3>
          <ul className="prose list-disc pl-5">
            {lines.map((line) => (
              // a numbered step needs no bullet before its number
              <li key={line.en} className={/^\d+\. /.test(line.en) ? 'list-none' : ''}>
                {line[language]}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** What the game follows where its rulebook leaves something open. */
export async function Readings({ readings, language }: ReadingsProps) {
  const t = await getTranslations('rules');
  if (readings.length === 0) return null;
  return (
    <section>
      <h2 className="mb-1">{t('readings')}</h2>
      <p className="mb-3 text-soft">{t('readingsText')}</p>
      <ReadingList readings={readings} language={language} />
    </section>
  );
}
