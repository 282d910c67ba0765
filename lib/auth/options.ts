import type { NextAuthOptions } from 'next-auth';
import EmailProvider from 'next-auth/providers/email';
import type { Language } from '../engine';
import { env } from '../env';
import { secret } from '../secret';
import { noteSecurity } from '../security-log';
import { isLocked } from './account';
import { adapterFor } from './adapter';

/** Seconds a sign-in link works. */
export const linkLasts = 60 * 60;
/** Seconds a session lasts after it was last used, give or take a day. */
export const sessionLasts = 60 * 60 * 24 * 30;
/** Seconds a browser keeps the cookie: as long as browsers do. When the session ends, the database says. */
export const cookieLasts = 60 * 60 * 24 * 400;

/** Name of the cookie that holds the session, as next-auth chooses it. */
export const sessionCookie = () => `${env().BASE_URL.startsWith('https:') ? '__Secure-' : ''}next-auth.session-token`;

/** next-auth's settings. It reads its own address from the environment, so that is set here from ours. */
export async function authOptions(language: Language = 'en'): Promise<NextAuthOptions> {
  process.env.NEXTAUTH_URL = env().BASE_URL;
  return {
    adapter: await adapterFor(language),
    secret: secret(),
    session: { strategy: 'database', maxAge: sessionLasts },
    // letters are asked for by `requestSignIn` alone: the provider only spends their tokens
    providers: [EmailProvider({ maxAge: linkLasts, sendVerificationRequest: refuse })],
    pages: { signIn: '/sign-in', error: '/sign-in/expired', verifyRequest: '/sign-in/sent', newUser: '/sign-in/welcome' },
    events: { signIn: ({ user }) => noteSecurity('signed-in', { user: user.id }) },
    callbacks: {
      signIn: async ({ user }) => !(await isLocked(user.email ?? '')),
      session: ({ session, user }) => ({ ...session, user }),
    },
  };
}

async function refuse(): Promise<void> {
  throw new Error('Sign-in letters are sent by requestSignIn.');
}
