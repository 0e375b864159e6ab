import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { usualStone } from '#app/shop/stone-drawings/geometry/proportions.ts';
import type { Paper } from '../paper.ts';
import { certificatePdf } from './certificate-pdf.server.ts';

const PAPER: Paper = {
  name: 'МГУ 24-118407',
  laboratory: { fullName: 'Геммологический центр МГУ', place: 'Москва' },
  number: '24-118407',
  issuedOn: '2026-09-12',
  facts: [{ title: 'Масса', value: '0,71 ct' }],
  shortTitles: [],
  drawing: usualStone('round'),
  inclusions: [{ side: 'crown', kind: 'crystal', x: 30, y: -20 }],
  comment: '',
  original: 'Подлинник едет с камнем.',
};

test('the file is a PDF of one page with both plots and a mark', async () => {
  const file = await certificatePdf(PAPER);
  const text = file.toString('latin1');
  expect(text.startsWith('%PDF-')).toBe(true);
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1);
  const page = pageOf(file);
  // The accent colour of an inclusion, #8C1D3F, and the gold of the mark in the head, #B08D57.
  expect(page).toMatch(/0\.549\d* 0\.1137\d* 0\.247\d* SCN/);
  expect(page).toMatch(/0\.690\d* 0\.5529\d* 0\.341\d* SCN/);
});

test('a text that no font has, or that is markup, is drawn as text', async () => {
  for (const text of ['</script><b>', '💍 Ÿ 鑽石 \u202E', '(\\) Tj', 'я'.repeat(200)]) {
    const strange = {
      ...PAPER,
      laboratory: { fullName: text, place: text },
      comment: text,
      facts: [{ title: 'Надпись', value: text }],
    };
    expect((await certificatePdf(strange)).toString('latin1').startsWith('%PDF-')).toBe(true);
  }
});

test('pearls and smooth stones have no plots, and their comment is on the sheet', async () => {
  const bare = pageOf(await certificatePdf({ ...PAPER, drawing: null, comment: '' }));
  const said = pageOf(await certificatePdf({ ...PAPER, drawing: null, comment: 'Признаков обработки нет.' }));
  expect(bare).not.toMatch(/0\.549\d* 0\.1137\d* 0\.247\d* SCN/);
  expect(said.match(/ Tf/g)?.length ?? 0).toBeGreaterThan(bare.match(/ Tf/g)?.length ?? 0);
});

/** The drawing commands: the first compressed stream. */
function pageOf(file: Buffer): string {
  const start = file.indexOf('stream\n') + 'stream\n'.length;
  return inflateSync(file.subarray(start, file.indexOf('endstream', start))).toString('latin1');
}
