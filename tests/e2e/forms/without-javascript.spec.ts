import { PAGE_SIZE } from '@yahont/contracts/wire/limits.ts';
import { addressesOf, hasPlenty, plentyOf } from '../support/shop.ts';
import { expect, test } from '../support/shop-test.ts';
import { cardAddresses, cards } from '../support/listing-steps.ts';
import {
  acceptTerms,
  ANNA,
  chooseCourier,
  fillContact,
  isPhone,
  placeOrderButton,
  shown,
  signInOnPage,
} from '../support/steps.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript a section is filtered, sorted and paged', async ({ page, shop }) => {
  await page.goto('/');
  await page
    .getByRole('region', { name: 'Украшения' })
    .getByRole('link', { name: /^Кольца/ })
    .click();
  await expect(page).toHaveURL('/catalog/koltsa/');
  await expect(cards(page)).toHaveCount((await shop.listing('section=koltsa')).cards.length);

  await page.goto('/catalog/');
  await expect(cards(page)).toHaveCount(PAGE_SIZE);
  await page.getByRole('link', { name: 'Следующая страница' }).click();
  await expect(page).toHaveURL('/catalog/?page=2');
  const second = await shop.listing('page=2');
  expect(await cardAddresses(page)).toEqual(addressesOf(second.cards));

  await page.goto('/catalog/koltsa/');
  const filters = page.getByRole('complementary', { name: 'Фильтры' });
  await filters.getByRole('checkbox', { name: /^Белое золото/ }).check();
  await filters.getByRole('textbox', { name: 'Цена до, значение' }).fill('300 000');
  await page.getByRole('combobox', { name: 'Порядок' }).selectOption({ label: 'Сначала дешевле' });
  await shown(page.getByRole('button', { name: /^(Применить|Показать изделия)$/ })).click();
  await expect(page).toHaveURL('/catalog/koltsa/?metal=white-gold&price=-300000&sort=price-asc');
  const found = await shop.listing('section=koltsa&metal=white-gold&price=-300000&sort=price-asc');
  expect(await cardAddresses(page)).toEqual(addressesOf(found.cards));

  await page.getByRole('link', { name: 'Убрать: Белое золото' }).click();
  await expect(page).toHaveURL('/catalog/koltsa/?price=-300000&sort=price-asc');
});

test('without JavaScript every slide of the home page has its picture', async ({ page }) => {
  await page.goto('/');
  const slides = page.getByRole('region', { name: 'Главное' }).getByRole('listitem');
  await expect(slides).toHaveCount(4);
  for (const slide of await slides.all()) {
    const picture = slide.locator('img');
    await expect(picture).toHaveCount(1);
    await slide.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true);
  }
});

test('without JavaScript a price that is not a number is refused at its field, and what was typed is kept', async ({
  page,
  shop,
}) => {
  await page.goto('/catalog/koltsa/');
  const filters = page.getByRole('complementary', { name: 'Фильтры' });
  const from = filters.getByRole('textbox', { name: 'Цена от, значение' });
  const to = filters.getByRole('textbox', { name: 'Цена до, значение' });
  const send = () => shown(page.getByRole('button', { name: /^(Применить|Показать изделия)$/ })).click();
  await filters.getByRole('checkbox', { name: /^Белое золото/ }).check();
  await from.fill('abc');
  await to.fill('300 000');
  const [response] = await Promise.all([page.waitForResponse(/price_from=abc/), send()]);
  expect(response.status()).toBe(200);
  await expect(from).toHaveValue('abc');
  await expect(from).toHaveAccessibleDescription(/^Ошибка ввода данных/);
  await expect(to).toHaveValue('300 000');
  await expect(to).not.toHaveAttribute('aria-invalid');
  await expect(filters.getByText('Ошибка ввода данных')).toBeVisible();
  const unfiltered = await shop.listing('section=koltsa&metal=white-gold');
  expect(await cardAddresses(page)).toEqual(addressesOf(unfiltered.cards));

  await from.fill('20 000');
  await send();
  await expect(page).toHaveURL('/catalog/koltsa/?metal=white-gold&price=20000-300000');
  await expect(filters.getByText('Ошибка ввода данных')).toBeHidden();
});

