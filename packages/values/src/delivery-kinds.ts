/** Ways in which an order reaches the shopper; `electronic` hands nothing over. Whatever differs by them is a full record: a third one compiles nowhere. */
export const DELIVERY_KINDS = ['courier', 'pickup', 'electronic'] as const;
export type DeliveryKind = (typeof DELIVERY_KINDS)[number];

const IS_SHIPPED: Readonly<Record<DeliveryKind, boolean>> = {
  courier: true,
  pickup: true,
  electronic: false,
};

/** Whether somebody hands something over. */
export function isShippedBy(kind: DeliveryKind): boolean {
  return IS_SHIPPED[kind];
}
