import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/shop-test.ts';

const WORDS = 'Навсегда · 2027';

test('words are drawn where they are wanted, kept by the address, and offered on the page of a piece', async ({
  page,
  shop,
}) => {
  await shop.visit('/engraving/');
  const main = page.getByRole('main');
  await expect(main.getByText('возврату не подлежит').first()).toBeVisible();
  await main.getByRole('textbox', { name: 'Надпись' }).fill(WORDS);
  await expect(main.getByRole('img', { name: `Надпись «${WORDS}» внутри кольца` })).toBeVisible();
  await expect(main.getByText(/надпись\s\d+\sмм/)).toBeVisible();
  await main.getByRole('radio', { name: 'Капитель' }).check({ force: true });
  await main.getByRole('radio', { name: 'Снаружи' }).check({ force: true });
  await expect(main.getByRole('img', { name: `Надпись «${WORDS}» снаружи кольца` })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Выбрать украшение' })).toHaveCount(0);
  await main.getByRole('radio', { name: 'Внутри кольца' }).check({ force: true });
  await expect(page).toHaveURL(/\/engraving\/\?engraving=.+&face=capitals$/);
  await expectAccessible(page, 'engraving with words');

  await shop.visit(page.url());
  await expect(main.getByRole('textbox', { name: 'Надпись' })).toHaveValue(WORDS);
  const [tile] = await main.getByRole('link', { name: /^Внутри кольца:/ }).all();
  await tile?.click();
  await expect(page).toHaveURL(/\/catalog\//);
  const offer = page.getByRole('button', { name: `Подставить «${WORDS}»` });
  await offer.click();
  await expect(page.getByRole('textbox', { name: 'Надпись' })).toHaveValue(WORDS);
  await expect(page.getByRole('radio', { name: 'Капитель' })).toBeChecked();
  await expect(offer).toHaveCount(0);
});

test('a phrase is put on the piece by a click; words that nobody engraves are an error', async ({
  page,
  shop,
}) => {
  await shop.visit('/engraving/?surface=back');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Моему герою' }).click();
  await expect(main.getByRole('img', { name: 'Надпись «Моему герою» на обороте подвески' })).toBeVisible();
  await main.getByRole('textbox', { name: 'Надпись' }).fill('Люблю ✈');
  await main.getByRole('combobox', { name: 'Металл' }).focus();
  await expect(main.getByText('Ошибка ввода данных')).toBeVisible();
});

test('an own piece is brought to a store, with the words', async ({ page, shop }) => {
  await shop.visit('/engraving/?engraving=Навсегда');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Принести своё украшение' }).click();
  await expect(main.getByRole('heading', { name: 'Гравировка вашего украшения' })).toBeVisible();
  await expect(main.getByText('Надпись «Навсегда»')).toBeVisible();
  await main.locator('label:has([name=startsAt]:enabled)').last().click();
  await main.getByRole('textbox', { name: 'Имя' }).fill('Анна');
  await main.getByRole('textbox', { name: 'Телефон' }).fill(shop.phone);
  await main.getByRole('checkbox').check();
  await main.getByRole('button', { name: 'Записаться' }).click();
  await expect(main.getByText(/^Ждём вас/)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page draws the words that were sent', async ({ page }) => {
    await page.goto('/engraving/');
    const main = page.getByRole('main');
    await main.getByRole('textbox', { name: 'Надпись' }).fill('Навсегда');
    await main.getByRole('button', { name: /^Показать/ }).click();
    await expect(main.getByRole('img', { name: 'Надпись «Навсегда» внутри кольца' })).toBeVisible();
    await main.getByRole('link', { name: 'Моему герою' }).click();
    await expect(main.getByRole('img', { name: 'Надпись «Моему герою» внутри кольца' })).toBeVisible();
  });
});
