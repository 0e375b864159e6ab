import type { Page } from '@playwright/test';
import { expect, test } from '../support/shop-test.ts';

test('a diagonal mouse movement keeps the section, a straight one changes it', async ({ page, shop }) => {
  await openMenu(page, shop);
  const from = await centreOf(page, '[data-section] >> nth=0');
  const all = await centreOf(page, '[data-panel] a:has-text("Весь раздел")');
  await page.mouse.move(from.x, from.y, { steps: 5 });
  await restMouse(page);
  await page.mouse.move(all.x, all.y, { steps: 12 });
  await expect(opened(page)).toHaveAccessibleName(/^Кольца/);
  await page.mouse.move(from.x, from.y, { steps: 12 });
  await restMouse(page);
  const chains = await centreOf(page, '[data-section]:has-text("Цепи")');
  await page.mouse.move(from.x, chains.y, { steps: 12 });
  await expect(opened(page)).toHaveAccessibleName(/^Цепи/);
  const links = page.locator('[data-panel] a[href]:not([aria-hidden])');
  for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
    expect(href).toMatch(/^\/catalog\/tsepi\//);
});

test('the menu opens for a mouse that moves, not for a header that comes under it', async ({
  page,
  shop,
}) => {
  await page.clock.install();
  await shop.visit('/delivery/');
  const trigger = page.getByRole('banner').getByRole('link', { name: 'Каталог', exact: true });
  const { x, y } = await centreOf(page, 'header a[aria-expanded]');
  await trigger.dispatchEvent('pointerover', { pointerType: 'mouse', bubbles: true });
  await page.clock.runFor(1000);
  await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  await page.mouse.move(x - 4, y);
  await page.mouse.move(x, y, { steps: 3 });
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
});

for (const part of ['**/assets/mega-menu-*.js', '**/api/catalogue/menu*'])
  test(`Escape and a click beside it close a menu that waits for ${part}`, async ({ page, shop }) => {
    await page.route(part, () => {});
    await shop.visit('/delivery/');
    const trigger = page.getByRole('banner').getByRole('link', { name: 'Каталог', exact: true });
    await trigger.hover();
    await trigger.hover({ position: { x: 20, y: 20 } });
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await expect(trigger).toBeFocused();
    await trigger.click();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('heading', { level: 1 }).click();
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  });

test('a tablet does not ask about the city over the open menu', async ({ page, shop }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await shop.visit('/garantiya/');
  const question = page.getByRole('region', { name: 'Ваш город' });
  await expect(question).toBeVisible();
  await page.getByRole('banner').getByText('Каталог', { exact: true }).click();
  await expect(page.locator('[data-section]').first()).toBeVisible();
  await expect(question).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
});

test('arrows move through the sections and into a panel, Tab goes through it, Escape returns the focus', async ({
  page,
  shop,
}) => {
  await shop.visit('/delivery/');
  const trigger = page.getByRole('banner').getByRole('link', { name: 'Каталог', exact: true });
  const sections = page.getByRole('navigation', { name: 'Разделы каталога' });
  await trigger.focus();
  await page.keyboard.press('ArrowDown');
  await expect(sections.getByRole('link', { name: /^Кольца/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(sections.getByRole('link', { name: /^Серьги/ })).toBeFocused();
  await expect(opened(page), 'the focus alone opens nothing').toHaveAccessibleName(/^Кольца/);
  await page.keyboard.press('ArrowRight');
  await expect(opened(page)).toHaveAccessibleName(/^Серьги/);
  await expect(sections.getByRole('link', { name: /^Пусеты/ })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(sections.getByRole('link', { name: /^Серьги/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(opened(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(sections.getByRole('link', { name: /^Пусеты/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sections).toBeHidden();
  await expect(trigger).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(sections).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(sections.getByRole('link', { name: /^Кольца/ })).toBeFocused();
  await page.getByRole('searchbox', { name: 'Поиск украшений' }).focus();
  await expect(sections, 'the focus went elsewhere').toBeHidden();
});

test('Escape closes a menu that is still being loaded', async ({ page, shop }) => {
  const { promise: isPressed, resolve: press } = Promise.withResolvers<void>();
  await page.route('**/api/catalogue/menu*', async (route) => {
    await isPressed;
    await route.continue();
  });
  await shop.visit('/delivery/');
  const trigger = page.getByRole('banner').getByRole('link', { name: 'Каталог', exact: true });
  await trigger.focus();
  const asked = page.waitForRequest('**/api/catalogue/menu*');
  await page.keyboard.press('Space');
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await asked;
  await page.keyboard.press('Escape');
  await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  const answered = page.waitForResponse('**/api/catalogue/menu*');
  press();
  await answered;
  await expect(page.getByRole('navigation', { name: 'Разделы каталога' })).toBeHidden();
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1100 }, hasTouch: true });

  test('a tap opens the menu, another section and a royal stone', async ({ page, shop }) => {
    await shop.visit('/delivery/');
    await page.getByRole('banner').getByRole('link', { name: 'Каталог', exact: true }).tap();
    await page.getByRole('button', { name: 'Царские камни: что внутри' }).tap();
    await page
      .locator('[data-panel]')
      .getByRole('link', { name: /^Рубин/ })
      .first()
      .tap();
    await expect(page).toHaveURL('/royal/ruby/');
  });
});

async function openMenu(page: Page, shop: { visit: (path: string) => Promise<void> }): Promise<void> {
  await shop.visit('/delivery/');
  await page.getByRole('banner').getByRole('link', { name: 'Каталог', exact: true }).click();
  await expect(page.getByRole('navigation', { name: 'Разделы каталога' })).toBeVisible();
}

/** A pause, as before a hand changes direction: only movements within the last 120 ms are combined. */
async function restMouse(page: Page): Promise<void> {
  const start = await page.evaluate(() => performance.now());
  await page.waitForFunction((moved) => performance.now() - moved > 120, start);
}

/** The button of the section whose panel is open. */
function opened(page: Page) {
  return page.locator('button[aria-expanded="true"]', { has: page.locator('svg') }).filter({ visible: true });
}

async function centreOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not shown`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
