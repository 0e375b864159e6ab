import { expect, test } from 'vitest';
import { kopecks, ZERO } from '../money.ts';
import { cameBack, neverPaid } from './came-back.ts';

test('what went back is told by its way', () => {
  const tenders = [
    { kind: 'bonus', refunded: kopecks(100), notTaken: ZERO },
    { kind: 'certificate', refunded: kopecks(2_000), notTaken: ZERO },
    { kind: 'card', refunded: kopecks(30_000), notTaken: ZERO },
  ] as const;
  expect(cameBack(tenders)).toEqual({ sent: 30_000, cash: 0, bonus: 100, certificate: 2_000 });
  expect(neverPaid(tenders)).toBe(0);
});

test('cash that was never taken did not come back', () => {
  const left = { kind: 'cash', refunded: kopecks(500_000), notTaken: kopecks(500_000) } as const;
  expect(cameBack([left]).cash).toBe(0);
  expect(neverPaid([left])).toBe(500_000);
  // One more piece was brought back to a store afterwards.
  expect(cameBack([{ ...left, refunded: kopecks(700_000) }]).cash).toBe(200_000);
});

test('what was paid by card at the hand-over goes back through a bank, cash over the counter', () => {
  const back = { kind: 'cash' as const, refunded: kopecks(500), notTaken: kopecks(0) };
  expect(cameBack([back])).toMatchObject({ cash: 500, sent: 0 });
  expect(cameBack([{ ...back, byCard: true }])).toMatchObject({ cash: 0, sent: 500 });
});
