/** How adding to the cart ended; the message is for the shopper. */
export type Bought = { ok: true } | { ok: false; message: string };

/** Puts one SKU of this product into the cart; given by the route. */
export type Buy = (choice: { skuId: number; size: number | null }) => Promise<Bought>;
