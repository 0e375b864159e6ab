import type { Order } from '@yahont/contracts/orders/orders.ts';
import type { InstalmentContract } from '@yahont/contracts/payment/instalment.ts';
import { getPayment } from '@yahont/contracts/payment/payment.ts';
import type { CallApi } from '#app/lib/api/call.server.ts';

/** The contract of an order paid in instalments; makes no call for other orders. */
export async function contractOf(
  api: CallApi,
  { id, paymentKind, isPaid }: Order,
): Promise<InstalmentContract | null> {
  if (paymentKind !== 'credit' || !isPaid) return null;
  return (await api(getPayment, { params: { id } })).instalment;
}
