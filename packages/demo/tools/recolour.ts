/**
 * Makes the pictures of the other gold colours: `ring-a-yellow.webp` → `ring-a-yellow--rose.webp`. Only pixels with the
 * hue of gold change; stones and the backdrop stay as rendered. Run from packages/demo: `node tools/recolour.ts [name
 * …]`.
 */
import { mkdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { bytesOf, labOf } from './oklab.ts';

type GoldColour = 'yellow' | 'rose' | 'white';
/** `floor`: chroma below which a pixel does not change; higher beside pearls, whose lustre is faintly golden. */
type Job = { name: string; from: 'yellow' | 'rose'; to: GoldColour[]; floor?: number };

const demoFolder = new URL('../', import.meta.url);
const outputFolder = process.env['RECOLOUR_OUTPUT'] ?? fileURLToPath(new URL('pictures/', demoFolder));

/** Hue of lit metal in degrees of Oklch, and the limits of the gold's range. */
const gold = {
  yellow: { hue: 82, from: 52, to: 118 },
  rose: { hue: 55, from: 37, to: 104 },
} as const;
/** Chroma of the result relative to that of the source: rose gold is calmer than yellow, white nearly grey. */
const chromaFactors: Record<GoldColour, number> = { rose: 0.78, yellow: 1 / 0.78, white: 0.05 };
/** White gold shifts to blue by this share of the chroma that it lost. */
const whiteCoolness = 0.045;
/**
 * Chroma below which a pixel does not change (unless the job sets its own), and the width of the transition to full
 * change.
 */
const usualFloor = 0.012;
const floorRamp = 0.02;
/** Blur of the stone mask as a share of the picture's width: how far highlights inside a stone are protected. */
const stoneReach = 0.005;

function ramp(value: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

/** Probability, 0 to 1, that a pixel belongs to a coloured stone, including highlights inside the stone. */
async function stoneMask(
  pixels: Buffer,
  width: number,
  height: number,
  range: { from: number; to: number },
): Promise<Buffer> {
  const mask = Buffer.alloc(width * height);
  for (let index = 0; index < mask.length; index += 1) {
    const { a, b } = labOf(pixels[index * 3] ?? 0, pixels[index * 3 + 1] ?? 0, pixels[index * 3 + 2] ?? 0);
    const chroma = Math.hypot(a, b);
    const hue = (Math.atan2(b, a) * 180) / Math.PI;
    const isOutside = hue < range.from - 4 || hue > range.to + 8;
    mask[index] = isOutside && chroma > 0.05 ? 255 : 0;
  }
  return sharp(mask, { raw: { width, height, channels: 1 } })
    .blur(stoneReach * width)
    .extractChannel(0)
    .raw()
    .toBuffer();
}

async function recolour(job: Job, to: GoldColour): Promise<void> {
  const source = await readFile(new URL(`pictures/${job.name}.webp`, demoFolder));
  const { data, info } = await sharp(source).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const range = gold[job.from];
  const floor = job.floor ?? usualFloor;
  const stones = await stoneMask(data, info.width, info.height, range);
  const turn = to === 'white' ? 0 : ((gold[to].hue - range.hue) * Math.PI) / 180;
  const chromaFactor = chromaFactors[to];

  for (let index = 0; index < stones.length; index += 1) {
    const at = index * 3;
    const lab = labOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
    const chroma = Math.hypot(lab.a, lab.b);
    const hue = (Math.atan2(lab.b, lab.a) * 180) / Math.PI;
    const hueShare = ramp(hue, range.from - 8, range.from) * (1 - ramp(hue, range.to, range.to + 10));
    const stoneShare = ramp((stones[index] ?? 0) / 255, 0.25, 0.6);
    const share = ramp(chroma, floor, floor + floorRamp) * hueShare * (1 - stoneShare);
    if (share === 0) continue;
    const angle = turn * share;
    const factor = 1 + (chromaFactor - 1) * share;
    const cool = to === 'white' ? -whiteCoolness * chroma * share : 0;
    const [red, green, blue] = bytesOf({
      lightness: lab.lightness,
      a: (lab.a * Math.cos(angle) - lab.b * Math.sin(angle)) * factor,
      b: (lab.a * Math.sin(angle) + lab.b * Math.cos(angle)) * factor + cool,
    });
    data[at] = red;
    data[at + 1] = green;
    data[at + 2] = blue;
  }
  await sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .webp({ quality: 82, effort: 5, smartSubsample: true })
    .toFile(`${outputFolder}/${job.name}--${to}.webp`);
}

const jobs: Job[] = JSON.parse(await readFile(new URL('data/recolours.json', demoFolder), 'utf8'));
const only = process.argv.slice(2);
await mkdir(outputFolder, { recursive: true });
for (const job of jobs) {
  if (only.length > 0 && !only.includes(job.name)) continue;
  for (const to of job.to) await recolour(job, to);
}
