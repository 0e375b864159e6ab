import { expect, test } from 'vitest';
import { FILE_REFUSALS, FileReason } from '@yahont/contracts/wire/refusals.ts';
import { faultText, FILE_TEXTS, isAboutFiles } from './file-words.ts';

const NAME = 'IMG_1.HEIC';

test('every refusal of a file names it, with a reason of its own', () => {
  const words = FileReason.options.map((why) => FILE_TEXTS['file-refused']({ name: NAME, why }));
  expect(new Set(words).size).toBe(FileReason.options.length);
  words.push(faultText({ kind: 'file-empty', name: NAME }));
  words.push(faultText({ kind: 'file-too-large', name: NAME, megabytes: 10 }));
  for (const text of words) expect(text).toContain(`«${NAME}»`);
});

test('the refusals of files are known by their codes', () => {
  for (const code of Object.keys(FILE_REFUSALS)) expect(isAboutFiles(code)).toBe(true);
  expect(isAboutFiles('too-many-messages')).toBe(false);
});
