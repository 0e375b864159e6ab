import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/shop-test.ts';
import { openCity } from '../support/modal-steps.ts';

const NOON = new Date('2026-11-20T12:00:00+03:00').getTime();

const cookies = (page: Page): Locator => page.getByRole('region', { name: 'Согласие на хранение данных' });
const city = (page: Page): Locator => page.getByRole('region', { name: 'Ваш город' });
const callback = (page: Page): Locator => page.getByRole('region', { name: 'Обратный звонок' });

test.describe('a first visit', () => {
  test.use({ isCallbackActive: true, hasAnsweredCookies: false });

  test(
    'on a phone questions come one after another, and no layer covers another',
    { tag: '@phone' },
    async ({ page, shop }) => {
      await page.setViewportSize({ width: 375, height: 740 });
      await page.clock.install({ time: NOON });
      await shop.visit('/');
      await expect(cookies(page)).toBeVisible();
      const button = callback(page).getByRole('button', { name: 'Заказать звонок' });
      await expect(button).toBeAttached();
      // The clock is stopped: on a busy machine the question about the city may take longer to load than the
      // call waits for it.
      await page.clock.pauseAt(NOON + 120_000);
      await expect(callback(page).getByRole('dialog')).toBeHidden();
      await expect(city(page)).toHaveCount(0);
      expect(await overlap(button, cookies(page))).toBe(false);

      await cookies(page).getByRole('button', { name: 'Согласен' }).click();
      await expect(cookies(page)).toHaveCount(0);
      await expect(async () => {
        // After two seconds of the clock the call would come first.
        await page.clock.runFor(40);
        await expect(city(page)).toContainText('Ваш город — Москва?', { timeout: 1200 });
      }).toPass({ intervals: [100], timeout: 60_000 });
      expect(await overlap(button, city(page))).toBe(false);

      await page.clock.resume();
      await page.clock.fastForward(5000);
      const panel = callback(page).getByRole('dialog');
      await expect(panel).toBeVisible();
      await expect(city(page)).toBeHidden();
      await panel.getByRole('button', { name: 'Закрыть' }).click();
      await expect(panel).toBeHidden();
      await expect(city(page)).toBeVisible();
      await city(page).getByRole('button', { name: 'Да' }).click();
      await expect(city(page)).toHaveCount(0);
    },
  );

  test(
    'both answers of the cookie question look the same and have the same size',
    { tag: '@both' },
    async ({ page, shop }) => {
      await shop.visit('/garantiya/');
      await expect(cookies(page)).toBeVisible();
      const looks = await cookies(page)
        .getByRole('button')
        .evaluateAll((all) =>
          all.map((answer) => {
            const { backgroundColor, color, boxShadow, fontWeight } = getComputedStyle(answer);
            const { width, height } = answer.getBoundingClientRect();
            return [backgroundColor, color, boxShadow, fontWeight, Math.round(width), Math.round(height)];
          }),
        );
      expect(looks).toHaveLength(2);
      expect(looks[0]).toEqual(looks[1]);
    },
  );
});

test.describe('before the question about cookies is answered', () => {
  test.use({ hasAnsweredCookies: false });

  test(
    'on a phone it leaves the main button free, and steps aside for what has the focus',
    { tag: '@phone' },
    async ({ page, shop }) => {
      await shop.visit('/');
      await expect(cookies(page)).toBeVisible();
      const choose = page.getByRole('main').getByRole('link', { name: 'Выбрать кольцо' });
      expect(await overlap(choose, cookies(page))).toBe(false);
      await shop.visit('/certificates/');
      await expect(cookies(page)).toBeVisible();
      const name = page.getByRole('textbox', { name: /^Имя/ }).first();
      await name.evaluate((field) => {
        const { bottom } = field.getBoundingClientRect();
        window.scrollTo({ top: window.scrollY + bottom - window.innerHeight + 90, behavior: 'instant' });
        field.focus({ preventScroll: true });
      });
      await expect(cookies(page)).toBeHidden();
      await name.blur();
      await expect(cookies(page)).toBeVisible();
    },
  );
});

test(
  'on a phone the city question goes for the visit when the shopper scrolls on by a screen',
  { tag: '@phone' },
  async ({ page, shop }) => {
    await page.setViewportSize({ width: 720, height: 450 });
    await shop.visit('/garantiya/');
    await expect(city(page)).toBeVisible();
    expect(await heightOf(city(page)), 'a fifth of the screen at most').toBeLessThanOrEqual(90);
    await page.evaluate(() => window.scrollTo({ top: innerHeight + 20, behavior: 'instant' }));
    await expect(city(page)).toHaveCount(0);
    await shop.visit('/delivery/');
    await page.waitForLoadState('networkidle');
    await expect(city(page)).toHaveCount(0);
  },
);

test(
  'on a phone the city question opens the full list, and closing the list keeps the question',
  { tag: '@phone' },
  async ({ page, shop }) => {
    await shop.visit('/garantiya/');
    await city(page).getByRole('button', { name: 'Выбрать другой' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ваш город' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Закрыть' }).click();
    await expect(dialog).toBeHidden();
    await expect(city(page)).toBeVisible();
  },
);

test('the city dialog finds names typed in the wrong layout and keeps its height', async ({ page, shop }) => {
  await shop.visit('/garantiya/');
  const dialog = await openCity(page);
  await expect(dialog.getByRole('listitem')).toHaveCount(15);
  const height = await heightOf(dialog);
  const names = await dialog
    .getByRole('listitem')
    .evaluateAll((all) => all.map((city) => city.getBoundingClientRect().height));
  expect(new Set(names).size, 'every row is of one height').toBe(1);
  const cut = await dialog
    .locator('li button > *')
    .evaluateAll((all) => all.filter((part) => part.scrollWidth > part.clientWidth).length);
  expect(cut, 'names and counts are read whole').toBe(0);

  const asked = page.waitForRequest((request) => request.url().includes('/api/location/cities/by-name/'));
  const field = dialog.getByRole('textbox', { name: 'Найти город' });
  await field.fill('rfpfym');
  await asked;
  await expect(dialog.getByRole('listitem')).toHaveText([/^Казань/]);
  expect(await heightOf(dialog)).toBe(height);
  await field.fill('ыыыы');
  await expect(dialog.getByRole('status')).toContainText('Такого города нет в списке');
  await expect(dialog.getByText('Нет вашего города?')).toBeHidden();
  expect(await heightOf(dialog)).toBe(height);
});

async function heightOf(part: Locator): Promise<number> {
  return part.evaluate((element) => element.getBoundingClientRect().height);
}

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (a === null || b === null) return false;
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
