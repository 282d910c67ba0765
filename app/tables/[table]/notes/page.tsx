import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { orPlainPage, signedIn } from '@/app/_shell/guards';
import { currentCaller } from '@/app/_words/caller';
import { longestNotes, seatNotes, tableSummary } from '@/lib/play';
import { SidePage } from '../_page/side-page';
import { NotesForm } from './form';

interface Props {
  params: Promise<{ table: string }>;
  searchParams: Promise<{ seat?: string | string[] }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ table: id }, caller, t] = await Promise.all([params, currentCaller(), getTranslations('notes')]);
  const { title } = await orPlainPage(tableSummary(caller, id));
  return { title: t('of', { title }) };
}

/** Where who plays a seat writes things down for themselves. */
export default async function NotesPage({ params, searchParams }: Props) {
  const [{ table: id }, { seat: wish }] = await Promise.all([params, searchParams]);
  await signedIn(`/tables/${id}/notes`);
  const [t, caller] = await Promise.all([getTranslations('notes'), currentCaller()]);
  const table = await orPlainPage(tableSummary(caller, id));
  const seat = typeof wish === 'string' ? wish : table.mySeats[0];
  const notes = seat === undefined ? null : await orPlainPage(seatNotes(caller, id, seat));
  return (
    <SidePage table={id} title={notes ? t('titleOf', { seat: notes.seatName }) : t('title')} label={table.title}>
      <p className="mb-6 text-soft">{notes ? t('hint') : t('noSeat')}</p>
      {notes && (
        <NotesForm
          key={notes.seat}
          table={id}
          notes={notes}
          max={longestNotes}
          words={{ label: t('label'), save: t('save'), now: t('now') }}
        />
      )}
    </SidePage>
  );
}
