import { kopecks } from '@yahont/values/money.ts';
import type { Kopecks } from '@yahont/values/money.ts';
import type { OrderSumsInput } from '@yahont/values/sums/order-sums.ts';
import { splitOrderSums } from '@yahont/values/sums/split-order.ts';
import { amountsOf } from '@yahont/values/sums/tenders.ts';
import type { Db } from '#src/platform/database/database.ts';
import { LINE_KIND } from '#src/domains/line-kinds/index.ts';
import { passItems } from '#src/domains/stock/index.ts';
import { LateRefusal } from '../order-refusal.ts';
import type { Part } from '../write-part.ts';
import { findReady, pickUnits } from './ready-first.ts';

type Divided = { first: Part; second: Part };
type Facts = {
  /** What the sums of the whole were computed from. */
  pricing: OrderSumsInput;
  /** Gift certificates with what each holds, in the order of use. */
  certificates: readonly { id: string; balance: Kopecks }[];
  storeId: number | null;
};

/**
 * Divides an order whose items are taken: what is ready in the store, and the rest. Null when all of it is ready, so one
 * order is enough. Throws `LateRefusal` when nothing is.
 */
export async function divide(
  tx: Db,
  whole: Part,
  { pricing, certificates, storeId }: Facts,
): Promise<Divided | null> {
  const { units, uinsOf, items } = whole;
  const ready = findReady(units, whole, storeId);
  const isHandedOver = units.map(({ kind, parent }) => parent === null && LINE_KIND[kind].isShipped);
  if (!ready.some((isReady, index) => isReady && isHandedOver[index]))
    throw new LateRefusal({ ok: false, reason: 'nothing-ready' });
  if (ready.every(Boolean)) return null;

  const sums = splitOrderSums(pricing, ready);
  const early = pickUnits(units, uinsOf, (index) => ready[index] === true);
  const later = pickUnits(units, uinsOf, (index) => ready[index] === false);
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
