import type { Page } from '@playwright/test';
import { expect, test } from '../support/shop-test.ts';
import { holdCode } from './hold-code.ts';
import { scrollNear } from '../support/scroll-near.ts';

const TEASER = /\/assets\/diamond-teaser-[^/]+\.js$/;

test('the code of a part far down the page is loaded when the part comes near', async ({ page, shop }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 1440, height: 500 });
  await shop.visit('/');
  await page.waitForLoadState('networkidle');
  const button = teaserOf(page).getByRole('button', { name: /^Показать/ });
  await expect(button, 'the server has rendered it').toBeAttached();
  expect(asked.filter((url) => TEASER.test(url))).toEqual([]);
  const arrives = page.waitForResponse(TEASER);
  await scrollNear(button);
  await arrives;
});

test('what was ticked before the code arrived counts', async ({ page, shop }) => {
  const release = await holdCode(page, TEASER);
  await shop.visit('/');
  const teaser = teaserOf(page);
  await teaser.getByText('Кушон').click();
  const { total } = await shop.get<{ total: number }>('/api/stones?shape=cushion');
  release();
  const button = teaser.getByRole('button', { name: /^Показать/ });
  await expect(button).toHaveText(new RegExp(`^Показать ${total.toLocaleString('ru')}\\s`));
  await button.click();
  await expect(page).toHaveURL('/catalog/diamonds/?shape=cushion');
});

test('what was typed before the code arrived stays, with the caret', async ({ page, shop }) => {
  const release = await holdCode(page, TEASER);
  await shop.visit('/');
  const weight = teaserOf(page).getByRole('textbox', { name: 'Вес от' });
  await weight.fill('1,5');
  await weight.press('ArrowLeft');
  await weight.evaluate((field) => field.setAttribute('data-markup', ''));
  release();
  await expect(weight, 'React has rendered it').not.toHaveAttribute('data-markup');
  await expect(weight).toBeFocused();
  await expect(weight).toHaveValue('1,5');
  await weight.pressSequentially('2');
  await expect(weight).toHaveValue('1,25');
  await weight.press('Tab');
  await teaserOf(page)
    .getByRole('button', { name: /^Показать/ })
    .click();
  await expect(page).toHaveURL(/^[^?]*\/catalog\/diamonds\/\?carat=1\.25-/);
});

test('an order of reviews that was chosen before their code arrived counts', async ({ page, shop }) => {
  const release = await holdCode(page, /\/assets\/reviews-section-[^/]+\.js$/);
  await shop.visit('/catalog/koltsa/pomolvochnye/koltso-avrora-beloe-zoloto/');
  const order = page.getByRole('combobox', { name: 'Порядок отзывов' });
  await scrollNear(order);
  await order.selectOption('low');
  const answered = page.waitForResponse(/\/api\/reviews\/.*order=low/);
  release();
  await answered;
  await expect(order).toHaveValue('low');
});

test('after a navigation within the shop the part is there at once', async ({ page, shop }) => {
  await shop.visit('/guide/');
  await page.getByRole('banner').getByRole('link', { name: /Яхонт/ }).first().click();
  await expect(page).toHaveURL('/');
  await teaserOf(page).getByText('Кушон').click();
  await teaserOf(page)
    .getByRole('button', { name: /^Показать/ })
    .click();
  await expect(page).toHaveURL('/catalog/diamonds/?shape=cushion');
});

test('a page links the styles of parts whose code comes later', async ({ page, shop }) => {
  await page.route(TEASER, (route) => route.abort());
  await shop.visit('/');
  const unstyled = await page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    const styles = rules.map(({ cssText }) => cssText).join('');
    const seen = [...document.querySelectorAll('[class]')].filter((one) => one.getClientRects().length > 0);
    const classes = seen.filter((one) => one.innerHTML !== '').flatMap((one) => [...one.classList]);
    return [...new Set(classes)].filter((name) => !styles.includes(`.${name}`));
  });
  expect(unstyled).toEqual([]);
});

function teaserOf(page: Page) {
  return page.getByRole('region', { name: 'Сначала камень, потом оправа' });
}
