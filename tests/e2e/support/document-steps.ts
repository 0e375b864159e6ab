import type { Page } from '@playwright/test';

/** Marks the document; a full page load removes the mark. */
export async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isMarked: true }));
}

export function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'isMarked' in window);
}

/** Whether the page's scripts are running. */
export function isAlive(page: Page): Promise<boolean> {
  return page.evaluate(() => 'alive' in document.documentElement.dataset);
}

/** Paths of documents loaded from now on. */
export function documentsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}
