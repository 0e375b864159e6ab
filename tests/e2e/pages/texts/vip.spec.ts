import { expect, test } from '../../support/shop-test.ts';

test('@both the banner of the private show leads to the form below its text', async ({ page, shop }) => {
  await shop.visit('/vip/');
  const form = page.getByRole('region', { name: 'Рассказать о желании' });
  await page.getByRole('link', { name: 'Описать, что ищете' }).click();
  await expect(form.getByRole('heading')).toBeInViewport();
});
