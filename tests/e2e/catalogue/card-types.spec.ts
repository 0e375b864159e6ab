import type { Page } from '@playwright/test';
import { expect, test } from '../support/shop-test.ts';

type Menu = {
  sections: { name: string; picture: unknown; novelty: { name: string; url: string } | null }[];
};
const MENU_CALL = '/api/catalogue/menu';

test.describe('in the catalogue menu', () => {
  test('each section shows its newest product; it is loaded when the menu first opens, and only once', async ({
    page,
    shop,
  }) => {
    const { sections } = await shop.get<Menu>(MENU_CALL);
    const [first, second] = sections.filter(({ novelty }) => novelty !== null);
    if (first === undefined || second === undefined) throw new Error('no two sections have something new');
    const asked = requestsOf(page);
    await shop.visit('/history/');
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => path.startsWith('/api/catalogue/'))).toEqual([]);

    await openMenu(page);
    const card = page.locator('article[data-type="nav-novelties"]');
    await expectPiece(page, first);
    const box = await card.locator('picture').boundingBox();
    await expect(card.locator('img')).toHaveJSProperty('complete', true);
    expect(await card.locator('picture').boundingBox(), 'the picture comes into its place').toEqual(box);

    await page.getByRole('button', { name: `${second.name}: что внутри` }).press('Enter');
    await expectPiece(page, second);
    await page.keyboard.press('Escape');
    await expect(card).toBeHidden();
    await openMenu(page);
    await expectPiece(page, first);
    expect(asked.filter((path) => path === MENU_CALL)).toHaveLength(1);
    await card.getByRole('link').click();
    await expect(page).toHaveURL(first.novelty?.url ?? '');
  });

  test('a section without new products shows its own picture', async ({ page, shop }) => {
    const menu = await shop.get<Menu>(MENU_CALL);
    // Every section of the demo that has a panel contains a new product.
    const [old, ...others] = menu.sections;
    if (!old?.picture) throw new Error('the first section has no picture of its own');
    const sections = [{ ...old, novelty: null }, ...others];
    await page.route(`**${MENU_CALL}`, (route) => route.fulfill({ json: { ...menu, sections } }));
    await shop.visit('/history/');
    await openMenu(page);
    await page.getByRole('button', { name: `${old.name}: что внутри` }).press('Enter');
    await expect(page.locator('[data-panel] picture')).toHaveCount(1);
    await expect(page.locator('[data-type="nav-novelties"]')).toHaveCount(0);
  });
});

for (const path of ['/bestwed/', '/uvelire/', '/vip/']) {
  test(`a row of products follows the text of ${path}`, async ({ page, shop }) => {
    await shop.visit(path);
    const cards = page.getByRole('main').locator('article[data-type="landing"]');
    await expect(cards).toHaveCount(4);
    for (const card of await cards.all()) {
      await expect(card.getByRole('link')).toHaveAttribute('href', /^\/catalog\/.+\/.+\/$/);
      await expect(card.getByRole('link')).toContainText('₽');
    }
  });
}

test('section tiles on the home page are cards of the type category', async ({ page, shop }) => {
  await shop.visit('/');
  const tiles = page.getByRole('region', { name: 'Украшения' }).getByRole('listitem');
  const typed = page.getByRole('region', { name: 'Украшения' }).locator('a[data-type="category"]');
  await expect(typed).toHaveCount(await tiles.count());
});

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Каталог', exact: true }).press('Enter');
  await expect(page.getByRole('navigation', { name: 'Разделы каталога' })).toBeVisible();
}

async function expectPiece(page: Page, { novelty }: Menu['sections'][number]): Promise<void> {
  const link = page.locator('article[data-type="nav-novelties"]').getByRole('link');
  await expect(link).toHaveAttribute('href', novelty?.url ?? '');
  await expect(link).toContainText('₽');
}

/** Paths of all requests from now on. */
function requestsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}
