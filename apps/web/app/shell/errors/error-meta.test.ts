import { expect, test } from 'vitest';
import { errorMeta } from './error-meta.ts';
import { respelling } from './respelling.server.ts';

const missing = (path: string) => ({
  status: 404,
  statusText: '',
  internal: false,
  data: { title: `Page Not Found: ${path}` },
});
const at = (path: string) => new Request(`https://shop.example${path}`);

test.each([
  ['/catalog/%FF/', '/catalog/%25FF/', '/catalog/%25FF/'],
  ['/catalog/%FF/_.data', '/catalog/%25FF/', '/catalog/%25FF/_.data'],
  ['/catalog/%FF.data', '/catalog/%25FF', '/catalog/%25FF.data'],
])('the title of a missing page shows %s as it was typed', (sent, shown, requested) => {
  const respelt = respelling({ pathname: sent }, { pathname: shown }, at(requested));
  const typed = shown.replace('%25', '%');
  expect(errorMeta(missing(shown), respelt)[0]).toEqual({ title: `Page Not Found: ${typed}` });
});

test.each([
  ['/nope/', '/nope/', '/nope/'],
  ['/nope/_.data', '/nope/', '/nope/_.data'],
  ['/catalog/%25FF/', '/catalog/%25FF/', '/catalog/%25FF/'],
])('%s was typed as it is shown', (sent, shown, requested) => {
  expect(respelling({ pathname: sent }, { pathname: shown }, at(requested))).toBeNull();
});
