import { createRequestHandler } from 'react-router';
import { expect, test } from 'vitest';
import { withLateScripts } from './late-scripts.ts';
import { twoPages } from './testing/two-pages.tsx';

test('in a page rendered by the router every script waits for the first paint', async () => {
  const page = await renderPage();
  // The router itself requests all of them at once: the markup that this module rewrites does exist.
  expect(page).toContain('<link rel="modulepreload" href="/assets/react-1.js"/>');

  const late = withLateScripts(page);
  expect(late).not.toBeNull();
  expect(late).not.toContain('rel="modulepreload"');
  expect(late).not.toMatch(/^\s*import [*"{]/m);
  expect(late).toContain('await import("/assets/root-1.js")');
  expect(late).toContain('await import("/assets/home-1.js")');
  expect(late).toMatch(/import\("\/assets\/entry\.client-1\.js"\)/);
  expect(late?.indexOf('PerformanceObserver')).toBeLessThan(late?.indexOf('/assets/react-1.js') ?? 0);
});

/** The home page, as rendered by the router's own request handler and `ServerRouter`. */
async function renderPage(): Promise<string> {
  const response = await createRequestHandler(twoPages(), 'production')(new Request('https://shop.test/'));
  expect(response.status).toBe(200);
  return response.text();
}
