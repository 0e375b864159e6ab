import type { Page } from '@playwright/test';
import { button } from '../support/callback-steps.ts';
import { expect, test } from '../support/shop-test.ts';

const WIDTHS = [320, 375, 425, 768, 1024, 1280, 1440, 1920];
/** Elements that are typed into, read by eye or camera, or pressed to buy. */
const READ =
  'input:not([type=hidden]), textarea, select, [role=img], [data-keep-clear], [data-code], [data-buy-bar], [data-tab-bar], button, [data-variant]';

test.use({ isCallbackActive: true });

test('the icon is on every page, the minimal frame too, and covers nothing that is typed, read or paid with', async ({
  page,
  shop,
}) => {
  test.slow();
  // A panel that was opened once does not open by itself.
  await page.addInitScript(() => sessionStorage.setItem('callback-opened-at', '1'));
  const ring = await shop.findProduct('section=koltsa', ({ engraving }) => engraving !== null);
  await shop.visit('/gold_buying/');
  await expectUncovered(page);
  await shop.visit(ring.url);
  await expectUncovered(page);

  await shop.fillCart();
  await shop.signIn();
  await shop.visit('/personal/order/make/');
  await expectUncovered(page);
  const { id } = await shop.placeForPickup({ payment: 'sbp' });
  await shop.visit(`/cart/pay/?order=${id}`);
  await expect(page.getByRole('img', { name: 'Код для оплаты' })).toBeVisible();
  await expectUncovered(page);
});

test('the icon looks for its place at few points, on a phone in a page full of cards', async ({
  page,
  shop,
}) => {
  await page.addInitScript(() => {
    sessionStorage.setItem('callback-opened-at', '1');
    const real = document.elementsFromPoint.bind(document);
    const at = { points: 0 };
    document.elementsFromPoint = (x, y) => {
      if (at.points === 0) setTimeout(() => (at.points = 0));
      at.points += 1;
      const { dataset } = document.documentElement;
      dataset['points'] = String(Math.max(at.points, Number(dataset['points'] ?? 0)));
      return real(x, y);
    };
  });
  await page.setViewportSize({ width: 375, height: 812 });
  await shop.visit('/catalog/koltsa/');
  await expect(button(page)).toBeAttached();
  const points = () => page.evaluate(() => Number(document.documentElement.dataset['points'] ?? 0));
  const lookAt = async (top: number) => {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await expect.poll(points, { message: `it looks at ${top}` }).toBeGreaterThan(0);
    // Each tested point costs the browser about as much as a small script: a whole grid of them froze a phone
    // for half a second.
    expect(await points()).toBeLessThanOrEqual(160);
    await page.evaluate(() => (document.documentElement.dataset['points'] = '0'));
  };
  await lookAt(0);
  // The button looks for its place when the page is scrolled up; on scrolling down it is hidden.
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  // Both scrolls within one frame would be one scroll down.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))),
  );
  await lookAt(700);
  await lookAt(300);
});

/**
 * At each width: nothing is covered at the top of the page; at its end the icon is shown and covers nothing.
 */
async function expectUncovered(page: Page): Promise<void> {
  await expect(button(page)).toBeAttached();
  for (const width of WIDTHS) {
    const where = `${new URL(page.url()).pathname} at ${width}`;
    await page.setViewportSize({ width, height: width < 768 ? 667 : 900 });
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    expect(await covered(page), `${where}, its top`).toEqual([]);
    await expect(async () => {
      await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }));
      await expect(button(page), 'it is there').toHaveCSS('opacity', '1', { timeout: 1000 });
    }, where).toPass({ timeout: 60_000 });
    expect(await covered(page), `${where}, its end`).toEqual([]);
  }
}

/** The elements under the icon during half a second, in which it takes its place. */
function covered(page: Page): Promise<string[]> {
  return button(page).evaluate(async (icon, read) => {
    const found = new Set<string>();
    const end = performance.now() + 500;
    while (performance.now() < end) {
      await new Promise(requestAnimationFrame);
      if (icon.hasAttribute('data-aside')) continue;
      const box = icon.getBoundingClientRect();
      for (const element of document.querySelectorAll(read)) {
        if (
          icon.contains(element) ||
          !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        )
          continue;
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const isApart = left >= box.right || right <= box.left || top >= box.bottom || bottom <= box.top;
        if (!isApart) found.add(element.outerHTML.slice(0, 120));
      }
      // A price is a text with a rouble sign, in any element.
      for (const x of [box.left + 2, (box.left + box.right) / 2, box.right - 2])
        for (let y = box.top + 2; y < box.bottom; y += 6)
          for (const below of document.elementsFromPoint(x, y))
            if (!icon.contains(below) && below.childElementCount === 0 && below.textContent.includes('₽'))
              found.add(below.outerHTML.slice(0, 120));
    }
    return [...found];
  }, READ);
}
