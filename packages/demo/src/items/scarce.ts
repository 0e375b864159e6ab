/** Items left of some products, instead of the usual stock; 0 is sold out. */
export const scarceArticles: ReadonlyMap<string, number> = new Map([
  ['10-2408-0300', 0],
  ['20-3105-0200', 0],
  ['30-4203-0100', 0],
  ['40-5104-0100', 0],
  ['10-2442-0300', 0],
  ['10-2404-0500', 1],
  ['30-4202-0100', 1],
  ['10-2434-0100', 1],
  ['60-7102-0100', 1],
  ['50-6107-0300', 1],
]);
