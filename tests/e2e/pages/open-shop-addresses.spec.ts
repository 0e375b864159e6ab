import { expect, test } from '../support/shop-test.ts';

test.describe('paths containing check_user', () => {
  test.use({
    expectedComplaints: [
      // Two of the addresses answer 404.
      /404/,
    ],
  });

  test('the shell makes no calls there, in any part of the path', async ({ page, shop }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) asked.push(pathname);
    });
    for (const path of ['/foo/check_user/bar/', '/check_user_x/', '/check_user/']) {
      await shop.visit(path);
      await page.waitForLoadState('networkidle');
      expect(asked, path).toEqual([]);
    }
    await shop.visit('/delivery/');
    await expect.poll(() => asked).toContain('/api/visitor');
  });
});

test('a client-side navigation adds the slash and keeps the query, like a page load', async ({
  page,
  shop,
}) => {
  await shop.visit('/delivery/');
  // Caches the data of these pages under their address with the slash.
  for (const data of ['/garantiya/_.data', '/history/_.data', '/news/_.data']) await page.request.get(data);
  for (const [href, address] of [
    ['/garantiya?x=1', '/garantiya/?x=1'],
    ['/history', '/history/'],
    ['/news?x=1', '/news/?x=1'],
  ] as const) {
    await page.evaluate((to) => {
      const link = document.createElement('a');
      link.href = to;
      document.body.append(link);
      link.click();
      link.remove();
    }, href);
    await expect(page).toHaveURL(new URL(address, page.url()).href);
    await expect(page.locator('h1')).toHaveCount(1);
  }
});

test('the bonus landing shows members their card instead of the form', async ({ page, shop }) => {
  await shop.signIn();
  await shop.visit('/3Kbonus/');
  await expect(page.getByRole('heading', { name: 'Карта у вас уже есть' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Оформите карту' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Моя карта' }).click();
  await expect(page).toHaveURL(/\/personal\/card\/$/);
});
