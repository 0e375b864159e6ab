import { expect, test } from '../../support/shop-test.ts';
import { expectAccessible } from '../../support/axe.ts';

test('a vacancy is found in the list, read and answered', async ({ page, shop }) => {
  await shop.visit('/vacancies/');
  await expectAccessible(page, 'vacancies');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2, name: 'Кострома' })).toBeVisible();
  const row = main.getByRole('link', { name: /Ювелир-монтировщик/ });
  await expect(row).toContainText(/110\s000\s–\s180\s000\s₽/);
  await row.click();
  await expect(page).toHaveURL(/\/vacancies\/yuvelir-montirovshchik\/$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Ювелир-монтировщик' })).toBeVisible();
  await expectAccessible(page, 'vacancy');
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.map((text): unknown => JSON.parse(text))).toContainEqual(
    expect.objectContaining({
      '@type': 'JobPosting',
      title: 'Ювелир-монтировщик',
      baseSalary: expect.objectContaining({
        value: expect.objectContaining({ minValue: 110_000, maxValue: 180_000, unitText: 'MONTH' }),
      }),
    }),
  );

  await main.getByRole('link', { name: 'Откликнуться' }).click();
  await expect(main.getByRole('heading', { level: 2, name: 'Отклик на вакансию' })).toBeInViewport();
  const send = main.getByRole('button', { name: 'Отправить' });
  await main.getByRole('textbox', { name: 'Имя' }).fill('Анна');
  await main.getByRole('textbox', { name: 'Телефон' }).fill('12');
  await send.click();
  await expect(main.getByRole('textbox', { name: 'Телефон' })).toHaveAttribute('aria-invalid', 'true');
  await main.getByRole('textbox', { name: 'Телефон' }).fill(shop.phone);
  await main.getByRole('textbox', { name: 'Город' }).fill('Кострома');
  await main.getByRole('checkbox').check();
  await send.click();
  await expect(main.getByText(/Заявка №\sЗ-\d+ принята/)).toBeVisible();
});
