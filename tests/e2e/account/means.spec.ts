import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { ERROR, expectError, field } from '../support/field-steps.ts';
import { freshPhone } from '../support/newcomer.ts';
import { expect, test } from '../support/shop-test.ts';
import type { Shop } from '../support/shop.ts';
import { addVirtualAuthenticator } from '../support/virtual-authenticator.ts';

/** Passkeys require a host name, not an IP address. */
test.use({ baseURL: `http://localhost:${process.env['E2E_PORT'] ?? '3210'}` });

async function addPasskey(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Добавить ключ' }).click();
  await expect(page.getByText('Добавили ключ')).toBeVisible();
}

/** The newest code to this phone. */
async function codeTo(shop: Shop, phone: string): Promise<string> {
  let code: string | undefined;
  await expect(async () => {
    code = (await shop.messages(phone)).map(({ text }) => /код (\d{4})/.exec(text)?.[1])[0];
    expect(code).toBeDefined();
  }).toPass({ timeout: 60_000 });
  return code ?? '';
}

test('a passkey is made in the profile, signs in without a code, and other sessions are closed', async ({
  page,
  shop,
}) => {
  await addVirtualAuthenticator(page);
  await shop.signIn();
  await shop.visit('/personal/detail/');
  await expect(page.getByText('Это устройство')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Выйти на всех остальных' })).toHaveCount(0);
  await addPasskey(page);
  await expectAccessible(page, 'the profile with a passkey');

  // Forgets the session without ending it.
  await page.context().clearCookies({ name: /^(access|refresh)/ });
  await shop.fillCart();
  // A browser without the list under the phone field, which would use the passkey before the button.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  await shop.visit('/cart/');
  const enter = page.getByRole('button', { name: 'Войти по ключу' });
  await expect(enter).toBeVisible();
  await expectAccessible(page, 'the cart with a passkey');
  await enter.click();
  await page.waitForURL('**/personal/order/make/');

  await shop.visit('/personal/detail/');
  await expect(page.getByText(/последний вход/)).toBeVisible();
  await page.getByRole('button', { name: /^Выйти: / }).click();
  await expect(page.getByText('Закрыли вход на этом устройстве')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Выйти: / })).toHaveCount(0);
  await page.getByRole('button', { name: /^Удалить ключ/ }).click();
  await expect(page.getByText('Удалили ключ')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Удалить ключ/ })).toHaveCount(0);
});

test.describe('while the shop gives no challenge', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] });

  test('a key that the shop cannot ask for is a message, and the next press works', async ({
    page,
    shop,
  }) => {
    const options = '**/api/user/passkeys/options';
    await addVirtualAuthenticator(page);
    await shop.signIn();
    await shop.visit('/personal/detail/');
    await page.route(options, (route) => route.fulfill({ status: 503 }));
    await page.getByRole('button', { name: 'Добавить ключ' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Не получилось' })).toBeVisible();
    await page.unroute(options);
    await addPasskey(page);
  });
});

test('the list under the phone field offers the passkey by itself', async ({ page, shop }) => {
  await addVirtualAuthenticator(page);
  await shop.signIn();
  await shop.visit('/personal/detail/');
  await addPasskey(page);
  await shop.post('/api/auth/logout', {});
  await shop.fillCart();
  // The test's browser chooses from the list at once.
  await page.goto('/cart/');
  await field(page, 'Телефон').focus();
  await page.waitForURL('**/personal/order/make/');
});

