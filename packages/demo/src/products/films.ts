/** Turntable films by picture name; the address has no extension, the page offers `.webm` and `.mp4`. */
export const films: ReadonlyMap<string, string> = new Map(
  ['ring-halo-round-white', 'ring-halo-ruby-cushion-yellow', 'ring-solitaire-round-yellow'].map((name) => [
    name,
    `/films/${name}`,
  ]),
);
