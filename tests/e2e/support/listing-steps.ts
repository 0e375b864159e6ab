import { expect, type Locator, type Page } from '@playwright/test';
import { isPhone } from './steps.ts';

/** The filters of a listing: beside it, or on a phone in a sheet. */
export async function openFilters(page: Page): Promise<Locator> {
  if (!isPhone(page)) return page.getByRole('complementary', { name: 'Фильтры' });
  await page.getByRole('button', { name: /^Фильтры/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Фильтры' });
  await expect(sheet).toBeVisible();
  return sheet;
}

/** Closes the sheet on a phone by the button with the number of products. */
export async function closeFilters(page: Page, total: number): Promise<void> {
  if (!isPhone(page)) return;
  const sheet = page.getByRole('dialog', { name: 'Фильтры' });
  await sheet.getByRole('button', { name: new RegExp(`^Показать ${total}\\s`) }).click();
  await expect(sheet).toBeHidden();
}

/** The count beside a filter before it is chosen. */
export async function countBeside(filter: Locator): Promise<number> {
  return Number(
    await filter.evaluate((box) =>
      box instanceof HTMLInputElement ? box.labels?.[0]?.lastElementChild?.textContent : '',
    ),
  );
}

/** Chooses a value of a filter and expects as many products as its count says. Returns the count. */
export async function choose(page: Page, filter: Locator): Promise<number> {
  const promised = await countBeside(filter);
  await filter.check();
  await expectTotal(page, promised);
  return promised;
}

/**
 * «28 изделий» in the status bar. Behind an open sheet the status is hidden from screen readers, so only its text is
 * checked.
 */
export async function expectTotal(page: Page, total: number): Promise<void> {
  await expect(
    page.getByRole('status', { includeHidden: true }).filter({ hasText: new RegExp(`^${total}\\sиздели`) }),
  ).toHaveCount(1);
}

export function cards(page: Page): Locator {
  return page.getByRole('main').getByRole('article');
}

/** Addresses of the shown cards, in order. */
export function cardAddresses(page: Page): Promise<string[]> {
  return cards(page).evaluateAll((articles) =>
    articles.map(
      (article) =>
        article.querySelector('a[href]:not([aria-hidden], [data-product])')?.getAttribute('href') ?? '',
    ),
  );
}
