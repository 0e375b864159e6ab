import { expect, test } from 'vitest';
import { isTest, listFiles, readText } from './repository.ts';

const RETURNED = /(reason:|REASON =) '(?:returned|not-kept)'/;

test('only a return asks for a refund of what was returned', () => {
  const asking = listFiles()
    .filter((path) => /^apps\/api\/src\/.*\.ts$/.test(path) && !isTest(path))
    .filter((path) => RETURNED.test(readText(path)));
  // Returned points have a reason of the same name in their ledger.
  expect(asking.filter((path) => !path.startsWith('apps/api/src/domains/people/loyalty/'))).toEqual([
    'apps/api/src/domains/after/returns/door/hand-over-part.ts',
    'apps/api/src/domains/after/returns/office/refund-return.ts',
  ]);
});
