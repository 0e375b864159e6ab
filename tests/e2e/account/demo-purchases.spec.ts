import { expect, test } from '../support/shop-test.ts';

test('who signs in with the phone that the README names owns pieces bought in a store', async ({
  page,
  shop,
}) => {
  await shop.signIn('+79005550101');
  await shop.visit('/personal/purchases/');
  const pieces = page.getByRole('main').getByRole('article');
  await expect(pieces).toHaveCount(4);
  await expect(pieces.first()).toContainText(/Петровк/);
  await expect(pieces.first()).toContainText(/чек\s0284/);
  await pieces
    .first()
    .getByRole('link', { name: /Справка/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
