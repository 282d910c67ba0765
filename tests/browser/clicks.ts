import type { Page } from '@playwright/test';
import { list as listWords } from '../../app/_words/en/list';
import { table as words } from '../../app/_words/en/table';
import { expect } from './house';

/** Answers what the guided form asks by whatever it offers, until an order stands on the sheet. */
export async function composeByClicks(page: Page, random: () => number): Promise<void> {
  const desk = page.locator('.order-panel');
  const form = desk.locator('.guided');
  const filled = desk.locator('.sheet-of-orders[data-filled=true]');
  const below = (count: number) => Math.floor(random() * count);
  const buttons = form.locator('.button.choice');
  const list = form.getByRole('combobox');
  const boxes = form.getByRole('checkbox');
  const number = form.getByRole('spinbutton');
  const card = form.locator('.card-lines');
  const ready = form.locator('.list-builder .list-fold[open] .button.choice');
  const question = buttons.or(list).or(boxes).or(number).or(card).or(filled).first();
  for (let step = 0; step < 40; step++) {
    await expect(question).toBeVisible();
    if (await filled.isVisible()) return;
    const before = await desk.innerHTML();
    const choices = await buttons.count();
    if ((await ready.count()) > 0) {
      await ready.nth(below(await ready.count())).click();
      await form.getByRole('button', { name: listWords.take }).click();
    } else if ((await card.count()) > 0) {
      // what is put on one line changes what the others can take
      for (let line = 0; line < (await number.count()); line++) {
        const field = number.nth(line);
        const [min, max] = [Number(await field.getAttribute('min')), Number(await field.getAttribute('max'))];
        await field.fill(String(min + below(max - min + 1)));
      }
      await form.getByRole('button', { name: words.confirm, exact: true }).click();
    } else if ((await list.count()) > 0) {
      const values = await list.locator('option').evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value));
      await list.selectOption(values[below(values.length)] ?? '');
      await form.getByRole('button', { name: 'OK' }).click();
    } else if (choices > 0) {
      const button = buttons.nth(below(choices));
      // an answer on its way may take the question off the form: what is gone is asked no more
      const isClicked = await button.click({ timeout: 5_000 }).then(
        () => true,
        () => false,
      );
      if (!isClicked) {
        expect(await button.count(), 'a choice that can be seen can be clicked').toBe(0);
        continue;
      }
    } else if ((await number.count()) > 0) {
      const [min, max] = [Number(await number.getAttribute('min')), Number(await number.getAttribute('max'))];
      await number.fill(String(min + below(max - min + 1)));
      await form.getByRole('button', { name: 'OK' }).click();
    } else {
      const confirm = form.getByRole('button', { name: new RegExp(`^(${words.confirm}|${words.none})`) });
      for (let wanted = 1 + below(3); wanted > 0 || !(await confirm.isEnabled()); wanted--) {
        const rest = form.locator('input[type=checkbox]:enabled:not(:checked)');
        const count = await rest.count();
        if (count === 0) break;
        await rest.nth(below(count)).click();
      }
      await confirm.click();
    }
    // the next question, or the order on the sheet; what is answered before the rules are here waits for them
    await expect(form.getByText(words.oneMoment)).toBeHidden();
    await expect.poll(async () => (await filled.isVisible()) || (await desk.innerHTML()) !== before).toBe(true);
  }
  throw new Error(`no order after 40 steps; the form asks: ${await form.textContent()}`);
}
