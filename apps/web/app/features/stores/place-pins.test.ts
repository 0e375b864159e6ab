import { expect, test } from 'vitest';
import { placePins } from './place-pins.ts';

const FRAME = { width: 800, height: 560, marginX: 150, marginY: 90 };
const middle = { id: 1, lat: 55.76, lon: 37.62 };

test('a single shop stands in the middle', () => {
  expect(placePins([middle], FRAME)).toEqual([{ id: 1, x: 400, y: 280 }]);
});

test('north is up, east is right, and the farther shop stands farther', () => {
  const [, north, east, farEast] = placePins(
    [
      middle,
      { id: 2, lat: 55.86, lon: 37.62 },
      { id: 3, lat: 55.76, lon: 37.7 },
      { id: 4, lat: 55.76, lon: 37.9 },
      { id: 5, lat: 55.66, lon: 37.62 },
      { id: 6, lat: 55.76, lon: 37.4 },
      { id: 7, lat: 55.76, lon: 37.5 },
    ],
    FRAME,
  );
  expect(north?.y).toBeLessThan(280);
  expect(east?.x).toBeGreaterThan(400);
  expect(farEast?.x).toBeGreaterThan((east?.x ?? 0) + 30);
});

test('shops of one street do not hide each other, and all stay on the drawing', () => {
  const street = Array.from({ length: 9 }, (_, id) => ({ ...middle, id, lon: 37.62 + (id % 3) * 0.001 }));
  const pins = placePins([...street, { id: 10, lat: 56.2, lon: 38.4 }], FRAME);
  for (const one of pins) {
    expect(one.x).toBeGreaterThan(0);
    expect(one.x).toBeLessThan(800);
    expect(one.y).toBeGreaterThan(0);
    expect(one.y).toBeLessThan(560);
    for (const other of pins) {
      if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(20);
    }
  }
});
