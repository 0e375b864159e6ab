import type { BrowserContext, Page, Response } from '@playwright/test';
import { expect, test } from '../support/shop-test.ts';
import type { Shop } from '../support/shop.ts';
import { shown } from '../support/steps.ts';

const CALLS = 20;

test('when the access token expires under an open page, twenty simultaneous calls make one refresh and stay signed in', async ({
  page,
  shop,
  context,
}) => {
  await visitSignedIn(shop, '/personal/orders/');
  const before = await cookie(context, 'refresh');
  await endAccessToken(context);
  const given = refreshTokensGivenTo(page);
  expect(new Set(await callAtOnce(page))).toEqual(new Set([200]));
  const tokens = await given();
  expect(tokens.size, 'all calls got the tokens of one refresh').toBe(1);
  expect(tokens.has(before), 'and the refresh token was exchanged').toBe(false);
  expect(await cookie(context, 'refresh')).toBe([...tokens][0]);
  await page.reload();
  await expect(page).toHaveURL('/personal/orders/');
});

test('two tabs with an expired access token make one refresh together; signing out in one signs out the other', async ({
  page,
  shop,
  context,
}) => {
  await visitSignedIn(shop, '/personal/orders/');
  const other = await context.newPage();
  await other.goto('/personal/orders/');
  await endAccessToken(context);
  const given = [refreshTokensGivenTo(page), refreshTokensGivenTo(other)];
  const statuses = await Promise.all([callAtOnce(page), callAtOnce(other)]);
  expect(new Set(statuses.flat())).toEqual(new Set([200]));
  const tokens = new Set((await Promise.all(given.map((all) => all()))).flatMap((all) => [...all]));
  expect(tokens.size).toBe(1);

  await shop.post('/api/auth/logout', {});
  await page.bringToFront();
  await other.bringToFront();
  await other.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(other).toHaveURL('/');
  await other.close();
});

test('a refused refresh signs the visitor out, and an account page redirects to the home page', async ({
  page,
  shop,
  context,
}) => {
  await endSessionBehind(page, shop, '/personal/orders/');
  await expect(page).toHaveURL('/');
  expect(await cookie(context, 'refresh')).toBe('');
  expect(await cookie(context, 'refresh_expires')).toBe('');
  await page.goto('/personal/orders/');
  await expect(page).toHaveURL('/');
});

test('a refused refresh on a public page signs out and keeps the page', async ({ page, shop, context }) => {
  await endSessionBehind(page, shop, '/info/');
  await expect.poll(() => cookie(context, 'refresh_expires')).toBe('');
  await expect(page).toHaveURL('/info/');
});

test('opening an account page after the session ended leads to the home page', async ({
  page,
  shop,
  context,
}) => {
  // The page requests its visitor; an answer after the session ended would redirect to the home page before
  // the click.
  const isVisitorKnown = page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/visitor') && response.frame().url().endsWith('/personal/orders/'),
  );
  await visitSignedIn(shop, '/personal/orders/');
  await isVisitorKnown;
  await endSession(context);
  await page.locator('a[href="/personal/favorites/"]').first().dispatchEvent('click');
  await expect(page).toHaveURL('/');
  expect(await cookie(context, 'refresh')).toBe('');
});

test('a sign-out takes what was typed in forms of the tab with it', async ({ page, shop }) => {
  await visitSignedIn(shop, '/personal/detail/');
  await page.evaluate(() => sessionStorage.setItem('draft', 'Покровка, 27'));
  await shown(page.getByRole('button', { name: 'Выйти' })).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => sessionStorage.getItem('draft'))).toBeNull();
});

async function visitSignedIn(shop: Shop, path: string): Promise<void> {
  await shop.visit('/');
  await shop.signIn();
  await shop.visit(path);
}

/** Opens a page signed in, ends the session on the server, and returns to the page after a while. */
async function endSessionBehind(page: Page, shop: Shop, path: string): Promise<void> {
  await shop.visit('/');
  await shop.signIn();
  await page.clock.install();
  await shop.visit(path);
  await endSession(page.context());
  // The page reloads the visitor when the window gets the focus after a while, provided that it had loaded before.
  await expect(async () => {
    await page.clock.fastForward(5 * 60_000);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await expect.poll(() => cookie(page.context(), 'refresh'), { timeout: 1000 }).toBe('');
  }).toPass({ timeout: 60_000 });
}

async function cookie(context: BrowserContext, name: string): Promise<string> {
  return (await context.cookies()).find((one) => one.name === name)?.value ?? '';
}

/** Changes all cookies at once: a call between two changes would send one expired and one valid token. */
async function change(context: BrowserContext, values: Record<string, string>): Promise<void> {
  const cookies = await context.cookies();
  await context.addCookies(
    Object.entries(values).map(([name, value]) => {
      const found = cookies.find((one) => one.name === name);
      if (found === undefined) throw new Error(`there is no cookie ${name}`);
      return { ...found, value };
    }),
  );
}

/** Replaces the access token by an expired one: the gateway reads only its expiry, the API checks the rest. */
function endAccessToken(context: BrowserContext): Promise<void> {
  return change(context, { access: endedAccessToken() });
}

/** Replaces the refresh token by an unknown one. */
function endSession(context: BrowserContext): Promise<void> {
  return change(context, { access: endedAccessToken(), refresh: 'of-an-ended-session' });
}

function endedAccessToken(): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'HS256' })}.${part({ sub: '1', exp: 1_700_000_000 })}.x`;
}

/** Statuses of simultaneous calls from the page. */
function callAtOnce(page: Page): Promise<number[]> {
  return page.evaluate(
    (count) =>
      Promise.all(
        Array.from(
          { length: count },
          async () => (await fetch('/api/user/current', { cache: 'no-store' })).status,
        ),
      ),
    CALLS,
  );
}

/** Collects the refresh tokens that answers set from now on. */
function refreshTokensGivenTo(page: Page): () => Promise<Set<string>> {
  const seen: Promise<string[]>[] = [];
  const look = (response: Response) => void seen.push(tokensOf(response));
  page.on('response', look);
  return async () => {
    page.off('response', look);
    return new Set((await Promise.all(seen)).flat());
  };
}

async function tokensOf(response: Response): Promise<string[]> {
  const headers = await response.headersArray();
  return headers
    .filter(({ name }) => name.toLowerCase() === 'set-cookie')
    .flatMap(({ value }) => value.split('\n'))
    .map((line) => /^refresh=([^;]+)/.exec(line)?.[1])
    .filter((token) => token !== undefined);
}
