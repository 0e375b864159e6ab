import type { DeliveryKind } from '@yahont/values/delivery-kinds.ts';
import type { Contact } from '@yahont/contracts/checkout/checkout.ts';
import type { OrderStatus } from '@yahont/contracts/orders/orders.ts';
import type { Kopecks } from '@yahont/values/money.ts';
import type { Context } from '#src/platform/context.ts';

/** Content of a message about an order. `notifications` must not import `orders`; `compose` passes the reader in. */
export type OrderForMessages = {
  number: string;
  status: OrderStatus;
  contact: Contact;
  /** `size` in hundredths of a millimetre; `total` is what the buyer pays for the line. */
  lines: readonly { name: string; size: number | null; total: Kopecks }[];
  total: Kopecks;
  deliveryKind: DeliveryKind;
  deliveryAddress: string;
  /** Calendar day in the buyer's city. */
  deliveryDate: string;
  storeName: string | null;
  isPaid: boolean;
};

/** Null when there is no such order. */
export type ReadOrder = (ctx: Context, orderId: number) => Promise<OrderForMessages | null>;
