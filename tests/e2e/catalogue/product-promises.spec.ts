import { formatRoubles } from '@yahont/values/money.ts';
import { expect, test } from '../support/shop-test.ts';
import { isPhone, shown } from '../support/steps.ts';

const isSold = (skus: readonly { available: number }[]) => skus.every(({ available }) => available === 0);

test('a sold-out product makes no promises and offers similar ones', async ({ page, shop }) => {
  // One filter per metal, because a listing shows a model in a metal that is in stock.
  const product = await shop.findProduct(
    'section=koltsa/dorozhki-i-oreoly/dorozhki&metal=rose-gold&metal=white-gold&metal=yellow-gold',
    ({ skus }) => isSold(skus),
  );
  await shop.visit(product.url);
  const main = page.getByRole('main');
  await expect(main.getByText(/Продано/).first()).toBeVisible();
  for (const promise of [/^Доставка /, /рассрочку/, /бонус/, /^−\d+.%$/]) {
    await expect(main.getByText(promise).and(main.locator(':not(article *)'))).toHaveCount(0);
  }
  await shown(page.getByRole('link', { name: 'Похожие в наличии' })).click();
  await expect(page).toHaveURL(/#similar$/);
  const similar = page.locator('#similar');
  await expect(similar).toBeInViewport();
  await expect(similar.getByText('Продано')).toHaveCount(0);
});

test(
  'a product above the limit of a card is bought online, and a showing stays beside it',
  { tag: '@both' },
  async ({ page, shop }) => {
    const product = await shop.findProduct(
      'sort=price-desc',
      ({ waysAboveCard, skus, seat }) => waysAboveCard !== null && seat === null && !isSold(skus),
    );
    await shop.visit(product.url);
    const main = page.getByRole('main');
    await expect(main.getByText(/^Одним платежом картой проходит до\s350\s000/)).toBeVisible();
    await expect(shown(page.getByRole('link', { name: 'Записаться на показ' }))).toHaveAttribute(
      'href',
      new RegExp(`/showing/\\?product=${product.id}(&|$)`),
    );
    const sku = product.skus.find(({ available }) => available > 0);
    await shop.post('/api/cart/lines', { skuId: sku?.id, quantity: 1 });
    await shop.visit('/cart/');
    await expect(page.getByRole('article').getByText(product.name).first()).toBeVisible();
    await shop.visit(product.url);
    if (product.tier === 'royal') await expect(main).toHaveAttribute('data-theme', 'dark');
  },
);

test('the price of a paired ring is for one ring, also in the bar and the cart', async ({ page, shop }) => {
  const product = await shop.findProduct(
    'section=koltsa/obruchalnye',
    ({ priceUnit, skus, isSoldOnline }) => priceUnit === 'one-of-pair' && isSoldOnline && !isSold(skus),
  );
  await shop.visit(product.url);
  await expect(shown(page.getByText('за одно кольцо', { exact: true }))).toBeVisible();
  if (isPhone(page)) {
    await expect(page.locator('[data-buy-bar]')).toContainText(formatRoubles(product.price));
    await expect(page.locator('[data-buy-bar]')).toContainText('за одно кольцо');
  }
  const sku = product.skus.find(({ available }) => available > 0);
  await shop.post('/api/cart/lines', { skuId: sku?.id, quantity: 1 });
  await shop.visit('/cart/');
  await expect(page.getByRole('article').getByText('за одно кольцо')).toBeVisible();
});

test('the page of a product has a share link', async ({ page, shop, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL ?? '' });
  const product = await shop.findProduct('section=sergi', ({ skus }) => !isSold(skus));
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await shop.visit(`${product.url}?size=17`);
  await page.getByRole('button', { name: 'Поделиться' }).click();
  await expect(page.getByRole('status').getByText('Ссылка скопирована')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${product.url}`);
});
