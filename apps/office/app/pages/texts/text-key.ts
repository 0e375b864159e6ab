/** Where a text is kept. */
export const textKey = (id: number) => ['texts', 'one', id] as const;
