import type { Browser, Page } from '@playwright/test';
import { clubs as words } from '../../app/_words/en/clubs';
import { clubs as italian } from '../../app/_words/it/clubs';
import type { Language } from '../../lib/engine';
import { expect, type Service } from './house';
import { visit } from './pages';
import { signIn } from './people';

const wordsIn = { en: words, it: italian } as const satisfies Record<Language, unknown>;
const locales = { en: 'en-GB', it: 'it-IT' } as const satisfies Record<Language, string>;

/** Fills the form of a new club and sends it; its address. */
export async function foundClub(page: Page, name: string, visibility: 'public' | 'private' = 'public'): Promise<string> {
  await visit(page, '/clubs/new');
  await page.getByLabel(words.name, { exact: true }).fill(name);
  await page.getByLabel(words.parts.charge, { exact: true }).selectOption('tower');
  await page.getByLabel(words.description.en).fill('We play slowly.\nOn Thursdays.');
  await page.getByLabel(words.rules.it).fill('Si saluta prima di cominciare.');
  await page.getByLabel(words.visibility, { exact: true }).selectOption(visibility);
  await page.getByRole('button', { name: words.create }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return new URL(page.url()).pathname;
}

/** Makes a link that invites into a club; its path. */
export async function inviteByLink(page: Page, club: string): Promise<string> {
  await visit(page, `${club}/members`);
  await page.getByRole('button', { name: words.makeLink }).click();
  return new URL(await page.locator('input[readonly]').inputValue()).pathname;
}

/** Writes a notice. */
export async function tell(page: Page, club: string, title: string, text: string): Promise<void> {
  await visit(page, `${club}/notices`);
  await page.getByLabel(words.noticeTitle, { exact: true }).fill(title);
  await page.getByLabel(words.noticeText, { exact: true }).fill(text);
  await page.getByRole('button', { name: words.post }).click();
  await expect(page.getByText(words.posted)).toBeVisible();
}

/** Somebody else's window, in the club by its link. */
export async function joined(
  browser: Browser,
  service: Service,
  { link, name, language = 'en' }: { link: string; name: string; language?: Language },
): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: service.address, locale: locales[language] })).newPage();
  const { invitationAccept, lettersOn } = wordsIn[language];
  await signIn(page, service, name, link, language);
  await page.getByRole('button', { name: invitationAccept }).click();
  await expect(page.getByText(lettersOn)).toBeVisible();
  return page;
}
