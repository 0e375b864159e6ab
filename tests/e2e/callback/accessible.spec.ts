import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { button, phoneField, submit, visit } from '../support/callback-steps.ts';
import { expect, test } from '../support/shop-test.ts';
import { RULES } from '../support/axe.ts';

test.use({ isCallbackActive: true });

test('axe finds nothing in any state', { tag: '@both' }, async ({ page, shop }) => {
  await visit({ page, shop }, '/garantiya/');
  const check = async (state: string): Promise<void> => {
    const { violations } = await whileTimeCreeps(
      page,
      new AxeBuilder({ page })
        .setLegacyMode()
        .include('[aria-label="Обратный звонок"]')
        .withTags(RULES)
        .analyze(),
    );
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
      state,
    ).toEqual([]);
  };
  await check('closed');
  await button(page).click();
  await phoneField(page).fill(shop.phone);
  await check('form');
  await submit(page).click();
  await check('counting');
  await page.clock.runFor(24_000);
  await check('ending');
  await page.clock.runFor(4000);
  await check('finished');
});

/**
 * Runs axe while the page's clock advances millisecond by millisecond, because axe itself waits for timers.
 * Its legacy mode opens no second page, which would have the same stopped clock.
 */
async function whileTimeCreeps<T>(page: Page, work: Promise<T>): Promise<T> {
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  while (!isDone) await page.clock.runFor(1);
  return done;
}
