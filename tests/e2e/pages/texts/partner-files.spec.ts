import type { Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expect, test } from '../../support/shop-test.ts';
import { sheetsOf } from '../../support/steps.ts';

/** Presses a link to a file and reads what the browser saved. */
async function saved(page: Page, link: Locator): Promise<{ name: string; pdf: Buffer }> {
  const download = page.waitForEvent('download');
  await link.click();
  const file = await download;
  return { name: file.suggestedFilename(), pdf: await readFile(await file.path()) };
}

test('gifts for a company are offered as a file of what was chosen', async ({ page, shop }) => {
  await shop.visit('/corporate_ps/');
  const quantity = page
    .getByRole('region', { name: 'Сколько это стоит' })
    .getByRole('textbox', { name: 'Сколько подарков' });
  await quantity.fill('120');
  await page.getByText('Гравировка логотипа').click();
  const link = page.getByRole('link', { name: /Скачать предложение/ });
  await expect(link).toHaveAttribute('href', /quantity=120&engraving=1/);
  const { name, pdf } = await saved(page, link);
  expect(name).toMatch(/^Коммерческое предложение от \d\d\.\d\d\.\d{4}\.pdf$/);
  expect(sheetsOf(pdf)).toBe(1);
  await quantity.fill('');
  await expect(link).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the franchise has its presentation and the calculation of a city', async ({ page }) => {
    await page.goto('/franchising/?city=Тверь&area=60&rent=3000&investment=22000000');
    const shown = await saved(page, page.getByRole('link', { name: /Презентация/ }));
    expect(shown.name).toBe('Салон «Яхонт» в вашем городе.pdf');
    expect(sheetsOf(shown.pdf)).toBeGreaterThan(1);
    const counted = await saved(page, page.getByRole('link', { name: /Скачать расчёт/ }));
    expect(counted.name).toBe('Расчёт салона, Тверь.pdf');
    expect(sheetsOf(counted.pdf)).toBe(1);
  });
});
