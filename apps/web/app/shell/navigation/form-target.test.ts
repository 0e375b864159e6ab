import { expect, test } from 'vitest';
import { destinationOf, withFields } from './form-target.ts';

const HERE = 'https://shop.test/catalog/?stone=ruby';

function form(attributes: Record<string, string>, marks: readonly string[] = []) {
  const dataset = Object.fromEntries(marks.map((mark) => [mark, '']));
  return { dataset, getAttribute: (name: string) => attributes[name] ?? null };
}

test('a GET form of this shop is handled as a link', () => {
  expect(destinationOf(form({ action: '/search/' }), null, HERE)).toEqual({ kind: 'inside', to: '/search/' });
  expect(destinationOf(form({ action: '/search/', method: 'GET' }), null, HERE).kind).toBe('inside');
  expect(destinationOf(form({}), null, HERE)).toEqual({ kind: 'inside', to: '/catalog/?stone=ruby' });
  expect(destinationOf(form({ action: '' }), null, HERE).kind).toBe('inside');
});

test('other methods, other tabs and full loads are left to the browser', () => {
  for (const method of ['post', 'POST', 'dialog']) {
    expect(destinationOf(form({ action: '/cart/', method }), null, HERE)).toEqual({ kind: 'browser' });
  }
  expect(destinationOf(form({ action: '/search/', target: '_blank' }), null, HERE).kind).toBe('browser');
  expect(destinationOf(form({ action: '/search/' }, ['reload']), null, HERE).kind).toBe('browser');
});

test('a marked POST form of this shop is sent by the router', () => {
  const post = { action: '/request/subscription/', method: 'post' };
  expect(destinationOf(form(post, ['routed']), null, HERE)).toEqual({ kind: 'router' });
  expect(destinationOf(form({ ...post, target: '_blank' }, ['routed']), null, HERE).kind).toBe('browser');
  expect(destinationOf(form(post, ['routed', 'reload']), null, HERE).kind).toBe('browser');
  expect(destinationOf(form({ ...post, method: 'dialog' }, ['routed']), null, HERE).kind).toBe('browser');
  const out = { ...post, action: 'https://evil.test/' };
  expect(destinationOf(form(out, ['routed']), null, HERE).kind).toBe('refused');
});

test('another site is refused with any method unless the form is marked external', () => {
  for (const method of ['get', 'post']) {
    const out = { action: 'https://evil.test/', method };
    expect(destinationOf(form(out), null, HERE)).toEqual({ kind: 'refused' });
    expect(destinationOf(form(out, ['external']), null, HERE)).toEqual({ kind: 'browser' });
  }
  expect(destinationOf(form({ action: '//evil.test/' }), null, HERE)).toEqual({ kind: 'refused' });
});

test.each(['javascript:alert(1)', ' JaVa\tscript:alert(1)', 'data:text/html,x', 'vbscript:x'])(
  'a form to %j is refused, marked or not',
  (action) => {
    for (const marks of [[], ['external']]) {
      expect(destinationOf(form({ action, method: 'post' }, marks), null, HERE)).toEqual({ kind: 'refused' });
    }
  },
);

test('the pressed button may override the form, under the same rules', () => {
  const given = form({ action: '/search/', method: 'get' });
  expect(destinationOf(given, form({ formmethod: 'post' }), HERE).kind).toBe('browser');
  expect(destinationOf(given, form({ formaction: 'javascript:alert(1)' }), HERE).kind).toBe('refused');
  expect(destinationOf(given, form({ formaction: '/favorites/' }), HERE)).toEqual({
    kind: 'inside',
    to: '/favorites/',
  });
});

test('the fields replace the query, and empty ones are omitted', () => {
  expect(
    withFields('/search/?q=old#top', [
      ['q', 'рубин'],
      ['sort', ''],
    ]),
  ).toBe(`/search/?q=${encodeURIComponent('рубин')}`);
  expect(withFields('/search/?q=old', [])).toBe('/search/');
});
