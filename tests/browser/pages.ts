import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Language } from '../../lib/engine';
import { expect } from './house';

/** Beside WCAG: roles that fit their elements, and headings that skip no level. */
const practices = ['aria-allowed-role', 'heading-order'];

/** What axe finds wrong by WCAG 2.2 AA and in good practice, and how far the page can be pushed sideways at this width. */
export async function faults(page: Page, path: string): Promise<string[]> {
  await visit(page, path);
  // what is folded away must hold too; the frame around a letter runs no script, so axe cannot look into it
  await page.evaluate(() => {
    for (const each of document.querySelectorAll('iframe[sandbox]')) each.remove();
    for (const each of document.querySelectorAll('main details')) each.setAttribute('open', '');
  });
  // a colour on its way to another is neither
  await page.waitForFunction(() => document.getAnimations().every((each) => !(each instanceof CSSTransition)));
  const rules = Object.fromEntries(practices.map((rule) => [rule, { enabled: true }]));
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }, rules })
    .analyze();
  const found = violations.map(({ id, nodes }) => `${path}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
  const { wide, room } = await page.evaluate(() => ({ wide: document.documentElement.scrollWidth, room: window.innerWidth }));
  return wide > room ? [...found, `${path}: ${wide} px wide in a window of ${room}`] : found;
}

/**
 * Opens a page and waits until React has taken it over: what is changed before is put back and reported as a fault, and
 * what is clicked before may be heard by nobody.
 */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
}

/** Waits until React has taken over the page that is open. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [document.querySelector('main'), ...document.querySelectorAll('iframe[sandbox]')].every(
      (each) => each && Object.keys(each).some((key) => key.startsWith('__reactFiber')),
    ),
  );
}

const languageNames = { en: 'English', it: 'Italiano' } as const;

/** The pages from here on are in a language. */
export async function speak(page: Page, language: Language): Promise<void> {
  await visit(page, '/');
  await page.getByRole('button', { name: languageNames[language] }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}
