import type { Locator, Page } from '@playwright/test';
import { ERROR, expectError, expectFocusOnFrameOf, field } from '../support/field-steps.ts';
import { freshPhone } from '../support/newcomer.ts';
import { holdCode } from '../loading/hold-code.ts';
import { expect, test } from '../support/shop-test.ts';
import type { Shop } from '../support/shop.ts';
import { shown, signInOnPage } from '../support/steps.ts';

const SEND = 'Получить код';
const CHANGE = 'Изменить номер';
const RESEND = 'Отправить код ещё раз';

/** Opens the sign-in of the header. */
async function openDialog(page: Page): Promise<Locator> {
  await page
    .locator('a')
    .filter({ hasText: /^(Войти|Профиль)$/ })
    .first()
    .dispatchEvent('click');
  const dialog = page.getByRole('dialog', { name: 'Вход' });
  await expect(dialog).toBeVisible();
  return dialog;
}

test('a wrong phone that is sent with Enter, and a wrong code, are reported at once', async ({
  page,
  shop,
}) => {
  await shop.visit('/delivery/');
  const dialog = await openDialog(page);
  const phone = field(dialog, 'Телефон');
  await phone.fill('+7 (495) 123-45-67');
  await phone.press('Enter');
  await expectError(phone, ERROR);
  await expectFocusOnFrameOf(phone);
  // An identical answer to a second attempt is shown again; a pending button sends nothing.
  await expect(dialog.getByRole('button', { name: SEND })).not.toHaveAttribute('aria-busy');
  await phone.focus();
  await expectError(phone, '');
  await phone.press('Enter');
  await expectError(phone, ERROR);

  await phone.fill(shop.phone);
  await phone.press('Enter');
  const code = field(dialog, 'Код из СМС');
  await code.fill((await shop.smsCode()) === '0000' ? '0001' : '0000');
  await expectError(code, ERROR);
  await expectFocusOnFrameOf(code);
});

test('a code is taken while the page still loads again after the first step', async ({ page, shop }) => {
  await shop.fillCart();
  await shop.visit('/cart/');
  const held = Promise.withResolvers<void>();
  await page.route(/\.data(\?|$)/, async (route) => {
    if (route.request().method() === 'GET') await held.promise;
    await route.continue();
  });
  await field(page, 'Телефон').fill(shop.phone);
  await page.getByRole('button', { name: SEND }).click();
  const code = field(page, 'Код из СМС');
  await code.fill((await shop.smsCode()) === '0000' ? '0001' : '0000');
  await expectError(code, ERROR);
  held.resolve();
});

test('the button of a passkey, whose code arrives later, moves no other', async ({ page, shop }) => {
  const release = await holdCode(page, /\/assets\/passkey-entry-[^/]+\.js$/);
  await shop.visit('/delivery/');
  const dialog = await openDialog(page);
  const send = dialog.getByRole('button', { name: SEND });
  const before = await send.boundingBox();
  release();
  await expect(dialog.getByRole('button', { name: 'Войти по ключу' })).toBeVisible();
  expect(await send.boundingBox()).toEqual(before);
});

/** How often the sign-in forms were sent with a code. */
function countChecks(page: Page): () => number {
  let checks = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && (request.postData() ?? '').includes('intent=sign-in')) checks += 1;
  });
  return () => checks;
}

