import { assembleOrder, getOfficeOrder, readyOrder } from '@yahont/contracts/office/orders.ts';
import type { UncollectedOrder } from '@yahont/contracts/office/order-lists/uncollected.ts';
import type { Order } from '@yahont/contracts/orders/orders.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import { uinsOf } from '../difficult/by-calls.ts';
import { expectAccessible } from '../support/axe.ts';
import { enrol, signIn } from '../support/office-person.ts';
import { Office } from '../support/office.ts';
import { scan } from '../support/scanner.ts';
import { expect, test } from '../support/shop-test.ts';

test.use({
  // A wrong piece, a wrong code, a colleague who was faster, and a term that is too long.
  expectedComplaints: [/status of 4(?:09|22) .*\/office\/api\//],
});

async function bringReady(office: Office, order: Order): Promise<void> {
  const params = { id: String(order.id) };
  await office.call(assembleOrder, { params });
  await office.prepare(params.id, uinsOf(order));
  await office.call(readyOrder, { params, body: { place: 'Сейф 1' } });
}

async function storeOf(office: Office, order: Order): Promise<number> {
  const { storeId } = await office.call(getOfficeOrder, { params: { id: String(order.id) } });
  return storeId ?? 0;
}

type Manager = { page: Page; request: APIRequestContext; origin: string; name: string; storeId: number };

async function openAsManager({ page, request, origin, name, storeId }: Manager, path: string): Promise<void> {
  const person = await enrol(request, { origin, name, roles: ['manager'], storeIds: [storeId] });
  await page.goto(`/office${path}`);
  await signIn(page, person);
}

test('an order is assembled and handed over by keyboard; a wrong piece and a wrong code stop it; a second browser reads what happened', async ({
  page,
  playwright,
  baseURL,
  newVisitor,
}) => {
  const origin = baseURL ?? '';
  const office = new Office(origin);
  const buyer = await newVisitor();
  const order = await buyer.shop.orderToCollect();
  const [uin = ''] = uinsOf(order);
  const storeId = await storeOf(office, order);
  const request = await playwright.request.newContext();
  await openAsManager({ page, request, origin, name: 'Дарья Котова', storeId }, '/orders');
  await expect(page.getByRole('table', { name: 'Заказы' })).toBeVisible();

  // «/» leads to the search; a shape that nothing can have is refused before it is asked for.
  await page.keyboard.press('/');
  await page.keyboard.type('Вяз');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/4\sего\sпоследним\sцифрам\.$/)).toBeVisible();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(order.number);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`q=.*${order.id}`));
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  const panel = page.getByRole('region', { name: order.number });
  await expect(panel.getByText('Анна Вяземская')).toBeVisible();
  await expectAccessible(page, 'list with its panel');
  await page.keyboard.press('c');
  await expect(page.getByText(`${order.number} взят в сборку`)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: order.number })).toBeVisible();

  // The piece is brought to the store; without a place nothing is ready.
  await office.prepare(String(order.id), uinsOf(order));
  const ready = page.getByRole('button', { name: 'Готов к выдаче' });
  await ready.click();
  await expect(page.getByText('Впишите, где заказ будет лежать')).toBeVisible();
  await page.getByLabel('Место: сейф и ячейка').fill('Сейф 2, ячейка 13');
  await page.keyboard.press('Enter');
  const band = page.getByText(/^Отсканируйте бирку/);
  await expect(band).toBeVisible();
  await expect(page.getByText('••••')).toBeVisible();

  // What a scanner types into a field is taken back.
  const code = page.getByLabel('Код из СМС', { exact: false });
  await code.fill('12');
  await scan(page, '9999999999999999');
  await expect(page.getByText('Это другое изделие', { exact: false })).toBeVisible();
  await expect(code).toHaveValue('12');
  await expectAccessible(page, 'order with a wrong piece');
  await scan(page, uin);
  await expect(page.getByText('Всё сверено', { exact: true })).toBeVisible();
  await expect(page.getByText(uin.slice(-4), { exact: true })).toBeVisible();
  await page.getByLabel('Заметка для своих').fill('Примерил, доволен');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('region', { name: 'История' })).toContainText('Примерил, доволен');

  const second = await newVisitor();
  await openAsManager(
    { page: second.page, request, origin, name: 'Мария Седова', storeId },
    `/orders/${order.id}`,
  );
  await second.page.getByRole('checkbox', { name: /Паспорт показан/ }).check();
  await expect(second.page.getByRole('button', { name: /и выдать/ })).toBeEnabled();
  // The second page does not learn of the hand-over before its own press.
  let hear: () => void = () => undefined;
  const heard = new Promise<void>((resolve) => {
    hear = resolve;
  });
  await second.page.route(`**/office/api/orders/${order.id}`, async (route) => {
    await heard;
    await route.continue();
  });

  await code.fill('');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('b');
  await expect(code).toBeFocused();
  await page.keyboard.type('000000', { delay: 90 });
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Код\sне\sтот/)).toBeVisible();
  const { pickupCode } = await buyer.shop.get<Order>(`/api/orders/${order.id}`);
  await code.fill(pickupCode ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${order.number} выдан`)).toBeVisible();

  await second.page.getByRole('button', { name: /и выдать/ }).click();
  hear();
  await expect(second.page.getByText(/Заказ\sуже\sизменился/)).toContainText('Дарья Котова');
  const { status, cash } = await office.call(getOfficeOrder, { params: { id: String(order.id) } });
  expect(status).toBe('completed');
  expect(cash).toBe(order.total);
});

test(
  'on a phone an order is compared by its last digits, paid by cash and handed over by the passport',
  { tag: '@phone' },
  async ({ page, playwright, baseURL, newVisitor }) => {
    const origin = baseURL ?? '';
    const office = new Office(origin);
    const buyer = await newVisitor();
    const order = await buyer.shop.orderToCollect();
    await bringReady(office, order);
    const storeId = await storeOf(office, order);
    const request = await playwright.request.newContext();
    await openAsManager({ page, request, origin, name: 'Дарья Котова', storeId }, '/orders?status=ready');
    await page.getByRole('link', { name: new RegExp(order.number) }).tap();
    await expect(page.getByRole('heading', { level: 1, name: order.number })).toBeVisible();
    await expectAccessible(page, 'order on a phone');

    const hand = page.getByRole('button', { name: /и выдать/ });
    await expect(hand).toBeDisabled();
    await expect(page.getByText(/Осталось:\s1\sскан/)).toBeVisible();
    await page.getByLabel('Последние 4 цифры УИН').fill(uinsOf(order)[0]?.slice(-4) ?? '');
    await expect(page.getByText('Всё сверено', { exact: true })).toBeVisible();
    await page.getByRole('checkbox', { name: /Паспорт показан/ }).tap();
    await page.getByRole('checkbox', { name: /Чек пробит/ }).tap();
    await hand.tap();
    await expect(page.getByText('Только цифры', { exact: false }).first()).toBeVisible();
    await page.getByLabel(/ФД/).fill('40718');
    await page.getByLabel(/ФН/).fill('9960440301234567');
    await page.getByLabel(/ФПД/).fill('1234567890');
    await hand.tap();
    await expect(page.getByText(`${order.number} выдан`)).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Деньги' }).getByText('оплачен', { exact: true }),
    ).toBeVisible();
  },
);

test('an order that nobody collects is kept longer from the list of duties', async ({
  page,
  playwright,
  baseURL,
  newVisitor,
}) => {
  const origin = baseURL ?? '';
  const office = new Office(origin);
  const buyer = await newVisitor();
  const order = await buyer.shop.orderToCollect();
  await bringReady(office, order);
  const { storeUntil, stateSince, storeId, version } = await office.call(getOfficeOrder, {
    params: { id: String(order.id) },
  });
  // The term ends in days, so the list is answered as it will be then; the extension is the shop's.
  const late: UncollectedOrder = {
    orderId: order.id,
    orderNumber: order.number,
    version,
    storeId,
    place: 'Сейф 1',
    readySince: stateSince,
    keptUntil: (storeUntil ?? '').slice(0, 10),
    total: order.total,
    isPaid: false,
    contact: { name: 'Анна', lastName: 'Вяземская', phone: buyer.shop.phone },
  };
  await page.route('**/office/api/uncollected-orders*', (route) =>
    route.fulfill({ json: { items: [late], next: null } }),
  );
  const request = await playwright.request.newContext();
  await openAsManager(
    { page, request, origin, name: 'Дарья Котова', storeId: storeId ?? 0 },
    '/duties?of=orders',
  );
  await expect(page.getByRole('link', { name: new RegExp(order.number) })).toBeVisible();
  await expectAccessible(page, 'duties');
  await page.getByRole('button', { name: 'Продлить' }).click();
  const dialog = page.getByRole('dialog', { name: new RegExp(order.number) });
  await dialog.getByLabel('Последний день').fill('2099-01-01');
  await dialog.getByRole('button', { name: 'Продлить' }).click();
  await expect(dialog.getByText('Впишите причину', { exact: false })).toBeVisible();
  await dialog.getByLabel(/Причина/).fill('Покупатель в отпуске');
  await dialog.getByRole('button', { name: 'Продлить' }).click();
  await expect(dialog.getByText(/Хранить\sможно\sне\sдольше/)).toBeVisible();
  const later = new Date(new Date(storeUntil ?? '').getTime() + 3 * 86_400_000).toISOString().slice(0, 10);
  await dialog.getByLabel('Последний день').fill(later);
  await dialog.getByRole('button', { name: 'Продлить' }).click();
  await expect(dialog).toBeHidden();
  const now = await office.call(getOfficeOrder, { params: { id: String(order.id) } });
  expect((now.storeUntil ?? '') > (storeUntil ?? '')).toBe(true);
});
