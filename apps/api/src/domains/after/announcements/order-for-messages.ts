import type { OrderForMessages as OwnOrder } from '#src/domains/buying/orders/index.ts';
import type { Context } from '#src/platform/context.ts';

type OwnLine = OwnOrder['lines'][number];

/** Facts that few orders have; without them a message omits them. */
type Rare = 'handedOver' | 'received' | 'parts' | 'ofGift';

/** Content of a message about an order: from `orders`, completed by other domains. */
export type OrderForMessages = Omit<OwnOrder, 'lines' | Rare> &
  Partial<Pick<OwnOrder, Rare>> & {
    lines: readonly (Omit<OwnLine, 'id' | 'skuId' | 'stone'> & {
      /** Hash of its picture; none by default. */
      picture?: string | null;
    })[];
    /** The bank details of a transfer, name by name, while it is awaited; unknown by default. */
    requisites?: readonly (readonly [name: string, value: string])[] | null;
    /**
     * Path of the page that shows its invoice to anyone who has its link, such as an accountant;
     * unknown by default.
     */
    invoicePage?: string | null;
    /** The day has passed in the buyer's city, for example because a transfer was late; false by default. */
    isDayPast?: boolean;
    /** Whether a card is accepted on receipt too. */
    cardOnReceipt?: boolean | undefined;
    /** The day of `storeUntil` in the buyer's city, ISO; unknown by default. */
    keptUntil?: string | null;
  };

/** Content of an e-mail to the operators about an order to start on. */
export type OrderToWork = OrderForMessages & {
  cityName: string;
  /** The promised day has passed, for example because a transfer was late. */
  isDayPast: boolean;
  /** Number of the other order of the cart, when the e-mail covers only this one; null: there is none. */
  companion: string | null;
};

/** Null when there is no such order. */
export type ReadOrder = (ctx: Context, orderId: number) => Promise<OrderForMessages | null>;
