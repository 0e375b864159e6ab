const START = 1_600_000_000_000_000n;
const SPAN = 100_000_000_000_000n;
/** Odd and not a multiple of five, so it is coprime to the span: multiples visit every number below it once. */
const STRIDE = 38_196_601_125_011n;

/** УИН of the `index`-th item: 16 digits, unique. */
export function uinOf(index: number): string {
  return String(START + (((BigInt(index) + 417n) * STRIDE) % SPAN));
}
