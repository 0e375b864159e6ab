import { setTimeout as pause } from 'node:timers/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Shop } from './shop.ts';

type Who = { page: Page; shop: Shop };

/** Below this width the shop has its phone layout. */
const DESKTOP = 1024;

export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < DESKTOP;
}

/** The visible one of several identical controls. */
export function shown(locator: Locator): Locator {
  return locator.filter({ visible: true }).first();
}

/**
 * Presses a control that may be below the fold. While the page scrolls, the header hides and sticky elements
 * below it move, so a press in the same frame would miss. A person waits until the page is at rest.
 */
export async function pressAtRest(control: Locator): Promise<void> {
  await scrollToRest(control);
  await control.click();
}

/** Scrolls a control into view and waits until it no longer moves. */
export async function scrollToRest(control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  let before = NaN;
  await expect
    .poll(async () => {
      const now = (await control.boundingBox())?.y ?? NaN;
      const isAtRest = now === before;
      before = now;
      return isAtRest;
    })
    .toBe(true);
}

/** The bag of the header or of the tab bar; its accessible name has the number of items. */
export function cartLink(page: Page): Locator {
  const place = isPhone(page) ? 'Разделы' : 'Личное';
  return page.getByRole('navigation', { name: place, exact: true }).getByRole('link', { name: /Корзина$/ });
}

/**
 * Enters the phone, a newcomer's consent and the SMS code. The last digit of the code submits it; without
 * scripts the button does. The panel is the same on the cart page and in the dialog.
 */
export async function signInOnPage({ page, shop }: Who, button: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Телефон' }).fill(shop.phone);
  await page.getByRole('checkbox', { name: /^Даю согласие/ }).check();
  await page.getByRole('button', { name: 'Получить код' }).click();
  const code = page.getByRole('textbox', { name: 'Код из СМС' });
  await expect(code).toBeVisible();
  const hasScripts = (await page.locator('html[data-alive]').count()) > 0;
  await code.fill(await shop.smsCode());
  if (!hasScripts) await page.getByRole('button', { name: button }).click();
}

/** A picture of one pixel. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export const ANNA = { name: 'Анна', lastName: 'Вяземская' };

/** Chooses the first available size; none is preselected. */
export async function chooseSize(page: Page): Promise<void> {
  await page.getByRole('group', { name: 'Размер' }).getByRole('radio').first().check();
}

/** Fills in the first step of the checkout. */
export async function fillContact(page: Page, email: string): Promise<void> {
  // Without scripts the fields of another receiver are visible until the styles are loaded.
  await page.getByRole('textbox', { name: 'Имя', exact: true }).fill(ANNA.name);
  await page.getByRole('textbox', { name: 'Фамилия', exact: true }).fill(ANNA.lastName);
  await page.getByRole('textbox', { name: /^Электронная почта/ }).fill(email);
}

/** Fills the cart, signs in and enters the recipient. */
export async function startCheckout({ page, shop }: Who): ReturnType<Shop['fillCart']> {
  const bought = await shop.fillCart();
  await shop.signIn();
  await shop.visit('/personal/order/make/');
  await fillContact(page, '');
  return bought;
}

/** Chooses the courier on another day, because same-day delivery is offered only until a certain hour. */
export async function chooseCourierKind(page: Page): Promise<void> {
  await chooseDelivery(page, /^Курьер(?! сегодня)/);
}

export async function chooseCourier(page: Page): Promise<void> {
  await chooseCourierKind(page);
  await page.getByRole('combobox', { name: /^Улица/ }).fill('ул. Большая Ордынка');
  await page.getByRole('textbox', { name: /^Дом/ }).fill('17');
  await page.getByRole('textbox', { name: 'Квартира' }).fill('4');
}

/**
 * Chooses a store that the order must be sent to. A store that has the item today may sell it to another
 * journey in the meantime, and then the shop would ask again because of the later day.
 */
export async function choosePickup(page: Page): Promise<void> {
  await chooseDelivery(page, /^Салон/);
  const stores = page.getByRole('group', { name: 'Салон', exact: true });
  const brought = stores.getByRole('radio', { name: /Привезём/ });
  const chosen = (await brought.count()) > 0 ? brought : stores.getByRole('radio');
  await chosen.first().check();
}

/** Clicks the labels: the radio buttons below them have no size. */
async function chooseDelivery(page: Page, name: RegExp): Promise<void> {
  const kinds = page.getByRole('group', { name: 'Способ получения' });
  await kinds.getByText(name).click();
  await expect(kinds.getByRole('radio', { name })).toBeChecked();
}

/** Checks both consents, which an order requires. */
export async function acceptTerms(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /^Принимаю условия/ }).check();
  await page.getByRole('checkbox', { name: /^Даю согласие/ }).check();
}

/** The main button of the checkout; it contains the sum where there is space. */
export function placeOrderButton(page: Page): Locator {
  return shown(page.getByRole('button', { name: /^(Оплатить|Заказать|Оформить (рассрочку|два заказа))/ }));
}

export type TestCard = 'оплата проходит' | 'на карте не хватает денег' | 'банк спросит код';

/** Pays with one of the demo bank's test cards. */
export async function payWith(page: Page, card: TestCard): Promise<void> {
  await page.getByRole('link', { name: card }).click();
  await expect(page.getByRole('textbox', { name: 'Номер карты' })).toHaveValue(/^2200/);
  await page.getByRole('button', { name: /^Оплатить/ }).click();
}

/** The id in the address of an order page. */
export function orderIdIn(page: Page): string {
  return /(\d+)\/?$/.exec(new URL(page.url()).pathname)?.[1] ?? '';
}

/** Chromium takes a finger that rests this long for one without speed, milliseconds. */
const REST_MS = 150;

/**
 * Swipes to the left at a height of the viewport, by the DevTools protocol; Playwright itself only taps. The finger rests
 * before it leaves: on a busy machine Chromium throws the strip past a slide that has `scroll-snap-stop: always`.
 */
export async function swipeLeft(page: Page, y: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
  await touch('touchStart', 320);
  for (let x = 300; x >= 40; x -= 20) await touch('touchMove', x);
  await pause(REST_MS);
  await touch('touchEnd');
}

/** Number of sheets in a document that Chromium printed. */
export function sheetsOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
}
