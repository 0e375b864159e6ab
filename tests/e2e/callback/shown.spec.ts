import type { Locator } from '@playwright/test';
import { button, dialog, LOADED_MS, phoneField, submit, visit } from '../support/callback-steps.ts';
import { expect, test } from '../support/shop-test.ts';
import { settleRequests } from '../support/traffic.ts';

test.use({ isCallbackActive: true });

test(
  'it opens by itself half a minute after the load, once, never over a field in use, and leaves the focus alone',
  { tag: '@both' },
  async ({ page, shop }) => {
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
    await page.clock.runFor(3000);
    await expect(dialog(page)).toContainText('Мы перезвоним через 28 секунд');
    await expect(heading).toBeFocused();
    await dialog(page).getByRole('button', { name: 'Закрыть' }).click();
    await page.clock.runFor(120_000);
    await expect(dialog(page)).toBeHidden();
  },
);

test(
  'on a phone it is above the tab bar, as wide as the screen',
  { tag: '@phone' },
  async ({ page, shop }) => {
    await visit({ page, shop }, '/cart/');
    await button(page).click();
    // The button is placed above the open cookie question, which may just be disappearing.
    await expect.poll(() => dialog(page).boundingBox()).toMatchObject({ x: 0, width: 375 });
    const box = await dialog(page).boundingBox();
    const bar = await page.getByRole('navigation', { name: 'Разделы', exact: true }).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  },
);

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

test('on the minimal frame it is there and opens by a press only', async ({ page, shop }) => {
  await visit({ page, shop }, '/confirm-email/');
  await page.clock.runFor(60_000);
  await expect(dialog(page)).toBeHidden();
  await button(page).click();
  await expect(dialog(page)).toContainText('Мы перезвоним через 28 секунд');
});

test(
  'on a phone it takes a third of the screen at most when it opens by itself, and its room when pressed',
  { tag: '@phone' },
  async ({ page, shop }) => {
    await visit({ page, shop }, '/delivery/');
    for (const height of [812, 568]) {
      await page.setViewportSize({ width: 375, height });
      await page.clock.runFor(30_000);
      await expect(dialog(page)).toBeVisible();
      await expect
        .poll(async () => (await dialog(page).boundingBox())?.height ?? NaN)
        .toBeLessThan(height / 3);
    }
    await phoneField(page).fill(shop.phone);
    await submit(page).click({ trial: true });
    await dialog(page).getByRole('button', { name: 'Закрыть' }).click();
    await expect(dialog(page)).toBeHidden();
  },
);

test.describe('before the cookie question is answered', () => {
  test.use({ hasAnsweredCookies: false });

  for (const height of [812, 667, 375]) {
    test(
      `on a screen ${height} high it comes after the answer and fits on the screen`,
      { tag: '@phone' },
      async ({ page, shop }) => {
        await page.setViewportSize({ width: 375, height });
        await visit({ page, shop });
        await page.clock.runFor(30_000);
        const question = page.getByRole('region', { name: 'Согласие на хранение данных' });
        await expect(question).toBeVisible();
        await expect(dialog(page)).toBeHidden();
        await question.getByRole('button', { name: 'Согласен' }).click();
        await expect(question).toHaveCount(0);
        await page.clock.runFor(3000);
        await expect(dialog(page)).toBeVisible();
        expect(await topOf(dialog(page))).toBeGreaterThanOrEqual(0);
        await phoneField(page).fill(shop.phone);
        await submit(page).click({ trial: true });
        await dialog(page).getByRole('button', { name: 'Закрыть' }).click();
        await expect(dialog(page)).toBeHidden();
      },
    );
  }
});

test.describe('with failures', () => {
  test.use({ expectedComplaints: [/status of (404|500)/] });

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
      await settleRequests(page);
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
