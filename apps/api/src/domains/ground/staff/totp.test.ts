import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { codeAt, makeSecret, openSecret, sealSecret, stepOf, uriOf } from './totp.ts';

/** RFC 6238, appendix B: the key `12345678901234567890`, the last six of its eight digits. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
])('the code of the standard at %i s is %s', (seconds, code) => {
  const now = new Date(seconds * 1000);
  expect(codeAt(RFC_SECRET, now)).toBe(code);
  expect(stepOf(RFC_SECRET, code, now)).toBe(Math.floor(seconds / 30));
});

test('the step is that of the code, not of now', () => {
  const now = new Date(1_234_567_890_000);
  const own = Math.floor(now.getTime() / 30_000);
  for (const away of [-2, -1, 0, 1, 2]) {
    const code = codeAt(RFC_SECRET, new Date(now.getTime() + away * 30_000));
    expect(stepOf(RFC_SECRET, code, now)).toBe(Math.abs(away) > 1 ? null : own + away);
  }
});

test('a secret has 160 bits, and its address names the shop and the person', () => {
  const secret = makeSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(makeSecret()).not.toBe(secret);
  const uri = decodeURIComponent(uriOf(secret, 'vera@yahont.example'));
  expect(uri).toContain('otpauth://totp/Яхонт:vera@yahont.example?');
  expect(uri).toContain(`secret=${secret}`);
});

test('a sealed secret opens for its person with its key alone, and not when it was altered', () => {
  const [key, other] = [randomBytes(32), randomBytes(32)];
  const sealed = sealSecret(key, 7, RFC_SECRET);
  expect(sealed).not.toContain(RFC_SECRET);
  expect(sealSecret(key, 7, RFC_SECRET)).not.toBe(sealed);
  expect(openSecret(key, 7, sealed)).toBe(RFC_SECRET);
  expect(openSecret(key, 8, sealed)).toBeNull();
  expect(openSecret(other, 7, sealed)).toBeNull();
  const altered = sealed.slice(0, 20) + (sealed[20] === 'A' ? 'B' : 'A') + sealed.slice(21);
  for (const text of [altered, sealed.slice(0, 30), 'v1.', '', `v2.${sealed.slice(3)}`])
    expect(openSecret(key, 7, text)).toBeNull();
});
