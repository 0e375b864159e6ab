import { expect, test } from 'vitest';
import { APP_CHUNKS, startsWithAny } from '../../apps/web/chunks.ts';
import { isTest, listFiles } from './repository.ts';

const files = listFiles().filter((path) => /^(?:apps\/web\/app|packages)\//.test(path) && !isTest(path));
const patterns = APP_CHUNKS.flatMap(({ name, starts }) => starts.map((start) => ({ name, start })));

test.each(patterns)('chunk $name: a file starts with $start', ({ start }) => {
  const matching = startsWithAny([start]);
  expect(files.some((path) => matching.test(`/${path}`))).toBe(true);
});

test('a pattern that no file starts with would be noticed', () => {
  expect(files.some((path) => startsWithAny(['ui/nothing']).test(`/${path}`))).toBe(false);
});
