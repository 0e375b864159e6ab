import type { IsoDate } from '@yahont/values/dates/iso-date.ts';
import type { Taxed } from '@yahont/values/sums/vat.ts';

/** A party of a document, as its accountants name it; КПП is empty for an entrepreneur. */
export type Party = { name: string; address: string; inn: string; kpp: string };

/** Number and day of another document or of a payment order. */
export type PaperReference = { number: string; date: IsoDate };

/** Who signs for the seller; empty: written by hand. */
export type Signers = { head: string; accountant: string };

export type PaperLine = Taxed & {
  /** Article; null for a work. */
  code: string | null;
  /** With the buyer's options and each УИН. */
  name: string;
  /** Pieces have a unit and a quantity, works do not. */
  isPiece: boolean;
};

/** The fields of every document. */
type Common = {
  number: number;
  date: IsoDate;
  seller: Party;
  buyer: Party;
  /** Rate of the tax, percent; null: the seller pays none. */
  vatPercent: number | null;
  signers: Signers;
  /** The seller is a demo's: the document says so. */
  isSample: boolean;
};

/** An invoice of a prepayment. */
export type AdvanceContent = Common & {
  kind: 'advance';
  /** What the money is for. */
  name: string;
  sum: Taxed;
  payment: PaperReference;
};

/** The document of a hand-over: VAT invoice and delivery note. */
export type TransferContent = Common & {
  kind: 'transfer';
  lines: readonly PaperLine[];
  sum: Taxed;
  /** Where pieces are delivered; null when there are only works. */
  consignee: string | null;
  payments: readonly PaperReference[];
  advances: readonly PaperReference[];
  /** The terms that the buyer agreed to. */
  basis: string;
  /** Carrier and number of the parcel; empty: the seller delivered it. */
  transport: string;
  shippedOn: IsoDate;
  receivedOn: IsoDate;
  /** Who handed it over; empty: unknown. */
  releasedBy: string;
  /** Who accepted it for the buyer; null: unknown. */
  receivedBy: { name: string; power: PaperReference | null } | null;
};

/** Returned goods, by which the document of the hand-over is reduced. */
export type CorrectionContent = Common & {
  kind: 'correction';
  /** The document that it corrects. */
  of: PaperReference;
  /** Lines that were returned in full, and the delivery when its price was refunded. */
  lines: readonly PaperLine[];
  sum: Taxed;
  basis: string;
};

export type PaperContent = AdvanceContent | TransferContent | CorrectionContent;
