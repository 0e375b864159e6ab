import type { Locator, Page } from '@playwright/test';
import { field } from '../support/field-steps.ts';
import { cutForms, isForm, mendForms } from './cut-forms.ts';
import { expect, test } from '../support/shop-test.ts';
import {
  acceptTerms,
  chooseCourier,
  fillContact,
  placeOrderButton,
  signInOnPage,
  startCheckout,
} from '../support/steps.ts';

// The connection is cut on purpose, which the browser logs.
test.use({
  expectedComplaints: [
    /Failed to load resource|Ошибка получения пользователя|Ошибка загрузки части страницы/,
  ],
});

/**
 * Submits without a connection: the page shows the failure beside the button and stays; a second attempt with a
 * connection succeeds.
 */
async function pressOnCutLine(page: Page, button: Locator): Promise<void> {
  const heading = await page.locator('h1, [role=dialog] h2').first().textContent();
  await cutForms(page);
  await button.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Нет связи' }).first()).toBeVisible();
  await expect(button).not.toHaveAttribute('aria-busy', 'true');
  await expect(page.locator('h1, [role=dialog] h2').first()).toHaveText(heading ?? '');
  await mendForms(page);
}

test('profile, question and subscriptions keep what was typed when the connection is lost', async ({
  page,
  shop,
}) => {
  await shop.signIn();
  await shop.visit('/personal/detail/');
  await field(page, 'Имя').fill('Анна');
  await field(page, 'Фамилия').fill('Вяземская');
  await pressOnCutLine(page, page.getByRole('button', { name: 'Сохранить' }));
  await expect(field(page, 'Имя')).toHaveValue('Анна');
  await expect(field(page, 'Фамилия')).toHaveValue('Вяземская');
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(page.getByText('Сохранили')).toBeVisible();

  await shop.visit('/personal/support/');
  const text = 'Можно ли подобрать цепочку к кулону?';
  await page.getByRole('combobox', { name: 'О чём вопрос' }).selectOption({ index: 1 });
  await field(page, 'Сообщение').fill(text);
  await pressOnCutLine(page, page.getByRole('button', { name: 'Отправить', exact: true }));
  await expect(field(page, 'Сообщение')).toHaveValue(text);
  await page.getByRole('button', { name: 'Отправить', exact: true }).click();
  await expect(page.getByText(/^Обращение №\sО-\d+ принято/)).toBeVisible();

  await shop.visit('/personal/subscriptions/');
  const first = page.getByRole('main').getByRole('checkbox').first();
  const before = await first.isChecked();
  await first.setChecked(!before);
  await pressOnCutLine(page, page.getByRole('button', { name: 'Сохранить' }));
  expect(await first.isChecked()).toBe(!before);
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(page.getByText('Сохранили')).toBeVisible();
});

test('cart and sign-in survive a lost connection', async ({ page, shop }) => {
  await shop.fillCart();
  await shop.visit('/cart/');
  const line = page.getByRole('article').first();
  await cutForms(page);
  await line.getByRole('button', { name: 'Больше на одно' }).click();
  await expect(line.getByRole('alert')).toContainText('Нет связи');
  await mendForms(page);
  await line.getByRole('button', { name: 'Повторить' }).click();
  await expect(line.getByRole('status')).toHaveText('2');

  await field(page, 'Промокод').fill('ЯХОНТ10');
  await pressOnCutLine(page, page.getByRole('button', { name: 'Применить' }));
  await expect(field(page, 'Промокод')).toHaveValue('ЯХОНТ10');
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Нет связи' })).toHaveCount(0);

  await page.getByRole('textbox', { name: 'Телефон' }).fill(shop.phone);
  await page.getByRole('checkbox', { name: /^Даю согласие/ }).check();
  await pressOnCutLine(page, page.getByRole('button', { name: 'Получить код' }));
  await expect(page.getByRole('textbox', { name: 'Телефон' })).toHaveValue(/^\+7 \(900\)/);
  await expect(page.getByRole('checkbox', { name: /^Даю согласие/ })).toBeChecked();
  await page.getByRole('button', { name: 'Получить код' }).click();
  const code = page.getByRole('textbox', { name: 'Код из СМС' });
  const sent = await shop.smsCode();
  await cutForms(page);
  await code.fill(sent);
  await expect(page.getByRole('alert').filter({ hasText: 'Нет связи' }).first()).toBeVisible();
  await expect(code).toHaveValue(sent);
  await mendForms(page);
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(page).toHaveURL('/personal/order/make/');
});

