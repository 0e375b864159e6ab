import type { Page } from '@playwright/test';
import { openCity } from '../support/modal-steps.ts';
import { expect, test } from '../support/shop-test.ts';

test('the styles of the frame are loaded once, also when the code of a part needs them', async ({
  page,
  shop,
}) => {
  await shop.visit('/catalog/koltsa/');
  const [frame = ''] = await styles(page);
  expect(frame).toMatch(/\.css$/);
  await openCity(page);
  expect((await styles(page)).filter((address) => address === frame)).toHaveLength(1);
});

/** Addresses of the loaded styles, without the router's mark. */
function styles(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.styleSheets].flatMap(({ href }) => (href === null ? [] : [href.replace(/#$/, '')])),
  );
}
