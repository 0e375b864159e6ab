import type { Page } from '@playwright/test';

/** A document that is loaded anew has lost it. */
export async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isMarked: true }));
}

export function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'isMarked' in window);
}

/** Its scripts answer. */
export function isAlive(page: Page): Promise<boolean> {
  return page.evaluate(() => 'alive' in document.documentElement.dataset);
}

/** Paths of documents that are loaded from now on. */
export function documentsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}
