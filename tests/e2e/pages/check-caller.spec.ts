import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/shop-test.ts';

test('@both a visitor learns whether a number and a name are ours', async ({ page, shop }) => {
  await shop.visit('/check_user/');
  const warning = page.getByText('Код из сообщения нужен только вам');
  await expect(warning).toBeVisible();
  await check(page, 'Номер, с которого звонили', '8 (495) 127-40-01');
  await expect(page.getByText('Номер наш: Служба заботы о покупателях')).toBeVisible();
  await expect(warning, 'the answer takes its place').toHaveCount(0);
  await check(page, 'Номер, с которого звонили', '+7 (916) 204-18-33');
  await expect(page.getByText('Этот номер не наш')).toBeVisible();
  // Nobody calls from this number: such a caller has forged it.
  await check(page, 'Номер, с которого звонили', '8 800 700-12-24');
  await expect(page.getByText('Номер наш, но с него мы не звоним: Единый телефон «Яхонта»')).toBeVisible();

  await check(page, 'Номер бейджа или имя и фамилия', 'арсеньева анна');
  await expect(page.getByText('Да, Анна работает у нас: салон «Петровка, 11», Москва')).toBeVisible();
  await check(page, 'Номер бейджа или имя и фамилия', '111 111');
  await expect(page.getByText('Такого сотрудника у нас нет')).toBeVisible();
  await expectAccessible(page, 'answers about a caller');
});

test('a text that is no number stays in its field, with the error beside it', async ({ page, shop }) => {
  await shop.visit('/check_user/');
  await check(page, 'Номер бейджа или имя и фамилия', 'Анна');
  const badge = page.getByRole('textbox', { name: 'Номер бейджа или имя и фамилия' });
  await expect(badge).toHaveValue('Анна');
  await badge.blur();
  await expect(page.getByText('Ошибка ввода данных')).toBeVisible();
  await expect(page.getByText('На бейдже шесть цифр'), 'it says what to type').toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the checks work all the same, and so does the sign-in beside them', async ({ page }) => {
    await page.goto('/check_user/');
    await check(page, 'Номер, с которого звонили', '+7 (495) 127-40-11');
    await expect(page.getByText('Номер наш: салон «Петровка, 11», Москва')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Номер, с которого звонили' })).toHaveValue(
      '+7 (495) 127-40-11',
    );
    await expect(page.getByRole('heading', { name: 'Войти в кабинет' })).toBeVisible();
  });
});

/** Types into a field of one of the two forms and presses its button. */
async function check(page: Page, field: string, typed: string): Promise<void> {
  const form = page.locator('form').filter({ has: page.getByRole('textbox', { name: field }) });
  await form.getByRole('textbox').fill(typed);
  await form.getByRole('button', { name: 'Проверить' }).click();
}
