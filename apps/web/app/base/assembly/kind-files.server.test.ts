import { expect, test } from 'vitest';
import type { EntryContext } from 'react-router';
import { kindFiles, withStyles } from './kind-files.server.ts';

const KIND = { module: '/assets/kind-1.js', imports: ['/assets/shared-1.js'], css: ['/assets/kind-1.css#'] };

function contextOf(loaderData: Record<string, unknown>): EntryContext {
  // safe: only these fields are read
  return {
    manifest: { routes: { 'routes/shelf:book': KIND } },
    staticHandlerContext: {
      matches: [{ route: { id: 'root' } }, { route: { id: 'routes/shelf' } }],
      loaderData,
    },
  } as unknown as EntryContext;
}

test('the kind that the data of a route name has files of its own', () => {
  expect(kindFiles(contextOf({ root: null, 'routes/shelf': { kind: 'book' } }))).toEqual({
    scripts: ['/assets/kind-1.js', '/assets/shared-1.js'],
    styles: ['/assets/kind-1.css#'],
  });
});

test.each([{}, { root: { kind: 'book' } }, { 'routes/shelf': { kind: 'map' } }])(
  'other data have none: %j',
  (loaderData) => {
    expect(kindFiles(contextOf(loaderData))).toEqual({ scripts: [], styles: [] });
  },
);

test('styles are added once, after those of the head', () => {
  const page = '<html><head><link rel="stylesheet" href="/a.css#"/></head><body></body></html>';
  expect(withStyles(page, ['/a.css', '/b.css#'])).toBe(
    page.replace('</head>', '<link rel="stylesheet" href="/b.css"/></head>'),
  );
  expect(withStyles(page, [])).toBe(page);
});
