import { formatRoubles, kopecks } from '@yahont/values/money.ts';
import type { Dossier } from '@yahont/contracts/catalogue/dossier.ts';
import { expectAccessible } from '../support/axe.ts';
import { scrollNear } from '../support/scroll-near.ts';
import { expect, test } from '../support/shop-test.ts';

test(
  'a dear ring shows the way of its stone, is shown first, and is kept for a first part',
  { tag: '@both' },
  async ({ page, shop }) => {
    const product = await shop.findProduct(
      'section=koltsa&sort=price-desc',
      ({ waysAboveCard, inserts, skus, seat }) =>
        waysAboveCard?.ways.some(({ kind }) => kind === 'parts') === true &&
        seat === null &&
        inserts.some(({ path }) => path !== undefined) &&
        skus.some(({ available }) => available > 0),
    );
    const { scale, firstPart } = await shop.get<Dossier>(`/api/catalogue/products/${product.id}/dossier`);
    const amount = formatRoubles(kopecks(firstPart?.amount ?? 0));
    await shop.visit(product.url);

    const report = page.getByRole('region', { name: 'Досье камня' });
    await scrollNear(report);
    await expect(report.getByRole('listitem').filter({ hasText: 'Добыт' })).toBeVisible();
    const treatments = page.getByRole('region', { name: /^Что\sзначит|^Камень\sбез\sобработки/ });
    await scrollNear(treatments);
    await expect(treatments.getByRole('listitem')).toHaveCount((scale?.grades.length ?? 0) + 1);
    await expect(treatments.getByRole('listitem').filter({ hasText: 'этот камень' })).toHaveCount(1);
    await expectAccessible(page, 'a dear ring');

    await page
      .getByRole('link', { name: /^Записаться на\sпоказ/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: /^Примерить в\sсалоне/ });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');

    await page.getByRole('link', { name: /^Удержать за/ }).click();
    const terms = page.getByRole('region', { name: 'Удержать за собой' });
    await expect(terms).toContainText(amount);
    const sizes = page.getByRole('radio', { name: /^\d/ });
    if ((await sizes.count()) > 0) await sizes.and(page.locator(':enabled')).first().check({ force: true });
    await shop.signIn();
    await terms.getByRole('button', { name: /^Удержать за/ }).click();
    await expect(page).toHaveURL('/personal/order/make/?pay=parts');
    await expect(page.getByRole('radio', { name: /^Частями/ })).toBeChecked();
  },
);
