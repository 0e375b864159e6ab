import { findOfficeProducts } from '@yahont/contracts/office/products.ts';
import { expectAccessible } from '../support/axe.ts';
import { enrol, signIn } from '../support/office-person.ts';
import { Office } from '../support/office.ts';
import { expect, test } from '../support/shop-test.ts';

test('a file of prices is checked, its refused rows are named, and it is written when one says so', async ({
  page,
  playwright,
  baseURL,
}) => {
  const office = new Office(baseURL ?? '');
  const { items } = await office.call(findOfficeProducts, { query: { list: 'shown' } });
  const product = items.at(-2);
  if (product === undefined) throw new Error('the demo has products');
  const higher = Math.ceil(product.price / 100) + 10;
  const person = await enrol(await playwright.request.newContext(), {
    origin: baseURL ?? '',
    name: 'Ксения Файлова',
    roles: ['merchandiser'],
  });
  await page.goto('/office/imports');
  await signIn(page, person);
  await page.getByRole('button', { name: 'Файл' }).click();
  const dialog = page.getByRole('dialog', { name: 'Принести файл' });
  await expectAccessible(page, 'import-file');
  const file = `Артикул;Цена;Комментарий\n${product.article};${higher},00;рост\nнет-такого;5;\n`;
  await dialog
    .getByLabel('Файл товара')
    .setInputFiles({ name: 'ceny-osen.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await expect(dialog).toBeHidden();
  const run = page.getByRole('region', { name: 'ceny-osen.csv' });
  await expect(run.getByText(/проверен,\sне\sзаписан/)).toBeVisible();
  await expect(run.getByText(/такого\sартикула\sнет/)).toBeVisible();
  await expect(run.getByRole('row', { name: /Комментарий/ })).toContainText(/не\sберём/);
  await expectAccessible(page, 'import-run');
  const before = (await office.call(findOfficeProducts, { query: { q: product.article } })).items[0];
  expect(before?.price).toBe(product.price);

  await run.getByRole('button', { name: /Записать\s1\sстроку/ }).click();
  await expect(run.getByText(/записан\sс\sотказами/)).toBeVisible();
  const after = (await office.call(findOfficeProducts, { query: { q: product.article } })).items[0];
  expect(after?.price).toBe(higher * 100);
  await page.goto('/office/imports');
  await expect(page.getByRole('row', { name: /ceny-osen\.csv/ }).first()).toContainText('1');
});

test('a price beyond the limit of one person waits for a second one, and nothing is written before', async ({
  page,
  playwright,
  baseURL,
}) => {
  const office = new Office(baseURL ?? '');
  const { items } = await office.call(findOfficeProducts, { query: { list: 'shown' } });
  const product = items.at(-3);
  if (product === undefined) throw new Error('the demo has products');
  const person = await enrol(await playwright.request.newContext(), {
    origin: baseURL ?? '',
    name: 'Ксения Скидкина',
    roles: ['merchandiser'],
  });
  await page.goto('/office/imports');
  await signIn(page, person);
  await page.getByRole('button', { name: 'Файл' }).click();
  const half = Math.floor(product.price / 200);
  await page.getByLabel('Файл товара').setInputFiles({
    name: 'polceny.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Артикул;Цена\n${product.article};${half}\n`),
  });
  const run = page.getByRole('region', { name: 'polceny.csv' });
  await expect(run.getByText(/Сильнее\sпредела\sодного\sчеловека/)).toBeVisible();
  await run.getByRole('button', { name: /Попросить\sсогласия/ }).click();
  const dialog = page.getByRole('dialog', { name: /Попросить\sсогласия/ });
  await dialog.getByLabel('Зачем').fill('Распродажа по договору');
  await dialog.getByRole('button', { name: /Отправить\sзапрос/ }).click();
  await expect(run.getByRole('link', { name: /Ждёт\sсогласия\sвторого/ })).toBeVisible();
  const kept = (await office.call(findOfficeProducts, { query: { q: product.article } })).items[0];
  expect(kept?.price).toBe(product.price);
  await run.getByRole('button', { name: 'Отклонить' }).click();
  await expect(run.getByText('отклонён')).toBeVisible();
});
