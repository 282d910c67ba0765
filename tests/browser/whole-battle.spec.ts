import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { list as english } from '../../app/_words/en/list';
import { lobby as englishLobby } from '../../app/_words/en/lobby';
import { newTable } from '../../app/_words/en/new-table';
import { table as englishTable } from '../../app/_words/en/table';
import { list as italian } from '../../app/_words/it/list';
import { lobby as italianLobby } from '../../app/_words/it/lobby';
import { table as italianTable } from '../../app/_words/it/table';
import type { Language } from '../../lib/engine';
import { rangeOf } from '../../lib/games/aa-miniatures/map/hexes';
import { labels } from '../../lib/games/aa-miniatures/words/labels';
import { isLong } from '../support/effort';
import { expect, test } from './house';
import { signIn } from './people';
import { createTable } from './tables';

const words = {
  en: { table: englishTable, list: english, lobby: englishLobby },
  it: { table: italianTable, list: italian, lobby: italianLobby },
};

/** More than twenty turns can take. */
const mostSheets = 400;
const layout = 1;
const maps = JSON.parse(readFileSync(new URL('../../lib/games/aa-miniatures/data/maps.json', import.meta.url), 'utf8'));
const objective: string = maps.layouts.find(({ die }: { die: number }) => die === layout).objective.join(',');

/** Five units fight a battle in some minutes; `TEST_EFFORT=long`: armies of 100 points. */
const armies: Record<'axis' | 'allies', Army> = isLong
  ? {
      axis: [
        ['Panzer IV Ausf. E', 2],
        ['Panzer III Ausf. F', 2],
        ['Mauser Kar 98k', 7],
        ['MG 42 Machine Gun Team', 1],
        ['PaK 38 Anti-Tank Gun', 1],
        ['SS-Haupsturmfuhrer', 1],
      ],
      allies: [
        ['M4A1 Sherman', 2],
        ['M5A1', 2],
        ['M1 81mm Mortar', 1],
        ['M1 Garand Rifle', 4],
      ],
    }
  : {
      axis: [
        ['Panzer IV Ausf. E', 2],
        ['Mauser Kar 98k', 1],
      ],
      allies: [
        ['M5A1', 1],
        ['M1 Garand Rifle', 1],
      ],
    };

type Army = readonly (readonly [card: string, count: number])[];

/** Who plays, and how: the units of one side go to the objective, those of the other shoot at them from some way off. */
interface Player {
  page: Page;
  language: Language;
  /** Its side. */
  called: string;
  army: Army;
  /** Deploys as it is suggested. */
  isHasty: boolean;
  /** Hexes from the objective that its units keep. */
  away: number;
  /** Units that had nothing more to do in a phase. */
  idle: { phase: string; units: Set<string> };
  /** The unit whose deed is asked for. */
  acting: string;
  /** Where its units were sent last, and whether they are known to have come there. */
  where: Map<string, { hex: string; isSure: boolean }>;
  /** How many answers were given on the map. */
  onMap: number;
  /** How many sheets were begun below a line of what the other one did. */
  told: number;
}

const formOf = ({ page }: Player) => page.locator('.guided');
const sheetOf = ({ page }: Player) => page.locator('.sheet-of-orders');
const sendOf = ({ page }: Player) => page.locator('.send-bar button[type=submit]');
const choicesOf = (player: Player) => formOf(player).locator('.button.choice');
const questionOf = (player: Player) => formOf(player).locator('p[data-next]').first();
const sayOf = ({ language }: Player) => labels(language);

const isOver = ({ page, language }: Player) => page.locator('.table-clock').getByText(words[language].table.over).isVisible();
const isAsked = async (player: Player) =>
  (await choicesOf(player).or(formOf(player).getByRole('combobox')).or(formOf(player).locator('.list-builder')).count()) > 0;

/** Often enough that hundreds of answers take no time of their own. */
const soon = { intervals: [50, 100, 200] };

/** Mouse or finger. */
async function press({ language }: Player, what: Locator): Promise<void> {
  if (language === 'it') await what.tap();
  else await what.click();
}

/** Presses what leads to another question, or to an order on the sheet. */
async function answer(player: Player, what: Locator): Promise<void> {
  const before = await player.page.locator('.order-panel').innerHTML();
  await press(player, what);
  await expect.poll(async () => (await player.page.locator('.order-panel').innerHTML()) !== before, soon).toBe(true);
}

/** An army out of the catalogue, one card after the other. */
async function muster(player: Player): Promise<void> {
  const { list } = words[player.language];
  const builder = formOf(player).locator('.list-builder');
  const offer = builder.getByRole('region', { name: list.offer });
  for (const [card, count] of player.army) {
    await offer.getByRole('searchbox').fill(card);
    const add = offer.getByRole('button', { name: list.addOne.replace('{name}', card), exact: true });
    for (let n = 0; n < count; n++) await press(player, add);
    await expect(builder.getByRole('region', { name: list.soFar })).toContainText(`${count} × ${card}`);
  }
  await press(player, builder.getByRole('button', { name: list.take }));
}

