import { expect, test } from 'vitest';
import { share } from './share.ts';

test('what did not change stays the same object', () => {
  const before = { user: null, ids: [7, 8], compared: { stones: [{ id: 1 }] } };
  expect(share(before, structuredClone(before))).toBe(before);
  const after = share(before, { ...structuredClone(before), ids: [7] }) as typeof before;
  expect(after).toEqual({ ...before, ids: [7] });
  expect(after.compared).toBe(before.compared);
});

test.each([
  [[1, 2], [1]],
  [[1], [1, 2]],
  [{ a: 1, b: 2 }, { a: 1 }],
  [{ a: 1 }, { a: 1, b: undefined }],
  [{ a: 1 }, [1]],
  [null, { a: 1 }],
  [{ a: 1 }, null],
  [undefined, 0],
])('%j becomes %j', (before, now) => {
  expect(share(before, now)).toStrictEqual(now);
});