test('a newcomer without the tick is asked after the right code, and the consent is kept', async ({
  page,
  shop,
}) => {
  await shop.visit('/delivery/');
  const dialog = await openDialog(page);
  await field(dialog, 'Телефон').fill(shop.phone);
  await dialog.getByRole('button', { name: SEND }).click();
  await field(dialog, 'Код из СМС').fill(await shop.smsCode());
  const consent = dialog.getByRole('checkbox', { name: /^Даю согласие/ });
  await expect(consent).not.toBeChecked();
  await expectError(consent, ERROR);
  await expect(dialog.getByText(/без него кабинет/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Войти' }).click();
  await expectError(consent, ERROR);
  await consent.check();
  await dialog.getByRole('button', { name: 'Войти' }).click();
  await expect(dialog).toBeHidden();
  const kept = await shop.get<{ items: unknown[] }>('/api/account/consents');
  expect(kept.items).toMatchObject([{ kind: 'personal-data', isGiven: true, source: 'sign-in' }]);
});

/** Asks for a code in the dialog, with the consent given. */
async function askForCode(page: Page, shop: Shop): Promise<{ dialog: Locator; code: Locator; sent: string }> {
  await shop.visit('/delivery/');
  const dialog = await openDialog(page);
  await field(dialog, 'Телефон').fill(shop.phone);
  await dialog.getByRole('checkbox', { name: /^Даю согласие/ }).check();
  await dialog.getByRole('button', { name: SEND }).click();
  return { dialog, code: field(dialog, 'Код из СМС'), sent: await shop.smsCode() };
}

test('the last digit sends the code once, also pasted with its message and pressed with Enter', async ({
  page,
  shop,
}) => {
  const checks = countChecks(page);
  const { dialog, code, sent } = await askForCode(page, shop);
  await code.pressSequentially(sent === '0000' ? '0001' : '0000');
  await page.keyboard.press('Enter');
  await expectError(code, ERROR);
  await expect(code).toHaveValue('');
  expect(checks()).toBe(1);
  await code.focus();
  await code.evaluate((input, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', text);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, `Яхонт: код ${sent}. Никому его не сообщайте.`);
  await expect(dialog).toBeHidden();
  expect(checks()).toBe(2);
});

test('a code typed while another is checked is sent after its refusal', async ({ page, shop }) => {
  const checks = countChecks(page);
  const { dialog, code, sent } = await askForCode(page, shop);
  const held = Promise.withResolvers<void>();
  await page.route(/\.data(\?|$)/, async (route) => {
    if (route.request().method() === 'POST' && checks() === 1) await held.promise;
    await route.continue();
  });
  await code.fill(sent === '0000' ? '0001' : '0000');
  await expect.poll(checks).toBe(1);
  await code.fill(sent);
  held.resolve();
  await expect(dialog).toBeHidden();
  expect(checks()).toBe(2);
});

/** Each place requests a code for the given phone; the following steps are the same in all. */
const PLACES: [name: string, ask: (who: { page: Page; shop: Shop }) => Promise<Locator>][] = [
  [
    'the dialog',
    async ({ page, shop }) => {
      await shop.visit('/delivery/');
      return openDialog(page);
    },
  ],
  [
    'the cart',
    async ({ page, shop }) => {
      await shop.fillCart();
      await shop.visit('/cart/');
      return page.getByRole('main');
    },
  ],
  [
    'the registration',
    async ({ page, shop }) => {
      await shop.visit('/3Kbonus/');
      await field(page, 'Имя').fill('Анна');
      await field(page, 'Фамилия').fill('Орлова');
      await page.getByRole('checkbox', { name: /^Даю согласие/ }).check();
      return page.getByRole('main');
    },
  ],
];

for (const [name, open] of PLACES) {
  test(
    `in ${name} a mistyped phone can be changed and another code sent`,
    { tag: '@both' },
    async ({ page, shop }) => {
      await page.clock.install();
      const place = await open({ page, shop });
      const phone = field(place, 'Телефон');
      const code = field(place, 'Код из СМС');
      await phone.fill(freshPhone());
      const mistyped = await phone.inputValue();
      await place.getByRole('button', { name: SEND }).click();
      await code.fill('12');
      await place.getByRole('button', { name: CHANGE }).click();
      await expect(phone).toBeFocused();
      await expect(phone).toHaveValue(mistyped);
      await expectError(phone, '');
      await phone.fill(shop.phone);
      await place.getByRole('button', { name: SEND }).click();
      await expect(place.getByText(/^Новый код можно получить через/)).toBeVisible();
      await expect(place.getByText('Отправили новый код')).toBeHidden();

      await code.fill((await shop.smsCode()) === '0000' ? '0001' : '0000');
      await expectError(code, ERROR);
      await expect(
        place.getByText(/Новый код можно получить через/),
        'a wrong code stops no clock',
      ).toBeVisible();
      const resend = place.getByRole('button', { name: RESEND });
      for (let second = 0; second < 60; second += 1) await page.clock.runFor(1000);
      await expect(resend).toBeVisible();

      // Only the page's clock was advanced: the server would not send a second code to the same phone yet.
      const another = freshPhone();
      await resend.evaluate((button: HTMLButtonElement, text) => {
        const input = button.form?.elements.namedItem('phone');
        if (input instanceof HTMLInputElement) input.value = text;
      }, another);
      await resend.click();
      await expect(place.getByRole('status').filter({ hasText: 'Отправили новый код' })).toBeVisible();
      await expect(place.getByText(/Новый код можно получить через \d+\s/)).toBeVisible();
      await expect(resend).toBeHidden();
      await expect(code).toBeFocused();
      await expect(code).toHaveValue('');
      await expectError(code, '');
      await expect.poll(() => shop.messages(another)).toHaveLength(1);
    },
  );
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('«Войти» of any page leads to a sign-in and back, also with an empty cart', async ({ page, shop }) => {
    await page.goto('/delivery/');
    await shown(page.getByRole('link', { name: /^(Войти|Профиль)$/ })).click();
    await expect(page.getByRole('heading', { name: 'Войти в кабинет' })).toBeInViewport();
    await page.getByRole('textbox', { name: 'Телефон' }).fill('+7 (495) 123-45-67');
    await page.getByRole('button', { name: SEND }).click();
    await expect(page.getByRole('textbox', { name: 'Телефон' })).toHaveAccessibleDescription(/Ошибка ввода/);
    await signInOnPage({ page, shop }, 'Войти');
    await expect(page).toHaveURL('/delivery/');
    await page.goto('/personal/detail/');
    await expect(page).toHaveURL('/personal/detail/');
    await page.goto('/check_user/');
    await page.getByRole('main').getByRole('link', { name: 'Личный кабинет' }).click();
    await expect(page).toHaveURL(/\/personal\//);
  });
});

test('what did not fit into full lists at the sign-in is said once, until it is read', async ({
  page,
  shop,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'left_out', value: '3.1', url: baseURL ?? '', sameSite: 'Lax' }]);
  await shop.visit('/favorites/');
  const message = page.getByText(/поместилось:\sв\sизбранное\s—\s3\sнаходки,\sв\sсравнение\s—\s1\sнаходка/);
  await expect(message).toBeVisible();
  await page.getByRole('button', { name: 'Понятно' }).click();
  await expect(message).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(message).toHaveCount(0);
});
