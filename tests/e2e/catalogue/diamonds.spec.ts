import type { Page } from '@playwright/test';
import { STONES_PER_PAGE } from '@yahont/contracts/stones/stone-filters.ts';
import type { StoneListing } from '@yahont/contracts/stones/stone-listing.ts';
import type { Shop } from '../support/shop.ts';
import { expect, test } from '../support/shop-test.ts';
import { isPhone, shown } from '../support/steps.ts';

const stonesOf = (shop: Shop, query: string): Promise<StoneListing> => shop.get(`/api/stones?${query}`);
const rows = (page: Page) => page.locator('tbody tr[data-row]');
/** The button that opens a row. */
const opener = (page: Page, row: number) => rows(page).nth(row).locator('button[aria-expanded]');
const form = (page: Page) => page.getByRole('form', { name: 'Фильтры' });

/** «4 103 камня подходят»: no-break spaces in the number. */
async function expectFound(page: Page, total: number): Promise<void> {
  const digits = String(total).replaceAll(/\B(?=(\d{3})+$)/g, '\\s');
  await expect(
    page.getByRole('status', { includeHidden: true }).filter({ hasText: new RegExp(`^${digits}\\sкам`) }),
  ).toHaveCount(1);
}

test(
  'sliders and shapes narrow the stones, the address has them all, and Back returns',
  { tag: '@both' },
  async ({ page, shop }) => {
    await shop.visit('/catalog/diamonds/');
    await form(page).getByRole('checkbox', { name: 'Овал' }).check();
    await expectFound(page, (await stonesOf(shop, 'shape=oval')).total);

    // The handle keeps the focus while the answer arrives, so further keys work.
    const handle = form(page).getByRole('slider', { name: 'Вес от' });
    await handle.press('PageUp');
    await expect(page).toHaveURL(/carat=\d/);
    await expect(handle).toBeFocused();
    const once = page.url();
    await handle.press('PageUp');
    await expect(page).not.toHaveURL(once);
    const to = form(page).getByRole('textbox', { name: 'Вес до, значение' });
    await to.fill('1,5');
    await to.press('Enter');
    await expect(page).toHaveURL(/carat=[\d.]+-1\.5$/);
    const carat = new URL(page.url()).searchParams.get('carat') ?? '';
    const { total, facets } = await stonesOf(shop, `shape=oval&carat=${carat}`);
    await expectFound(page, total);
    expect(facets.find(({ code }) => code === 'price')).toMatchObject({ kind: 'range' });

    await page.goBack();
    await expect(to).toHaveValue('');
    await page.goBack();
    await page.goBack();
    await expectFound(page, (await stonesOf(shop, 'shape=oval')).total);
    await page.reload();
    await expect(form(page).getByRole('checkbox', { name: 'Овал' })).toBeChecked();
  },
);

test('a handle that moves while an answer arrives stays where it is moved', async ({ page, shop }) => {
  await shop.visit('/catalog/diamonds/');
  const handle = form(page).getByRole('slider', { name: 'Вес от' });
  await handle.press('PageUp');
  await expect(page).toHaveURL(/carat=\d/);
  await expectFound(page, (await stonesOf(shop, new URL(page.url()).search.slice(1))).total);
  const answer = Promise.withResolvers<void>();
  const asked = page.waitForRequest(
    (request) => request.url().includes('.data') && request.url().includes('carat='),
  );
  await page.route(/\.data\?.*carat=/, async (route) => {
    await answer.promise;
    await route.continue();
  });
  await handle.press('PageUp');
  const { total } = await stonesOf(shop, new URL((await asked).url()).search.slice(1));
  await page.keyboard.down('PageUp');
  const moved = await handle.inputValue();
  answer.resolve();
  await expectFound(page, total);
  await expect(handle).toHaveValue(moved);
  const before = page.url();
  await page.keyboard.up('PageUp');
  await expect(page).not.toHaveURL(before);
  await expect(handle).toHaveValue(moved);
});

