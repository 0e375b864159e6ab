import type { Page, Request } from '@playwright/test';

/** Watches the requests of a page; the returned function says whether there have been none for a second. */
export function watchTraffic(page: Page): () => boolean {
  const underway = new Set<Request>();
  let changedAt = Date.now();
  const end = (request: Request) => {
    underway.delete(request);
    changedAt = Date.now();
  };
  page.on('request', (request) => underway.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return () => underway.size === 0 && Date.now() - changedAt > 1000;
}

/**
 * Makes the page send a request and read its answer: then everything that the page sent before was received,
 * and all earlier answers were read.
 */
export async function settleRequests(page: Page): Promise<void> {
  await page.evaluate(() => fetch('/healthz').then((answer) => answer.text()));
}
