import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/shop-test.ts';

const RING = '/catalog/koltsa/pomolvochnye/koltso-avrora-beloe-zoloto/';
const CHAIN = '/catalog/tsepi/tsep-klyukva-rozovoe-zoloto/';

/** Pixels of a millimetre on a screen that the shopper measured with a card. */
const PIXELS = 4;

test('the drawing on a hand follows the chosen size', { tag: '@both' }, async ({ page, shop }) => {
  await shop.visit(RING);
  const gallery = page.getByRole('region', { name: 'Фотографии изделия' });
  await expect(gallery.getByRole('img', { name: /на безымянном пальце, размер.17,/ })).toBeAttached();
  await shop.visit(`${RING}?size=16`);
  // On a phone the view gets its code when the strip comes near it; the code replaces its markup.
  await expect(async () => {
    await gallery
      .getByRole('img', { name: /на безымянном пальце/ })
      .scrollIntoViewIfNeeded({ timeout: 5000 });
    const chosen = gallery.getByRole('img', { name: /на безымянном пальце, размер.16,/ });
    await expect(chosen).toBeAttached({ timeout: 5000 });
  }).toPass();
});

test('once the screen is measured, a ring of 17 is 17 millimetres wide', async ({ page, shop }) => {
  await page.addInitScript((pixels) => localStorage.setItem('screen-px-per-mm', String(pixels)), PIXELS);
  await shop.visit(RING);
  await page.getByRole('button', { name: 'Как сидит, во весь экран' }).click();
  const opened = page.getByRole('dialog', { name: 'На руке' });
  await expect(opened.getByRole('radio', { name: '1 : 1' })).toBeChecked();
  const width = () =>
    opened.locator('[data-ring-mm="17"]').evaluate((line) => {
      if (!(line instanceof SVGGraphicsElement)) throw new Error('the light on a ring is a path');
      const { a = 0, b = 0 } = line.getScreenCTM() ?? {};
      return line.getBBox().width * Math.hypot(a, b);
    });
  await expect.poll(width).toBeCloseTo(17 * PIXELS, 0);
  // The rouble beside it is 20.5.
  const coin = await opened.locator('[data-beside="coin"] circle').first().boundingBox();
  expect((coin?.width ?? 0) / PIXELS).toBeCloseTo(20.5, 0);
  await opened.getByText('×2', { exact: true }).click();
  await expect.poll(width).toBeCloseTo(34 * PIXELS, 0);
});

test(
  'the opened drawing has choices of size, body and what lies beside',
  { tag: '@both' },
  async ({ page, shop }) => {
    await shop.visit(CHAIN);
    await page.getByRole('button', { name: 'Как сидит, во весь экран' }).click();
    const opened = page.getByRole('dialog', { name: 'На шее' });
    await expect(opened.getByRole('img', { name: /длина 45.см, на.3,3.см ниже ярёмной ямки/ })).toBeVisible();
    await expect(opened.getByRole('radio', { name: '1 : 1' })).toHaveCount(0);
    await opened.getByText('50', { exact: true }).last().click();
    await expect(opened.getByRole('status')).toContainText('5,8');
    await opened.getByText('36', { exact: true }).click();
    await expect(opened.getByRole('status')).toContainText('4,8');
    await opened.getByText('карта', { exact: true }).click();
    await expect(opened.locator('[data-beside="card"]')).toBeAttached();
    await expectAccessible(page, 'a chain on a neck');
    await page.keyboard.press('Escape');
    await expect(opened).toBeHidden();
  },
);
