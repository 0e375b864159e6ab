import type { Locator, Page } from '@playwright/test';
import { ALL_CODE, holdCode } from '../../loading/hold-code.ts';
import { expect, test } from '../../support/shop-test.ts';
import { expectAccessible } from '../../support/axe.ts';
import { isPhone, swipeLeft } from '../../support/steps.ts';
import { scrollNear } from '../../support/scroll-near.ts';

const CUTS = '/guide/kamni/brilliant/ogranka/';
const LIGHT = '/guide/kak-sdelano/put-sveta/';
const SIZES = '/guide/razmery-i-posadka/razmer-koltsa/';

test.describe('a gallery', () => {
  test(
    'is scrolled with the keyboard and by a swipe, and stays in its place when its code arrives',
    { tag: '@both' },
    async ({ page, shop }) => {
      await shop.visit(CUTS);
      const release = await holdCode(page, ALL_CODE);
      const strip = page.getByRole('list', { name: 'Фотографии' });
      await scrollNear(strip);
      const offset = () => strip.evaluate((list) => list.scrollLeft);
      await strip.focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(offset).toBeGreaterThan(0);
      // A finger that lands while the strip still moves stops it, and the swipe may then snap back.
      await settled(strip);
      if (isPhone(page)) await swipeLeft(page, await middleOf(strip));
      else for (let press = 0; press < 8; press += 1) await page.keyboard.press('ArrowRight');
      await expect.poll(offset).toBeGreaterThan(150);
      const before = await settled(strip);
      await strip.evaluate((list) => list.setAttribute('data-before', ''));
      release();
      await expect(strip).not.toHaveAttribute('data-before');
      await expect(strip).toBeFocused();
      expect(Math.abs((await settled(strip)) - before)).toBeLessThan(5);
      for (let press = 0; press < 40 && (await offset()) > 0; press += 1)
        await page.keyboard.press('ArrowLeft');
      await expect.poll(offset).toBe(0);
    },
  );

  /**
   * The offset at which the strip comes to rest, in pixels: when it has not changed for 12 rendered frames. A
   * busy machine renders few frames per second, so a time limit would treat a strip as resting before it has
   * begun to move.
   */
  function settled(strip: Locator): Promise<number> {
    return strip.evaluate(
      (list) =>
        new Promise<number>((resolve) => {
          let last = Number.NaN;
          let calm = 0;
          const look = () => {
            calm = list.scrollLeft === last ? calm + 1 : 0;
            last = list.scrollLeft;
            if (calm >= 12) resolve(last);
            else requestAnimationFrame(look);
          };
          look();
        }),
    );
  }

  test(
    'opens in full screen, where each photograph has its number and its words',
    { tag: '@both' },
    async ({ page, shop }) => {
      await shop.visit(CUTS);
      const opener = page.getByRole('button', { name: 'Во весь экран: Круглый бриллиант, вид сверху' });
      await scrollNear(opener);
      const viewer = await opened(page, opener);
      await expect(viewer.getByRole('status')).toHaveText('1 из 6 · фото 1');
      await expect(viewer.getByText(/^Круг: мелкие искры/)).toBeVisible();
      await expectAccessible(page, 'gallery of a text');

      await page.keyboard.press('ArrowRight');
      await expect(viewer.getByRole('status')).toHaveText('2 из 6 · фото 2');
      await expect(viewer.getByText(/^Изумрудная: длинные ступени/)).toBeVisible();
      await page.keyboard.press('ArrowLeft');
      await expect(viewer.getByRole('status')).toHaveText('1 из 6 · фото 1');
      if (isPhone(page)) await swipeLeft(page, await middleOf(viewer));
      else await viewer.getByRole('button', { name: 'Следующее фото' }).click();
      await expect(viewer.getByRole('status')).toHaveText('2 из 6 · фото 2');
      await viewer.getByRole('button', { name: 'Показать фото 6' }).click();
      await expect(viewer.getByRole('status')).toHaveText('6 из 6 · фото 6');
      await expect(viewer.getByText(/^«Груша»/)).toBeVisible();

      await page.keyboard.press('Escape');
      await expect(viewer).toBeHidden();
      await expect(opener).toBeFocused();
    },
  );

  /** Clicks until the block's code has arrived. */
  async function opened(page: Page, opener: Locator): Promise<Locator> {
    const viewer = page.getByRole('dialog', { name: 'Фотографии во весь экран' });
    await expect(async () => {
      if (!(await viewer.isVisible())) await opener.click();
      await expect(viewer).toBeVisible({ timeout: 2_000 });
    }).toPass();
    return viewer;
  }
});

