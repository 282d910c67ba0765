import { redirect } from 'next/navigation';
import { orPlainPage } from '@/app/_shell/guards';
import { currentCaller } from '@/app/_words/caller';
import { tableSummary } from '@/lib/play';

interface Props {
  params: Promise<{ table: string }>;
  searchParams: Promise<{ seq?: string | string[]; seat?: string | string[] }>;
}

/** Leads to a step of the game: the one that is asked for, else the last. */
export default async function ReviewPage({ params, searchParams }: Props) {
  const [{ table: id }, { seq, seat }, caller] = await Promise.all([params, searchParams, currentCaller()]);
  const table = await orPlainPage(tableSummary(caller, id));
  if (table.status === 'open') redirect(`/tables/${id}`);
  const step = /^\d{1,7}$/.test(String(seq)) ? String(seq) : String(table.seq);
  redirect(`/tables/${id}/review/${step}${typeof seat === 'string' ? `?seat=${encodeURIComponent(seat)}` : ''}`);
}
