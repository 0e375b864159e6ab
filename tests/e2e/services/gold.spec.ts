import type { Page } from '@playwright/test';
import type { GoldRate } from '@yahont/contracts/metal-rates/metal-rates.ts';
import { estimateGold, surchargeFor } from '@yahont/values/gold/gold-estimate.ts';
import { formatRoubles, roubles } from '@yahont/values/money.ts';
import { expectAccessible } from '../support/axe.ts';
import type { Shop } from '../support/shop.ts';
import { expect, test } from '../support/shop-test.ts';

const LOTS = [
  { fineness: 585, weightCg: 840 },
  { fineness: 750, weightCg: 315 },
] as const;
const ADDRESS = '/gold_buying/?fineness=585&weight=8%2C40&fineness=750&weight=3%2C15';

async function estimate(shop: Shop) {
  const { rate } = await shop.get<{ rate: GoldRate }>('/api/metal-rates/gold');
  return estimateGold(LOTS, rate);
}

const calculator = (page: Page) =>
  page.locator('form').filter({ has: page.getByRole('heading', { name: 'Сколько стоит ваше золото' }) });

/** Fills the calculator with both lots. */
async function weigh(page: Page): Promise<void> {
  const form = calculator(page);
  await form.getByRole('combobox', { name: 'Проба' }).first().selectOption('585');
  await form.getByRole('textbox', { name: 'Вес' }).first().fill('8,40');
  await form.getByRole('button', { name: 'Добавить изделие' }).click();
  await form.getByRole('combobox', { name: 'Проба' }).last().selectOption('750');
  await form.getByRole('textbox', { name: 'Вес' }).last().fill('3,15');
}

test('rows add up in money and in exchange, and the address keeps them', async ({ page, shop }) => {
  const { cash, exchange, rows } = await estimate(shop);
  await shop.visit('/gold_buying/');
  await expect(
    page.getByText(/Образец цены чистого золота, не.для.сделок, 20.ноября.2026.года/).first(),
  ).toBeVisible();
  const form = calculator(page);
  await weigh(page);
  for (const row of rows)
    await expect(form.getByText(formatRoubles(row.cash), { exact: true })).toBeVisible();
  await expect(form.getByText(formatRoubles(cash).slice(0, -2))).toBeVisible();
  await expect(form.getByText(formatRoubles(exchange), { exact: true })).toBeVisible();
  await expect(page).toHaveURL(ADDRESS);

  await form.getByRole('textbox', { name: 'Вес' }).first().fill('8,405');
  await form.getByRole('textbox', { name: 'Вес' }).last().focus();
  await expect(form.getByText('Ошибка ввода данных')).toBeVisible();
  await form.getByRole('button', { name: 'Убрать изделие 1' }).click();
  await expect(form.getByText(/за\s3,15\sг/)).toBeVisible();
  await expect(page).toHaveURL('/gold_buying/?fineness=750&weight=3%2C15');
});

test('an exchange shows the piece, what the gold takes off its price, and what is left', async ({
  page,
  shop,
}) => {
  const { exchange } = await estimate(shop);
  await shop.visit(ADDRESS);
  const part = page.getByRole('region', { name: 'Обмен на новое украшение' });
  const tile = part.getByRole('link', { name: /^Обменять на:/ }).first();
  await tile.click();
  await expect(page).toHaveURL(/&piece=\d+$/);
  const price = await part.getByText('Цена украшения').locator('xpath=..').locator('dd').innerText();
  const { toPay } = surchargeFor(roubles(Number(price.replaceAll(/\D/g, ''))), exchange);
  await expect(part.getByText(`−${formatRoubles(exchange)}`)).toBeVisible();
  await expect(part.getByText('Доплата', { exact: true }).locator('xpath=..')).toContainText(
    formatRoubles(toPay).slice(0, -2),
  );
  await expect(calculator(page).getByRole('textbox', { name: 'Вес' }).first()).toHaveValue('8,40');
});

test('a visit with the estimate is booked on the page, put into a calendar and cancelled by its link', async ({
  page,
  shop,
}) => {
  const { cash } = await estimate(shop);
  await shop.visit(ADDRESS);
  const band = page.getByRole('region', { name: 'Записаться на оценку' });
  await calculator(page).getByRole('link', { name: 'Записаться на оценку' }).click();
  await expect(band.getByRole('radio').first()).toBeAttached();
  await expectAccessible(page, 'gold buying with its appointment');
  await band.locator('label:has([name=startsAt]:enabled)').last().click();
  await band.getByRole('textbox', { name: 'Имя' }).fill('Анна');
  await band.getByRole('textbox', { name: 'Телефон' }).fill(shop.phone);
  await band.getByRole('checkbox').check();
  await band.getByRole('button', { name: 'Записаться' }).click();
  await expect(band.getByText(/^Ждём вас/)).toBeVisible();
  await expect(band.getByText(/Возьмите паспорт/).first()).toBeVisible();

  const href = await band.getByRole('link', { name: 'Добавить в календарь' }).getAttribute('href');
  const file = await page.request.get(href ?? '');
  expect(file.headers()['content-type']).toContain('text/calendar');
  expect(await file.text()).toMatch(/SUMMARY:Оценка золота в\s«Яхонте»/);

  await expect.poll(async () => (await shop.messages(shop.phone)).length).toBeGreaterThan(0);
  const [sms] = await shop.messages(shop.phone);
  // The sums are on the page of the visit, because an SMS has no space for them.
  expect(sms?.text).toContain('ждём с паспортом');
  const link = /\/showing\/\?visit=[\w-]+/.exec(sms?.text ?? '')?.[0] ?? '';
  await page.goto(link);
  const main = page.getByRole('main');
  await expect(main.getByText(/585\sпроба, 8,40\sг/)).toBeVisible();
  await expect(main.getByText(formatRoubles(cash))).toBeVisible();
  await main.getByRole('link', { name: 'Отменить визит' }).click();
  await main.getByRole('button', { name: 'Да, отменить' }).click();
  await expect(main.getByText('Визит отменён')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form calculates, adds a row and leads to the appointment', async ({ page, shop }) => {
    const { cash } = await estimate(shop);
    await page.goto('/gold_buying/');
    const form = calculator(page);
    await form.getByRole('textbox', { name: 'Вес' }).fill('8,40');
    await form.getByRole('button', { name: 'Добавить изделие' }).click();
    await form.getByRole('combobox', { name: 'Проба' }).last().selectOption('750');
    await form.getByRole('textbox', { name: 'Вес' }).last().fill('3,15');
    await form.getByRole('button', { name: 'Посчитать' }).click();
    await expect(form.getByText(formatRoubles(cash).slice(0, -2))).toBeVisible();
    await page.getByRole('link', { name: /Выбрать салон/ }).click();
    await expect(page).toHaveURL(/\/showing\/\?for=gold&fineness=585/);
    await expect(page.getByRole('main').getByRole('radio').first()).toBeAttached();
  });
});
