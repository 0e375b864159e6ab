import type { DeliveryTerms } from '@yahont/contracts/delivery/delivery-terms.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { expect, test } from '../../support/shop-test.ts';
import { expectAccessible } from '../../support/axe.ts';

for (const [path, first] of [
  ['/delivery/', 'Курьер с примеркой'],
  ['/pickup/', 'Салон'],
] as const)
  test(`${path} names prices and days of the visitor's city`, async ({ page, shop, baseURL }) => {
    await page.context().addCookies([{ name: 'city', value: '216', url: baseURL ?? '' }]);
    const { courier } = await shop.get<DeliveryTerms>('/api/delivery/terms');
    await shop.visit(path);
    const terms = page.getByRole('region', { name: 'Москва: если заказать сейчас' });
    await expect(terms.getByRole('listitem').first()).toContainText(first);
    await expect(terms).toContainText(formatRoubles(courier.price));
    await expect(terms).toContainText(`от ${formatRoubles(courier.freeFrom)} бесплатно`);
    await expectAccessible(page, path);
  });
