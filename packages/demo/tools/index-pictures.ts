/**
 * Writes data/pictures.json: name, content hash, size, backdrop and blurred placeholder of every picture, and of the
 * squares that data/crops.json cuts from the pictures and their recoloured versions. Run from packages/demo after any
 * change in pictures/ or in data/crops.json: `node tools/index-pictures.ts`.
 */
import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const picturesFolder = new URL('../pictures/', import.meta.url);
const indexFile = new URL('../data/pictures.json', import.meta.url);
const placeholderLimit = 300;

async function placeholderOf(source: Buffer): Promise<string> {
  const tiny = await sharp(source).resize(16).blur(0.6).webp({ quality: 24, effort: 6 }).toBuffer();
  const url = `data:image/webp;base64,${tiny.toString('base64')}`;
  if (url.length >= placeholderLimit) throw new Error(`placeholder of ${url.length} bytes`);
  return url;
}

async function backgroundOf(source: Buffer): Promise<'light' | 'dark'> {
  const corner = await sharp(source)
    .extract({ left: 4, top: 4, width: 8, height: 8 })
    .greyscale()
    .raw()
    .toBuffer();
  return (corner[0] ?? 255) < 128 ? 'dark' : 'light';
}

type Crop = { left: number; top: number; size: number };
type Row = {
  name: string;
  file: string;
  hash: string;
  width: number;
  height: number;
  background: 'light' | 'dark';
  placeholder: string;
  crop: Crop | null;
};

function hashOf(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 20);
}

async function describe(fileName: string): Promise<Row[]> {
  const source = await readFile(new URL(fileName, picturesFolder));
  const { width, height } = await sharp(source).metadata();
  const name = fileName.replace('.webp', '');
  const whole: Row = {
    name,
    file: name,
    hash: hashOf(source),
    width,
    height,
    background: await backgroundOf(source),
    placeholder: await placeholderOf(source),
    crop: null,
  };
  const rows = [whole];
  const { close, detail, edge } = crops.get(name.replace(/--\w+$/, '')) ?? {};
  for (const [ending, crop] of Object.entries({ close, detail, edge })) {
    if (crop !== undefined) rows.push(await cutFrom(whole, { source, ending, crop }));
  }
  return rows;
}

async function cutFrom(
  whole: Row,
  { source, ending, crop }: { source: Buffer; ending: string; crop: Crop },
): Promise<Row> {
  const square = { left: crop.left, top: crop.top, width: crop.size, height: crop.size };
  return {
    ...whole,
    name: `${whole.name}~${ending}`,
    hash: hashOf(`${whole.hash} ${crop.left} ${crop.top} ${crop.size}`),
    width: crop.size,
    height: crop.size,
    placeholder: await placeholderOf(await sharp(source).extract(square).png().toBuffer()),
    crop,
  };
}

type Crops = { of: string; close?: Crop; detail?: Crop; edge?: Crop };
const cropRows: Crops[] = JSON.parse(await readFile(new URL('../data/crops.json', import.meta.url), 'utf8'));
const crops = new Map(cropRows.map((row) => [row.of, row]));
const fileNames = (await readdir(picturesFolder)).filter((name) => name.endsWith('.webp')).sort();
const rows = [];
for (const fileName of fileNames) for (const row of await describe(fileName)) rows.push(JSON.stringify(row));
await writeFile(indexFile, `[\n  ${rows.join(',\n  ')}\n]\n`);
