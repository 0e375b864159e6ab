import { kopecks, ZERO, type Kopecks } from '../../money.ts';
import { isOnline } from '../tenders.ts';
import { waysToPay, type PaymentRules, type Purchase, type WayToPay } from '../ways-to-pay.ts';

export type UnpaidOrder = Pick<
  Purchase,
  | 'goods'
  | 'moneyOnly'
  | 'deliveryPrice'
  | 'isCarried'
  | 'isToday'
  | 'openInvoices'
  | 'openCashOrders'
  | 'buyer'
> & {
  /** What points, certificates and an exchanged piece pay of it, kopecks: they stay as they are. */
  fromBalances: Kopecks;
  /** It takes the place of a piece that came back, and is handed over once its difference is paid. */
  isExchange: boolean;
};

/**
 * The ways to pay for a placed order that waits for its money, by the rules of the checkout. It stays
 * one order with its balances, so no card pays it in two, and points cannot newly pay all of it. The
 * difference of an exchange is paid online.
 */
export function waysInstead(
  { fromBalances, isExchange, ...order }: UnpaidOrder,
  rules: PaymentRules,
): WayToPay[] {
  const purchase = { ...order, points: 0, balance: 0, certificates: [kopecks(Math.max(fromBalances, ZERO))] };
  return waysToPay(purchase, rules).filter(({ kind }) => (isExchange ? isOnline(kind) : kind !== 'bonus'));
}
