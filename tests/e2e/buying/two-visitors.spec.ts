import type { Product } from '@yahont/contracts/catalogue/product.ts';
import { expect, test } from '../support/shop-test.ts';
import type { Shop } from '../support/shop.ts';
import { acceptTerms, ANNA, chooseCourier, fillContact, placeOrderButton } from '../support/steps.ts';

test('the last ring goes to the first buyer; the second reads why and keeps everything typed', async ({
  page,
  shop,
  newVisitor,
}) => {
  const last = await lastPiece(shop);
  const line = { skuId: last.id, quantity: 1 };
  await shop.post('/api/cart/lines', line);
  await shop.signIn();
  const first = await newVisitor();
  await first.shop.post('/api/cart/lines', line);
  await first.shop.signIn();

  await shop.visit('/personal/order/make/');
  await fillContact(page, 'second@example.ru');
  await chooseCourier(page);
  await acceptTerms(page);

  await first.shop.visit('/personal/order/make/');
  await fillContact(first.page, '');
  await chooseCourier(first.page);
  await acceptTerms(first.page);
  await placeOrderButton(first.page).click();
  await expect(first.page).toHaveURL(/\/cart\/pay\/|\/personal\/order\/done\//);

  await placeOrderButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'только что купили' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Ваш заказ' })).toContainText('Только что купили');
  await expect(page).toHaveURL('/personal/order/make/');
  await expectKept();
  await shop.visit('/cart/');
  await expect(page.getByRole('main').getByRole('alert').first()).toContainText(/разобрали|в наличии только/);
  await shop.visit('/personal/order/make/');
  await expectKept();

  async function expectKept() {
    const contact = page.getByRole('button', { name: 'Изменить: Контакты' });
    if (await contact.isVisible()) await contact.click();
    await expect(page.getByRole('textbox', { name: 'Имя' })).toHaveValue(ANNA.name);
    await expect(page.getByRole('textbox', { name: /^Электронная почта/ })).toHaveValue('second@example.ru');
    await expect(page.getByRole('combobox', { name: /^Улица/ })).toHaveValue('ул. Большая Ордынка');
    await expect(page.getByRole('textbox', { name: 'Квартира' })).toHaveValue('4');
  }
});

/**
 * A size with a single item left; the desktop and phone tests choose theirs from opposite ends of the list.
 */
async function lastPiece(shop: Shop): Promise<Product['skus'][number]> {
  const isLast = ({ available }: Product['skus'][number]) => available === 1;
  const { skus } = await shop.findProduct('section=koltsa&sort=price-desc&price=-100000', (product) =>
    product.skus.some(isLast),
  );
  const sku = skus.find(isLast);
  if (sku === undefined) throw new Error('nothing is left alone');
  return sku;
}
