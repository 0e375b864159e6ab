import { ERROR, expectError, field } from '../support/field-steps.ts';
import { expect, test } from '../support/shop-test.ts';

test.describe('a field', () => {
  test.beforeEach(async ({ shop }) => {
    await shop.visit('/3Kbonus/');
  });

  test('is reported as invalid after blur, not while typing and not while it has the focus', async ({
    page,
  }) => {
    const name = field(page, 'Имя');
    await name.pressSequentially('Анна1');
    await expectError(name, '');
    await name.blur();
    await expectError(name, ERROR);
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await name.focus();
    await expectError(name, '');
    await name.press('End');
    await name.press('Backspace');
    await name.blur();
    await expectError(name, '');
    await expect(name).not.toHaveAttribute('aria-invalid');
  });

  test('is invalid when required and left empty, valid when optional', async ({ page }) => {
    for (const [label, text] of [
      ['Фамилия', ERROR],
      ['Отчество', ''],
      ['Электронная почта', ''],
      ['Дата рождения', ''],
    ] as const) {
      const control = field(page, label);
      await control.focus();
      await control.blur();
      await expectError(control, text);
    }
  });

  test('for a birth date accepts a calendar day and adds the dots', async ({ page }) => {
    const date = field(page, 'Дата рождения');
    await date.pressSequentially('31021990');
    await expect(date).toHaveValue('31.02.1990');
    await date.blur();
    await expectError(date, ERROR);
    await date.fill('');
    await date.pressSequentially('28021990');
    await date.blur();
    await expectError(date, '');
    await date.fill('');
    await date.pressSequentially('01012999');
    await date.blur();
    await expectError(date, ERROR);
  });

  test('for a phone applies the mask to typing, pasting and deleting, and keeps the caret', async ({
    page,
  }) => {
    const phone = field(page, 'Телефон');
    await expect(phone).toHaveAttribute('placeholder', '+7 (900) 000-00-00');
    await phone.focus();
    await page.keyboard.insertText('8 900 123-45-67');
    await expect(phone).toHaveValue('+7 (900) 123-45-67');
    await phone.press('Home');
    for (let step = 0; step < 9; step += 1) await phone.press('ArrowRight');
    await phone.press('Backspace');
    await expect(phone).toHaveValue('+7 (901) 234-56-7');
    await phone.press('0');
    await expect(phone).toHaveValue('+7 (900) 123-45-67');
    await phone.press('ControlOrMeta+A');
    await page.keyboard.insertText('+79161234567');
    await expect(phone).toHaveValue('+7 (916) 123-45-67');
    for (let press = 0; press < 11; press += 1) await phone.press('Backspace');
    await expect(phone).toHaveValue('');
    await page.keyboard.insertText('+7 (495) 123-45-67');
    await phone.blur();
    await expectError(phone, ERROR);
  });

  test('for a phone leaves a foreign number unchanged and does not accept it', async ({ page }) => {
    const phone = field(page, 'Телефон');
    await phone.focus();
    await page.keyboard.insertText('+998 90 123-45-67');
    await expect(phone).toHaveValue('+998 90 123-45-67');
    await phone.blur();
    await expectError(phone, ERROR);
    await phone.fill('');
    await phone.pressSequentially('+998901234567');
    await expect(phone).toHaveValue('+998901234567');
    await phone.blur();
    await expectError(phone, ERROR);
  });

  test('for a name accepts letters with combining marks', async ({ page }) => {
    const name = field(page, 'Имя');
    await name.focus();
    await page.keyboard.insertText('Андрей'.normalize('NFD'));
    await name.blur();
    await expectError(name, '');
  });

  test('is checked after autofill without a focus', async ({ page }) => {
    const email = field(page, 'Электронная почта');
    await email.evaluate((input) => {
      // Sets the value as a browser does, bypassing the setter that React installs on the element.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'anna@');
      input.dispatchEvent(new Event('input', { bubbles: true }));
      input.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await expectError(email, ERROR);
  });
});
