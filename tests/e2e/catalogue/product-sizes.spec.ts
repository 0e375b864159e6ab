import { formatRingSize } from '@yahont/values/measures/ring-size.ts';
import type { Product } from '@yahont/contracts/catalogue/product.ts';
import { expect, test } from '../support/shop-test.ts';
import { shown } from '../support/steps.ts';

const MANY_SIZES = 12;
const inStock = ({ skus }: Product) => skus.filter(({ size, available }) => size !== null && available > 0);
const named = (size: number | null) => new RegExp(`^${formatRingSize(size ?? 0)}(?![,\\d])`);

test(
  'no size is preselected, and the chosen one is kept for another metal',
  { tag: '@both' },
  async ({ page, shop }) => {
    // A size that this metal shares with another one, and a size that only this metal has.
    const product = await shop.findProduct('section=koltsa/pomolvochnye', (candidate) => {
      const others = candidate.colors.filter(({ productId }) => productId !== candidate.id);
      const own = inStock(candidate).map(({ size }) => size);
      return (
        candidate.isSoldOnline &&
        others.some(({ sizes }) => own.some((size) => size !== null && sizes.includes(size))) &&
        others.some(({ sizes }) => own.some((size) => size !== null && !sizes.includes(size)))
      );
    });
    const other = product.colors.find(
      ({ productId, sizes }) =>
        productId !== product.id &&
        inStock(product).some(({ size }) => size !== null && !sizes.includes(size)),
    );
    const missing = inStock(product).find(({ size }) => size !== null && !other?.sizes.includes(size));
    await shop.visit(product.url);
    const sizes = page.getByRole('group', { name: 'Размер' });
    await expect(sizes.getByRole('radio', { checked: true })).toHaveCount(0);

    await shown(page.getByRole('button', { name: 'Выберите размер' })).click();
    await expect(sizes.getByRole('radio').first()).toBeFocused();
    await expect(sizes.getByRole('status')).toContainText('Сначала выберите размер');
    expect((await shop.cart()).lines).toEqual([]);

    await sizes.getByRole('radio', { name: named(missing?.size ?? null) }).check();
    await expect(shown(page.getByRole('button', { name: /в корзину$/i }))).toBeVisible();
    await expect(sizes.getByRole('status')).not.toContainText('Сначала');

    await page.evaluate(() => scrollTo(0, 120));
    await page.getByRole('region', { name: 'Металл' }).locator(`a[href="${other?.url}"]`).press('Enter');
    await expect(page).toHaveURL(other?.url ?? '');
    await expect(page.getByRole('region', { name: 'Металл' }).locator('[aria-current]')).toBeFocused();
    expect(await page.evaluate(() => scrollY), 'the page stays in its place').toBeGreaterThan(100);
    await expect(sizes.getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(sizes.getByRole('status')).toContainText(`Размера ${formatRingSize(missing?.size ?? 0)} `);
    await expect(page.getByRole('main').getByText(/^Доставка /)).toHaveCount(0);
    await expect(page.getByText('Дату доставки скажем, когда выберете размер')).toBeVisible();

    // The note links back to the metal that has the size, with the size still chosen.
    await sizes.getByRole('status').locator(`a[href="${product.url}"]`).click();
    await expect(page).toHaveURL(product.url);
    await expect(sizes.getByRole('radio', { name: named(missing?.size ?? null) })).toBeChecked();
  },
);

test('many sizes leave the button on the first screen, and a struck-through one says that it is not available', async ({
  page,
  shop,
}) => {
  const product = await shop.findProduct(
    'section=koltsa/obruchalnye',
    (candidate) =>
      candidate.skus.length >= MANY_SIZES &&
      inStock(candidate).length > 0 &&
      inStock(candidate).length < candidate.skus.length,
  );
  const gone = product.skus.find(({ available }) => available === 0);
  await shop.visit(product.url);
  await expect(shown(page.getByRole('button', { name: 'Выберите размер' }))).toBeInViewport({ ratio: 1 });
  const sizes = page.getByRole('group', { name: 'Размер' });
  await sizes
    .getByRole('button', { name: new RegExp(`^${formatRingSize(gone?.size ?? 0)}\\s*, нет в наличии`) })
    .click();
  await expect(sizes.getByRole('status')).toContainText('сейчас нет');
});

test('the size of the filter is preselected on the product page', async ({ page, shop }) => {
  const product = await shop.findProduct('section=koltsa', (candidate) => inStock(candidate).length > 0);
  const size = inStock(product)[0]?.size ?? 0;
  await shop.visit(`/catalog/koltsa/?size=${size / 100}`);
  await shop.visit(product.url);
  await expect(page.getByRole('radio', { name: named(size) })).toBeChecked();
});
