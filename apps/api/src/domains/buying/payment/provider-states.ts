/** How far a payment is at its provider. `held`: the buyer has paid, and the money waits for our word. */
export type PaymentStatus = 'pending' | 'waiting-for-confirmation' | 'held' | 'succeeded' | 'cancelled';

/** How far a refund is at its provider; one that is `pending` may still be cancelled there. */
export type RefundStatus = 'pending' | 'done' | 'cancelled';
