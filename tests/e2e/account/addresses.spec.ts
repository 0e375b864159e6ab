import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/shop-test.ts';
import { acceptTerms, chooseCourierKind, fillContact, placeOrderButton } from '../support/steps.ts';

const PAGE = '/personal/address/';

test('addresses are added, changed, made the default, removed and brought back', async ({ page, shop }) => {
  await shop.visit('/');
  await shop.signIn();
  await shop.visit(PAGE);
  const card = (name: string) => page.getByRole('article', { name, exact: false });

  // No address is saved yet: the form is open, with the visitor's city.
  await expect(page.getByRole('combobox', { name: 'Город' })).toHaveValue('Москва');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Ошибка ввода данных').filter({ visible: true })).toHaveCount(2);
  await expect(page.getByText('Впишите номер дома')).toBeVisible();
  await page.getByRole('combobox', { name: 'Улица' }).fill('Покровка');
  await page.getByRole('textbox', { name: /^Дом, / }).fill('27, стр. 1');
  await page.getByRole('textbox', { name: 'Квартира' }).fill('14');
  await page.getByRole('textbox', { name: 'Подъезд' }).fill('2');
  await page.getByRole('textbox', { name: 'Название' }).fill('Дом');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(card('Дом')).toContainText('по умолчанию');
  await expect(card('Дом')).toContainText(/Москва,\sПокровка,\s27,\sстр\.\s1, кв\.\s14/);
  await expect(card('Дом')).toContainText(/Подъезд\s2/);

  await page.getByRole('link', { name: 'Добавить адрес' }).click();
  const city = page.getByRole('combobox', { name: 'Город' });
  await city.fill('казан');
  await expect(page.getByRole('option', { name: /^Казань/ })).toBeVisible();
  await city.press('ArrowDown');
  await city.press('Enter');
  await expect(city).toHaveValue('Казань, Республика Татарстан');
  await page.getByRole('combobox', { name: 'Улица' }).fill('Баумана');
  await page.getByRole('textbox', { name: /^Дом, / }).fill('5');
  await expectAccessible(page, 'a new address');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(card('Баумана')).toContainText(/Казань,\sБаумана,\s5/);

  await page.getByRole('button', { name: 'Сделать основным: Баумана' }).click();
  await expect(card('Баумана')).toContainText('по умолчанию');
  await expect(card('Дом')).not.toContainText('по умолчанию');

  await page.getByRole('link', { name: 'Изменить: Дом' }).click();
  await expect(page.getByRole('heading', { name: 'Изменить адрес' })).toBeVisible();
  await page.getByRole('textbox', { name: /^Дом, / }).fill('28');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(card('Дом')).toContainText(/Покровка,\s28/);

  await page.getByRole('button', { name: 'Удалить: Дом' }).click();
  await expect(page.getByText('Удалили адрес')).toContainText(/Покровка,\s28/);
  await expect(card('Дом')).toHaveCount(0);
  await page.getByRole('button', { name: 'Вернуть' }).click();
  await expect(card('Дом')).toContainText(/Покровка,\s28/);
});

test('a street that several shoppers wrote is suggested; a city that the shop does not know is refused', async ({
  page,
  shop,
  newVisitor,
}) => {
  const street = `Ювелирная ${test.info().project.name === 'phone' ? 'малая' : 'большая'}`;
  for (let count = 0; count < 3; count += 1) {
    const other = await newVisitor();
    await other.shop.signIn();
    await other.shop.visit(PAGE);
    await other.page.getByRole('combobox', { name: 'Улица' }).fill(street);
    await other.page.getByRole('textbox', { name: /^Дом, / }).fill('1');
    await other.page.getByRole('button', { name: 'Сохранить' }).click();
    await expect(other.page.getByRole('article', { name: street })).toBeVisible();
  }
  await shop.visit('/');
  await shop.signIn();
  await shop.visit(PAGE);
  await page.getByRole('combobox', { name: 'Улица' }).fill(street.slice(0, 12));
  await page.getByRole('option', { name: street }).click();
  await expect(page.getByRole('combobox', { name: 'Улица' })).toHaveValue(street);
  await page.getByRole('textbox', { name: /^Дом, / }).fill('3');
  await page.getByRole('combobox', { name: 'Город' }).fill('Китеж');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Ошибка ввода данных').filter({ visible: true })).toHaveCount(1);
  // Nothing that was typed is lost.
  await expect(page.getByRole('combobox', { name: 'Улица' })).toHaveValue(street);
  await expect(page.getByRole('textbox', { name: /^Дом, / })).toHaveValue('3');
});

