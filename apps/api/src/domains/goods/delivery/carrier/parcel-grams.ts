/** A class of weight is ten pieces in their boxes. */
const CLASS_PIECES = 10;
const CLASS_GRAMS = 500;

/** What a parcel of so many pieces is quoted and registered as, grams. */
export function parcelGrams(pieces: number): number {
  return Math.max(1, Math.ceil(pieces / CLASS_PIECES)) * CLASS_GRAMS;
}
