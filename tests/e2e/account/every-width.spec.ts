import type { Page } from '@playwright/test';
import { expect, test } from '../support/shop-test.ts';
import {
  acceptTerms,
  chooseCourier,
  orderIdIn,
  payWith,
  placeOrderButton,
  startCheckout,
} from '../support/steps.ts';

const TABLET = 768;
/** A phone, a tablet in both orientations, a desktop screen. */
const WIDTHS = [375, TABLET, 1024, 1440];

const OF_ACCOUNT = [
  '/personal/detail/',
  '/personal/address/',
  '/personal/card/',
  '/personal/certificates/',
  '/personal/favorites/',
  '/personal/orders/',
  '/personal/purchases/',
  '/personal/returns/',
  '/personal/subscriptions/',
  '/personal/support/',
];

/** The page does not scroll sideways at any width. */
async function expectFits(page: Page, address: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 1024 });
    const where = `${address} at ${width}`;
    await expect(page.getByRole('heading', { level: 1 }), where).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBe(width);
  }
  await page.setViewportSize({ width: TABLET, height: 1024 });
}

test('a tablet buys, and every page of the account fits a phone, a tablet and a screen', async ({
  page,
  shop,
}) => {
  test.slow();
  await page.setViewportSize({ width: TABLET, height: 1024 });
  await startCheckout({ page, shop });
  await chooseCourier(page);
  await page.getByRole('radio', { name: /^Картой/ }).check();
  await expectFits(page, 'the checkout');
  await acceptTerms(page);
  await placeOrderButton(page).click();
  await page.waitForURL('**/cart/pay/**');
  await expectFits(page, 'the payment');
  await payWith(page, 'оплата проходит');
  await expect(page).toHaveURL(/\/personal\/order\/done\/\d+\/$/);
  await expectFits(page, 'the thanks');
  const id = orderIdIn(page);
  for (const address of [
    ...OF_ACCOUNT,
    `/personal/order/${id}/`,
    `/personal/order/${id}/documents/`,
    '/cart/',
    '/check_user/',
  ]) {
    await shop.visit(address);
    await expectFits(page, address);
  }
});
