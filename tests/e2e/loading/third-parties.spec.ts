import type { Browser, Page } from '@playwright/test';
import { openFilledShop, type OwnShop } from '../support/own-shop.ts';
import { expect, test } from '../support/shop-test.ts';
import { Shop } from '../support/shop.ts';

const COUNTER = 90_210;
const CHAT = 'https://chat.example/loader.js?id=1';
const METRIKA = 'https://mc.yandex.ru/metrika/tag.js';

/** Replaces the counter's script and records its calls for the test. */
const FAKE_TAG = `
  window.calls = Array.from(window.ym.a ?? [], (call) => Array.from(call));
  window.ym = (...call) => window.calls.push(call);
`;
const FAKE_CHAT = 'window.chatStarts = [...(window.chatStarts ?? []), window.chatCustomer ?? null];';

test.describe('a shop with a counter and a chat', () => {
  test.describe.configure({ mode: 'serial', timeout: 240_000 });

  let own: OwnShop;
  let origin = '';

  test.beforeAll(async () => {
    // A shop starts slowly while other journeys run.
    test.setTimeout(240_000);
    own = await openFilledShop({ METRIKA_COUNTER: String(COUNTER), CHAT_SCRIPT_URL: CHAT });
    ({ origin } = own);
  });
  test.afterAll(() => own.stop());

  test('the counter is loaded with consent, and then every page is a hit and a visit', async ({
    browser,
  }) => {
    const { page, asked } = await openShop(browser, origin);
    await page.goto('/catalog/koltsa/');
    await expect.poll(() => page.evaluate(() => 'dataLayer' in window)).toBe(true);
    await page.getByRole('link', { name: 'Серьги', exact: true }).first().click();
    // The address changes a moment before the page does.
    await expect(page.getByRole('heading', { level: 1, name: 'Серьги' })).toBeVisible();
    await expect(page).toHaveURL(`${origin}/catalog/sergi/`);
    expect(asked.filter((url) => url.startsWith('https://mc.'))).toEqual([]);

    await page.getByRole('button', { name: 'Согласен' }).click();
    await expect.poll(() => callsOf(page)).toHaveLength(3);
    expect(asked.filter((url) => url.startsWith('https://mc.'))).toEqual([METRIKA]);
    const [init, ...opened] = await callsOf(page);
    expect(init).toEqual([COUNTER, 'init', expect.objectContaining({ defer: true, ecommerce: 'dataLayer' })]);
    expect(opened).toEqual(visitOf(`${origin}/catalog/sergi/`, `${origin}/catalog/koltsa/`));

    await page.getByRole('link', { name: 'Подвески', exact: true }).first().click();
    await expect.poll(() => callsOf(page)).toHaveLength(5);
    expect((await callsOf(page)).slice(3)).toEqual(
      visitOf(`${origin}/catalog/podveski/`, `${origin}/catalog/sergi/`),
    );
    await page.goBack();
    await expect.poll(() => callsOf(page)).toHaveLength(7);

    // Consent is given once: the next page loads the counter at once.
    await page.goto('/cart/');
    await expect.poll(() => callsOf(page)).toHaveLength(3);
    await page.context().close();
  });

  test('a visitor who takes the consent back is counted no more, and nothing of it is kept', async ({
    browser,
  }) => {
    const { page } = await openShop(browser, origin);
    await page.goto('/catalog/koltsa/');
    await page.getByRole('button', { name: 'Согласен' }).click();
    await expect.poll(() => callsOf(page)).toHaveLength(3);
    await page.evaluate(() => {
      document.cookie = '_ym_uid=1; Path=/';
      localStorage.setItem('_ym_retryReqs', '{}');
    });
    await page.getByRole('link', { name: 'Настройки куки' }).click();
    await page.getByRole('button', { name: 'Только необходимые' }).click();
    await expect.poll(async () => (await callsOf(page)).at(-1)).toEqual([COUNTER, 'destruct']);
    const { length } = await callsOf(page);
    const kept = await page.evaluate(() => [document.cookie, ...Object.keys(localStorage)].join());
    expect(kept).not.toContain('_ym');
    await page.getByRole('link', { name: 'Серьги', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Серьги' })).toBeVisible();
    expect(await callsOf(page)).toHaveLength(length);
    await page.context().close();
  });

  test('a visitor who accepts only what is necessary is not counted', async ({ browser }) => {
    const { page, asked } = await openShop(browser, origin);
    await page.goto('/');
    await page.getByRole('button', { name: 'Только необходимые' }).click();
    await page.goto('/catalog/koltsa/');
    await expect.poll(() => page.evaluate(() => 'dataLayer' in window)).toBe(true);
    expect(asked.filter((url) => url.startsWith('https://mc.'))).toEqual([]);
    await page.context().close();
  });

  test('the chat is inserted, and again after signing in, with the customer', async ({ browser }) => {
    const { page, asked } = await openShop(browser, origin);
    await page.goto('/catalog/koltsa/');
    const loaders = () => asked.filter((url) => url.startsWith('https://chat.example/'));
    await expect.poll(loaders).toEqual([CHAT]);
    await page.getByRole('link', { name: 'Серьги', exact: true }).first().click();
    await expect(page).toHaveURL(`${origin}/catalog/sergi/`);

    await new Shop(page, origin).signIn();
    await page.getByRole('link', { name: 'Подвески', exact: true }).first().click();
    await expect.poll(loaders).toHaveLength(2);
    expect(loaders()[1]).toMatch(/^https:\/\/chat\.example\/loader\.js\?id=1&t=\d{13}$/);
    await expect(page.locator('script[src^="https://chat.example/"]')).toHaveCount(1);
    const starts = () => page.evaluate(() => (window as { chatStarts?: unknown[] }).chatStarts ?? []);
    // A new account has no name yet, so its id is shown.
    await expect
      .poll(starts)
      .toEqual([null, { id: expect.any(Number), name: expect.stringMatching(/^\d+$/) }]);
    await page.context().close();
  });
});

/** A new visitor with a fake counter and a fake chat; `asked`: requests to other origins. */
async function openShop(browser: Browser, origin: string): Promise<{ page: Page; asked: string[] }> {
  const context = await browser.newContext({ baseURL: origin, locale: 'ru-RU' });
  const page = await context.newPage();
  const asked: string[] = [];
  const play = (script: string) => ({ contentType: 'text/javascript', body: script });
  await page.route(
    (url) => url.origin !== origin,
    (route) => {
      asked.push(route.request().url());
      return route.fulfill(play(route.request().url().startsWith('https://mc.') ? FAKE_TAG : FAKE_CHAT));
    },
  );
  return { page, asked };
}

function callsOf(page: Page): Promise<unknown[][]> {
  return page.evaluate(() => (window as { calls?: unknown[][] }).calls ?? []);
}

/** SPEC 7.5: a hit and the goal, each with the address. */
function visitOf(url: string, referer: string): unknown[][] {
  return [
    [COUNTER, 'hit', url, { title: expect.stringContaining('Яхонт'), referer }],
    [COUNTER, 'reachGoal', 'pageVisit', { url }],
  ];
}
