import { expect, type Locator } from '@playwright/test';

/** Scrolls to a far part of a page, whose code replaces its markup when it comes near. */
export async function scrollNear(part: Locator): Promise<void> {
  await expect(() => part.scrollIntoViewIfNeeded({ timeout: 2000 })).toPass();
}
