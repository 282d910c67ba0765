'use server';

import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { beginPractice } from '@/lib/play';
import { signedIn } from '../_shell/guards';
import { currentCaller } from '../_words/caller';
import { offeredGames } from '../tables/new/offered-games';

/** Opens a table of the first game against the practice bot, or the one of this kind that waits for its first order. */
export async function firstGameAction(): Promise<void> {
  const { name } = await signedIn('/first-game');
  const [t, caller, [game]] = await Promise.all([getTranslations('firstGame'), currentCaller(), offeredGames()]);
  if (!game) redirect('/tables/new');
  redirect(`/tables/${await beginPractice(caller, game.id, t('name', { name }))}`);
}