/** Chooses among what the form offers, be it as a button or in a list. */
async function choose(player: Player, label: string): Promise<void> {
  const form = formOf(player);
  const button = choicesOf(player)
    .filter({ has: player.page.getByText(label, { exact: true }) })
    .first();
  if (await button.isVisible()) return answer(player, button);
  const list = form.getByRole('combobox');
  await list.selectOption({ value: (await optionFor(list, label)) ?? '' });
  await answer(player, form.getByRole('button', { name: 'OK', exact: true }));
}

const optionFor = (list: Locator, label: string) =>
  list
    .locator('option')
    .evaluateAll(
      (options, wanted) =>
        (options as HTMLOptionElement[]).find(({ text }) => text === wanted || text.startsWith(`${wanted} (`))?.value ?? '',
      label,
    );

/** All that may be chosen; what is hinted behind it is left out. */
async function offered(player: Player): Promise<string[]> {
  const buttons = await choicesOf(player).evaluateAll((all) => all.map((each) => each.firstElementChild?.textContent ?? ''));
  const options = await formOf(player).getByRole('combobox').locator('option').allTextContents();
  return [...buttons, ...options.map((text) => text.replace(/ \(.*/, ''))];
}

const isHex = (label: string) => /^\d+,\d+$/.test(label);

/** How far a hex is from where its units are to stand. */
const farFrom = ({ away }: Player, hex: string) => Math.abs(rangeOf(hex, objective) - away);

/** The hex that is best to stand in, of those that are offered. */
const bestOf = (player: Player, hexes: readonly string[]) =>
  hexes.filter(isHex).toSorted((a, b) => farFrom(player, a) - farFrom(player, b))[0];

type Place = { x: number; y: number } | null;

/** The middle of something drawn on the map once it rests; null: it is not to be seen, or lies under something else. */
async function middleOf(drawn: Locator): Promise<Place> {
  let seen = '';
  let at: Place = null;
  await expect
    .poll(async () => {
      const before = seen;
      at = (await drawn.count()) === 0 ? null : await drawn.first().evaluate(middle);
      seen = JSON.stringify(at);
      return seen === before;
    }, soon)
    .toBe(true);
  return at;
}

function middle(element: Element): Place {
  const box = element.getBoundingClientRect();
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return document.elementFromPoint(at.x, at.y)?.closest('[role=application]') ? at : null;
}

const mapOf = ({ page }: Player) => page.getByRole('application');
const counterAt = (player: Player, hex: string) => middleOf(mapOf(player).locator(`.map-token[data-space="${hex}"]`));
const numberOf = (player: Player, hex: string) =>
  middleOf(
    mapOf(player)
      .locator('svg text')
      .filter({ hasText: new RegExp(`^${hex}$`) }),
  );

/** Chooses on the map what lies in sight there, else in the form. */
async function point(player: Player, at: Place, label: string): Promise<void> {
  if (!at) return choose(player, label);
  const { page, language } = player;
  const panel = page.locator('.order-panel');
  const before = await panel.innerHTML();
  if (language === 'it') await page.touchscreen.tap(at.x, at.y);
  else await page.mouse.click(at.x, at.y);
  await expect.poll(async () => (await panel.innerHTML()) !== before, soon).toBe(true);
  player.onMap++;
}

/** The acting unit goes to a hex. */
async function goTo(player: Player, hex: string): Promise<void> {
  player.where.set(player.acting, { hex, isSure: false });
  await point(player, await numberOf(player, hex), hex);
}

/** What a unit does: it shoots, else it goes nearer to where it is to stand, else it is left alone in this phase. */
async function act(player: Player): Promise<void> {
  const { acting, where, idle } = player;
  const choices = await offered(player);
  const [attack = ''] = sayOf(player).attacks({ unit: '|' }).split('|');
  const shot = choices.find((each) => each.startsWith(attack));
  if (shot) return choose(player, shot);
  idle.units.add(acting);
  const best = bestOf(player, choices);
  const from = where.get(acting)?.hex ?? '';
  if (best && !choices.includes(from)) where.set(acting, { hex: from, isSure: true });
  // who was stopped on the way is offered again where it wanted to go
  if (best && (choices.includes(from) || farFrom(player, best) < farFrom(player, from))) return goTo(player, best);
  await answer(player, formOf(player).getByRole('button', { name: words[player.language].table.back, exact: true }));
}

/** The next unit that is not known to have nothing to do; none: nothing more. */
async function nextUnit(player: Player): Promise<void> {
  const phase = (await player.page.locator('.table-moment').textContent()) ?? '';
  if (player.idle.phase !== phase) player.idle = { phase, units: new Set() };
  const { done } = sayOf(player);
  const { where, idle } = player;
  const unit = (await offered(player)).find((each) => each !== done && !idle.units.has(each)) ?? done;
  player.acting = unit;
  const at = where.get(unit);
  const isAlone = at?.isSure && [...where.values()].filter(({ hex }) => hex === at.hex).length === 1;
  await point(player, isAlone ? await counterAt(player, at.hex) : null, unit);
}

/** All that waits goes where it is suggested; the sheet says where that is. */
async function deploy(player: Player, suggested: Locator): Promise<void> {
  await answer(player, suggested);
  await expect(sendOf(player)).toBeEnabled();
  for (const line of await sheetOf(player).locator('.sheet-lines code').allTextContents()) {
    const [, unit, hex] = /^\S+ (.+): (\d+,\d+)/.exec(line) ?? [];
    if (unit && hex) player.where.set(unit, { hex, isSure: true });
  }
  expect(player.where.size).toBe(player.army.reduce((sum, [, count]) => sum + count, 0));
}

/** Answers one question of the form. */
async function reply(player: Player): Promise<void> {
  const { page, language, isHasty } = player;
  if (await formOf(player).locator('.list-builder').isVisible()) return muster(player);
  const suggested = page.getByRole('button', { name: words[language].table.suggest, exact: true });
  if (isHasty && (await suggested.isVisible())) return deploy(player, suggested);
  const say = sayOf(player);
  const question = ((await questionOf(player).textContent()) ?? '').trim();
  switch (question) {
    case say.first:
      return choose(player, player.called);
    case say.end:
      return choose(player, say.north);
    case say.unit:
      return nextUnit(player);
    case say.overrun:
      return choose(player, say.nobody);
    case say.where:
      await goTo(player, bestOf(player, await offered(player)) ?? '');
      return;
    case say.fire: {
      const shot = (await offered(player)).find((each) => each !== say.hold);
      return choose(player, shot ?? say.hold);
    }
    case say.facing:
      return answer(player, choicesOf(player).first());
    default:
      return act(player);
  }
}

/** Answers what is asked until the sheet can go no further, and sends it. */
async function play(player: Player): Promise<void> {
  const send = sendOf(player);
  if (await player.page.locator('.since-line').isVisible()) player.told++;
  for (let step = 0; step < 200; step++) {
    // what is on the sheet was tried
    await expect(send).toBeEnabled();
    if (!(await isAsked(player))) break;
    await reply(player);
  }
  await expect(sheetOf(player)).toHaveAttribute('data-filled', 'true');
  await press(player, send);
  await expect(sheetOf(player).and(player.page.locator('[data-filled=true]'))).toHaveCount(0);
}

test('a whole battle is fought by two accounts in two browsers, one of them on a phone', async ({ page, browser, service }) => {
  test.setTimeout(isLong ? 3_600_000 : 400_000);
  await page.setViewportSize({ width: 1400, height: 900 });
  await signIn(page, service, 'Erwina', '/tables/new');
  await createTable(page, 'others', {
    game: `aa-miniatures&options=1&option.layout=${layout}`,
    fill: async () => {
      await page.getByLabel('Allies', { exact: true }).selectOption({ label: newTable.open });
    },
  });
  const phone = await browser.newContext({
    ...{ baseURL: service.address, locale: 'it-IT' },
    ...{ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  });
  const other = await phone.newPage();
  await signIn(other, service, 'Giorgia', '/tables', 'it');
  await other.goto(page.url());
  await other.getByRole('button', { name: italianLobby.take }).tap();
  await expect(other.getByRole('button', { name: italianLobby.leave })).toBeVisible();
  await expect(page.getByText('Giorgia')).toBeVisible();
  await page.getByRole('button', { name: englishLobby.start, exact: true }).click();

  const fresh = () => ({ acting: '', onMap: 0, told: 0, where: new Map(), idle: { phase: '', units: new Set<string>() } });
  const players: Player[] = [
    {
      ...{ page, language: 'en', called: 'Axis', isHasty: true, away: 0, ...fresh() },
      army: armies.axis,
    },
    {
      ...{ page: other, language: 'it', called: 'Alleati', isHasty: false, away: 4, ...fresh() },
      army: armies.allies,
    },
  ];
  for (const { page: each } of players) await expect(each.locator('.table-board')).toBeVisible();
  for (let sheets = 0; sheets < mostSheets; sheets++) {
    // whose question it is comes to their page by itself
    let mover: Player | undefined;
    await expect
      .poll(async () => {
        for (const each of players) {
          if (await isOver(each)) return true;
          if (await isAsked(each)) mover = each;
        }
        return mover !== undefined;
      }, soon)
      .toBe(true);
    if (!mover) break;
    await play(mover);
  }
  // a draw where the dice leave nobody
  const ended = { en: /(The Axis has won|The Allies have won|A draw): /, it: /(L’Asse ha vinto|Gli Alleati hanno vinto|Pareggio): / };
  for (const player of players) {
    await expect(player.page.locator('.table-clock').getByText(words[player.language].table.over)).toBeVisible();
    await expect(player.page.locator('.table-side')).toContainText(ended[player.language]);
  }
  expect(players.reduce((sum, { onMap }) => sum + onMap, 0)).toBeGreaterThan(0);
  expect(players.reduce((sum, { told }) => sum + told, 0)).toBeGreaterThan(0);
  await phone.close();
});
