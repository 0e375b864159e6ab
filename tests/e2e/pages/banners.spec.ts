import { expect, test } from '../support/shop-test.ts';

/** Pages with a wide banner, and pages with a square picture. */
const WIDE = ['/delivery/', '/actions/rassrochka/'];
const SQUARE = ['/solo-collection/', '/service-card/'];

test('the heading does not overlap the picture, which is not enlarged', async ({ page, shop, isMobile }) => {
  for (const path of [...WIDE, ...SQUARE]) {
    await shop.visit(path);
    for (const width of isMobile ? [375] : [768, 1024, 1440, 1920]) {
      if (!isMobile) await page.setViewportSize({ width, height: 900 });
      const seen = await page.evaluate(() => {
        const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
        const image = document.querySelector<HTMLImageElement>('article picture img');
        return {
          title: box('h1')?.toJSON(),
          image: image?.getBoundingClientRect().toJSON(),
          original: image?.width === undefined ? 0 : Number(image.getAttribute('width')),
        };
      });
      const { title, image, original } = seen;
      expect(original, path).toBeGreaterThan(0);
      expect(image.width, `${path} at ${width}`).toBeLessThanOrEqual(original);
      if (isMobile) expect(title.bottom, path).toBeLessThanOrEqual(image.top);
      else if (WIDE.includes(path)) {
        expect(title.top, `${path} at ${width}`).toBeGreaterThanOrEqual(image.top);
        expect(title.bottom, `${path} at ${width}`).toBeLessThanOrEqual(image.bottom);
        expect(title.right, `${path} at ${width}`).toBeLessThanOrEqual(image.left + image.width * 0.42);
      } else expect(title.right, `${path} at ${width}`).toBeLessThanOrEqual(image.left);
    }
  }
});
