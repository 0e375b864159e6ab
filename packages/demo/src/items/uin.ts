const START = 1_600_000_000_000_000n;
const SPAN = 100_000_000_000_000n;
/** Odd and not a multiple of five, so that all numbers below the span are met once. */
const STRIDE = 38_196_601_125_011n;

/** УИН of the `index`-th piece: 16 digits, never repeated. */
export function uinOf(index: number): string {
  return String(START + (((BigInt(index) + 417n) * STRIDE) % SPAN));
}
