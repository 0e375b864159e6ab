import type { Page } from '@playwright/test';
import { ERROR, expectError, field } from '../support/field-steps.ts';
import { expect, test } from '../support/shop-test.ts';

const OPERATORS = 'operators@yahont.example';

test('a visitor sends feedback, sees which fields are missing, and loses nothing typed', async ({
  page,
  shop,
}) => {
  await shop.visit('/delivery/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Написать нам' }).click();
  await expect(page.getByRole('heading', { name: 'Написать нам' })).toBeVisible();
  const message = `Сделаете ли кольцо 16,25 к празднику? ${shop.phone}`;
  await page.getByRole('textbox', { name: 'Сообщение' }).fill(message);
  await page.getByRole('button', { name: 'Отправить' }).click();
  await expectError(page.getByRole('checkbox', { name: /^Даю согласие/ }), ERROR);
  await expectError(field(page, 'Имя'), ERROR);
  await expect(page.getByRole('textbox', { name: 'Сообщение' })).toHaveValue(message);

  await fill(page, shop.phone);
  await page.getByRole('button', { name: 'Отправить' }).click();
  await expect(page.getByText(/Заявка №\sЗ-\d+ принята/)).toBeVisible();
  await expect
    .poll(async () => (await shop.messages(OPERATORS)).map(({ text }) => text).join('\n'))
    .toContain(shop.phone);
  await page.getByRole('link', { name: 'Написать ещё' }).click();
  await expect(page.getByRole('textbox', { name: 'Сообщение' })).toHaveValue('');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is accepted too', async ({ page, shop }) => {
    await page.goto('/feedback/');
    await page.getByRole('textbox', { name: 'Сообщение' }).fill('Сделаете ли кольцо 16,25 к празднику?');
    await page.getByRole('button', { name: 'Отправить' }).click();
    await expect(page.getByText(ERROR).first()).toBeVisible();
    await fill(page, shop.phone);
    await page.getByRole('button', { name: 'Отправить' }).click();
    await expect(page.getByText(/Заявка №\sЗ-\d+ принята/)).toBeVisible();
  });
});

async function fill(page: Page, phone: string): Promise<void> {
  await field(page, 'Имя').fill('Анна');
  await field(page, 'Телефон').fill(phone);
  await page.getByRole('combobox', { name: 'О чём вопрос' }).selectOption({ label: 'Другое' });
  await page.getByRole('checkbox', { name: /^Даю согласие/ }).check();
}
