import type { OfficeOrder } from '@yahont/contracts/office/orders.ts';
import type { Me } from '@yahont/contracts/office/staff.ts';
import type { OrderStatus } from '@yahont/contracts/orders/orders.ts';
import { DELIVERY } from '@yahont/values/delivery-kinds.ts';
import { may } from '#app/lib/session/me.ts';

/** What may be done with an order beside its next step. */
export type Deed =
  | 'change'
  | 'message'
  | 'storage'
  | 'visit'
  | 'returned'
  | 'part'
  | 'elsewhere'
  | 'return'
  | 'cancel';

const BEFORE_COURIER: readonly OrderStatus[] = ['new', 'paid', 'assembling', 'ready'];
const CANCELLABLE: readonly OrderStatus[] = [...BEFORE_COURIER, 'awaiting-payment', 'in-delivery'];

/** In the order of their buttons. The API decides again. */
export function deedsOf(order: OfficeOrder, me: Pick<Me, 'roles'>): readonly Deed[] {
  const { status, storeUntil, delivery } = order;
  const { isBrought, choosesDay } = DELIVERY[delivery.kind];
  const isOwn = delivery.carrier === null;
  const isOut = status === 'in-delivery';
  const deeds: readonly [Deed, boolean][] = [
    ['change', CANCELLABLE.includes(status) && may(me, 'orders.change')],
    ['message', may(me, 'support.answer') && order.contact.phone !== ''],
    ['storage', storeUntil !== null && status === 'ready' && may(me, 'orders.extend-storage')],
    ['visit', isOwn && choosesDay && BEFORE_COURIER.includes(status) && may(me, 'orders.change')],
    ['returned', isOut && may(me, 'orders.assemble')],
    ['part', isOut && isOwn && isBrought && order.pieces.length > 1 && may(me, 'orders.hand-over')],
    ['elsewhere', isStuckPossible(order) && may(me, 'orders.send')],
    ['return', status === 'completed' && may(me, 'returns.open')],
    ['cancel', CANCELLABLE.includes(status) && may(me, 'orders.cancel')],
  ];
  return deeds.flatMap(([deed, isOpen]) => (isOpen ? [deed] : []));
}

/** A carrier's parcel that has no number yet, or came back. */
function isStuckPossible({ status, delivery }: OfficeOrder): boolean {
  return delivery.carrier !== null && (status === 'assembling' || status === 'ready');
}
