import type { Contact } from '@yahont/contracts/checkout/checkout.ts';
import type { OrderStatus } from '@yahont/contracts/orders/orders.ts';
import type { Kopecks } from '@yahont/values/money.ts';
import type { Context } from '#src/platform/context.ts';

/** What a message about an order tells. Orders stand above notifications; the composition hands the reader down. */
export type OrderForMessages = {
  number: string;
  status: OrderStatus;
  contact: Contact;
  /** `size` in hundredths of a millimetre; what the buyer pays for the piece in `total`. */
  lines: readonly { name: string; size: number | null; total: Kopecks }[];
  total: Kopecks;
  deliveryKind: 'courier' | 'pickup';
  deliveryAddress: string;
  /** Calendar day in the buyer's city. */
  deliveryDate: string;
  storeName: string | null;
  isPaid: boolean;
};

/** Null when there is no such order. */
export type ReadOrder = (ctx: Context, orderId: number) => Promise<OrderForMessages | null>;
