// Subsets the fonts to the ranges in fonts.css: `npm run fonts`. Run it after changing a range or a weight there. The
// results are in the repository, so a build needs neither this script nor the full fonts.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { root } from './root.mjs';

const STYLES = join(root, 'packages', 'front', 'src', 'styles');
const PRINT = join(root, 'packages', 'print', 'src', 'fonts');
/** The publisher's font file for each subset. */
const SOURCE = {
  cyrillic: 'cyrillic-wght-normal',
  italic: 'cyrillic-wght-italic',
  slanted: 'latin-wght-italic',
  signs: 'latin-wght-normal',
  latin: 'latin-wght-normal',
  rouble: 'latin-ext-wght-normal',
};
/** OpenType features that the shop uses: no small capitals, swashes or old-style figures. */
const FEATURES = ['calt', 'ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'pnum', 'tnum'];

/** Weights of the text in PDF files, which need static fonts in any format but WOFF2. */
const PRINT_WEIGHTS = [400, 600];

const css = await readFile(join(STYLES, 'fonts.css'), 'utf8');
const faces = [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, body]) => faceOf(body)).filter(Boolean);
for (const face of faces) await cut(face);
for (const [piece, ...others] of [['cyrillic'], ['latin', 'signs']]) {
  const names = [piece, ...others].map((part) => `manrope-${part}`);
  const signs = faces.filter(({ name }) => names.includes(name)).flatMap((face) => face.signs);
  for (const weight of PRINT_WEIGHTS) await cutForPrint({ piece, weight, signs });
}

/** Null for a fallback face, which has no file. */
function faceOf(body) {
  const name = /url\('\.\/fonts\/([a-z]+-[a-z]+)\.woff2'\)/.exec(body)?.[1];
  if (!name) return null;
  const [, min, max] = /font-weight: (\d+) (\d+);/.exec(body);
  const [, range] = /unicode-range:([^;]*);/.exec(body);
  return { name, weights: { min: Number(min), max: Number(max) }, signs: range.split(',').flatMap(signsOf) };
}

function signsOf(range) {
  const [first, last = first] = range.trim().slice(2).split('-');
  const start = Number.parseInt(first, 16);
  const length = Number.parseInt(last, 16) - start + 1;
  return Array.from({ length }, (_, index) => String.fromCodePoint(start + index));
}

async function cut({ name, weights, signs }) {
  const [family, piece] = name.split('-');
  const source = `@fontsource-variable/${family}/files/${family}-${SOURCE[piece]}.woff2`;
  const whole = await readFile(join(root, 'node_modules', source));
  const has = signsIn(await subsetFont(whole, '', { keepAllGlyphs: true, targetFormat: 'sfnt' }));
  const missing = signs.filter((sign) => !has(sign.codePointAt(0)));
  if (missing.length > 0) throw new Error(`${name}: the font has no ${missing.map(codeOf).join(', ')}`);
  const piecesOf = { targetFormat: 'woff2', variationAxes: { wght: weights }, keepFeatures: FEATURES };
  const small = await subsetFont(whole, signs.join(''), piecesOf);
  await writeFile(join(STYLES, 'fonts', `${name}.woff2`), small);
  console.log(`${name}: ${signs.length} signs, ${whole.length} → ${small.length} bytes`);
}

async function cutForPrint({ piece, weight, signs }) {
  const source = `@fontsource-variable/manrope/files/manrope-${SOURCE[piece]}.woff2`;
  const whole = await readFile(join(root, 'node_modules', source));
  const small = await subsetFont(whole, signs.join(''), {
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
  });
  const name = `manrope-${piece}-${weight}.ttf`;
  await writeFile(join(PRINT, name), small);
  console.log(`${name}: ${signs.length} signs, ${small.length} bytes`);
}

function codeOf(sign) {
  return `U+${sign.codePointAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Reads the segments of the font's character map (`cmap`, format 4: no character here is above U+FFFF). */
function signsIn(sfnt) {
  const view = new DataView(sfnt.buffer, sfnt.byteOffset, sfnt.byteLength);
  const cmap = tableAt(view, 'cmap');
  const tables = Array.from(
    { length: view.getUint16(cmap + 2) },
    (_, index) => cmap + view.getUint32(cmap + 4 + index * 8 + 4),
  );
  const table = tables.find((start) => view.getUint16(start) === 4);
  const count = view.getUint16(table + 6) / 2;
  const segments = Array.from({ length: count }, (_, index) => ({
    end: view.getUint16(table + 14 + index * 2),
    start: view.getUint16(table + 16 + count * 2 + index * 2),
  }));
  return (code) => segments.some(({ start, end }) => code >= start && code <= end);
}

function tableAt(view, tag) {
  for (let index = 0; index < view.getUint16(4); index++) {
    const record = 12 + index * 16;
    const name = String.fromCodePoint(...[0, 1, 2, 3].map((byte) => view.getUint8(record + byte)));
    if (name === tag) return view.getUint32(record + 8);
  }
  throw new Error(`the font has no table ${tag}`);
}
