import { expect, test } from '../support/shop-test.ts';
import { sheetsOf } from '../support/steps.ts';

/** A ring with every part that a page can have, a chain with lengths, and a royal ring on a dark page. */
const PIECES = [
  '/catalog/koltsa/pomolvochnye/koltso-avrora-beloe-zoloto/',
  '/catalog/tsepi/tsep-reka-zheltoe-zoloto/',
  '/catalog/tsarskie-kamni/rubin/koltso-chervlenyy-yakhont-zheltoe-zoloto/',
];

for (const address of PIECES) {
  test(`two sheets of paper have ${address} and nothing to press`, async ({ page, shop }) => {
    await shop.visit(address);
    expect(sheetsOf(await page.pdf({ preferCSSPageSize: true }))).toBeLessThanOrEqual(2);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Характеристики' })).toBeVisible();
    for (const role of ['button', 'navigation', 'contentinfo', 'banner', 'radio'] as const)
      await expect(page.getByRole(role).filter({ visible: true }), role).toHaveCount(0);
    await expect(page.getByRole('heading', { name: /^Похожие/ })).toBeHidden();
    const pictures = page.getByRole('main').locator('picture').filter({ visible: true });
    await expect(pictures).toHaveCount(1);
    expect(
      await pictures.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth),
    ).toBeGreaterThan(0);
    // Browsers print no backgrounds: ink must be dark on a dark page too.
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(28, 26, 23)');
  });
}
