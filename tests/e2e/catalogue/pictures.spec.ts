import type { Page } from '@playwright/test';
import { expect, test } from '../support/shop-test.ts';

const PIECE = '/catalog/koltsa/pomolvochnye/koltso-avrora-beloe-zoloto/';
const PAGES = ['/', '/catalog/koltsa/', PIECE];

type Shown = { address: string; needed: number; said: number; chosen: number; largest: number };

/** Each visible photograph: its size in device pixels, the width that `sizes` gives, and the chosen width. */
async function shownPictures(page: Page): Promise<Shown[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('main picture > img')]
      .filter((image) => image.complete && image.naturalWidth > 0 && image.checkVisibility())
      .map((image) => {
        const { width, height } = { width: image.clientWidth, height: image.clientHeight };
        const ratio = image.naturalWidth / image.naturalHeight;
        const fits = getComputedStyle(image).objectFit === 'contain' ? Math.min : Math.max;
        const shown = fits(width, height * ratio);
        const widths = [...image.srcset.matchAll(/ (\d+)w/g)].map((match) => Number(match[1]));
        return {
          address: image.currentSrc,
          needed: shown * devicePixelRatio,
          // The browser computes an image's width from the `w` of its srcset and from `sizes`.
          said: image.naturalWidth / shown,
          chosen: Number(/(\d+)\.\w+$/.exec(image.currentSrc)?.[1] ?? 0),
          largest: Math.max(...widths),
        };
      }),
  );
}

test(
  'no picture is upscaled, and no `sizes` is much larger than the real width',
  { tag: '@both' },
  async ({ page }) => {
    for (const address of PAGES) {
      await page.goto(address);
      await expect.poll(async () => (await shownPictures(page)).length).toBeGreaterThan(0);
      await page.waitForLoadState('networkidle');
      for (const picture of await shownPictures(page)) {
        const enough = Math.min(picture.needed * 0.93, picture.largest);
        expect.soft(picture.chosen, `${address}: ${picture.address} is sharp`).toBeGreaterThanOrEqual(enough);
        expect.soft(picture.said, `${address}: sizes of ${picture.address}`).toBeLessThan(1.6);
      }
    }
  },
);

test('no preload is wasted, also after a previous page', { tag: '@both' }, async ({ page }) => {
  // A route disables the cache: otherwise the browser may show a larger cached size, and the preload is not
  // needed.
  await page.route('**/nothing', (route) => route.continue());
  for (const address of [...PAGES, '/catalog/koltsa/']) {
    await page.goto(address);
    const preloaded = await page.locator('link[rel=preload][as=image]').count();
    expect(preloaded, `${address} asks for its first picture early`).toBeGreaterThan(0);
    await expect.poll(() => preloads(page), `pictures and fonts of ${address}`).toMatchObject({ wasted: [] });
    expect((await preloads(page)).used.some((name) => name.endsWith('.woff2'))).toBe(true);
  }
});

/**
 * The preloaded files, each with whether a picture or a text of the page needs it. Chromium warns of wasted
 * ones too, but only some seconds after the load.
 */
function preloads(page: Page): Promise<{ used: string[]; wasted: string[] }> {
  return page.evaluate(() => {
    const rulesOf = (holder: { cssRules: CSSRuleList }): CSSRule[] =>
      [...holder.cssRules].flatMap((rule) => (rule instanceof CSSGroupingRule ? rulesOf(rule) : [rule]));
    const faceOf = (family: string, weight: string, range: string) =>
      [family.replaceAll('"', ''), weight, range].join(' ').toLowerCase();
    const loaded = new Set(
      [...document.fonts]
        .filter(({ status }) => status === 'loaded')
        .map(({ family, weight, unicodeRange }) => faceOf(family, weight, unicodeRange)),
    );
    const fonts = [...document.styleSheets]
      .flatMap(rulesOf)
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .filter(({ style }) =>
        loaded.has(
          faceOf(
            style.getPropertyValue('font-family'),
            style.getPropertyValue('font-weight'),
            style.getPropertyValue('unicode-range'),
          ),
        ),
      )
      .map(({ style }) => style.getPropertyValue('src'));
    const shown = new Set([...document.images].map((image) => image.currentSrc));
    const isUsed = (name: string) =>
      shown.has(name) || fonts.some((source) => source.includes(new URL(name).pathname));
    const asked = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.initiatorType === 'link')
      .map(({ name }) => name)
      .filter((name) => name.includes('/pictures/') || name.endsWith('.woff2'));
    return { used: asked.filter(isUsed), wasted: asked.filter((name) => !isUsed(name)) };
  });
}

