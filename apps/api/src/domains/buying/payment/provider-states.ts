/**
 * State of a payment at its provider. `held`: the buyer has paid, and the money waits until we capture
 * or release it.
 */
export type PaymentStatus = 'pending' | 'waiting-for-confirmation' | 'held' | 'succeeded' | 'cancelled';

/** State of a refund at its provider; a `pending` one may still be cancelled there. */
export type RefundStatus = 'pending' | 'done' | 'cancelled';
