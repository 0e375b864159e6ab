import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { ERROR, expectError, field } from '../support/field-steps.ts';
import { holdCode } from '../loading/hold-code.ts';
import { expect, test } from '../support/shop-test.ts';
import { scrollNear } from '../support/scroll-near.ts';

const OPERATORS = 'operators@yahont.example';
/** A text that ends with a form. */
const PAGE = '/uvelire/';
const CODE = /\/assets\/lead-form-[^/]+\.js$/;

const form = (page: Page) => page.getByRole('region', { name: 'Рассказать о себе' });
const accepted = (page: Page) => form(page).getByText(/^Заявка №\sЗ-\d+ принята/);

test('an application is filled and sent right in the text', async ({ page, shop }) => {
  await shop.visit(PAGE);
  await comeNear(page);
  await field(form(page), 'Имя').fill('Анна');
  await field(form(page), 'Телефон').fill('+7 900');
  await field(form(page), 'Город').fill('Кострома');
  await expectError(field(form(page), 'Телефон'), ERROR);
  await form(page).getByRole('checkbox').check();
  await send(page);
  await expectError(field(form(page), 'Телефон'), ERROR);
  await field(form(page), 'Телефон').fill(shop.phone);
  await field(form(page), 'Сообщение').fill(`Паяю платину. ${shop.phone}`);
  await expectAccessible(page, 'a text with a form');
  await send(page);
  await expect(accepted(page)).toBeVisible();
  await expect(page).toHaveURL(PAGE);
  await expect
    .poll(async () => (await shop.messages(OPERATORS)).map(({ text }) => text).join('\n'))
    .toMatch(/Мастерская/);
});

test('what was typed before the code arrived stays, with the place of the cursor', async ({ page, shop }) => {
  const release = await holdCode(page, CODE);
  await shop.visit(PAGE);
  await field(form(page), 'Город').fill('Кострома');
  await form(page).getByRole('checkbox').check();
  await field(form(page), 'Имя').fill('Анна');
  const markup = await form(page).locator('form').elementHandle();
  release();
  await expect.poll(() => markup?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(field(form(page), 'Город')).toHaveValue('Кострома');
  await expect(form(page).getByRole('checkbox')).toBeChecked();
  await expect(field(form(page), 'Имя')).toBeFocused();
  await page.keyboard.type(' Ивановна');
  await expect(field(form(page), 'Имя')).toHaveValue('Анна Ивановна');
});

test('a press during which the code arrives is not lost', async ({ page, shop }) => {
  const release = await holdCode(page, CODE);
  await shop.visit(PAGE);
  const city = field(form(page), 'Город');
  const markup = await city.elementHandle();
  await city.scrollIntoViewIfNeeded();
  const box = await city.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await page.mouse.down();
  const arrived = page.waitForResponse(CODE);
  release();
  const code = (await arrived).url();
  // The browser runs a module once: the page, which waits for it too, has it now.
  await page.evaluate(async (url) => {
    await import(url);
    await new Promise((resolve) => setTimeout(resolve));
  }, code);
  expect(await markup?.evaluate((element) => element.isConnected)).toBe(true);
  await page.mouse.up();
  await expect.poll(() => markup?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(city).toBeFocused();
});

test('the form is styled before its code, and its code moves nothing', async ({ page, shop }) => {
  await shop.visit(PAGE);
  const before = await form(page).boundingBox();
  const unstyled = await form(page).evaluate((root) => {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    const styles = rules.map(({ cssText }) => cssText).join('');
    const shown = [...root.querySelectorAll('[class]')].filter(({ innerHTML }) => innerHTML !== '');
    const names = shown.flatMap(({ classList }) => [...classList]);
    return [...new Set(names)].filter((name) => !styles.includes(`.${name}`));
  });
  expect(unstyled).toEqual([]);
  await comeNear(page);
  const after = await form(page).boundingBox();
  expect(after?.height).toBe(before?.height);
});

test('a text without a form loads no code of forms', async ({ page, shop }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await shop.visit('/history/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => CODE.test(url))).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form in a text is sent to the page of its kind', async ({ page, shop }) => {
    await page.goto(PAGE);
    const action = form(page).locator('form');
    await expect(action).toHaveAttribute('action', '/request/vacancy/');
    await expect(action).toHaveAttribute('method', 'post');
    await field(form(page), 'Имя').fill('Анна');
    await field(form(page), 'Телефон').fill(shop.phone);
    await field(form(page), 'Город').fill('Кострома');
    await form(page).getByRole('checkbox').check();
    await form(page).getByRole('button', { name: 'Отправить' }).click();
    await expect(page).toHaveURL('/request/vacancy/');
    await expect(page.getByText(/^Заявка №\sЗ-\d+ принята/)).toBeVisible();
  });
});

/** Scrolls to the form and waits for its code, which replaces the server's markup. */
async function comeNear(page: Page): Promise<void> {
  const markup = await form(page).locator('form').elementHandle();
  await scrollNear(form(page));
  await expect.poll(() => markup?.evaluate((element) => element.isConnected)).toBe(false);
}

async function send(page: Page): Promise<void> {
  await form(page).getByRole('button', { name: 'Отправить' }).click();
}
