import type { OrderedGift } from '@yahont/contracts/certificates/gift.ts';
import type { Metal } from '@yahont/contracts/catalogue/jewellery.ts';
import type { LinePrice } from '@yahont/contracts/cart/line-price.ts';
import type { LineWork } from '@yahont/contracts/orders/orders.ts';
import type { ServiceCode } from '@yahont/contracts/line-kinds.ts';
import type { EngravingFace } from '@yahont/values/engraving.ts';
import type { Kopecks } from '@yahont/values/money.ts';
import type { Acting } from '#src/platform/audit/audit.ts';
import type { Db } from '#src/platform/database/database.ts';
import type { Write } from '#src/platform/database/statement.ts';

/** The buyer's options beyond the goods; which keys are set depends on the kind. */
export type LineOptions = {
  /** Text of a gift card, or of an engraving. */
  note?: string;
  /** Typeface of an engraving. */
  face?: EngravingFace;
  /** The stone of a set piece as it was bought: details that the piece's name omits. */
  stone?: string;
  /** The stone's part of the price, whole kopecks; older orders have none. */
  stonePrice?: Kopecks;
  /** Amount of a gift certificate, whole kopecks. */
  amount?: Kopecks;
  /** The receiver of a gift certificate, and how and when it is sent. */
  gift?: OrderedGift;
};

/** A product in one size at its current price. */
export type SkuFacts = {
  name: string;
  article: string;
  metal: Metal;
  /** Hundredths of a millimetre. */
  size: number | null;
  price: Kopecks;
  oldPrice: Kopecks | null;
  /** The piece that a setting becomes once its stone is set; missing in old settings. */
  seat: { piece?: string } | null;
};

/** A loose stone at its current price. */
export type StoneFacts = {
  name: string;
  caratMilli: number;
  laboratory: string;
  certificate: string;
  price: Kopecks;
};

/** References of a line to its stock. */
export type LineRefs = { skuId: number | null; stoneId: number | null };

/** A line of a cart with the shop's current data about its goods. */
export type LineSource = LineRefs & {
  /** null when the line has no SKU, or the product is no longer offered. */
  sku: SkuFacts | null;
  /** null when the line has no stone, or the stone is no longer offered. */
  stone: StoneFacts | null;
  service: ServiceCode | null;
  options: LineOptions;
};

/** The description of its goods that an order line stores, as of that moment. */
export type LineRecord = LineRefs & {
  service: ServiceCode | null;
  certificateId: string | null;
  name: string;
  article: string | null;
  metal: Metal | null;
  size: number | null;
  options: LineOptions;
};

/** Available items of the SKU and of the stone that a line refers to. */
export type ItemCounts = { sku: number; stone: number };

/** An item that a line reserves from stock. */
export type Need = { skuId: number } | { stoneId: number };

/** What one reserved line contains. */
export type HeldLine = { uins: readonly string[]; certificateId: string | null };
export type HeldLines = {
  orderId: number;
  lines: readonly HeldLine[];
  at: Date;
  /** The actor who moves the order. */
  by: Acting;
};

/** Lines of an order that ends without a sale. */
export type ReleasedLines = Omit<HeldLines, 'lines'> & {
  /**
   * `isChanged`: the workshop may have worked on its pieces, so somebody examines them before they are
   * sold.
   */
  lines: readonly (HeldLine & { isChanged: boolean })[];
};

/** Why a line cannot be returned although it is in time. */
export type ReturnRefusal = 'made-to-order' | 'certificate' | 'with-its-piece';

/** The subject of payment on a receipt; `payment` is an advance (54-ФЗ). */
export type ReceiptSubject = 'commodity' | 'service' | 'payment';

/**
 * The operations of every kind of line; carts, checkout, orders, e-mails and receipts depend on nothing
 * else.
 */
export type LineKindModule = {
  /** Whether promo codes and their minimum sum count it. */
  isDiscounted: boolean;
  /** Whether it cannot be paid with points or certificates, and earns no points. */
  isMoneyOnly: boolean;
  /** Whether it is handed over by a courier or in a store; a service goes with its piece. */
  isShipped: boolean;
  /** The workshop's work before it can be sent; null: it is ready as it is. */
  work: LineWork | null;
  /**
   * What each of its items is, in Russian, in the order of `needs`; empty for a single item, which is
   * the thing itself.
   */
  parts: readonly string[];
  /** Address of its page when the catalogue does not show it. */
  page: string;
  /** Subject of calculation on a receipt (54-ФЗ). */
  receiptSubject: ReceiptSubject;
  /** Whether the shop still sells it. */
  isOffered: (line: LineSource) => boolean;
  /** Price of one, whole kopecks. */
  price: (line: LineSource) => Kopecks;
  /** The price before a sale, of one; null without a sale. */
  oldPrice: (line: LineSource) => Kopecks | null;
  /** How many can be bought now. */
  availability: (counts: ItemCounts) => number;
  /** Items that one unit needs; the order's items are taken for all lines at once, or none are. */
  needs: (line: LineRefs) => Need[];
  /** The description and references that an order line stores. */
  describe: (line: LineSource) => LineRecord;
  /**
   * Creates what stock does not contain, such as a certificate. Items are taken by `takeLines` for all
   * lines at once.
   */
  reserve: (record: LineRecord) => LineRecord;
  /** A write that reserves something other than an item, for the statement of the order. */
  holds: (lines: readonly { certificateId: string | null; price: number }[], at: Date) => Write | null;
  /** Releases what unfinished lines of an order hold; doing it twice changes nothing. */
  release: (tx: Db, held: ReleasedLines) => Promise<void>;
  /** The order is paid; doing it twice changes nothing. */
  pay: (tx: Db, held: HeldLines) => Promise<void>;
  /** Transfers what the lines hold to the buyer; doing it twice changes nothing. */
  handOver: (tx: Db, held: HeldLines) => Promise<void>;
  /** Details beside the name, in Russian: size, certificate, text of the card. */
  details: (line: LineRecord) => string[];
  /** The components of the unit price; empty when there is nothing to show separately. */
  prices: (line: LineRecord, price: Kopecks) => LinePrice[];
  /** null when the buyer may return it within the legal term. */
  returnRefusal: (services: readonly ServiceCode[]) => ReturnRefusal | null;
};

/** A fact that the kind requires. Throws when it is missing, which a CHECK of the table rules out. */
export function given<T>(fact: T | null | undefined, name: string): T {
  if (fact === null || fact === undefined) throw new Error(`a line without its ${name}`);
  return fact;
}

export const NO_RECORD: LineRecord = {
  skuId: null,
  stoneId: null,
  service: null,
  certificateId: null,
  name: '',
  article: null,
  metal: null,
  size: null,
  options: {},
};
