import sharp from 'sharp';
import { expect, test } from 'vitest';
import { resize } from './resize.ts';

/** Left half red, right half blue. */
const bytes = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#ff0000' } })
  .composite([
    {
      input: { create: { width: 200, height: 400, channels: 3, background: '#0000ff' } },
      left: 200,
      top: 0,
    },
  ])
  .png()
  .toBuffer();

test('a crop is taken from the original, in its own pixels', async () => {
  const crop = { left: 220, top: 100, size: 160 };
  const cut = sharp(await resize({ bytes, crop }, { width: 160, format: 'webp' }));
  expect(await cut.metadata()).toMatchObject({ width: 160, height: 160 });
  const { dominant } = await cut.stats();
  expect(dominant.b).toBeGreaterThan(200);
  expect(dominant.r).toBeLessThan(60);
});

test('nothing is enlarged', async () => {
  const whole = await sharp(await resize({ bytes, crop: null }, { width: 2000, format: 'avif' })).metadata();
  expect(whole.width).toBe(400);
  const crop = { left: 0, top: 0, size: 100 };
  const cut = await sharp(await resize({ bytes, crop }, { width: 320, format: 'avif' })).metadata();
  expect(cut.width).toBe(100);
});

test('thin coloured lines keep their colour: chroma is not subsampled', async () => {
  const stripes = Buffer.from(
    Array.from({ length: 64 * 64 }, (_, at) => (at % 2 ? [255, 0, 0] : [0, 0, 255])).flat(),
  );
  const png = await sharp(stripes, { raw: { width: 64, height: 64, channels: 3 } })
    .png()
    .toBuffer();
  const made = await resize({ bytes: png, crop: null }, { width: 320, format: 'avif' });
  const pixels = await sharp(made).removeAlpha().raw().toBuffer();
  const apart =
    stripes.reduce((sum, value, at) => sum + Math.abs(value - (pixels[at] ?? 0)), 0) / stripes.length;
  expect(apart).toBeLessThan(25);
});
