import { afterAll, beforeAll, expect, test } from 'vitest';
import { getInvoice, getInvoiceByLink } from '@yahont/contracts/payment/invoice.ts';
import { getOrder } from '@yahont/contracts/orders/orders.ts';
import { listSentMessages } from '@yahont/contracts/sent-messages/sent-messages.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { addInvoiceOrder } from '#src/testing/office/invoice-order.ts';
import { fillSmallShop } from '#src/testing/small-shop.ts';
import { invoiceLinks } from './invoice-links.ts';

let api: TestApi;
let storeId: number;
beforeAll(async () => {
  api = await createTestApi();
  ({ storeId } = await fillSmallShop(api));
});
afterAll(() => api.stop());

test('the letter of an invoice opens its paper for an accountant who has no account', async () => {
  const { headers, orderId } = await addInvoiceOrder(api, storeId);
  const order = (await api.call(getOrder, { headers, params: { id: orderId } })).answer();
  await api.deliverOutbox();
  const { items } = (await api.call(listSentMessages, { query: { to: order.contact.email } })).answer();
  const letter = items.find(({ subject }) => subject?.includes('Счёт'));
  const link = /\/invoice\/([\w-]{27})\//.exec(letter?.text ?? '')?.[1] ?? '';
  const opened = (await api.call(getInvoiceByLink, { params: { link } })).answer();
  expect(opened).toEqual((await api.call(getInvoice, { headers, params: { id: orderId } })).answer());
  // Links that were not given out show nothing.
  for (const other of [link.replace(/.$/, link.endsWith('A') ? 'Q' : 'A'), 'x', link.slice(0, 6)]) {
    const refused = await api.call(getInvoiceByLink, { params: { link: other } });
    expect([refused.status, refused.problem.code]).toEqual([404, 'link-unknown']);
  }
});

test('the link of a person who was erased opens nothing', async () => {
  const { headers, orderId } = await addInvoiceOrder(api, storeId);
  const order = (await api.call(getOrder, { headers, params: { id: orderId } })).answer();
  await api.deliverOutbox();
  const { items } = (await api.call(listSentMessages, { query: { to: order.contact.email } })).answer();
  const link = /\/invoice\/([\w-]{27})\//.exec(items[0]?.text ?? '')?.[1] ?? '';
  expect((await api.call(getInvoiceByLink, { params: { link } })).status).toBe(200);
  await api.database.query(
    `update orders set contact = contact || '{"phone": "", "email": ""}'::jsonb where id = $1`,
    [orderId],
  );
  expect((await api.call(getInvoiceByLink, { params: { link } })).status).toBe(404);
});

test('a link is of one order and one shop', () => {
  const [ours, theirs] = [invoiceLinks(new Uint8Array(32)), invoiceLinks(new Uint8Array(32).fill(7))];
  expect(ours.read(ours.linkOf(100_216))).toBe(100_216);
  expect(theirs.read(ours.linkOf(100_216))).toBeNull();
  expect(ours.linkOf(100_216)).not.toBe(ours.linkOf(100_217));
  for (const odd of ['', 'a', ours.linkOf(1).slice(1), `${ours.linkOf(1)}A`])
    expect(ours.read(odd)).toBeNull();
});
