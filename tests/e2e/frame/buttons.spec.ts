import { expect, type Page } from '@playwright/test';
import { test } from './one-browser.ts';

const USUAL = 42;
/** Height of a page's main action. */
const MAIN = 52;

const GUEST_PAGES = [
  '/',
  '/catalog/koltsa/',
  '/catalog/diamonds/',
  '/engraving/',
  '/gold_buying/',
  '/certificates/',
  '/stores/moskva/',
  '/franchising/',
  '/check_user/',
  '/3Kbonus/',
];

/** A touch phone, a tablet and a desktop, in one page whose window is resized. */
const SCREENS = [
  { width: 375, height: 812, isTouched: true },
  { width: 768, height: 1024, isTouched: true },
  { width: 1440, height: 900, isTouched: false },
];

test('buttons are 42 px high at every width, and one main action of a page 52 (SPEC 9.7)', async ({
  guest,
  member,
}) => {
  test.slow();
  const { cards } = await guest.shop.listing('section=koltsa');
  for (const path of [...GUEST_PAGES, cards[0]?.url ?? '']) {
    await guest.shop.visit(path);
    await expectHeights(guest.page, path);
  }
  await member.shop.fillCart();
  for (const path of ['/cart/', '/personal/order/make/', '/personal/detail/']) {
    await member.shop.visit(path);
    await expectHeights(member.page, path);
  }
});

async function expectHeights(page: Page, path: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  for (const { width, height, isTouched } of SCREENS) {
    await page.setViewportSize({ width, height });
    await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: isTouched });
    const seen = await heights(page);
    const where = `${path} at ${width}`;
    expect(seen.length, `${where}: it has buttons`).toBeGreaterThan(0);
    expect
      .soft(
        seen.filter((button) => button.height !== USUAL && button.height !== MAIN),
        where,
      )
      .toEqual([]);
    const main = seen.filter((button) => button.height === MAIN);
    expect.soft(main.slice(1), `${where}: one main action`).toEqual([]);
  }
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await devtools.detach();
}

/** Height of every visible button with text, except in slides of a strip that are out of view. */
function heights(page: Page): Promise<{ words: string; height: number }[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll('[data-variant][data-size], button[type="submit"]')).flatMap(
      (button) => {
        const { height, left, right } = button.getBoundingClientRect();
        const words = button instanceof HTMLElement ? button.innerText.trim() : '';
        const isShown =
          button.checkVisibility({ visibilityProperty: true }) && left < innerWidth && right > 0;
        return isShown && words !== '' && height > 1 ? [{ words, height: Math.round(height) }] : [];
      },
    ),
  );
}
