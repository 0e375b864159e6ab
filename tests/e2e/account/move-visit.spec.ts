import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { CheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import { changeCapacity } from '@yahont/contracts/office/delivery/intervals.ts';
import { assembleOrder, readyOrder } from '@yahont/contracts/office/orders.ts';
import type { Order } from '@yahont/contracts/orders/orders.ts';
import { formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import { expectAccessible } from '../support/axe.ts';
import { Office } from '../support/office.ts';
import { expect, test } from '../support/shop-test.ts';
import type { Shop } from '../support/shop.ts';
import { ANNA, isPhone } from '../support/steps.ts';

type Who = { page: Page; shop: Shop; baseURL: string | undefined };

/** A cash order that a courier brings on the first free day, in its first free hours. */
async function orderByCourier({ page, shop, baseURL = '' }: Who): Promise<Order> {
  await shop.fillCart();
  await shop.signIn();
  const { totals, courier } = await shop.get<CheckoutOptions>('/api/checkout');
  const [date = ''] = courier.dates;
  const hours = courier.intervals.find(({ takenOn }) => !takenOn.includes(date));
  const response = await page.request.post('/api/orders', {
    headers: { origin: baseURL, 'idempotency-key': randomUUID() },
    data: {
      contact: { ...ANNA, phone: shop.phone },
      delivery: {
        kind: 'courier',
        address: { street: 'ул. Большая Ордынка', house: '17' },
        date,
        from: hours?.from ?? '',
      },
      payment: 'cash',
      acceptsOffer: true,
      acceptsPersonalData: true,
      expectedTotal: totals.goods + courier.price,
    },
  });
  expect(response.ok(), await response.text()).toBe(true);
  return (await response.json()) as Order;
}

const opener = (page: Page): Locator => page.locator('summary', { hasText: 'Перенести' });
const newDay = (page: Page): Locator => page.getByRole('combobox', { name: 'Новый день' });
const newHours = (page: Page): Locator => page.getByRole('combobox', { name: 'Время' });
const mover = (page: Page): Locator => page.getByRole('button', { name: /^Перенести/ });
const moved = (page: Page): Locator => page.getByRole('status').filter({ hasText: 'Доставку перенесли' });
const terms = (page: Page): Locator => page.getByRole('region', { name: 'Получение' });

/** The day at this position from the end of the options. */
async function dayFromEnd(page: Page, back: number): Promise<string> {
  return (await newDay(page).getByRole('option').nth(-back).getAttribute('value')) ?? '';
}

test(
  'the buyer moves the visit, and the page, its history and an SMS say so',
  { tag: '@both' },
  async ({ page, shop, baseURL }) => {
    const { id } = await orderByCourier({ page, shop, baseURL });
    await shop.visit(`/personal/order/${id}/`);
    await expect(mover(page)).toBeHidden();
    await opener(page).click();
    const date = await dayFromEnd(page, 3);
    await newDay(page).selectOption({ value: date });
    await newHours(page).selectOption({ value: '14:00' });
    await expectAccessible(page, 'the form of another visit');
    const day = formatDayMonth(date);
    await expect(mover(page)).toHaveText(new RegExp(`^Перенести на\\s${day},\\sс\\s14:00\\sдо\\s18:00$`));
    await mover(page).click();

    await expect(moved(page)).toContainText(day);
    await expect(moved(page)).toBeFocused();
    await expect(mover(page)).toBeHidden();
    await expect(terms(page)).toContainText(day);
    await expect(terms(page)).toContainText(/с\s14:00\sдо\s18:00/);
    await expect(page.getByRole('main')).toContainText('Покупатель перенёс доставку');
    await expectAccessible(page, 'the order after its visit was moved');
    await expect
      .poll(async () => (await shop.messages(shop.phone)).map(({ text }) => text).join('\n'))
      .toContain('овый день доставки');
  },
);

test('the list of orders opens the form of another visit', async ({ page, shop, baseURL }) => {
  const { id, number, lines } = await orderByCourier({ page, shop, baseURL });
  await shop.visit('/personal/orders/');
  await expect(page.getByRole('main')).toContainText(number);
  await expectAccessible(page, 'the list with an order whose visit can be moved');
  await page.getByRole('link', { name: /^Перенести\sвизит курьера$/ }).click();
  await expect(page).toHaveURL(new RegExp(`/personal/order/${id}/\\?move=1#visit$`));
  await expect(newDay(page)).toBeVisible();
  const date = await dayFromEnd(page, 3);
  await newDay(page).selectOption({ value: date });
  await mover(page).click();
  await expect(moved(page)).toContainText(formatDayMonth(date));
  await expect(mover(page)).toBeHidden();

  const office = new Office(baseURL ?? '');
  await office.call(assembleOrder, { params: { id } });
  await office.sendOff(
    String(id),
    lines.flatMap(({ uins }) => uins),
  );
  await shop.visit('/personal/orders/');
  await expect(page.getByRole('main')).toContainText(number);
  await expect(page.getByText('Перенести')).toHaveCount(0);
});

test('after a missed visit another day is the first thing that the order offers', async ({
  page,
  shop,
  baseURL,
}) => {
  const { id, lines } = await orderByCourier({ page, shop, baseURL });
  const office = new Office(baseURL ?? '');
  await office.call(assembleOrder, { params: { id } });
  await office.sendOff(
    String(id),
    lines.flatMap(({ uins }) => uins),
  );
  await shop.visit(`/personal/order/${id}/`);
  await expect(page.getByText('Перенести')).toHaveCount(0);
  await office.call(readyOrder, { params: { id }, body: { place: 'Сейф 1' } });
  await expect
    .poll(async () => (await shop.messages(shop.phone)).map(({ text }) => text).join('\n'))
    .toMatch(new RegExp(`Новый\\sдень: \\S+/personal/order/${id}/`));
  await shop.visit(`/personal/order/${id}/`);
  const offer = page.getByRole('region', { name: 'Выберите новый день' });
  await expect(offer).toBeVisible();
  await expect(terms(page)).toContainText('о\u00A0новом дне договоримся');
  await expectAccessible(page, 'the order after a missed visit');
  const date = await dayFromEnd(page, 3);
  await newDay(page).selectOption({ value: date });
  await mover(page).click();
  await expect(moved(page)).toContainText(formatDayMonth(date));
  await expect(offer).toHaveCount(0);
  await expect(terms(page)).toContainText(formatDayMonth(date));
  await expect(opener(page)).toBeVisible();
});

test('hours that were taken meanwhile are refused beside their field, and the choice stays', async ({
  page,
  shop,
  baseURL,
}) => {
  const { id } = await orderByCourier({ page, shop, baseURL });
  await shop.visit(`/personal/order/${id}/`);
  await opener(page).click();
  // A late day for each width, so that no other test takes it.
  const date = await dayFromEnd(page, isPhone(page) ? 2 : 1);
  await newDay(page).selectOption({ value: date });
  await newHours(page).selectOption({ value: '18:00' });
  const office = new Office(baseURL ?? '');
  const body = { zone: 'moskva', date, interval: '18:00', capacity: 0, reason: 'курьер заболел' };
  await office.call(changeCapacity, { body });
  try {
    await mover(page).click();
    await expect(page.getByText('Это время уже заняли. Выберите другое.')).toBeVisible();
    await expect(newHours(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(newDay(page)).toHaveValue(date);
    await expect(newHours(page)).toHaveValue('18:00');
    await expectAccessible(page, 'the refused hours');

    await newHours(page).selectOption({ value: '14:00' });
    await mover(page).click();
    await expect(moved(page)).toContainText(formatDayMonth(date));
  } finally {
    await office.call(changeCapacity, { body: { ...body, capacity: 16, reason: 'курьер вышел' } });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form opens, refuses beside its field and moves the visit', async ({ page, shop, baseURL }) => {
    const { id, delivery } = await orderByCourier({ page, shop, baseURL });
    await page.goto(`/personal/order/${id}/`);
    await opener(page).click();
    const date = await dayFromEnd(page, 4);
    await newDay(page).selectOption({ value: date });
    await newHours(page).selectOption({ value: '18:00' });
    const office = new Office(baseURL ?? '');
    const body = { zone: 'moskva', date, interval: '18:00', capacity: 0, reason: 'курьер заболел' };
    await office.call(changeCapacity, { body });
    try {
      await mover(page).click();
      await expect(page.getByText('Это время уже заняли. Выберите другое.')).toBeVisible();
      await expect(newDay(page)).toHaveValue(date);
      await newHours(page).selectOption({ value: '10:00' });
      await mover(page).click();
      await expect(moved(page)).toContainText(formatDayMonth(date));
      await expect(terms(page)).not.toContainText(formatDayMonth(delivery.date));
    } finally {
      await office.call(changeCapacity, { body: { ...body, capacity: 16, reason: 'курьер вышел' } });
    }
  });
});
