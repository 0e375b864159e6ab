/** Ways in which an order reaches the shopper; `electronic` hands nothing over. Whatever differs by them is a full record: a third one compiles nowhere. */
export const DELIVERY_KINDS = ['courier', 'pickup', 'electronic'] as const;
export type DeliveryKind = (typeof DELIVERY_KINDS)[number];
