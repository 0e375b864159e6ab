import { approveReturn } from '@yahont/contracts/office/returns.ts';
import type { getOrderReturns, Return } from '@yahont/contracts/returns/returns.ts';
import type { AnswerOf } from '@yahont/contracts/wire/endpoint.ts';
import { formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { Office } from '../support/office.ts';
import { expect, test } from '../support/shop-test.ts';
import { hasPlenty, plentyOf } from '../support/shop.ts';
import { expectText, giveBack, handOver, orderByCourier, payByCard, textsTo } from './by-calls.ts';

test('two lines go back one after the other, and each message names only what was sent with it', async ({
  page,
  shop,
  baseURL,
}) => {
  test.slow();
  const office = new Office(baseURL ?? '');
  const email = `two-returns-${Date.now()}@example.ru`;
  await shop.visit('/');
  await shop.signIn();
  for (const section of ['koltsa', 'sergi']) {
    const product = await shop.findProduct(`section=${section}`, hasPlenty);
    await shop.post('/api/cart/lines', { skuId: plentyOf(product).id, quantity: 1 });
  }
  await shop.post('/api/cart/promo-code', { code: 'ПЕРВЫЙ' });
  const order = await orderByCourier({ page, shop }, { email });
  await payByCard(shop, order.id);
  await handOver(office, order);

  const { courierDates, courierHours } = await shop.get<AnswerOf<typeof getOrderReturns>>(
    `/api/orders/${order.id}/returns`,
  );
  const [[date = ''], [hours]] = [courierDates, courierHours];
  const routes = [
    { kind: 'courier' as const, address: 'ул. Большая Ордынка, 17', date, interval: hours?.from ?? null },
    { kind: 'post' as const },
  ];
  const sent: string[] = [];
  for (const [index, route] of routes.entries()) {
    const line = order.lines[index];
    const { id } = await giveBack(shop, order.id, {
      lineIds: [line?.id ?? 0],
      reason: 'not-liked',
      route,
    });
    await office.call(approveReturn, { params: { id } });
    if (route.kind === 'courier') {
      await shop.visit(`/personal/returns/${id}/`);
      const when = `${formatDayMonth(date)} с ${hours?.from} до ${hours?.to}`.replaceAll(/\s/g, '\\s');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        new RegExp(`курьер заберёт изделия ${when}$`),
      );
      await expect(page.getByRole('region', { name: 'Отдайте курьеру' })).toContainText(new RegExp(when));
    }
    await office.takeBack(String(id), line?.uins ?? []);
    const { amount } = await shop.get<Return>(`/api/returns/${id}`);
    sent.push(formatRoubles(amount).replaceAll(/\s/g, ' '));
    await expectText(shop, shop.phone, `Банк зачислит ${sent[index]}`);
    await expectText(shop, email, `Отправили ${sent[index]}`);
  }
  expect(sent[0]).not.toBe(sent[1]);

  // Nothing is counted twice: no message contains the sum of both.
  const total = formatRoubles(order.total).replaceAll(/\s/g, ' ');
  for (const to of [shop.phone, email])
    for (const text of await textsTo(shop, to))
      expect(text).not.toMatch(new RegExp(`(Отправили|зачислит) ${total}`));
  await shop.visit(`/personal/order/${order.id}/`);
  await expect(page.getByRole('region', { name: 'Сумма', exact: true })).toContainText(
    new RegExp(`Отправлено назад\\s?${total.replaceAll(' ', '\\s')}`),
  );
});
