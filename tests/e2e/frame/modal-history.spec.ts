import type { Page } from '@playwright/test';
import { expect, test } from '../support/shop-test.ts';
import type { Shop } from '../support/shop.ts';
import { dialogCalled, openCity, openSignIn } from '../support/modal-steps.ts';
import { isPhone } from '../support/steps.ts';

/** Tolerance for rounding in the browser, pixels. */
const NEARLY = 1;

test(
  'on a phone Back closes the modal and keeps the page; closing it otherwise leaves no history entry',
  { tag: '@both' },
  async ({ page, shop }) => {
    await goToFavourites(page, shop);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const depth = await page.evaluate(() => history.length);
    const data: string[] = [];
    page.on('request', (request) => {
      if (/\.data(\?|$)/.test(request.url())) data.push(request.url());
    });

    const city = await openCity(page);
    expect(await page.evaluate(() => history.length)).toBe(isPhone(page) ? depth + 1 : depth);
    if (isPhone(page)) {
      await openSignIn(page);
      await page.goBack();
      await expect(dialogCalled(page, 'Вход')).toBeHidden();
      await expect(city).toBeVisible();
      await page.goBack();
      await expect(city).toBeHidden();
      await expect(page).toHaveURL('/favorites/');
      await openCity(page);
    }
    await page.keyboard.press('Escape');
    await expect(city).toBeHidden();
    expect(data, 'nothing of it is a navigation').toEqual([]);
    await expect.poll(() => isModalInHistory(page)).toBe(false);
    await page.goBack();
    await expect(page).toHaveURL('/catalog/');
  },
);

test(
  'after leaving a modal by a link, one Back returns to the page below it, at its position',
  { tag: '@both' },
  async ({ page, shop }) => {
    await shop.visit('/catalog/');
    await page.locator('a[href="/catalog/koltsa/"]').first().dispatchEvent('click');
    await expect(page.getByRole('heading', { level: 1, name: /^Кольца/ })).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.evaluate(() => scrollTo(0, 300));
    const city = await openCity(page);
    await city.evaluate((dialog) => {
      const anchor = Object.assign(document.createElement('a'), { href: '/favorites/' });
      dialog.append(anchor);
      anchor.click();
    });
    await expect(page).toHaveURL('/favorites/');
    // The address changes before the page is rendered: on a phone the open modal already has its entry.
    await expect.poll(() => isModalInHistory(page)).toBe(isPhone(page));
    await page.keyboard.press('Escape');
    await expect(city).toBeHidden();
    await expect.poll(() => isModalInHistory(page)).toBe(false);
    await page.goBack();
    await expect(page).toHaveURL('/catalog/koltsa/');
    await expect
      .poll(() => page.evaluate(() => Math.abs(scrollY - 300)), { message: 'where it was left' })
      .toBeLessThanOrEqual(NEARLY);
    await page.goBack();
    await expect(page).toHaveURL('/catalog/');
  },
);

test(
  'filters changed in the sheet on a phone: Back closes the sheet and keeps them',
  { tag: '@both' },
  async ({ page, shop }) => {
    await shop.visit('/catalog/koltsa/');
    const button = page.getByRole('button', { name: /^Фильтры/ }).filter({ visible: true });
    if (!isPhone(page)) {
      await expect(button).toHaveCount(0);
      return;
    }
    await button.first().click();
    const sheet = dialogCalled(page, 'Фильтры');
    await sheet.getByRole('checkbox').first().dispatchEvent('click');
    await expect(page).toHaveURL(/\?/);
    const filtered = page.url();
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(filtered);
    await page.goBack();
    await expect(page).toHaveURL('/catalog/koltsa/');
  },
);

test(
  'choosing a city on a phone reloads the page, and one Back leaves it',
  { tag: '@phone' },
  async ({ page, shop }) => {
    await shop.visit('/catalog/');
    await shop.visit('/favorites/');
    const city = await openCity(page);
    const loaded = page.waitForEvent('load');
    await city.getByRole('button', { name: /^Казань/ }).click();
    await loaded;
    await expect(page).toHaveURL('/favorites/');
    await expect(page.getByText('Казань').first()).toBeAttached();
    expect(await isModalInHistory(page)).toBe(false);
    await page.goBack();
    await expect(page).toHaveURL('/catalog/');
  },
);

test(
  'after a reload under a modal, and after going forward to a closed one, one Back leaves the page',
  { tag: '@both' },
  async ({ page, shop }) => {
    await goToFavourites(page, shop);
    await openCity(page);
    await page.reload();
    await page.locator('html[data-alive]').waitFor({ state: 'attached' });
    await page.goBack();
    await expect(page).toHaveURL('/catalog/');
    if (!isPhone(page)) return;

    await page.goForward();
    await expect(page).toHaveURL('/favorites/');
    const city = await openCity(page);
    await page.goBack();
    await expect(city).toBeHidden();
    await page.goForward();
    await page.goBack();
    await expect(page).toHaveURL('/catalog/');
  },
);

/** Follows a link from the catalogue, so that there is a page to go back to. */
async function goToFavourites(page: Page, shop: Shop): Promise<void> {
  await shop.visit('/catalog/');
  await page.locator('a[href="/favorites/"]').first().dispatchEvent('click');
  await expect(page).toHaveURL('/favorites/');
}

/** Whether the current history entry belongs to an open modal. */
function isModalInHistory(page: Page): Promise<boolean> {
  return page.evaluate(() => 'modal' in Object(history.state));
}
