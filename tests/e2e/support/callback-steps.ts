import type { Locator, Page } from '@playwright/test';
import { expect } from './shop-test.ts';
import type { Shop } from './shop.ts';

/** A moment within working hours, at which the pages' clocks start. */
const START = new Date('2026-11-20T12:00:00+03:00').getTime();
/** After this time the page has certainly loaded. */
export const LOADED_MS = 25_000;

export const button = (page: Page): Locator => page.getByRole('button', { name: 'Заказать звонок' });
export const dialog = (page: Page): Locator => page.getByRole('dialog');
export const phoneField = (page: Page): Locator => dialog(page).getByRole('textbox', { name: 'Телефон' });
export const submit = (page: Page): Locator => dialog(page).getByRole('button', { name: 'Жду звонка' });

/** Opens a page and stops its clock once the button is there. */
export async function visit({ page, shop }: { page: Page; shop: Shop }, path = '/'): Promise<void> {
  await page.clock.install({ time: START });
  await shop.visit(path);
  await expect(button(page)).toBeVisible();
  await page.clock.pauseAt(START + LOADED_MS);
}

/** Requests a call. The clock is stopped, so the countdown is stopped too. */
export async function startCountdown({ page, shop }: { page: Page; shop: Shop }): Promise<void> {
  await visit({ page, shop });
  await button(page).click();
  await phoneField(page).fill(shop.phone);
  const answer = page.waitForResponse('**/api/callback-request-afterXsec');
  await submit(page).click();
  await answer;
}
