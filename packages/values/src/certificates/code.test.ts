import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  CERTIFICATE_SECRET_BYTES,
  certificateCode,
  formatCertificateCode,
  isCertificateCode,
  parseCertificateCode,
} from './code.ts';

const length = CERTIFICATE_SECRET_BYTES;
const codes = fc.uint8Array({ minLength: length, maxLength: length }).map(certificateCode);
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

test('a code is five groups of four, and is read as it is printed, dictated or typed in small letters', () => {
  fc.assert(
    fc.property(codes, (code) => {
      const printed = formatCertificateCode(code);
      expect(printed).toMatch(/^([A-HJ-NP-Z2-9]{4}-){4}[A-HJ-NP-Z2-9]{4}$/);
      for (const typed of [code, printed, ` ${printed.toLowerCase()} `, printed.replaceAll('-', ' – ')])
        expect(parseCertificateCode(typed)).toBe(code);
    }),
  );
});

test('Russian letters that look like Latin ones are read as these', () => {
  const code = certificateCode(new Uint8Array(length));
  expect(code.startsWith('AAAA')).toBe(true);
  expect(parseCertificateCode(code.replaceAll('A', 'а'))).toBe(code);
});

test('one wrong character is noticed, wherever it is', () => {
  fc.assert(
    fc.property(codes, fc.nat(19), fc.nat(31), (code, place, value) => {
      const wrong = code.slice(0, place) + (ALPHABET[value] ?? '') + code.slice(place + 1);
      expect(isCertificateCode(wrong)).toBe(wrong === code);
    }),
  );
});

test('two neighbours that changed places are noticed', () => {
  fc.assert(
    fc.property(codes, fc.nat(18), (code, place) => {
      const [a = '', b = ''] = code.slice(place, place + 2);
      const swapped = code.slice(0, place) + b + a + code.slice(place + 2);
      expect(isCertificateCode(swapped)).toBe(swapped === code);
    }),
  );
});

test('what is no code is refused', () => {
  const code = certificateCode(new Uint8Array(length));
  for (const text of ['', 'A', code.slice(1), `${code}A`, '0'.repeat(20), 'A'.repeat(10_000)])
    expect(parseCertificateCode(text)).toBeNull();
  expect(() => certificateCode(new Uint8Array(9))).toThrow(RangeError);
});
