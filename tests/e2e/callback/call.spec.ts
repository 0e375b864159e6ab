import type { Page } from '@playwright/test';
import { formatPhone } from '@yahont/values/phone.ts';
import { button, dialog, phoneField, startCountdown, submit, visit } from '../support/callback-steps.ts';
import { expect, test } from '../support/shop-test.ts';

test.use({ isCallbackActive: true });

test('only a mobile number is sent, and an invalid one is reported after blur', async ({ page, shop }) => {
  await visit({ page, shop });
  await button(page).click();
  await expect(dialog(page)).toHaveAccessibleName('Мы перезвоним через 28 секунд');
  const field = phoneField(page);
  await expect(field).toHaveAttribute('placeholder', '+7 (900) 000-00-00');
  await expect(submit(page)).toBeDisabled();
  await field.pressSequentially('4162041833');
  await expect(field).toHaveValue('+7 (416) 204-18-33');
  await expect(dialog(page).getByText('Ошибка ввода данных')).toBeHidden();
  await expect(submit(page)).toBeDisabled();
  await field.blur();
  await expect(dialog(page).getByText('Ошибка ввода данных')).toBeVisible();
  await field.fill('89162041833');
  await expect(field).toHaveValue('+7 (916) 204-18-33');
  await expect(submit(page)).toBeEnabled();
  await field.fill('');
  await field.blur();
  await expect(dialog(page).getByText('Ошибка ввода данных')).toBeHidden();
  await expect(submit(page)).toBeDisabled();
});

test('a call is requested, counted down and announced; then the panel closes and resets', async ({
  page,
  shop,
}) => {
  await startCountdown({ page, shop });
  const status = page.getByRole('region', { name: 'Обратный звонок' }).getByRole('status');
  await expect(dialog(page)).toBeFocused();
  await expect(phoneField(page)).toBeHidden();
  await expect(dialog(page)).toHaveAccessibleName('Звонок через 28 секунд');
  await expect(status).toHaveText('Звонок через 28 секунд');
  await page.clock.runFor(4000);
  await expect(dialog(page)).toHaveAccessibleName('Звонок через 24 секунды');
  await page.clock.runFor(3000);
  await expect(dialog(page)).toHaveAccessibleName('Звонок через 21 секунду');
  expect(await filledPart(page)).toBeCloseTo(7 / 28, 2);
  await expect(status).toHaveText('Звонок через 28 секунд');
  await page.clock.runFor(15_000);
  await expect(dialog(page)).toHaveAccessibleName('Звонок через 6 секунд');
  await expect(dialog(page).locator('[data-ending]')).toHaveCount(0);
  await page.clock.runFor(1000);
  await expect(dialog(page).locator('[data-ending]')).toContainText('5 секунд');
  await expect(status).toHaveText('Звонок через 5 секунд');
  await page.clock.runFor(4999);
  await expect(dialog(page)).toHaveAccessibleName('Звонок через 1 секунду');
  await page.clock.runFor(1);
  await expect(dialog(page)).toHaveAccessibleName('Звоним вам');
  await expect(dialog(page)).toContainText(formatPhone(shop.phone));
  await page.clock.runFor(2999);
  await expect(dialog(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(dialog(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  await page.clock.runFor(400);
  await button(page).click();
  await expect(dialog(page)).toHaveAccessibleName('Мы перезвоним через 28 секунд');
  await expect(phoneField(page)).toHaveValue('');
  await expect
    .poll(async () => (await shop.messages('Операторы')).map(({ text }) => text))
    .toContainEqual(expect.stringContaining(formatPhone(shop.phone)));
});

test('closing stops the countdown and resets the form', async ({ page, shop }) => {
  await startCountdown({ page, shop });
  await page.clock.runFor(10_000);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  await page.clock.runFor(400);
  await page.clock.runFor(60_000);
  await expect(dialog(page)).toBeHidden();
  await button(page).click();
  await expect(dialog(page)).toHaveAccessibleName('Мы перезвоним через 28 секунд');
  await expect(phoneField(page)).toHaveValue('');
});

test.describe('with failures', () => {
  test.use({ expectedComplaints: [/status of (404|500)/] });

  test('a failed request ends with the busy message', async ({ page, shop }) => {
    await page.route('**/api/callback-request-afterXsec', (route) =>
      route.fulfill({ status: 500, json: {} }),
    );
    await startCountdown({ page, shop });
    await page.clock.runFor(27_999);
    await expect(dialog(page)).toHaveAccessibleName('Звонок через 1 секунду');
    await page.clock.runFor(1);
    await expect(dialog(page)).toHaveAccessibleName('К сожалению, все операторы заняты');
    await expect(dialog(page).locator('[data-outcome="failure"] use[href$="#alert"]')).toBeAttached();
    await page.clock.runFor(3400);
    await expect(dialog(page)).toBeHidden();
  });
});

/** Filled part of the progress bar, 0 to 1. */
async function filledPart(page: Page): Promise<number> {
  return dialog(page)
    .locator('[style*="--filled"]')
    .evaluate((bar) => Number(getComputedStyle(bar).getPropertyValue('--filled')));
}
