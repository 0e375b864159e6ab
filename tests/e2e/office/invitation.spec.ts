import { expectAccessible } from '../support/axe.ts';
import { Authenticator, invite, PASSWORD } from '../support/office-person.ts';
import { expect, test } from '../support/shop-test.ts';
import { addVirtualAuthenticator } from '../support/virtual-authenticator.ts';

test.use({
  // Passkeys require a host name, not an IP address.
  baseURL: `http://localhost:${process.env['E2E_PORT'] ?? '3210'}`,
  // A common password is refused, a used link is over.
  expectedComplaints: [/status of 4(?:09|22) .*\/office\/api\//],
});

test('an invited person sets a password, connects an authenticator, keeps the codes, makes a passkey and comes back with it alone', async ({
  page,
  baseURL,
}) => {
  await addVirtualAuthenticator(page);
  const { token, name } = await invite(baseURL ?? '', 'Лейла Мамедова', ['head']);
  await page.goto(`/office/invitation#${token}`);
  await expect(page.getByText(name)).toBeVisible();
  await expectAccessible(page, 'password');

  const next = page.getByRole('button', { name: /Дальше/ });
  await page.getByLabel('Новый пароль').fill('qwertyuiop123');
  await page.getByLabel('Ещё раз').fill('qwertyuiop123');
  await next.click();
  await expect(page.getByText(/списках\sчастых/)).toBeVisible();
  await page.getByLabel('Новый пароль').fill(PASSWORD);
  await page.getByLabel('Ещё раз').fill('другое');
  await next.click();
  await expect(page.getByText(/Сначала\sвыполните\sвсе\sправила/)).toBeVisible();
  await page.getByLabel('Ещё раз').fill(PASSWORD);
  await next.click();

  await expect(page.getByRole('img', { name: /QR-код/ })).toBeVisible();
  await expect(page).toHaveURL('/office/invitation');
  await expectAccessible(page, 'authenticator');
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
  const authenticator = new Authenticator(secret);
  await page.getByLabel('Код из приложения').fill(await authenticator.code());

  await expect(page.getByText('Коды показаны один раз', { exact: false })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page, 'backup codes');
  const on = page.getByRole('button', { name: 'Дальше: ключ устройства' });
  await expect(on).toBeDisabled();
  await expect(page.getByText('Сначала сохраните коды')).toBeVisible();
  await page.getByRole('checkbox', { name: /Сохранил/ }).check();
  await on.click();
  await expectAccessible(page, 'passkey');
  await page.getByRole('button', { name: 'Добавить ключ' }).click();
  await expect(page).toHaveURL(/\/office(?:\/(?!invitation)|$)/);
  await expect(page.getByRole('navigation', { name: 'Разделы' }).first()).toContainText('Сотрудники');

  await page.goto('/office/me');
  await page.getByRole('button', { name: 'Выйти' }).first().click();
  await expect(page).toHaveURL('/office/sign-in');
  await page.getByRole('button', { name: /Войти ключом/ }).click();
  await expect(page).not.toHaveURL('/office/sign-in');

  // The key is named, and removed: afterwards it opens nothing.
  await page.goto('/office/me');
  await page.getByRole('button', { name: /^Назвать ключ/ }).click();
  await page.getByLabel('Название ключа').fill('Ноутбук Лейлы');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ноутбук Лейлы', { exact: true })).toBeVisible();
  await expectAccessible(page, 'own keys');
  await page.getByRole('button', { name: 'Удалить ключ «Ноутбук Лейлы»' }).click();
  await expect(page.getByText('Ключей пока нет', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Выйти' }).first().click();
  await page.getByRole('button', { name: /Войти ключом/ }).click();
  await expect(page.getByText(/ключ\sздесь\sне\sподходит/)).toBeVisible();

  await page.goto(`/office/invitation#${token}`);
  await expect(page.getByText('Ссылка больше не действует')).toBeVisible();
});
