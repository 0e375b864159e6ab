// Draws the icons of browsers and home screens from the stone of the logo: `npm run icons`. The results are in the
// repository, so a build does not need this script.
import { createRequire } from 'node:module';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../root.mjs';

const sharp = createRequire(join(root, 'apps', 'server', 'package.json'))('sharp');

const PUBLIC = join(root, 'apps', 'web', 'public');
/** Colours from `tokens.css`. */
const PAPER = '#FBFAF7';
const RUBY = '#8C1D3F';

/** The drawing of favicon.svg without its own colours and its style for dark browsers. */
const stone = (await readFile(join(PUBLIC, 'favicon.svg'), 'utf8'))
  .replace(/<style>.*?<\/style>/s, '')
  .replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
  .trim();

await writePng('icons/icon-192.png', { size: 192, share: 0.7 });
await writePng('icons/icon-512.png', { size: 512, share: 0.7 });
// A launcher may cut a maskable icon to a circle of 80 % of its width; the stone fits into that circle.
await writePng('icons/maskable-512.png', { size: 512, share: 0.56, ground: RUBY, ink: PAPER });
await writePng('apple-touch-icon.png', { size: 180, share: 0.68 });
await writeFile(
  join(PUBLIC, 'favicon.ico'),
  ico(await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await png(bare(size), size) })))),
);

const sprite = await readFile(join(root, 'apps/web/app/ui/icons/icons.svg'), 'utf8');
await writeLogo('icons/letter-logo-onlight.png', { letters: '#1C1A17', stone: RUBY });
await writeLogo('icons/letter-logo-ondark.png', { letters: '#F3EEE6', stone: '#CDA968' });

/** The logo for letters, with three times the pixels of its shown size, on the background of a letter. */
async function writeLogo(name, colours) {
  const [letters, stoneOfLogo] = ['letters', 'stone'].map((part) => {
    const [, drawing] = new RegExp(`id="logo-${part}" d="([^"]+)"`).exec(sprite) ?? [];
    if (drawing === undefined) throw new Error(`no logo-${part} in the sprite`);
    return drawing;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="414" height="72" viewBox="0 -20 3913 680"><path d="${letters}" fill="${colours.letters}"/><path d="${stoneOfLogo}" fill="none" stroke="${colours.stone}" stroke-width="28" stroke-linejoin="round"/></svg>`;
  const bytes = await png(svg, 414);
  await writeFile(join(PUBLIC, name), bytes);
  console.log(`${name}: ${bytes.length} bytes`);
}

/** The stone in the middle of a square; `share`: its width as a fraction of the square's. */
function tile({ size, share, ground = PAPER, ink = RUBY }) {
  const width = 64 / share;
  const offset = (64 - width) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${offset} ${offset} ${width} ${width}" fill="none" stroke="${ink}" stroke-width="2.6" stroke-linejoin="round"><rect x="${offset}" y="${offset}" width="${width}" height="${width}" fill="${ground}" stroke="none"/>${stone}</svg>`;
}

/** The stone alone, for browser tabs of any colour. */
function bare(size) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 64 64" fill="none" stroke="${RUBY}" stroke-width="3.4" stroke-linejoin="round">${stone}</svg>`;
}

/** Drawn four times larger and reduced, for smooth edges. */
function png(svg, size) {
  return sharp(Buffer.from(svg), { density: 288 })
    .resize(size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

async function writePng(name, options) {
  const bytes = await png(tile(options), options.size);
  await writeFile(join(PUBLIC, name), bytes);
  console.log(`${name}: ${bytes.length} bytes`);
}

/** An ICO file of PNG pictures: a header of 6 bytes, 16 bytes about each picture, the pictures. */
function ico(pictures) {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { size, png: bytes }] of pictures.entries()) {
    const entry = 6 + 16 * index;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(bytes.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += bytes.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png: bytes }) => bytes)]);
}
