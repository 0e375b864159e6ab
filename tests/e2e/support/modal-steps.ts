import type { Locator, Page } from '@playwright/test';
import { expect } from './shop-test.ts';

export function dialogCalled(page: Page, name: string): Locator {
  return page.getByRole('dialog', { name });
}

/** Clicks the frame's own button even when a modal covers it. */
export async function openCity(page: Page): Promise<Locator> {
  await page
    .locator('header button[aria-haspopup="dialog"], footer button[aria-haspopup="dialog"]')
    .first()
    .dispatchEvent('click');
  const dialog = dialogCalled(page, 'Ваш город');
  await expect(dialog).toBeVisible();
  return dialog;
}

export async function openSignIn(page: Page): Promise<Locator> {
  await page
    .locator('a')
    .filter({ hasText: /^(Войти|Профиль)$/ })
    .first()
    .dispatchEvent('click');
  const dialog = dialogCalled(page, 'Вход');
  await expect(dialog).toBeVisible();
  return dialog;
}
