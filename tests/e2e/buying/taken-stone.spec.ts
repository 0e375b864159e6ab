import type { StoneListing } from '@yahont/contracts/stones/stone-listing.ts';
import { expect, test } from '../support/shop-test.ts';
import { acceptTerms, choosePickup, fillContact, placeOrderButton } from '../support/steps.ts';

const NEAREST = { name: /^Ближайшие/ };

test('a stone that another shopper took is named at the checkout, in the cart and among the favourites, and leads to five others', async ({
  page,
  shop,
  newVisitor,
}) => {
  const { cards } = await shop.get<StoneListing>('/api/stones?shape=round&carat=0.5-0.52&sort=price-asc');
  const [stone] = cards;
  if (!stone) throw new Error('no stone for the test');
  const line = { stoneId: stone.id, skuId: null };
  await shop.post('/api/cart/stones', line);
  await shop.signIn();
  await shop.visit(stone.url);
  await page
    .getByRole('button', { name: new RegExp(`^В избранное: .*${stone.certificate}$`) })
    .first()
    .click();
  const first = await newVisitor();
  await first.shop.post('/api/cart/stones', line);
  await first.shop.signIn();

  for (const buyer of [{ page, shop }, first]) {
    await buyer.shop.visit('/personal/order/make/');
    await fillContact(buyer.page, '');
    await choosePickup(buyer.page);
    await buyer.page.getByRole('radio', { name: /^Картой на сайте/ }).check();
    await acceptTerms(buyer.page);
  }
  await placeOrderButton(first.page).click();
  await expect(first.page).toHaveURL(/\/cart\/pay\//);

  await placeOrderButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'выбрал другой покупатель' })).toBeVisible();
  const aside = page.getByRole('complementary', { name: 'Ваш заказ' });
  await expect(aside.getByRole('link', NEAREST)).toHaveAttribute('href', stone.url);

  await shop.visit('/cart/');
  const gone = page.getByRole('main').getByRole('article').first().getByRole('alert');
  await expect(gone).toContainText('Этот камень выбрал другой покупатель');
  await shop.visit('/personal/favorites/');
  await expect(page.getByRole('main')).toContainText('Этот камень выбрал другой покупатель');
  await page.getByRole('main').getByRole('link', NEAREST).first().click();
  await expect(page).toHaveURL(stone.url);
  await shop.visit(`${stone.url}selection/`);
  await expect(page.getByRole('heading', { name: /^Этот камень отложил другой/ })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(5);
});
