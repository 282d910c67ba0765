import { database } from '../../db/client';
import type { News } from '../../lib/live/channel';
import { onTable } from '../../lib/live/hub';
import { tellAside } from '../../lib/play/access/notify';

export async function soon(what: () => boolean | Promise<boolean>): Promise<void> {
  for (let i = 0; !(await what()); i++) {
    if (i > 2000) throw new Error('it did not happen within 40 seconds');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const marker = -1;

/** What is told of a table from now on. News come in the order of their commits, so a marker goes behind those still on their way. */
export async function hearNews(id: string): Promise<{ heard: News[]; stop: () => void }> {
  const heard: News[] = [];
  let marked = false;
  const stop = await onTable(id, (news) => {
    if (marked) heard.push(news);
    else marked = news.seq === marker;
  });
  const { db } = await database();
  await db.transaction(async (tx) => tellAside(tx, { id, seq: marker }));
  await soon(() => marked);
  return { heard, stop };
}
