/** «0,7 карата» is any weight within a tenth of it. */
const CARAT_TOLERANCE = 0.1;

type Ends = { from: number | null; to: number | null };

/** Carats as addresses write them, in hundredths: `0.63-0.77`. */
export function writtenCarats(ends: Ends): string {
  return written(ends, 100);
}

/** The range of weights that a shopper means by one number. */
export function caratsAround(carats: number): string {
  return writtenCarats({ from: carats * (1 - CARAT_TOLERANCE), to: carats * (1 + CARAT_TOLERANCE) });
}

/** Whole roubles: `-500000`. */
export function writtenPrice(ends: Ends): string {
  return written(ends, 1);
}

function written({ from, to }: Ends, parts: number): string {
  const end = (value: number | null): string =>
    value === null ? '' : String(Math.round(value * parts) / parts);
  return `${end(from)}-${end(to)}`;
}
