import 'server-only';
import { headers } from 'next/headers';

/** Somebody opens the page; an open one that only follows the news asks for data, not for a document, and nobody need sit before it. */
export async function isVisit(): Promise<boolean> {
  return (await headers()).get('accept')?.includes('text/html') ?? false;
}
