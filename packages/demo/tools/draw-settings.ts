/**
 * Draws the settings of the shop without a stone: shank, seat, prongs and the small stones that come with them, all from the
 * facts of their models. Two views in each colour of gold that the setting is sold in. Run from packages/demo:
 * `node tools/draw-settings.ts [picture …]`, then `node tools/index-pictures.ts`.
 */
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { StoneShape } from '@yahont/contracts/stones/grades.ts';
import { settingModels } from '../src/products/models/settings/all-settings.ts';
import type { Model } from '../src/products/model.ts';
import { render, type Camera, type Light } from './settings/render.ts';
import { sceneOf, type Setting } from './settings/scene.ts';

/** Pixels of the traced picture, and of the final one. */
const TRACED = Number(process.env['TRACED'] ?? 600);
const SIZE = 2000;
const BACKDROP = [246, 244, 241] as const;
const output = process.env['DRAWINGS_OUTPUT'] ?? fileURLToPath(new URL('../pictures/', import.meta.url));

type Tint = readonly [number, number, number];
const TINTS = {
  yellow: [1.06, 0.86, 0.5],
  rose: [1.02, 0.77, 0.65],
  white: [0.93, 0.93, 0.94],
  platinum: [0.88, 0.88, 0.89],
} as const satisfies Record<string, Tint>;
type Colour = keyof typeof TINTS;

const COLOURS: Partial<Record<Model['metal'], Colour>> = {
  'yellow-gold': 'yellow',
  'rose-gold': 'rose',
  'white-gold': 'white',
  platinum: 'platinum',
};

/** The other colours that a setting is sold in, as its finished pieces are. */
const SIBLINGS: Partial<Record<Colour, readonly Colour[]>> = {
  yellow: ['white', 'rose'],
  rose: ['white', 'yellow'],
};

/** Directions of prongs, degrees, where the shape asks for other places than an even division. */
const PRONGS: Partial<Record<StoneShape, readonly number[]>> = {
  pear: [90, 20, 160, 232, 308],
  marquise: [90, 270, 0, 180],
  oval: [55, 125, 235, 305],
  emerald: [50, 130, 230, 310],
};

function settingOf(model: Model): Setting {
  const { seat, kind, widthMm = 2, inserts = [] } = model;
  if (seat === undefined) throw new RangeError(`${model.own} is not a setting`);
  const [shape = 'round'] = seat.shapes;
  const longest = (seat.fromMm100 + seat.toMm100) / 200;
  const isLong = ['oval', 'pear', 'marquise', 'emerald'].includes(shape);
  const count = (role: string): number => inserts.find((insert) => insert.role === role)?.count ?? 0;
  const even = Array.from(
    { length: seat.prongs },
    (_, index) => (seat.prongs === 6 ? 30 : 180 / seat.prongs) + (index * 360) / seat.prongs,
  );
  return {
    kind: kind === 'pendant' ? 'pendant' : 'ring',
    shape,
    seatMm: isLong ? longest / 1.45 : longest,
    prongs: (PRONGS[shape]?.length === seat.prongs && PRONGS[shape]) || even,
    bandMm: widthMm,
    halo: count('Ореол'),
    pave: count('Дорожка') / 2,
    sideMm: count('Боковые') > 0 ? 3.8 : 0,
    isLoose: model.ending?.includes('подвижной') === true,
  };
}

function camerasOf(setting: Setting, top: number): [Camera, Camera] {
  if (setting.kind === 'pendant')
    return [
      { around: 18, above: 52, across: 21, target: [0, 2.2, 1] },
      { around: -24, above: 34, across: 15, target: [0, 1.2, 1.4] },
    ];
  return [
    { around: 26, above: 30, across: 33, target: [0, 0, top * 0.5] },
    { around: -20, above: 52, across: 15.5, target: [0, 0, top - 2] },
  ];
}

function toneOf(light: number): number {
  const value = (light * 1.08) / (1 + light * 0.18);
  return 255 * Math.min(1, Math.max(0, value)) ** 0.92;
}

async function write(light: Light, name: string, tint: Tint): Promise<void> {
  const pixels = Buffer.alloc(light.size * light.size * 3);
  for (let index = 0; index < light.size * light.size; index += 1)
    for (let channel = 0; channel < 3; channel += 1) {
      const backdrop = (light.backdrop[index] ?? 0) * (BACKDROP[channel] ?? 0);
      const metal = toneOf((light.metal[index] ?? 0) * (tint[channel] ?? 0));
      const stone = 255 * Math.min(1, light.stone[index] ?? 0);
      pixels[index * 3 + channel] = Math.round(Math.min(255, backdrop + metal + stone));
    }
  await sharp(pixels, { raw: { width: light.size, height: light.size, channels: 3 } })
    .resize(SIZE, SIZE, { kernel: 'lanczos3' })
    .webp({ quality: 80, effort: 5, smartSubsample: true })
    .toFile(`${output}/${name}.webp`);
}

async function draw(model: Model, view: 0 | 1): Promise<void> {
  const own = COLOURS[model.metal] ?? 'white';
  const others = SIBLINGS[own] ?? [];
  const setting = settingOf(model);
  const scene = sceneOf(setting);
  const light = render(scene, camerasOf(setting, scene.top)[view], TRACED);
  const name = `${model.picture}${view === 0 ? '' : '-2'}`;
  await write(light, name, TINTS[own]);
  for (const colour of others) await write(light, `${name}--${colour}`, TINTS[colour]);
}

const only = process.argv.slice(2);
const wanted = settingModels.filter(({ picture }) => only.length === 0 || only.includes(picture));
for (const view of [0, 1] as const) for (const model of wanted) await draw(model, view);
