import type { Tx } from '../../../db/client';
import { notify, type News as Told } from '../../../db/notify';
import { type News, tableChannel } from '../../live/channel';

/** News of a table for the statement that changes it. */
export const tableNews = (news: News): Told => ({ channel: tableChannel, payload: JSON.stringify(news) });

/** Tells open pages and workers, once the transaction is kept, that a table changed. */
export function tellTable(tx: Tx, news: News): void {
  notify(tx, tableChannel, JSON.stringify(news));
}

/** Tells of a change of which no entry of the log tells. */
export const tellAside = (tx: Tx, { id, seq }: { id: string; seq: number }): void =>
  tellTable(tx, { table: id, seq, bots: false, aside: true });
