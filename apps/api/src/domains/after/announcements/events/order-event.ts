export type OrderEvent =
  | 'order-placed'
  | 'invoice-issued'
  | 'invoice-reminder'
  | 'part-received'
  | 'parts-reminder'
  | 'order-paid'
  | 'order-ready'
  | 'order-waiting'
  | 'order-kept-longer'
  | 'order-not-delivered'
  | 'order-new-day'
  | 'order-details-changed'
  | 'order-at-point'
  | 'order-on-its-way'
  | 'order-handed-over'
  | 'order-cancelled'
  | 'order-expired';

/** Messages to the receiver of an order that another person made. */
export type ReceiverEvent = 'receiver-order-ready' | 'receiver-order-coming' | 'receiver-new-day';
