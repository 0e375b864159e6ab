import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { demoPictures } from './pictures.ts';
import { films } from './products/films.ts';

const root = new URL('../', import.meta.url);
const pictures = demoPictures();

test('each hash is that of its file', async () => {
  for (const picture of pictures) {
    const file = await readFile(new URL(picture.file, root));
    expect(createHash('sha256').update(file).digest('hex').slice(0, 20), picture.file).toBe(picture.hash);
  }
});

test('stand-ins are tiny', () => {
  for (const picture of pictures) {
    expect(picture.placeholder.startsWith('data:image/webp;base64,')).toBe(true);
    expect(picture.placeholder.length).toBeLessThan(300);
  }
});

test('all pictures together stay light enough for a clone', async () => {
  const sizes = await Promise.all(pictures.map(async ({ file }) => (await stat(new URL(file, root))).size));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(14_000_000);
});

test('every film has both formats', async () => {
  for (const base of films.values()) {
    for (const ending of ['webm', 'mp4'])
      expect((await stat(new URL(`.${base}.${ending}`, root))).size).toBeGreaterThan(0);
  }
});
