import { changeCapacity } from '@yahont/contracts/office/delivery/intervals.ts';
import { Office } from '../support/office.ts';
import { expect, test } from '../support/shop-test.ts';
import { acceptTerms, chooseCourier, isPhone, placeOrderButton, startCheckout } from '../support/steps.ts';

const HOURS = /с\s14:00\sдо\s18:00/;

test('the chosen hours of the courier are on the order', async ({ page, shop }) => {
  await startCheckout({ page, shop });
  await chooseCourier(page);
  await page.getByRole('combobox', { name: 'Время' }).selectOption({ value: '14:00' });
  await page.getByRole('radio', { name: /^При получении/ }).check();
  await acceptTerms(page);
  await placeOrderButton(page).click();
  await expect(page).toHaveURL(/\/personal\/order\/done\/\d+\/$/);
  await expect(page.getByRole('complementary', { name: 'Коротко о заказе' })).toContainText(HOURS);
});

test('hours that were taken meanwhile are refused beside their field, and all that was typed stays', async ({
  page,
  shop,
  baseURL,
}) => {
  await startCheckout({ page, shop });
  await chooseCourier(page);
  const day = page.getByRole('combobox', { name: 'День доставки' });
  // A late day for each width: nobody else takes it.
  const date =
    (await day
      .getByRole('option')
      .nth(isPhone(page) ? -2 : -1)
      .getAttribute('value')) ?? '';
  await day.selectOption({ value: date });
  const hours = page.getByRole('combobox', { name: 'Время' });
  await hours.selectOption({ value: '18:00' });
  await page.getByRole('radio', { name: /^При получении/ }).check();
  await acceptTerms(page);
  const office = new Office(baseURL ?? '');
  const body = { zone: 'moskva', date, interval: '18:00', capacity: 0, reason: 'курьер заболел' };
  await office.call(changeCapacity, { body });
  try {
    await placeOrderButton(page).click();
    await expect(page.getByText('Это время уже заняли. Выберите другое.')).toBeVisible();
    await expect(hours).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('textbox', { name: /^Дом/ })).toHaveValue('17');

    await hours.selectOption({ value: '14:00' });
    await placeOrderButton(page).click();
    await expect(page).toHaveURL(/\/personal\/order\/done\/\d+\/$/);
  } finally {
    await office.call(changeCapacity, { body: { ...body, capacity: 16, reason: 'курьер вышел' } });
  }
});