test('an address that cannot be brought back stays in the form, with the reason', async ({ page, shop }) => {
  const keep = (house: number) =>
    shop.post('/api/account/addresses', { cityId: 216, street: 'Арбат', house: String(house) });
  await shop.visit('/');
  await shop.signIn();
  for (let house = 1; house <= 20; house += 1) await keep(house);
  await shop.visit(PAGE);
  await page.getByRole('button', { name: 'Удалить: Арбат' }).last().click();
  await expect(page.getByText('Удалили адрес')).toBeVisible();
  // Another tab has taken the last free place.
  await keep(21);
  await page.getByRole('button', { name: 'Вернуть' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Адресов уже двадцать' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Улица' })).toHaveValue('Арбат');
  await expect(page.getByRole('combobox', { name: 'Город' })).toHaveValue('Москва');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an address is kept', async ({ page, shop }) => {
    await shop.signIn();
    await page.goto(PAGE);
    await page.getByRole('combobox', { name: 'Улица' }).fill('Арбат');
    await page.getByRole('textbox', { name: /^Дом, / }).fill('7');
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await expect(page.getByRole('article', { name: 'Арбат' })).toContainText(/Москва,\sАрбат,\s7/);
  });
});

test('the order goes to a kept address; one that is typed can be remembered', async ({ page, shop }) => {
  const keep = (fields: object) =>
    shop.post('/api/account/addresses', { cityId: 216, street: 'Покровка', house: '27', ...fields });
  await shop.fillCart();
  await shop.signIn();
  await keep({ title: 'Дом', flat: '14', entrance: '2', hint: 'Звонить после 11' });
  await keep({ title: 'Работа', street: 'Пресненская наб.', house: '10' });
  await shop.visit('/personal/order/make/');
  await chooseCourierKind(page);
  const street = page.getByRole('combobox', { name: /^Улица/ });
  await expect(street).toHaveValue('Покровка');
  await expect(page.getByRole('textbox', { name: /^Подъезд/ })).toHaveValue('подъезд 2. Звонить после 11');
  await page.getByRole('button', { name: 'Работа' }).click();
  await expect(street).toHaveValue('Пресненская наб.');
  await expect(page.getByRole('button', { name: 'Работа' })).toHaveAttribute('aria-pressed', 'true');
  // The choice survives a reload, as typed fields do.
  await page.reload();
  await expect(street).toHaveValue('Пресненская наб.');
  await street.fill('Ордынка');
  await page.getByRole('textbox', { name: /^Дом, / }).fill('3');
  await page.getByRole('checkbox', { name: /Запомнить адрес/ }).check();
  await orderInCash(page);
  const { items } = await shop.get<{ items: { street: string }[] }>('/api/account/addresses');
  expect(items.map((address) => address.street)).toEqual(['Покровка', 'Ордынка', 'Пресненская наб.']);
});

test('an address that the account has is not remembered again', async ({ page, shop }) => {
  await shop.fillCart();
  await shop.signIn();
  const home = { cityId: 216, street: 'Покровка', house: '27', entrance: '2' };
  await shop.post('/api/account/addresses', home);
  const before = await shop.get('/api/account/addresses');
  await shop.visit('/personal/order/make/');
  await chooseCourierKind(page);
  await expect(page.getByRole('combobox', { name: /^Улица/ })).toHaveValue('Покровка');
  await page.getByRole('checkbox', { name: /Запомнить адрес/ }).check();
  await orderInCash(page);
  expect(await shop.get('/api/account/addresses')).toEqual(before);
});

/** Orders through the checkout, which already has the address. */
async function orderInCash(page: Page): Promise<void> {
  await fillContact(page, '');
  await page.getByRole('radio', { name: /^При получении/ }).check();
  await acceptTerms(page);
  await placeOrderButton(page).click();
  await expect(page).toHaveURL(/\/personal\/order\/done\/\d+\/$/);
}
