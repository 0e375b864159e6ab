import { kopecks, sumKopecks, type Kopecks } from '../money.ts';
import { isBalance, type TenderKind } from './tenders.ts';

/** A tender and what of it does not stay with the shop, kopecks. */
export type BackTender = {
  kind: TenderKind;
  /** Given back, or on its way back. */
  refunded: Kopecks;
  /** The part of `refunded` that was never paid: cash for what was left at the door. */
  notTaken: Kopecks;
  /** Paid on receipt by card, to which it goes back. */
  byCard?: boolean | undefined;
};

/** What went back to the buyer of an order, by the way it went, kopecks. */
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

/** What was paid by card at the hand-over goes back to the card, through its bank. */
function isOverCounter({ kind, byCard = false }: BackTender): boolean {
  return (kind === 'cash' && !byCard) || kind === 'till';
}

/** The price of what was left at the door, which nobody has paid, kopecks. */
export function neverPaid(tenders: readonly Pick<BackTender, 'notTaken'>[]): Kopecks {
  return sumKopecks(tenders.map(({ notTaken }) => notTaken));
}
