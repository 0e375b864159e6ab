import type { Page, Route } from '@playwright/test';
import { expect, test } from '../support/shop-test.ts';
import { Shop } from '../support/shop.ts';

const CALL = '**/api/retail-rocket/recommendations/personal*';
const TITLE = 'Вам может понравиться';
/** A page that does not exist: the 404 page shows the carousel (SPEC 2.18). */
const NOWHERE = '/takoj-stranicy-net/';

const row = (page: Page) => page.getByRole('region', { name: TITLE });
const heading = (page: Page) => page.getByRole('heading', { name: TITLE });
const slides = (page: Page) => row(page).getByRole('listitem');

test.describe('on the 404 page', () => {
  test.use({
    expectedComplaints: [
      // The address does not exist, and a test below breaks the call.
      /Failed to load resource: the server responded with a status of (404|500)/,
    ],
  });

  test('product cards are shown, each with a link to its product', async ({ page }) => {
    await page.goto(NOWHERE);
    await expect(row(page).getByRole('article').first()).toBeVisible();
    expect(await slides(page).count()).toBeGreaterThanOrEqual(4);
    const card = row(page).getByRole('article').first();
    await expect(card).toHaveAttribute('data-type', 'main');
    await card.getByRole('link').last().click();
    await page.waitForURL(/\/catalog\//);
  });

  test('slides are 12 px apart, 18 from 768 on, and only desktops have arrows', async ({ page }) => {
    await page.goto(NOWHERE);
    const next = row(page).getByRole('button', { name: 'Вперёд', includeHidden: true });
    for (const { width, gap, hasArrows } of [
      { width: 375, gap: 12, hasArrows: false },
      { width: 767, gap: 12, hasArrows: false },
      { width: 768, gap: 18, hasArrows: false },
      { width: 1023, gap: 18, hasArrows: false },
      { width: 1024, gap: 18, hasArrows: true },
      { width: 1440, gap: 18, hasArrows: true },
    ]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => gapBetweenSlides(page), { message: `at ${width}` }).toBeCloseTo(gap, 1);
      await expect(next, `at ${width}`).toBeVisible({ visible: hasArrows });
    }
  });

  for (const { name, answer } of [
    { name: 'there is nothing to recommend', answer: { status: 200, json: { items: [] } } },
    { name: 'the call fails', answer: { status: 500, json: {} } },
  ]) {
    test(`the row is hidden when ${name}`, async ({ page }) => {
      const answered = page.waitForResponse(CALL);
      await page.route(CALL, (route) => route.fulfill(answer));
      await page.goto(NOWHERE);
      await answered;
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('heading', { name: 'Ошибка 404' })).toBeVisible();
      await expect(heading(page)).toBeHidden();
      await expect(row(page)).toHaveCount(0);
    });
  }

  test('a row that arrives late shifts nothing visible', async ({ page }) => {
    await page.route(CALL, answerLate);
    for (const size of [
      { width: 375, height: 812 },
      { width: 1440, height: 1100 },
    ]) {
      await page.setViewportSize(size);
      await page.goto(NOWHERE);
      await watchShifts(page);
      await expect(heading(page)).toBeAttached();
      await expect(slides(page).first()).toBeAttached();
      expect(await shiftsOf(page), `at ${size.width}`).toBeLessThan(0.001);
    }
  });

  test('the request contains the products viewed in this browser', async ({ page, shop }) => {
    const { cards } = await shop.listing('section=koltsa');
    const seen = cards.slice(0, 2);
    for (const { url } of seen) await shop.visit(url);
    const asked = page.waitForRequest(CALL);
    await page.goto(NOWHERE);
    const viewed = new URL((await asked).url()).searchParams.get('viewed');
    expect(viewed).toBe(
      seen
        .map(({ id }) => id)
        .toReversed()
        .join(','),
    );
    await expect(row(page).getByRole('article').first()).toBeAttached();
    const links = await slides(page).getByRole('link').evaluateAll(pathsOf);
    for (const { url } of seen) expect(links).not.toContain(url);
  });
});

test('on the home page the row is hidden too when there is nothing to recommend', async ({ page, shop }) => {
  await page.route(CALL, (route) => route.fulfill({ status: 200, json: { items: [] } }));
  const answered = page.waitForResponse(CALL);
  await shop.visit('/');
  await expect(heading(page)).toHaveCount(1);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await answered;
  await expect(heading(page)).toHaveCount(0);
  await expect(row(page)).toHaveCount(0);
});