test('facets of a stone are whiter than the well behind it', async ({ page }) => {
  await page.goto('/guide/kamni/brilliant/');
  const stone = page.getByRole('main').locator('picture > img').first();
  await expect.poll(() => stone.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  const shown = (await stone.screenshot()).toString('base64');
  const white = await page.evaluate(async (picture) => {
    const bytes = Uint8Array.from(atob(picture), (sign) => sign.codePointAt(0) ?? 0);
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const paint = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (paint === null) throw new Error('no canvas');
    paint.drawImage(bitmap, 0, 0);
    const { data } = paint.getImageData(0, 0, bitmap.width, bitmap.height);
    let count = 0;
    for (let at = 0; at < data.length; at += 4) if ((data[at + 2] ?? 0) > 248) count += 1;
    return (count * 4) / data.length;
  }, shown);
  // The background is at 241, and so are white pixels of a picture that is darkened by it.
  expect(white).toBeGreaterThan(0.01);
});

test('the gallery has at least four views, and the full screen shows each of them at once', async ({
  page,
  shop,
}) => {
  await shop.visit(PIECE);
  const gallery = page.getByRole('region', { name: 'Фотографии изделия' });
  const views = gallery.getByRole('listitem');
  const count = await views.count();
  expect(count).toBeGreaterThanOrEqual(4);
  await expect(
    gallery.getByRole('img', { name: /^Рисунок: .* на безымянном пальце, размер.* ореол/ }),
  ).toBeAttached();
  await expect(gallery.getByRole('img', { name: 'крупный план' })).toBeAttached();

  await gallery.getByRole('button', { name: 'Как сидит, во весь экран' }).click();
  const drawn = page.getByRole('dialog', { name: 'На руке' });
  await expect(drawn.getByRole('img', { name: /на безымянном пальце/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawn).toBeHidden();

  const main = gallery.getByRole('img').first();
  await expect
    .poll(() => main.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeTruthy();
  const source = await main.evaluate((image: HTMLImageElement) => image.currentSrc);
  // The large size never loads: the size that the page already has is shown instead.
  await page.route(/\/pictures\/[0-9a-f]+\/(1000|1200|1600|2000)\./, () => undefined);
  await gallery.getByRole('button', { name: /^Фото 1 из/ }).click();
  const screen = page.getByRole('dialog', { name: 'Фотографии во весь экран' });
  await expect(screen).toBeVisible();
  const thumbs = screen.getByRole('list', { name: 'Все виды' }).getByRole('button');
  await expect(thumbs).toHaveCount(count);
  const first = screen.getByRole('button', { name: 'Приблизить' }).first();
  await expect
    .poll(
      () =>
        first.evaluate((button) => `${button.innerHTML} ${button.querySelector('img')?.currentSrc ?? ''}`),
      { message: 'the size that the page already shows' },
    )
    .toContain(new URL(source).pathname);
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  await thumbs
    .filter({ has: page.locator('svg') })
    .first()
    .focus();
  await screen.getByRole('button', { name: 'Показать рисунок' }).click();
  await expect(screen.getByRole('status')).toContainText('рисунок');
  await screen.getByRole('button', { name: 'Показать фильм' }).click();
  await expect(screen.getByRole('status')).toContainText('фильм');
  const turn = screen.getByRole('slider', { name: 'Поворот' });
  await turn.focus();
  await page.keyboard.press('ArrowRight');
  await expect(turn).not.toHaveValue('0');
  await expect(screen.getByRole('button', { name: 'Показать в движении' })).toBeVisible();
});
