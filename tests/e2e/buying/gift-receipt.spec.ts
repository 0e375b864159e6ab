import type { Cart } from '@yahont/contracts/cart/cart.ts';
import type { Product } from '@yahont/contracts/catalogue/product.ts';
import type { Order } from '@yahont/contracts/orders/orders.ts';
import type { Page } from '@playwright/test';
import { formatSize } from '@yahont/values/measures/size.ts';
import { handOver, orderByCourier, payByCard, textsTo } from '../difficult/by-calls.ts';
import { expectAccessible } from '../support/axe.ts';
import { expectFocusOnFrameOf } from '../support/field-steps.ts';
import { Office } from '../support/office.ts';
import type { Shop } from '../support/shop.ts';
import { expect, test } from '../support/shop-test.ts';

const NOTE = 'Носи и не снимай. П.';

/** Two sizes of a ring: one to give, and one that a store of the city has. */
type Sizes = { given: number; other: number };

function sizesOf({ skus, stores, isSoldOnline }: Product): Sizes | null {
  const inStores = stores.flatMap(({ sizes }) => sizes);
  const [own] = skus.filter(({ size, available }) => size !== null && available > 2 && isSoldOnline);
  const other = inStores.find((size) => size !== own?.size && skus.some((sku) => sku.size === size));
  const isEven = new Set(skus.map(({ price }) => price)).size === 1;
  return own?.size && other && isEven ? { given: own.size, other } : null;
}

/** A ring in a wrap with a card, in the hands of its buyer. */
async function giveRing(page: Page, shop: Shop, office: Office) {
  const product = await shop.findProduct(
    'section=koltsa',
    (one) => sizesOf(one) !== null,
    test.info().parallelIndex,
  );
  const sizes = sizesOf(product);
  const sku = product.skus.find(({ size }) => size === sizes?.given);
  await shop.signIn();
  const { lines } = await shop.post<Cart>('/api/cart/lines', { skuId: sku?.id, quantity: 1 });
  await shop.put<Cart>(`/api/cart/lines/${lines[0]?.id ?? 0}/gift-wrap`, { note: NOTE });
  await page.goto('/cart/');
  const order: Order = await orderByCourier({ page, shop });
  await payByCard(shop, order.id);
  await handOver(office, await shop.get<Order>(`/api/orders/${order.id}`));
  return { product, order, sizes: sizes ?? { given: 0, other: 0 } };
}

test(
  'a present is exchanged by the link of its card, without a price and without its buyer',
  { tag: '@both' },
  async ({ page, shop, newVisitor, baseURL }) => {
    test.slow();
    const office = new Office(baseURL ?? '');
    const { order, sizes } = await giveRing(page, shop, office);
    await shop.visit(`/personal/order/${order.id}/`);
    const receipt = page.getByRole('region', { name: 'Подарочный чек' });
    await expect(receipt.getByRole('img', { name: /^QR-код подарочного чека/ })).toBeVisible();
    const link =
      (await receipt.getByRole('link', { name: 'Открыть подарочный чек' }).getAttribute('href')) ?? '';
    expect(link).toMatch(/^\/gift\/[\w-]+\/$/);
    const messagesBefore = (await textsTo(shop, shop.phone)).length;

    const { page: theirs, shop: theirShop } = await newVisitor();
    const response = await theirs.goto(link);
    const html = (await response?.text()) ?? '';
    expect(html).not.toMatch(/₽|"price"|Вяземская/);
    expect(html).toContain('noindex');
    await theirShop.visit(link);
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(/теперь ваше$/);
    await expect(theirs.getByText(`«${NOTE}»`)).toBeVisible();
    await expectAccessible(theirs, 'a present');

    const form = theirs.locator('#exchange');
    await form.getByText(formatSize(sizes.other), { exact: true }).click();
    await expect(
      form.getByRole('radio', { name: new RegExp(`^${formatSize(sizes.given)}\\s*, сейчас`) }),
    ).toBeDisabled();
    await form.getByRole('button', { name: /^Отложить/ }).click();
    await expectFocusOnFrameOf(form.getByRole('textbox', { name: 'Имя' }));
    await form.getByRole('textbox', { name: 'Имя' }).fill('Мария');
    await form.getByRole('textbox', { name: 'Телефон' }).fill(theirShop.phone);
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: /^Отложить/ }).click();
    await expect(
      form.getByRole('heading', { name: new RegExp(`^Размер.${formatSize(sizes.other)} ждёт до`) }),
    ).toBeVisible();
    await expect.poll(async () => (await textsTo(theirShop, theirShop.phone))[0]).toContain('ждёт до');

    expect((await textsTo(shop, shop.phone)).length, 'the buyer gets no message').toBe(messagesBefore);
    await shop.visit('/personal/returns/');
    await expect(page.getByText(/^В-\d+/)).toHaveCount(0);
  },
);

test.describe('a link that nobody made', () => {
  // The page answers 404, which the browser logs.
  test.use({ expectedComplaints: [/status of 404/] });

  test('is a page of 404 with a way out', async ({ page, shop }) => {
    const response = await page.goto('/gift/AAAAZAAAAAAAAAAAAAAAAAAAAAA/');
    expect(response?.status()).toBe(404);
    expect(await response?.text()).not.toContain('Подарок ещё');
    await expect(page.getByRole('link', { name: /каталог|главн/i }).first()).toBeVisible();
    expect(shop.phone).not.toBe('');
  });
});
