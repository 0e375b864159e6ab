import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readText, root } from '../repository.ts';

const PUBLIC = 'apps/web/public';

const Address = z.string().regex(/^\/([\w./-]*)$/);
const Colour = z.string().regex(/^#[0-9A-F]{6}$/);
/** The members of a web app manifest that browsers use, and no others. */
const Manifest = z.strictObject({
  id: z.literal('/'),
  lang: z.literal('ru'),
  dir: z.literal('ltr'),
  name: z.string().min(1).max(45),
  // Longer names are cut under an icon.
  short_name: z.string().min(1).max(12),
  description: z.string().min(1).max(300),
  start_url: z.literal('/'),
  scope: z.literal('/'),
  display: z.enum(['standalone', 'minimal-ui', 'browser']),
  background_color: Colour,
  theme_color: Colour,
  categories: z.array(z.string()),
  icons: z.array(
    z.strictObject({
      src: Address,
      sizes: z.string().regex(/^(any|(\d+)x\2)$/),
      type: z.enum(['image/png', 'image/svg+xml']),
      purpose: z.enum(['any', 'maskable']),
    }),
  ),
  shortcuts: z.array(z.strictObject({ name: z.string().min(1), url: Address })).max(4),
});

const manifest = Manifest.parse(JSON.parse(readText(`${PUBLIC}/site.webmanifest`)));

test('the manifest has the icons that browsers ask for, each of the size that it says', () => {
  for (const { src, sizes, type } of manifest.icons) {
    const bytes = bytesOf(src);
    if (type === 'image/png') expect(sizeOf(bytes), src).toBe(sizes);
  }
  const kinds = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
  expect(kinds).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']));
});

test('the shortcuts of the manifest are addresses of the shop', () => {
  const routes = readText('apps/web/app/routes.ts');
  for (const { url } of manifest.shortcuts) {
    expect(url).toMatch(/\/$/);
    expect(routes, url).toMatch(new RegExp(`route\\('${url.slice(1, -1)}(?:/[:*][^']*)?'`));
  }
});

test('the manifest has the colours of the light theme, and pages name the manifest', () => {
  const paper = /--raw-ivory: (#\w{6});/.exec(readText('packages/front/src/styles/tokens.css'))?.[1];
  expect(manifest.theme_color).toBe(paper?.toUpperCase());
  expect(manifest.background_color).toBe(manifest.theme_color);
  expect(readText('apps/web/app/root.tsx')).toContain("{ rel: 'manifest', href: '/site.webmanifest' }");
});

test('the icons that browsers look for without a link exist', () => {
  expect(sizeOf(bytesOf('/apple-touch-icon.png'))).toBe('180x180');
  const icon = bytesOf('/favicon.ico');
  expect([icon.readUInt16LE(0), icon.readUInt16LE(2)]).toEqual([0, 1]);
  const sizes = Array.from({ length: icon.readUInt16LE(4) }, (_, index) => {
    const entry = 6 + 16 * index;
    const offset = icon.readUInt32LE(entry + 12);
    const picture = icon.subarray(offset, offset + icon.readUInt32LE(entry + 8));
    expect(sizeOf(picture)).toBe(`${icon[entry]}x${icon[entry + 1]}`);
    return icon[entry];
  });
  expect(sizes).toEqual([16, 32, 48]);
});

function bytesOf(address: string): Buffer {
  const path = join(root, PUBLIC, address);
  expect(existsSync(path), address).toBe(true);
  return readFileSync(path);
}

/** `192x192`: width and height from the header of a PNG. */
function sizeOf(png: Buffer): string {
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}
