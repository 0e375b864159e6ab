import { expect, test } from 'vitest';
import { isPrefetchable, targetOf } from './link-target.ts';

const here = { origin: 'https://shop.test', pathname: '/catalog/', search: '' };

function anchor(address: string, attributes: Record<string, string> = {}) {
  const url = new URL(address, 'https://shop.test/catalog/');
  const dataset = Object.fromEntries(
    Object.entries(attributes)
      .filter(([name]) => name.startsWith('data-'))
      .map(([name, value]) => [name.slice(5), value]),
  );
  return {
    protocol: url.protocol,
    origin: url.origin,
    pathname: url.pathname,
    search: url.search,
    hash: url.hash,
    target: attributes['target'] ?? '',
    dataset,
    hasAttribute: (name: string) => name in attributes,
  };
}

test('a link inside the shop is followed without a reload, with its query and hash', () => {
  expect(targetOf(anchor('/search/?q=рубин#top'), here)).toEqual({
    kind: 'inside',
    to: `/search/?q=${encodeURIComponent('рубин')}#top`,
  });
});

test('addresses that would run code are refused', () => {
  const addresses = [
    'javascript:alert(1)',
    ' \u0001JaVa\n\tscript:alert(1)',
    'data:text/html,x',
    'DATA:text/html,x',
    'vbscript:x',
    'VBS\rcript:x',
  ];
  for (const address of addresses) {
    expect(targetOf(anchor(address), here)).toEqual({ kind: 'refused' });
    expect(targetOf(anchor(address, { 'data-external': '', target: '_blank' }), here)).toEqual({
      kind: 'refused',
    });
  }
});

test('another site is refused unless the link is marked external', () => {
  expect(targetOf(anchor('https://other.test/'), here)).toEqual({ kind: 'refused' });
  expect(targetOf(anchor('https://other.test/', { 'data-external': '' }), here)).toEqual({ kind: 'browser' });
});

test('downloads, phones, new tabs, full reloads and anchors on this page are left to the browser', () => {
  expect(targetOf(anchor('/price.pdf', { download: '' }), here)).toEqual({ kind: 'browser' });
  expect(targetOf(anchor('tel:+78007001224'), here)).toEqual({ kind: 'browser' });
  expect(targetOf(anchor('/stores/', { target: '_blank' }), here)).toEqual({ kind: 'browser' });
  expect(targetOf(anchor('/stores/', { 'data-reload': '' }), here)).toEqual({ kind: 'browser' });
  expect(targetOf(anchor('#main'), here)).toEqual({ kind: 'browser' });
});

test('pages about the visitor are not prefetched', () => {
  expect(isPrefetchable('/catalog/koltsa/')).toBe(true);
  expect(isPrefetchable('/cart/')).toBe(false);
  expect(isPrefetchable('/personal/orders/')).toBe(false);
});
