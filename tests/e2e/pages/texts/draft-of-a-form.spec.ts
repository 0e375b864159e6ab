import type { Page } from '@playwright/test';
import * as office from '@yahont/contracts/office/texts.ts';
import { Office } from '../../support/office.ts';
import { expect, test } from '../../support/shop-test.ts';

test('the draft of a page with a form of its own shows that form alone, as the published page does', async ({
  page,
  shop,
  baseURL,
  isMobile,
}) => {
  const staff = new Office(baseURL ?? '');
  // A separate page for each width, because a draft belongs to one journey.
  const path = isMobile ? '/cis/kz/' : '/cis/uz/';
  const { items } = await staff.call(office.listOfficeTexts, { query: { kind: 'page' } });
  const id = items.find(({ address }) => address === path)?.id ?? 0;
  const { body, version } = await staff.call(office.getOfficeText, { params: { id } });
  const written = office.WrittenDocument.parse({ kind: 'page', body });
  if (written.kind !== 'page') throw new Error(`${path} is no page`);
  const added = [
    { type: 'text', heading: 'Новое условие', markdown: 'Витрину привозим за свой счёт.' },
    { type: 'form', heading: 'Ещё одна анкета', form: 'cis', subject: '' },
    { type: 'form', heading: 'Напишите нам', form: 'feedback', subject: '' },
    { type: 'form', heading: 'Приходите', form: 'appointment', subject: '' },
  ];
  const document = { kind: 'page', body: { ...written.body, blocks: [...written.body.blocks, ...added] } };
  const draft = await staff.call(office.saveDraft, {
    params: { id },
    headers: { 'if-match': `"${version}"` },
    body: { document: office.WrittenDocument.parse(document) },
  });

  await shop.visit(draft.preview?.url ?? '');
  await expect(page.getByRole('complementary', { name: 'Состояние страницы' })).toBeVisible();
  await expectOwnFormAlone(page);

  await staff.call(office.publishText, {
    params: { id },
    headers: { 'if-match': `"${draft.version}"` },
    body: { reason: 'проверка' },
  });
  await expect(async () => {
    await shop.visit(path);
    await expect(page.getByRole('heading', { name: 'Новое условие' })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expectOwnFormAlone(page);
});

async function expectOwnFormAlone(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Новое условие' })).toBeVisible();
  await expect(main.getByRole('link', { name: /Записаться\sв\sсалон/ })).toBeVisible();
  await expect(main.locator('form')).toHaveCount(1);
  await expect(main.locator('form')).toHaveAttribute('action', '/request/cis/');
  await expect(main.getByRole('heading', { name: 'Стать партнёром' })).toBeVisible();
}
