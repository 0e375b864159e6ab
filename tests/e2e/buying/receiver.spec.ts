import { getOfficeOrder } from '@yahont/contracts/office/orders.ts';
import { expect, test } from '../support/shop-test.ts';
import { Office } from '../support/office.ts';
import { freshPhone } from '../support/newcomer.ts';
import { acceptTerms, chooseCourier, orderIdIn, placeOrderButton, startCheckout } from '../support/steps.ts';

test('somebody else receives the order: their fields are checked, and the order names them', async ({
  page,
  shop,
  baseURL,
}) => {
  await startCheckout({ page, shop });
  await chooseCourier(page);
  const receiver = page.getByRole('group', { name: 'Получатель', exact: true });
  await expect(page.getByRole('textbox', { name: 'Имя получателя' })).toBeHidden();
  await receiver.getByText('Другой человек').click();
  await page.getByRole('textbox', { name: 'Имя получателя' }).fill('Мария');
  await page.getByRole('textbox', { name: 'Фамилия получателя' }).fill('Лаврова');
  const phoneField = page.getByRole('textbox', { name: 'Телефон получателя' });
  await phoneField.fill('+7 (903) 555');
  await page.getByRole('radio', { name: /^При получении/ }).check();
  await acceptTerms(page);
  await placeOrderButton(page).click();
  await expect(phoneField).toHaveAccessibleDescription(/^Ошибка ввода данных/);
  await expect(phoneField).toBeInViewport();

  const phone = freshPhone();
  await phoneField.fill(phone);
  const told = page.getByText(/пришлём получателю СМС/);
  await expect(told).toBeVisible();
  await page.getByRole('checkbox', { name: /^Это сюрприз/ }).check();
  await expect(told).toBeHidden();
  // What was typed survives a reload.
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Имя получателя' })).toHaveValue('Мария');
  await acceptTerms(page);
  await placeOrderButton(page).click();
  await page.waitForURL('**/personal/order/done/**');
  await expect(page.getByText(/паспорт получателя: Мария\sЛаврова/)).toBeVisible();
  const id = orderIdIn(page);
  await shop.visit(`/personal/order/${id}/`);
  const terms = page.getByRole('region', { name: 'Получение' });
  await expect(terms).toContainText('Мария Лаврова');
  await expect(terms).toContainText('сюрприз');
  const seen = await new Office(baseURL ?? '').call(getOfficeOrder, { params: { id } });
  expect(seen.receiver).toEqual({ name: 'Мария', lastName: 'Лаврова', phone, isSurprise: true });
});
