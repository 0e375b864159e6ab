import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { freePort } from '../../server-process.ts';
import { watchPage } from '../support/complaints.ts';
import { documentsOf, isAlive, isMarked, mark } from '../support/document-steps.ts';
import { layOutData } from '../support/own-shop.ts';
import { layOutSecond, Deployment, FIRST_TREE, freshFolder, SECOND_WORDS } from '../support/second-build.ts';
import { expect, sendOperatorsHome, test } from '../support/shop-test.ts';
import { Shop } from '../support/shop.ts';
import { settleRequests, watchTraffic } from '../support/traffic.ts';

/** How often an open page checks for a new build. */
const FIVE_MINUTES = 5 * 60 * 1000;

let deployment: Deployment;
let folder: string;
test.beforeEach(async () => {
  folder = await freshFolder('build-change');
  layOutData(join(folder, 'data'));
  deployment = new Deployment(await freePort(), folder);
});
// Runs even after a failure: otherwise the server would keep running.
test.afterEach(async () => {
  await deployment.close();
  await rm(folder, { recursive: true, force: true });
});

test('after a new build is served the next navigation is a full page load, and old chunks are still available', async ({
  browser,
  viewport,
}) => {
  // The test starts two shops.
  test.slow();
  const { origin } = deployment;
  const [second] = await Promise.all([layOutSecond(folder), deployment.open(FIRST_TREE)]);
  const firstId = await deployment.buildId();

  const context = await browser.newContext({ baseURL: origin, viewport });
  const page = await context.newPage();
  await sendOperatorsHome(page);
  const complaints = watchPage(page, origin, []);
  const isQuiet = watchTraffic(page);
  await page.clock.install();
  await new Shop(page, origin).visit('/');
  await mark(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/builds/latest.json')) asked.push(request.url());
  });

  await test.step('with the same build links are followed without a reload', async () => {
    await page.clock.fastForward(FIVE_MINUTES);
    await expect.poll(() => asked.length).toBe(1);
    expect(asked[0]).toMatch(/\/builds\/latest\.json\?\d{13}$/);
    await follow(page, '/favorites/');
    expect(await isMarked(page)).toBe(true);
  });

  const chunks = await chunksOf(page);
  expect(chunks.length).toBeGreaterThan(20);
  // A picture still being loaded would fail, and the browser would log it.
  await expect.poll(isQuiet).toBe(true);
  await deployment.close();
  await deployment.open(second);
  expect(await deployment.buildId()).not.toBe(firstId);

  await test.step('chunks of the first build are served by the second one permanently', async () => {
    for (const chunk of chunks) {
      const response = await page.request.get(chunk);
      expect(response.status(), chunk).toBe(200);
      expect(response.headers()['cache-control']).toContain('immutable');
    }
  });

  await test.step('until the page knows of the new build it continues with its own', async () => {
    await follow(page, '/catalog/koltsa/');
    expect(await isMarked(page)).toBe(true);
  });

  await test.step('then the next page is loaded in full, from the second build', async () => {
    const answered = page.waitForResponse(/latest\.json/);
    await page.clock.fastForward(FIVE_MINUTES);
    await (await answered).finished();
    await settleRequests(page);
    expect(asked).toHaveLength(2);
    const loads = documentsOf(page);
    await follow(page, '/favorites/');
    await expect.poll(() => isMarked(page)).toBe(false);
    expect(loads).toEqual(['/favorites/']);
    await expect(page.getByRole('link', { name: SECOND_WORDS })).toBeAttached();
  });

  await test.step('and the page after it is not', async () => {
    await expect.poll(() => isAlive(page)).toBe(true);
    await mark(page);
    await follow(page, '/catalog/koltsa/');
    expect(await isMarked(page)).toBe(true);
  });

  expect(complaints).toEqual([]);
  await context.close();
});

async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`a[href="${path}"]`).first().dispatchEvent('click');
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Scripts and styles that the page has loaded, split into its own build and all others. */
function chunksOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const manifest: unknown = Reflect.get(window, '__reactRouterManifest');
    const { routes } = manifest as {
      routes: Record<string, { module: string; imports: string[]; css: string[] }>;
    };
    const all = Object.values(routes).flatMap(({ module, imports, css }) => [module, ...imports, ...css]);
    return [...new Set(all.map((address) => new URL(address, location.href).pathname))];
  });
}
