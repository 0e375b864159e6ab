import { handOverOrder } from '@yahont/contracts/office/orders.ts';
import { uinsOf } from '../difficult/by-calls.ts';
import { expectAccessible } from '../support/axe.ts';
import { enrol, signIn } from '../support/office-person.ts';
import { Office } from '../support/office.ts';
import { scan } from '../support/scanner.ts';
import { expect, test } from '../support/shop-test.ts';

test.use({
  // A wrong piece.
  expectedComplaints: [/status of 409 .*\/office\/api\//],
});

test('a return is written down on the page of its order, scanned, checked and refunded', async ({
  page,
  playwright,
  baseURL,
  newVisitor,
}) => {
  const origin = baseURL ?? '';
  const office = new Office(origin);
  const { shop } = await newVisitor();
  await shop.visit('/');
  await shop.fillCart();
  await shop.signIn();
  const order = await shop.placeForPickup({ payment: 'cash' });
  const [uin = ''] = uinsOf(order);
  await office.makeReady(String(order.id), uinsOf(order));
  await office.call(handOverOrder, { params: { id: String(order.id) }, body: {} });

  const person = await enrol(await playwright.request.newContext(), {
    origin,
    name: 'Олег Рябинин',
    roles: ['head'],
  });
  await page.goto(`/office/orders/${order.id}`);
  await signIn(page, person);
  await page.getByRole('button', { name: 'Оформить возврат' }).click();
  const dialog = page.getByRole('dialog', { name: /Возврат по/ });
  await dialog.getByRole('button', { name: 'Оформить возврат' }).click();
  await expect(dialog.getByText('Выберите причину')).toBeVisible();
  await dialog.getByLabel('Почему').selectOption('wrong-size');
  await expectAccessible(page, 'new return');
  await dialog.getByRole('button', { name: 'Оформить возврат' }).click();
  await expect(page).toHaveURL(/\/office\/returns\/\d+/);
  await expect(page.getByText('не подошёл размер')).toBeVisible();

  // Brought to the counter: it needs no approval, only its tag.
  const receive = page.getByRole('button', { name: 'Принять', exact: true });
  await expect(receive).toBeDisabled();
  await scan(page, '9999999999999999');
  await expect(page.getByText('не из этого возврата', { exact: false })).toBeVisible();
  await scan(page, uin);
  await expect(page.getByText('Всё сверено', { exact: true })).toBeVisible();
  await receive.click();

  const write = page.getByRole('button', { name: 'Записать проверку' });
  await expect(write).toBeDisabled();
  for (const name of ['ГИИС ДМДК', 'Вес как', 'Бирка', 'Следов', 'Камень'])
    await page.getByRole('group', { name }).getByText('сошлось', { exact: true }).click();
  await page.getByLabel('Вес, г').fill('2,5');
  await expectAccessible(page, 'check list');
  await write.click();
  const refund = page.getByRole('button', { name: /^Принять и вернуть/ });
  await expect(refund).toBeVisible();
  await page.getByRole('radio', { name: 'В чистку и полировку' }).check();
  await refund.click();
  await expect(page.getByText('деньги возвращаются', { exact: false })).toBeVisible();
  // Paid in cash, so the till gives it back.
  await page.getByRole('button', { name: /из кассы$/ }).click();
  await expect(page.getByText('деньги у покупателя')).toBeVisible();
  await page.goto('/office/returns?view=closed');
  await expect(page.getByRole('table', { name: 'Возвраты' })).toContainText('Деньги возвращены');
  await expectAccessible(page, 'closed returns');
});
