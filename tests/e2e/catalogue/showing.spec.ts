import { AxeBuilder } from '@axe-core/playwright';
import type { Locator } from '@playwright/test';
import type { StoneListing } from '@yahont/contracts/stones/stone-listing.ts';
import type { Shop } from '../support/shop.ts';
import { expect, test } from '../support/shop-test.ts';

async function stoneUrl(shop: Shop, query: string): Promise<string> {
  const { cards } = await shop.get<StoneListing>(`/api/stones?${query}`);
  return cards[0]?.url ?? '';
}

/** Takes the last hour of the day, fills the form and sends it. */
async function ask(form: Locator, shop: Shop): Promise<void> {
  const hour = form.getByRole('radio').last();
  await hour.check({ force: true });
  await form.getByRole('textbox', { name: 'Имя' }).fill('Анна');
  await form.getByRole('textbox', { name: 'Телефон' }).fill(shop.phone);
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Записаться' }).click();
}

test('a visitor comes to see a stone: the row, the dialog, the confirmation and the SMS', async ({
  page,
  shop,
}) => {
  await shop.visit(await stoneUrl(shop, 'shape=round&carat=0.7-0.75'));
  const row = page.getByRole('listitem').filter({ hasText: /Посмотреть .+ с\s\d\d:00/ });
  await row.getByRole('link', { name: 'Записаться' }).click();
  const dialog = page.getByRole('dialog', { name: 'Посмотреть камень' });
  await expect(dialog.getByRole('radio').first()).toBeAttached();
  const { violations } = await new AxeBuilder({ page }).include('[role=dialog]').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await dialog.getByRole('group', { name: 'Салон' }).getByRole('button').nth(1).click();
  await dialog.getByRole('button', { name: 'Записаться' }).click();
  await expect(dialog.getByText('Ошибка ввода данных').first()).toBeVisible();
  await ask(dialog, shop);
  await expect(dialog.getByText(/^Ждём вас/)).toBeVisible();
  await expect
    .poll(async () => (await shop.messages(shop.phone)).map(({ text }) => text).join())
    .toContain('Яхонт: ждём вас');
});

test('a stone above the limit of online payments is bought in a store', async ({ page, shop }) => {
  await shop.visit(await stoneUrl(shop, 'sort=price-desc'));
  await page.getByRole('link', { name: /^Посмотреть и\sкупить в\sсалоне/ }).click();
  await expect(page.getByRole('dialog', { name: 'Посмотреть камень' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the appointment is a page', async ({ page, shop }) => {
    await page.goto(await stoneUrl(shop, 'shape=oval'));
    await page.getByRole('link', { name: 'Записаться' }).click();
    const main = page.getByRole('main');
    await main.getByRole('group', { name: 'День' }).getByRole('link').last().click();
    await ask(main, shop);
    await expect(main.getByText(/^Ждём вас/)).toBeVisible();
  });
});
