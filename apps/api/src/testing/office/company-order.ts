import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { addCartLine } from '@yahont/contracts/cart/cart.ts';
import { getCheckoutOptions, placeOrder } from '@yahont/contracts/checkout/checkout.ts';
import type { Company } from '@yahont/contracts/orders/company.ts';
import { getOfficeInvoice, recordInvoicePayment } from '@yahont/contracts/office/money/invoices.ts';
import * as office from '@yahont/contracts/office/orders.ts';
import { getOrder, type Order } from '@yahont/contracts/orders/orders.ts';
import { cityDate, MOSCOW_HOURS } from '@yahont/values/dates/city-time.ts';
import type { IsoDate } from '@yahont/values/dates/iso-date.ts';
import { roubles, type Kopecks } from '@yahont/values/money.ts';
import type { TestApi, TestHeaders } from '../api.ts';
import { courierOrder } from '../courier-order.ts';
import { scanAll } from '../office.ts';
import { makeProduct } from '../products/products.ts';
import { ROMASHKA } from '../shop-parts/company.ts';
import type { TestStaff } from '../staff.ts';
import { until } from '../until.ts';
import { signIn } from '../visitors.ts';

type Options = {
  company?: z.input<typeof Company>;
  /** Prices of each piece. */
  prices?: readonly Kopecks[];
  delivery?: 'pickup' | 'courier';
};

export type CompanyOrder = { headers: TestHeaders; email: string; order: Order };

/** An order of a company by invoice, a piece for each price; collected in a store unless a courier is to bring it. */
export async function addCompanyOrder(
  api: TestApi,
  storeId: number,
  { company = ROMASHKA, prices = [roubles(31_111), roubles(27_901)], delivery = 'pickup' }: Options = {},
): Promise<CompanyOrder> {
  const { headers, phone } = await signIn(api);
  for (const price of prices) {
    const lies = delivery === 'pickup' ? storeId : null;
    const { id, skuId } = await makeProduct(api.context.db, { storeId: lies, stock: 1, price });
    await until(() => api.catalogue.find(id) !== undefined);
    (await api.call(addCartLine, { headers, body: { skuId } })).answer();
  }
  const options = (await api.call(getCheckoutOptions, { headers })).answer();
  const wish = courierOrder(options, phone);
  const email = `${randomUUID()}@example.ru`;
  const body = {
    ...wish,
    contact: { ...wish.contact, email },
    company,
    payment: 'invoice' as const,
    ...(delivery === 'pickup'
      ? { delivery: { kind: 'pickup' as const, storeId }, expectedTotal: options.totals.goods }
      : {}),
  };
  const key = { ...headers, 'idempotency-key': randomUUID() };
  return { headers, email, order: (await api.call(placeOrder, { headers: key, body })).answer() };
}

/** Writes a transfer down: of today, and the whole sum unless said otherwise. */
export async function payInvoice(
  api: TestApi,
  { headers }: TestStaff,
  {
    order,
    paymentOrder = '17',
    amount = order.due,
    date = cityDate(api.clock.now(), MOSCOW_HOURS),
  }: { order: Order; paymentOrder?: string; amount?: number; date?: IsoDate },
): Promise<void> {
  const params = { id: order.id };
  const { version } = (await api.call(getOfficeInvoice, { headers, params })).answer();
  const match = { ...headers, 'if-match': `"${version}"` };
  const paid = await api.call(recordInvoicePayment, {
    headers: match,
    params,
    body: { paymentOrder, date, amount },
  });
  paid.answer();
}

/** Collects a paid order and scans its pieces, so that it can be handed over. */
export async function prepareOrder(api: TestApi, { headers }: TestStaff, id: number): Promise<void> {
  const params = { id };
  (await api.call(office.assembleOrder, { headers, params })).answer();
  (await api.call(office.readyOrder, { headers, params, body: { place: 'сейф 2' } })).answer();
  await scanAll(api, { orderId: id, headers });
}

/** The order as its buyer sees it now. */
export async function seenByBuyer(api: TestApi, { headers, order }: CompanyOrder): Promise<Order> {
  return (await api.call(getOrder, { headers, params: { id: order.id } })).answer();
}
