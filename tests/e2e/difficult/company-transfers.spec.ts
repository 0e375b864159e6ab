import { bankStatement, type StatementEntry } from '@yahont/api/testing/money/bank-statement.ts';
import { getOfficeInvoice } from '@yahont/contracts/office/money/invoices.ts';
import { importStatement } from '@yahont/contracts/office/money/statements.ts';
import { approveReturn } from '@yahont/contracts/office/returns.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { Office } from '../support/office.ts';
import { expect, test } from '../support/shop-test.ts';
import { giveBack, handOver, orderByCourier, uinsOf } from './by-calls.ts';

const ROMASHKA = {
  inn: '7707083893',
  kpp: '773601001',
  name: 'ООО «Ромашка»',
  address: '117997, Москва, ул. Вавилова, 19',
};
const FIRST = 1_000_000;
const SURPLUS = 30_000;
const TODAY = cityDate(new Date(), 3);

type Transfer = Pick<StatementEntry, 'number' | 'amount' | 'purpose' | 'isOut'>;

/** Imports a bank file with the outcome of each transfer. */
async function readFile(office: Office, transfers: readonly Transfer[]): Promise<string[]> {
  const entries = transfers.map((one) => ({ ...one, date: TODAY }));
  const file = Buffer.from(bankStatement(entries)).toString('base64');
  const { lines } = await office.call(importStatement, { body: { file } });
  return lines.map(({ result }) => result);
}

test('a company pays by two transfers and too much, then returns what is faulty: files of the bank close all of it', async ({
  page,
  shop,
  baseURL,
}) => {
  test.slow();
  const office = new Office(baseURL ?? '');
  await shop.visit('/');
  await shop.fillCart();
  await shop.signIn();
  const wish = { email: 'buh@example.ru', payment: 'invoice' as const, company: ROMASHKA };
  const order = await orderByCourier({ page, shop }, wish);
  const invoice = () => office.call(getOfficeInvoice, { params: { id: order.id } });
  // No other bank file has these numbers.
  const number = (index: number) => String((order.id % 10_000) * 10 + index);
  const purpose = `Оплата заказа ${order.number} по счёту`;

  const part = { number: number(1), amount: FIRST, purpose };
  expect(await readFile(office, [part])).toEqual(['recorded']);
  await shop.visit(`/personal/order/${order.id}/invoice/`);
  await expect(page.getByRole('region', { name: 'Что со счётом' })).toContainText(/Пришло 10\s000\s₽/);
  const rest = { number: number(2), amount: order.total - FIRST + SURPLUS, purpose };
  expect(await readFile(office, [part, rest])).toEqual(['known', 'recorded']);
  expect(await readFile(office, [part, rest])).toEqual(['known', 'known']);
  expect(await invoice()).toMatchObject({ isPaid: true, surplus: SURPLUS });
  await shop.visit(`/personal/order/${order.id}/`);
  await expect(page.getByRole('region', { name: 'Что с заказом' })).toContainText('Оплачен');

  await handOver(office, order);
  const lineIds = order.lines.map(({ id }) => id);
  const refused = await page.request.post(`/api/orders/${order.id}/returns`, {
    data: { lineIds, reason: 'not-liked', route: { kind: 'post' } },
    headers: { origin: baseURL ?? '' },
  });
  expect([refused.status(), ((await refused.json()) as { code: string }).code]).toEqual([409, 'company']);
  const { id } = await giveBack(shop, order.id, { lineIds, reason: 'defect', route: { kind: 'post' } });
  await office.call(approveReturn, { params: { id } });
  await office.takeBack(String(id), uinsOf(order));

  const due = (await invoice()).refunds;
  expect(due.map(({ amount }) => amount)).toEqual([order.total]);
  const out = { purpose: `Возврат по заказу ${order.number}`, isOut: true };
  expect(
    await readFile(office, [
      { ...out, number: number(3), amount: order.total },
      { ...out, number: number(4), amount: SURPLUS },
    ]),
  ).toEqual(['recorded', 'recorded']);
  expect(await invoice()).toMatchObject({ refunds: [], surplus: 0 });
  await shop.visit(`/personal/returns/${id}/`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/[Дд]еньги/);
});
