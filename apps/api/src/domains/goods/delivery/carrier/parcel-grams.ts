/** Number of pieces per weight class; each piece is in its box. */
const CLASS_PIECES = 10;
const CLASS_GRAMS = 500;

/** The weight that is quoted and registered for a parcel with this many pieces, grams. */
export function parcelGrams(pieces: number): number {
  return Math.max(1, Math.ceil(pieces / CLASS_PIECES)) * CLASS_GRAMS;
}
