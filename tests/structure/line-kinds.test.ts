import { expect, test } from 'vitest';
import { LINE_KINDS } from '@yahont/contracts/line-kinds.ts';
import { isTest, listFiles, readText } from './repository.ts';

/** Folder of the modules for each kind. */
const ROOM = 'apps/api/src/domains/buying/line-kinds/';
/** Places where lines are sold, shown and described; other places have different kinds. */
const ASKING =
  /^apps\/(api\/src\/(domains\/(buying\/(cart|checkout|orders|payment)|messages\/notifications|after\/(announcements|returns))|adapters)|web\/app\/(features\/(cart|checkout|orders|payment)|routes\/(cart|personal)))\//;
/** Files that compare the kind of a tender, which may be a gift certificate too. */
const TENDERS = [
  'apps/api/src/domains/buying/checkout/lay-out-tenders.ts',
  'apps/api/src/domains/buying/checkout/write-part.ts',
  'apps/api/src/domains/buying/orders/tenders/tenders.ts',
  'apps/api/src/domains/buying/payment/receipts/advance-back.ts',
  'apps/api/src/domains/buying/payment/refunds/finish-refund.ts',
  'apps/api/src/domains/buying/payment/refunds/write-refund.ts',
  'apps/api/src/domains/after/announcements/events/families/return-texts.ts',
];
const COMPARED = new RegExp(
  `(?:[!=]==?\\s*|case\\s+)'(?:${LINE_KINDS.join('|')})'|'(?:${LINE_KINDS.join('|')})'\\s*[!=]==?`,
);

test('only the module of a kind knows what follows from the kind of a line', () => {
  const files = listFiles().filter((path) => /\.tsx?$/.test(path) && !isTest(path) && ASKING.test(path));
  expect(files.length).toBeGreaterThan(100);
  const textOf = (path: string) =>
    TENDERS.includes(path) ? readText(path).replaceAll(/\bkind [!=]== 'certificate'/g, '') : readText(path);
  const asking = files.filter((path) => COMPARED.test(textOf(path)));
  expect(asking, `ask LINE_KIND of ${ROOM}`).toEqual([]);
});

test('a comparison with a kind is seen', () => {
  expect(
    ["line.kind === 'stone'", "case 'set-piece':", "'service' !== kind"].filter(
      (code) => !COMPARED.test(code),
    ),
  ).toEqual([]);
});
