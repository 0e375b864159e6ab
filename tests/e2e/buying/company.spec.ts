import { getOfficeOrder } from '@yahont/contracts/office/orders.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { Office } from '../support/office.ts';
import { expect, test } from '../support/shop-test.ts';
import { acceptTerms, choosePickup, shown, startCheckout } from '../support/steps.ts';

const ROMASHKA = {
  inn: '7707083893',
  kpp: '773601001',
  name: 'ООО «Ромашка»',
  address: '117997, Москва, ул. Вавилова, 19',
};
const EMAIL = 'buh@example.ru';

const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
const buyer = (page: Page) => page.getByRole('group', { name: 'Покупатель', exact: true });
const orderButton = (page: Page) => shown(page.getByRole('button', { name: /^(Получить счёт|Оплатить)/ }));

async function fillCompany(page: Page, company = ROMASHKA): Promise<void> {
  await field(page, /^ИНН/).fill(company.inn);
  await field(page, /^КПП/).fill(company.kpp);
  await field(page, 'Название').fill(company.name);
  await field(page, 'Юридический адрес').fill(company.address);
}

/** Whether a draft has the corrected numbers of the company. */
const isWhole = (draft: string) => draft.includes(ROMASHKA.inn) && draft.includes(ROMASHKA.kpp);

async function expectCompany(page: Page): Promise<void> {
  await expect(buyer(page).getByRole('radio', { name: /^Организация/ })).toBeChecked();
  await expect(field(page, /^ИНН/)).toHaveValue(ROMASHKA.inn);
  await expect(field(page, 'Юридический адрес')).toHaveValue(ROMASHKA.address);
}

/** The contact step is collapsed to a line when all of its values are known. */
async function openContacts(page: Page): Promise<void> {
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Изменить: Контакты' }).click();
}

