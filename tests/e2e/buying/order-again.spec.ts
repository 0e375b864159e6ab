import type { Page } from '@playwright/test';
import { expect, test } from '../support/shop-test.ts';
import { hasPlenty, plentyOf, type Shop } from '../support/shop.ts';
import {
  acceptTerms,
  chooseCourier,
  fillContact,
  orderIdIn,
  placeOrderButton,
  startCheckout,
} from '../support/steps.ts';

test('an order is printed without the frame; after cancelling, its products can be added to the cart again', async ({
  page,
  shop,
}) => {
  const { product } = await startCheckout({ page, shop });
  await orderInCash(page);
  await shop.visit(`/personal/order/${orderIdIn(page)}/`);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(product.name).first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Отменить заказ' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Выйти' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('link', { name: 'Отменить заказ' }).click();
  const question = page.getByRole('dialog', { name: /^Отменить заказ №/ });
  await question.getByRole('button', { name: 'Отменить заказ' }).click();
  await page.getByRole('button', { name: 'Повторить заказ' }).click();
  await expect(page).toHaveURL('/cart/');
  expect((await shop.cart()).lines.map(({ productId }) => productId)).toEqual([product.id]);
});

test('what a repeated order lacks is named in the cart', async ({ page, shop, newVisitor }) => {
  // A cheap one, so that it can be paid in cash.
  const isScarce = ({ available }: { available: number }) => available > 0 && available < 5;
  const scarce = await shop.findProduct('section=koltsa&sort=price-asc', ({ skus }) => skus.some(isScarce));
  const { id: scarceId = 0, available = 0 } = scarce.skus.find(isScarce) ?? {};
  const other = await shop.findProduct('section=sergi&sort=price-asc', hasPlenty);
  await orderPieces({ page, shop }, [
    { skuId: scarceId, quantity: 1 },
    { skuId: plentyOf(other).id, quantity: 1 },
  ]);
  const id = orderIdIn(page);
  await shop.post(`/api/orders/${id}/cancel`, {});
  await orderPieces(await newVisitor(), [{ skuId: scarceId, quantity: available }]);

  await shop.visit(`/personal/order/${id}/`);
  await page.getByRole('button', { name: 'Повторить заказ' }).click();
  await expect(page).toHaveURL(/\/cart\/\?repeated=/);
  const notice = page.getByRole('alert');
  await expect(notice).toContainText(/^Не\sдобавили, нет в\sналичии: /);
  await expect(notice).toContainText(scarce.name.slice(0, 6));
  expect((await shop.cart()).lines.map(({ productId }) => productId)).toEqual([other.id]);
});

type Who = { page: Page; shop: Shop };

/** Orders items by courier, in cash. */
async function orderPieces(
  { page, shop }: Who,
  pieces: readonly { skuId: number; quantity: number }[],
): Promise<void> {
  for (const piece of pieces) await shop.post('/api/cart/lines', piece);
  await shop.signIn();
  await shop.visit('/personal/order/make/');
  await fillContact(page, '');
  await orderInCash(page);
}

/** Completes a checkout that was begun: by courier, in cash. */
async function orderInCash(page: Page): Promise<void> {
  await chooseCourier(page);
  await page.getByRole('radio', { name: /^При получении/ }).check();
  await acceptTerms(page);
  await placeOrderButton(page).click();
  await expect(page).toHaveURL(/\/personal\/order\/done\/\d+\/$/);
}

test('a product is moved from the cart to the favourites; a removed one is named', async ({ page, shop }) => {
  const { product } = await shop.fillCart();
  await shop.visit('/cart/');
  // Recommended complements of a ring are not rings.
  const urls = await page
    .locator('section', { has: page.getByRole('heading', { name: 'К этому заказу' }) })
    .getByRole('article')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(urls.length).toBeGreaterThan(0);
  expect(urls.filter((url) => url?.startsWith('/catalog/koltsa/'))).toEqual([]);

  await page.getByRole('button', { name: 'Удалить' }).click();
  await expect(page.getByRole('status').getByText('Убрали из корзины')).toContainText(
    product.name.slice(0, 10),
  );
  await page.getByRole('button', { name: 'Вернуть' }).click();
  await page.getByRole('button', { name: 'В избранное', exact: true }).click();
  await expect(page.getByRole('status').getByText('Теперь в избранном')).toBeVisible();
  expect((await shop.get<{ ids: number[] }>('/api/favourites')).ids).toEqual([product.id]);
  expect((await shop.cart()).lines).toEqual([]);
});

test(
  'on a phone the cart bar scrolls to the phone field and makes room there',
  { tag: '@phone' },
  async ({ page, shop }) => {
    await shop.fillCart();
    await shop.visit('/cart/');
    await page.locator('[data-buy-bar]').getByRole('link', { name: 'Оформить заказ' }).click();
    await expect(page.getByRole('textbox', { name: 'Телефон' })).toBeFocused();
    await expect(page.locator('[data-buy-bar]')).toBeHidden();

    await page.getByRole('textbox', { name: 'Телефон' }).fill(shop.phone);
    await page.getByRole('button', { name: 'Получить код' }).click();
    const code = page.getByRole('textbox', { name: 'Код из СМС' });
    await expect(code).toBeFocused();
    await expect(page.locator('[data-buy-bar]')).toBeHidden();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.locator('[data-buy-bar]').getByRole('link', { name: 'Оформить заказ' }).click();
    await expect(code).toBeFocused();
    await expect(code).toBeInViewport();
  },
);
