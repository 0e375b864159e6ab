const STEPS = 32;

export type PriceHistogram = { min: number; max: number; histogram: number[] };

/**
 * Bounds in whole roubles and counts in 32 equal steps of a logarithmic scale between them.
 * @param prices kopecks by position, ascending
 * @param stretches positions, ascending within and across
 */
export function priceHistogram(prices: Float64Array, stretches: readonly Int32Array[]): PriceHistogram {
  const filled = stretches.filter(({ length }) => length > 0);
  const first = filled[0]?.[0];
  const last = filled.at(-1)?.at(-1);
  const histogram = Array.from({ length: STEPS }, () => 0);
  if (first === undefined || last === undefined) return { min: 0, max: 0, histogram };
  const min = Math.floor((prices[first] ?? 0) / 100);
  const max = Math.ceil((prices[last] ?? 0) / 100);
  const ratio = max / Math.max(min, 1);
  for (const positions of filled) {
    let from = 0;
    for (let step = 0; step < STEPS; step += 1) {
      // The last step ends behind everything, so that rounding cannot lose the dearest piece.
      const end =
        step === STEPS - 1
          ? positions.length
          : firstFrom(prices, positions, Math.max(min, 1) * 100 * ratio ** ((step + 1) / STEPS));
      if (end > from) histogram[step] = (histogram[step] ?? 0) + end - from;
      from = Math.max(from, end);
    }
  }
  return { min, max, histogram };
}

function firstFrom(prices: Float64Array, positions: Int32Array, amount: number): number {
  let low = 0;
  let high = positions.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((prices[positions[middle] ?? 0] ?? 0) < amount) low = middle + 1;
    else high = middle;
  }
  return low;
}
