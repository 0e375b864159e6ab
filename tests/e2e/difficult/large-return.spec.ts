import { askApproval, decideApproval } from '@yahont/contracts/office/approvals.ts';
import { approveReturn, refundReturn } from '@yahont/contracts/office/returns.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { Office } from '../support/office.ts';
import type { Sku } from '../support/shop.ts';
import { expect, test } from '../support/shop-test.ts';
import { expectText, giveBack, handOver, orderByCourier, payByCard, uinsOf } from './by-calls.ts';

/** Kopecks: above the refund limit of one person, but within one card payment. */
const ABOVE = 10_000_000;
const CARD = 35_000_000;

test('the money of a return above the limit of one person goes back once a second one agrees', async ({
  page,
  shop,
  baseURL,
}) => {
  test.slow();
  const origin = baseURL ?? '';
  const [office, finance] = [new Office(origin), new Office(origin, 'second-token')];
  // Other journeys buy dear rings at the same time.
  const isPlenty = ({ available }: Sku) => available >= 3;
  const product = await shop.findProduct(
    'section=sergi&sort=price-desc',
    ({ price, skus }) => price > ABOVE && price < CARD && skus.some(isPlenty),
  );
  const sku = product.skus.find(isPlenty);
  await shop.visit('/');
  await shop.post('/api/cart/lines', { skuId: sku?.id, quantity: 1 });
  await shop.signIn();
  const order = await orderByCourier({ page, shop });
  await payByCard(shop, order.id);
  await handOver(office, order);

  const back = await giveBack(shop, order.id, {
    lineIds: order.lines.map(({ id }) => id),
    reason: 'not-liked',
    route: { kind: 'post' },
  });
  const params = { id: back.id };
  await office.call(approveReturn, { params });
  await office.checkReturn(String(back.id), uinsOf(order));
  const pieces = uinsOf(order).map((uin) => ({ uin, fate: 'for-sale' as const }));
  expect(await office.refusal(refundReturn, { params, body: { pieces } })).toEqual([403, 'approval-needed']);

  const deed = { kind: 'refund' as const, returnId: back.id, pieces };
  const asked = await office.call(askApproval, { body: { deed, why: 'Вернули в срок, проверено' } });
  const yes = { params: { id: asked.id }, body: { isApproved: true, words: 'Согласен' } };
  expect((await office.refusal(decideApproval, yes))[0]).toBe(403);
  expect(await finance.call(decideApproval, yes)).toMatchObject({ state: 'executed' });

  await shop.visit(`/personal/returns/${back.id}/`);
  await expect(page.getByRole('main')).toContainText(formatRoubles(product.price));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/[Дд]еньги/);
  await expectText(shop, shop.phone, formatRoubles(product.price).replaceAll(/\s/g, ' '));
});
