import { assembleOrder, handOverOrder, readyOrder, scanPiece } from '@yahont/contracts/office/orders.ts';
import { changeVisit } from '@yahont/contracts/office/delivery/visits.ts';
import type { BonusHistory } from '@yahont/contracts/orders/bonus.ts';
import type { Order } from '@yahont/contracts/orders/orders.ts';
import { addDays, formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import type { Locator, Page } from '@playwright/test';
import { Office } from '../support/office.ts';
import { expect, test } from '../support/shop-test.ts';
import type { Shop } from '../support/shop.ts';
import {
  acceptTerms,
  chooseCourier,
  choosePickup,
  orderIdIn,
  payWith,
  placeOrderButton,
  startCheckout,
} from '../support/steps.ts';

const PLACE = 'Сейф 2, ячейка 4';
/** No item of the demo has this number. */
const WRONG_UIN = '0000000000000000';

test('a wrapped ring is paid, assembled, scanned and collected, and its points are credited', async ({
  page,
  shop,
  baseURL,
}) => {
  const office = new Office(baseURL ?? '');
  await startCheckout({ page, shop });
  await shop.visit('/cart/');
  await page.getByRole('switch', { name: /Подарочная упаковка/ }).click();
  await expect(page.getByRole('switch', { name: /Подарочная упаковка/ })).toBeChecked();
  await shop.visit('/personal/order/make/');
  await choosePickup(page);
  await page.getByRole('radio', { name: /^Картой на сайте/ }).check();
  await acceptTerms(page);
  await placeOrderButton(page).click();
  await expect(page).toHaveURL(/\/cart\/pay\//);
  await payWith(page, 'оплата проходит');
  await expect(page).toHaveURL(/\/personal\/order\/done\/\d+\/$/);
  const id = orderIdIn(page);
  const { number, uins, bonusToEarn } = await orderOf(shop, id);
  const call = { params: { id } };

  await office.call(assembleOrder, call);
  await expectStep({ page, shop, id }, 'Собираем');

  await office.prepare(id, uins);
  await office.call(readyOrder, { ...call, body: { place: PLACE } });
  const order = await expectStep({ page, shop, id }, 'В салоне');
  await expect(order).toContainText('Заказ ждёт вас');
  await expect(page.getByRole('main')).toContainText('Готов к выдаче');
  await expect(page.getByRole('main')).toContainText('Подарочная упаковка');
  const longer = page.getByRole('main').getByRole('button', { name: /^Продлить до/ });
  await longer.click();
  await expect(longer).toBeHidden();
  await expect(order).toContainText('Храним до');
  // The shopper does not see where the items are stored.
  await expect(page.getByRole('main')).not.toContainText(PLACE);

  expect(await office.refusal(handOverOrder, call)).toEqual([409, 'not-all-scanned']);
  const wrong = { ...call, body: { uin: WRONG_UIN } };
  expect(await office.refusal(scanPiece, wrong)).toEqual([409, 'wrong-piece']);
  await office.scan(id, uins);
  await office.call(handOverOrder, call);
  await expectFinished({ page, shop, id }, 'Получен в салоне');

  await expectMessage(shop, `заказ № ${number} оплачен`);
  await expectMessage(shop, `заказ № ${number} готов`);
  await shop.visit('/dev/outbox/');
  const ready = page.getByRole('listitem').filter({ hasText: shop.phone }).filter({ hasText: 'готов.' });
  await expect(ready).toContainText(`заказ № ${number} готов. Ждём вас`);

  await expectEarned({ page, shop }, { number, points: bonusToEarn });
});

test('a courier takes an order and hands it over, where it is paid in cash', async ({
  page,
  shop,
  baseURL,
}) => {
  const office = new Office(baseURL ?? '');
  await startCheckout({ page, shop });
  await chooseCourier(page);
  await page.getByRole('radio', { name: /^При получении/ }).check();
  await acceptTerms(page);
  await placeOrderButton(page).click();
  await expect(page).toHaveURL(/\/personal\/order\/done\/\d+\/$/);
  const id = orderIdIn(page);
  const { number, uins, bonusToEarn } = await orderOf(shop, id);
  const call = { params: { id } };

  await office.call(assembleOrder, call);
  await expectStep({ page, shop, id }, 'Собираем');
  await office.sendOff(id, uins);
  const order = await expectStep({ page, shop, id }, 'В пути');
  await expect(order).toContainText('Заказ в пути: курьер приедет');
  await expect(page.getByRole('link', { name: 'Отменить заказ' })).toHaveCount(0);

  // Nobody was at home: the order is back, and no past day is promised.
  await office.call(readyOrder, { ...call, body: { place: PLACE } });
  await expect(await expectStep({ page, shop, id }, 'В пути')).toContainText('никого не застал');
  const terms = page.getByRole('region', { name: 'Получение' });
  await expect(terms).toContainText(/о\sновом\sдне\sдоговоримся/);
  const { date, interval } = await laterVisit(shop, id);
  await office.call(changeVisit, { ...call, body: { date, interval, reason: 'Договорились по телефону' } });
  await expect(await expectStep({ page, shop, id }, 'В пути')).toContainText('Заказ собран, курьер приедет');
  await expect(terms).toContainText(formatDayMonth(date));
  await expectMessage(shop, `новый день доставки заказа № ${number}`);
  await office.sendOff(id, uins);

  await office.scan(id, uins);
  await office.call(handOverOrder, call);
  await expectFinished({ page, shop, id }, 'Получен от курьера');
  await expect(page.getByRole('region', { name: 'Сумма' })).toContainText('Оплачено');
  await expectMessage(shop, `заказ № ${number} принят`);
  await expectEarned({ page, shop }, { number, points: bonusToEarn });
});

/** Three days after the chosen visit, in the same hours. */
async function laterVisit(shop: Shop, id: string) {
  const { delivery } = await shop.get<Order>(`/api/orders/${id}`);
  const hours = delivery.kind === 'courier' ? delivery.hours : null;
  return { date: addDays(delivery.date, 3), interval: hours?.from ?? null };
}

type Who = { page: Page; shop: Shop };

async function orderOf(shop: Shop, id: string) {
  const { number, lines, bonusToEarn } = await shop.get<Order>(`/api/orders/${id}`);
  return { number, bonusToEarn, uins: lines.flatMap((line) => line.uins) };
}

/** Opens the order and checks its current step. */
async function expectStep({ page, shop, id }: Who & { id: string }, title: string): Promise<Locator> {
  await shop.visit(`/personal/order/${id}/`);
  const order = page.getByRole('region', { name: 'Что с заказом' });
  await expect(order.locator('[aria-current=step]')).toContainText(title);
  return order;
}

/** Opens the order and checks that all of its steps are done. */
async function expectFinished({ page, shop, id }: Who & { id: string }, sentence: string): Promise<void> {
  await shop.visit(`/personal/order/${id}/`);
  const order = page.getByRole('region', { name: 'Что с заказом' });
  await expect(order).toContainText(sentence);
  await expect(order.locator('[aria-current=step]')).toHaveCount(0);
  await expect(order.getByRole('listitem').last()).toContainText('У вас, пройдено');
}

async function expectMessage(shop: Shop, text: string): Promise<void> {
  const sent = async () =>
    (await shop.messages(shop.phone)).map((message) => message.text.replaceAll(/\s/g, ' ')).join('\n');
  await expect.poll(sent).toContain(text);
}

async function expectEarned(
  { page, shop }: Who,
  { number, points }: { number: string; points: number },
): Promise<void> {
  expect(points).toBeGreaterThan(0);
  const { coming, entries } = await shop.get<BonusHistory>('/api/account/bonus');
  expect(coming).toEqual([]);
  expect(entries.filter(({ reason }) => reason === 'earned')).toMatchObject([{ points, order: { number } }]);
  await shop.visit('/personal/card/');
  const row = page.getByRole('row').filter({ hasText: number });
  await expect(row).toContainText('Начисление за покупку');
}
