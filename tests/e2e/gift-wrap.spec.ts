import { expect, test } from './support/shop-test.ts';
import { acceptTerms, chooseCourier, orderIdIn, placeOrderButton, startCheckout } from './support/steps.ts';

const NOTE = 'С днём рождения, мама!';
const LINE = 'Подарочная упаковка';
/** The name of the line for a wrap with a card; the price is for the card. */
const WITH_CARD = 'Открытка от руки в подарочной упаковке';

test('a piece is wrapped with a card, which an undone removal, the checkout and the order keep', async ({
  page,
  shop,
}) => {
  await startCheckout({ page, shop });
  await shop.visit('/cart/');
  const wrap = page.getByRole('switch', { name: new RegExp(LINE) });
  await expect(wrap).not.toBeChecked();
  await wrap.click();
  await expect(wrap).toBeChecked();
  const card = page.getByRole('textbox', { name: 'Открытка' });
  await card.fill(NOTE);
  await page.getByRole('button', { name: 'Сохранить открытку' }).click();
  await expect(page.getByText('Открытка сохранена')).toBeVisible();
  expect((await shop.cart()).totals.services).toBe(35_000);

  await card.fill('а'.repeat(201));
  await page.getByRole('button', { name: 'Сохранить открытку' }).click();
  await expect(page.locator('main').getByText('Ошибка ввода данных')).toBeVisible();
  expect((await shop.cart()).lines[0]?.services).toMatchObject([{ note: NOTE }]);

  await page.getByRole('button', { name: 'Удалить' }).click();
  await page.getByRole('button', { name: 'Вернуть' }).click();
  await expect(card).toHaveValue(NOTE);

  await shop.visit('/personal/order/make/');
  await expect(page.getByText(`${WITH_CARD}, «${NOTE}»`)).toBeVisible();
  await chooseCourier(page);
  await page.getByRole('radio', { name: /^При получении/ }).check();
  await acceptTerms(page);
  await placeOrderButton(page).click();
  await expect(page).toHaveURL(/\/personal\/order\/done\/\d+\/$/);
  await shop.visit(`/personal/order/${orderIdIn(page)}/`);
  await expect(page.getByText(`${WITH_CARD}, «${NOTE}»: 350 ₽`)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a wrap is taken, its card written and both taken off', async ({ page, shop }) => {
    await shop.fillCart();
    await page.goto('/cart/');
    await page.getByRole('switch', { name: new RegExp(LINE) }).click();
    await page.getByRole('textbox', { name: 'Открытка' }).fill(NOTE);
    await page.getByRole('button', { name: 'Сохранить открытку' }).click();
    await expect(page.getByRole('textbox', { name: 'Открытка' })).toHaveValue(NOTE);
    expect((await shop.cart()).lines[0]?.services).toMatchObject([{ note: NOTE }]);
    await page.getByRole('switch', { name: new RegExp(LINE) }).click();
    await expect(page.getByRole('textbox', { name: 'Открытка' })).toHaveCount(0);
    expect((await shop.cart()).lines[0]?.services).toEqual([]);
  });
});