test.describe('a film', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('plays while it is in view, and waits elsewhere', async ({ page, shop }) => {
    await shop.visit(LIGHT);
    const film = filmOf(page);
    await scrollNear(film);
    await expect.poll(() => isPlaying(film)).toBe(true);
    await page.getByRole('button', { name: 'Остановить' }).click();
    await expect.poll(() => isPlaying(film)).toBe(false);
    await page.getByRole('button', { name: 'Показать в движении' }).click();
    await expect.poll(() => isPlaying(film)).toBe(true);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(() => isPlaying(film)).toBe(false);
  });

  test('is turned by hand', async ({ page, shop }) => {
    await shop.visit(LIGHT);
    const film = filmOf(page);
    await scrollNear(film);
    await expect.poll(() => isPlaying(film)).toBe(true);
    const turn = page.getByRole('slider', { name: 'Поворот' });
    await turn.fill('180');
    await expect(turn).toHaveAttribute('aria-valuetext', '180 градусов');
    await expect.poll(() => isPlaying(film)).toBe(false);
    const share = () => film.evaluate((one: HTMLVideoElement) => one.currentTime / one.duration);
    await expect.poll(share).toBeCloseTo(0.5, 2);
  });

  test.describe('where motion is reduced', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('starts only when asked', async ({ page, shop }) => {
      await shop.visit(LIGHT);
      const film = filmOf(page);
      await scrollNear(film);
      const start = page.getByRole('button', { name: 'Показать в движении' });
      // Hydrated code would have started playing by now.
      await expect
        .poll(() => film.evaluate((one: HTMLVideoElement) => one.readyState))
        .toBeGreaterThanOrEqual(2);
      await page.waitForLoadState('networkidle');
      expect(await isPlaying(film)).toBe(false);
      expect(await film.evaluate((one: HTMLVideoElement) => one.played.length)).toBe(0);
      await start.click();
      await expect.poll(() => isPlaying(film)).toBe(true);
      await page.getByRole('button', { name: 'Остановить' }).click();
      await expect.poll(() => isPlaying(film)).toBe(false);
    });
  });

  function filmOf(page: Page): Locator {
    return page.getByLabel(/^Видео: Кольцо\sс\sкруглым бриллиантом/);
  }

  /** Whether the film is playing: not paused, and with frames to show. */
  function isPlaying(film: Locator): Promise<boolean> {
    return film.evaluate((one: HTMLVideoElement) => !one.paused && one.currentTime > 0);
  }
});

test.describe('the calculator of ring sizes', () => {
  test('answers for a ring, a finger and a foreign size, and leads to rings of that size', async ({
    page,
    shop,
  }) => {
    await shop.visit(SIZES);
    const calculator = page.getByRole('region', { name: 'Посчитать свой размер' });
    await scrollNear(calculator);
    const answer = calculator.getByRole('status');
    await expect(answer).toContainText(/Ваш размер\s*17\D/);
    await expectAccessible(page, 'calculator of ring sizes');

    await choose(calculator, 'Палец');
    await fillUntil(calculator, 'Обхват пальца, мм', '55', /Ваш размер\s*17,5\D/);
    await expect(answer).toContainText(/Диаметр изнутри 17,5\sмм/);
    await expect(calculator.locator('tr[data-chosen]')).toHaveText(/^17,5/);
    await calculator.getByText('Кольцо шире').click();
    await expect(answer).toContainText(/Ваш размер\s*18\D/);
    await calculator.getByText('Кольцо шире').click();

    await choose(calculator, 'США');
    await fillUntil(calculator, 'Американский размер', '6', /Ваш размер\s*16,5\D/);
    await choose(calculator, 'Кольцо');
    await fillUntil(calculator, 'Внутренний диаметр кольца, мм', '18.2', /Ваш размер\s*18\D/);
    await answer.getByRole('link', { name: /^Кольца 18\sразмера$/ }).click();
    await expect(page).toHaveURL(/\/catalog\/koltsa\/\?size=18$/);
  });

  test('says that a size is not sold, and that something is no measure', async ({ page, shop }) => {
    await shop.visit(SIZES);
    const calculator = page.getByRole('region', { name: 'Посчитать свой размер' });
    await scrollNear(calculator);
    await fillUntil(calculator, 'Внутренний диаметр кольца, мм', '26', /такого размера в\sвитрине нет/);
    await expect(calculator.locator('tr[data-chosen]')).toHaveCount(0);
    await expect(calculator.getByRole('link', { name: /^Кольца \d/ })).toBeVisible();
    await fillUntil(calculator, 'Внутренний диаметр кольца, мм', 'много', /Введите число/);
    await expect(calculator.getByRole('link', { name: /^Кольца \d/ })).toHaveCount(0);
  });

  async function choose(calculator: Locator, title: string): Promise<void> {
    await calculator.getByRole('group', { name: 'Что известно' }).getByText(title, { exact: true }).click();
  }

  /** Types until the block's code has arrived. */
  async function fillUntil(calculator: Locator, label: string, text: string, answer: RegExp): Promise<void> {
    await expect(async () => {
      await calculator.getByRole('textbox', { name: label }).fill(text);
      await expect(calculator.getByRole('status')).toContainText(answer, { timeout: 2_000 });
    }).toPass();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('photographs, their words and the table of sizes are there', async ({ page }) => {
    await page.goto(CUTS);
    await expect(page.getByRole('list', { name: 'Фотографии' }).getByRole('listitem')).toHaveCount(6);
    await expect(page.getByText(/^Круг: мелкие искры/)).toBeVisible();
    await page.goto(SIZES);
    const table = page.getByRole('region', { name: 'Размеры по странам' });
    await expect(table.getByRole('rowheader', { name: '17,5' })).toBeVisible();
  });
});

async function middleOf(locator: Locator): Promise<number> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('nothing is shown there');
  return box.y + box.height / 2;
}
