import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { formatPhone } from '@yahont/values/phone.ts';
import { expect, test } from '../support/shop-test.ts';
import type { Shop } from '../support/shop.ts';
import { isPhone } from '../support/steps.ts';

/** A moment within working hours, at which the pages' clocks start. */
const START = new Date('2026-11-20T12:00:00+03:00').getTime();
/** By then the page has certainly been loaded. */
const LOADED_MS = 25_000;
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

test.use({ isCallbackActive: true, contextOptions: { reducedMotion: 'reduce' } });

const button = (page: Page): Locator => page.getByRole('button', { name: 'Заказать звонок' });
const dialog = (page: Page): Locator => page.getByRole('dialog');
const phoneField = (page: Page): Locator => dialog(page).getByRole('textbox', { name: 'Телефон' });
const submit = (page: Page): Locator => dialog(page).getByRole('button', { name: 'Жду звонка' });

/** Opens a page and stops its clock once the button is there. */
async function visit({ page, shop }: { page: Page; shop: Shop }, path = '/'): Promise<void> {
  await page.clock.install({ time: START });
  await shop.visit(path);
  await expect(button(page)).toBeVisible();
  await page.clock.pauseAt(START + LOADED_MS);
}

async function startCountdown({ page, shop }: { page: Page; shop: Shop }): Promise<void> {
  await visit({ page, shop });
  await button(page).click();
  await phoneField(page).fill(shop.phone);
  const answer = page.waitForResponse('**/api/callback-request-afterXsec');
  await submit(page).click();
  await answer;
}

test('it opens by itself half a minute after the load, once, never over a field in use, and leaves the focus alone', async ({
  page,
  shop,
}) => {
  await visit({ page, shop }, '/search/');
  const search = page.getByRole('searchbox').filter({ visible: true }).first();
  await search.focus();
  await page.clock.runFor(4900);
  await expect(dialog(page)).toBeHidden();
  await page.clock.runFor(LOADED_MS);
  await expect(dialog(page)).toBeHidden();
  await expect(search).toBeFocused();
  const heading = page.getByRole('link', { name: 'Яхонт' }).first();
  await heading.focus();
  await page.clock.runFor(1000);
  await expect(dialog(page)).toContainText('Мы перезвоним через 28 секунд');
  await expect(heading).toBeFocused();
  await dialog(page).getByRole('button', { name: 'Закрыть' }).click();
  await page.clock.runFor(120_000);
  await expect(dialog(page)).toBeHidden();
});

test('only a mobile number is sent, and an invalid one is reported after blur', async ({ page, shop }) => {
  await visit({ page, shop });
  await button(page).click();
  await expect(dialog(page)).toHaveAccessibleName('Мы перезвоним через 28 секунд');
  const field = phoneField(page);
  await expect(field).toHaveAttribute('placeholder', '+7 (900) 000-00-00');
  await expect(submit(page)).toBeDisabled();
  await field.pressSequentially('4162041833');
  await expect(field).toHaveValue('+7 (416) 204-18-33');
  await expect(dialog(page).getByText('Ошибка ввода данных')).toBeHidden();
  await expect(submit(page)).toBeDisabled();
  await field.blur();
  await expect(dialog(page).getByText('Ошибка ввода данных')).toBeVisible();
  await field.fill('89162041833');
  await expect(field).toHaveValue('+7 (916) 204-18-33');
  await expect(submit(page)).toBeEnabled();
  await field.fill('');
  await field.blur();
  await expect(dialog(page).getByText('Ошибка ввода данных')).toBeHidden();
  await expect(submit(page)).toBeDisabled();
});