test('grades are chosen in either scale, and the scale is remembered', async ({ page, shop }) => {
  await shop.visit('/catalog/diamonds/?shape=heart');
  await page.getByRole('link', { name: 'GIA', exact: true }).click();
  await expect(page).toHaveURL('/catalog/diamonds/?shape=heart&scale=gia');
  const filters = await openAll(page);
  await filters.getByRole('combobox', { name: 'Цвет до, значение' }).selectOption('F');
  await expect(page).toHaveURL('/catalog/diamonds/?shape=heart&colour=-F&scale=gia');
  await expectFound(page, (await stonesOf(shop, 'shape=heart&colour=-F&scale=gia')).total);

  // An address without a scale is shown in the chosen one, from the first byte.
  const html = await (await page.request.get('/catalog/diamonds/?shape=heart')).text();
  expect(html).toContain('>VVS1<');
  await shop.visit('/catalog/diamonds/?shape=heart');
  await expect(page.getByRole('link', { name: 'GIA', exact: true })).toHaveAttribute('aria-current', 'true');
  // Grades of an address belong to the scale of the address.
  await shop.visit('/catalog/diamonds/?shape=heart&colour=2-4');
  await expectFound(page, (await stonesOf(shop, 'shape=heart&colour=2-4')).total);
});

test('stones are sorted, and shown as rows or cards', { tag: '@both' }, async ({ page, shop }) => {
  await shop.visit('/catalog/diamonds/?shape=pear');
  if (isPhone(page)) {
    await page.getByRole('combobox', { name: 'Порядок' }).selectOption({ label: 'Сначала крупнее' });
  } else {
    await page.getByRole('columnheader', { name: 'Вес' }).getByRole('link').click();
    await expect(page.getByRole('columnheader', { name: 'Вес' })).toHaveAttribute('aria-sort', 'descending');
  }
  await expect(page).toHaveURL('/catalog/diamonds/?shape=pear&sort=carat-desc');
  const { cards } = await stonesOf(shop, 'shape=pear&sort=carat-desc');
  const type = (name: string) => page.locator(`[data-type="${name}"]`);
  const urlsOf = () =>
    rows(page)
      .locator('[data-type="catalog-diamond-row"] a')
      .evaluateAll((links) => links.map((a) => a.getAttribute('href')));
  await expect.poll(urlsOf).toEqual(cards.map(({ url }) => url));
  await page.getByRole('link', { name: 'Карточками' }).click();
  await expect(type('catalog-diamond')).toHaveCount(cards.length);
  await expect(page).toHaveURL('/catalog/diamonds/?shape=pear&sort=carat-desc&view=cards');
});

test(
  'a shopper who comes from a setting finds it beside every stone',
  { tag: '@both' },
  async ({ page, shop }) => {
    await shop.visit('/catalog/diamonds/?shape=oval&setting=some-setting');
    await form(page).getByRole('checkbox', { name: 'Без флуоресценции' }).check();
    await expect(page).toHaveURL('/catalog/diamonds/?shape=oval&fluorescence=none&setting=some-setting');
    if (isPhone(page)) await rows(page).first().getByRole('link').click();
    else await opener(page, 0).click();
    await expect(shown(page.getByRole('link', { name: 'Выбрать оправу' }))).toHaveAttribute(
      'href',
      /\/selection\/\?setting=some-setting$/,
    );
    if (isPhone(page)) return;
    await form(page).getByRole('link', { name: 'Убрать: Оправа выбрана' }).click();
    await expect(page).toHaveURL('/catalog/diamonds/?shape=oval&fluorescence=none');
  },
);

