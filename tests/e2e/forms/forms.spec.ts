import { ERROR, expectError, expectFocusOnFrameOf, field } from '../support/field-steps.ts';
import { expect, test } from '../support/shop-test.ts';
import { choosePickup, fillContact, placeOrderButton } from '../support/steps.ts';
import { settleRequests } from '../support/traffic.ts';

test('a refusal of the server stays under its field until the field changes, and nothing typed is lost', async ({
  page,
  shop,
}) => {
  await page.clock.install();
  await shop.visit('/3Kbonus/');
  await field(page, 'Имя').fill('Анна');
  await field(page, 'Фамилия').fill('Орлова');
  await field(page, 'Телефон').fill(shop.phone);
  // Sent with Enter, so the field never lost focus and only the server could report the error.
  await field(page, 'Отчество').fill('П.');
  await field(page, 'Отчество').press('Enter');
  const patronymic = field(page, 'Отчество');
  const consent = page.getByRole('checkbox', { name: /^Даю согласие/ });
  await expectError(consent, ERROR);
  await expectError(patronymic, ERROR);
  await expectFocusOnFrameOf(patronymic);
  expect(await field(page, 'Имя').inputValue()).toBe('Анна');
  expect(await field(page, 'Телефон').inputValue()).toMatch(/^\+7 \(900\) /);

  await patronymic.fill('Петровна');
  await consent.check();
  await consent.blur();
  await expectError(consent, '');
  await page.getByRole('button', { name: 'Получить код' }).click();

  const code = field(page, 'Код из СМС');
  const sent = await shop.smsCode();
  await code.fill(sent === '0000' ? '0001' : '0000');
  await expectError(code, ERROR);
  await expectFocusOnFrameOf(code);
  // Focus without a change keeps the server's message.
  await code.focus();
  await code.blur();
  await expectError(code, ERROR);
  // An identical answer to a second attempt is shown again.
  await expect(code).toHaveValue('');
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await code.fill(sent === '1111' ? '1112' : '1111');
  await answered;
  await expectError(code, ERROR);

  await expect(code).toHaveValue('');
  // From here on the test controls the page's clock.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  const redirects: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/personal/card/')) redirects.push(request.url());
  });
  await code.fill(sent);
  await expect(page.getByText('Вы зарегистрированы')).toBeVisible();
  await page.clock.runFor(900);
  await settleRequests(page);
  expect(redirects).toEqual([]);
  await page.clock.runFor(200);
  await page.clock.resume();
  await page.waitForURL('**/personal/card/');
  const [user] = await shop.get<{ name: string; surName: string; phone: string }[]>('/api/user/current');
  expect(user).toMatchObject({ name: 'Анна', surName: 'Петровна', phone: shop.phone });
});

test('after a refusal the focus is at the first wrong field, and the next Tab reaches it', async ({
  page,
  shop,
}) => {
  await shop.signIn();
  await shop.visit('/personal/detail/');
  await field(page, 'Имя').fill('Анна');
  await field(page, 'Фамилия').fill('Орлова1');
  await field(page, 'Дата рождения').fill('31.02.1990');
  await field(page, 'Электронная почта').press('Enter');
  await expectFocusOnFrameOf(field(page, 'Фамилия'));
  await expectError(field(page, 'Фамилия'), ERROR);
  await expectError(field(page, 'Дата рождения'), ERROR);
  await page.keyboard.press('Tab');
  await expect(field(page, 'Фамилия')).toBeFocused();

  // The button has the same effect as Enter, also for a list.
  await shop.visit('/personal/support/');
  await field(page, 'Сообщение').fill('Когда приедет мой заказ?');
  await page.getByRole('button', { name: 'Отправить' }).click();
  const topic = page.getByRole('combobox', { name: 'О чём вопрос' });
  await expectFocusOnFrameOf(topic);
  await page.keyboard.press('Tab');
  await expect(topic).toBeFocused();
});