test('a call is requested, counted down and announced; then the panel closes and resets', async ({
  page,
  shop,
}) => {
  await startCountdown({ page, shop });
  const status = page.getByRole('region', { name: 'Обратный звонок' }).getByRole('status');
  await expect(dialog(page)).toBeFocused();
  await expect(phoneField(page)).toBeHidden();
  await expect(dialog(page)).toHaveAccessibleName('Звонок через 28 секунд');
  await expect(status).toHaveText('Звонок через 28 секунд');
  await page.clock.runFor(4000);
  await expect(dialog(page)).toHaveAccessibleName('Звонок через 24 секунды');
  await page.clock.runFor(3000);
  await expect(dialog(page)).toHaveAccessibleName('Звонок через 21 секунду');
  expect(await filledPart(page)).toBeCloseTo(7 / 28, 2);
  await expect(status).toHaveText('Звонок через 28 секунд');
  await page.clock.runFor(15_000);
  await expect(dialog(page)).toHaveAccessibleName('Звонок через 6 секунд');
  await expect(dialog(page).locator('[data-ending]')).toHaveCount(0);
  await page.clock.runFor(1000);
  await expect(dialog(page).locator('[data-ending]')).toContainText('5 секунд');
  await expect(status).toHaveText('Звонок через 5 секунд');
  await page.clock.runFor(4999);
  await expect(dialog(page)).toHaveAccessibleName('Звонок через 1 секунду');
  await page.clock.runFor(1);
  await expect(dialog(page)).toHaveAccessibleName('Звоним вам');
  await expect(dialog(page)).toContainText(formatPhone(shop.phone));
  await page.clock.runFor(2999);
  await expect(dialog(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(dialog(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  await page.clock.runFor(400);
  await button(page).click();
  await expect(dialog(page)).toHaveAccessibleName('Мы перезвоним через 28 секунд');
  await expect(phoneField(page)).toHaveValue('');
  await expect
    .poll(async () => (await shop.messages('Операторы')).map(({ text }) => text))
    .toContainEqual(expect.stringContaining(formatPhone(shop.phone)));
});

test('closing stops the countdown and resets the form', async ({ page, shop }) => {
  await startCountdown({ page, shop });
  await page.clock.runFor(10_000);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  await page.clock.runFor(400);
  await page.clock.runFor(60_000);
  await expect(dialog(page)).toBeHidden();
  await button(page).click();
  await expect(dialog(page)).toHaveAccessibleName('Мы перезвоним через 28 секунд');
  await expect(phoneField(page)).toHaveValue('');
});

test('axe finds nothing in any state', async ({ page, shop }) => {
  await visit({ page, shop }, '/garantiya/');
  const check = async (state: string): Promise<void> => {
    const { violations } = await whileTimeCreeps(
      page,
      new AxeBuilder({ page })
        .setLegacyMode()
        .include('[aria-label="Обратный звонок"]')
        .withTags(RULES)
        .analyze(),
    );
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
      state,
    ).toEqual([]);
  };
  await check('closed');
  await button(page).click();
  await phoneField(page).fill(shop.phone);
  await check('form');
  await submit(page).click();
  await check('counting');
  await page.clock.runFor(24_000);
  await check('ending');
  await page.clock.runFor(4000);
  await check('finished');
});

test('on a phone it is above the tab bar, as wide as the screen', async ({ page, shop }) => {
  test.skip(!isPhone(page), 'a phone has the least room');
  await visit({ page, shop }, '/cart/');
  await button(page).click();
  const box = await dialog(page).boundingBox();
  expect(box?.x).toBe(0);
  expect(box?.width).toBe(375);
  const bar = await page.getByRole('navigation', { name: 'Разделы', exact: true }).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});

test('on a tablet it leaves the bar with the price uncovered', async ({ page, shop }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await shop.visit('/catalog/koltsa/');
  await page.getByRole('article').first().getByRole('link').last().click();
  const bar = page.locator('[data-buy-bar]');
  await expect(bar).toBeVisible();
  await expect(button(page)).toBeVisible();
  const [floating, below] = [await button(page).boundingBox(), await bar.boundingBox()];
  expect((floating?.y ?? 0) + (floating?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
});

test('it does not open during checkout', async ({ page, shop }) => {
  await shop.fillCart();
  await shop.signIn();
  await shop.visit('/garantiya/');
  await expect(button(page)).toBeAttached();
  await shop.visit('/personal/order/make/');
  // This request comes with the widget, so it proves that the late parts have arrived.
  await page.waitForRequest('**/api/visitor', { timeout: 2000 }).catch(() => null);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForTimeout(1500);
  await expect(button(page)).toHaveCount(0);
});

test.describe('before the cookie question is answered', () => {
  test.use({ hasAnsweredCookies: false });

  for (const height of [812, 667, 375]) {
    test(`on a screen ${height} high it comes after the answer and fits on the screen`, async ({
      page,
      shop,
    }) => {
      test.skip(!isPhone(page), 'a phone has the least room');
      await page.setViewportSize({ width: 375, height });
      await visit({ page, shop });
      await page.clock.runFor(30_000);
      const question = page.getByRole('region', { name: 'Согласие на хранение данных' });
      await expect(question).toBeVisible();
      await expect(dialog(page)).toBeHidden();
      await question.getByRole('button', { name: 'Согласен' }).click();
      await expect(question).toHaveCount(0);
      await page.clock.runFor(1000);
      await expect(dialog(page)).toBeVisible();
      expect(await topOf(dialog(page))).toBeGreaterThanOrEqual(0);
      await phoneField(page).fill(shop.phone);
      await submit(page).click({ trial: true });
      await dialog(page).getByRole('button', { name: 'Закрыть' }).click();
      await expect(dialog(page)).toBeHidden();
    });
  }
});

test.describe('with failures', () => {
  test.use({ expectedComplaints: [/status of (404|500)/] });

  test('a failed request ends with the busy message', async ({ page, shop }) => {
    await page.route('**/api/callback-request-afterXsec', (route) =>
      route.fulfill({ status: 500, json: {} }),
    );
    await startCountdown({ page, shop });
    await page.clock.runFor(27_999);
    await expect(dialog(page)).toHaveAccessibleName('Звонок через 1 секунду');
    await page.clock.runFor(1);
    await expect(dialog(page)).toHaveAccessibleName('К сожалению, все операторы заняты');
    await expect(dialog(page).locator('[data-outcome="failure"] use[href$="#alert"]')).toBeAttached();
    await page.clock.runFor(3400);
    await expect(dialog(page)).toBeHidden();
  });

  test('the button is hidden when operators do not work, or their state cannot be read', async ({
    page,
    shop,
  }) => {
    const answers = [
      { status: 200, json: { value: { active: false } } },
      { status: 500, json: {} },
    ];
    for (const answer of answers) {
      await page.route('**/api/callback-form-activity', (route) => route.fulfill(answer), { times: 2 });
      const asked = page.waitForResponse('**/api/callback-form-activity');
      await shop.visit('/garantiya/');
      await asked;
      await page.waitForTimeout(300);
      await expect(button(page)).toHaveCount(0);
      await page.unroute('**/api/callback-form-activity');
    }
  });

  test('it is shown on a 404 page', async ({ page, shop }) => {
    for (const path of ['/net-takoy-stranitsy/', '/catalog/net-takogo-razdela/']) {
      await shop.visit(path);
      await expect(page.getByRole('heading', { level: 1, name: 'Ошибка 404' })).toBeVisible();
      await expect(button(page)).toBeVisible();
    }
  });
});

async function topOf(part: Locator): Promise<number> {
  return (await part.boundingBox())?.y ?? NaN;
}

/** Filled part of the progress bar, 0 to 1. */
async function filledPart(page: Page): Promise<number> {
  return dialog(page)
    .locator('[style*="--filled"]')
    .evaluate((bar) => Number(getComputedStyle(bar).getPropertyValue('--filled')));
}

/**
 * Runs axe while the page's clock advances millisecond by millisecond: axe itself waits by timers. Its legacy mode
 * opens no second page, which would have the same stopped clock.
 */
async function whileTimeCreeps<T>(page: Page, work: Promise<T>): Promise<T> {
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  while (!isDone) await page.clock.runFor(1);
  return done;
}
