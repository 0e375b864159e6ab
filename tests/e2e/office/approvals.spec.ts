import { listAudit } from '@yahont/contracts/office/audit.ts';
import { expectAccessible } from '../support/axe.ts';
import { Office } from '../support/office.ts';
import { enrol, signIn } from '../support/office-person.ts';
import { expect, test } from '../support/shop-test.ts';

test.use({
  // A proof that is too old, before the code.
  expectedComplaints: [/status of 4(?:03|22) .*\/office\/api\//],
});

test('one asks for a new person, another is asked for a fresh proof, agrees, and the log names both', async ({
  page,
  browser,
  playwright,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const request = await playwright.request.newContext();
  const head = await enrol(request, { origin, name: 'Олег Рябинин', roles: ['head'] });
  const administrator = await enrol(request, { origin, name: 'Илья Агеев', roles: ['administrator'] });
  const name = `Рита Соболева ${Date.now()}`;

  await page.goto('/office/staff');
  await signIn(page, head);
  await page.getByRole('button', { name: /Пригласить/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Пригласить сотрудника' });
  await dialog.getByLabel('Имя и фамилия').fill(name);
  await dialog.getByLabel('Рабочая почта').fill(`rita-${Date.now()}@yahont.example`);
  await dialog.getByRole('checkbox', { name: /Редактор/ }).check();
  await dialog.getByLabel(/Причина/).fill('Открываем раздел статей');
  await dialog.getByRole('button', { name: /Попросить согласия/ }).click();
  await expect(page.getByText(/Запрос\sотправлен/)).toBeVisible();

  // One's own request waits among one's own, and never for oneself.
  await page.goto('/office/approvals');
  await expect(page.getByRole('link', { name: new RegExp(name) })).toBeHidden();
  await page.getByRole('link', { name: 'Мои' }).click();
  await page.getByRole('link', { name: new RegExp(name) }).click();
  await expect(page.getByRole('button', { name: 'Отозвать запрос' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Согласовать/ })).toBeHidden();
  const address = new URL(page.url()).pathname;

  const second = await browser.newPage({ baseURL: origin });
  await second.goto(`${address}?view=to-decide`);
  await signIn(second, administrator);
  await expect(second.getByText('«Открываем раздел статей»')).toBeVisible();
  await expectAccessible(second, 'request');
  // A question needs words and goes back to the asker, who answers.
  await second.keyboard.press('q');
  await expect(second.getByText(/Напишите\sвопрос/)).toBeVisible();
  await second.getByLabel(/Ответ\sили\sвопрос/).fill('А кто её учит?');
  await second.getByRole('button', { name: 'Вернуть с вопросом' }).click();
  await expect(second.getByText('«А кто её учит?»')).toBeVisible();
  await page.reload();
  await page.getByLabel('Ответ на вопрос').fill('Ия Ремизова, две недели');
  await page.getByRole('button', { name: 'Ответить' }).click();
  await expect(page.getByText('«Ия Ремизова, две недели»')).toBeVisible();

  // The proof of a sign-in is fresh for five minutes: here the API says once that they are over.
  await second.route(
    '**/decide',
    (route) =>
      route.fulfill({
        status: 403,
        contentType: 'application/problem+json',
        json: { code: 'proof-required', context: { permission: 'approvals.decide' } },
      }),
    { times: 1 },
  );
  await second.reload();
  await expect(second.getByText('«Ия Ремизова, две недели»')).toBeVisible();
  await second.keyboard.press('Control+Enter');
  const proof = second.getByRole('dialog', { name: /Подтвердите/ });
  await expect(proof).toContainText(name);
  await expectAccessible(second, 'proof');
  await proof.getByLabel('Код из приложения').fill(administrator.authenticator.wrong());
  await expect(proof.getByText(/Код\sне\sподошёл/)).toBeVisible();
  await proof.getByLabel('Код из приложения').fill(await administrator.authenticator.code());
  await expect(proof).toBeHidden();
  await expect(second.getByText(/Согласовано\sи\sсделано/).first()).toBeVisible();
  await second.close();

  await page.goto('/office/staff?state=invited');
  await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible();
  const { items } = await new Office(origin).call(listAudit, { query: { subjectType: 'staff' } });
  const invited = items.find(({ after }) => after?.['name'] === name);
  expect(invited).toMatchObject({
    action: 'staff.invite',
    after: { approval: { askedBy: { name: head.name }, decidedBy: { name: administrator.name } } },
  });
});
