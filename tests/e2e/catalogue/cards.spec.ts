import { expect, test } from '../support/shop-test.ts';
import { cards, openFilters } from '../support/listing-steps.ts';
import { scrollToRest } from '../support/steps.ts';

/** A ring in several metals with at least two sizes. */
const RINGS = '/catalog/koltsa/';

test(
  'on a phone the angles of a card are swiped, and a sheet without a preselected size adds it to the cart',
  { tag: '@phone' },
  async ({ page, shop }) => {
    const { cards: listed } = await shop.listing('section=koltsa');
    const index = listed.findIndex(({ images, sizes }) => images.length > 1 && sizes.length > 1);
    const wanted = listed[index];
    if (wanted === undefined) throw new Error('no ring has two angles and two sizes');
    await shop.visit(RINGS);
    const card = cards(page).nth(index);
    await card.scrollIntoViewIfNeeded();
    const strip = card.locator('a[aria-hidden]');
    await expect(card.locator('img')).toHaveCount(1);

    await card.dispatchEvent('pointerover', { pointerType: 'touch', bubbles: true });
    await strip.evaluate((element) => element.scrollTo({ left: element.clientWidth }));
    await expect(card.locator('[data-angle="1"]')).toBeVisible();
    await expect(card.locator('img')).toHaveCount(Math.min(3, wanted.images.length));
    const marks = await card
      .locator('[data-angles]')
      .evaluate((stage) => getComputedStyle(stage, '::after').content);
    expect(marks, 'a mark for the angle in view').toBe('""');

    await card.getByRole('button', { name: /^В корзину/ }).tap();
    const sheet = page.getByRole('dialog', { name: 'Размер' });
    await expect(sheet.getByRole('button', { name: 'Выберите размер' })).toBeDisabled();
    await expect(sheet.getByRole('button', { pressed: true })).toHaveCount(0);
    await sheet
      .getByRole('button', { name: /^Размер/ })
      .first()
      .tap();
    await sheet.getByRole('button', { name: 'В корзину' }).tap();
    await expect(sheet).toBeHidden();
    const added = page.locator('[data-type="cart-modal"]');
    await expect(added).toContainText('в корзине');
    await expect(added).toContainText('₽');
    expect((await shop.cart()).lines).toMatchObject([{ skuId: wanted.sizes[0]?.skuId }]);
  },
);

test('labels of cards have one place whatever the tier, and those of rings end before the stone on a phone', async ({
  page,
  shop,
}) => {
  await shop.visit(RINGS);
  const labels = () =>
    page.evaluate(() =>
      Array.from(document.querySelectorAll('article [data-kind="ring"]'), (label) => {
        const [own, stage] = [label.getBoundingClientRect(), label.parentElement?.getBoundingClientRect()];
        const tier = label.closest('article')?.dataset['tier'];
        const width = stage?.width ?? NaN;
        return {
          tier,
          left: own.left - (stage?.left ?? NaN),
          end: (own.right - (stage?.left ?? NaN)) / width,
        };
      }),
    );
  const shown = await labels();
  expect(new Set(shown.map(({ tier }) => tier)).size).toBeGreaterThan(1);
  expect(new Set(shown.map(({ left }) => left)).size).toBe(1);
  await page.setViewportSize({ width: 375, height: 812 });
  expect((await labels()).filter(({ end }) => end > 0.47)).toEqual([]);
});

test('on a desktop the bag of a card, by keyboard, opens a dialog in the middle', async ({ page, shop }) => {
  await shop.visit(RINGS);
  await cards(page)
    .first()
    .getByRole('button', { name: /^В корзину/ })
    .focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Размер' });
  await expect(dialog.getByRole('button', { name: 'Выберите размер' })).toBeVisible();
  const box = await dialog.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(880);
  await expect(dialog.getByRole('heading')).toHaveCSS('font-size', '28px');
});

test('with a mouse hovering shows the second angle, and the product is added without leaving the listing', async ({
  page,
  shop,
}) => {
  const { cards: listed } = await shop.listing('section=koltsa');
  const index = listed.findIndex(({ images, sizes }) => images.length > 1 && sizes.length > 1);
  await shop.visit(RINGS);
  const card = cards(page).nth(index);
  await card.hover();
  const second = card.locator('a[aria-hidden] > span').nth(1);
  await expect(second).toHaveCSS('opacity', '1');
  const sizes = card.getByRole('group', { name: 'Размеры в наличии' });
  await expect(sizes).toBeVisible();
  const tops = await sizes
    .locator('> *')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops).size, 'one row').toBe(1);
  await expect(card.getByRole('button', { name: 'Выберите размер' })).toBeDisabled();
  await sizes.getByRole('button').first().click();
  await card.getByRole('button', { name: 'В корзину', exact: true }).click();
  await expect(card.getByRole('link', { name: /^В корзине/ })).toHaveAttribute('href', '/cart/');
});

