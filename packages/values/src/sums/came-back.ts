import { kopecks, sumKopecks } from '../money.ts';
import type { Kopecks } from '../money.ts';
import { isBalance } from './tenders.ts';
import type { TenderKind } from './tenders.ts';

/** What went back to the buyer of an order, by the way it went, kopecks. */
export type CameBack = {
  /** Through a bank, an operator of instalments or as a transfer. */
  sent: Kopecks;
  /** Over the counter; of what was left at the door it was never taken. */
  cash: Kopecks;
  bonus: Kopecks;
  certificate: Kopecks;
};

export function cameBack(tenders: readonly { kind: TenderKind; refunded: Kopecks }[]): CameBack {
  const sumOf = (isWanted: (kind: TenderKind) => boolean): Kopecks =>
    sumKopecks(tenders.flatMap(({ kind, refunded }) => (isWanted(kind) ? [kopecks(refunded)] : [])));
  return {
    sent: sumOf((kind) => !isBalance(kind) && kind !== 'cash'),
    cash: sumOf((kind) => kind === 'cash'),
    bonus: sumOf((kind) => kind === 'bonus'),
    certificate: sumOf((kind) => kind === 'certificate'),
  };
}
