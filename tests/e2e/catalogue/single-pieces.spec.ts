import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/shop-test.ts';

test('@both all single pieces are listed, and the page of one says that it is one', async ({
  page,
  shop,
}) => {
  await shop.visit('/solo-collection/');
  const row = page.getByRole('region', { name: 'Сейчас в собрании' });
  const cards = row.locator('article[data-type="catalog"]');
  await expect(cards).toHaveCount(6);
  // Other journeys may buy one meanwhile.
  const free = row.locator('article[data-type="catalog"]:not([data-state="sold"])');
  await expect(free.first()).toBeVisible();
  for (const card of await cards.all()) await expect(card).toContainText(/В одном экземпляре|Продано/);
  for (const card of await free.all()) await expect(card).toContainText('В одном экземпляре');
  await expectAccessible(page, 'single pieces');
  await free.first().getByRole('link').first().click();
  await expect(page.getByRole('main')).toContainText('единственный экземпляр');
});
