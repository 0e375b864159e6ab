import { formatRoubles, kopecks } from '@yahont/values/money.ts';
import { formatCm, isLength } from '@yahont/values/measures/size.ts';
import type { Product } from '@yahont/contracts/catalogue/product.ts';
import { expect, test } from '../support/shop-test.ts';
import { shown } from '../support/steps.ts';

const lengthsOf = ({ skus }: Product) =>
  skus.flatMap((sku) =>
    sku.size !== null && isLength(sku.size) && sku.available > 0 ? [{ ...sku, size: sku.size }] : [],
  );

test(
  'another length of a chain has its own price and weight, and cart and order name it',
  { tag: '@both' },
  async ({ page, shop }) => {
    const product = await shop.findProduct(
      'section=tsepi',
      (one) => one.isSoldOnline && one.isPriceFrom && lengthsOf(one).length > 2,
    );
    const offered = lengthsOf(product);
    const longest = offered.at(-1);
    await shop.visit(product.url);
    const main = page.getByRole('main');
    await expect(main.getByText(`от\u00A0${formatRoubles(product.price)}`).first()).toBeVisible();
    // Reviews name the length that their owners have.
    const specs = page.getByRole('region', { name: 'Характеристики' });
    const row = (name: string) =>
      specs.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) });
    for (const name of ['Длина', 'Плетение', 'Замок', 'Ширина', 'Полая или литая', 'Вес'])
      await expect(row(name)).toHaveCount(1);
    await shown(page.getByRole('button', { name: 'Выберите длину' })).click();
    await expect(page.getByRole('group', { name: 'Длина' }).getByRole('status')).toContainText(
      'Сначала выберите длину',
    );

    await page.getByRole('radio', { name: new RegExp(`^${formatCm(longest?.size ?? 0)}\\sсм`) }).check();
    const price = formatRoubles(longest?.price ?? kopecks(0));
    await expect(main.getByText(price, { exact: true }).first()).toBeVisible();
    await expect(row('Длина')).toContainText(`${formatCm(longest?.size ?? 0)}\u00A0см`);
    await expect(row('Вес')).toContainText(String(Math.floor((longest?.weightMg ?? 0) / 1000)));
    expect(longest?.price).toBeGreaterThan(product.price);

    await shown(page.getByRole('button', { name: /в\sкорзину$/i })).click();
    await expect(
      page.getByText(new RegExp(`длина\\s${formatCm(longest?.size ?? 0)}\\sсм\\s— в\\sкорзине`)),
    ).toBeVisible();
    const [line] = (await shop.cart()).lines;
    expect([line?.price, line?.details]).toEqual([
      longest?.price,
      [`длина\u00A0${formatCm(longest?.size ?? 0)}\u00A0см`],
    ]);
    await shop.visit('/cart/');
    const choice = page.getByRole('combobox', { name: /^Длина: / });
    await expect(choice.locator('option:checked')).toHaveText(`${formatCm(longest?.size ?? 0)}\u00A0см`);
    await expect(page.getByRole('article').getByText(price).first()).toBeVisible();

    await shop.signIn();
    const order = await shop.placeForPickup({ payment: 'cash' });
    await shop.visit(`/personal/order/${order.id}/`);
    await expect(
      main.getByText(new RegExp(`длина\\s${formatCm(longest?.size ?? 0)}\\sсм`)).first(),
    ).toBeVisible();
    await expect(main.getByText(price).first()).toBeVisible();
  },
);

test('a card names the price of the length that was chosen on it', async ({ page, shop }) => {
  await shop.visit('/catalog/tsepi/');
  const { cards } = await shop.listing('section=tsepi');
  const dearer = cards
    .slice(0, 6)
    .flatMap(({ name, price, sizes }) =>
      sizes.slice(0, 5).map((one) => ({ ...one, name, isDearer: one.price > price })),
    )
    .find(({ isDearer }) => isDearer);
  if (dearer === undefined) throw new Error('no length costs more');
  const card = page.getByRole('article').filter({ hasText: dearer.name }).first();
  await card.hover();
  await card.getByRole('button', { name: `Длина ${formatCm(dearer.size)}\u00A0см` }).click();
  await expect(
    card.getByRole('button', { name: `В\u00A0корзину за\u00A0${formatRoubles(dearer.price)}` }),
  ).toBeVisible();
});

