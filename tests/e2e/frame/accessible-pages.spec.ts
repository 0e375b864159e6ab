import type { Page } from '@playwright/test';
import { ADDRESSES } from '../support/addresses.ts';
import { expectAccessible } from '../support/axe.ts';
import { expectNoComplaints, test as pagesTest } from './one-browser.ts';
import { expect, test } from '../support/shop-test.ts';
import { SPECIAL_PAGES } from '../support/public-pages.ts';

for (const { route, path, isAccount = false } of ADDRESSES) {
  pagesTest(`axe finds nothing at ${route}`, async ({ guest, member }) => {
    const visitor = isAccount ? member : guest;
    await visitor.shop.visit(await path(visitor.shop));
    await expectAccessibleAtBothWidths(visitor.page, route);
    expectNoComplaints(visitor);
  });
}

for (const { name, path } of SPECIAL_PAGES) {
  pagesTest(`axe finds nothing on a public page: ${name}`, async ({ guest }) => {
    await guest.shop.visit(await path(guest.shop));
    await expectAccessibleAtBothWidths(guest.page, name);
    expectNoComplaints(guest);
  });
}

test.describe('a missing page', () => {
  // The page answers 404, which the browser logs.
  test.use({ expectedComplaints: [/status of 404/] });

  test('axe finds nothing on the 404 page', async ({ page, shop }) => {
    await shop.visit('/net-takoy-stranitsy/');
    await expect(page.getByRole('heading', { level: 1, name: 'Ошибка 404' })).toBeVisible();
    await expectAccessibleAtBothWidths(page, '404');
    await shop.visit('/catalog/net-takogo-razdela/');
    await expectAccessibleAtBothWidths(page, '404 of the catalogue');
  });
});

/** The page is loaded once, then narrowed to a phone's width. */
async function expectAccessibleAtBothWidths(page: Page, where: string): Promise<void> {
  const desktop = page.viewportSize();
  await expectAccessible(page, where);
  await page.setViewportSize({ width: 375, height: 812 });
  await expectAccessible(page, `${where}, 375 px`);
  if (desktop !== null) await page.setViewportSize(desktop);
}
