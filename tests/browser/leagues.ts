import type { Page } from '@playwright/test';
import { seasonDesk } from '../../app/_words/en/season-desk';
import { seasonPlan } from '../../app/_words/en/season-plan';
import { expect } from './house';
import { visit } from './pages';

/** Founds a league of a club, plans its first season as it is suggested and opens its entries; the league's address. */
export async function foundLeague(page: Page, club: string, name: string): Promise<string> {
  await visit(page, `${club}/leagues/new`);
  await page.getByLabel(seasonPlan.leagueName).fill(name);
  await page.getByRole('button', { name: seasonPlan.found }).click();
  await page.waitForURL(/\/leagues\/[\w-]+\/new$/);
  const address = new URL(page.url()).pathname.replace(/\/new$/, '');
  await page.getByRole('button', { name: seasonPlan.keep }).click();
  await page.getByRole('button', { name: seasonDesk.open }).click();
  await expect(page.getByText(seasonDesk.startsByHand)).toBeVisible();
  return address;
}
