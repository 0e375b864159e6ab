import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { boundLetter } from './bound-letter.ts';

const SHORT = 'a\n';
const FILE = 'Content-Type: application/pdf\nContent-Transfer-Encoding: base64\n\n';
const LINES = `${'QUJD'.repeat(19)}\n`;

function boundOf(letter: string): string {
  return Buffer.from(boundLetter(Buffer.from(letter)) ?? '').toString();
}

test.each([
  ['plain', 'Content-Type: text/plain\n\nПривет\n'],
  [
    'of parts',
    `Content-Type: multipart/mixed; boundary="b c";\r\n\r\n--b c\r\n\r\nПривет\r\n--b c\r\n${FILE}${LINES}--b c--\r\n`,
  ],
  [
    'of parts in parts',
    `Content-Type: multipart/mixed;\n boundary=x\n\n--x\nContent-Type: multipart/related; type="multipart/alternative"; charset=utf-8;\n\tboundary=y\n\n--y\n\nпривет\n-- \nАнна\n--y--\n--x\n${FILE}${LINES}--x--`,
  ],
  ['without headers', '\nПривет'],
])('a usual letter %s stays as it is', (_what, letter) => {
  expect(boundOf(letter)).toBe(letter);
});

test('a file in parts of parts stays whole, as programs of Apple and Microsoft nest it', () => {
  const file = LINES.repeat(40_000);
  const type =
    'Content-Type: multipart/related; type="multipart/alternative";\n boundary="Apple-Mail=_1"\n\n';
  const outer = `Content-Type: multipart/mixed;\n boundary="_004_AB:c?"\n\n--_004_AB:c?\n${type}`;
  const bounded = boundOf(`${outer}--Apple-Mail=_1\n${FILE}${file}--Apple-Mail=_1--\n--_004_AB:c?--\n`);
  expect(bounded).toContain(file);
});

test('text is cut and files are not', async () => {
  const text = SHORT.repeat(60_000);
  const file = LINES.repeat(40_000);
  const head = 'Content-Type: multipart/mixed; boundary=b\n\n--b\n\n';
  const bounded = boundOf(`${head}${text}--b\n${FILE}${file}--b--`);
  expect(bounded).toBe(`${head}${SHORT.repeat(20_000)}--b\n${FILE}${file}`);
  const { attachments } = await PostalMime.parse(bounded);
  expect(attachments[0]?.content).toHaveProperty('byteLength', 40_000 * 57);
  expect(boundOf(`\n${'a'.repeat(3_000_000)}`)).toHaveLength(1024 * 1024 + 1);
});

test.each([
  ['a part that no boundary begins', `Content-Type: text/plain\n\n--x\n${FILE}`],
  ['a boundary of something that has no parts', `Content-Type: text/plain; boundary=x\n\n--x\n${FILE}`],
  [
    'a boundary that is written in another way',
    `Content-Type: multipart/mixed; boundary=a; boundary=x\n\n--x\n${FILE}`,
  ],
  ['text in base64', 'Content-Type: text/plain\nContent-Transfer-Encoding: base64\n\n'],
  ['base64 that is something else first', `Content-Transfer-Encoding: 7bit\n${FILE}`],
  ['lines behind a line that may begin a part', `${FILE}--x\n`],
])('hostile: %s does not make lines a file', (_what, head) => {
  const bounded = boundOf(head + LINES.repeat(60_000));
  expect(bounded.length).toBeLessThan(20_001 * LINES.length);
});

test('a letter of countless parts or lines is not read', () => {
  expect(boundLetter(Buffer.from(`\n${'--b\n\n'.repeat(1001)}`))).toBeNull();
  expect(boundLetter(Buffer.from('\n'.repeat(500_001)))).toBeNull();
});