test(
  'the dots of a card show the model in another metal: picture, price, link and heart',
  { tag: '@both' },
  async ({ page, shop }) => {
    const { cards: listed } = await shop.listing('section=koltsa');
    const index = listed.findIndex(({ colorGroups }) => colorGroups.length > 1);
    const shown = listed[index];
    const other = shown?.colorGroups.find(({ productId }) => productId !== shown.id);
    if (other === undefined) throw new Error('no ring has two metals');
    await shop.visit(RINGS);
    const card = cards(page).nth(index);
    const name = card.getByRole('link').last();
    const before = await card.locator('img').first().getAttribute('src');
    const dot = card.locator(`a[data-product="${other.productId}"]`);
    await expect(dot).toHaveAttribute('href', other.url);
    await dot.click();
    await expect(name).toHaveAttribute('href', other.url);
    await expect(dot).toHaveAttribute('aria-current', 'true');
    expect(await card.locator('img').first().getAttribute('src')).not.toBe(before);
    const { items } = await shop.get<{ items: { name: string }[] }>(
      `/api/catalogue/cards?ids=${other.productId}`,
    );
    await expect(card.getByRole('button', { name: `В избранное: ${items[0]?.name ?? ''}` })).toBeVisible();
    await expect(page).toHaveURL(RINGS);
  },
);

test('the first filter shifts nothing under the finger', async ({ page, shop }) => {
  await shop.visit(RINGS);
  const filters = await openFilters(page);
  const box = filters.getByRole('checkbox', { name: /^Белое золото/ });
  const top = () => box.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await scrollToRest(box);
  const before = await top();
  await box.check();
  await expect(filters.page().locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page).toHaveURL(/metal=white-gold/);
  expect(await top()).toBe(before);
});

test('a price that is no number or beyond the scale is refused at its field, and swapped ends are exchanged', async ({
  page,
  shop,
}) => {
  await shop.visit(RINGS);
  const filters = await openFilters(page);
  const from = filters.getByRole('textbox', { name: 'Цена от, значение' });
  await from.fill('abc');
  await from.press('Enter');
  await expect(filters.getByText('Ошибка ввода данных')).toBeVisible();
  await expect(from).toHaveValue('abc');
  await expect(page).toHaveURL(RINGS);
  await from.fill('200 000');
  await from.press('Enter');
  await expect(filters.getByText('Ошибка ввода данных')).toBeHidden();
  await expect(page).toHaveURL(`${RINGS}?price=200000-`);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const to = filters.getByRole('textbox', { name: 'Цена до, значение' });
  await to.fill('100 000');
  await to.press('Enter');
  await expect(page).toHaveURL(`${RINGS}?price=100000-200000`);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await to.fill('99 999 999 999');
  await to.press('Enter');
  await expect(filters.getByText('Ошибка ввода данных')).toBeVisible();
  await expect(to).toHaveValue('99 999 999 999');
  await expect(to).toHaveAccessibleDescription(/от\s[\d\s]+ до\s[\d\s]+/);
  await expect(page).toHaveURL(`${RINGS}?price=100000-200000`);
});

test.describe('at 1024', () => {
  test.use({ viewport: { width: 1024, height: 800 } });

  test('a card too narrow for sizes opens the sheet', async ({ page, shop }) => {
    const { cards: listed } = await shop.listing('section=koltsa');
    await shop.visit(RINGS);
    const card = cards(page).nth(listed.findIndex(({ sizes }) => sizes.length > 1));
    await card.hover();
    await expect(card.getByRole('group', { name: 'Размеры в наличии' })).toBeHidden();
    await card.getByRole('button', { name: 'Выбрать размер' }).click();
    await expect(page.getByRole('dialog', { name: 'Размер' })).toBeVisible();
  });
});

test.describe('at 1920', () => {
  test.use({ viewport: { width: 1920, height: 1000 } });

  test('three columns fill the page, and large cards alternate sides', async ({ page, shop }) => {
    await shop.visit('/catalog/');
    const boxes = await cards(page).evaluateAll((all) =>
      all.map((one) => {
        const { left, right, width, top } = one.getBoundingClientRect();
        return { type: one.dataset['type'], left, right, width, top };
      }),
    );
    const [first] = boxes;
    expect(boxes.filter(({ top }) => top === first?.top)).toHaveLength(3);
    const right = Math.max(...boxes.map((box) => box.right));
    const large = boxes.filter(({ type }) => type !== 'catalog');
    expect(large.map(({ type }) => type)).toEqual([
      'catalog-double',
      'catalog-double',
      'catalog-giant',
      'catalog-double',
    ]);
    const left = Math.min(...boxes.map((box) => box.left));
    expect(large.map((box) => box.left === left)).toEqual([true, false, true, false]);
    expect(large.filter((box) => box.right === right)).toHaveLength(2);
    const bottoms = await page
      .locator('[data-place], li:has(> [data-type="catalog"])')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().bottom)));
    const lowest = Math.max(...bottoms);
    expect(
      bottoms.filter((bottom) => bottom === lowest).length,
      'the last row is whole',
    ).toBeGreaterThanOrEqual(3);
  });
});
