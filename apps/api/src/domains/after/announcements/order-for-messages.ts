import type { OrderForMessages as OwnOrder } from '#src/domains/buying/orders/index.ts';
import type { Context } from '#src/platform/context.ts';

type OwnLine = OwnOrder['lines'][number];

/** Facts that few orders have; without them a message says nothing of them. */
type Rare = 'handedOver' | 'received' | 'parts';

/** Content of a message about an order: what `orders` knows, and what other domains add. */
export type OrderForMessages = Omit<OwnOrder, 'lines' | Rare> &
  Partial<Pick<OwnOrder, Rare>> & {
    lines: readonly (Omit<OwnLine, 'id' | 'skuId' | 'stone'> & {
      /** Hash of its picture; none by default. */
      picture?: string | null;
    })[];
    /** What a bank asks for, name by name, while its transfer is waited for; not known by default. */
    requisites?: readonly (readonly [name: string, value: string])[] | null;
    /** Path of the page that shows its invoice to anyone who has its link, such as an accountant; not known by default. */
    invoicePage?: string | null;
    /** The day is over in the buyer's city, as when a transfer came late; no by default. */
    isDayPast?: boolean;
    /** Whether a card pays on receipt too. */
    cardOnReceipt?: boolean | undefined;
    /** The day of `storeUntil` in the buyer's city, ISO; not known by default. */
    keptUntil?: string | null;
  };

/** What an e-mail to the operators says of an order to begin with. */
export type OrderToWork = OrderForMessages & {
  cityName: string;
  /** The promised day is over, as when a transfer came late. */
  isDayPast: boolean;
  /** Number of the other order of the cart, when the e-mail is not about it; null: there is none. */
  companion: string | null;
};

/** Null when there is no such order. */
export type ReadOrder = (ctx: Context, orderId: number) => Promise<OrderForMessages | null>;
