import { expect, test } from 'vitest';
import { demoShop } from './demo-shop.ts';

const TODAY = new Date('2026-11-20T09:00:00Z');

test('every work was done after the sale of its piece and before today', () => {
  const { pieceWorks, storePurchases } = demoShop(TODAY);
  expect(pieceWorks.length).toBeGreaterThan(4);
  for (const { uin, doneOn } of pieceWorks) {
    const soldAt = storePurchases.find(({ lines }) => lines.some((line) => line.uin === uin))?.soldAt ?? '';
    expect(doneOn > soldAt.slice(0, 10) && doneOn <= '2026-11-20').toBe(true);
  }
});
