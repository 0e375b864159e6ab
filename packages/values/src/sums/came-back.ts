import { kopecks, sumKopecks, type Kopecks } from '../money.ts';
import { isBalance, type TenderKind } from './tenders.ts';

/** A tender and the amount of it that the shop does not keep, kopecks. */
export type BackTender = {
  kind: TenderKind;
  /** Refunded, or on its way back. */
  refunded: Kopecks;
  /** The part of `refunded` that was never paid: cash for what was left at the door. */
  notTaken: Kopecks;
  /** Paid on receipt by card, to which it is refunded. */
  byCard?: boolean | undefined;
};

/** The amounts refunded to the buyer of an order, by way, kopecks. */
export type CameBack = {
  /** Through a bank, an operator of instalments or as a transfer. */
  sent: Kopecks;
  /** Over the counter. */
  cash: Kopecks;
  bonus: Kopecks;
  certificate: Kopecks;
};

export function cameBack(tenders: readonly BackTender[]): CameBack {
  const sumOf = (isWanted: (tender: BackTender) => boolean): Kopecks =>
    sumKopecks(
      tenders.flatMap((tender) => (isWanted(tender) ? [kopecks(tender.refunded - tender.notTaken)] : [])),
    );
  return {
    sent: sumOf((tender) => !isBalance(tender.kind) && !isOverCounter(tender)),
    cash: sumOf(isOverCounter),
    bonus: sumOf(({ kind }) => kind === 'bonus'),
    certificate: sumOf(({ kind }) => kind === 'certificate'),
  };
}

/** A card payment at the hand-over is refunded to the card, through its bank. */
function isOverCounter({ kind, byCard = false }: BackTender): boolean {
  return (kind === 'cash' && !byCard) || kind === 'till';
}

/** The price of what was left at the door, which nobody has paid, kopecks. */
export function neverPaid(tenders: readonly Pick<BackTender, 'notTaken'>[]): Kopecks {
  return sumKopecks(tenders.map(({ notTaken }) => notTaken));
}
