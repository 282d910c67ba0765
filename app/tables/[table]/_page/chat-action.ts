'use server';

import { revalidatePath } from 'next/cache';
import { redirect } from 'next/navigation';
import { currentCaller } from '@/app/_words/caller';
import { PlayError, say } from '@/lib/play';

/** Says something at a table; what went wrong is told by the page it leads back to. */
export async function chatAction(table: string, form: FormData): Promise<void> {
  const [text, to] = [form.get('text'), form.get('to')];
  try {
    await say(await currentCaller(), table, typeof text === 'string' ? text : '', { to: typeof to === 'string' ? to : '' });
  } catch (error) {
    if (!(error instanceof PlayError)) throw error;
    redirect(`/tables/${table}?chat=${error.code}#chat`);
  }
  revalidatePath(`/tables/${table}`);
}
