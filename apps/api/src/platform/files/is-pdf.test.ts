import { expect, test } from 'vitest';
import { isPdf } from './is-pdf.ts';

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const PDF = '%PDF-1.7\n1 0 obj\n%%EOF';

test.each([
  ['as programs write it', PDF],
  ['with a byte order mark', `\xEF\xBB\xBF${PDF}`],
  ['with blank lines and spaces before', `\r\n\n  ${PDF}`],
  ['padded with zeros', `${PDF}${'\0'.repeat(200_000)}`],
  ['padded with blank lines', `${PDF}${'\r\n'.repeat(5000)}`],
  ['signed after the end', `${PDF}\n${'A'.repeat(20_000)}`],
])('a PDF %s', (_what, text) => expect(isPdf(bytes(text))).toBe(true));

test.each([
  ['nothing', ''],
  ['no header', 'MZ not a PDF %%EOF'],
  ['no end', '%PDF-1.7 without an end'],
  ['a page before it', `<!doctype html><script>${PDF}`],
  ['a header too far', `${' '.repeat(2000)}${PDF}`],
  ['much of another file behind it', `${PDF}${'A'.repeat(70_000)}`],
])('no PDF: %s', (_what, text) => expect(isPdf(bytes(text))).toBe(false));
