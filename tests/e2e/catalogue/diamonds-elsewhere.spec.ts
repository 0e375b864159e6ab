import { expect, test } from '../support/shop-test.ts';
import { scrollNear } from '../support/scroll-near.ts';

type Stones = { total: number; cards: { certificate: string; laboratory: string; url: string }[] };

test('the home page counts the stones of a choice and leads to them', async ({ page, shop }) => {
  await shop.visit('/');
  const teaser = page.getByRole('region', { name: 'Сначала камень, потом оправа' });
  await scrollNear(teaser);
  await teaser.getByText('Кушон').click();
  const { total } = await shop.get<Stones>('/api/stones?shape=cushion');
  const button = teaser.getByRole('button', { name: /^Показать/ });
  await expect(button).toHaveText(new RegExp(`^Показать ${grouped(total)}\\s`));

  await teaser.getByRole('textbox', { name: 'Вес от, значение' }).fill('1');
  await teaser.getByRole('textbox', { name: 'Вес от, значение' }).press('Enter');
  const heavy = await shop.get<Stones>('/api/stones?shape=cushion&carat=1-');
  await expect(button).toHaveText(new RegExp(`^Показать ${grouped(heavy.total)}\\s`));
  await button.click();
  await expect(page).toHaveURL('/catalog/diamonds/?shape=cushion&carat=1-');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the choice of the home page is a form', async ({ page }) => {
    await page.goto('/');
    const teaser = page.getByRole('region', { name: 'Сначала камень, потом оправа' });
    await teaser.getByRole('checkbox', { name: 'Овал' }).check({ force: true });
    await teaser.getByRole('textbox', { name: 'Цена до, значение' }).fill('300000');
    await teaser.getByRole('button', { name: /^Показать/ }).click();
    await expect(page).toHaveURL('/catalog/diamonds/?shape=oval&price=-300000');
  });
});

test('menus lead to the stones', async ({ page, shop }, { project }) => {
  if (project.name === 'phone') {
    await shop.visit('/menu/');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Бриллианты/ })
      .click();
  } else {
    await shop.visit('/history/');
    await page.getByRole('banner').getByRole('link', { name: 'Каталог', exact: true }).press('Enter');
    await page.getByRole('button', { name: 'Бриллианты: что внутри' }).press('Enter');
    const panel = page.locator('[data-panel]');
    await expect(panel.getByRole('link', { name: /^Круг/ })).toHaveAttribute(
      'href',
      '/catalog/diamonds/?shape=round',
    );
    await panel.getByRole('link', { name: 'Все бриллианты' }).click();
  }
  await expect(page).toHaveURL('/catalog/diamonds/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Бриллианты');
});

test('the number of a certificate leads to its stone', async ({ page, shop }) => {
  const { cards } = await shop.get<Stones>('/api/stones?laboratory=GIA');
  const [stone] = cards;
  if (stone === undefined) throw new Error('no stone of GIA is on sale');
  await shop.visit(`/search/?q=GIA ${stone.certificate}`);
  await expect(page).toHaveURL(stone.url);
});

/** Digits in groups of three, as a pattern. */
function grouped(count: number): string {
  return String(count).replaceAll(/\B(?=(\d{3})+$)/g, '\\s?');
}
