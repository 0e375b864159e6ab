/**
 * Ways in which an order reaches the shopper. `express`: a courier on the day of the order. `point`: a pickup point of a carrier. `electronic` hands nothing over.
 * Whatever differs by them is a full record, so that a new one compiles nowhere before it has its own answers.
 */
export const DELIVERY_KINDS = ['courier', 'express', 'pickup', 'point', 'electronic'] as const;
export type DeliveryKind = (typeof DELIVERY_KINDS)[number];

const IS_SHIPPED: Readonly<Record<DeliveryKind, boolean>> = {
  courier: true,
  express: true,
  pickup: true,
  point: true,
  electronic: false,
};

/** Whether somebody hands something over. */
export function isShippedBy(kind: DeliveryKind): boolean {
  return IS_SHIPPED[kind];
}

/** Whether what is ordered comes on the same day, before a bank transfer can. */
const COMES_TODAY: Readonly<Record<DeliveryKind, boolean>> = {
  courier: false,
  express: true,
  pickup: false,
  point: false,
  electronic: false,
};

export function comesToday(kind: DeliveryKind): boolean {
  return COMES_TODAY[kind];
}
