import { expect, test } from 'vitest';
import { withLateScripts } from './late-scripts.ts';
import { MARKED_SCRIPT } from './script-mark.ts';

const PAGE = `<html><head><link rel="modulepreload" href="/assets/react-1.js"/><link rel="stylesheet" href="/a.css"/></head>
<body><main></main>${MARKED_SCRIPT} type="module" async="">import "/assets/manifest-1.js";
import * as route0 from "/assets/root-1.js";
import * as route1_main from "/assets/home-1.js";
  
  window.__reactRouterRouteModules = {"root":route0};

import("/assets/entry.client-1.js");</script><script>1;</script></body></html>`;

test('scripts are requested after the first paint, all at once', () => {
  const page = withLateScripts(PAGE) ?? '';
  const [head = '', body = ''] = page.split('</head>');
  expect(head).toBe('<html><head><link rel="stylesheet" href="/a.css"/>');
  expect(body).toMatch(/await new Promise[^\n]+PerformanceObserver/);
  expect(body).toContain('for (const href of ["/assets/react-1.js"])');
});

test('further scripts are requested with them, each once', () => {
  expect(withLateScripts(PAGE, ['/assets/react-1.js', '/assets/kind-1.js'])).toContain(
    'for (const href of ["/assets/react-1.js","/assets/kind-1.js"])',
  );
});

test('the router’s imports keep their order, and none precedes the paint', () => {
  const page = withLateScripts(PAGE);
  expect(page).toContain(
    `
await import("/assets/manifest-1.js");
const route0 = await import("/assets/root-1.js");
const route1_main = await import("/assets/home-1.js");
`.trim(),
  );
  expect(page).not.toMatch(/^import ["*]/m);
  expect(page).toContain('import("/assets/entry.client-1.js");</script><script>1;</script></body></html>');
});

test('null when the scripts of the router are not found', () => {
  expect(withLateScripts('<html><body>1</body></html>')).toBeNull();
});
