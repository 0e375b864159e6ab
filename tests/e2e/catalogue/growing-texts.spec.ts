import type { Page } from '@playwright/test';
import { expect, test } from '../support/shop-test.ts';

const WIDTHS = [320, 375, 425, 768, 1024, 1280, 1440, 1600];

/** Pages that together contain every kind of card and tile. */
const PAGES = [
  '/dev/cards/',
  '/',
  '/catalog/koltsa/',
  '/catalog/diamonds/?view=cards',
  '/search/?q=кольцо',
  '/royal/ruby/',
  '/vip/',
  '/discount/termin/',
  '/certificates/',
  '/stores/moskva/',
  '/guide/',
];

/** A name of sixty characters, and numbers at their maximum length. */
const LONG = {
  name: 'Помолвочное кольцо «Государыня всея Руси» с крупными камнями',
  price: '12\u00A0345\u00A0678\u00A0₽',
  count: '124\u00A0800',
};

/** Scrolls so that every part of the page that is loaded when near is loaded. */
async function walkThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 600) {
      window.scrollTo(0, top);
      await new Promise(requestAnimationFrame);
    }
    window.scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}

/** Lengthens every count, price and name of a card or a tile. Returns the number of changed texts. */
function lengthenTexts({ name, price, count }: typeof LONG): number {
  const main = document.querySelector('main');
  if (main === null) return 0;
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  let changed = 0;
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const before = node.textContent ?? '';
    const parent = node.parentElement;
    if (parent === null || parent.closest('svg, script, style, [hidden]') !== null) continue;
    const after = lengthen(before, parent);
    if (after === before) continue;
    node.textContent = after;
    changed += 1;
  }
  return changed;

  function lengthen(text: string, parent: Element): string {
    if (/\d\s₽/.test(text)) return text.replaceAll(/\d[\d\s]*\s₽/g, price);
    const figure = /^\s*\d{1,3}(?:\s\d{3})*(?=\s*$|\s[а-я])/;
    if (figure.test(text)) return text.replace(figure, count);
    const isName =
      parent.matches('h2, h3, h4, b, [class*="name"], [class*="title"]') &&
      parent.closest('article, li a, [data-type]') !== null;
    return isName ? name : text;
  }
}

/** Texts that overflow the page or their card, one line each for the report. */
function findOverflow(): string[] {
  const found: string[] = [];
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > window.innerWidth) found.push(`the page is ${scrollWidth} wide`);
  for (const card of document.querySelectorAll('main article, main li > a, main [data-type]')) {
    const edge = card.getBoundingClientRect();
    for (const part of card.querySelectorAll('*')) {
      const hasText = [...part.childNodes].some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && (textContent ?? '').trim() !== '',
      );
      if (!hasText || part.closest('svg') !== null || isClipped(part, card)) continue;
      const box = part.getBoundingClientRect();
      if (box.width > 1 && box.right > edge.right + 1) {
        found.push(`«${part.textContent?.slice(0, 60)}» by ${Math.ceil(box.right - edge.right)} px`);
      }
    }
  }
  return found;

  /** Whether a box inside the card clips the part or scrolls it. */
  function isClipped(part: Element, card: Element): boolean {
    for (let box: Element | null = part; box !== null && box !== card; box = box.parentElement) {
      if (getComputedStyle(box).overflowX !== 'visible') return true;
    }
    return false;
  }
}

for (const address of PAGES) {
  test(`long counts, prices and names fit their cards at every width: ${address}`, async ({ page, shop }) => {
    await shop.visit(address);
    await walkThrough(page);
    expect(await page.evaluate(lengthenTexts, LONG), 'texts that were made long').toBeGreaterThan(0);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(findOverflow), `at ${width}`).toEqual([]);
    }
  });
}
