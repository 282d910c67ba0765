import { getTranslations } from 'next-intl/server';
import { Link } from '@/app/_ui/link';
import { notesSeen, type TableLook, type TableView } from '@/lib/play';

/** Characters shown beside the board. */
const shown = 1200;

/** What the caller has written down for the seat they look from, for nobody else to read. */
export async function Notes({ table, look }: { table: TableView; look: TableLook }) {
  const t = await getTranslations('notes');
  const text = notesSeen(look, table.viewer);
  if (text === null) return null;
  return (
    <section className="grid justify-items-start gap-2">
      <h2>{t('title')}</h2>
      {text === '' ? (
        <p className="text-soft">{t('none')}</p>
      ) : (
        <p className="notes">{text.length > shown ? `${text.slice(0, shown)} …` : text}</p>
      )}
      <Link href={`/tables/${table.id}/notes?seat=${encodeURIComponent(table.viewer)}`} className="button" data-size="small">
        {t(text === '' ? 'begin' : 'write')}
      </Link>
    </section>
  );
}
