/** Where the papers of an order are kept. */
export const papersKey = (id: number) => ['papers', id] as const;
