import type { Locator, Page } from '@playwright/test';
import { listGiftPieces } from '@yahont/contracts/catalogue/gift-pieces.ts';
import type { GoldRate } from '@yahont/contracts/metal-rates/metal-rates.ts';
import * as office from '@yahont/contracts/office/texts.ts';
import { estimateGold } from '@yahont/values/gold/gold-estimate.ts';
import { quoteGifts } from '@yahont/values/leads/corporate.ts';
import { payback } from '@yahont/values/leads/payback.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { expectAccessible } from '../../support/axe.ts';
import { Office } from '../../support/office.ts';
import type { Shop } from '../../support/shop.ts';
import { expect, test } from '../../support/shop-test.ts';

const CODE = /\/assets\/(?:gold|payback|gifts)-block-[^/]+\.js$/;

/** Publishes a page whose text has these blocks, as staff do. */
async function publish(origin: string, { path, blocks }: { path: string; blocks: object[] }): Promise<void> {
  const staff = new Office(origin);
  const h1 = 'Считаем вместе';
  const body = { path, title: h1, description: 'Три расчёта на одной странице.', h1, lead: '', blocks };
  const { id, version } = await staff.call(office.createText, {
    params: {},
    body: { document: office.WrittenDocument.parse({ kind: 'page', body }) },
  });
  await staff.call(office.publishText, {
    params: { id },
    headers: { 'if-match': `"${version}"` },
    body: { reason: 'проверка' },
  });
}

const words = (heading: string) => ({
  type: 'text',
  heading,
  markdown: Array.from(
    { length: 12 },
    () => 'Считаем по ценам дня и показываем, из чего сложилась сумма.',
  ).join('\n\n'),
});
const calculator = (heading: string, name: string) => ({ type: 'calculator', heading, calculator: name });

