/** Where the payments of an order in parts are kept. */
export const partsKey = (id: number) => ['order-parts', id] as const;
