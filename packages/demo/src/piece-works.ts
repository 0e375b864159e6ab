import type { ImportPieceWork } from '@yahont/contracts/office/customers/piece-works.ts';
import type { ImportStorePurchase } from '@yahont/contracts/purchases/purchases.ts';

const DAY_MS = 86_400_000;

/** `after`: days since the sale. */
type Draft = Pick<ImportPieceWork, 'uin' | 'ticket' | 'work' | 'price'> & { after: number };

/** Histories of the sample purchases of `store-purchases.ts`: a ring in its first year, a pendant in its second. */
const drafts: readonly Draft[] = [
  { uin: '1799000000001177', ticket: 'С-0412', work: 'resizing', price: 0, after: 21 },
  { uin: '1799000000001177', ticket: 'С-0588', work: 'check', price: 0, after: 120 },
  { uin: '1799000000001177', ticket: 'С-0588', work: 'rhodium', price: 180_000, after: 120 },
  { uin: '1799000000001178', ticket: 'С-0671', work: 'clasp', price: 70_000, after: 210 },
  { uin: '1799000000000519', ticket: 'С-0203', work: 'check', price: 0, after: 95 },
  { uin: '1799000000000519', ticket: 'С-0349', work: 'cleaning', price: 0, after: 371 },
];

/** What masters did on the sample purchases, on days after their sale. */
export function demoPieceWorks(sales: readonly ImportStorePurchase[]): ImportPieceWork[] {
  return drafts.map(({ after, ...work }) => {
    const sale = sales.find(({ lines }) => lines.some(({ uin }) => uin === work.uin));
    if (!sale) throw new Error(`nobody bought ${work.uin}`);
    const doneOn = new Date(Date.parse(sale.soldAt) + after * DAY_MS).toISOString().slice(0, 10);
    return { ...work, storeCode: sale.storeCode, doneOn };
  });
}
