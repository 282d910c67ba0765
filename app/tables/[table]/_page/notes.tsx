import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { currentCaller } from '@/app/_words/caller';
import { seatNotes, type TableView } from '@/lib/play';

/** Characters shown beside the board. */
const shown = 1200;

/** What the caller has written down for the seat they look from, for nobody else to read. */
export async function Notes({ table }: { table: TableView }) {
  if (!table.mySeats.includes(table.viewer)) return null;
  const [t, caller] = await Promise.all([getTranslations('notes'), currentCaller()]);
  const { text } = await seatNotes(caller, table.id, table.viewer);
  return (
    <section className="grid justify-items-start gap-2">
      <h2>{t('title')}</h2>
      {text === '' ? (
        <p className="text-soft">{t('none')}</p>
      ) : (
        <p className="notes">{text.length > shown ? `${text.slice(0, shown)} …` : text}</p>
      )}
      <Link
        href={`/tables/${table.id}/notes?seat=${encodeURIComponent(table.viewer)}`}
        className="button"
        data-size="small"
        prefetch={false}
      >
        {t(text === '' ? 'begin' : 'write')}
      </Link>
    </section>
  );
}
