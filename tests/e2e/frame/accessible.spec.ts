import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { StoneCard } from '@yahont/contracts/stones/stone-card.ts';
import type { StoneListing } from '@yahont/contracts/stones/stone-listing.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/shop-test.ts';
import type { Shop } from '../support/shop.ts';
import { openFilters } from '../support/listing-steps.ts';
import {
  acceptTerms,
  choosePickup,
  fillContact,
  isPhone,
  orderIdIn,
  payWith,
  placeOrderButton,
  shown,
} from '../support/steps.ts';

test('axe finds nothing in the layers that open over a page', { tag: '@both' }, async ({ page, shop }) => {
  await shop.visit('/catalog/koltsa/?metal=white-gold');
  if (isPhone(page)) {
    await expectNothingUnderTheBar(page);
    await openFilters(page);
    await expectAccessible(page, 'sheet of filters');
  } else {
    await page.getByRole('banner').getByRole('link', { name: 'Каталог', exact: true }).click();
    await expect(page.getByRole('navigation', { name: 'Разделы каталога' })).toBeVisible();
    await expectAccessible(page, 'menu of the catalogue');
  }

  const ring = (await shop.listing('section=koltsa')).cards[0];
  await shop.visit(ring?.url ?? '');
  await page.getByRole('button', { name: 'Как узнать размер' }).click();
  await expect(page.getByRole('dialog', { name: 'Как узнать размер кольца' })).toBeVisible();
  await expectAccessible(page, 'size guide');
  await page.keyboard.press('Escape');
  await shown(page.getByRole('button', { name: /^Фото 1 из/ })).click();
  await expect(page.getByRole('dialog', { name: 'Фотографии во весь экран' })).toBeVisible();
  await expectAccessible(page, 'pictures over the whole screen');
  await page.keyboard.press('Escape');

  await shop.visit((await ownStone(page, shop)).url);
  await page.getByRole('button', { name: 'Открыть заключение целиком' }).click();
  const certificate = page.getByRole('dialog', { name: 'Заключение лаборатории' });
  await expect(certificate.getByRole('region', { name: 'Страница 1' })).toBeVisible();
  await expectAccessible(page, 'certificate of a stone');
  await certificate.getByRole('button', { name: 'Страница 2' }).click();
  await expectAccessible(page, 'second page of the certificate');
  await page.keyboard.press('Escape');

  if (!isPhone(page)) {
    await page.getByRole('button', { name: 'Выбрать другой' }).click();
    await expect(page.getByRole('dialog', { name: 'Ваш город' })).toBeVisible();
    await expectAccessible(page, 'choice of cities');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Войти' }).click();
    await expect(page.getByRole('dialog', { name: 'Вход' })).toBeVisible();
    await expectAccessible(page, 'sign-in dialog');
  }
});

test('axe finds nothing between the cart and the order', { tag: '@both' }, async ({ page, shop }) => {
  test.slow();
  await shop.visit('/cart/');
  await expectAccessible(page, 'empty cart');
  await shop.visit('/favorites/');
  await expectAccessible(page, 'no favourites');
  const { product } = await shop.fillCart();
  const stone = await ownStone(page, shop);
  await shop.post('/api/cart/stones', { stoneId: stone.id });
  await shop.visit('/cart/');
  await expectAccessible(page, 'cart');

  await page.getByRole('textbox', { name: 'Телефон' }).fill('123');
  await page.getByRole('button', { name: 'Получить код' }).click();
  await expect(page.locator('main').getByText('Ошибка ввода данных')).toBeVisible();
  await expectAccessible(page, 'cart, wrong phone');
  await page.getByRole('textbox', { name: 'Телефон' }).fill(shop.phone);
  await page.getByRole('button', { name: 'Получить код' }).click();
  await expectAccessible(page, 'cart, code');
  const code = page.getByRole('textbox', { name: 'Код из СМС' });
  await code.fill((await shop.smsCode()) === '0000' ? '1111' : '0000');
  await expect(page.locator('main').getByText('Ошибка ввода данных')).toBeVisible();
  await expectAccessible(page, 'cart, wrong code');
  await expect(code).toHaveValue('');
  await code.fill(await shop.smsCode());
  const consent = page.getByRole('checkbox', { name: /^Даю согласие/ });
  await expect(consent).toBeVisible();
  await expectAccessible(page, 'cart, consent');
  await consent.check();
  await page.getByRole('button', { name: 'Войти и оформить' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Оформление заказа' })).toBeVisible();
  await expectAccessible(page, 'checkout');
  await placeOrderButton(page).click();
  await expect(page.locator('main').getByText('Ошибка ввода данных').first()).toBeVisible();
  await expectAccessible(page, 'checkout with mistakes');
  await fillContact(page, `olga${shop.phone.slice(1)}@example.ru`);
  await choosePickup(page);
  await acceptTerms(page);
  await expectAccessible(page, 'checkout, filled in');
  await placeOrderButton(page).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Оплата' })).toBeVisible();
  await expectAccessible(page, 'pay');
  await payWith(page, 'на карте не хватает денег');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'pay, refused');
  await page.getByRole('radio', { name: /^Другой картой/ }).check();
  await page.getByRole('button', { name: /картой$/ }).click();
  await payWith(page, 'банк спросит код');
  await page.getByRole('textbox', { name: 'Код подтверждения' }).fill('1234');
  await expectAccessible(page, 'pay, code');
  await page.getByRole('button', { name: /^Подтвердить/ }).click();

  await expect(page).toHaveURL(/\/personal\/order\/done\/\d+\/$/);
  await expectAccessible(page, 'done');
  const id = orderIdIn(page);
  await shop.visit(product.url);
  await shown(page.getByRole('button', { name: `В избранное: ${product.name}` })).click();
  await shop.favouriteSaved(product.id);
  for (const path of [
    '/personal/',
    '/personal/detail/',
    '/personal/orders/',
    `/personal/order/${id}/`,
    // The stone now belongs to this order.
    stone.url,
    '/personal/favorites/',
    '/dev/outbox/',
    '/dev/cards/',
  ]) {
    await shop.visit(path);
    await expectAccessible(page, path);
  }
});

/** A stone that no other test buys. */
async function ownStone(page: Page, shop: Shop): Promise<StoneCard> {
  const { cards } = await shop.get<StoneListing>('/api/stones?shape=oval&price=-90000&sort=price-asc');
  const stone = cards[isPhone(page) ? 1 : 0];
  if (stone === undefined) throw new Error('no oval stone for the test');
  return stone;
}

/** Heights at which the tab bar of a phone covers part of the first cards: the bag, the metal dots or the name. */
const CUTTING_HEIGHTS = [640, 680, 740, 760, 780, 800, 823];

/** A control that scrolls under the tab bar must not be reported as too small, at any height of the screen. */
async function expectNothingUnderTheBar(page: Page): Promise<void> {
  const screen = page.viewportSize();
  for (const height of CUTTING_HEIGHTS) {
    await page.setViewportSize({ width: 412, height });
    const { violations } = await new AxeBuilder({ page })
      .options({ runOnly: ['target-size'], resultTypes: ['violations'] })
      .setLegacyMode()
      .analyze();
    expect
      .soft(
        violations.flatMap(({ nodes }) => nodes.map(({ html }) => html.slice(0, 200))),
        `${height} px`,
      )
      .toEqual([]);
  }
  if (screen !== null) await page.setViewportSize(screen);
}
