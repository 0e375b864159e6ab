import { expectAccessible } from '../support/axe.ts';
import { enrol, PASSWORD, signIn } from '../support/office-person.ts';
import { expect, test } from '../support/shop-test.ts';

test.use({
  // The journeys type wrong passwords and codes.
  expectedComplaints: [/status of 422 .*\/office\/api\//],
});

test(
  'a wrong password and a wrong code are named beside their fields, the right ones lead to the page that was asked for',
  { tag: '@both' },
  async ({ page, playwright, baseURL }) => {
    const person = await enrol(await playwright.request.newContext(), {
      origin: baseURL ?? '',
      name: 'Вера Ким',
      roles: ['administrator'],
    });
    await page.goto('/office/staff?role=editor');
    await expect(page).toHaveURL(/\/office\/sign-in\?to=/);
    await expect(page).toHaveTitle('Вход — офис «Яхонта»');
    await expectAccessible(page, 'first step');

    await page.getByLabel('Рабочая почта').fill(person.email);
    await page.getByLabel('Пароль', { exact: true }).fill('не тот пароль');
    await page.getByRole('button', { name: 'Продолжить' }).click();
    await expect(page.getByText('Почта или пароль не подходят')).toBeVisible();
    await expect(page.getByLabel('Рабочая почта')).toHaveValue(person.email);

    await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Продолжить' }).click();
    await expect(page.getByText('Шаг 2 из 2')).toBeVisible();
    await expect(page.getByText(person.email)).toBeVisible();
    const code = page.getByLabel('Код из приложения');
    await expect(code).toBeFocused();
    await code.fill(person.authenticator.wrong());
    await expect(page.getByText(/Код\sне\sподошёл/)).toBeVisible();
    await expect(page.getByText(/Осталось\s3\sпопытки/)).toBeVisible();
    await expectAccessible(page, 'second step after a wrong code');

    // The last digit sends the code; a space in the middle does not count.
    const right = await person.authenticator.code();
    await code.fill(`${right.slice(0, 3)} ${right.slice(3)}`);
    await expect(page).toHaveURL('/office/staff?role=editor');
    await expect(page.getByRole('heading', { level: 1, name: 'Сотрудники' })).toBeVisible();
  },
);

test('a backup code works once, and people may leave', async ({ page, playwright, baseURL }) => {
  const person = await enrol(await playwright.request.newContext(), {
    origin: baseURL ?? '',
    name: 'Вера Ким',
    roles: ['editor'],
  });
  const [backup = ''] = person.backupCodes;
  const enter = async () => {
    await page.getByLabel('Рабочая почта').fill(person.email);
    await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Продолжить' }).click();
    await page.getByRole('button', { name: /Резервный код/ }).click();
    await page.getByLabel('Резервный код').fill(backup);
    await page.getByRole('button', { name: 'Войти' }).click();
  };
  await page.goto('/office/');
  await enter();
  await expect(page.getByRole('navigation', { name: 'Разделы' })).toBeVisible();
  await page.goto('/office/me');
  await expect(page.getByText(/Резервные\sкоды:\sосталось\s9\sкодов/)).toBeVisible();
  await expectAccessible(page, 'own keys');
  // An editor sees no people.
  await page.goto('/office/staff');
  await expect(page.getByText('Этот раздел вам не открыт')).toBeVisible();
  await page.getByRole('button', { name: 'Выйти' }).click();
  await expect(page).toHaveURL('/office/sign-in');
  await enter();
  await expect(page.getByText(/Код\sне\sподошёл/)).toBeVisible();
});

test('the keys of the sections work by their place, in a Russian layout too', async ({
  page,
  playwright,
  baseURL,
}) => {
  const person = await enrol(await playwright.request.newContext(), {
    origin: baseURL ?? '',
    name: 'Вера Ким',
    roles: ['administrator'],
  });
  await page.goto('/office/');
  await signIn(page, person);
  await expect(page.getByRole('heading', { level: 2, name: 'Ждёт вас' })).toBeVisible();
  await page.evaluate(() => {
    for (const [code, key] of [
      ['KeyG', 'п'],
      ['KeyM', 'ь'],
    ])
      window.dispatchEvent(new KeyboardEvent('keydown', { code: code ?? '', key: key ?? '' }));
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Мой вход' })).toBeFocused();
  await page.keyboard.press('Shift+Slash');
  await expect(page.getByRole('dialog', { name: 'Клавиши' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('radio', { name: 'Тёмная' }).check();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectAccessible(page, 'own keys in the dark theme');
});
