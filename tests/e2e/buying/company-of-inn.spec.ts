import type { Page } from '@playwright/test';
import { startFakeDadata, type FakeDadata } from '../support/fakes/fake-dadata.ts';
import { expect, test as base } from '../support/shop-test.ts';
import { openFilledShop } from '../support/own-shop.ts';
import { startCheckout } from '../support/steps.ts';

type Register = { dadata: FakeDadata; origin: string };

/** A shop with a key of DaData instead of the common one. */
const test = base.extend<{ baseURL: string }, { register: Register }>({
  register: [
    // Playwright demands the braces.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const dadata = await startFakeDadata();
      const own = await openFilledShop({
        TRUST_PROXY: '1',
        DADATA_TOKEN: 'a key',
        DADATA_URL: dadata.origin,
      });
      await provide({ dadata, origin: own.origin });
      await own.stop();
      dadata.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ register }, provide) => provide(register.origin),
});

test.describe.configure({ mode: 'serial', timeout: 240_000 });

const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
const asCompany = (page: Page) =>
  page.getByRole('group', { name: 'Покупатель', exact: true }).getByText('Организация или ИП').click();

test('an ИНН fills the rest, a company that is gone is named so, and a fault leaves it to the shopper', async ({
  page,
  shop,
  register: { dadata },
}) => {
  await startCheckout({ page, shop });
  await asCompany(page);
  await field(page, /^ИНН/).fill('7707 083893');
  await expect(field(page, 'Название')).toHaveValue('ООО «Ромашка»');
  await expect(field(page, /^КПП/)).toHaveValue('773601001');
  await expect(field(page, 'Юридический адрес')).toHaveValue('117997, г Москва, ул Вавилова, д 19');
  await expect(page.getByText(/^Заполнили по\sданным реестра/)).toBeVisible();
  await field(page, 'Название').fill('ООО «Ромашка-Плюс»');
  await expect(field(page, 'Название')).toHaveValue('ООО «Ромашка-Плюс»');

  dadata.state = 'LIQUIDATED';
  await field(page, /^ИНН/).fill('7736050003');
  await expect(page.getByText(/больше не\sдействует/)).toBeVisible();

  dadata.state = null;
  await field(page, /^ИНН/).fill('500100732259');
  await expect(page.getByText(/Узнать данные по\sИНН сейчас не\sполучилось/)).toBeVisible();
  await expect(field(page, 'Название'), 'it was that of another number').toHaveValue('');
  await field(page, 'Название').fill('ИП Лаврова');
  await expect(field(page, /^КПП/)).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a button fills the company, and a wrong number is named', async ({
    page,
    shop,
    register: { dadata },
  }) => {
    dadata.state = 'ACTIVE';
    await shop.fillCart();
    await shop.signIn();
    await page.goto('/personal/order/make/');
    await asCompany(page);
    await field(page, /^ИНН/).fill('7707083894');
    await page.getByRole('button', { name: 'Заполнить по ИНН' }).click();
    await expect(field(page, /^ИНН/)).toHaveAttribute('aria-invalid', 'true');
    await field(page, /^ИНН/).fill('7707083893');
    await page.getByRole('button', { name: 'Заполнить по ИНН' }).click();
    await expect(field(page, 'Название')).toHaveValue('ООО «Ромашка»');
    await expect(page.getByText(/^Заполнили по\sданным реестра/)).toBeVisible();
  });
});
