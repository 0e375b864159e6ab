import type { Contact } from '@yahont/contracts/checkout/checkout.ts';
import type { Receiver } from '@yahont/contracts/orders/receiver.ts';
import type { ChangedField } from '@yahont/contracts/office/order-work/changed-fields.ts';
import type { OrderRow } from '../../load-orders.ts';
import type { OrderFieldChange } from '../../orders.tables.ts';

/** The columns of an order that say how it reaches its buyer. */
export type OrderWay = Pick<
  OrderRow,
  | 'deliveryKind'
  | 'deliveryAddress'
  | 'deliveryDate'
  | 'deliveryZone'
  | 'deliveryFrom'
  | 'deliveryTo'
  | 'deliveryPrice'
  | 'fittingMinutes'
  | 'carrier'
  | 'pointCode'
  | 'storeId'
>;
export type OrderDetails = OrderWay & Pick<OrderRow, 'contact' | 'receiver'>;

/** What differs, in words: names and addresses as they are read, sums in kopecks. */
export function changedFields(before: OrderDetails, after: OrderDetails): readonly OrderFieldChange[] {
  return FIELDS.flatMap(([what, wordsOf]) => {
    const words = { before: wordsOf(before), after: wordsOf(after) };
    return words.before === words.after ? [] : [{ what, ...words }];
  });
}

const FIELDS: readonly (readonly [ChangedField, (of: OrderDetails) => string])[] = [
  ['name', ({ contact }) => nameOf(contact)],
  ['phone', ({ contact }) => contact.phone],
  ['email', ({ contact }) => contact.email],
  ['receiver', ({ receiver }) => (receiver === null ? '' : receiverOf(receiver))],
  ['way', ({ deliveryKind }) => deliveryKind],
  ['address', ({ deliveryAddress }) => deliveryAddress],
  ['day', dayOf],
  ['price', ({ deliveryPrice }) => String(deliveryPrice)],
];

function nameOf({ name, lastName, surName }: Contact): string {
  return [lastName, name, surName].filter((part) => part !== '').join(' ');
}

function receiverOf({ name, lastName, phone, isSurprise }: Receiver): string {
  return `${lastName} ${name}, ${phone}${isSurprise ? ', сюрприз' : ''}`;
}

/** «2026-12-03 10:00–14:00» */
function dayOf({ deliveryDate, deliveryFrom, deliveryTo }: OrderDetails): string {
  return deliveryFrom === null || deliveryTo === null
    ? deliveryDate
    : `${deliveryDate} ${deliveryFrom}–${deliveryTo}`;
}
