import type { Page } from '@playwright/test';

/**
 * What a scanner types, in whatever place has the focus. All keys are sent at once: on a busy machine a key that waits for the
 * answer to the one before would be as slow as a hand.
 */
export async function scan(page: Page, uin: string): Promise<void> {
  await Promise.all([...uin, 'Enter'].map((key) => page.keyboard.press(key)));
}
