import type { Page } from '@playwright/test';
import { clubs as words } from '../../app/_words/en/clubs';
import { expect } from './house';
import { visit } from './pages';

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
