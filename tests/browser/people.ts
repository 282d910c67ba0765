import type { Page } from '@playwright/test';
import { signIn as english } from '../../app/_words/en/sign-in';
import { signIn as italian } from '../../app/_words/it/sign-in';
import type { Language } from '../../lib/engine';
import { expect, type Service, test } from './house';
import { visit } from './pages';

const wordsIn = { en: english, it: italian } as const satisfies Record<Language, unknown>;

const known = new WeakMap<Service, Set<string>>();

/** Has a letter sent that signs in at an address; the pages are in the language of the window. */
export async function askLetter(page: Page, email: string, to = '/tables', language: Language = 'en'): Promise<void> {
  const words = wordsIn[language];
  await visit(page, `/sign-in?to=${encodeURIComponent(to)}`);
  await page.getByLabel(words.email).fill(email);
  await page.getByRole('button', { name: words.send }).click();
  await expect(page.getByRole('heading', { name: words.sentTitle })).toBeVisible();
}

/**
 * Somebody a service does not know yet. Tests share a service, so a name is taken once: the second time the service would
 * not ask for it. Who repeats a test (`--repeat-each`) has somebody else each time.
 */
export function newcomer(service: Service, called: string): { name: string; email: string } {
  const { repeatEachIndex } = test.info();
  const name = repeatEachIndex === 0 ? called : `${called}${repeatEachIndex}`;
  const taken = known.get(service) ?? new Set();
  if (taken.has(name)) throw new Error(`${name} has signed in here already: choose another name`);
  known.set(service, taken.add(name));
  return { name, email: `${name.toLowerCase()}@example.org` };
}

/** Signs somebody new in by letter; they arrive where they wanted to go. Returns who they are. */
export async function signIn(
  page: Page,
  service: Service,
  called: string,
  to = '/tables',
  language: Language = 'en',
): Promise<ReturnType<typeof newcomer>> {
  const words = wordsIn[language];
  const { name, email } = newcomer(service, called);
  await askLetter(page, email, to, language);
  const link = (await service.linksTo(email)).find((each) => each.includes('/sign-in/confirm'));
  if (!link) throw new Error(`the letter to ${email} holds no sign-in link`);
  await visit(page, link);
  await page.getByRole('button', { name: words.confirm, exact: true }).click();
  await page.getByLabel(words.name).fill(name);
  await page.getByRole('button', { name: words.enter }).click();
  await page.waitForURL((url) => url.pathname === to.split('?')[0]);
  return { name, email };
}
