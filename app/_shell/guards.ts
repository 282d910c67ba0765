import 'server-only';
import { forbidden, notFound, redirect, unauthorized } from 'next/navigation';
import { type CurrentUser, currentUser } from '@/lib/auth';
import { PlayError } from '@/lib/play';

/** What a page needs; a PlayError on the way becomes the plain page with its status. */
export async function orPlainPage<T>(wanted: Promise<T>): Promise<T> {
  try {
    return await wanted;
  } catch (error) {
    if (!(error instanceof PlayError)) throw error;
    if (error.code === 'not-found' || error.code === 'invalid') notFound();
    if (error.code === 'forbidden') {
      if (await currentUser()) forbidden();
      unauthorized();
    }
    throw error;
  }
}

/** The signed-in user of a page; strangers sign in first and come back to `path`, newcomers say their name. */
export async function signedIn(path: string): Promise<CurrentUser & { name: string }> {
  const user = await currentUser();
  const to = encodeURIComponent(path);
  if (!user) redirect(`/sign-in?to=${to}`);
  const { name } = user;
  if (name === null) redirect(`/sign-in/welcome?callbackUrl=${to}`);
  return { ...user, name };
}
