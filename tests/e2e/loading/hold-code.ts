import type { Page } from '@playwright/test';

/** All code of the storefront. */
export const ALL_CODE = /\/assets\/[^/]+\.js$/;

/** Delays the scripts at these addresses until the returned function is called. */
export async function holdCode(page: Page, address: RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
