import { expect, test } from 'vitest';
import { ImportStone } from '@yahont/contracts/stones/stones-import.ts';
import { demoStores } from '../stores/all-stores.ts';
import { laboratories } from './laboratories.ts';
import { makeStoneItems, makeStones, ROUBLES_PER_DOLLAR } from './make-stones.ts';
import { readRoundStones } from './round-stones.ts';

const stones = makeStones();
const round = readRoundStones();

const shareOf = (passes: (stone: ImportStone) => boolean): number =>
  stones.filter(passes).length / stones.length;

test('all stones of the data set are there, each as the import takes it, with a certificate and УИН of its own', () => {
  expect(round).toHaveLength(53_940);
  expect(stones.filter(({ shape }) => shape === 'round')).toHaveLength(53_940);
  for (const stone of stones) ImportStone.parse(stone);
  const items = makeStoneItems(stones, demoStores(new Date('2026-11-20T12:00:00Z')));
  expect(new Set(stones.map(({ code }) => code)).size).toBe(stones.length);
  expect(new Set(stones.map(({ laboratory, certificate }) => `${laboratory} ${certificate}`)).size).toBe(
    stones.length,
  );
  expect(new Set(items.map(({ uin }) => uin)).size).toBe(stones.length);
});

test('prices are those of the data set at the rate of the demo, in whole hundreds of roubles', () => {
  for (const [index, { dollars }] of round.entries()) {
    const roubles = (stones[index]?.price ?? 0) / 100;
    expect(roubles % 100).toBe(0);
    expect(Math.abs(roubles - dollars * ROUBLES_PER_DOLLAR.rate)).toBeLessThanOrEqual(50);
  }
});

test('measures that contradict the weight are unknown, not wrong', () => {
  const measured = round.filter(({ size }) => size !== null);
  expect(round.length - measured.length).toBeGreaterThan(23);
  expect(measured.length).toBeGreaterThan(53_000);
  for (const { caratMilli, size } of measured) {
    const [length, width, height] = [size?.lengthMm100 ?? 0, size?.widthMm100 ?? 0, size?.heightMm100 ?? 0];
    const carats = (length * width * height * 0.0061) / 1_000_000;
    expect(Math.abs(carats / (caratMilli / 1000) - 1)).toBeLessThan(0.17);
    expect(length).toBeGreaterThanOrEqual(width);
  }
});

test('angles of a round stone add up to its depth', () => {
  const drawn = stones.filter(({ crownAngle10 }) => crownAngle10 !== null);
  expect(drawn.length).toBeGreaterThan(53_000);
  const tangent = (tenths: number | null): number => Math.tan(((tenths ?? 0) / 10) * (Math.PI / 180));
  for (const { crownAngle10, pavilionAngle10, girdle10, depth10, table10 } of drawn) {
    const crown = ((100 - (table10 ?? 0) / 10) / 2) * tangent(crownAngle10);
    const depth = crown + (girdle10 ?? 0) / 10 + 50 * tangent(pavilionAngle10);
    expect(Math.abs(depth - (depth10 ?? 0) / 10)).toBeLessThan(0.2);
  }
});

test('grades of the two scales are appraised apart', () => {
  const pairs = new Set(stones.map(({ colourRu, colourGia }) => `${colourRu}${colourGia}`));
  expect(pairs.has('1E') && pairs.has('2E')).toBe(true);
  expect(shareOf(({ colourGia, colourRu }) => colourGia === 'E' && colourRu === '2')).toBeGreaterThan(0.01);
});

test('shapes, laboratories and places have the shares that the sources say', () => {
  expect(shareOf(({ shape }) => shape !== 'round')).toBeCloseTo(0.101, 3);
  expect(shareOf(({ laboratory }) => laboratory === 'МГУ')).toBeCloseTo(0.6, 1);
  expect(shareOf(({ fluorescence }) => fluorescence === 'none')).toBeCloseTo(0.65, 1);
  expect(new Set(stones.map(({ laboratory }) => laboratory))).toEqual(
    new Set(laboratories.map(({ name }) => name)),
  );
  const stores = demoStores(new Date('2026-11-20T12:00:00Z'));
  const items = makeStoneItems(stones, stores);
  expect(items.filter(({ storeCode }) => storeCode !== null).length / items.length).toBeCloseTo(0.3, 1);
  expect(new Set(items.map(({ storeCode }) => storeCode)).size).toBe(stores.length + 1);
});
