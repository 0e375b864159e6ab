import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/shop-test.ts';
import { dialogCalled, openCity, openSignIn } from '../support/modal-steps.ts';
import { isPhone, shown } from '../support/steps.ts';

// Classic scroll bars, which take space: with overlay ones no page could shift.
test.use({
  launchOptions: async ({ launchOptions }, provide) =>
    provide({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
});

/** Tolerance for rounding in the browser, pixels. */
const NEARLY = 1;

test(
  'two modals: the second is two levels higher, Esc and Back close the top one, the focus returns',
  { tag: '@both' },
  async ({ page, shop }) => {
    await shop.visit('/');
    const opener = page.locator('footer a').first();
    await opener.focus();
    const city = await openCity(page);
    expect(await layerOf(city)).toBe(1001);
    expect(await veilBelow(city)).toBe(1000);
    const signIn = await openSignIn(page);
    expect(await layerOf(signIn)).toBe(1003);
    expect(await veilBelow(signIn)).toBe(1002);
    await expectFocusIn(signIn);
    for (let press = 0; press < 12; press += 1) await page.keyboard.press('Tab');
    await expectFocusIn(signIn);

    await page.keyboard.press('Escape');
    await expect(signIn).toBeHidden();
    await expect(city).toBeVisible();
    await expectFocusIn(city);
    await page.keyboard.press('Escape');
    await expect(city).toBeHidden();
    await expect(opener).toBeFocused();
  },
);

test('the page under a modal neither shifts nor scrolls', async ({ page, shop }) => {
  await shop.visit('/');
  await page.evaluate(() => scrollTo(0, 400));
  const before = await places(page);
  const city = await openCity(page);
  await page.mouse.move(5, 300);
  const turned = seesWheel(page);
  await page.mouse.wheel(0, 600);
  await turned;
  expect(moved(before, await places(page)), 'under the open modal').toBeLessThanOrEqual(NEARLY);
  await page.keyboard.press('Escape');
  await expect(city).toBeHidden();
  expect(moved(before, await places(page)), 'afterwards').toBeLessThanOrEqual(NEARLY);
});

test(
  'full-screen pictures are a modal like the others and return the focus',
  { tag: '@both' },
  async ({ page, shop }) => {
    const { url } = await shop.findProduct('section=koltsa', ({ images }) => images.length > 1);
    await shop.visit(url);
    const opener = shown(page.getByRole('button', { name: /^Фото 2 из/ }));
    const pictures = dialogCalled(page, 'Фотографии во весь экран');
    const open = async () => {
      await opener.focus();
      await page.keyboard.press('Enter');
      await expect(pictures).toBeVisible();
      await expectFocusIn(pictures);
    };
    await open();
    expect(await layerOf(pictures)).toBe(1001);
    await expect(pictures.getByRole('status')).toHaveText(/^2 из/);
    for (let press = 0; press < 12; press += 1) await page.keyboard.press('Tab');
    await expectFocusIn(pictures);
    const city = await openCity(page);
    expect(await layerOf(city)).toBe(1003);
    await page.keyboard.press('Escape');
    await expect(city).toBeHidden();
    await expect(pictures).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(pictures).toBeHidden();
    await expect(opener).toBeFocused();

    if (!isPhone(page)) return;
    await open();
    await page.goBack();
    await expect(pictures).toBeHidden();
    await expect(page).toHaveURL(url);
    await expect(opener).toBeFocused();
  },
);

test.describe('with failures', () => {
  test.use({ expectedComplaints: [/status of 500/] });

  test('a message is shown above an open modal and announced to screen readers', async ({ page, shop }) => {
    await page.route('**/api/favourites/*', (route) => route.fulfill({ status: 500, json: {} }));
    await shop.visit('/catalog/koltsa/');
    const heart = page.getByRole('button', { name: /^В избранное/ }).first();
    await heart.scrollIntoViewIfNeeded();
    await openCity(page);
    await page.locator('button[aria-label^="В избранное"]').first().dispatchEvent('click');
    const message = page.getByRole('status').filter({ hasText: 'Не получилось сохранить' });
    await expect(message).toBeVisible();
    expect(
      await message.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }),
    ).toBe(true);
  });

  test('the city dialog says when the city cannot be detected', async ({ page, shop }) => {
    await page.route('**/api/location/detect/', (route) => route.fulfill({ status: 500, json: {} }));
    await shop.visit('/favorites/');
    const city = await openCity(page);
    await city.getByRole('button', { name: 'Определить автоматически' }).click();
    await expect(city.getByRole('alert')).toHaveText(/^Не\s+получилось\. Выберите город/);
  });
});

/** Resolves when the page has received a turn of the wheel and painted long enough for a scroll to show. */
function seesWheel(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await new Promise((resolve) => addEventListener('wheel', resolve, { once: true, passive: true }));
    for (let frame = 0; frame < 12; frame += 1) await new Promise(requestAnimationFrame);
  });
}

function layerOf(dialog: Locator): Promise<number> {
  return dialog.evaluate((element) => Number(getComputedStyle(element).zIndex));
}

/** z-index of the backdrop before the dialog. */
function veilBelow(dialog: Locator): Promise<number> {
  return dialog.evaluate((element) => {
    const layers = [...(element.parentElement?.children ?? [])]
      .filter((one) => one !== element)
      .map((one) => Number(getComputedStyle(one).zIndex))
      .filter((layer) => !Number.isNaN(layer));
    return Math.max(...layers);
  });
}

async function expectFocusIn(dialog: Locator): Promise<void> {
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
}

/** Positions and widths of the page's parts, pixels. */
function places(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const boxes = ['main', 'footer', 'header'].map((name) =>
      document.querySelector(name)?.getBoundingClientRect(),
    );
    return [scrollY, ...boxes.flatMap((box) => [box?.left ?? 0, box?.top ?? 0, box?.width ?? 0])];
  });
}

/** Largest difference between two lists of positions. */
function moved(before: readonly number[], after: readonly number[]): number {
  return Math.max(...before.map((place, index) => Math.abs(place - (after[index] ?? Infinity))));
}
