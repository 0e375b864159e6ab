import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { ERROR, expectError, field } from '../support/field-steps.ts';
import { expect, test } from '../support/shop-test.ts';

const OPERATORS = 'operators@yahont.example';
/** A picture of one pixel. */
const PHOTOGRAPH = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const CV = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

const send = (page: Page) => page.getByRole('button', { name: 'Отправить', exact: true });
const consent = (page: Page) => page.getByRole('main').getByRole('checkbox', { name: /^Даю согласие/ });
const accepted = (page: Page) => page.getByText(/^Заявка №\sЗ-\d+ принята/);
const choose = (page: Page, label: string, option: string) =>
  page.getByRole('main').getByRole('combobox', { name: label }).selectOption({ label: option });

function makeEmail(): string {
  return `${crypto.randomUUID()}@example.ru`;
}

async function fillPerson(page: Page, phone: string, email = makeEmail()): Promise<string> {
  const main = page.getByRole('main');
  await field(main, 'Имя').fill('Анна');
  await field(main, 'Телефон').fill(phone);
  await field(main, 'Электронная почта').fill(email);
  return email;
}

test('the franchise: steps keep what is typed, a review precedes the button, and the letter comes', async ({
  page,
  shop,
}) => {
  await shop.visit('/franchising/');
  const next = page.getByRole('button', { name: 'Дальше' });
  const city = page.getByRole('group', { name: 'Город' }).getByRole('textbox', { name: 'Город' });
  await next.click();
  await expectError(city, ERROR);
  await city.fill('Рязань');
  await choose(page, 'Формат', 'Салон');
  await next.click();
  await page.getByRole('radio', { name: 'Ищу' }).check();
  await page.getByRole('button', { name: 'Назад' }).click();
  await expect(city).toHaveValue('Рязань');
  await next.click();
  await expect(page.getByRole('radio', { name: 'Ищу' })).toBeChecked();
  await next.click();
  const email = await fillPerson(page, shop.phone);
  await next.click();
  await expect(page.getByRole('main').getByRole('definition').filter({ hasText: 'Рязань' })).toBeVisible();
  await send(page).click();
  await expectError(consent(page), ERROR);
  await consent(page).check();
  await send(page).click();
  await expect(accepted(page)).toBeVisible();
  await expect.poll(async () => (await shop.messages(email)).length).toBe(1);
});

test('the payback follows the plan, and the address keeps it', async ({ page, shop }) => {
  await shop.visit('/franchising/?city=Рязань&area=80&rent=3500&investment=28500000');
  const months = page.getByRole('definition').filter({ hasText: 'месяц' }).last();
  await expect(months).toHaveText(/31\sмесяц/);
  await page.getByRole('slider', { name: /Аренда/ }).fill('2000');
  await expect(months).not.toHaveText(/31\sмесяц/);
  await expect(page).toHaveURL(/rent=2000/);
  const shown = await months.textContent();
  await page.reload();
  await expect(months).toHaveText(shown ?? '');
  await expectAccessible(page, 'franchise');
});

test('the address follows a slider once it rests', async ({ page, shop }) => {
  await page.addInitScript(() => {
    const replace = history.replaceState.bind(history);
    history.replaceState = (...args) => {
      performance.mark('address');
      replace(...args);
    };
  });
  const changes = () => page.evaluate(() => performance.getEntriesByName('address').length);
  await shop.visit('/franchising/');
  const before = await changes();
  await page.getByRole('slider', { name: /Аренда/ }).focus();
  for (let press = 0; press < 20; press += 1) await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/rent=/);
  expect((await changes()) - before).toBeLessThan(5);
});

test('a visitor finds whether their city is taken', async ({ page, shop }) => {
  await shop.visit('/franchising/');
  const own = page.getByRole('combobox', { name: 'Ваш город' });
  await own.fill('Казань');
  await expect(page.getByText(/Казань занят/)).toBeVisible();
  await own.fill('Рязань');
  await expect(page.getByText(/Рязань свободен/)).toBeVisible();
});