test('a challenge is asked for at the phone field, again before it dies and after a window that was closed', async ({
  page,
  shop,
}) => {
  await addVirtualAuthenticator(page);
  // Like a person who chooses nothing from the list and closes the window.
  await page.addInitScript(() => {
    navigator.credentials.get = ({ mediation, signal } = {}) =>
      new Promise((_, fail) => {
        const end = () => fail(new DOMException('closed', 'NotAllowedError'));
        if (mediation === 'conditional') signal?.addEventListener('abort', end);
        else end();
      });
  });
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/passkey/options')) asked += 1;
  });
  await page.clock.install();
  await shop.fillCart();
  await shop.visit('/cart/');
  const enter = page.getByRole('button', { name: 'Войти по ключу' });
  await expect(enter).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toBe(0);
  const phone = field(page, 'Телефон');
  await phone.focus();
  await expect.poll(() => asked).toBe(1);
  await enter.focus();
  await phone.focus();
  await page.clock.runFor(3.9 * 60_000);
  expect(asked).toBe(1);
  await page.clock.runFor(0.2 * 60_000);
  await expect.poll(() => asked).toBe(2);
  await enter.click();
  await expect.poll(() => asked, 'one for the window, one for the list').toBe(4);
});

test.describe('long after the sign-in', () => {
  test.use({ expectedComplaints: [/403 \(Forbidden\)/] });

  test('a new passkey needs a proof, and the page asks for it', async ({ page, shop }) => {
    await addVirtualAuthenticator(page);
    await shop.signIn();
    await shop.visit('/personal/detail/');
    await addPasskey(page);
    // As if ten minutes had passed.
    const problem = { type: 'about:blank', title: 'Нельзя', status: 403, code: 'proof-needed' };
    await page.route('**/api/user/passkeys/options', (route) =>
      route.fulfill({ status: 403, json: problem }),
    );
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Добавить ключ' }).click();
    await expect(main.getByText(/^Прежде чем добавить ключ/)).toBeVisible();
    await expect(main.getByRole('button', { name: 'Добавить ключ' })).toHaveCount(0);
    await expectAccessible(page, 'the proof for a passkey');
    await main.getByRole('button', { name: 'Ключ входа' }).click();
    await expect(main.getByText('Теперь добавьте ключ')).toBeVisible();
    await expect(main.getByRole('button', { name: 'Добавить ключ' })).toBeVisible();
  });
});

test('the phone is changed after a proof, with a code to the new number', async ({ page, shop }) => {
  await addVirtualAuthenticator(page);
  await shop.signIn();
  await shop.visit('/personal/detail/');
  await addPasskey(page);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Сменить телефон' }).click();
  // The code of the sign-in is younger than a minute.
  await main.getByRole('button', { name: /^Код по\sСМС/ }).click();
  await expect(main.getByRole('alert')).toHaveText(/Слишком много запросов/);
  await expectAccessible(page, 'the proof');
  await main.getByRole('button', { name: 'Ключ входа' }).click();

  const phone = freshPhone();
  const input = field(main, 'Новый телефон');
  await input.fill('+7 (495) 123-45-67');
  await main.getByRole('button', { name: 'Получить код' }).click();
  await expectError(input, ERROR);
  await input.fill(phone);
  await main.getByRole('button', { name: 'Получить код' }).click();
  await field(main, 'Код из СМС').fill(await codeTo(shop, phone));
  await expect(main.getByText(/Теперь вход по/)).toBeVisible();
  await expect(async () => {
    expect((await shop.messages(shop.phone))[0]?.text).toContain('сменили телефон');
  }).toPass({ timeout: 60_000 });
});

/** Path of the newest link that confirms this address. */
async function linkTo(shop: Shop, email: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const letters = await shop.messages(email);
    link = letters.map(({ text }) => /\/confirm-email\/\?token=[\w-]+/.exec(text)?.[0])[0];
    expect(link).toBeDefined();
  }).toPass({ timeout: 60_000 });
  return link ?? '';
}

