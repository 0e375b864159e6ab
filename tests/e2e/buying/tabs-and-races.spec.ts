import { documentsOf, isMarked, mark } from '../support/document-steps.ts';
import { expect, test } from '../support/shop-test.ts';
import { hasPlenty } from '../support/shop.ts';
import { chooseSize, pressAtRest, shown } from '../support/steps.ts';

test('an anonymous visitor keeps what they add to the cart while their token is being requested', async ({
  page,
  shop,
}) => {
  const { url } = await shop.findProduct('section=koltsa', hasPlenty);
  const isAsked = page.waitForRequest('**/api/fuser');
  await page.route('**/api/fuser', async (route) => {
    await new Promise((go) => setTimeout(go, 3000));
    await route.continue();
  });
  await shop.visit(url);
  await isAsked;
  await chooseSize(page);
  await pressAtRest(shown(page.getByRole('button', { name: /в\s+корзину$/i })));
  await expect(shown(page.getByRole('link', { name: 'В корзине — оформить' }))).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect((await shop.cart()).lines).toHaveLength(1);
});

test.describe('the data of a page fails to load', () => {
  test.use({ expectedComplaints: [/status of 503|net::ERR/] });

  for (const failure of ['a refusal', 'no answer'] as const)
    test(`${failure}, once: the page still opens, without a reload`, async ({ page, shop }) => {
      await shop.visit('/catalog/koltsa/');
      await mark(page);
      let asked = 0;
      await page.route('**/catalog/sergi/_.data**', (route) => {
        asked += 1;
        if (asked > 1) return route.continue();
        return failure === 'a refusal' ? route.fulfill({ status: 503 }) : route.abort('connectionreset');
      });
      await page.locator('a[href="/catalog/sergi/"]').first().dispatchEvent('click');
      await expect(page).toHaveURL('/catalog/sergi/');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Серьги');
      expect(asked).toBe(2);
      expect(await isMarked(page)).toBe(true);
    });
});

test('after a city is chosen in another tab the next page is a full load and shows that city only', async ({
  page,
  shop,
  context,
  baseURL,
}) => {
  const choose = (id: number) =>
    context.addCookies([{ name: 'city', value: String(id), url: baseURL ?? '', sameSite: 'Lax' }]);
  await choose(216);
  await shop.visit('/catalog/koltsa/');
  // The code that watches the city is loaded with the last parts of a page.
  await expect.poll(() => page.evaluate(() => 'dataLayer' in window)).toBe(true);
  const cities = await shop.get<{ id: number; name: string }[]>('/api/location/cities/');
  const kazan = cities.find(({ name }) => name === 'Казань');
  await choose(kazan?.id ?? 0);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  const loads = documentsOf(page);
  await page.locator('a[href="/catalog/sergi/"]').first().dispatchEvent('click');
  await expect(page).toHaveURL('/catalog/sergi/');
  await expect(page.getByRole('banner')).toContainText('Казань');
  expect(loads).toEqual(['/catalog/sergi/']);
});

for (const junk of ['abc', '999999', '216.5'])
  test(`a city cookie with ${junk} counts as missing: the question is shown, and the answer is stored`, async ({
    page,
    shop,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'city', value: junk, url: baseURL ?? '' }]);
    const detected = page.waitForRequest('**/api/location/detect/');
    await shop.visit('/delivery/');
    await detected;
    const question = page.getByRole('banner');
    await expect(question).toContainText('Ваш город — Москва?');
    await question.getByRole('button', { name: 'Да', exact: true }).click();
    await expect
      .poll(async () => (await context.cookies()).find(({ name }) => name === 'city')?.value)
      .toBe('216');
  });

test.describe('the cookie question in two tabs', () => {
  test.use({ hasAnsweredCookies: false });

  test('is answered once: the other tab hides it', async ({ page, shop, context }) => {
    await shop.visit('/');
    const question = page.getByRole('region', { name: 'Согласие на хранение данных' });
    await expect(question).toBeVisible();
    await context.addCookies([{ name: 'accept_cookie', value: 'true', url: page.url() }]);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(question).toHaveCount(0);
  });
});

test('after a new build the page that a form leads to is also a full load', async ({ page, shop }) => {
  await shop.visit('/');
  await shop.signIn();
  await shop.visit('/personal/detail/');
  await page.evaluate(() => window.dispatchEvent(new Event('vite:preloadError')));
  const loads = documentsOf(page);
  await shown(page.getByRole('button', { name: 'Выйти' })).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => loads).toEqual(['/']);
});
