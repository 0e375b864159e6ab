import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { clientIp } from './client-ip.ts';
import { cookieLine, readCookie, withoutCookies } from './headers/cookies.ts';
import { encodingFor, isCompressible } from './headers/encoding.ts';
import { canonicalAddress } from './page-rules.ts';
import { readHead } from './headers/request-head.ts';
import { requestIdOf } from './request-id.ts';
import { hashMarked } from './headers/script-hashes.ts';
import { pageHeaders, type SecuritySettings } from './headers/security-headers.ts';

const contentPolicyOf = (settings: SecuritySettings): string =>
  pageHeaders(settings, [])['content-security-policy'] ?? '';

test('a cookie is found by its full name', () => {
  expect(readCookie('velocity=1; city=216; citya=3', 'city')).toBe('216');
  expect(readCookie('mycity=1', 'city')).toBeNull();
  expect(readCookie('a=1;city=5', 'city')).toBe('5');
  expect(readCookie('city=', 'city')).toBeNull();
  expect(readCookie(undefined, 'city')).toBeNull();
});

test('token cookies are removed and the others kept', () => {
  const names = new Set(['access', 'refresh']);
  expect(withoutCookies('access=1; city=216; refresh=2', names)).toBe('city=216');
  expect(withoutCookies('access=1', names)).toBeUndefined();
});

test('a hidden cookie on https is secure', () => {
  const line = cookieLine('access', 'x', { maxAgeSeconds: 60.7, visibility: 'hidden', isSecure: true });
  expect(line).toBe('access=x; Path=/; Max-Age=60; SameSite=Lax; HttpOnly; Secure');
});

test('headers are read in any case, and repeated ones joined', () => {
  const head = readHead([
    'Cookie',
    'a=1',
    'COOKIE',
    'b=2',
    'accept-Encoding',
    'br',
    'X-Forwarded-For',
    '1.1.1.1',
    'Host',
    'x',
  ]);
  expect(head).toMatchObject({
    cookie: 'a=1; b=2',
    acceptEncoding: 'br',
    forwardedFor: '1.1.1.1',
    ifNoneMatch: undefined,
  });
});

test('the best encoding that is not refused is chosen', () => {
  expect(encodingFor('gzip, deflate, br, zstd')).toBe('br');
  expect(encodingFor('gzip, br;q=0')).toBe('gzip');
  expect(encodingFor('br;q=0.5')).toBe('br');
  expect(encodingFor('')).toBe('identity');
  expect(isCompressible('application/problem+json; charset=utf-8')).toBe(true);
  expect(isCompressible('image/webp')).toBe(false);
});

test.each([
  ['/catalog?a=1&b', null],
  ['/catalog//koltsa?a=1&b', '/catalog/koltsa?a=1&b'],
  ['/', null],
  ['/catalog/koltsa/', null],
  ['/catalog/koltsa/_.data?_routes=x', null],
  ['/robots.txt', null],
  ['//evil.example', '/evil.example'],
  ['//evil', '/evil'],
  ['/\\evil', '/evil'],
  ['/catalog//koltsa/', '/catalog/koltsa/'],
  ['/%63art/?a=%63', '/cart/?a=%63'],
  ['/catalog/koltsa%2Fpomolvochnye/', '/catalog/koltsa/pomolvochnye/'],
  ['/%2f%2Fevil.example', '/evil.example'],
  ['/%5Cevil', '/evil'],
  ['/lost%0Aaddress%00/', '/lostaddress/'],
  ['/search/%D0%BA%20%3Ca%3E', null],
  ['/%2563art/', null],
])('%s leads to %s', (from, to) => {
  expect(canonicalAddress(from)).toBe(to);
});

test('only entries written by our own proxies are trusted', () => {
  expect(clientIp('::ffff:10.0.0.1', '6.6.6.6, 1.2.3.4', 0)).toBe('10.0.0.1');
  expect(clientIp('10.0.0.1', '6.6.6.6, 1.2.3.4', 1)).toBe('1.2.3.4');
  expect(clientIp('10.0.0.1', '6.6.6.6, 1.2.3.4, 10.0.0.2', 2)).toBe('1.2.3.4');
  expect(clientIp('10.0.0.1', undefined, 1)).toBe('10.0.0.1');
});

test('a harmless request id is kept, any other replaced', () => {
  expect(requestIdOf('abc-123.DEF')).toBe('abc-123.DEF');
  expect(requestIdOf('a"><script>')).not.toContain('<');
  expect(requestIdOf('x'.repeat(65))).toHaveLength(36);
});

test('marked scripts are hashed and lose the mark; what has none is not allowed', () => {
  const hash = (code: string): string => createHash('sha256').update(code).digest('base64');
  const page = (mark: string) =>
    `<script src="/a.js"></script><script type="application/ld+json">{}</script><script${mark} type="module">one</script><p>я</p><script${mark}>два\n</script ><script${mark}>one</script><script>alert(1)</script><script data-mark="guess">alert(2)</script><script${mark}>without an end`;
  const { hashes, html } = hashMarked(Buffer.from(page(' data-mark="m1"')), 'm1');
  expect(hashes).toEqual([hash('one'), hash('два\n')]);
  expect(html.toString()).toBe(page(''));
  const plain = Buffer.from('<p>no script</p>');
  expect(hashMarked(plain, 'm1')).toEqual({ hashes: [], html: plain });
});

test('a shop on https sends HSTS, and its policy has no exception for styles', () => {
  const secure = contentPolicyOf({
    isHttps: true,
    isDevelopment: false,
    formTargets: ['https://bank.example'],
  });
  expect(secure).toContain("style-src 'self';");
  expect(secure).toContain('upgrade-insecure-requests');
  expect(secure).toContain("form-action 'self' https://bank.example;");
  expect(contentPolicyOf({ isHttps: false, isDevelopment: true, formTargets: [] })).toContain('ws:');
});
