import { expect, test } from '../support/shop-test.ts';
import {
  acceptTerms,
  chooseCourier,
  fillContact,
  orderIdIn,
  placeOrderButton,
  startCheckout,
} from '../support/steps.ts';

test('when the city changes during checkout the page says so, and the address is requested again', async ({
  page,
  shop,
  context,
  baseURL,
}) => {
  await startCheckout({ page, shop });
  await chooseCourier(page);
  await page.getByRole('radio', { name: /^При получении/ }).check();
  await acceptTerms(page);
  const cities = await shop.get<{ id: number; name: string }[]>('/api/location/cities/');
  const kazan = cities.find(({ name }) => name === 'Казань');
  await context.addCookies([{ name: 'city', value: String(kazan?.id), url: baseURL ?? '' }]);
  await placeOrderButton(page).click();

  await expect(page.getByRole('alert').getByText('Теперь выбран город Казань')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Улица, Казань' })).toHaveValue('');
  await expect(page.getByRole('textbox', { name: 'Имя' })).not.toHaveValue('');
  expect((await shop.cart()).lines).toHaveLength(1);
});

test('an order placed in another tab is named above the empty cart, and promises no call', async ({
  page,
  shop,
}) => {
  await shop.fillCart();
  await shop.signIn();
  await shop.visit('/personal/order/make/');
  const other = await page.context().newPage();
  await other.goto('/personal/order/make/');
  await other.locator('html[data-alive]').waitFor({ state: 'attached' });
  await fillContact(other, '');
  await chooseCourier(other);
  await other.getByRole('radio', { name: /^При получении/ }).check();
  await other.getByRole('button', { name: 'Добавить: Подарок и пожелания' }).click();
  await other.getByRole('checkbox', { name: /^Не\sзвонить/ }).check();
  await other.getByRole('checkbox', { name: /^Убрать цену/ }).check();
  await other.getByRole('textbox', { name: 'Пожелания к заказу' }).fill('Это подарок');
  await acceptTerms(other);
  await placeOrderButton(other).click();
  await expect(other).toHaveURL(/\/personal\/order\/done\/\d+\/$/);
  // A shopper who wants no call is not promised one.
  await expect(other.getByText(/Курьер приедет\sс\s10:00\sдо\s14:00\sи\sподождёт/)).toBeVisible();
  const id = orderIdIn(other);
  await other.close();

  await fillContact(page, '');
  await chooseCourier(page);
  await page.getByRole('radio', { name: /^При получении/ }).check();
  await acceptTerms(page);
  await placeOrderButton(page).click();
  await expect(page).toHaveURL('/cart/');
  const notice = page.getByRole('region', { name: 'Недавний заказ' });
  await expect(notice).toContainText(/№.Я-\d+/);
  await notice.getByRole('link', { name: 'Открыть заказ' }).click();
  await expect(page).toHaveURL(`/personal/order/${id}/`);
  const terms = page.getByRole('region', { name: 'Получение' });
  await expect(terms).toContainText(/Не\sзвоним, пишем в\sсообщениях/);
  await expect(terms).toContainText(/В\sпосылке не\sбудет цены/);
  await expect(terms).toContainText('Это подарок');
});

test('a missing tick is explained, and checkout continues from there', async ({ page, shop }) => {
  await startCheckout({ page, shop });
  await chooseCourier(page);
  await page.getByRole('radio', { name: /^При получении/ }).check();
  await placeOrderButton(page).click();
  await expect(page.getByText('Отметьте, что принимаете условия продажи')).toBeVisible();
  const offer = page.getByRole('checkbox', { name: /^Принимаю условия/ });
  await expect(offer).toHaveAccessibleDescription(/Отметьте, что принимаете.*Ошибка ввода данных/);
  await page.keyboard.press('Tab');
  await expect(offer).toBeFocused();
});

test('correcting one tick leaves the next one unchanged', async ({ page, shop }) => {
  await startCheckout({ page, shop });
  await placeOrderButton(page).click();
  const offer = page.getByRole('checkbox', { name: /^Принимаю условия/ });
  const personal = page.getByRole('checkbox', { name: /^Даю согласие/ });
  await expect(page.getByText('Отметьте, что принимаете условия продажи')).toBeVisible();
  const between = async () =>
    ((await personal.boundingBox())?.y ?? 0) - ((await offer.boundingBox())?.y ?? 0);
  const before = await between();
  await offer.check();
  await expect(page.getByText('Отметьте, что принимаете условия продажи')).toBeHidden();
  expect(await between()).toBe(before);
});

test('on a phone only one pay button is visible at a time', { tag: '@phone' }, async ({ page, shop }) => {
  const { product } = await startCheckout({ page, shop });
  const bar = page.locator('[data-buy-bar]');
  await expect(bar).toBeVisible();
  await page
    .getByRole('complementary', { name: 'Ваш заказ' })
    .getByRole('checkbox')
    .last()
    .scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
  // The summary above names the paid items.
  await expect(
    page.getByRole('complementary', { name: 'Ваш заказ' }).getByText(product.name).first(),
  ).toBeVisible();
});
