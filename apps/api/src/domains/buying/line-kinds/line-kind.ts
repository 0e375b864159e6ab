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

/** What the buyer asked for beyond the goods; which keys are set depends on the kind. */
export type LineOptions = {
  /** Text of the card in a gift wrap, of an engraving. */
  note?: string;
  /** Typeface of an engraving. */
  face?: EngravingFace;
  /** The stone of a set piece as it was bought: what the name of the piece does not say of it. */
  stone?: string;
  /** The part of its price that the stone cost, whole kopecks; orders of before have none. */
  stonePrice?: Kopecks;
  /** Of a gift certificate, whole kopecks. */
  amount?: Kopecks;
  /** To whom a gift certificate goes, how and when. */
  gift?: OrderedGift;
};

/** A product in one size at its price of this moment. */
export type SkuFacts = {
  name: string;
  article: string;
  metal: Metal;
  /** Hundredths of a millimetre. */
  size: number | null;
  price: Kopecks;
  oldPrice: Kopecks | null;
  /** Of a setting: what it is once its stone is set, which settings of before do not say. */
  seat: { piece?: string } | null;
};

/** A loose stone at its price of this moment. */
export type StoneFacts = {
  name: string;
  caratMilli: number;
  laboratory: string;
  certificate: string;
  price: Kopecks;
};

/** References of a line to what it takes from stock. */
export type LineRefs = { skuId: number | null; stoneId: number | null };

/** A line of a cart with what the shop knows about its goods now. */
export type LineSource = LineRefs & {
  /** null when the line has no SKU, or the product is not offered any more. */
  sku: SkuFacts | null;
  /** null when the line has no stone, or the stone is not offered any more. */
  stone: StoneFacts | null;
  service: ServiceCode | null;
  options: LineOptions;
};

/** What an order line keeps of its goods: the words of that moment. */
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

/** An item that a line takes from stock. */
export type Need = { skuId: number } | { stoneId: number };

/** What one reserved line holds. */
export type HeldLine = { uins: readonly string[]; certificateId: string | null };
export type HeldLines = {
  orderId: number;
  lines: readonly HeldLine[];
  at: Date;
  /** Who moves the order. */
  by: Acting;
};

/** Lines of an order that ends without a sale. */
export type ReleasedLines = Omit<HeldLines, 'lines'> & {
  /** `isChanged`: the workshop may have worked on its pieces, so somebody looks at them before they are sold. */
  lines: readonly (HeldLine & { isChanged: boolean })[];
};

/** Why a line cannot come back though it is in time. */
export type ReturnRefusal = 'made-to-order' | 'certificate' | 'with-its-piece';

/** What a receipt says was paid for; `payment` is an advance (54-ФЗ). */
export type ReceiptSubject = 'commodity' | 'service' | 'payment';

/** What every kind of line answers; carts, checkout, orders, mails and receipts ask nothing else. */
export type LineKindModule = {
  /** Whether promo codes and their minimum count it. */
  isDiscounted: boolean;
  /** Whether neither points nor certificates pay for it, and it earns no points. */
  isMoneyOnly: boolean;
  /** Whether it is handed over by a courier or in a store; a service goes with its piece. */
  isShipped: boolean;
  /** What the workshop does before it can be sent; null: it is ready as it is. */
  work: LineWork | null;
  /** What each of its items is, Russian, in the order of `needs`; empty for one item, which is the thing itself. */
  parts: readonly string[];
  /** Page of what the catalogue does not show. */
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
  /** Items that one of it needs; the order's items are taken for all lines at once, or none. */
  needs: (line: LineRefs) => Need[];
  /** The words and references that an order line keeps. */
  describe: (line: LineSource) => LineRecord;
  /** Makes what no stock gives, as the id of a certificate. Items are taken by `takeLines` for all lines at once. */
  reserve: (record: LineRecord) => LineRecord;
  /** A write that holds what is no item, for the statement of the order. */
  holds: (lines: readonly { certificateId: string | null; price: number }[], at: Date) => Write | null;
  /** Gives back what unfinished lines of an order hold; doing it twice changes nothing. */
  release: (tx: Db, held: ReleasedLines) => Promise<void>;
  /** The order is paid; doing it twice changes nothing. */
  pay: (tx: Db, held: HeldLines) => Promise<void>;
  /** Makes what the lines hold the buyer's; doing it twice changes nothing. */
  handOver: (tx: Db, held: HeldLines) => Promise<void>;
  /** What the shopper reads beside the name: size, certificate, text of the card. Russian. */
  details: (line: LineRecord) => string[];
  /** What the price of one is made of; empty where there is nothing to show apart. */
  prices: (line: LineRecord, price: Kopecks) => LinePrice[];
  /** null when the buyer may return it within the time of the law. */
  returnRefusal: (services: readonly ServiceCode[]) => ReturnRefusal | null;
};

/** A fact that the kind demands. Throws when it is missing, which a CHECK of the table rules out. */
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