test('what is typed after a refusal goes into the first wrong field', async ({ page, shop }) => {
  await shop.signIn();
  await shop.visit('/personal/detail/');
  await field(page, 'Имя').fill('Анна');
  await field(page, 'Фамилия').fill('Орлова1');
  await field(page, 'Фамилия').press('Enter');
  await expectFocusOnFrameOf(field(page, 'Фамилия'));
  await expectError(field(page, 'Фамилия'), ERROR);
  await page.keyboard.press('Backspace');
  await expect(field(page, 'Фамилия')).toBeFocused();
  await expect(field(page, 'Фамилия')).toHaveValue('Орлова');
  // The field has the focus, so its error is hidden (SPEC 5.2).
  await expect(page.getByText(ERROR)).toBeHidden();
  await page.keyboard.type('-Белова');
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await shop.get<{ lastName: string }[]>('/api/user/current'))[0]?.lastName)
    .toBe('Орлова-Белова');
});

test('a refusal does not interrupt a shopper who types in another field', async ({ page, shop }) => {
  await shop.visit('/3Kbonus/');
  const isAnswered = Promise.withResolvers<void>();
  await page.route(
    ({ pathname }) => pathname.endsWith('.data'),
    async (route) => {
      if (route.request().method() === 'POST') await isAnswered.promise;
      await route.continue();
    },
  );
  const lastName = field(page, 'Фамилия');
  await field(page, 'Имя').fill('Анна1');
  await field(page, 'Имя').press('Enter');
  const email = field(page, 'Электронная почта');
  await email.pressSequentially('anna');
  isAnswered.resolve();
  await expectError(lastName, ERROR);
  await expectError(field(page, 'Имя'), ERROR);
  await expect(email).toBeFocused();
  await email.pressSequentially('@example.ru');
  await expect(email).toHaveValue('anna@example.ru');
});

test('the account: profile, a confirmed e-mail, subscriptions and a question to the shop', async ({
  page,
  shop,
}) => {
  const email = `${shop.phone.slice(1)}@example.ru`;
  await shop.signIn();
  await shop.visit('/personal/detail/');
  await field(page, 'Имя').fill('Анна');
  await field(page, 'Фамилия').fill('Орлова');
  await field(page, 'Дата рождения').fill('31.02.1990');
  await field(page, 'Электронная почта').fill(email);
  await field(page, 'Дата рождения').press('Enter');
  await expectError(field(page, 'Дата рождения'), ERROR);
  await expect(field(page, 'Имя')).toHaveValue('Анна');
  await field(page, 'Дата рождения').fill('20.11.1990');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Сохранили')).toBeVisible();
  await expect(page.getByText(`Отправили письмо на\u00A0${email}`)).toBeVisible();
  await page.getByRole('button', { name: 'Убрать дату рождения' }).click();
  await expect(page.getByText(/Дату\sвы\sубрали/)).toBeVisible();
  await expect(field(page, 'Дата рождения')).toHaveValue('');
  await expect(field(page, 'Дата рождения')).not.toBeEditable();
  await field(page, 'Фамилия').fill('Орлова');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Сохранили')).toBeVisible();

  const isUnconfirmed = page.getByText(/^Подтвердите почту в\sпрофиле: до\sэтого писем не\sбудет/);
  await shop.visit('/personal/subscriptions/');
  await expect(isUnconfirmed).toBeVisible();
  let link = '';
  await expect(async () => {
    const [letter] = await shop.messages(email);
    link = /\/confirm-email\/\?token=[\w-]+/.exec(letter?.text ?? '')?.[0] ?? '';
    expect(link).not.toBe('');
  }).toPass({ timeout: 60_000 });
  await shop.visit(link);
  await page.getByRole('button', { name: 'Подтвердить' }).click();
  await expect(page.getByRole('heading', { name: 'Почта подтверждена' })).toBeVisible();
  await shop.visit(link);
  await page.getByRole('button', { name: 'Подтвердить' }).click();
  await expect(page.getByRole('heading', { name: 'Ссылка больше не действует' })).toBeVisible();

  await shop.visit('/personal/subscriptions/');
  await expect(isUnconfirmed).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Ювелирный гид: письмо' }).check();
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Сохранили')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Ювелирный гид: письмо' })).toBeChecked();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await expect(page.getByText(/Согласие\sна\sрассылку дано/)).toContainText(/текст\s№\s\d+/);
  await page.getByRole('button', { name: /^Отписаться от\sвсего/ }).click();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(page.getByText(/Согласие\sна\sрассылку дано/)).toHaveCount(0);

  await shop.visit('/personal/support/');
  const message = field(page, 'Сообщение');
  await message.fill('Когда?');
  await field(page, 'Почта для ответа').fill('anna@');
  await field(page, 'Почта для ответа').press('Enter');
  await expectError(message, ERROR);
  await expectError(field(page, 'Почта для ответа'), ERROR);
  await expectError(page.getByRole('combobox', { name: 'О чём вопрос' }), ERROR);
  await expect(message).toHaveValue('Когда?');
  await page.getByRole('combobox', { name: 'О чём вопрос' }).selectOption('order');
  await field(page, 'Почта для ответа').fill(email);
  await message.fill('Когда приедет мой заказ?');
  await page.getByRole('button', { name: 'Отправить' }).click();
  await expect(page.getByText(/^Обращение №\sО-\d+ принято$/)).toBeVisible();
});

