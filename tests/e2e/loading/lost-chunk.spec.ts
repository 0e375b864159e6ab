import type { Page } from '@playwright/test';
import { documentsOf, isAlive, isMarked, mark } from '../support/document-steps.ts';
import { expect, test } from '../support/shop-test.ts';
import { watchTraffic } from '../support/traffic.ts';
import { hasPlenty } from '../support/shop.ts';

/** The shop's log message when a lazily loaded part is finally lost. */
const PART_LOST = 'Ошибка загрузки части страницы';

test.use({
  // The network is broken on purpose; the router and the shop log it.
  expectedComplaints: [
    /Failed to load resource|Error loading route module|dynamically imported module|Ошибка загрузки части страницы/,
  ],
});

test('a lost chunk turns the navigation that needed it into a full page load, at most once in ten seconds', async ({
  page,
  shop,
}) => {
  await shop.visit('/catalog/koltsa/');
  await loseChunkOf(page, 'stores');
  const loads = documentsOf(page);
  // Without a pointer over the link nothing is preloaded, so the router itself discovers the missing chunk.
  await pressUnseen(page, '/stores/moskva/');
  await expect(page).toHaveURL('/stores/moskva/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The new document has run into the missing chunk too.
  await page.waitForLoadState('networkidle');
  expect(loads, 'the page that is left is not loaded again, nor is the target in a loop').toEqual([
    '/stores/moskva/',
  ]);

  await page.goBack();
  await expect.poll(() => isAlive(page)).toBe(true);
  loads.length = 0;
  await mark(page);
  await pressUnseen(page, '/stores/moskva/');
  // The message shows that the decision not to load the page was made.
  await expect(page.getByRole('status').filter({ hasText: 'Страница не открылась' })).toBeVisible();
  expect(loads, 'the guard holds').toEqual([]);
  expect(await isMarked(page)).toBe(true);
  await expect(page).toHaveURL('/catalog/koltsa/');
});

test('a chunk lost during preload: the page stays, the next navigation is a full load', async ({
  page,
  shop,
}) => {
  await shop.visit('/catalog/koltsa/');
  await mark(page);
  const chunk = await loseChunkOf(page, 'stores');
  const loads = documentsOf(page);
  const learned = learnsOfFailure(page, chunk);
  await link(page, '/stores/moskva/').dispatchEvent('pointerover', { bubbles: true });
  await learned;
  expect(await isMarked(page)).toBe(true);
  expect(loads).toEqual([]);
  await pressUnseen(page, '/favorites/');
  await expect(page).toHaveURL('/favorites/');
  await expect.poll(() => isMarked(page)).toBe(false);
  expect(loads).toEqual(['/favorites/']);
});

test('a lost chunk of a dialog: the shop says so, the page stays, the next navigation is a full load', async ({
  page,
  shop,
}) => {
  await shop.visit('/favorites/');
  await mark(page);
  await page.route(/\/assets\/city-dialog-.*\.js$/, (route) => route.abort());
  await page.locator('header button[aria-haspopup="dialog"]').first().dispatchEvent('click');
  await expect(page.getByRole('status').filter({ hasText: 'Не получилось открыть окно' })).toBeVisible();
  await expect(page.getByRole('main')).toBeVisible();
  const loads = documentsOf(page);
  await pressUnseen(page, '/');
  await expect(page).toHaveURL('/');
  await expect.poll(() => isMarked(page)).toBe(false);
  expect(loads).toEqual(['/']);
});

/** Resolves when the page has handled the failure of a preload. */
function learnsOfFailure(page: Page, path: string): Promise<void> {
  return page.evaluate(
    (end) =>
      new Promise<void>((resolve) => {
        const hear = ({ target }: Event) => {
          if (!(target instanceof HTMLLinkElement && target.href.endsWith(end))) return;
          document.removeEventListener('error', hear, true);
          // Handlers of the link itself run after this one.
          queueMicrotask(() => resolve());
        };
        document.addEventListener('error', hear, true);
      }),
    path,
  );
}

/** A click without a pointer, so that nothing is preloaded before it. */
function pressUnseen(page: Page, path: string): Promise<void> {
  return page.evaluate((href) => {
    const anchor = Object.assign(document.createElement('a'), { href });
    document.body.append(anchor);
    anchor.click();
    anchor.remove();
  }, path);
}

/** Blocks the route module of a page. Returns its path. */
async function loseChunkOf(page: Page, name: string): Promise<string> {
  const path = await page.evaluate((end) => {
    const manifest: unknown = Reflect.get(window, '__reactRouterManifest');
    const { routes } = manifest as { routes: Record<string, { id: string; module: string }> };
    return Object.values(routes).find(({ id }) => id.endsWith(`/${end}`))?.module;
  }, name);
  if (path === undefined) throw new Error(`no route of the page is called ${name}`);
  await page.route(`**${path}`, (route) => route.abort());
  return path;
}

function link(page: Page, path: string) {
  return page.locator(`a[href="${path}"]`).first();
}

test.describe('when every part loaded on demand is lost', () => {
  test.use({
    expectedComplaints: [
      /Failed to load resource|dynamically imported module|Ошибка загрузки части страницы/,
    ],
  });

  for (const path of ['/', '/catalog/koltsa/', 'product', '/stores/moskva/', '/favorites/']) {
    test(`${path} stays on screen whatever is clicked`, async ({ page, shop }) => {
      const address = path === 'product' ? (await shop.findProduct('section=koltsa', hasPlenty)).url : path;
      await shop.visit(address);
      await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
      const lost = page.waitForEvent('console', (message) => message.text().includes(PART_LOST));
      const isQuiet = watchTraffic(page);
      const broken: string[] = [];
      page.on('pageerror', (error) => broken.push(error.message));
      // Clicks everything that opens a layer, and hovers over cards. Controls that open another page are
      // covered by other tests: links, search buttons, the button for more results, and the plain form of the
      // footer.
      await page.evaluate(() => {
        const over = () => new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' });
        for (const control of document.querySelectorAll('button, summary, [aria-haspopup]:not(a), article')) {
          control.dispatchEvent(over());
          const isLeaving =
            control instanceof HTMLButtonElement &&
            (control.textContent.startsWith('Показать ещё') ||
              (control.type === 'submit' &&
                (control.form?.method === 'get' || control.closest('footer') !== null)));
          if (control instanceof HTMLElement && control.tagName !== 'ARTICLE' && !isLeaving) control.click();
        }
      });
      await lost;
      await expect.poll(isQuiet).toBe(true);
      const main = page.getByRole('main');
      await expect(main).toBeVisible();
      await expect(main).not.toContainText('Обновите её через минуту');
      expect(broken).toEqual([]);
    });
  }
});