test('the home page has a row from the server, replaced by the visitor’s own when they scroll near', async ({
  page,
  shop,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/recommendations/personal')) asked.push(request.url());
  });
  await shop.visit('/');
  await page.waitForLoadState('networkidle');
  expect(await slides(page).count()).toBe(12);
  expect(asked).toEqual([]);
  await heading(page).scrollIntoViewIfNeeded();
  await expect.poll(() => asked.length).toBe(1);
  expect(await slides(page).count()).toBe(12);
});

test('a second account in the same tab gets new recommendations', async ({ page, shop, baseURL }) => {
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/recommendations/personal')) asked += 1;
  });
  await shop.signIn();
  await shop.visit('/');
  await heading(page).scrollIntoViewIfNeeded();
  await expect.poll(() => asked).toBe(1);

  await shop.post('/api/auth/logout', {});
  await lookAt(page);
  await expect.poll(() => asked, { message: 'signed out' }).toBe(2);
  await new Shop(page, baseURL ?? '').signIn();
  await lookAt(page);
  await expect.poll(() => asked, { message: 'somebody else' }).toBe(3);
});

test('an empty cart and a search without results still show recommendations', async ({ page }) => {
  for (const path of ['/cart/', '/search/?q=ыыыъъъ']) {
    await page.goto(path);
    await expect(row(page).getByRole('article').first(), path).toBeVisible();
    expect(await slides(page).count(), path).toBeGreaterThanOrEqual(4);
  }
});

test('a product page ends with recommendations that exclude it and the similar ones', async ({
  page,
  shop,
}) => {
  const { cards } = await shop.listing('section=koltsa');
  const [first] = cards;
  await shop.visit(first?.url ?? '');
  const similar = page.getByRole('region', { name: /^Похожие/ }).getByRole('listitem');
  await expect(row(page).getByRole('article').first()).toBeAttached();
  const own = await slides(page).getByRole('link').evaluateAll(pathsOf);
  const others = await similar.getByRole('link').evaluateAll(pathsOf);
  expect(others.length).toBeGreaterThan(0);
  for (const path of [first?.url, ...others]) expect(own).not.toContain(path);
});

test('rows that arrive after a jump to the end of a product page move nothing', async ({ page, shop }) => {
  const { cards } = await shop.listing('section=koltsa');
  const [seen, opened] = cards;
  await shop.visit(seen?.url ?? '');
  const held = Promise.withResolvers<void>();
  await page.route(/recommendations\/personal|\/api\/products\?ids=/, async (route) => {
    await held.promise;
    await route.continue();
  });
  const scrollTo = (top: number) =>
    page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  const asked = page.waitForRequest(CALL);
  await shop.visit(opened?.url ?? '');
  await watchShifts(page);
  await asked;
  await scrollTo(1e6);
  const answered = page.waitForResponse(CALL);
  held.resolve();
  await answered;
  await page.waitForLoadState('networkidle');
  await expect(row(page)).toHaveCount(0);
  expect(await shiftsOf(page)).toBeLessThan(0.001);
  await scrollTo(0);
  await expect(row(page).getByRole('article').first()).toBeAttached();
  await expect(page.getByRole('region', { name: 'Вы смотрели' })).toBeAttached();
  expect(await shiftsOf(page)).toBeLessThan(0.001);
});

/** Simulates the return from another window. */
async function lookAt(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
}

/** Runs in the page. */
function pathsOf(links: Element[]): string[] {
  return links.map((link) => new URL(link.getAttribute('href') ?? '', location.href).pathname);
}

async function gapBetweenSlides(page: Page): Promise<number> {
  const [first, second] = await Promise.all([0, 1].map((index) => slides(page).nth(index).boundingBox()));
  if (!first || !second) return Number.NaN;
  return second.x - first.x - first.width;
}

async function answerLate(route: Route): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, 600);
  });
  await route.continue();
}

async function watchShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset['shift'] = '0';
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const value = 'value' in entry ? Number(entry.value) : 0;
        const { dataset } = document.documentElement;
        dataset['shift'] = String(Number(dataset['shift']) + value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function shiftsOf(page: Page): Promise<number> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        setTimeout(resolve, 200);
      }),
  );
  return page.evaluate(() => Number(document.documentElement.dataset['shift']));
}