test('a confirmed address is changed after a proof, and stays until the link to the new one is opened', async ({
  page,
  shop,
}) => {
  // The shop sends one link per minute.
  test.setTimeout(150_000);
  const [before, after] = [`a${shop.phone.slice(1)}@example.ru`, `b${shop.phone.slice(1)}@example.ru`];
  await addVirtualAuthenticator(page);
  await shop.signIn();
  await shop.visit('/personal/detail/');
  await addPasskey(page);
  await field(page, 'Имя').fill('Анна');
  await field(page, 'Фамилия').fill('Орлова');
  await field(page, 'Электронная почта').fill(before);
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText(`Отправили письмо на\u00A0${before}`)).toBeVisible();
  await shop.visit(await linkTo(shop, before));
  await page.getByRole('button', { name: 'Подтвердить' }).click();
  await expect(page.getByRole('heading', { name: 'Почта подтверждена' })).toBeVisible();

  await shop.visit('/personal/detail/');
  const main = page.getByRole('main');
  await field(page, 'Электронная почта').fill(after);
  await main.getByRole('button', { name: 'Сохранить' }).click();
  await main.getByRole('button', { name: 'Ключ входа' }).click();
  await expect(main.getByText(/^Следующее письмо можно отправить через/)).toBeVisible();
  await expect(field(page, 'Электронная почта')).toHaveValue(after);
  const sent = main.getByText(`Отправили ссылку на\u00A0${after}`);
  await expect(async () => {
    await main.getByRole('button', { name: 'Сохранить' }).click();
    await expect(sent).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 75_000 });
  await expect(sent).toContainText(`почта прежняя: ${before}`);
  await expect(field(page, 'Электронная почта')).toHaveValue(before);
  await expectAccessible(page, 'the profile while a new address waits');
  await shop.visit(await linkTo(shop, after));
  await page.getByRole('button', { name: 'Подтвердить' }).click();
  await expect(page.getByRole('heading', { name: 'Почта подтверждена' })).toBeVisible();
  await shop.visit('/personal/detail/');
  await expect(page.getByText(`Почта ${after} подтверждена`)).toBeVisible();
});

test('after six wrong codes and a minute a code can be asked for by a call, whose last four digits sign in', async ({
  page,
  shop,
}) => {
  await page.clock.install();
  await shop.fillCart();
  await shop.visit('/cart/');
  await field(page, 'Телефон').fill(shop.phone);
  await page.getByRole('button', { name: 'Получить код' }).click();
  await expect(page.getByText(/Отправили код на/)).toContainText(/Если\sСМС\sне\sдойдёт, позвоним/);
  const wrong = (await codeTo(shop, shop.phone)) === '0000' ? '0001' : '0000';
  const code = field(page, 'Код из СМС');
  for (const left of [
    'осталось 4 попытки',
    'осталось 3',
    'осталось 2',
    'осталась 1',
    'попытки закончились',
  ]) {
    await code.fill(wrong);
    await expect(code).toHaveAccessibleDescription(new RegExp(left.replaceAll(' ', '\\s')));
    await expect(code).toHaveValue('');
  }
  await code.fill(wrong);
  await expect(page.getByRole('alert')).toHaveText('Слишком много попыток. Запросите новый код.');
  for (let second = 0; second < 60; second += 1) await page.clock.runFor(1000);
  const call = page.getByRole('button', { name: /^Получить код по\sзвонку/ });
  await expect(call).toBeVisible();
  await expect(page.getByRole('button', { name: /^Получить код на\sпочту/ })).toBeVisible();
  await expectAccessible(page, 'the ways of a code');

  // Only the page's clock was advanced: the server would not call the same phone yet.
  const another = freshPhone();
  await call.evaluate((button: HTMLButtonElement, text) => {
    const input = button.form?.elements.namedItem('phone');
    if (input instanceof HTMLInputElement) input.value = text;
  }, another);
  await call.click();
  await expect(page.getByText(/последние четыре цифры номера/)).toBeVisible();
  await field(page, 'Последние 4 цифры номера').fill(await codeTo(shop, another));
  await page.getByRole('checkbox', { name: /^Даю согласие/ }).check();
  await page.getByRole('button', { name: 'Войти и оформить' }).click();
  await page.waitForURL('**/personal/order/make/');
});
