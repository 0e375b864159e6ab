import { endStaffSessions } from '@yahont/contracts/office/staff.ts';
import { expectAccessible } from '../support/axe.ts';
import { enrol, signIn } from '../support/office-person.ts';
import { Office } from '../support/office.ts';
import { expect, test } from '../support/shop-test.ts';

test.use({
  // A session ends.
  expectedComplaints: [/status of 401 .*\/office\/api\//],
});

test('roles are changed with a reason, and the change is in the list', async ({
  page,
  playwright,
  baseURL,
}) => {
  const request = await playwright.request.newContext();
  const administrator = await enrol(request, {
    origin: baseURL ?? '',
    name: 'Вера Ким',
    roles: ['administrator'],
  });
  const editor = await enrol(request, {
    origin: baseURL ?? '',
    name: `Ия Ремизова ${Date.now()}`,
    roles: ['editor'],
  });
  await page.goto('/office/staff');
  await signIn(page, administrator);
  await expect(page.getByRole('table')).toBeVisible();
  await expectAccessible(page, 'list');
  await page.getByRole('link', { name: editor.name }).click();
  await expect(page).toHaveURL(`/office/staff/${editor.id}`);
  await page.getByRole('button', { name: 'Изменить' }).click();
  const dialog = page.getByRole('dialog', { name: /Роли и магазины/ });
  await expect(dialog.getByText(/все\sвходы\sчеловека\sзакроются/)).toBeVisible();
  await expectAccessible(page, 'roles');

  await dialog.getByRole('checkbox', { name: /Консультант/ }).check();
  await dialog.getByLabel(/Причина/).fill('Перешла в салон');
  const send = dialog.getByRole('button', { name: /Изменить и закрыть/ });
  await send.click();
  await expect(dialog.getByText(/Выберите\sмагазин/)).toBeVisible();
  await dialog.getByRole('group', { name: 'Магазины' }).getByRole('checkbox').first().check();
  await send.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Роли изменены', { exact: false })).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(editor.name) })).toContainText('консультант');
  await page.getByLabel('Роль').selectOption('consultant');
  await expect(page).toHaveURL(/role=consultant/);
  await expect(page.getByRole('row', { name: new RegExp(editor.name) })).toBeVisible();

  // One's own card says why it cannot be changed.
  await page.goto(`/office/staff/${administrator.id}`);
  await expect(page.getByText(/Свою\sроль\sизменить\sнельзя/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Изменить' })).toBeHidden();
});

test('when a session was ended elsewhere one signs in over the page, nothing typed is lost and the call goes on', async ({
  page,
  playwright,
  baseURL,
}) => {
  const request = await playwright.request.newContext();
  const administrator = await enrol(request, {
    origin: baseURL ?? '',
    name: 'Вера Ким',
    roles: ['administrator'],
  });
  await page.goto('/office/staff');
  await signIn(page, administrator);
  await expect(page.getByRole('table')).toBeVisible();
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog', { name: 'Пригласить сотрудника' });
  const name = `Рита Соболева ${Date.now()}`;
  await dialog.getByLabel('Имя и фамилия').fill(name);
  await dialog.getByLabel('Рабочая почта').fill(`rita-${Date.now()}@yahont.example`);
  await dialog.getByRole('checkbox', { name: /Редактор/ }).check();
  await dialog.getByLabel(/Причина/).fill('Новый человек');
  await expectAccessible(page, 'invitation');

  await new Office(baseURL ?? '', 'administrator-token').call(endStaffSessions, {
    params: { id: administrator.id },
    body: { reason: 'Проверка офиса' },
  });
  await dialog.getByRole('button', { name: /Отправить приглашение/ }).click();
  const over = page.getByRole('dialog', { name: 'Вход закончился' });
  await expect(over).toBeVisible();
  await expectAccessible(page, 'sign-in over the page');
  await page.keyboard.press('Escape');
  await expect(over).toBeVisible();
  await signIn(over, administrator);
  await expect(over).toBeHidden();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/Приглашение\sотправлено/)).toBeVisible();
  await expect(page.getByRole('heading', { name })).toBeVisible();
});
