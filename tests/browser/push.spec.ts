import type { Page } from '@playwright/test';
import { account as words } from '../../app/_words/en/account';
import { testBrowser } from '../push/browser';
import { expect, test } from './house';
import { visit } from './pages';
import { signIn } from './people';

const here = (page: Page) => page.locator('#push');
const browsers = (page: Page) => page.locator('section', { has: page.getByRole('heading', { name: words.pushBrowsers, exact: true }) });

/** A push service of the page’s own: it gives out these subscriptions one after the other, and keeps what it gave over a reload. */
async function withPushService(page: Page, ...endpoints: string[]): Promise<void> {
  await page.addInitScript(
    (given: { endpoint: string }[]) => {
      const kept = () => JSON.parse(localStorage.getItem('push') ?? 'null');
      const keep = (value: object | null) => localStorage.setItem('push', JSON.stringify(value));
      const subscriptionOf = (json: { endpoint: string } | null) =>
        json && {
          endpoint: json.endpoint,
          toJSON: () => json,
          unsubscribe: async () => {
            keep(null);
            return true;
          },
        };
      Object.assign(PushManager.prototype, {
        getSubscription: async () => subscriptionOf(kept()),
        subscribe: async ({ userVisibleOnly, applicationServerKey }: PushSubscriptionOptionsInit) => {
          if (!userVisibleOnly || !/^[\w-]{87}$/.test(String(applicationServerKey))) throw new TypeError('no key of a server');
          const next = Number(localStorage.getItem('given') ?? 0);
          localStorage.setItem('given', String(next + 1));
          keep(given[next] ?? null);
          return subscriptionOf(kept());
        },
      });
    },
    endpoints.map((endpoint) => testBrowser(endpoint).subscription),
  );
}

test('a browser without permission or without its push service says why nobody is told there', async ({ page, context, service }) => {
  await signIn(page, service, 'Perpetua', '/account');
  await visit(page, '/account');
  await here(page).getByRole('button', { name: words.pushOn }).click();
  await expect(here(page).getByRole('status')).toHaveText(words.pushRefused);
  // the browser of the tests has no push service
  await context.grantPermissions(['notifications']);
  await here(page).getByRole('button', { name: words.pushOn }).click();
  await expect(here(page).getByRole('status')).toHaveText(words.pushUnreachable);
  await expect(here(page).getByRole('button', { name: words.pushOn })).toBeEnabled();
  await expect(browsers(page)).toHaveCount(0);
});

test('a push service that never answers is waited for no longer than a visitor would', async ({ page, context, service }) => {
  await page.addInitScript(() => {
    PushManager.prototype.subscribe = () => new Promise(() => undefined);
  });
  await context.grantPermissions(['notifications']);
  await signIn(page, service, 'Patience', '/account');
  await page.clock.install();
  await visit(page, '/account');
  await here(page).getByRole('button', { name: words.pushOn }).click();
  await expect(here(page).getByRole('button')).toBeDisabled();
  await expect(async () => {
    await page.clock.fastForward(30_000);
    await expect(here(page).getByRole('status')).toHaveText(words.pushUnreachable, { timeout: 1000 });
  }).toPass();
  await expect(here(page).getByRole('button', { name: words.pushOn })).toBeEnabled();
});

test('a browser is told once it is switched on, follows its subscription, and is told no more once it is switched off', async ({
  page,
  context,
  service,
}) => {
  // one within a private network, and one of the open internet, where nobody is ever told anything: nothing is asked of who has no table
  await withPushService(page, 'https://10.0.0.1/push', 'https://1.1.1.1/push');
  await context.grantPermissions(['notifications']);
  await signIn(page, service, 'Paloma', '/account');
  await visit(page, '/account');
  const turnOn = here(page).getByRole('button', { name: words.pushOn });
  const turnOff = here(page).getByRole('button', { name: words.pushOff });
  const status = here(page).getByRole('status');
  await turnOn.click();
  await expect(status).toContainText(/open internet/);
  expect(await page.evaluate(() => localStorage.getItem('push'))).toBe('null');

  await turnOn.click();
  await expect(status).toHaveText(words.pushIsOn);
  await expect(browsers(page).getByRole('listitem')).toHaveText(/since (now|\d+ seconds? ago)/);
  await visit(page, '/account');
  await expect(turnOff).toBeVisible();

  // the browser says to its worker that the subscription is another: the server hears of it
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('no worker stands by');
  const changed = testBrowser('https://1.1.1.1/push/changed').subscription;
  await worker.evaluate(async (newSubscription) => {
    let work: Promise<unknown> = Promise.resolve();
    const waitUntil = (promise: Promise<unknown>) => {
      work = promise;
    };
    // the browser alone may lengthen a true event
    const event = Object.defineProperties(new Event('pushsubscriptionchange'), {
      newSubscription: { value: newSubscription },
      waitUntil: { value: waitUntil },
    });
    globalThis.dispatchEvent(event);
    await work;
  }, changed);
  await page.evaluate((json) => localStorage.setItem('push', JSON.stringify(json)), changed);
  await visit(page, '/account');
  await expect(turnOff).toBeVisible();
  await expect(browsers(page).getByRole('listitem')).toHaveCount(1);

  await turnOff.click();
  await expect(turnOn).toBeVisible();
  await expect(browsers(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('push'))).toBe('null');
  await visit(page, '/account');
  await expect(turnOn).toBeVisible();
  await expect(browsers(page)).toHaveCount(0);
});
