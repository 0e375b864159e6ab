import { expect, test } from '../support/shop-test.ts';
import { chooseCourier, startCheckout } from '../support/steps.ts';

test('what was typed into the checkout is there in another browser of the account', async ({
  page,
  shop,
  newVisitor,
}) => {
  await startCheckout({ page, shop });
  const kept = page.waitForResponse(
    (response) => response.url().endsWith('/api/checkout/draft') && response.request().method() === 'PUT',
  );
  await chooseCourier(page);
  await page.getByRole('button', { name: 'Добавить: Подарок и пожелания' }).click();
  await page.getByRole('textbox', { name: 'Пожелания к заказу' }).fill('Позвоните за час');
  await kept;
  await expect
    .poll(async () => {
      const { values } = await shop.get<{ values: { comment: string } | null }>('/api/checkout/draft');
      return values?.comment;
    })
    .toBe('Позвоните за час');

  const other = await newVisitor();
  await other.page.context().addCookies(await page.context().cookies());
  await other.shop.visit('/personal/order/make/');
  await expect(other.page.getByRole('combobox', { name: /^Улица/ })).toHaveValue('ул. Большая Ордынка');
  await expect(other.page.getByRole('textbox', { name: 'Пожелания к заказу' })).toHaveValue(
    'Позвоните за час',
  );
  await expect(other.page.getByRole('checkbox', { name: /^Даю согласие/ })).not.toBeChecked();
});
