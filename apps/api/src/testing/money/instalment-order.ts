import { getOrder, type Order } from '@yahont/contracts/orders/orders.ts';
import { getPayment, startPayment, type Payment } from '@yahont/contracts/payment/payment.ts';
import { makeOrder } from '../orders.ts';
import type { TestBuyer, TestShop } from '../shop.ts';

export type InstalmentOrder = {
  buyer: TestBuyer;
  order: Order;
  payment: Payment;
  statusOf: () => Promise<Order['status']>;
  /** The payment with the operator's current state. */
  read: () => Promise<Payment>;
};

/** An order of one ring in instalments, and its application at the operator of the shop. */
export async function applyForInstalment(shop: TestShop): Promise<InstalmentOrder> {
  const { buyer, order } = await makeOrder(shop, { payment: 'credit' });
  const call = { as: buyer.headers, params: { id: order.id } };
  return {
    buyer,
    order,
    payment: (await shop.call(startPayment, call)).answer(),
    statusOf: async () => (await shop.call(getOrder, call)).answer().status,
    read: async () => (await shop.call(getPayment, call)).answer(),
  };
}