test('a refused promo code shows why until the code is changed', async ({ page, shop }) => {
  await shop.fillCart();
  await shop.visit('/cart/');
  const promo = field(page, 'Промокод');
  const why = page.getByRole('status').filter({ hasText: 'Такого промокода нет' });
  const expectRefusal = async () => {
    await expectError(promo, ERROR);
    await expect(promo).toHaveAttribute('aria-invalid', 'true');
    await expect(why).toBeVisible();
    await expectFocusOnFrameOf(promo);
  };
  await promo.fill('НЕТТАКОГО');
  await promo.press('Enter');
  await expectRefusal();
  // Focus without a change keeps the message.
  await promo.focus();
  await expectError(promo, '');
  await promo.blur();
  await expectError(promo, ERROR);

  await promo.fill('ДРУГОЙ');
  await promo.blur();
  await expectError(promo, '');
  await expect(promo).not.toHaveAttribute('aria-invalid');
  await expect(why).toBeHidden();
  // An identical answer to a second attempt is shown again.
  await promo.press('Enter');
  await expectRefusal();
  await promo.fill('');
  await promo.blur();
  await expectError(promo, '');
  await expect(why).toBeHidden();
});

test('the store and the way to pay are fields like the others', async ({ page, shop }) => {
  await shop.fillCart();
  await shop.signIn();
  await shop.visit('/personal/order/make/');
  await fillContact(page, '');
  await choosePickup(page);
  for (const name of ['Салон', 'Способ оплаты']) {
    const group = page.getByRole('group', { name, exact: true });
    const chosen = group.getByRole('radio', { checked: true });
    await expectError(group, '');
    // No control unchecks a radio button, but a store that has disappeared does.
    await chosen.evaluate((radio: HTMLInputElement) => (radio.checked = false));
    await placeOrderButton(page).click();
    await expectFocusOnFrameOf(group.getByRole('radio').first());
    await expectError(group, ERROR);
    await group.getByRole('radio').first().focus();
    await expectError(group, '');
    await group.getByRole('radio').first().check();
    await group.getByRole('radio').first().blur();
    await expectError(group, '');
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the server shows the same messages under the fields, and what was typed is kept', async ({
    page,
    shop,
  }) => {
    await page.goto('/3Kbonus/');
    await field(page, 'Имя').fill('Анна1');
    await field(page, 'Телефон').fill(shop.phone);
    await field(page, 'Дата рождения').fill('31.02.1990');
    await page.getByRole('button', { name: 'Получить код' }).click();
    await expectError(field(page, 'Имя'), ERROR);
    await expectError(field(page, 'Дата рождения'), ERROR);
    await expectError(field(page, 'Отчество'), '');
    await expect(field(page, 'Имя')).toHaveValue('Анна1');
    await expect(field(page, 'Телефон')).toHaveValue(shop.phone);
  });
});
