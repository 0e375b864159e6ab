import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/shop-test.ts';
import { isPhone } from '../support/steps.ts';

const LISTING = '/catalog/diamonds/?shape=round&carat=0.7-0.8';
const PAGE = '/compare/diamonds/';

test(
  'three stones are chosen in the listing, compared, and one is removed',
  { tag: '@both' },
  async ({ page, shop }) => {
    await shop.visit(LISTING);
    const bar = page.getByRole('region', { name: 'Сравнение' });
    await expect(bar).toBeHidden();
    await choose(page, 3);
    await expect(toggles(page).nth(0)).toHaveAttribute('aria-pressed', 'true');
    await bar.getByRole('link', { name: /^Сравнить\s3\sкамня$/ }).click();
    await expect(page).toHaveURL(PAGE);

    const table = page.getByRole('region', { name: 'Бриллианты рядом' }).getByRole('table');
    await expect(table.getByRole('columnheader')).toHaveCount(3);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/3\sкамня/);
    const different = table.getByRole('row', { name: /^Сертификат/ });
    const same = table.locator('tr[data-same]');
    await expect(different).not.toHaveAttribute('data-same', /.*/);
    const sameCount = await same.count();
    const all = await table.locator('tbody tr:visible').count();
    await page.getByRole('switch', { name: 'Только отличия' }).check();
    await expect(table.locator('tbody tr:visible')).toHaveCount(all - sameCount);
    await expect(different).toBeVisible();
    await page.getByRole('switch', { name: 'Только отличия' }).uncheck();

    await expectCheapestMarked(page);
    const { violations } = await new AxeBuilder({ page }).include('main').analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);

    await page
      .getByRole('button', { name: /^Убрать/ })
      .nth(1)
      .click();
    await expect(table.getByRole('columnheader')).toHaveCount(2);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.getByRole('button', { name: 'Очистить' }).click();
    await expect(page.getByText('Пока сравнивать нечего')).toBeVisible();
  },
);

test.describe('a full list', () => {
  test.use({ expectedComplaints: [/409/] });

  test('a seventh stone is refused beside its button, and the six stay', async ({ page, shop }) => {
    await shop.visit(LISTING);
    await choose(page, 6);
    await toggles(page).nth(6).click();
    await expect(page.getByRole('alert').filter({ hasText: 'В сравнении уже 6' })).toBeVisible();
    await expect(toggles(page).nth(6)).toHaveAttribute('aria-pressed', 'false');
    await expect(page.getByRole('region', { name: 'Сравнение' }).getByRole('link')).toHaveText(/6\sкамней/);
  });
});

test(
  'what was chosen stays after signing in, on reload and on paper',
  { tag: '@both' },
  async ({ page, shop }) => {
    await shop.visit(LISTING);
    await choose(page, 2);
    await shop.visit(LISTING);
    await expect(toggles(page).first()).toHaveAttribute('aria-pressed', 'true');
    expect(await layoutShift(page), 'the boxes and the bar come without moving anything').toBeLessThan(0.001);
    await shop.signIn();
    await shop.visit(PAGE);
    await expect(page.getByRole('columnheader')).toHaveCount(2);
    if (!isPhone(page)) {
      await expect(page.getByRole('link', { name: /Сравнение$/ }).first()).toHaveAccessibleName(/^2/);
    }
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('table')).toBeVisible();
    for (const role of ['navigation', 'contentinfo'] as const)
      await expect(page.getByRole(role)).toHaveCount(0);
  },
);

test('an address shows the same stones to somebody else, who owns none of them', async ({
  page,
  shop,
  newVisitor,
}) => {
  await shop.visit(LISTING);
  await choose(page, 2);
  await page.getByRole('region', { name: 'Сравнение' }).getByRole('link').click();
  const href = await page.getByRole('link', { name: /Ссылка/ }).getAttribute('href');
  const other = await newVisitor();
  await other.shop.visit(href ?? '');
  await expect(other.page.getByRole('columnheader')).toHaveCount(2);
  await expect(other.page.getByRole('button', { name: /^Убрать/ })).toHaveCount(0);
  await toggles(other.page).first().click();
  await expect(toggles(other.page).first()).toHaveAttribute('aria-pressed', 'true');
  await other.shop.visit(PAGE);
  await expect(other.page.getByRole('columnheader')).toHaveCount(1);
});

test('a product is compared with its scales, which lead to jewellery', async ({ page, shop }) => {
  const { items } = await shop.get<{ items: { id: number; url: string }[] }>(
    '/api/catalogue/cards?ids=1,2,3,4,5,6,7,8,9',
  );
  const [first, second] = items;
  await shop.visit(first?.url ?? '');
  await toggles(page).click();
  await expect(toggles(page)).toHaveAttribute('aria-pressed', 'true');
  await shop.visit(`/compare/jewellery/?products=${first?.id},${second?.id}`);
  await expect(page.getByRole('row', { name: /^Металл/ })).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  const head = page.getByRole('columnheader').first();
  const name = await head.getByRole('link').filter({ hasText: /\S/ }).first().boundingBox();
  const price = await head.getByText('₽').first().boundingBox();
  const gap = (price?.y ?? NaN) - (name?.y ?? NaN) - (name?.height ?? NaN);
  expect(gap, 'the price keeps off the name').toBeGreaterThanOrEqual(8);
  await shop.visit('/compare/jewellery/');
  await expect(page.getByRole('columnheader')).toHaveCount(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a stone is added, rows are filtered and the stone is removed', async ({ page }) => {
    await page.goto(LISTING);
    await toggles(page).first().click();
    await expect(page).toHaveURL(PAGE);
    await page.goto(LISTING);
    await toggles(page).nth(1).click();
    await expect(page.getByRole('columnheader')).toHaveCount(2);
    await page.getByRole('switch', { name: 'Только отличия' }).check();
    await expect(page.locator('tr[data-same]:visible')).toHaveCount(0);
    await page
      .getByRole('button', { name: /^Убрать/ })
      .first()
      .click();
    await expect(page.getByRole('columnheader')).toHaveCount(1);
  });
});

function toggles(page: Page) {
  return page.getByRole('button', { name: /^В сравнение/ });
}

async function choose(page: Page, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    await toggles(page).nth(index).click();
    await expect(toggles(page).nth(index)).toHaveAttribute('aria-pressed', 'true');
  }
}

/** Sum of the layout shifts since the page was loaded. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value);
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 100);
      }),
  );
}

/** The gold dot of the row «Цена за карат» is at the smallest price. */
async function expectCheapestMarked(page: Page): Promise<void> {
  const cells = page.getByRole('row', { name: /^Цена за карат/ }).getByRole('cell');
  const prices = await cells.evaluateAll((all) =>
    all.map((cell) => ({
      price: Number(cell.textContent?.replaceAll(/\D/g, '')),
      isBest: cell.hasAttribute('data-best'),
    })),
  );
  const least = Math.min(...prices.map(({ price }) => price));
  expect(prices.map(({ isBest }) => isBest)).toEqual(prices.map(({ price }) => price === least));
}
