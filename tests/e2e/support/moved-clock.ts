import type { Browser } from '@playwright/test';

/** How many seconds faketime moves the clock of the shop and of the tests ahead of the machine's. */
const AHEAD_S = Number(process.env['E2E_CLOCK_AHEAD_S'] ?? 0);

/**
 * Sets the clock of a browser's pages to the shop's. Chromium itself runs on the machine's clock: under
 * faketime it opens no page (CONTRIBUTING.md, «the clock moved»).
 */
export function followShopClock(browser: Browser): void {
  if (AHEAD_S === 0) return;
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    await context.addInitScript(moveDate, AHEAD_S * 1000);
    return context;
  };
}

/** Runs in the page. */
function moveDate(aheadMs: number): void {
  const RealDate = Date;
  const now = (): number => RealDate.now() + aheadMs;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given: unknown[], asked) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, asked),
    apply: () => new RealDate(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
}
