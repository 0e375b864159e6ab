import { expect, test } from '../../support/shop-test.ts';
import { expectAccessible } from '../../support/axe.ts';

const ARTICLE = '/guide/kamni/izumrud/';

test.beforeEach(async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: 'city', value: '216', url: baseURL ?? '' }]);
});

test('the guide leads with its latest piece and has a tab for every section', async ({ page, shop }) => {
  await shop.visit('/guide/');
  const tabs = page.getByRole('navigation', { name: 'Разделы гида' });
  await expect(tabs.getByRole('link', { name: 'Всё' })).toHaveAttribute('aria-current', 'page');
  await expectAccessible(page, 'guide');
  await tabs.getByRole('link', { name: 'Камни' }).click();
  await expect(page).toHaveURL(/\/guide\/kamni\/$/);
  await expect(tabs.getByRole('link', { name: 'Камни' })).toHaveAttribute('aria-current', 'page');
  await expectAccessible(page, 'section of the guide');
});

test('a letter of the dictionary leads to its words', async ({ page, shop }) => {
  await shop.visit('/guide/');
  const letters = page.getByRole('navigation', { name: 'Слова по буквам' });
  await letters.getByRole('link', { name: 'К', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Словарь ювелира' })).toBeAttached();
  await expect(page.getByRole('heading', { level: 2, name: 'К', exact: true })).toBeInViewport();
  await expect(page.getByText('Крапан', { exact: true })).toBeVisible();
  await expectAccessible(page, 'dictionary');
});

test('contents lead to a heading and mark the one that is read', async ({ page, shop }, { project }) => {
  await shop.visit(ARTICLE);
  const contents = page.getByRole('navigation', { name: 'Содержание' });
  if (project.name === 'phone') await contents.getByText('Содержание').first().click();
  const links = contents.getByRole('link').filter({ visible: true });
  const last = links.last();
  const heading = (await last.innerText()).trim();
  await last.click();
  await expect(page.getByRole('heading', { level: 2, name: heading })).toBeInViewport();
  await expect(last).toHaveAttribute('aria-current', 'location');
  await expectAccessible(page, 'article');
});

test('on paper there is the text alone', async ({ page, shop }) => {
  await shop.visit(ARTICLE);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main section p').first()).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Содержание' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Напечатать' })).toBeHidden();
});

test('an article ends with what to read next, and shares its address', async ({ page, shop }) => {
  await shop.visit(ARTICLE);
  const next = page.getByRole('list', { name: 'Читайте дальше' });
  await expect(next.getByRole('listitem')).toHaveCount(4);
  await expect(page.getByRole('button', { name: 'Поделиться' })).toBeVisible();
  await next.getByRole('link').first().click();
  await expect(page).not.toHaveURL(new RegExp(`${ARTICLE}$`));
  await expect(page).toHaveURL(/\/guide\//);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an article is read to its end', async ({ page }) => {
    await page.goto(ARTICLE);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Напечатать' })).toBeHidden();
  });
});
