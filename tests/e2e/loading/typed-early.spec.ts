import type { Page } from '@playwright/test';
import { ALL_CODE, holdCode } from './hold-code.ts';
import { expect, test } from '../support/shop-test.ts';
import { chooseCourier, chooseCourierKind } from '../support/steps.ts';

test('an address of the checkout typed before the code arrived stays', async ({ page, shop }) => {
  await shop.fillCart();
  await shop.signIn();
  const release = await openHeld(page, '/personal/order/make/');
  await chooseCourierKind(page);
  const street = page.getByRole('combobox', { name: /^Улица/ });
  await street.fill('Ордынка');
  await page.getByRole('textbox', { name: /^Дом/ }).fill('17');
  await release();
  await page.getByRole('textbox', { name: 'Квартира' }).fill('4');
  await expect(street).toHaveValue('Ордынка');
  await expect(page.getByRole('textbox', { name: /^Дом/ })).toHaveValue('17');
});

test.describe('while the server cannot be reached', () => {
  test.use({ expectedComplaints: [/net::ERR_FAILED/] });

  test('what is typed before the code arrived stays beside a draft that only this tab has', async ({
    page,
    shop,
  }) => {
    await shop.fillCart();
    await shop.signIn();
    await shop.visit('/personal/order/make/');
    await page.route('**/api/checkout/draft', (route) => route.abort());
    await chooseCourier(page);
    const release = await openHeld(page, '/personal/order/make/');
    const code = page.getByRole('textbox', { name: 'Подарочный сертификат' });
    await code.fill('W7QK-A2ZE');
    await release();
    await expect(page.getByRole('textbox', { name: 'Квартира' })).toHaveValue('4');
    await expect(code).toHaveValue('W7QK-A2ZE');
  });
});

test('an address of the account typed before the code arrived stays', async ({ page, shop }) => {
  await shop.signIn();
  const release = await openHeld(page, '/personal/address/');
  const house = page.getByRole('textbox', { name: /^Дом, / });
  await page.getByRole('combobox', { name: 'Улица' }).fill('Ордынка');
  await house.fill('17');
  await release();
  await house.press('End');
  await page.keyboard.type(' А');
  await expect(house).toHaveValue('17 А');
  await expect(page.getByRole('combobox', { name: 'Улица' })).toHaveValue('Ордынка');
});

/** Opens a page but holds its code back; the returned function releases it and waits for it. */
async function openHeld(page: Page, address: string): Promise<() => Promise<void>> {
  const release = await holdCode(page, ALL_CODE);
  await page.goto(address, { waitUntil: 'commit' });
  return async () => {
    release();
    await expect(page.locator('html[data-alive]')).toBeAttached();
  };
}