test('registration survives a lost connection and a failing server', async ({ page, shop }) => {
  await shop.visit('/3Kbonus/');
  await field(page, 'Имя').fill('Анна');
  await field(page, 'Фамилия').fill('Вяземская');
  await field(page, 'Телефон').fill(shop.phone);
  await page.getByRole('checkbox', { name: /^Даю согласие/ }).check();
  await pressOnCutLine(page, page.getByRole('button', { name: 'Получить код' }));
  await page.route(isForm, (route) => route.fulfill({ status: 502, body: '' }));
  await page.getByRole('button', { name: 'Получить код' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Не получилось отправить' })).toBeVisible();
  await expect(field(page, 'Фамилия')).toHaveValue('Вяземская');
  await page.unroute(isForm);
  await page.getByRole('button', { name: 'Получить код' }).click();
  await expect(page.getByRole('textbox', { name: 'Код из СМС' })).toBeVisible();
});

test('a question with a captcha is sent again by its button after a lost connection', async ({
  page,
  shop,
}) => {
  await shop.visit('/feedback/');
  await field(page, 'Имя').fill('Анна');
  await field(page, 'Телефон').fill(shop.phone);
  await page.getByRole('combobox', { name: 'О чём вопрос' }).selectOption({ label: 'Другое' });
  await field(page, 'Сообщение').fill('Сделаете ли кольцо 16,25 к празднику?');
  await page.getByRole('checkbox', { name: /^Даю согласие/ }).check();
  const send = page.getByRole('button', { name: 'Отправить', exact: true });
  await pressOnCutLine(page, send);
  await send.click();
  await expect(page.getByText(/Заявка №\sЗ-\d+ принята/)).toBeVisible();
});

test('order, payment and cancellation survive a lost connection', async ({ page, shop }) => {
  await shop.fillCart();
  await shop.visit('/cart/');
  await signInOnPage({ page, shop }, 'Войти и оформить');
  await expect(page).toHaveURL('/personal/order/make/');
  await fillContact(page, `${shop.phone.slice(1)}@example.ru`);
  await chooseCourier(page);
  await acceptTerms(page);
  await pressOnCutLine(page, placeOrderButton(page));
  await expect(page.getByRole('combobox', { name: /^Улица/ })).toHaveValue('ул. Большая Ордынка');

  // The order reaches the server, but its answer is lost.
  let isAnswerLost = false;
  await page.route(isForm, async (route) => {
    if (route.request().method() !== 'POST' || isAnswerLost) return route.fallback();
    isAnswerLost = true;
    await route.fetch({ maxRedirects: 0 });
    return route.abort('connectionreset');
  });
  await placeOrderButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Нет связи' }).first()).toBeVisible();
  await placeOrderButton(page).click();
  await expect(page).toHaveURL(/\/cart\/pay\/\?order=\d+/);
  await page.unroute(isForm);
  const { items } = await shop.get<{ items: { id: number }[] }>('/api/orders');
  expect(items, 'the order was placed once').toHaveLength(1);

  await page.getByRole('link', { name: 'оплата проходит' }).click();
  await expect(field(page, 'Номер карты')).toHaveValue(/^2200/);
  await pressOnCutLine(page, page.getByRole('button', { name: /^Оплатить/ }));
  await expect(field(page, 'Номер карты')).toHaveValue(/^2200/);

  await shop.visit(`/personal/order/${items[0]?.id}/`);
  await page.getByRole('link', { name: 'Отменить заказ' }).click();
  const dialog = page.getByRole('dialog');
  await pressOnCutLine(page, dialog.getByRole('button', { name: 'Отменить заказ' }));
  await dialog.getByRole('button', { name: 'Повторить' }).click();
  await expect(dialog).toBeHidden();
});

test('without a connection a link and a filter keep the page, and continue when it returns', async ({
  page,
  shop,
}) => {
  await shop.visit('/catalog/koltsa/');
  await page.context().setOffline(true);
  await page.evaluate(() => {
    const anchor = Object.assign(document.createElement('a'), { href: '/catalog/koltsa/?sort=price' });
    document.body.append(anchor);
    anchor.click();
    anchor.remove();
  });
  const toast = page.getByRole('status').filter({ hasText: 'Нет связи' });
  await expect(toast).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/catalog/koltsa/');
  await page.context().setOffline(false);
  await expect(page).toHaveURL('/catalog/koltsa/?sort=price');
  await expect(toast).toBeHidden();
});

test('a failing page is a short notice inside the frame', async ({ page, shop }) => {
  await shop.visit('/catalog/koltsa/');
  await page.route('**/stores/moskva/_.data*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.evaluate(() => {
    const anchor = Object.assign(document.createElement('a'), { href: '/stores/moskva/' });
    document.body.append(anchor);
    anchor.click();
    anchor.remove();
  });
  await expect(page.getByRole('main')).toContainText('Обновите её через минуту');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
});

test('a failed visitor call is retried once and logged once, a refused one is not retried', async ({
  page,
  shop,
}) => {
  const told: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Ошибка получения пользователя')) told.push(message.text());
  });
  for (const [status, times, logged] of [
    [503, 2, 1],
    [404, 1, 2],
  ] as const) {
    let asked = 0;
    await page.route('**/api/visitor', (route) => {
      asked += 1;
      return route.fulfill({ status, json: {} });
    });
    await shop.visit('/');
    // The failure is logged after the last attempt.
    await expect.poll(() => told).toHaveLength(logged);
    expect(asked, `asked on ${status}`).toBe(times);
    await page.unroute('**/api/visitor');
  }
});

