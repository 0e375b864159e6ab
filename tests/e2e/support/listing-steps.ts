import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { isPhone } from './steps.ts';

/** The filters of a listing: beside it, or on a phone in a sheet over it. */
export async function openFilters(page: Page): Promise<Locator> {
  if (!isPhone(page)) return page.getByRole('complementary', { name: 'Фильтры' });
  await page.getByRole('button', { name: /^Фильтры/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Фильтры' });
  await expect(sheet).toBeVisible();
  return sheet;
}

/** Leaves the sheet of a phone by the button that names the number of pieces. */
export async function closeFilters(page: Page, total: number): Promise<void> {
  if (!isPhone(page)) return;
  const sheet = page.getByRole('dialog', { name: 'Фильтры' });
  await sheet.getByRole('button', { name: new RegExp(`^Показать ${total}\\s`) }).click();
  await expect(sheet).toBeHidden();
}

/** The number that stands beside a filter before it is chosen. */
export async function countBeside(filter: Locator): Promise<number> {
  return Number(
    await filter.evaluate((box) =>
      box instanceof HTMLInputElement ? box.labels?.[0]?.lastElementChild?.textContent : '',
    ),
  );
}

/** Chooses a value of a filter, and expects as many pieces as it promised. */
export async function choose(page: Page, filter: Locator): Promise<number> {
  const promised = await countBeside(filter);
  await filter.check();
  await expectTotal(page, promised);
  return promised;
}

/** «28 изделий» in the bar, which is read out. Behind an open sheet nothing is read, so only its text counts. */
export async function expectTotal(page: Page, total: number): Promise<void> {
  await expect(
    page.getByRole('status', { includeHidden: true }).filter({ hasText: new RegExp(`^${total}\\sиздели`) }),
  ).toHaveCount(1);
}

export function cards(page: Page): Locator {
  return page.getByRole('main').getByRole('article');
}

/** Addresses of the shown cards, in their order. */
export function cardAddresses(page: Page): Promise<string[]> {
  return cards(page).evaluateAll((articles) =>
    articles.map(
      (article) =>
        article.querySelector('a[href]:not([aria-hidden], [data-product])')?.getAttribute('href') ?? '',
    ),
  );
}
