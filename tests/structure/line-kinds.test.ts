import { expect, test } from 'vitest';
import { LINE_KINDS } from '@yahont/contracts/line-kinds.ts';
import { isTest, listFiles, readText } from './repository.ts';

/** Modules of the kinds. */
const ROOM = 'apps/api/src/domains/line-kinds/';
/** Where lines are sold, shown and told of; other rooms have kinds of their own things. */
const ASKING =
  /^apps\/(api\/src\/(domains\/(cart|checkout|orders|payment|notifications|returns)|adapters)|web\/app\/(features\/(cart|checkout|orders|payment)|routes\/(cart|personal)))\//;
const COMPARED = new RegExp(
  `(?:[!=]==?\\s*|case\\s+)'(?:${LINE_KINDS.join('|')})'|'(?:${LINE_KINDS.join('|')})'\\s*[!=]==?`,
);

test('only the module of a kind knows what follows from the kind of a line', () => {
  const files = listFiles().filter((path) => /\.tsx?$/.test(path) && !isTest(path) && ASKING.test(path));
  expect(files.length).toBeGreaterThan(100);
  const asking = files.filter((path) => COMPARED.test(readText(path)));
  expect(asking, `ask LINE_KIND of ${ROOM}`).toEqual([]);
});

test('a comparison with a kind is seen', () => {
  expect(
    ["line.kind === 'stone'", "case 'set-piece':", "'service' !== kind"].filter(
      (code) => !COMPARED.test(code),
    ),
  ).toEqual([]);
});