test('without JavaScript the search works', { tag: '@both' }, async ({ page }) => {
  await page.goto('/');
  if (isPhone(page)) {
    await page.getByRole('link', { name: 'Поиск' }).first().click();
    await page.getByRole('searchbox', { name: 'Что найти' }).fill('кольцо с сапфиром');
    await page.getByRole('searchbox', { name: 'Что найти' }).press('Enter');
  } else {
    const field = page.getByRole('searchbox', { name: 'Поиск украшений' });
    await field.fill('кольцо с сапфиром');
    await field.press('Enter');
  }
  await expect(page).toHaveURL(/\/search\/\?q=/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('кольцо с сапфиром');
  await expect(cards(page).first()).toContainText(/сапфир/i);
});

test('without JavaScript a ring is bought: cart, sign-in, checkout, card', async ({ page, shop }) => {
  const product = await shop.findProduct('section=koltsa', hasPlenty);
  const sku = plentyOf(product);
  await page.goto(product.url);
  const size = String((sku.size ?? 0) / 100).replace('.', ',');
  await page
    .getByRole('group', { name: 'Размер' })
    .getByRole('radio', { name: new RegExp(`^${size}(?![,\\d])`) })
    .check();
  await shown(page.getByRole('button', { name: /корзину$/i })).click();

  await expect(page).toHaveURL('/cart/');
  const line = page.getByRole('main').getByRole('article').first();
  await expect(line).toContainText(product.name);
  await line.getByRole('button', { name: 'Больше на одно' }).click();
  await expect(line.getByRole('status')).toHaveText('2');
  await page.getByRole('main').getByRole('article').first().getByRole('button', { name: 'Удалить' }).click();
  await page.getByRole('button', { name: 'Вернуть' }).click();
  await expect(line).toContainText(product.name);

  const promo = page.getByRole('textbox', { name: 'Промокод' });
  await promo.fill('НЕТТАКОГО');
  await promo.press('Enter');
  await expect(page.getByText('Такого промокода нет', { exact: false })).toBeVisible();
  await expect(promo).toHaveValue('НЕТТАКОГО');
  await expect(promo).toHaveAccessibleDescription(/Ошибка ввода данных/);

  await signInOnPage({ page, shop }, 'Войти и оформить');
  await expect(page).toHaveURL('/personal/order/make/');
  await fillContact(page, '');
  await expect(page.getByRole('textbox', { name: 'Пожелания' })).toBeVisible();
  await chooseCourier(page);
  await page.getByRole('combobox', { name: 'Время' }).selectOption({ value: '14:00' });

  // The choices change the sum, and no typed value is lost.
  const aside = page.getByRole('complementary', { name: 'Ваш заказ' });
  await page.getByRole('switch', { name: /^Списать/ }).check();
  await expect(aside).not.toContainText('Бонусы');
  await aside.getByRole('button', { name: 'Пересчитать' }).click();
  await expect(aside).toContainText(/Бонусы.500/);
  const code = aside.getByRole('textbox', { name: 'Промокод' });
  await code.fill('НЕТТАКОГО');
  await aside.getByRole('button', { name: 'Применить' }).click();
  await expect(code).toHaveAccessibleDescription(/Такого промокода нет/);
  await code.fill('ПЕРВЫЙ');
  await aside.getByRole('button', { name: 'Применить' }).click();
  await expect(aside.getByRole('button', { name: 'Убрать промокод ПЕРВЫЙ' })).toBeVisible();
  await expect(aside).toContainText(/Промокод−/);
  await expect(page.getByRole('textbox', { name: /^Дом/ })).toHaveValue('17');
  await acceptTerms(page);
  await placeOrderButton(page).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Оплата' })).toBeVisible();
  await page.getByRole('link', { name: 'оплата проходит' }).click();
  await page.getByRole('button', { name: /^Оплатить/ }).click();
  await expect(page).toHaveURL(/\/personal\/order\/done\/\d+\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Спасибо, ${ANNA.name}`);
  await page.getByRole('link', { name: 'Следить за заказом' }).click();
  await expect(page.getByRole('main')).toContainText(product.name);
  await expect(page.getByRole('main')).toContainText(/с\s14:00\sдо\s18:00/);
});
