import type { Tx } from '../../../db/client';
import { notify } from '../../../db/notify';
import { type News, tableChannel } from '../../live/channel';

/** News of a table for the statement that changes it. */
export const tableNews = (news: News) => ({ channel: tableChannel, payload: JSON.stringify(news) });

/** Tells open pages, at commit, that something changed of which no entry of the log tells. */
export async function tellAside(tx: Tx, { id, seq }: { id: string; seq: number }): Promise<void> {
  const { channel, payload } = tableNews({ table: id, seq, bots: false, aside: true });
  await notify(tx, channel, payload);
}
