import type { Page } from '@playwright/test';
import { expect, test } from '../support/shop-test.ts';
import { isPhone, shown } from '../support/steps.ts';

/** A phone, a desktop at 200 %, a tablet, a desktop at 150 %, and three screens. */
const WIDTHS = [375, 720, 768, 960, 1024, 1440, 1920];

/** Destinations that must be reachable after one click on «Каталог». */
const WAYS = [
  ['Кольца', '/catalog/koltsa/'],
  ['Царские камни', '/royal/'],
  ['Подарки', '/catalog/podarki/'],
  ['Скидки', '/catalog/skidki/'],
  ['Ювелирный гид', '/guide/'],
  ['Салоны', '/stores/'],
  ['Доставка и оплата', '/delivery/'],
] as const;

test('at every width one click on «Каталог» shows sections, stones, guide and services', async ({
  page,
  shop,
}) => {
  test.slow();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await shop.visit('/delivery/');
    await shown(page.getByRole('link', { name: 'Каталог', exact: true })).click();
    await expect(page).toHaveURL(width < 768 ? '/menu/' : '/delivery/');
    for (const [name, address] of WAYS) {
      const link = shown(page.locator(`a[href="${address}"]`).filter({ hasText: name }));
      await expect(link, `${name} at ${width}`).toBeVisible();
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBe(width);
  }
});

test(
  'the menu page links to sections, opens the city dialog, and is not indexed',
  { tag: '@both' },
  async ({ page, shop }) => {
    await shop.visit('/menu/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Каталог');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    // The menu page focuses no field: visitors come for the sections.
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('INPUT');
    const sections = page.getByRole('main').getByRole('navigation', { name: 'Разделы каталога' });
    const { sectionTotal } = await shop.listing('section=koltsa');
    await expect(sections.getByRole('link', { name: `Кольца ${sectionTotal}` })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Москва изменить' }).click();
    await expect(page.getByRole('dialog', { name: 'Ваш город' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Царские камни/ })
      .click();
    await expect(page).toHaveURL('/royal/');
  },
);

test(
  'on a phone a piece leads to the cart and to the catalogue, and the header that comes back names it',
  { tag: '@phone' },
  async ({ page, shop }) => {
    const { product } = await shop.fillCart();
    await shop.visit(product.url);
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: /^1\sизделие: Корзина/ })).toHaveAttribute(
      'href',
      '/cart/',
    );
    await expect(shown(header.getByRole('link', { name: 'Каталог' }))).toHaveAttribute('href', '/menu/');
    const logo = shown(header.getByRole('link', { name: 'Яхонт' }));
    await expect(logo).toBeVisible();
    await expect(header.getByText(product.shortName, { exact: true })).toBeHidden();
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    await expect(header.locator('[data-away]'), 'gone on the way down').toBeAttached();
    await page.evaluate(() => window.scrollTo({ top: 800, behavior: 'instant' }));
    await expect(header.getByText(product.shortName, { exact: true })).toBeInViewport();
    await expect(logo).toHaveCount(0);
    await shown(header.getByRole('link', { name: 'Каталог' })).click();
    await expect(page).toHaveURL('/menu/');
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('«Каталог» opens the menu page, from which a section opens', async ({ page }) => {
    await page.goto('/delivery/');
    await shown(page.getByRole('link', { name: 'Каталог', exact: true })).click();
    await expect(page).toHaveURL('/menu/');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Серьги/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Серьги');
  });
});

test('every link of header and footer leads to a page whose heading matches its text', async ({ page }) => {
  test.slow();
  /** Pages whose heading uses other words. */
  const others: Readonly<Record<string, RegExp>> = {
    'Написать нам': /Обратная\sсвязь/,
    Реквизиты: /Контакты/,
    Войти: /Войти\sв\sкабинет/,
    'Настройки куки': /персональных\sданных/,
  };
  await page.goto('/delivery/');
  const links = await page.locator('header a[href^="/"], footer a[href^="/"]').evaluateAll((all) =>
    all.map((link) => ({
      text: (link.textContent ?? '').replaceAll(/\s+/g, ' ').trim(),
      href: link.getAttribute('href') ?? '',
    })),
  );
  const named = links.filter(({ text, href }) => text !== '' && href !== '/');
  expect(named.length).toBeGreaterThan(35);
  for (const { text, href } of named) {
    const answer = await page.request.get(href);
    expect.soft(answer.status(), href).toBe(200);
    const html = await answer.text();
    const h1 = textOf(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? '');
    expect.soft(h1, `${text} → ${href}`).toMatch(others[text] ?? new RegExp(stemsOf(text).join('|'), 'i'));
    const anchor = decodeURIComponent(href.split('#')[1] ?? '');
    if (anchor !== '') expect.soft(html, `${text} → ${href}`).toContain(`id="${anchor}"`);
  }
});

test(
  '«Реквизиты» leads to the company details, also below the question about the city',
  { tag: '@both' },
  async ({ page, shop }) => {
    await shop.visit('/delivery/');
    if (isPhone(page)) await expect(page.getByRole('region', { name: 'Ваш город' })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Реквизиты' }).click();
    await expect(page.getByRole('heading', { name: 'Реквизиты' })).toBeInViewport();
    await expect(page.getByRole('row', { name: 'ОГРН 1157746089122' })).toBeInViewport();
  },
);

test('headings are at the same height on every kind of page', { tag: '@both' }, async ({ page, shop }) => {
  // On pages with a banner the heading is inside it.
  const pages = ['/catalog/koltsa/', '/cart/', '/stores/moskva/', '/guide/', '/feedback/'];
  const tops = new Map<string, number>();
  for (const path of pages) {
    await shop.visit(path);
    tops.set(path, Math.round(await topOf(page, 'h1')));
  }
  expect(new Set(tops.values()), JSON.stringify([...tops])).toHaveProperty('size', 1);
});

test('sticky parts of a product page stay below the header when it reappears', async ({ page, shop }) => {
  const { url } = (await shop.listing('section=koltsa')).cards[0] ?? { url: '' };
  await shop.visit(url);
  await page.mouse.move(400, 500);
  await page.mouse.wheel(0, 700);
  const bar = page.locator('header[data-layout] > div').nth(1);
  await expect(bar).toHaveAttribute('data-away');
  await page.mouse.wheel(0, -100);
  await expect(bar).not.toHaveAttribute('data-away');
  const header = await bar.boundingBox();
  await expect.poll(() => topOf(page, 'h1')).toBeGreaterThanOrEqual(header?.height ?? 0);
});

test('nothing moves under a pressed pointer while the page scrolls', async ({ page, shop }) => {
  await shop.visit('/catalog/koltsa/');
  const option = page.getByRole('complementary', { name: 'Фильтры' }).getByText('Платина');
  await page.evaluate(() => scrollTo(0, 600));
  const bar = page.locator('header[data-layout] > div').nth(1);
  await expect(bar).toHaveAttribute('data-away');
  await page.evaluate(() => scrollTo(0, 500));
  await expect(bar).not.toHaveAttribute('data-away');
  const box = await option.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
  await page.mouse.down();
  await page.evaluate(() => scrollTo(0, 700));
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(await option.boundingBox()).toEqual(box);
  await page.mouse.up();
  await expect(page).toHaveURL(/metal=platinum/);
});

function topOf(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
}

/** Stems of the significant words: «Обмен золота» → «обме», «золо». */
function stemsOf(text: string): string[] {
  return (text.toLowerCase().match(/[а-яё]{4,}/g) ?? []).map((word) => word.slice(0, 4));
}

function textOf(html: string): string {
  return html.replaceAll(/<[^>]*>/g, '').trim();
}
