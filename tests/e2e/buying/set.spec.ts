import { approveReturn, refundReturn } from '@yahont/contracts/office/returns.ts';
import type { listSets } from '@yahont/contracts/sets/sets.ts';
import type { AnswerOf } from '@yahont/contracts/wire/endpoint.ts';
import { ENGRAVING_PRICE } from '@yahont/values/engraving.ts';
import { formatSize } from '@yahont/values/measures/size.ts';
import { formatRoubles, kopecks } from '@yahont/values/money.ts';
import { giveBack, handOver, orderByCourier, payByCard } from '../difficult/by-calls.ts';
import { ALL_CODE, holdCode } from '../loading/hold-code.ts';
import { expectAccessible } from '../support/axe.ts';
import { Office } from '../support/office.ts';
import { expect, test } from '../support/shop-test.ts';

test(
  'a set is bought whole for less, and one piece of it goes back without its share of the discount',
  { tag: '@both' },
  async ({ page, shop, baseURL }) => {
    test.slow();
    const office = new Office(baseURL ?? '');
    const { items } = await shop.get<AnswerOf<typeof listSets>>('/api/sets');
    const set = items.find(({ kind, isWhole }) => kind === 'set' && isWhole);
    await shop.visit(set?.parts[0]?.card.url ?? '/sets/');
    await expect(page.getByRole('listitem').filter({ hasText: 'Подарочная упаковка' })).toContainText(
      '350 ₽',
    );
    await page
      .getByRole('listitem')
      .filter({ hasText: /дешевле/ })
      .getByRole('link', { name: 'Собрать' })
      .click();
    await page.waitForURL(/\/sets\//);
    await expectAccessible(page, 'a set');
    const total = page.getByRole('main').getByText(/^Итого/);
    await expect(total).toBeVisible();
    await page.getByRole('button', { name: 'Комплект в корзину' }).click();
    await expect.poll(async () => (await shop.cart()).lines.length).toBe(set?.parts.length);
    const { totals, lines } = await shop.cart();
    const own = lines.reduce((sum, { price }) => sum + price, 0);
    expect(totals.goods).toBeLessThan(own);
    await shop.visit('/cart/');
    await expect(page.getByRole('main')).toContainText(set?.title ?? '-');
    await expect(page.getByRole('button', { name: /^Разобрать/ })).toBeVisible();
    await expectAccessible(page, 'a cart with a set');

    await shop.signIn();
    const order = await orderByCourier({ page, shop });
    await payByCard(shop, order.id);
    await shop.visit(`/personal/order/${order.id}/`);
    await expect(page.getByRole('main')).toContainText(set?.title ?? '-', { ignoreCase: true });
    await handOver(office, order);

    // The cheapest one: more money than that needs a second person.
    const [line] = order.lines.toSorted((a, b) => a.total - b.total);
    const back = await giveBack(shop, order.id, {
      lineIds: [line?.id ?? 0],
      reason: 'not-liked',
      route: { kind: 'post' },
    });
    const params = { id: back.id };
    await office.call(approveReturn, { params });
    const uins = line?.uins ?? [];
    await office.checkReturn(String(back.id), uins);
    await office.call(refundReturn, {
      params,
      body: { pieces: uins.map((uin) => ({ uin, fate: 'for-sale' as const })) },
    });
    // What stays costs its own price.
    const rest = own - Math.min(...lines.map(({ price }) => price));
    await shop.visit(`/personal/returns/${back.id}/`);
    await expect(page.getByRole('main')).toContainText(formatRoubles(kopecks(totals.goods - rest)));
  },
);

test('a pair is chosen by its sizes and engraved once for both', { tag: '@both' }, async ({ page, shop }) => {
  const { items } = await shop.get<AnswerOf<typeof listSets>>('/api/sets');
  const pair = items.find(({ kind, isWhole }) => kind === 'pair' && isWhole);
  // The second ring is the smaller one.
  const sizes = pair?.parts.map(({ skus }, place) => skus.at(place === 0 ? -1 : 0));
  await shop.visit(pair?.url ?? '');
  const total = page
    .getByRole('main')
    .getByText(/^Итого/)
    .locator('..');
  for (const [place, part] of (pair?.parts ?? []).entries()) {
    const group = page.getByRole('group', { name: new RegExp(`: ${part.label}$`) });
    await group.getByText(formatSize(sizes?.[place]?.size ?? 0), { exact: true }).click();
  }
  const own = kopecks(sizes?.reduce((sum, sku) => sum + (sku?.price ?? 0), 0) ?? 0);
  const before = await total.textContent();

  await page.getByText(/^Гравировка на\sдвоих$/).click();
  const words = page.getByRole('textbox', { name: 'Надпись' });
  await words.fill('日');
  await page.getByRole('button', { name: 'Пара в корзину' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Проверьте надпись' })).toBeVisible();
  expect((await shop.cart()).lines).toEqual([]);
  await words.fill('Навсегда · 2027');
  await expect(page.getByRole('alert').filter({ hasText: 'Проверьте надпись' })).toBeHidden();
  await expect(page.getByRole('img', { name: /^Надпись «Навсегда · 2027» внутри кольца/ })).toBeVisible();
  const band = (((sizes?.[0]?.size ?? 0) / 100) * Math.PI).toFixed(1).replace('.', ',');
  await expect(page.getByText(/^Шинка в\sразвёртке/)).toContainText(band);
  await expect(page.getByRole('main')).toContainText(formatRoubles(kopecks(2 * ENGRAVING_PRICE)));
  await expect(total).not.toHaveText(before ?? '');
  await expectAccessible(page, 'a pair with an inscription');

  await page.getByRole('button', { name: 'Пара в корзину' }).click();
  await expect.poll(async () => (await shop.cart()).lines.length).toBe(2);
  const { lines } = await shop.cart();
  expect(lines.map(({ skuId }) => skuId)).toEqual(sizes?.map((sku) => sku?.skuId));
  expect(lines.map(({ services }) => services.map(({ note }) => note))).toEqual([
    ['Навсегда · 2027'],
    ['Навсегда · 2027'],
  ]);
  expect(lines.reduce((sum, { price }) => sum + price, 0)).toBe(own);
});

test('a size and words chosen before the scripts ran are kept', async ({ page, shop }) => {
  const { items } = await shop.get<AnswerOf<typeof listSets>>('/api/sets');
  const pair = items.find(({ kind, isWhole }) => kind === 'pair' && isWhole);
  const release = await holdCode(page, ALL_CODE);
  await page.goto(pair?.url ?? '', { waitUntil: 'commit' });
  const [her] = pair?.parts ?? [];
  const size = formatSize(her?.skus[0]?.size ?? 0);
  const group = page.getByRole('group', { name: new RegExp(`: ${her?.label}$`) });
  await group.getByText(size, { exact: true }).click();
  await page.getByText(/^Гравировка на\sдвоих$/).click();
  await page.getByRole('textbox', { name: 'Надпись' }).fill('Навсегда');
  release();
  await expect(page.getByRole('img', { name: /^Надпись «Навсегда»/ })).toBeVisible();
  await expect(group.getByRole('radio', { name: size, exact: true })).toBeChecked();
});
