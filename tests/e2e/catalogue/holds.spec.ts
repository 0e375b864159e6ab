import { AxeBuilder } from '@axe-core/playwright';
import type { Locator } from '@playwright/test';
import type { HoldOffer } from '@yahont/contracts/holds/holds.ts';
import type { Product } from '@yahont/contracts/catalogue/product.ts';
import type { Shop } from '../support/shop.ts';
import { expect, test } from '../support/shop-test.ts';

/** A piece that a store of the city can keep; other tests buy and keep at the same time. */
async function pieceToKeep(shop: Shop): Promise<Product> {
  for (const { id } of (await shop.listing('sort=price-asc&type=rings')).cards) {
    const product = await shop.get<Product>(`/api/catalogue/products/${id}`);
    if (!product.isSoldOnline || product.stores.length === 0) continue;
    const [sku] = product.skus;
    const offer = await shop.get<HoldOffer>(`/api/catalogue/skus/${sku?.id ?? 0}/hold-offer`);
    if (offer.isOffered && product.stores.every(({ sizes }) => sizes.length > 0)) return product;
  }
  throw new Error('no store has a piece to keep');
}

/** Chooses a size where the store has several. */
async function chooseSize(dialog: Locator): Promise<void> {
  const size = dialog.getByRole('button', { name: /^\d/ }).first();
  const phone = dialog.getByRole('textbox', { name: /Телефон/ });
  await expect(size.or(phone).first()).toBeVisible();
  if (await size.isVisible()) await size.click();
}

async function keep(dialog: Locator, shop: Shop): Promise<void> {
  await chooseSize(dialog);
  await dialog.getByText('сегодня', { exact: true }).click();
  await dialog.getByRole('textbox', { name: /Телефон/ }).fill(shop.phone);
  await dialog.getByRole('textbox', { name: 'Что ещё показать' }).fill('Серьги рядом');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Отложить без оплаты' }).click();
}

test(
  'a store keeps a piece for a visitor, who extends it and gives it back by the link of the SMS',
  { tag: '@both' },
  async ({ page, shop }) => {
    const product = await pieceToKeep(shop);
    await shop.visit(product.url);
    await page
      .locator('#stores')
      .getByRole('link', { name: /^Отложить/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toHaveAccessibleName('Отложить в салоне');
    await keep(dialog, shop);
    await expect(dialog).toHaveAccessibleName('Отложили');
    const code = (await dialog.locator('[data-code]').getAttribute('data-code')) ?? '';
    expect(code).toMatch(/^\d{4}$/);
    await expect(dialog.getByRole('heading', { name: /^Ждёт вас до завтра/ })).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).include('[role=dialog]').analyze();
    expect(violations).toEqual([]);

    const linkOf = async () =>
      (await shop.messages(shop.phone)).flatMap(({ text }) => /\/holds\/[\w-]+\//.exec(text)?.[0] ?? [])[0];
    await expect.poll(linkOf).toBeDefined();
    const [sms] = await shop.messages(shop.phone);
    expect(sms?.text).toContain(`код ${code}`);
    await shop.visit((await linkOf()) ?? '');
    const main = page.getByRole('main');
    await expect(main.locator(`[data-code='${code}']`)).toBeVisible();
    await main.getByRole('button', { name: /^Продлить до/ }).click();
    await expect(main.getByRole('heading', { name: /^Ждёт вас до \d/ })).toBeVisible();
    await expect(main.getByRole('button', { name: /^Продлить/ })).toBeHidden();
    await main.getByRole('button', { name: 'Отпустить' }).click();
    await expect(main.getByText('Вы отпустили изделие, оно снова на витрине')).toBeVisible();
  },
);

test('what a store keeps is listed in the account and bought from there', async ({ page, shop }) => {
  await shop.signIn();
  const product = await pieceToKeep(shop);
  await shop.visit(product.url);
  await page
    .locator('#stores')
    .getByRole('link', { name: /^Отложить/ })
    .last()
    .click();
  await keep(page.getByRole('dialog'), shop);
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Отложили');
  await shop.visit('/personal/holds/');
  await page.getByRole('main').getByRole('button', { name: 'Купить сейчас' }).click();
  await expect(page).toHaveURL(/\/cart\/$/);
  await expect(page.getByRole('main').getByText(product.shortName).first()).toBeVisible();
  await shop.visit('/personal/holds/');
  await expect(page.getByRole('heading', { name: 'Прошлое' })).toBeVisible();
});

test('a wrong phone is named beside its field and nothing typed is lost', async ({ page, shop }) => {
  const product = await pieceToKeep(shop);
  await shop.visit(product.url);
  await page
    .locator('#stores')
    .getByRole('link', { name: /^Отложить/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await chooseSize(dialog);
  await dialog.getByRole('textbox', { name: 'Что ещё показать' }).fill('Серьги рядом');
  await dialog.getByRole('textbox', { name: /Телефон/ }).fill('123');
  await dialog.getByRole('button', { name: 'Отложить без оплаты' }).click();
  await expect(dialog.getByText('Ошибка ввода данных').first()).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: /Телефон/ })).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByRole('textbox', { name: 'Что ещё показать' })).toHaveValue('Серьги рядом');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the form is a page and the code is in its answer', async ({ page, shop }) => {
    const product = await pieceToKeep(shop);
    await page.goto(product.url);
    await page
      .locator('#stores')
      .getByRole('link', { name: /^Отложить/ })
      .first()
      .click();
    const main = page.getByRole('main');
    await main.getByRole('textbox', { name: /Телефон/ }).fill(shop.phone);
    await main.getByRole('checkbox').check();
    await main.getByRole('button', { name: 'Отложить без оплаты' }).click();
    await expect(main.locator('[data-code]')).toBeVisible();
  });
});
