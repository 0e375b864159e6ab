import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/shop-test.ts';

test('a misspelled query is corrected, the correction is shown, and the original is one click away', async ({
  page,
  shop,
}) => {
  await shop.visit(`/search/?q=${encodeURIComponent('кольцо с сопфиром')}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toContainText('«кольцо с сапфиром»');
  await expect(main.getByRole('searchbox')).toHaveCount(0);
  await expect(
    main.getByRole('navigation', { name: 'Найденные разделы' }).getByRole('link').first(),
  ).toContainText('Кольца с сапфиром');
  await main.getByRole('link', { name: '«кольцо с сопфиром»' }).click();
  await expect(page).toHaveURL(/exact=1/);
  await expect(main.getByRole('heading', { level: 1 })).toContainText('не нашлось');
});

test('numbers and stones of a query are chips, and each can be removed', async ({ page, shop }) => {
  await shop.visit(`/search/?q=${encodeURIComponent('кольцо до 300000 с сапфиром 17')}`);
  const main = page.getByRole('main');
  for (const name of ['Кольца', 'Сапфир', 'Размер 17']) {
    await expect(main.getByRole('link', { name: new RegExp(`^Убрать: ${name}$`) })).toBeAttached();
  }
  await main.getByRole('link', { name: /^Убрать: до/ }).click();
  await expect(page).toHaveURL(
    (url) => url.searchParams.get('q') === 'кольцо' && !url.searchParams.has('price'),
  );
  await expect(main.getByRole('link', { name: /^Убрать: Сапфир/ })).toBeVisible();
  await main.getByRole('link', { name: /^Убрать: Кольца/ }).click();
  await expect(page).toHaveURL(
    (url) => !url.searchParams.has('q') && url.searchParams.get('stone') === 'sapphire',
  );
});

test('a facet is added to the filters that the query means', async ({ page, shop }) => {
  await shop.visit(`/search/?q=${encodeURIComponent('кольцо с бриллиантом')}`);
  const filters = page.getByRole('complementary', { name: 'Фильтры' });
  await expect(filters.getByRole('checkbox', { name: /^Бриллиант/ })).toBeChecked();
  await filters.getByText('Платина').click();
  await expect(page).toHaveURL(
    (url) => url.searchParams.get('stone') === 'diamond' && url.searchParams.get('metal') === 'platinum',
  );
});

test('an article number opens its product', async ({ page, shop }) => {
  const { cards } = await shop.listing('section=koltsa');
  const [{ article, url } = { article: '', url: '' }] = cards;
  await page.goto(`/search/?q=${encodeURIComponent(article)}`);
  await expect(page).toHaveURL(url);
});

test('services, streets and questions lead to pages, stores and articles', async ({ page, shop }) => {
  await shop.visit(`/search/?q=${encodeURIComponent('ремонт')}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: 'Салоны' }).getByRole('link').first()).toContainText(
    'Ремонт',
  );
  await expect(main.getByRole('link', { name: 'Сервисная карта' })).toHaveAttribute('href', '/service-card/');
  await shop.visit(`/search/?q=${encodeURIComponent('петровка')}`);
  await main.getByRole('link', { name: /Петровка/ }).click();
  await expect(page).toHaveURL(/\/stores\/moskva\/\d+\//);
});

test('a question opens at its answer, and a vacancy leads to its page', async ({ page, shop }) => {
  const main = page.getByRole('main');
  const found = main.getByRole('region', { name: /^Страницы/ }).getByRole('link');
  await shop.visit(`/search/?q=${encodeURIComponent('флуоресценция')}`);
  await expect(main.getByRole('heading', { level: 1 })).toContainText('«флуоресценция»');
  await expect(found).toHaveText([/^Вопрос.*светится под\s+лампой/]);
  await expectAccessible(page, 'search with a question');
  await found.click();
  await expect(page).toHaveURL(/\/questions\/#[a-z0-9-]+$/);
  const open = page.locator('details[open]');
  await expect(open).toHaveCount(1);
  await expect(open.locator('summary')).toContainText('светится');
  await expect(open.locator('summary')).toBeInViewport();
  await shop.visit(`/search/?q=${encodeURIComponent('монтировщик')}`);
  await expect(found).toHaveText([/^Вакансия.*Кострома$/]);
  await found.click();
  await expect(page).toHaveURL(/\/vacancies\/[a-z0-9-]+\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('монтировщик');
});

test('the page names what is not sold, the nearest alternative and a phone', async ({ page, shop }) => {
  await shop.visit(`/search/?q=${encodeURIComponent('серьги с александритом')}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toContainText('Александрита');
  await expect(main.getByRole('link', { name: /^8.800/ })).toHaveAttribute('href', /^tel:/);
  await expect(main.getByRole('link', { name: 'Написать нам' })).toHaveAttribute('href', '/feedback/');
  await main.getByRole('navigation', { name: 'Похожее' }).getByRole('link').first().click();
  await expect(main.getByRole('heading', { level: 1 })).toContainText('серьги с');
});

test('no query breaks the page', async ({ request }) => {
  for (const q of [
    '%00',
    '%00кольцо',
    '%FF%FE',
    // Eighteen kilobytes when encoded, which is refused with 431 before any page is rendered.
    'я'.repeat(2000),
    '%27%22%3Cscript%3E',
    '%F0%9F%92%8D',
    '1e999',
    '-',
  ]) {
    const response = await request.get(`/search/?q=${q}`);
    expect(response.status(), q.slice(0, 20)).toBe(200);
  }
});
