import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { ERROR, expectError, field } from '../support/field-steps.ts';
import { expect, test } from '../support/shop-test.ts';

/** A picture of one pixel. */
const PHOTOGRAPH = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const image = (name: string, buffer = PHOTOGRAPH) => ({ name, mimeType: 'image/png', buffer });

const send = (main: Locator) => main.getByRole('button', { name: 'Отправить', exact: true });

/** For every kind of request: the form when empty, then with all of its fields refused. */
for (const address of [
  '/feedback/',
  '/partners/',
  '/cis/by/',
  '/corporate_ps/',
  '/arenda/',
  '/request/vacancy/',
  '/request/subscription/',
])
  test(`${address}: the form is accessible with all of its errors`, async ({ page, shop }) => {
    await shop.visit(address);
    const main = page.getByRole('main');
    await main
      .getByRole('button', {
        name: address.includes('subscription') ? 'Подписаться' : 'Отправить',
        exact: true,
      })
      .click();
    await expectError(main.getByRole('checkbox').last(), ERROR);
    await expectAccessible(page, `${address} with its errors`);
  });

test('the steps of the franchise are accessible with errors, with a choice and in the review', async ({
  page,
  shop,
}) => {
  await shop.visit('/franchising/');
  const main = page.getByRole('main');
  const next = main.getByRole('button', { name: 'Дальше' });
  const city = main.getByRole('group', { name: 'Город' }).getByRole('textbox', { name: 'Город' });
  await next.click();
  await expectError(city, ERROR);
  await expectAccessible(page, 'the first step with its errors');
  await city.fill('Рязань');
  await main.getByRole('combobox', { name: 'Формат' }).selectOption({ label: 'Салон' });
  await next.click();
  await next.click();
  await expect(main.getByText(ERROR).first()).toBeVisible();
  await expectAccessible(page, 'the second step with its errors');
  await main.getByRole('radio', { name: 'Ищу' }).check();
  await next.click();
  await field(main, 'Имя').fill('Анна');
  await field(main, 'Телефон').fill(shop.phone);
  await next.click();
  await expect(main.getByRole('definition').filter({ hasText: 'Рязань' })).toBeVisible();
  await expectAccessible(page, 'the review');
  await send(main).click();
  await expectError(main.getByRole('checkbox', { name: /^Даю согласие/ }), ERROR);
  await expectAccessible(page, 'the review without a consent');
});

test('a form with files is accessible with them, with a wrong one, while it is sent, and sent', async ({
  page,
  shop,
}) => {
  await shop.visit('/arenda/');
  const main = page.getByRole('main');
  const files = main.getByLabel('Фотографии');
  await files.setInputFiles([image('фасад.png'), image('зал.png')]);
  await expect(main.getByText('фасад.png, зал.png')).toBeVisible();
  await expectAccessible(page, 'a form with photographs');

  await fillPremises(main, shop.phone);
  await files.setInputFiles(image('не снимок.png', Buffer.from('<html>')));
  await send(main).click();
  await expectError(files, ERROR);
  await expectAccessible(page, 'a form with a refused photograph');

  await files.setInputFiles(image('фасад.png'));
  const release = await holdForms(page);
  await send(main).click();
  await expect(main.locator('button[aria-busy=true]')).toContainText('Отправляем');
  await expectAccessible(page, 'a form that is being sent');
  release();
  await expect(main.getByText(/^Заявка №\sЗ-\d+ принята/)).toBeVisible();
  await expectAccessible(page, 'a form that was sent');
});

test.describe('when the request is lost or refused', () => {
  // The connection is cut on purpose, which the browser logs.
  test.use({ expectedComplaints: [/Failed to load resource/] });

  test('the messages beside the button are accessible', async ({ page, shop }) => {
    await shop.visit('/arenda/');
    const main = page.getByRole('main');
    await fillPremises(main, shop.phone);
    await page.route(isForm, (route) => route.abort('internetdisconnected'));
    await send(main).click();
    await expect(main.getByRole('alert').filter({ hasText: 'Нет связи' })).toBeVisible();
    await expectAccessible(page, 'a form that was lost');
    await page.unroute(isForm);

    // Five requests per hour are accepted from one phone.
    for (let sent = 0; sent < 5; sent += 1) await leaveFeedback(page, shop.phone);
    await send(main).click();
    await expect(main.getByRole('status').filter({ hasText: 'Вы написали уже несколько раз' })).toBeVisible();
    await expect(field(main, 'Адрес')).toHaveValue('Баумана, 14');
    await expectAccessible(page, 'a form that was refused');
  });
});

async function fillPremises(main: Locator, phone: string): Promise<void> {
  await main.getByRole('combobox', { name: 'Где помещение' }).selectOption({ label: 'Торговая улица' });
  await field(main, 'Город').fill('Казань');
  await field(main, 'Адрес').fill('Баумана, 14');
  await field(main, 'Площадь, м²').fill('64');
  await field(main, 'Имя').fill('Анна');
  await field(main, 'Телефон').fill(phone);
  await main.getByRole('checkbox', { name: /^Даю согласие/ }).check();
}

/** Sends a request by an API call, with its own captcha token. */
async function leaveFeedback(page: Page, phone: string): Promise<void> {
  const answer = await page.request.post('/api/feedback', {
    data: {
      topic: 'other',
      message: 'Сделаете ли кольцо к празднику?',
      name: 'Анна',
      phone,
      email: '',
      acceptsPersonalData: true,
      token: crypto.randomUUID(),
    },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Delays the answers to forms until the returned function is called. */
async function holdForms(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(isForm, async (route) => {
    if (route.request().method() === 'POST') await promise;
    await route.continue();
  });
  return resolve;
}

function isForm({ pathname }: URL): boolean {
  return pathname.endsWith('.data');
}
