import { expect, test } from 'vitest';
import { gradesAt, gradesOf, idsOf, NO_GRADES } from './grades.ts';

test('grades are found by position, whether ids are dense or near the end of integers', () => {
  const given = { grades: Uint8Array.of(4, 9) };
  const largest = 2 ** 31 - 1;
  expect(gradesAt(Int32Array.of(3, 1, 2, 0), 3, { ...given, ids: Int32Array.of(2, 3) })).toEqual(
    Uint8Array.of(9, 0, 4),
  );
  expect(
    gradesAt(Int32Array.of(largest, 5, largest - 1), 3, {
      ...given,
      ids: Int32Array.of(largest, largest - 1),
    }),
  ).toEqual(Uint8Array.of(4, 0, 9));
  expect(gradesAt(Int32Array.of(1, 2), 2, NO_GRADES)).toEqual(Uint8Array.of(0, 0));
});

test('the memory of kept grades follows the number of products', () => {
  const { ids, grades } = gradesOf([2 ** 31 - 1, 7]);
  expect(ids.byteLength + grades.byteLength).toBe(10);
  expect(idsOf({ ids, grades })).toEqual([7, 2 ** 31 - 1]);
});
