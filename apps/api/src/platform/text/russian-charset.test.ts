import { expect, test } from 'vitest';
import { bestOf, garbledShare, GARBLED_MIN, RUSSIAN_CHARSETS } from './russian-charset.ts';

const TEXT = 'Здравствуйте! Кольцо № 17,5 велико — можно ли поменять? «Спасибо», Анна.';

/** Bytes of a text in a single-byte encoding. */
function encode(text: string, charset: string): Uint8Array {
  if (charset === 'utf-8') return new TextEncoder().encode(text);
  const decoder = new TextDecoder(charset);
  const bytes = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte] as const),
  );
  return Uint8Array.from(text.split('').map((sign) => bytes.get(sign) ?? 0x3f));
}

test.each(RUSSIAN_CHARSETS)('%s is told from the others', (charset) => {
  const bytes = encode(TEXT, charset);
  const read = RUSSIAN_CHARSETS.map((one) => new TextDecoder(one).decode(bytes));
  expect(RUSSIAN_CHARSETS[bestOf(read)]).toBe(charset);
  expect(garbledShare(read[RUSSIAN_CHARSETS.indexOf(charset)] ?? '')).toBe(0);
  for (const [index, text] of read.entries())
    if (RUSSIAN_CHARSETS[index] !== charset) expect(garbledShare(text), text).toBeGreaterThan(GARBLED_MIN);
});

test.each(['', 'Hello', 'ПРИВЕТ', 'Кольцо для Anaïs 💍', 'Цена 12 ₽ — «дорого»'])(
  '«%s» is believed as it is',
  (text) => {
    expect(garbledShare(text)).toBeLessThanOrEqual(GARBLED_MIN);
  },
);
