import type { Page } from '@playwright/test';

/**
 * What a scanner types, in whatever place has the focus. The keys are pressed inside the page, because on a busy machine the
 * messages of a driver come as slowly as the keys of a hand.
 */
export async function scan(page: Page, uin: string): Promise<void> {
  await page.evaluate((digits) => {
    const place = document.activeElement ?? document.body;
    const press = (code: string, key: string): boolean =>
      place.dispatchEvent(new KeyboardEvent('keydown', { code, key, bubbles: true, cancelable: true }));
    for (const digit of digits) {
      const isTyped = press(`Digit${digit}`, digit);
      if (!isTyped || !(place instanceof HTMLInputElement)) continue;
      place.setRangeText(digit, place.value.length, place.value.length, 'end');
      place.dispatchEvent(new Event('input', { bubbles: true }));
    }
    press('Enter', 'Enter');
  }, uin);
}
