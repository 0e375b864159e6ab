import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { getOfficeInvoice, recordInvoicePayment } from '@yahont/contracts/office/money/invoices.ts';
import { handOverOrder } from '@yahont/contracts/office/orders.ts';
import { readText } from '@yahont/print/testing/read-text.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { addDays, formatDate } from '@yahont/values/dates/iso-date.ts';
import { expectAccessible } from '../support/axe.ts';
import { Office } from '../support/office.ts';
import { expect, test } from '../support/shop-test.ts';
import type { Shop } from '../support/shop.ts';
import { acceptTerms, choosePickup, shown, startCheckout } from '../support/steps.ts';

const MAIL = 'glavbuh@example.ru';
const TODAY = cityDate(new Date(), 3);

/** The text of a file without whitespace. */
async function downloaded(page: Page, name: string | RegExp): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  const bytes = await readFile(await download.path());
  return readText(bytes).join('').replaceAll(/\s+/g, '');
}

async function orderForCompany(page: Page, shop: Shop): Promise<string> {
  await startCheckout({ page, shop });
  await choosePickup(page);
  await page.getByRole('group', { name: 'Покупатель', exact: true }).getByText('Организация или ИП').click();
  await page.getByRole('textbox', { name: /почта/ }).fill(MAIL);
  await page.getByRole('textbox', { name: /^ИНН/ }).fill('7707083893');
  await page.getByRole('textbox', { name: /^КПП/ }).fill('773601001');
  await page.getByRole('textbox', { name: 'Название' }).fill('ООО «Ромашка»');
  await page.getByRole('textbox', { name: 'Юридический адрес' }).fill('117997, Москва, ул. Вавилова, 19');
  await acceptTerms(page);
  await shown(page.getByRole('button', { name: /^Получить счёт/ })).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Счёт на оплату' })).toBeVisible();
  return /\/personal\/order\/(\d+)\/invoice\//.exec(page.url())?.[1] ?? '';
}

test('a company pays by invoice, names who receives, and has its papers after the hand-over', async ({
  page,
  shop,
  baseURL,
}) => {
  test.slow();
  const id = await orderForCompany(page, shop);
  const invoice = await downloaded(page, /Скачать счёт/);
  expect(invoice).toContain('40702810900000000001');
  expect(invoice).toContain('ООО«Ромашка»');

  // A power of attorney with a mistake keeps the typed values.
  await shop.visit(`/personal/order/${id}/`);
  await page.getByText('Вписать доверенность').click();
  await page.getByLabel('Номер доверенности').fill('12/М-3');
  await page.getByLabel('Выдана').fill(addDays(TODAY, -20));
  await page.getByLabel('Действует до').fill(addDays(TODAY, -2));
  await page.getByLabel('Кто получит').fill('Смирнов Пётр Ильич');
  await page.getByRole('button', { name: 'Записать' }).click();
  await expect(page.getByRole('alert')).toContainText(/Срок доверенности уже прошёл/);
  await expect(page.getByLabel('Номер доверенности')).toHaveValue('12/М-3');
  await expect(page.getByLabel('Действует до')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, 'order of a company with a refused power of attorney');
  await page.getByLabel('Действует до').fill(addDays(TODAY, 10));
  await page.getByRole('button', { name: 'Записать' }).click();
  await expect(page.getByText(/Получит Смирнов Пётр Ильич по\sдоверенности №\s12\/М-3/)).toBeVisible();
  // Changing only the last day also closes the form, and the page confirms the change.
  await page.getByText('Изменить доверенность').click();
  await page.getByLabel('Действует до').fill(addDays(TODAY, 11));
  await page.getByRole('button', { name: 'Записать' }).click();
  const until = `до ${formatDate(addDays(TODAY, 11))}`.replaceAll(/\s/g, String.raw`\s`);
  await expect(page.getByText(new RegExp(`действует ${until}`))).toBeVisible();
  await expect(page.getByLabel('Действует до')).toBeHidden();
  await expect(page.getByRole('status').getByText('Доверенность записана.')).toBeVisible();

  const office = new Office(baseURL ?? '');
  const params = { id };
  const { sum, version } = await office.call(getOfficeInvoice, { params });
  await office.call(recordInvoicePayment, {
    params,
    headers: { 'if-match': `"${version}"` },
    body: { paymentOrder: '17', date: TODAY, amount: sum },
  });
  const { lines } = await shop.get<{ lines: { uins: string[] }[] }>(`/api/orders/${id}`);
  await office.makeReady(
    id,
    lines.flatMap(({ uins }) => uins),
  );
  await office.call(handOverOrder, { params, body: {} });

  await expect(async () => {
    await shop.visit(`/personal/order/${id}/documents/`);
    await expect(page.getByRole('link', { name: /^УПД №/ })).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  const paper = await downloaded(page, /^УПД №/);
  for (const words of ['Статус:1', '22%', 'ООО«Ромашка»', 'Подоверенности№12/М-3', 'СмирновПётрИльич'])
    expect(paper).toContain(words);
  expect(await downloaded(page, /^Счёт-фактура на\sаванс №/)).toContain('22/122');
  await expect(async () => {
    const letters = await shop.messages(MAIL);
    expect(letters.flatMap(({ files }) => files.map(({ name }) => name)).join()).toContain('УПД');
  }).toPass({ timeout: 60_000 });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the contract for companies is read and downloaded', async ({ page }) => {
    await page.goto('/corporate_ps/');
    expect(await downloaded(page, /Скачать договор/)).toContain('Договорпоставки');
    await page.getByRole('link', { name: /Прочитать на\sсайте/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Договор\sпоставки/ })).toBeVisible();
  });
});