test.describe('three calculators that staff placed in a text', () => {
  let path = '';
  test.beforeAll(async ({ baseURL }, { project }) => {
    path = `/raschety/${project.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-${Date.now()}/`;
    await publish(baseURL ?? '', {
      path,
      blocks: [
        words('Золото'),
        calculator('Сколько дадут за цепочку', 'gold'),
        words('Салон'),
        calculator('Окупится ли салон', 'payback'),
        words('Подарки'),
        calculator('Подарки отделу', 'company-gifts'),
      ],
    });
  });

  test('each is used right in the text, and its result goes on to the next step', async ({ page, shop }) => {
    await open(page, shop, path);
    await useGold(page, shop);
    await usePayback(page);
    await useGifts(page, shop);
    await expectAccessible(page, 'a text with calculators');
    await expect(page).toHaveURL(path);
    await gifts(page).getByRole('link', { name: 'Запросить счёт' }).click();
    await expect(page).toHaveURL(/\/corporate_ps\/\?piece=\d*&quantity=100/);
    await expect(page.getByRole('textbox', { name: 'Сколько подарков' }).first()).toHaveValue('100');
  });

  test('they are styled before their code, which comes when they are near and moves nothing', async ({
    page,
    shop,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    // The code is held back until the server's markup, which it replaces, has been measured.
    const measured = Promise.withResolvers<void>();
    await page.route(CODE, async (route) => {
      await measured.promise;
      await route.continue();
    });
    await open(page, shop, path);
    const parts = [gold(page), salon(page), gifts(page)];
    expect(await unstyled(page)).toEqual([]);
    const before = await Promise.all(parts.map(heightOf));
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    expect(asked.filter((url) => CODE.test(url) && !url.includes('/gold-'))).toEqual([]);
    measured.resolve();
    for (const part of parts) await comeNear(page, part);
    expect(await Promise.all(parts.map(heightOf))).toEqual(before);
    expect(Math.min(...before)).toBeGreaterThan(100);
    expect(await unstyled(page)).toEqual([]);
    expect(asked.filter((url) => CODE.test(url)).length).toBe(3);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page of the calculator answers', async ({ page, baseURL, isMobile }) => {
    const path = `/raschety/bez-${isMobile ? 'phone' : 'desktop'}-${Date.now()}/`;
    await publish(baseURL ?? '', { path, blocks: [calculator('Подарки отделу', 'company-gifts')] });
    await expect(async () => {
      expect((await page.goto(path))?.status()).toBe(200);
    }).toPass();
    await gifts(page).getByRole('textbox', { name: 'Сколько подарков' }).fill('100');
    await gifts(page).getByRole('button', { name: 'Посчитать' }).click();
    await expect(page).toHaveURL(/\/corporate_ps\/\?piece=\d+&quantity=100#/);
    await expect(page.getByText(/Скидка\s12/)).toBeVisible();
  });
});

// The page answers 404 until it is published, which the browser logs.
test.use({ expectedComplaints: [/status of 404/] });

const gold = (page: Page) => page.getByRole('form', { name: 'Сколько дадут за цепочку' });
const salon = (page: Page) => page.getByRole('region', { name: 'Окупится ли салон' });
const gifts = (page: Page) => page.getByRole('region', { name: 'Подарки отделу' });

async function open(page: Page, shop: Shop, path: string): Promise<void> {
  await expect(async () => {
    await shop.visit(path);
    await expect(gifts(page)).toBeVisible({ timeout: 1000 });
  }).toPass();
}

async function useGold(page: Page, shop: Shop): Promise<void> {
  await comeNear(page, gold(page));
  const { rate } = await shop.get<{ rate: GoldRate }>('/api/metal-rates/gold');
  const { cash } = estimateGold([{ fineness: 585, weightCg: 840 }], rate);
  await gold(page).getByRole('textbox', { name: 'Вес' }).fill('8,40');
  await expect(gold(page).getByRole('strong')).toHaveText(formatRoubles(cash));
  await expect(gold(page).getByText(/Расчёт\sпредварительный/)).toBeVisible();
  const visit = gold(page).getByRole('link', { name: /Записаться/ });
  await expect(visit).toHaveAttribute('href', '/showing/?for=gold&fineness=585&weight=8%2C40');
}

async function usePayback(page: Page): Promise<void> {
  await comeNear(page, salon(page));
  const month = (population: number) =>
    payback({ population, area: 80, rent: 3500, investment: 28_500_000 }).month;
  await salon(page).getByRole('combobox', { name: 'Город' }).fill('Атлантида');
  await expect(salon(page).getByText(/Такого\sгорода/)).toBeVisible();
  await salon(page).getByRole('combobox', { name: 'Город' }).fill('Рязань');
  await expect(salon(page).getByRole('definition').last()).toHaveText(new RegExp(`^${month(528_000)}\\s`));
  await expect(salon(page).getByRole('link', { name: 'Оставить заявку' })).toHaveAttribute(
    'href',
    /^\/franchising\/\?city=.+#/,
  );
}

async function useGifts(page: Page, shop: Shop): Promise<void> {
  await comeNear(page, gifts(page));
  const { items } = listGiftPieces.answer.parse(await shop.get('/api/catalogue/gift-pieces'));
  const piece = items.at(-1);
  if (piece === undefined) throw new Error('the shop has no piece for gifts');
  await gifts(page).getByRole('radio', { name: piece.name }).check({ force: true });
  await gifts(page).getByRole('textbox', { name: 'Сколько подарков' }).fill('100');
  const { total } = quoteGifts({ price: piece.price, quantity: 100, isEngraved: false, isWrapped: false });
  await expect(gifts(page).getByText(formatRoubles(total), { exact: true })).toBeVisible();
}

/** Scrolls to a part and waits for its code, which replaces the server's markup. */
async function comeNear(page: Page, part: ReturnType<typeof gold>): Promise<void> {
  const isCodeThere = () =>
    part.evaluate((element) => {
      element.scrollIntoView({ block: 'center' });
      return Object.keys(element).some((key) => key.startsWith('__react'));
    });
  await expect.poll(isCodeThere).toBe(true);
}

async function heightOf(part: Locator): Promise<number> {
  await expect(part).toBeVisible();
  return part.evaluate((element) => element.getBoundingClientRect().height);
}

/** Classes that the page uses but none of its style sheets defines. */
function unstyled(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((root) => {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    const styles = rules.map(({ cssText }) => cssText).join('');
    const shown = [...root.querySelectorAll('[class]')].filter(({ innerHTML }) => innerHTML !== '');
    const names = shown.flatMap(({ classList }) => [...classList]);
    return [...new Set(names)].filter((name) => !styles.includes(`.${name}`));
  });
}
