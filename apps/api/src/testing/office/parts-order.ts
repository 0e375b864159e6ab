import { recordInvoicePayment } from '@yahont/contracts/office/money/invoices.ts';
import { changeWay } from '@yahont/contracts/payment/otherwise.ts';
import { cancelOrder } from '@yahont/contracts/orders/orders.ts';
import { getOfficeParts, recordTillPart } from '@yahont/contracts/office/money/till-parts.ts';
import { roubles } from '@yahont/values/money.ts';
import type { TestApi } from '../api.ts';
import type { TestStaff } from '../staff.ts';
import { addInvoiceOrder } from './invoice-order.ts';

/** What a till printed; each number is one receipt. */
export function printed(document: number) {
  return { document: String(document), storage: '9288000100115785', sign: '2617603921' };
}

/** An order in several payments that waits for its first part; collected in a store. */
export function addPartsOrder(api: TestApi, storeId: number) {
  return addInvoiceOrder(api, storeId, 'parts');
}

/** One of which a till has taken a part, and which its buyer has cancelled since. */
export async function addPartToGiveBack(api: TestApi, head: TestStaff, storeId: number) {
  const { orderId, headers } = await addPartsOrder(api, storeId);
  const params = { id: orderId };
  const body = { storeId, method: 'cash' as const, amount: roubles(100_000), fiscal: printed(7_001) };
  const staff = { ...head.headers, 'if-match': '"1"' };
  (await api.call(recordTillPart, { headers: staff, params, body })).answer();
  (await api.call(cancelOrder, { headers, params })).answer();
  const { refunds, version } = (await api.call(getOfficeParts, { headers: head.headers, params })).answer();
  return { orderId, version, refundId: refunds[0]?.id ?? '' };
}

/** One that was to be paid by invoice, of which a till has taken a part and a transfer has brought another. */
export async function addTransferToCount(api: TestApi, head: TestStaff, storeId: number) {
  const { orderId, headers, today: date } = await addInvoiceOrder(api, storeId);
  const params = { id: orderId };
  (await api.call(changeWay, { headers, params, body: { kind: 'parts' } })).answer();
  const versionOf = async () =>
    (await api.call(getOfficeParts, { headers: head.headers, params })).answer().version;
  const amount = roubles(100_000);
  const part = { storeId, method: 'cash' as const, amount, fiscal: printed(7_004) };
  const asHead = async () => ({ ...head.headers, 'if-match': `"${await versionOf()}"` });
  (await api.call(recordTillPart, { headers: await asHead(), params, body: part })).answer();
  const transfer = { paymentOrder: '17', date, amount };
  (await api.call(recordInvoicePayment, { headers: await asHead(), params, body: transfer })).answer();
  return { orderId, version: await versionOf() };
}
