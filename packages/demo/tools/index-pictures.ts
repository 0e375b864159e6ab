/**
 * Writes data/pictures.json: name, content hash, measures, backdrop and blurred stand-in of every picture.
 * Run from packages/demo after any change in pictures/: `node tools/index-pictures.ts`.
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

async function describe(fileName: string): Promise<Record<string, string | number>> {
  const source = await readFile(new URL(fileName, picturesFolder));
  const { width, height } = await sharp(source).metadata();
  return {
    file: fileName.replace('.webp', ''),
    hash: createHash('sha256').update(source).digest('hex').slice(0, 20),
    width,
    height,
    background: await backgroundOf(source),
    placeholder: await placeholderOf(source),
  };
}

const fileNames = (await readdir(picturesFolder)).filter((name) => name.endsWith('.webp')).sort();
const rows = [];
for (const fileName of fileNames) rows.push(JSON.stringify(await describe(fileName)));
await writeFile(indexFile, `[\n  ${rows.join(',\n  ')}\n]\n`);
