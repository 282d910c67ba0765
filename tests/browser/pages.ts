import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Language } from '../../lib/engine';
import { expect } from './house';

/** Beside WCAG: roles that fit their elements, and headings that skip no level. */
const practices = ['aria-allowed-role', 'heading-order'];

/** How a page is looked at. */
export interface Look {
  viewport: { width: number; height: number };
  colorScheme: 'light' | 'dark';
}

const wide = { width: 1280, height: 800 };
const narrow = { width: 360, height: 740 };

/** Both themes and both widths in each language. */
export const looks = {
  en: [
    { viewport: wide, colorScheme: 'light' },
    { viewport: narrow, colorScheme: 'dark' },
  ],
  it: [
    { viewport: narrow, colorScheme: 'light' },
    { viewport: wide, colorScheme: 'dark' },
  ],
} as const satisfies Record<Language, readonly Look[]>;

/** What is wrong with a page in each look; none: in the one the test has. */
export async function faults(page: Page, path: string, inLooks: readonly Look[] = []): Promise<string[]> {
  await visit(page, path);
  if (inLooks.length === 0) return (await faultsHere(page)).map((fault) => `${path}: ${fault}`);
  const found: string[] = [];
  for (const { viewport, colorScheme } of inLooks) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    found.push(...(await faultsHere(page)).map((fault) => `${path}, ${viewport.width} px, ${colorScheme}: ${fault}`));
  }
  return found;
}

/** What axe finds wrong by WCAG 2.2 AA and in good practice, and how far the page can be pushed sideways at this width. */
async function faultsHere(page: Page): Promise<string[]> {
  // what is folded away must hold too; the frame around a letter runs no script, so axe cannot look into it
  await page.evaluate(() => {
    for (const each of document.querySelectorAll('iframe[sandbox]')) each.remove();
    for (const each of document.querySelectorAll('main details')) each.setAttribute('open', '');
  });
  // a colour on its way to another is neither
  await page.waitForFunction(() => document.getAnimations().every((each) => !(each instanceof CSSTransition)));
  const rules = Object.fromEntries(practices.map((rule) => [rule, { enabled: true }]));
  // all of it in the page, and what holds is not written down: half the time
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({
      resultTypes: ['violations'],
      runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
      rules,
    })
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
  const { width, room } = await page.evaluate(() => ({ width: document.documentElement.scrollWidth, room: window.innerWidth }));
  return width > room ? [...found, `${width} px wide in a window of ${room}`] : found;
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
