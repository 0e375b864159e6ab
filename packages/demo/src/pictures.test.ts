import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { demoPictures } from './pictures.ts';
import { allModels } from './products/all-models.ts';
import { films } from './products/films.ts';
import { makeProducts } from './products/make-products.ts';
import { settingModels } from './products/models/settings/all-settings.ts';

const root = new URL('../', import.meta.url);
const pictures = demoPictures();

const hashOf = (content: Buffer | string) => createHash('sha256').update(content).digest('hex').slice(0, 20);

test('each hash is that of its file, or of its file and the square cut from it', async () => {
  for (const { file, hash, crop } of pictures) {
    const whole = hashOf(await readFile(new URL(file, root)));
    expect(crop ? hashOf(`${whole} ${crop.left} ${crop.top} ${crop.size}`) : whole, file).toBe(hash);
  }
});

test('every square is inside its file and large enough for a tile at two device pixels', () => {
  const widths = new Map(
    pictures.filter(({ crop }) => crop === null).map(({ file, width }) => [file, width]),
  );
  for (const { file, width, crop } of pictures) {
    if (crop === null) continue;
    expect(Math.max(crop.left, crop.top) + crop.size, file).toBeLessThanOrEqual(widths.get(file) ?? 0);
    expect(Math.min(crop.left, crop.top), file).toBeGreaterThanOrEqual(0);
    expect(crop.size, file).toBeGreaterThanOrEqual(780);
    expect(width).toBe(crop.size);
  }
});

const everyProduct = makeProducts([...allModels, ...settingModels], new Date('2026-11-22'));

test('every product has at least three pictures', () => {
  for (const product of everyProduct) expect(product.pictures.length, product.name).toBeGreaterThanOrEqual(3);
});

test('no picture and no file serves two designs', () => {
  const fileOf = new Map(pictures.map(({ hash, file }) => [hash, file]));
  const designOf = new Map<string, string>();
  for (const { modelCode, pictures: views } of everyProduct)
    for (const { hash } of views) {
      const file = fileOf.get(hash) ?? hash;
      expect([file, designOf.get(file) ?? modelCode]).toEqual([file, modelCode]);
      designOf.set(file, modelCode);
    }
  expect(designOf.size).toBeGreaterThan(everyProduct.length);
});

test('pictures are as large as they are shown', () => {
  for (const { file, width, height } of pictures.filter(({ crop }) => crop === null)) {
    expect(Math.max(width, height), file).toBeGreaterThanOrEqual(2000);
    if (width > height) expect(width, file).toBe(3200);
  }
});

test('placeholders are tiny', () => {
  for (const picture of pictures) {
    expect(picture.placeholder.startsWith('data:image/webp;base64,')).toBe(true);
    expect(picture.placeholder.length).toBeLessThan(300);
  }
});

test('all pictures together are small enough for a clone', async () => {
  const sizes = await Promise.all(
    [...new Set(pictures.map(({ file }) => file))].map(
      async (file) => (await stat(new URL(file, root))).size,
    ),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(24_500_000);
});

test('every film has both formats', async () => {
  for (const base of films.values()) {
    for (const ending of ['webm', 'mp4'])
      expect((await stat(new URL(`.${base}.${ending}`, root))).size).toBeGreaterThan(0);
  }
});
