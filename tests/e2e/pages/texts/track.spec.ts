import { expectAccessible } from '../../support/axe.ts';
import { expect, test } from '../../support/shop-test.ts';

test(
  'an order is followed by its number and four digits, without signing in',
  { tag: '@both' },
  async ({ page, shop, context }) => {
    await shop.fillCart();
    await shop.signIn();
    const { number } = await shop.placeForPickup({ payment: 'cash' });
    await context.clearCookies({ name: /access|refresh/ });
    await shop.visit('/delivery/');
    const form = page.getByRole('region', { name: 'Где заказ' });
    const way = page.getByRole('article', { name: `Путь заказа ${number}` });
    await form.getByLabel('Номер заказа или отправления').fill(number);
    await form.getByRole('button', { name: 'Показать путь' }).click();
    await expect(form.getByText('Ошибка ввода данных')).toBeVisible();

    await form.getByLabel('Последние 4 цифры телефона').fill(shop.phone.slice(-4));
    await form.getByRole('button', { name: 'Показать путь' }).click();
    await expect(way.getByRole('heading')).toContainText('Заказ принят');
    await expect(way.getByRole('listitem').filter({ hasText: 'Собираем' })).toBeVisible();
    await expect(way).toBeFocused();
    await expect(page.getByText('Вяземская')).toHaveCount(0);
    await expectAccessible(page, 'way of an order');
  },
);

test('wrong digits show nothing, and keep what was typed', async ({ page, shop }) => {
  await shop.visit('/track/');
  const form = page.getByRole('region', { name: 'По номеру заказа или посылки' });
  await form.getByLabel('Номер заказа или отправления').fill('Я-100216');
  await form.getByLabel('Последние 4 цифры телефона').fill('0000');
  await form.getByRole('button', { name: 'Показать путь' }).click();
  await expect(form.getByRole('status').filter({ hasText: 'Такого заказа не нашли' })).toBeVisible();
  await expect(form.getByLabel('Номер заказа или отправления')).toHaveValue('Я-100216');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the answer is a page of its own', async ({ page }) => {
    await page.goto('/pickup/');
    await page.getByLabel('Номер заказа или отправления').fill('1106394829');
    await page.getByRole('button', { name: 'Показать путь' }).click();
    await expect(page).toHaveURL(/\/track\/$/);
    await expect(page.getByText(/Такого\sзаказа\sне\sнашли/)).toBeVisible();
    await expect(page.getByLabel('Номер заказа или отправления')).toHaveValue('1106394829');
  });
});