test('a company orders by invoice: its fields are checked, kept, on the papers, and offered the next time', async ({
  page,
  shop,
  baseURL,
}) => {
  test.slow();
  await startCheckout({ page, shop });
  await choosePickup(page);
  await page.getByRole('radio', { name: /^При получении/ }).check();
  await expect(field(page, /^ИНН/)).toBeHidden();
  await buyer(page).getByText('Организация или ИП').click();
  await field(page, /почта/).fill(EMAIL);

  // A company has its own ways to pay; the first of them is checked.
  const ways = page
    .getByRole('radiogroup', { name: 'Способ оплаты' })
    .or(page.getByRole('group', { name: 'Способ оплаты' }));
  await expect(ways.getByRole('radio')).toHaveCount(2);
  await expect(page.getByRole('radio', { name: /^По счёту/ })).toBeChecked();
  await expect(page.getByText(/Бонусы за\sзаказ организации не\sначисляем/)).toBeVisible();

  await fillCompany(page, { ...ROMASHKA, inn: '7707083894', kpp: '77' });
  await acceptTerms(page);
  await orderButton(page).click();
  await expect(field(page, /^ИНН/)).toHaveAccessibleDescription(/такого ИНН нет.*Ошибка ввода данных/);
  await expect(field(page, /^КПП/)).toHaveAccessibleDescription(/девять\sцифр.*Ошибка ввода данных/);
  await expect(field(page, /^ИНН/)).toBeInViewport();
  await expectAccessible(page, 'checkout of a company with errors');

  await field(page, /^ИНН/).fill('500100732259');
  await expect(field(page, /^КПП/)).toBeHidden();
  // Starts listening before typing: on a slow machine the draft is sent before the last field is left.
  const kept = page.waitForResponse((response) => {
    const sent = response.request().method() === 'PUT' ? response.request().postData() : null;
    return response.url().endsWith('/api/checkout/draft') && isWhole(sent ?? '');
  });
  await fillCompany(page);
  await field(page, 'Юридический адрес').blur();
  await kept;
  await page.reload();
  await openContacts(page);
  await expectCompany(page);
  await shop.visit('/cart/');
  await page.goBack();
  await openContacts(page);
  await expectCompany(page);

  await acceptTerms(page);
  await orderButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Счёт на оплату' })).toBeVisible();
  const sheet = page.getByRole('main');
  for (const part of [ROMASHKA.name, ROMASHKA.inn, ROMASHKA.kpp, 'Вавилова'])
    await expect(sheet).toContainText(part);
  const id = /\/personal\/order\/(\d+)\/invoice\//.exec(page.url())?.[1] ?? '';
  const office = new Office(baseURL ?? '');
  expect((await office.call(getOfficeOrder, { params: { id } })).company).toEqual(ROMASHKA);

  await shop.visit(`/personal/order/${id}/`);
  await expect(page.getByRole('region', { name: 'Получение' })).toContainText(
    /ООО «Ромашка»\s*ИНН\s7707083893, КПП\s773601001/,
  );
  await shop.visit(`/personal/order/${id}/documents/`);
  await expect(page.getByRole('main')).toContainText('ООО «Ромашка»');
  await shop.visit(`/personal/order/done/${id}/`);
  const brief = page.getByRole('complementary', { name: 'Коротко о заказе' });
  await expect(brief).toContainText('Ромашка');
  await expect(brief, 'the seven days are those of a consumer').not.toContainText('Возврат');
  await expect(async () => {
    const letters = (await shop.messages(EMAIL)).map(({ text }) => text.replaceAll('\u00A0', ' '));
    expect(letters.some((text) => text.includes(`Плательщик: ${ROMASHKA.name}, ИНН ${ROMASHKA.inn}`))).toBe(
      true,
    );
  }).toPass({ timeout: 60_000 });

  await shop.fillCart();
  await shop.visit('/personal/order/make/');
  await expect(page.getByText(/^ООО «Ромашка», Анна/)).toBeVisible();
  await openContacts(page);
  await expectCompany(page);
  await expect(page.getByRole('radio', { name: /^По счёту/ })).toBeChecked();
  await buyer(page).getByText('Физическое лицо').click();
  await expect(page.getByRole('radio', { name: /^При получении/ })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a company recounts, mends a number and orders by invoice', async ({ page, shop }) => {
    await shop.fillCart();
    await shop.signIn();
    await page.goto('/personal/order/make/');
    await field(page, 'Имя').first().fill('Анна');
    await field(page, 'Фамилия').first().fill('Вяземская');
    await buyer(page).getByText('Организация или ИП').click();
    await fillCompany(page, { ...ROMASHKA, kpp: '' });
    await page
      .getByRole('group', { name: 'Способ получения' })
      .getByText(/^Салон/)
      .click();
    // The previous page has the same values: fill in only the new one.
    const answer = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Пересчитать' }).click();
    await answer;
    await expectCompany(page);
    await page.getByRole('radio', { name: /^По счёту/ }).check();
    await acceptTerms(page);
    await orderButton(page).click();
    await expect(page.locator('main').getByText('Ошибка ввода данных').first()).toBeVisible();
    await expectCompany(page);
    await field(page, /^КПП/).fill(ROMASHKA.kpp);
    await page.getByRole('radio', { name: /^По счёту/ }).check();
    await acceptTerms(page);
    await orderButton(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Счёт на оплату' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(`ИНН\u00A0${ROMASHKA.inn}, КПП\u00A0${ROMASHKA.kpp}`);
  });
});

test('the way to pay leads to the choice of who buys, also when the contacts are folded', async ({
  page,
  shop,
}) => {
  await startCheckout({ page, shop });
  await page.getByRole('button', { name: 'Готово' }).first().click();
  await expect(buyer(page)).toBeHidden();
  await page.getByRole('button', { name: 'Выберите это в контактах' }).click();
  await expect(buyer(page).getByRole('radio', { name: 'Физическое лицо' })).toBeFocused();
  await buyer(page).getByText('Организация или ИП').click();
  await expect(field(page, /^ИНН/)).toBeVisible();
});
