import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './shop-test.ts';

/** Tags of the rules that every page is checked against. */
export const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Expects no violation on the whole page, but continues after one. `where` names the place in the report. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  // A card may be fading in during the check; with reduced motion no text is temporarily too pale.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await restFades(page);
  // Legacy mode is faster and skips only cross-origin frames, which no page has; passed rules are not requested.
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: RULES, resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes
      .slice(0, 3)
      .map(({ html, failureSummary }) => `${id}: ${help}\n  ${html.slice(0, 200)}\n  ${failureSummary}`),
  );
  expect.soft(found, where).toEqual([]);
}

/** Ends fades, during which every text is too pale; endless animations continue. */
async function restFades(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const fades = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
    await Promise.allSettled(fades.map(({ finished }) => finished));
  });
}
