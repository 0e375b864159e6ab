/** Where a product is kept. */
export const productKey = (id: number) => ['products', 'one', id] as const;
