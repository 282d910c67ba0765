import { headers } from 'next/headers';

/** What marks styles and scripts of this answer as ours: the door's policy (`commands/headers.ts`) bears it. Empty where there is none. */
export async function currentNonce(): Promise<string> {
  const policy = (await headers()).get('content-security-policy') ?? '';
  return /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
}
