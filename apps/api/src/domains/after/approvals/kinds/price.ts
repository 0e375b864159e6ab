import type { Db } from '#src/platform/database/database.ts';
import { scopeOf } from '#src/platform/permissions.ts';
import { isWithinPriceLimit, planPrice, setPrice } from '#src/domains/goods/catalogue/index.ts';
import type { ApprovalKind, Asker, Effect } from './approval-kind.ts';

/** An immediate price change that is larger than one person may make. */
export const PRICE: ApprovalKind<'price'> = {
  asks: () => 'prices.set-above-limit',
  decides: 'approvals.decide',
  term: 'approval-hours-price',
  // The verb checks the version that the asker saw; a plan that ended does not change the version.
  holds: ['price', 'oldPrice'],
  perform: async (tx, ctx, { productId, price, oldPrice, version }, { reason }) => {
    const product = await setPrice(tx, ctx, { productId, price, oldPrice, version, reason });
    return {
      subject: { type: 'product', id: productId, name: `${product.name}, ${product.article}` },
      where: 'network',
      before: { price: product.price, oldPrice: product.oldPrice },
      after: { price, oldPrice },
    };
  },
  isDoneAlone,
};

/** The same for planned prices. */
export const PRICE_PLAN: ApprovalKind<'price-plan'> = {
  asks: () => 'prices.set-above-limit',
  decides: 'approvals.decide',
  term: 'approval-hours-price',
  holds: ['price', 'oldPrice'],
  perform: async (tx, ctx, { productId, price, oldPrice, from, to }, { reason }) => {
    const days = { from: new Date(from), to: to === null ? null : new Date(to) };
    const { product } = await planPrice(tx, ctx, { productId, price, oldPrice, ...days, reason });
    return {
      subject: { type: 'product', id: productId, name: `${product.name}, ${product.article}` },
      where: 'network',
      before: { price: product.price, oldPrice: product.oldPrice },
      after: { price, oldPrice, from, to },
    };
  },
  isDoneAlone,
};

async function isDoneAlone(tx: Db, { staff }: Asker, _deed: unknown, { before, after }: Effect) {
  if (scopeOf(staff, 'prices.set') !== 'network') return false;
  return isWithinPriceLimit(tx, Number(before['price']), Number(after['price']));
}
