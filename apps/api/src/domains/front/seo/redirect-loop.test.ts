import { expect, test } from 'vitest';
import { findRedirectLoop } from './redirect-loop.ts';

const loopOf = (redirects: Record<string, string>) => findRedirectLoop(new Map(Object.entries(redirects)));

test('a redirect loop is found from any of its addresses', () => {
  expect(loopOf({ '/a/': '/b/', '/b/': '/c', '/c/': '/b/?x=1' })).toEqual(['/b/', '/c/']);
  expect(loopOf({ '/a/': '/a' })).toEqual(['/a/']);
});

test('a chain that ends is no loop, nor is one that leaves the shop', () => {
  expect(loopOf({ '/a/': '/b/', '/b/': '/c/' })).toBeNull();
  expect(loopOf({ '/a/': 'https://yahont.example/a/' })).toBeNull();
  expect(loopOf({ '/a/?x=1': '/a/' })).toBeNull();
  expect(loopOf({})).toBeNull();
});
