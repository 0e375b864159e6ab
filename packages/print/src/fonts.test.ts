import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runsOf } from './fonts.ts';
import { readFonts } from './read-fonts.ts';

test('a text is split where the alphabet changes', () => {
  expect(runsOf('№ 24-118407 от 12.09', 600)).toEqual([
    { text: '№', font: 'cyrillic-600' },
    { text: ' 24-118407 ', font: 'latin-600' },
    { text: 'от', font: 'cyrillic-600' },
    { text: ' 12.09', font: 'latin-600' },
  ]);
});

test('every file of a font is read', async () => {
  const files = readdirSync(join(import.meta.dirname, 'fonts'));
  const fonts = await readFonts();
  const read = Object.values(fonts).flatMap((parts) => Object.values(parts));
  expect(read).toHaveLength(files.length);
  // The first bytes of a TrueType file.
  for (const bytes of read) expect([...bytes.subarray(0, 4)]).toEqual([0, 1, 0, 0]);
});
