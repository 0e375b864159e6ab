/** Fragments of a product's address that open the sheet of a bell on its page. */
export const BELL_PLACES = { back: '#bell', price: '#bell-price' } as const;
