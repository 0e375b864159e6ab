import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { makeStone } from '../../testing/make-stone.ts';
import { certificatePdf } from './certificate-pdf.server.ts';

test('the file is a PDF of one page with both plots and a mark', async () => {
  const file = await certificatePdf(makeStone());
  const text = file.toString('latin1');
  expect(text.startsWith('%PDF-')).toBe(true);
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1);
  const page = pageOf(file);
  // The accent of an inclusion, #8C1D3F, and the gold of the mark in the head, #B08D57.
  expect(page).toMatch(/0\.549\d* 0\.1137\d* 0\.247\d* SCN/);
  expect(page).toMatch(/0\.690\d* 0\.5529\d* 0\.341\d* SCN/);
});

test('a text that no font has, or that is markup, is drawn as text', async () => {
  const { laboratoryFacts, ...stone } = makeStone();
  for (const text of ['</script><b>', '💍 Ÿ 鑽石 \u202E', '(\\) Tj', 'я'.repeat(200)]) {
    const strange = { ...stone, laboratoryFacts: { ...laboratoryFacts, fullName: text }, inscription: text };
    expect((await certificatePdf(strange)).toString('latin1').startsWith('%PDF-')).toBe(true);
  }
});

/** The drawing commands: the first compressed stream. */
function pageOf(file: Buffer): string {
  const start = file.indexOf('stream\n') + 'stream\n'.length;
  return inflateSync(file.subarray(start, file.indexOf('endstream', start))).toString('latin1');
}
