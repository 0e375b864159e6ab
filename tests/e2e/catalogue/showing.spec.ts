import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import type { Showing } from '@yahont/contracts/appointments/appointments.ts';
import type { Product } from '@yahont/contracts/catalogue/product.ts';
import type { StoneListing } from '@yahont/contracts/stones/stone-listing.ts';
import { openAlive, type Shop } from '../support/shop.ts';
import { expect, test } from '../support/shop-test.ts';

async function stoneUrl(shop: Shop, query: string): Promise<string> {
  const { cards } = await shop.get<StoneListing>(`/api/stones?${query}`);
  return cards[0]?.url ?? '';
}

/** Address of a piece that is in a store with a free hour; other tests sell and book at the same time. */
async function pieceInStore(shop: Shop): Promise<string> {
  for (const { id, url } of (await shop.listing('sort=popular')).cards) {
    const [first] = await shop.get<Showing[]>(`/api/catalogue/products/${id}/showings`);
    const { isSoldOnline, stores } = await shop.get<Product>(`/api/catalogue/products/${id}`);
    if (isSoldOnline && stores.length > 0 && first?.place === 'here') return url;
  }
  throw new Error('no piece can be tried on where it lies');
}

/** Chooses the last hour of the day, fills in the form and sends it. */
async function ask(form: Locator, shop: Shop): Promise<void> {
  await form.locator('label:has([name=startsAt]:enabled)').last().click();
  await form.getByRole('textbox', { name: 'Имя' }).fill('Анна');
  await form.getByRole('textbox', { name: 'Телефон' }).fill(shop.phone);
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Записаться' }).click();
}

/** The address in the newest SMS to the visitor that contains one. */
async function linkOf(shop: Shop, after?: string): Promise<string> {
  const links = async () =>
    (await shop.messages(shop.phone)).flatMap(
      ({ text }) => /\/showing\/\?visit=[\w-]+/.exec(text)?.[0] ?? [],
    );
  await expect.poll(async () => (await links())[0] ?? after).not.toBe(after);
  return (await links())[0] ?? '';
}

/** The linked page already contains its hours. */
async function chooseLastDay(page: Page): Promise<void> {
  const day = page.getByRole('main').getByRole('group', { name: 'День' }).getByRole('link').last();
  const href = (await day.getAttribute('href')) ?? '';
  await day.click();
  await expect(page).toHaveURL(href);
}

/** Moves the shown appointment to the first hour of the last day. */
async function move(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Перенести' }).click();
  await chooseLastDay(page);
  await main.locator('label:has([name=startsAt]:enabled)').first().click();
  await main.getByRole('button', { name: 'Перенести' }).click();
  await expect(main.getByRole('link', { name: 'Отменить визит' })).toBeVisible();
}

async function cancel(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Отменить визит' }).click();
  await expect(main.getByRole('heading', { name: 'Отменить визит?' })).toBeVisible();
  await main.getByRole('button', { name: 'Да, отменить' }).click();
  await expect(main.getByText('Визит отменён')).toBeVisible();
}

test('a visitor comes to see a stone, moves the visit and cancels it by the links of the SMS', async ({
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
  const stores = dialog.getByRole('group', { name: 'Салон' });
  await expect(stores.getByRole('button')).toHaveCount(3);
  await stores.getByText(/^Ещё\s\d+\sсалон/).click();
  await stores.getByRole('button').last().click();
  await expect(stores.getByRole('button').last()).toHaveAttribute('aria-pressed', 'true');
  await dialog.getByRole('button', { name: 'Записаться' }).click();
  await expect(dialog.getByText('Ошибка ввода данных').first()).toBeVisible();
  await ask(dialog, shop);
  await expect(dialog.getByText(/^Ждём вас/)).toBeVisible();

  const link = await linkOf(shop);
  const file = await page.request.get(
    (await dialog.getByRole('link', { name: 'Добавить в календарь' }).getAttribute('href')) ?? '',
  );
  expect(file.headers()['content-type']).toContain('text/calendar');
  expect(await file.text()).toMatch(/DTSTART;TZID=Etc\/GMT-3:\d{8}T\d{4}00/);

  await shop.visit(link);
  await expect(page.getByRole('heading', { name: 'Ваша запись' })).toBeVisible();
  const before = await page.getByText(/^Ждём вас/).textContent();
  await move(page);
  await expect(page.getByText(/^Ждём вас/)).not.toHaveText(before ?? '');
  const next = await linkOf(shop, link);
  await shop.visit(link);
  await expect(page.getByText('Запись перенесли')).toBeVisible();
  await shop.visit(next);
  await cancel(page);
});

test('who knows only the phone learns that there is an appointment, and no more', async ({ page, shop }) => {
  const url = await stoneUrl(shop, 'shape=pear');
  // Both visitors see the hours; once one of them has an appointment, the stone is reserved.
  const stranger = await page.context().newPage();
  const dialogOf = (one: Page) => one.getByRole('dialog', { name: 'Посмотреть камень' });
  for (const one of [page, stranger]) {
    await openAlive(one, url);
    await one.getByRole('link', { name: 'Записаться' }).click();
    await expect(dialogOf(one).getByRole('radio').first()).toBeAttached();
  }
  await ask(dialogOf(page), shop);
  await expect(dialogOf(page).getByText(/^Ждём вас/)).toBeVisible();
  await ask(dialogOf(stranger), shop);
  await expect(dialogOf(stranger).getByText(/уже есть запись.+СМС со\sссылкой/)).toBeVisible();
});

test('a stone above the limit of a card is bought online, and shown in a store', async ({ page, shop }) => {
  await shop.visit(await stoneUrl(shop, 'sort=price-desc'));
  await expect(page.getByRole('button', { name: 'Купить без оправы' })).toBeVisible();
  await expect(page.getByText(/^Одним платежом картой проходит до/)).toBeVisible();
  await page.getByRole('link', { name: 'Записаться' }).click();
  await expect(page.getByRole('dialog', { name: 'Посмотреть камень' })).toBeVisible();
});

test('so is a product, whose visit is found by the short link', async ({ page, shop }) => {
  const product = await shop.findProduct(
    'sort=price-desc',
    ({ waysAboveCard, seat, stores }) => waysAboveCard !== null && seat === null && stores.length > 0,
  );
  await shop.visit(product.url);
  await page
    .getByRole('link', { name: /^Записаться на\sпоказ/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: /^Примерить в\sсалоне/ });
  await expect(dialog.getByRole('radio').first()).toBeAttached();
  await ask(dialog, shop);
  await expect(dialog.getByText(/^Ждём вас/)).toBeVisible();
  await shop.visit(await linkOf(shop));
  await expect(page).toHaveURL(/\/showing\/\?product=\d+/);
  await cancel(page);
});

test('an ordinary product is tried on in a store', async ({ page, shop }) => {
  await shop.visit(await pieceInStore(shop));
  await page.getByRole('link', { name: /^Примерить в\sсалоне/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Примерить в\sсалоне/ });
  await expect(dialog.getByText(/Украшение уже там/)).toBeVisible();
  await ask(dialog, shop);
  await expect(dialog.getByText(/^Ждём вас/)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the appointment is a page, where it is made, moved and cancelled', async ({ page, shop }) => {
    await page.goto(await stoneUrl(shop, 'shape=oval'));
    await page.getByRole('link', { name: 'Записаться' }).click();
    const main = page.getByRole('main');
    await chooseLastDay(page);
    await ask(main, shop);
    await expect(main.getByText(/^Ждём вас/)).toBeVisible();
    await page.goto(await linkOf(shop));
    await move(page);
    await cancel(page);
  });
});
