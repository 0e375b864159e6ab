import * as office from '@yahont/contracts/office/texts.ts';
import { expect, test } from '../../support/shop-test.ts';
import { Office } from '../../support/office.ts';

// The page answers 404 before it is published and after it is removed, which the browser logs.
test.use({ expectedComplaints: [/status of 404/] });

test('an editor’s page at a new address: the draft by its link, then everybody’s without a build, then gone', async ({
  page,
  shop,
  baseURL,
  isMobile,
}) => {
  const staff = new Office(baseURL ?? '');
  const path = `/masterskaya/${isMobile ? 'phone' : 'desktop'}-${Date.now()}/`;
  const h1 = 'Экскурсия по мастерской';
  const missing = page.getByRole('heading', { level: 1, name: 'Ошибка 404' });
  await shop.visit(path);
  await expect(missing).toBeVisible();

  const text = await staff.call(office.createText, {
    params: {},
    body: {
      document: {
        kind: 'page',
        body: {
          path,
          title: h1,
          description: 'Как делают украшения: раз в месяц, по записи.',
          h1,
          lead: 'Раз в месяц открываем двери.',
          blocks: [{ type: 'text', heading: 'Как попасть', markdown: 'Позвоните в салон.' }],
        },
      },
    },
  });
  const draft = text.preview?.url ?? '';
  await shop.visit(draft);
  await expect(page.getByRole('heading', { level: 1, name: h1 })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Состояние страницы' })).toHaveText(
    /Черновик, не\sопубликован/,
  );
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
  expect((await page.request.get(draft)).headers()['cache-control']).toMatch(/no-store|private/);
  await shop.visit(path);
  await expect(missing).toBeVisible();

  const change = (version: number) => ({
    params: { id: text.id },
    headers: { 'if-match': `"${version}"` },
  });
  const published = await staff.call(office.publishText, {
    ...change(text.version),
    body: { reason: 'проверка' },
  });
  await expect(async () => {
    await shop.visit(path);
    await expect(page.getByRole('heading', { level: 1, name: h1 })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 2, name: 'Как попасть' })).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`));
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  await shop.visit(draft);
  await expect(missing).toBeVisible();

  await staff.call(office.hideText, {
    ...change(published.version),
    body: { redirectTo: null, reason: 'проверка' },
  });
  await expect(async () => {
    await shop.visit(path);
    await expect(missing).toBeVisible({ timeout: 1000 });
  }).toPass();
});