/** Ends the session while the page is open; returns a function that signs in again, as another tab would. */
async function endSession(page: Page): Promise<() => Promise<void>> {
  const before = await page.context().cookies();
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const ended = `${part({ alg: 'HS256' })}.${part({ sub: '1', exp: 1_700_000_000 })}.x`;
  await page.context().addCookies(
    before.flatMap((one) => {
      if (one.name === 'access') return [{ ...one, value: ended }];
      return one.name === 'refresh' ? [{ ...one, value: 'of-an-ended-session' }] : [];
    }),
  );
  return async () => {
    await page.context().addCookies(before);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  };
}

test('a form of the account whose session has ended signs in over the page and is sent as it was', async ({
  page,
  shop,
}) => {
  await shop.visit('/');
  await shop.signIn();
  await shop.visit('/personal/detail/');
  await field(page, 'Имя').fill('Анна');
  await field(page, 'Фамилия').fill('Вяземская');
  const signInAgain = await endSession(page);
  await page.getByRole('button', { name: 'Сохранить' }).click();
  const dialog = page.getByRole('dialog', { name: 'Войдите ещё раз' });
  await dialog.getByRole('textbox', { name: 'Телефон' }).fill(shop.phone);
  await dialog.getByRole('button', { name: 'Получить код' }).click();
  await expect(dialog.getByRole('textbox', { name: /Код/ })).toBeVisible();
  await signInAgain();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Сохранили')).toBeVisible();
  await expect(page).toHaveURL('/personal/detail/');
  await page.reload();
  await expect(field(page, 'Фамилия')).toHaveValue('Вяземская');
});

test('a checkout whose session has ended signs in over the page and orders what was chosen; the cart says where it is', async ({
  page,
  shop,
}) => {
  await startCheckout({ page, shop });
  await chooseCourier(page);
  await acceptTerms(page);
  const signInAgain = await endSession(page);
  await placeOrderButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Войдите ещё раз' });
  await expect(dialog).toBeVisible();
  // Closed by mistake: the button says what is missing, and all values are still there.
  await dialog.getByRole('button', { name: 'Закрыть' }).click();
  await expect(page.getByRole('combobox', { name: /^Улица/ })).toHaveValue('ул. Большая Ордынка');
  const cart = await page.context().newPage();
  await cart.goto('/cart/');
  await expect(cart.getByText(/Вход в\sкабинет закончился/)).toBeVisible();
  await cart.close();
  await page.getByRole('button', { name: 'Войти', exact: true }).click();
  await expect(dialog).toBeVisible();
  await signInAgain();
  await expect(page).toHaveURL(/\/(cart\/pay\/\?order=\d+|personal\/order\/done\/\d+\/)$/);
});
