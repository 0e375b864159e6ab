import type { Product } from '@yahont/contracts/catalogue/product.ts';
import type { StoneReport } from '@yahont/contracts/catalogue/stone-report.ts';
import type { Shop } from '../support/shop.ts';
import { expect, test } from '../support/shop-test.ts';

type Piece = { product: Product; report: StoneReport; file: string };

/** A royal piece with a coloured main stone. */
async function findPiece(shop: Shop): Promise<Piece> {
  const { cards } = await shop.listing('section=tsarskie-kamni/rubin');
  for (const { id } of cards) {
    const product = await shop.get<Product>(`/api/catalogue/products/${id}`);
    const report = product.inserts.find((insert) => insert.gem === 'ruby')?.report;
    if (report) return { product, report, file: `/catalog/reports/${id}/${report.number}/report.pdf` };
  }
  throw new Error('no piece with a report on its ruby');
}

test(
  'a ruby says where it is from and what was done to it, and its report opens, turns and is printed',
  { tag: '@both' },
  async ({ page, shop }) => {
    const { product, report, file } = await findPiece(shop);
    await shop.visit(product.url);
    const facts = page.getByRole('region', { name: 'Характеристики' });
    await expect(facts.getByText('Происхождение').first()).toBeVisible();
    await expect(facts.getByText('нагрев')).toBeVisible();
    await facts.getByRole('link', { name: new RegExp(report.number) }).click();
    await expect(page.getByRole('heading', { name: 'Досье камня' })).toBeInViewport();

    await page.getByRole('button', { name: 'Открыть заключение целиком' }).click();
    const viewer = page.getByRole('dialog', { name: 'Заключение лаборатории' });
    await expect(viewer.getByText('Корунд')).toBeVisible();
    await viewer.getByRole('button', { name: 'Страница 2' }).click();
    await expect(viewer.getByText('Что значит обработка')).toBeVisible();
    await viewer.getByRole('button', { name: 'Страница 1' }).click();

    await page.emulateMedia({ media: 'print' });
    await expect(viewer.getByText('Корунд')).toBeVisible();
    await expect(facts).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();

    const copy = await page.request.get(file);
    expect([copy.status(), copy.headers()['content-type']]).toEqual([200, 'application/pdf']);
    const unknown = await page.request.get(file.replace(report.number, '00-000000'));
    expect(unknown.status()).toBe(404);
  },
);

test('a press before the code of the report has arrived opens it then', async ({ page, shop }) => {
  const { product } = await findPiece(shop);
  const arrival = Promise.withResolvers<void>();
  await page.route('**/assets/report-section-*.js', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await shop.visit(product.url);
  await page.getByRole('button', { name: 'Открыть заключение целиком' }).click();
  const viewer = page.getByRole('dialog', { name: 'Заключение лаборатории' });
  await expect(viewer).toHaveCount(0);
  arrival.resolve();
  await expect(viewer.getByText('Корунд')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the report of a royal piece is read on its page and kept as a file', async ({ page, shop }) => {
    const { product, report, file } = await findPiece(shop);
    await page.goto(product.url);
    const sheet = page.getByRole('article', { name: 'Копия сведений из заключения' });
    await expect(sheet.getByText(report.number)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Скачать копию' }).last()).toHaveAttribute('href', file);
  });
});
