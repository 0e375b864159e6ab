import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/shop-test.ts';
import { swipeLeft } from '../support/steps.ts';

const hero = (page: Page) => page.getByRole('region', { name: 'Главное' });
const slide = (page: Page, index: number) => hero(page).locator('ul > li').nth(index);
const name = (page: Page, text: string) => hero(page).getByRole('button', { name: text, exact: true });
const DARK = 'Царские камни';

test.describe('on a desktop', () => {
  test('the text of the dark slide has enough contrast at every width', async ({ page, shop }) => {
    await shop.visit('/');
    for (const width of [375, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await name(page, DARK).click();
      await expect(name(page, DARK)).toHaveAttribute('aria-current', 'true');
      await expect(slide(page, 1)).toBeInViewport({ ratio: 0.5 });
      const texts = [slide(page, 1), name(page, DARK).locator('..')];
      for (const part of texts) expect(await lowestContrast(part), `at ${width}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('the text is beside the products, a banner’s caption below them', async ({ page, shop }) => {
    await shop.visit('/');
    for (const width of [1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await name(page, 'Жемчуг').click();
      await expect(slide(page, 3)).toBeInViewport({ ratio: 0.5 });
      const picture = await boxOf(slide(page, 3).locator('picture'));
      const caption = await boxOf(slide(page, 3).locator('figcaption'));
      const names = await boxOf(name(page, 'Жемчуг'));
      // The lowest pearl ends at three quarters of the picture's height.
      expect(caption.y, `at ${width}`).toBeGreaterThan(picture.y + picture.height * 0.75);
      expect(caption.x, `at ${width}`).toBeGreaterThan(names.x + names.width);
    }
    for (const width of [768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await name(page, 'Обручальные').click();
      await expect(slide(page, 2)).toBeInViewport({ ratio: 0.5 });
      const picture = await boxOf(slide(page, 2).locator('picture'));
      const title = await boxOf(slide(page, 2).getByRole('heading'));
      // The left two fifths of a banner are empty.
      expect(title.x + title.width, `at ${width}`).toBeLessThanOrEqual(picture.x + picture.width * 0.42);
    }
  });

  test('nothing moves with reduced motion', async ({ page, shop }) => {
    await shop.visit('/');
    await expect(hero(page).getByRole('button', { name: 'Сменять слайды' })).toBeHidden();
    expect(await lines(page)).toEqual([]);
    expect(await lineShare(page)).toBe(1);
  });
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });
  test('the line fills, the next slide follows, and pause stops both', async ({ page, shop }) => {
    await shop.visit('/');
    await page.mouse.move(2, 2);
    await expect.poll(() => lines(page)).toEqual(['running']);
    const shares = [];
    for (const time of [0, 4000, 7999]) shares.push(await lineShare(page, time));
    expect(shares).toEqual([0.08, 0.54, 1]);
    await page.evaluate(() => {
      for (const animation of document.getAnimations())
        if (animation.effect instanceof KeyframeEffect && animation.effect.pseudoElement === '::before')
          animation.finish();
    });
    await expect(name(page, DARK)).toHaveAttribute('aria-current', 'true');
    await expect(slide(page, 1)).toBeInViewport({ ratio: 0.9 });

    const pause = hero(page).getByRole('button', { name: 'Сменять слайды' });
    await expect(pause).toHaveAttribute('aria-pressed', 'true');
    await pause.click();
    await expect(pause).toHaveAttribute('aria-pressed', 'false');
    expect(await lines(page)).toEqual([]);
  });
});

test.describe('on a phone', () => {
  test(
    'a swipe changes the slide; slides have equal height and do not overlap the tab bar',
    { tag: '@phone' },
    async ({ page, shop }) => {
      await shop.visit('/');
      const before = await boxOf(hero(page));
      const tabs = await boxOf(page.getByRole('navigation', { name: 'Разделы' }).last());
      const bar = await boxOf(name(page, DARK));
      expect(bar.y + bar.height).toBeLessThanOrEqual(tabs.y);

      await swipeLeft(page, before.y + 200);
      await expect(name(page, DARK)).toHaveAttribute('aria-current', 'true');
      await expect(slide(page, 1)).toBeInViewport({ ratio: 0.9 });
      await expect(slide(page, 1).locator('picture')).toBeVisible();
      expect((await boxOf(hero(page))).height).toBe(before.height);
    },
  );
});

/** Animations of the lines above the names. */
function lines(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement === '::before')
      .map(({ playState }) => playState),
  );
}

/** The current name's line at `time` milliseconds, or now, as a fraction of its full length. */
function lineShare(page: Page, time?: number): Promise<number> {
  return page.evaluate((moment) => {
    for (const animation of document.getAnimations())
      if (animation.effect instanceof KeyframeEffect && animation.effect.pseudoElement === '::before')
        animation.currentTime = moment ?? null;
    const current = document.querySelector('[aria-label="Главное"] button[aria-current]');
    if (current === null) throw new Error('no slide is the current one');
    const { a } = new DOMMatrix(getComputedStyle(current, '::before').transform);
    return Math.round(a * 100) / 100;
  }, time);
}

async function boxOf(of: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await of.boundingBox();
  if (box === null) throw new Error('nothing is shown there');
  return box;
}

/** The lowest contrast of a text with its background. */
function lowestContrast(of: Locator): Promise<number> {
  return of.evaluate((root) => {
    const paint = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (paint === null) throw new Error('no canvas');
    const channels = (color: string) => {
      paint.clearRect(0, 0, 1, 1);
      paint.fillStyle = color;
      paint.fillRect(0, 0, 1, 1);
      return [...paint.getImageData(0, 0, 1, 1).data];
    };
    const luminance = (color: string) => {
      const [r = 0, g = 0, b = 0] = channels(color).map((value) =>
        value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const well = getComputedStyle(
      document.querySelector('[aria-label="Главное"] li[data-theme="dark"]') ?? root,
    ).backgroundColor;
    const groundOf = (element: Element | null): string => {
      if (element === null || element === root.parentElement) return well;
      const { backgroundColor } = getComputedStyle(element);
      return channels(backgroundColor)[3] === 255 ? backgroundColor : groundOf(element.parentElement);
    };
    const written = [...root.querySelectorAll('*')].filter((element) =>
      [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim()),
    );
    return Math.min(
      ...written.map((element) => {
        const [low, high] = [
          luminance(getComputedStyle(element).color),
          luminance(groundOf(element)),
        ].toSorted((a, b) => a - b);
        return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
      }),
    );
  });
}
