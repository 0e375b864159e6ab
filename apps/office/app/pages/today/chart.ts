type Point = {
  /** From 0 to 24. */
  hour: number;
  /** Of the height, from 0 to 1. */
  share: number;
};

type Chart = {
  today: readonly Point[];
  weekAgo: readonly Point[];
  /** Lines of the scale: half and all of it, kopecks. */
  lines: readonly { sum: number; share: number }[];
};

/** First digits of a round sum. */
const ROUND = [1, 2, 5, 10] as const;

/** Two curves of what the hours add up to, kopecks, in one scale that ends with a round sum. */
export function chartOf({ today, weekAgo }: { today: readonly number[]; weekAgo: readonly number[] }): Chart {
  const [now, before] = [addUp(today), addUp(weekAgo)];
  const top = roundUp(Math.max(now.at(-1) ?? 0, before.at(-1) ?? 0));
  const toPoint = (sum: number, hour: number): Point => ({ hour, share: top === 0 ? 0 : sum / top });
  return {
    today: now.map(toPoint),
    weekAgo: before.map(toPoint),
    lines: top === 0 ? [] : [0.5, 1].map((share) => ({ sum: top * share, share })),
  };
}

/** From nothing at midnight to the sum at the end of each hour. */
function addUp(hours: readonly number[]): number[] {
  let sum = 0;
  return [0, ...hours.map((one) => (sum += one))];
}

function roundUp(sum: number): number {
  if (sum === 0) return 0;
  const digit = 10 ** Math.floor(Math.log10(sum));
  return (ROUND.find((first) => first * digit >= sum) ?? 10) * digit;
}
