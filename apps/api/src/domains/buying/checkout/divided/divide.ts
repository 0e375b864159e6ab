import { kopecks, type Kopecks } from '@yahont/values/money.ts';
import type { OrderSumsInput } from '@yahont/values/sums/order-sums.ts';
import { splitOrderSums } from '@yahont/values/sums/split/split-order.ts';
import { amountsOf } from '@yahont/values/sums/tenders.ts';
import type { Db } from '#src/platform/database/database.ts';
import { passItems } from '#src/domains/goods/stock/index.ts';
import type { OrderPart } from '../write-part.ts';
import { pickUnits } from './ready-first.ts';

export type Divided = { first: OrderPart; second: OrderPart };
type DivisionInput = {
  /** The inputs of the sums of the whole order. */
  pricing: OrderSumsInput;
  /** Gift certificates with their balances, in the order of use. */
  certificates: readonly { id: string; balance: Kopecks }[];
};

/**
 * Divides an order whose items are reserved.
 * @param belongsToFirst for each unit whether it belongs to the first order; both orders have at least
 * one
 */
export async function divide(
  tx: Db,
  whole: OrderPart,
  belongsToFirst: readonly boolean[],
  { pricing, certificates }: DivisionInput,
): Promise<Divided> {
  const { units, uinsOf, items } = whole;
  const sums = splitOrderSums(pricing, belongsToFirst);
  const early = pickUnits(units, uinsOf, (index) => belongsToFirst[index] === true);
  const later = pickUnits(units, uinsOf, (index) => belongsToFirst[index] === false);
  const waited = new Set([...later.uinsOf.values()].flat());
  const orderId = await passItems(tx, [...waited]);
  const used = amountsOf(sums.first.tenders, 'certificate');
  const left = certificates.filter(({ balance }, index) => kopecks(balance - (used[index] ?? 0)) > 0);
  return {
    first: {
      ...whole,
      ...early,
      sums: sums.first,
      items: items.filter(({ uin }) => !waited.has(uin)),
    },
    second: {
      ...later,
      orderId,
      // No client can send such a key.
      key: `${whole.key}:later`,
      sums: sums.second,
      items: items.filter(({ uin }) => waited.has(uin)),
      certificateIds: left.map(({ id }) => id),
    },
  };
}
