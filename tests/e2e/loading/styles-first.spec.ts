import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '../support/shop-test.ts';

/** Height of a question in `question-list.module.css`; without its style sheet it is as tall as a line. */
const HEIGHT = '64px';

test('the parts of the next page have their styles from the moment they are there', async ({
  page,
  shop,
}) => {
  await shop.visit('/stores/');
  const session = await page.context().newCDPSession(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.route('**/*.css', async (route) => {
    await delay(300);
    await route.continue();
  });
  const height = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new MutationObserver(() => {
          const summary = document.querySelector('main details:has(> [id]) summary');
          if (summary) resolve(getComputedStyle(summary).minHeight);
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /^Вопросы/ })
    .click();
  expect(await height).toBe(HEIGHT);
});
