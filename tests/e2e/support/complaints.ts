import type { Page } from '@playwright/test';

/** Messages of the browser that are not faults. */
const HARMLESS: readonly { text: RegExp; why: string }[] = [
  {
    text: /was preloaded using link preload but not used within a few seconds/,
    why: 'a page left or slowed down before its fonts were drawn',
  },
  { text: /Service Worker registration blocked by Playwright/, why: 'see playwright.config.ts' },
  {
    text: /GL Driver Message .* GPU stall due to ReadPixels/,
    why: 'a map drawn without a graphics card',
  },
];

/**
 * Collects errors and warnings of the console, exceptions, and requests to other origins. `expected`: complaints that
 * the test itself provokes.
 */
export function watchPage(page: Page, origin: string, expected: readonly RegExp[]): string[] {
  const complaints: string[] = [];
  const isKnown = (text: string) =>
    HARMLESS.some((harmless) => harmless.text.test(text)) || expected.some((one) => one.test(text));

  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    const text = `${message.type()}: ${message.text()} (${message.location().url})`;
    if (!isKnown(text)) complaints.push(text);
  });
  page.on('pageerror', (error) => {
    if (!isKnown(error.message)) complaints.push(`exception: ${error.message}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin && url.protocol.startsWith('http'))
      complaints.push(`left the shop: ${url.href}`);
  });
  return complaints;
}
