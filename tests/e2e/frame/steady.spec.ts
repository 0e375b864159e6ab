import type { Page } from '@playwright/test';
import { expect, test } from '../support/shop-test.ts';
import { PUBLIC_PAGES } from '../support/public-pages.ts';
import { isPhone } from '../support/steps.ts';

// Reduced motion, because moving elements may shift.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Smaller shifts are invisible rounding of a transform. */
const STEADY = 0.001;

for (const { name, path } of PUBLIC_PAGES) {
  test(
    `nothing shifts, every picture has its space reserved, nothing overflows: ${name}`,
    { tag: '@both' },
    async ({ page, shop }) => {
      const response = await page.goto(await path(shop));
      expectStrict(response?.headers()['content-security-policy'] ?? '');
      await page.waitForLoadState('networkidle');
      await scrollThrough(page);
      const shifts = await layoutShifts(page);
      expect
        .soft(sum(shifts.map(({ value }) => value)), JSON.stringify(shifts, null, 1))
        .toBeLessThan(STEADY);
      expect.soft(await pictureFaults(page), 'pictures').toEqual([]);
      for (const width of isPhone(page) ? [375, 768] : [1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const widest = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(widest, `at ${width} px`).toBeLessThanOrEqual(width);
      }
    },
  );
}

test.describe('without one of the font files', () => {
  test.use({ expectedComplaints: [/manrope-signs/] });

  test('the names of sections break where they do with all of them', { tag: '@phone' }, async ({ page }) => {
    const listing = page.locator('[data-density]');
    await page.goto('/catalog/');
    const before = await listing.boundingBox();
    await page.route('**/manrope-signs-*.woff2', (route) => route.abort());
    await page.reload();
    expect(await listing.boundingBox()).toEqual(before);
  });
});

function expectStrict(policy: string): void {
  const directives = new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );
  expect.soft(directives.get('default-src')).toEqual(["'self'"]);
  expect.soft(directives.get('object-src')).toEqual(["'none'"]);
  expect.soft(directives.get('style-src')).toEqual(["'self'"]);
  for (const source of directives.get('script-src') ?? ['nothing']) {
    expect.soft(source).toMatch(/^'self'$|^'sha256-[A-Za-z\d+/=]+'$/);
  }
}

/** Scrolls a screenful at a time, as a reader does, so that lazy parts load. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 0.8) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => {
        setTimeout(resolve, 60);
      });
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

type Shift = { value: number; at: number; moved: string[] };

/** All layout shifts since the page was opened that were not caused by input. */
function layoutShifts(page: Page): Promise<Shift[]> {
  return page.evaluate(
    () =>
      new Promise<Shift[]>((resolve) => {
        const shifts: Shift[] = [];
        // TypeScript's DOM library does not have this entry type yet.
        type Entry = PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
        };
        const place = (at: string | DOMRectReadOnly) =>
          typeof at === 'string' ? at : `${at.x},${at.y} ${at.width}×${at.height}`;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as Entry[]) {
            if (entry.hadRecentInput) continue;
            const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
              const name = node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.textContent ?? '');
              return [name, previousRect, currentRect].map(place).join(' ');
            });
            shifts.push({ value: entry.value, at: Math.round(entry.startTime), moved });
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(shifts), 200);
      }),
  );
}

function pictureFaults(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images].flatMap((image) => {
      const sources = image.closest('picture')?.getElementsByTagName('source').length ?? 0;
      const faults = [
        ...['width', 'height', 'alt'].filter((name) => !image.hasAttribute(name)),
        ...(sources > 0 || image.srcset !== '' || image.src.endsWith('.svg') ? [] : ['no choice of sizes']),
      ];
      return faults.map((fault) => `${fault}: ${image.outerHTML.slice(0, 160)}`);
    }),
  );
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