test('a row opens in place; a phone leads to the stone', { tag: '@both' }, async ({ page, shop }) => {
  await shop.visit('/catalog/diamonds/?shape=round&carat=0.7-0.8&price=150000-280000');
  const [stone, next] = (await stonesOf(shop, 'shape=round&carat=0.7-0.8&price=150000-280000')).cards;
  if (isPhone(page)) {
    await expect(rows(page).first().getByRole('link')).toHaveAttribute('href', stone?.url ?? '');
    return;
  }
  const [first, second] = [opener(page, 0), opener(page, 1)];
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  const details = page.locator(`#stone-${stone?.id ?? 0}`);
  await expect(details.getByRole('link', { name: 'Выбрать оправу' })).toHaveAttribute(
    'href',
    `${stone?.url ?? ''}selection/`,
  );
  await expect(details.getByText(`Дешевле ${stone?.cheaperThan ?? ''}`)).toBeVisible();
  await details.getByText(/^Дешевле/).click();
  await expect(details.getByText(/^Похожими считаем/)).toBeVisible();
  await first.focus();
  await page.keyboard.press('ArrowDown');
  await expect(second).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(details).toHaveCount(0);
  await expect(page.locator(`#stone-${next?.id ?? 0}`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(second).toHaveAttribute('aria-expanded', 'false');
});

test(
  'many shown pages keep few rows in the document, and arrows pass through all',
  { tag: '@both' },
  async ({ page, shop, baseURL }) => {
    // The question about the city would cover the button on a phone.
    await page.context().addCookies([{ name: 'city', value: '216', url: baseURL ?? '' }]);
    await shop.visit('/catalog/diamonds/?shape=round');
    const pages = 5;
    for (let shownPages = 1; shownPages < pages; shownPages += 1) {
      await page.getByRole('button', { name: /^Показать ещё/ }).click();
      await expect(page).toHaveURL(`/catalog/diamonds/?shape=round&page=${shownPages + 1}`);
      await expect(page.getByText(`Показано ${(shownPages + 1) * STONES_PER_PAGE} из`)).toBeVisible();
    }
    await expect(page.getByRole('table')).toHaveAttribute(
      'aria-rowcount',
      String(pages * STONES_PER_PAGE + 1),
    );
    const heightAtEnd = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => rows(page).count()).toBeLessThan(80);
    await expect(rows(page).first()).toHaveAttribute('data-row', '0');
    expect(
      Math.abs((await page.evaluate(() => document.documentElement.scrollHeight)) - heightAtEnd),
    ).toBeLessThan(40);
    if (isPhone(page)) return;
    await opener(page, 0).focus();
    for (let row = 1; row <= 70; row += 1) {
      await page.keyboard.press('ArrowDown');
      await expect(page.locator(`tr[data-row="${row}"] button[aria-expanded]`)).toBeFocused();
    }
    for (const [key, row] of [
      ['End', pages * STONES_PER_PAGE - 1],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key);
      await expect(page.locator(`tr[data-row="${row}"] button[aria-expanded]`)).toBeFocused();
    }
  },
);

test('when nothing fits, the page names what to change', async ({ page, shop }) => {
  await shop.visit('/catalog/diamonds/?carat=3-4&price=-50000');
  await expect(page.getByRole('heading', { name: 'Таких камней сейчас нет' })).toBeVisible();
  await page.getByRole('list', { name: 'Что изменить' }).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await page.getByRole('list', { name: 'Что изменить' }).getByRole('link', { name: /^вес/ }).click();
  await expect(
    page.getByRole('status', { includeHidden: true }).filter({ hasText: /^[1-9]\d*\sкам/ }),
  ).toHaveCount(1);
  expect((await stonesOf(shop, new URL(page.url()).search.slice(1))).total).toBeGreaterThan(0);
  expect(await page.evaluate(() => scrollY), 'the reader stays at the same place').toBe(place);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the filters are a form, and pages are links', async ({ page, shop }) => {
    await page.goto('/catalog/diamonds/?scale=gia');
    await page.getByRole('checkbox', { name: 'Овал' }).check();
    await page.getByRole('textbox', { name: 'Вес от, значение' }).fill('0,7');
    await page.getByRole('combobox', { name: 'Цвет до, значение' }).selectOption('G');
    await page.getByRole('combobox', { name: 'Порядок' }).selectOption({ label: 'Сначала дешевле' });
    await page.getByRole('button', { name: 'Показать камни' }).click();
    await expect(page).toHaveURL(
      '/catalog/diamonds/?shape=oval&carat=0.7-&colour=-G&scale=gia&sort=price-asc',
    );
    const query = 'shape=oval&carat=0.7-&colour=-G&scale=gia&sort=price-asc';
    await expectFound(page, (await stonesOf(shop, query)).total);
    await page.getByRole('link', { name: 'Следующая страница' }).click();
    await expect(page).toHaveURL(`/catalog/diamonds/?${query}&page=2`);
    const { cards } = await stonesOf(shop, `${query}&page=2`);
    await expect(rows(page).first().getByRole('link').first()).toHaveAttribute('href', cards[0]?.url ?? '');
  });

  test(
    'a weight that is not a number is refused beside its field and kept',
    { tag: '@both' },
    async ({ page }) => {
      await page.goto('/catalog/diamonds/?carat_from=полкарата&carat_to=');
      await expect(page.getByRole('textbox', { name: 'Вес от, значение' })).toHaveValue('полкарата');
      await expect(page.locator('main').getByText('Ошибка ввода данных')).toBeVisible();
    },
  );
});

/** Opens all filters: on the page, or in the sheet on a phone. */
async function openAll(page: Page) {
  if (!isPhone(page)) return form(page);
  await page.getByRole('button', { name: 'Все фильтры' }).click();
  const sheet = page.getByRole('dialog', { name: 'Фильтры' });
  await expect(sheet.getByRole('button', { name: /^Показать \d+\sкам/ })).toBeVisible();
  return sheet;
}
