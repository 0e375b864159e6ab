import type { IsoDate } from '@yahont/values/dates/iso-date.ts';
import type { Taxed } from '@yahont/values/sums/vat.ts';

/** A side of a paper as its accountants name it; КПП is empty for an entrepreneur. */
export type Party = { name: string; address: string; inn: string; kpp: string };

/** Number and day of another paper or of a payment order. */
export type Named = { number: string; date: IsoDate };

/** Who signs for the seller; empty: written by hand. */
export type Signers = { head: string; accountant: string };

export type PaperLine = Taxed & {
  /** Article; null for a work. */
  code: string | null;
  /** With what the buyer chose and each УИН. */
  name: string;
  /** Pieces have a unit and are counted, works are not. */
  isPiece: boolean;
};

/** What every paper has. */
type Common = {
  number: number;
  date: IsoDate;
  seller: Party;
  buyer: Party;
  /** Of the tax, percent; null: the seller pays none. */
  vatPercent: number | null;
  signers: Signers;
  /** A demo's seller: the paper says so. */
  isSample: boolean;
};

/** An invoice of a prepayment. */
export type AdvanceContent = Common & {
  kind: 'advance';
  /** What the money is for. */
  name: string;
  sum: Taxed;
  payment: Named;
};

/** The paper of a hand-over: of the tax, and of the transfer itself. */
export type TransferContent = Common & {
  kind: 'transfer';
  lines: readonly PaperLine[];
  sum: Taxed;
  /** Where pieces go; null when there are only works. */
  consignee: string | null;
  payments: readonly Named[];
  advances: readonly Named[];
  /** What the buyer agreed to. */
  basis: string;
  /** Carrier and number of the parcel; empty: the seller brought it. */
  transport: string;
  shippedOn: IsoDate;
  receivedOn: IsoDate;
  /** Who handed it over; empty: nobody is known. */
  releasedBy: string;
  /** Who took it for the buyer; null: nobody is known. */
  receivedBy: { name: string; power: Named | null } | null;
};

/** What comes back: the paper of the hand-over names less from then on. */
export type CorrectionContent = Common & {
  kind: 'correction';
  /** The paper that it corrects. */
  of: Named;
  /** Lines that came back whole, and the delivery when its price did. */
  lines: readonly PaperLine[];
  sum: Taxed;
  basis: string;
};

export type PaperContent = AdvanceContent | TransferContent | CorrectionContent;