test('premises are offered with photographs; a file that is none is refused', async ({ page, shop }) => {
  await shop.visit('/arenda/');
  await choose(page, 'Где помещение', 'Торговая улица');
  const main = page.getByRole('main');
  await field(main, 'Город').fill('Казань');
  await field(main, 'Адрес').fill('Баумана, 14');
  await field(main, 'Площадь, м²').fill('64');
  await fillPerson(page, shop.phone);
  await consent(page).check();
  const files = page.getByLabel('Фотографии');
  await files.setInputFiles({ name: 'не снимок.png', mimeType: 'image/png', buffer: Buffer.from('<html>') });
  await send(page).click();
  await expectError(files, ERROR);
  await expect(field(main, 'Адрес')).toHaveValue('Баумана, 14');
  await files.setInputFiles({ name: 'фасад.png', mimeType: 'image/png', buffer: PHOTOGRAPH });
  await send(page).click();
  await expect(accepted(page)).toBeVisible();
  await expect
    .poll(async () => (await shop.messages(OPERATORS)).map(({ text }) => text).join('\n'))
    .toMatch(/фасад\.jpg: http\S+\/api\/leads\/files\//);
});

test('a CV comes with an application', async ({ page, shop }) => {
  await shop.visit('/request/vacancy/');
  const main = page.getByRole('main');
  await field(main, 'Вакансия').fill('Ювелир-закрепщик');
  await field(main, 'Город').fill('Кострома');
  await fillPerson(page, shop.phone);
  await page
    .getByLabel('Резюме')
    .setInputFiles({ name: 'Анна.pdf', mimeType: 'application/pdf', buffer: CV });
  await consent(page).check();
  await send(page).click();
  await expect(accepted(page)).toBeVisible();
  await expectAccessible(page, 'an application that was sent');
});

test('a partner abroad is asked for a phone of their country', async ({ page, shop }) => {
  await shop.visit('/cis/by/');
  const main = page.getByRole('main');
  await field(main, 'Компания').fill('Каштоўнасць');
  await field(main, 'Город').fill('Минск');
  await fillPerson(page, '+998901234567');
  await field(main, 'Имя').focus();
  await expectError(field(main, 'Телефон'), ERROR);
  await field(main, 'Телефон').fill('291234567');
  await expect(field(main, 'Телефон')).toHaveValue('+375 (29) 123-45-67');
  await consent(page).check();
  await send(page).click();
  await expect(accepted(page)).toBeVisible();
});

test('a partner keeps what was typed when the connection is lost, and after a reload', async ({
  page,
  shop,
}) => {
  await shop.visit('/partners/');
  const main = page.getByRole('main');
  await choose(page, 'Что предлагаете', 'Упаковка и печать');
  await field(main, 'Компания').fill('Картонажная мануфактура');
  await field(main, 'Сообщение').fill('Делаем футляры из бархата и дуба.');
  const email = await fillPerson(page, shop.phone);
  await page.reload();
  await expect(field(main, 'Компания')).toHaveValue('Картонажная мануфактура');
  await consent(page).check();
  await page.route(isForm, (route) => route.abort('internetdisconnected'));
  await send(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Нет связи' }).first()).toBeVisible();
  await expect(field(main, 'Сообщение')).toHaveValue('Делаем футляры из бархата и дуба.');
  await page.unroute(isForm);
  await page.getByRole('button', { name: 'Повторить' }).or(send(page)).first().click();
  await expect(accepted(page)).toBeVisible();
  await expect.poll(async () => (await shop.messages(email)).length).toBe(1);
});

test('gifts for a company are counted, and the choice goes with the request', async ({ page, shop }) => {
  await shop.visit('/corporate_ps/');
  const main = page.getByRole('main');
  const quantity = main.locator('#расчёт').locator('..').getByRole('textbox', { name: 'Сколько подарков' });
  await quantity.fill('100');
  await expect(main.getByText(/Скидка 12/)).toBeVisible();
  await expect(page).toHaveURL(/quantity=100/);
  const form = main.locator('#заявка').locator('xpath=../..');
  await field(form, 'Компания').fill('Северный ветер');
  await field(form, 'ИНН').fill('7707083894');
  await form.getByRole('combobox', { name: 'Повод' }).selectOption({ label: 'Юбилей компании' });
  await field(form, 'Сколько подарков').fill('100');
  await fillPerson(page, shop.phone);
  await expectError(field(form, 'ИНН'), ERROR);
  await field(form, 'ИНН').fill('7707083893');
  await consent(page).check();
  await send(page).click();
  await expect(accepted(page)).toBeVisible();
  await expect
    .poll(async () => (await shop.messages(OPERATORS)).map(({ text }) => text).join('\n'))
    .toMatch(/Выбор\sв\sрасчёте: .+100\sшт\./);
});

test('an address of the footer is confirmed by its letter and ended by the same link', async ({
  page,
  shop,
}) => {
  await shop.visit('/delivery/');
  const footer = page.getByRole('contentinfo');
  const email = makeEmail();
  await footer.getByRole('textbox', { name: 'Почта для писем' }).fill(email);
  await footer.getByRole('checkbox', { name: /^Согласие/ }).check();
  await footer.getByRole('button', { name: 'Подписаться' }).click();
  await expect(page.getByText('Проверьте почту')).toBeVisible();
  await expect.poll(async () => (await shop.messages(email)).length).toBe(1);
  const [letter] = await shop.messages(email);
  const path = /\/subscription\/[\w-]+\//.exec(letter?.text ?? '')?.[0] ?? '';
  await shop.visit(path);
  await page.getByRole('button', { name: 'Подтвердить подписку' }).click();
  await expect(page.getByRole('heading', { name: 'Подписка подтверждена' })).toBeVisible();
  await page.getByRole('button', { name: 'Отписаться' }).click();
  await expect(page.getByRole('heading', { name: 'Вы отписались' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole application is one form, and the calculator a form of its own', async ({ page, shop }) => {
    await page.goto('/franchising/?city=Рязань&area=80&rent=2000&investment=28500000');
    await expect(page.getByRole('definition').filter({ hasText: 'месяц' }).last()).toHaveText(/\d+\sмесяц/);
    const form = page.getByRole('group', { name: 'Город' });
    await form.getByRole('textbox', { name: 'Город' }).fill('Рязань');
    await send(page).click();
    await expect(page.getByText(ERROR).first()).toBeVisible();
    await choose(page, 'Формат', 'Остров');
    await page.getByRole('radio', { name: 'Нет' }).check();
    await fillPerson(page, shop.phone);
    await consent(page).check();
    await send(page).click();
    await expect(accepted(page)).toBeVisible();
  });
});

// The connection is cut on purpose, which the browser logs.
test.use({ expectedComplaints: [/Failed to load resource|Ошибка загрузки части страницы/] });

const isForm = (url: URL) => url.pathname.endsWith('.data');
