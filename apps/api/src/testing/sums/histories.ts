import fc from 'fast-check';
import { kopecks } from '@yahont/values/money.ts';

/**
 * What happens to an order after it was paid for. Another kind of step, as an exchange, is a kind here, a way to do it in
 * `steps` of the test and nothing else: the books are compared after every step.
 */
export type Step =
  | { kind: 'cancel' }
  /** `left`: which of the lines the courier takes back; lines are numbered from the first, and numbers beyond the last wrap. */
  | { kind: 'hand-over'; left: readonly number[] }
  | { kind: 'return'; lines: readonly number[] };

/** How an order is placed and paid, and what happens to it afterwards. */
export type History = {
  /** Kopecks of each piece, and whether it is wrapped for its price. */
  pieces: readonly { price: number; isWrapped: boolean }[];
  /** Per cent of a promo code; 0: none. */
  promo: number;
  /** Points that are spent, as far as the order takes them. */
  points: number;
  /** Kopecks on each gift certificate. */
  certificates: readonly number[];
  payment: 'card' | 'cash' | 'invoice';
  /** Transfers of an order by invoice: the first part in per cent, whether it is sent back and paid in full again, and the surplus in kopecks. */
  transfers: { first: number; isSentBack: boolean; surplus: number };
  steps: readonly Step[];
};

const someLines = fc.uniqueArray(fc.nat({ max: 3 }), { minLength: 1, maxLength: 3 });

const afterHandOver = fc.array(
  someLines.map((lines): Step => ({ kind: 'return', lines })),
  { maxLength: 3 },
);
const steps = fc.oneof(
  { weight: 1, arbitrary: fc.constant<Step[]>([{ kind: 'cancel' }]) },
  {
    weight: 6,
    arbitrary: fc
      .tuple(fc.uniqueArray(fc.nat({ max: 3 }), { maxLength: 2 }), afterHandOver)
      .map(([left, returns]): Step[] => [{ kind: 'hand-over', left }, ...returns]),
  },
);

/** Orders below the limit of one person for a refund, with kopecks everywhere. */
export const histories: fc.Arbitrary<History> = fc.record({
  pieces: fc.array(
    fc.record({ price: fc.integer({ min: 150_001, max: 2_900_000 }).map(kopecks), isWrapped: fc.boolean() }),
    { minLength: 1, maxLength: 3 },
  ),
  promo: fc.constantFrom(0, 5, 7),
  points: fc.constantFrom(0, 0, 137, 500),
  certificates: fc.oneof(
    { weight: 2, arbitrary: fc.constant([]) },
    {
      weight: 3,
      arbitrary: fc.array(fc.integer({ min: 10_000, max: 3_000_000 }), { minLength: 1, maxLength: 2 }),
    },
  ),
  payment: fc.constantFrom('card', 'card', 'cash', 'invoice'),
  transfers: fc.record({
    first: fc.constantFrom(100, 60),
    isSentBack: fc.boolean(),
    surplus: fc.constantFrom(0, 30_000),
  }),
  steps,
});
