import { eq } from 'drizzle-orm';
import type { OrderedGift } from '@yahont/contracts/certificates/gift.ts';
import type { Order } from '@yahont/contracts/orders/orders.ts';
import type { Kopecks } from '@yahont/values/money.ts';
import { certificates } from '#src/domains/goods/certificates/certificates.tables.ts';
import { giftCertificates } from '#src/domains/goods/certificates/gift-certificates.tables.ts';
import { issueCertificate } from '#src/domains/goods/certificates/ordered/issue.ts';
import { orderLines } from '#src/domains/buying/orders/orders.tables.ts';
import { sendOrder } from '../orders.ts';
import { payWithCard } from '../returns/bought.ts';
import { buyerWith } from '../returns/special-cart.ts';
import type { TestBuyer, TestShop } from '../shop.ts';
import { SECRETS } from './certificates.ts';

/** To whom the certificates of tests go, at once. */
export const GIFT: OrderedGift = {
  design: 'ruby',
  receiver: 'Мария',
  sender: 'Андрей',
  greeting: 'Выбери сама',
  way: 'mail',
  address: 'maria@example.ru',
  sending: null,
  tellsOpening: false,
};

/** An order of gift certificates only, which nobody has paid yet. */
export async function orderCertificate(
  shop: TestShop,
  amount: Kopecks,
  gift: Partial<OrderedGift> = {},
): Promise<{ buyer: TestBuyer; order: Order }> {
  const options = { amount, gift: { ...GIFT, ...gift } };
  const buyer = await buyerWith(shop, { kind: 'certificate', options });
  const body = { delivery: { kind: 'electronic' as const }, expectedTotal: amount };
  return { buyer, order: (await sendOrder(shop, buyer, body)).answer() };
}

/** A gift certificate that was bought and issued; `id` is also that of its balance. */
export async function sellCertificate(
  shop: TestShop,
  amount: Kopecks,
  gift: Partial<OrderedGift> = {},
): Promise<{ buyer: TestBuyer; order: Order; id: string }> {
  const { buyer, order } = await orderCertificate(shop, amount, gift);
  await payWithCard(shop, buyer, order.id);
  return { buyer, order, id: await issueOf(shop, order) };
}

/** What the job does after the commit of a payment. Answers with the id of the certificate. */
export async function issueOf({ context }: TestShop, { id: orderId }: Order): Promise<string> {
  const rows = await context.db
    .select({ id: orderLines.certificateId })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId));
  const ids = rows.flatMap(({ id }) => id ?? []);
  for (const id of ids) await issueCertificate(context, { secrets: SECRETS, years: 3 }, id);
  return ids[0] ?? '';
}

/** The state of a certificate that was sold, and what is left of it; undefined before it is issued. */
export async function soldCertificate(
  { context: { db } }: TestShop,
  id: string,
): Promise<{ state: string | undefined; balance: number | undefined }> {
  const [gift] = await db.select().from(giftCertificates).where(eq(giftCertificates.id, id));
  const [issued] = await db.select().from(certificates).where(eq(certificates.id, id));
  return { state: gift?.state, balance: issued?.balance };
}
