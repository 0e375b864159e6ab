import type { APIRequestContext, Page } from '@playwright/test';
import { changeOrder, getOrderChoices } from '@yahont/contracts/office/order-work/change-order.ts';
import { getOfficeOrder } from '@yahont/contracts/office/orders.ts';
import type { Order } from '@yahont/contracts/orders/orders.ts';
import { expectAccessible } from '../support/axe.ts';
import { enrol, signIn } from '../support/office-person.ts';
import { Office } from '../support/office.ts';
import { expect, test } from '../support/shop-test.ts';

test.use({
  // A colleague who changed the order first.
  expectedComplaints: [/status of 409 .*\/office\/api\//],
});

type Operator = { page: Page; request: APIRequestContext; origin: string; order: Order };

async function openAsOperator({ page, request, origin, order }: Operator): Promise<void> {
  const person = await enrol(request, { origin, name: 'Мария Седова', roles: ['operator'], storeIds: [] });
  await page.goto(`/office/orders/${order.id}`);
  await signIn(page, person);
  await expect(page.getByRole('heading', { level: 1, name: order.number })).toBeVisible();
}

test('an operator changes who gets an order and how, beside a colleague, and the buyer reads of it', async ({
  page,
  playwright,
  baseURL,
  newVisitor,
}) => {
  const origin = baseURL ?? '';
  const office = new Office(origin);
  const buyer = await newVisitor();
  const order = await buyer.shop.orderToCollect();
  const request = await playwright.request.newContext();
  await openAsOperator({ page, request, origin, order });
  await page.getByRole('button', { name: 'Изменить', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Изменить ${order.number}` });
  await expect(dialog.getByLabel('Фамилия', { exact: true })).toHaveValue('Вяземская');
  await expectAccessible(page, 'change of an order');

  // Wrong fields say so beside them, and a city alone is no address.
  await dialog.getByLabel('Телефон', { exact: true }).fill('12');
  await dialog.getByLabel('Как получит').selectOption('courier');
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(dialog.getByText('Впишите мобильный', { exact: false })).toBeVisible();
  await expect(dialog.getByText('Впишите улицу и дом')).toBeVisible();
  await expect(dialog.getByText('Впишите причину', { exact: false })).toBeVisible();
  await dialog.getByLabel('Телефон', { exact: true }).fill('8 903 555 01 01');
  const address = dialog.getByLabel('Адрес', { exact: true });
  await address.fill(`${await address.inputValue()}ул. Арбат, д. 4`);
  await dialog.getByLabel(/Причина/).fill('Просит привезти');

  // A colleague changes the name meanwhile: nothing typed is lost, and nothing of theirs either.
  const params = { id: String(order.id) };
  const { contact, version, delivery } = await office.call(getOrderChoices, { params });
  const body = {
    contact: { ...contact, lastName: 'Белова' },
    receiver: null,
    delivery: null,
    deliveryPrice: delivery.price,
    reason: 'Опечатка в фамилии',
  };
  await office.call(changeOrder, { params, body, headers: { 'if-match': `"${version}"` } });
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(dialog.getByText('Заказ изменили, пока вы вписывали', { exact: false })).toBeVisible();
  await expect(dialog.getByLabel('Фамилия', { exact: true })).toHaveValue('Белова');
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('изменён, покупатель получит сообщение', { exact: false })).toBeVisible();
  const history = page.getByRole('region', { name: 'История' });
  await expect(history).toContainText('Получение: магазин → курьер');
  await expect(history).toContainText('Просит привезти');
  const changed = await office.call(getOfficeOrder, { params });
  expect(changed.contact).toMatchObject({ lastName: 'Белова', phone: '+79035550101' });
  expect(changed.delivery).toMatchObject({
    kind: 'courier',
    address: expect.stringContaining('Арбат, д. 4'),
  });

  // The buyer's own page says where it comes now.
  const own = await buyer.shop.get<Order>(`/api/orders/${order.id}`);
  expect(own.delivery.kind).toBe('courier');
});

test('a message to the buyer begins with a text of the shop, and its sending is in the history', async ({
  page,
  playwright,
  baseURL,
  newVisitor,
}) => {
  const origin = baseURL ?? '';
  const buyer = await newVisitor();
  const order = await buyer.shop.orderToCollect();
  const request = await playwright.request.newContext();
  await openAsOperator({ page, request, origin, order });
  await page.getByRole('button', { name: 'Написать', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Написать по ${order.number}` });
  await dialog.getByRole('button', { name: 'Отправить' }).click();
  await expect(dialog.getByText('Впишите текст')).toBeVisible();
  await dialog.getByLabel('Начать с текста').selectOption({ label: 'Есть вопрос' });
  await expect(dialog.getByLabel('Текст', { exact: true })).toHaveValue(
    new RegExp(`${order.number} есть вопрос`),
  );
  await expectAccessible(page, 'message to a buyer');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  const history = page.getByRole('region', { name: 'История' });
  await expect(history).toContainText(`СМС покупателю: По заказу № ${order.number} есть вопрос`);
  await expect(history).toContainText(/Мария Седова, (?:отправляется|отправлено|ждёт утра)/);
});

test('the sheets of an order are printed by key, without the frame around them', async ({
  page,
  playwright,
  baseURL,
  newVisitor,
}) => {
  const origin = baseURL ?? '';
  const buyer = await newVisitor();
  const order = await buyer.shop.orderToCollect();
  const request = await playwright.request.newContext();
  // The browser of the tests has no printer: it counts how often one was asked for.
  await page.addInitScript(() => {
    window.print = () => {
      document.body.dataset['printed'] = String(Number(document.body.dataset['printed'] ?? 0) + 1);
    };
  });
  await openAsOperator({ page, request, origin, order });
  await page.keyboard.press('p');
  await expect(page.getByRole('heading', { level: 1, name: `Печать ${order.number}` })).toBeVisible();
  await expect(page.getByRole('heading', { name: `Лист сборки ${order.number}` })).toBeVisible();
  await expect(page.getByRole('img', { name: `Заказ ${order.id}` })).toBeVisible();
  await expectAccessible(page, 'picking list');
  await page.keyboard.press('p');
  await expect(page.locator('body')).toHaveAttribute('data-printed', '1');

  await page.getByRole('link', { name: 'Акт выдачи' }).click();
  await expect(
    page.getByRole('heading', { name: `Акт выдачи заказа ${order.number}`, exact: false }),
  ).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Разделы' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.getByText('Передал', { exact: true })).toBeVisible();
  await page.emulateMedia({ media: null });

  await page.getByRole('link', { name: 'Ярлык' }).click();
  const label = page.getByRole('img', { name: `Заказ ${order.id}` });
  await expect(label).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const pages = (await page.pdf({ preferCSSPageSize: true }))
    .toString('latin1')
    .match(/\/MediaBox ?\[[^\]]+\]/g);
  // 58 by 40 millimetres in points of a 72th of an inch, on one page.
  expect(
    pages?.map((box) =>
      box
        .match(/[\d.]+/g)
        ?.map(Number)
        .map(Math.round),
    ),
  ).toEqual([[0, 0, 164, 113]]);
  await page.emulateMedia({ media: null });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: order.number })).toBeVisible();
});
