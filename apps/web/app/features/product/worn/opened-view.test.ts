import { expect, test } from 'vitest';
import type { Worn } from '#app/shop/worn-drawings/worn.ts';
import { openedView } from './opened-view.ts';

const RING: Worn = { part: 'hand', bandMm: 2, row: null, head: null, stone: '', headName: 'камень' };
const CHOICE = { size: 1700, neckCm: 34 };

test('in natural size a millimetre has as many pixels as the screen was measured to have', () => {
  const view = openedView(RING, { width: 1200, height: 600 }, 5, { ...CHOICE, scale: 'true' });
  expect(1200 / view.width).toBeCloseTo(5);
  // A ring of 17 mm is 85 pixels wide.
  expect((17 / view.width) * 1200).toBeCloseTo(85);
});

test('twice the natural size has twice the pixels', () => {
  const view = openedView(RING, { width: 1200, height: 600 }, 5, { ...CHOICE, scale: 'double' });
  expect(1200 / view.width).toBeCloseTo(10);
});

test('the whole drawing has the form of its frame', () => {
  const view = openedView(RING, { width: 375, height: 375 }, 5, { ...CHOICE, scale: 'whole' });
  expect(view.width).toBeCloseTo(view.height);
});
