import { expect, test, type Page } from '@playwright/test';
import {
  renderedAs,
  startFakeSmartCaptcha,
  tell,
  timesAsked,
  type FakeSmartCaptcha,
} from '../support/fakes/fake-smart-captcha.ts';
import { freshPhone } from '../support/newcomer.ts';
import { openEmptyShop, type OwnShop } from '../support/own-shop.ts';
import { openAlive } from '../support/shop.ts';

test.describe.configure({ mode: 'serial', timeout: 240_000 });

let captcha: FakeSmartCaptcha;
let shop: OwnShop;
let complaints: string[];

test.beforeAll(async () => {
  // A shop starts slowly while other journeys run.
  test.setTimeout(240_000);
  captcha = await startFakeSmartCaptcha();
  shop = await openEmptyShop({
    SMARTCAPTCHA_SITE_KEY: 'site-key',
    SMARTCAPTCHA_SERVER_KEY: 'server-key',
    SMARTCAPTCHA_URL: captcha.origin,
    CAPTCHA_LANGUAGE: 'tt',
    CALLBACK_HOURS: 'always',
  });
});
test.afterAll(async () => {
  await shop.stop();
  captcha.stop();
});

test.beforeEach(({ page }) => {
  captcha.isDown = false;
  captcha.isBroken = false;
  complaints = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
});
const dialog = (page: Page) => page.getByRole('dialog');

/** Requests a call; `asked`: how often the captcha must have run on this page afterwards. */
async function wantCall(page: Page, asked: number, phone = freshPhone()): Promise<void> {
  await page.getByRole('button', { name: 'Заказать звонок' }).click();
  await dialog(page).getByRole('textbox', { name: 'Телефон' }).fill(phone);
  await dialog(page).getByRole('button', { name: 'Жду звонка' }).click();
  await expect.poll(() => timesAsked(page)).toBe(asked);
}

test('a call is requested with a captcha token, which works once', async ({ page }) => {
  await page.clock.install();
  await page.goto(`${shop.origin}/cart/`);
  await wantCall(page, 1);
  expect(await renderedAs(page)).toEqual([{ hl: 'tt', sitekey: 'site-key' }]);
  await tell(page, 'success', 'good-1');
  await expect.poll(() => captcha.validated.length).toBe(1);
  expect(Object.fromEntries(captcha.validated[0] ?? [])).toEqual({
    secret: 'server-key',
    token: 'good-1',
    ip: '127.0.0.1',
  });
  await page.clock.runFor(28_000);
  await expect(dialog(page)).toHaveAccessibleName('Звоним вам');
  await page.clock.runFor(3400);
  await wantCall(page, 2);
  await tell(page, 'success', 'good-1');
  await expect.poll(() => captcha.validated.length).toBe(2);
  await page.clock.runFor(28_000);
  await expect(dialog(page), 'a token works once').toHaveAccessibleName('К сожалению, все операторы заняты');
  expect(complaints.filter((text) => !text.includes('422'))).toEqual([]);
});

test('a captcha question pauses the countdown, and closing it brings the form back', async ({ page }) => {
  await page.clock.install();
  await page.goto(`${shop.origin}/cart/`);
  await wantCall(page, 1);
  await tell(page, 'challenge-visible');
  const name = await dialog(page).getAttribute('aria-labelledby');
  const title = page.locator(`[id="${name}"]`);
  const before = await title.textContent();
  await page.clock.runFor(60_000);
  expect(await title.textContent()).toBe(before);
  await tell(page, 'challenge-hidden');
  await page.clock.runFor(1000);
  await expect(dialog(page)).toHaveAccessibleName('Мы перезвоним через 28 секунд');
  await expect(dialog(page).getByRole('textbox')).toHaveValue(/^\+7 \(900\) /);
  await expect(dialog(page).getByRole('button', { name: 'Жду звонка' })).toBeEnabled();
});

test('an expired token is requested again; a network error ends with the busy message', async ({ page }) => {
  await page.clock.install();
  await page.goto(`${shop.origin}/cart/`);
  await wantCall(page, 1);
  await tell(page, 'token-expired');
  await expect.poll(() => timesAsked(page)).toBe(2);
  await tell(page, 'network-error');
  await page.clock.runFor(28_000);
  await expect(dialog(page)).toHaveAccessibleName('К сожалению, все операторы заняты');
});

test('when the captcha script does not load the busy message is shown, and the next attempt loads it again', async ({
  page,
}) => {
  captcha.isDown = true;
  await page.clock.install();
  await page.goto(`${shop.origin}/cart/`);
  const failed = page.waitForResponse(/captcha\.js/);
  await wantCall(page, 0);
  await failed;
  await page.clock.runFor(28_000);
  await expect(dialog(page)).toHaveAccessibleName('К сожалению, все операторы заняты');

  await page.clock.runFor(3400);
  const failedAgain = page.waitForResponse(/captcha\.js/);
  await wantCall(page, 0);
  await failedAgain;
  await page.clock.runFor(28_000);
  await expect(dialog(page)).toHaveAccessibleName('К сожалению, все операторы заняты');

  captcha.isDown = false;
  await page.clock.runFor(3400);
  await wantCall(page, 1);
  await tell(page, 'success', `good-${freshPhone()}`);
  await page.clock.runFor(28_000);
  await expect(dialog(page)).toHaveAccessibleName('Звоним вам');
});

test('a captcha that throws leaves the page, with the busy message', async ({ page }) => {
  captcha.isBroken = true;
  await page.clock.install();
  await page.goto(`${shop.origin}/cart/`);
  await wantCall(page, 0);
  await page.clock.runFor(28_000);
  await expect(dialog(page)).toHaveAccessibleName('К сожалению, все операторы заняты');
  await expect(page.getByRole('contentinfo')).toBeAttached();
});

test('a sign-in code is sent with a valid token only', async ({ page }) => {
  await openAlive(page, `${shop.origin}/cart/`);
  await page
    .getByRole('button', { name: 'Войти' })
    .or(page.getByRole('link', { name: 'Войти' }))
    .first()
    .click();
  const form = page.getByRole('dialog', { name: 'Вход' });
  await form.getByRole('textbox', { name: 'Телефон' }).fill(freshPhone());
  await form.getByRole('button', { name: 'Получить код' }).click();
  await expect.poll(() => timesAsked(page)).toBe(1);
  await tell(page, 'success', 'bad');
  await expect(form.getByRole('alert')).toHaveText(/не\sробот/);
  await form.getByRole('button', { name: 'Получить код' }).click();
  await expect.poll(() => timesAsked(page)).toBe(2);
  await tell(page, 'success', `good-${freshPhone()}`);
  await expect(form.getByRole('textbox', { name: 'Код из СМС' })).toBeVisible();
});