test('a listing of chains is filtered by length, weave and clasp', async ({ page, shop }) => {
  await shop.visit('/catalog/tsepi/');
  const filters = page.getByRole('main');
  for (const name of ['Длина, см', 'Плетение', 'Замок'])
    await expect(filters.getByText(name, { exact: true }).first()).toBeVisible();
  await shop.visit('/catalog/tsepi/?length=60&weave=snake');
  const listing = await shop.listing('section=tsepi&length=60&weave=snake');
  expect(listing.total).toBeGreaterThan(0);
  for (const card of listing.cards) expect(card.sizes.map(({ size }) => size)).toContain(60_000);
  await expect(filters.getByRole('link', { name: /^Убрать: Длина, см\s60$/ }).first()).toBeVisible();
  for (const section of ['braslety', 'sergi']) {
    const { facets } = await shop.listing(`section=${section}`);
    expect(facets.map(({ code }) => code)).toContain('clasp');
  }
});

test('a search understands a length', async ({ page, shop }) => {
  await shop.visit('/search/?q=цепь 55 см');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^Убрать: Длина, см\s55$/ }).first()).toBeVisible();
  await expect(main.getByText('Нашлись не все слова')).toHaveCount(0);
  const listing = await shop.listing(`q=${encodeURIComponent('цепь 55 см')}`);
  expect(listing.total).toBeGreaterThan(0);
  expect(listing.understood?.filters).toEqual({ length: ['55'] });
});

const withChains = ({ chains, isSoldOnline, skus }: Product) =>
  chains.length > 0 && isSoldOnline && skus.some(({ available }) => available > 0);

test('a pendant is bought with a chain that fits it', { tag: '@both' }, async ({ page, shop }) => {
  const pendant = await shop.findProduct('section=podveski', withChains);
  const [chain] = pendant.chains;
  const sku = chain?.skus[0];
  await shop.visit(pendant.url);
  const choice = page.getByRole('group', { name: 'Добавить цепь' });
  await expect(choice.getByRole('radio', { name: 'Цепь уже есть' })).toBeChecked();
  await choice
    .getByRole('radio', { name: new RegExp(`^${chain?.name}, длина`) })
    .first()
    .check();
  await expect(choice.getByRole('status')).toHaveText(
    new RegExp(`Вместе\\s${formatRoubles(kopecks(pendant.price + (sku?.price ?? 0)))}`),
  );
  // The bar of a phone names what its button adds to the cart.
  await expect(page.locator('[data-buy-bar] b').last()).toHaveText(
    formatRoubles(kopecks(pendant.price + (sku?.price ?? 0))),
  );
  await page
    .getByRole('button', { name: /^В\sкорзину, с\sцепью/ })
    .or(page.locator('[data-buy-bar] button'))
    .filter({ visible: true })
    .first()
    .click();
  await expect
    .poll(async () => new Set((await shop.cart()).lines.map(({ skuId }) => skuId)))
    .toEqual(new Set([pendant.skus[0]?.id, sku?.id]));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a pendant and its chain come into the cart by one form', async ({ page, shop }) => {
    const pendant = await shop.findProduct('section=podveski', withChains);
    const [chain] = pendant.chains;
    await page.goto(pendant.url);
    await page
      .getByRole('radio', { name: new RegExp(`^${chain?.name}, длина`) })
      .first()
      .check();
    await shown(page.getByRole('button', { name: /^В\sкорзину/ })).click();
    await expect(page).toHaveURL(/\/cart\//);
    expect((await shop.cart()).lines.map(({ name }) => name).join(' ')).toContain(
      chain?.name.replaceAll('\u00A0', ' ').split('«')[1] ?? '',
    );
    expect((await shop.cart()).lines).toHaveLength(2);
  });
});
