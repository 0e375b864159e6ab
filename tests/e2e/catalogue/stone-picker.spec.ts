import type { StonePicker } from '@yahont/contracts/stones/stone-picker.ts';
import { expect, test } from '../support/shop-test.ts';

const PAGE = '/catalog/diamonds/round/selection/';

test('a stone is picked by budget and weight, and the button leads to the listing with both', async ({
  page,
  shop,
}) => {
  await shop.visit(PAGE);
  await page
    .getByRole('list', { name: 'Бюджет: частый выбор' })
    .getByRole('link', { name: /^до\s100/ })
    .click();
  await expect(page).toHaveURL(`${PAGE}?price=-100000`);
  await page.getByRole('list', { name: 'Вес: частый выбор' }).getByRole('link', { name: /0,3/ }).click();
  await expect(page).toHaveURL(`${PAGE}?carat=0.27-0.33&price=-100000`);
  const { total, cards } = await shop.get<StonePicker>(
    '/api/stone-picker/round?carat=0.27-0.33&price=-100000',
  );
  const picker = page.getByRole('region', { name: 'Подбор по весу и бюджету' });
  await expect(picker.getByRole('article')).toHaveCount(cards.length);
  expect(cards.length).toBe(4);
  const digits = String(total).replaceAll(/\B(?=(\d{3})+$)/g, '\\s');
  await picker.getByRole('link', { name: new RegExp(`^Показать\\s${digits}\\s`) }).click();
  await expect(page).toHaveURL('/catalog/diamonds/?shape=round&carat=0.27-0.33&price=-100000');
  await expect(
    page.getByRole('status', { includeHidden: true }).filter({ hasText: new RegExp(`^${digits}\\sкам`) }),
  ).toHaveCount(1);
});

test('what a sum buys leads to as many stones of usual grades', async ({ page, shop }) => {
  await shop.visit(`${PAGE}?price=-250000`);
  const own = page.getByRole('region', { name: 'Что покупает бюджет' }).getByRole('listitem');
  const chosen = own.filter({ hasText: /ваши\s250\s000/ });
  const link = chosen.getByRole('link');
  const count = await link.innerText();
  await link.click();
  await expect(page).toHaveURL(/shape=round&price=200000-250000/);
  await expect(page.getByRole('status', { includeHidden: true }).filter({ hasText: count })).toHaveCount(1);
});

for (const shape of ['marquise', 'asscher', 'heart'])
  test(`the shape «${shape}» has words and stones of its own`, async ({ page, shop }) => {
    await shop.visit(`/catalog/diamonds/${shape}/selection/`);
    await expect(page.getByRole('heading', { name: 'На что смотреть' })).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Подбор по весу и бюджету' }).getByRole('article').first(),
    ).toBeVisible();
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form of weight and budget answers at an address of its choice', async ({ page }) => {
    await page.goto(PAGE);
    const form = page.getByRole('form', { name: 'Вес и бюджет' });
    await form.getByRole('textbox', { name: 'Цена до, значение' }).fill('200 000');
    await form.getByRole('textbox', { name: 'Вес от, значение' }).fill('0,5');
    await form.getByRole('button', { name: 'Подобрать' }).click();
    await expect(page).toHaveURL(`${PAGE}?carat=0.5-&price=-200000`);
    await expect(page.getByRole('link', { name: /^Показать\s/ })).toHaveAttribute(
      'href',
      '/catalog/diamonds/?shape=round&carat=0.5-&price=-200000',
    );
    await form.getByRole('textbox', { name: 'Вес от, значение' }).fill('полкарата');
    await form.getByRole('button', { name: 'Подобрать' }).click();
    await expect(page.getByText('Ошибка ввода данных')).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Вес от, значение' })).toHaveValue('полкарата');
  });
});
