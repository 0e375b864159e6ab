import type { OfficeOrder } from '@yahont/contracts/office/orders.ts';
import type { Me } from '@yahont/contracts/office/staff.ts';
import { may } from '#app/lib/session/me.ts';
import { DELIVERY } from '@yahont/values/delivery-kinds.ts';

type Order = Pick<OfficeOrder, 'status' | 'storeId'> & {
  delivery: { kind: OfficeOrder['delivery']['kind'] };
};

/** What staff do with an order next; null: nothing, it waits or has ended. */
export type Step = 'assemble' | 'ready' | 'send' | 'hand-over' | null;

/** The step by the state alone. */
export function stepOf({ status, storeId, delivery }: Order): Step {
  if (!DELIVERY[delivery.kind].isShipped) return null;
  switch (status) {
    case 'new':
    case 'paid':
      return 'assemble';
    case 'assembling':
      return storeId === null ? 'send' : 'ready';
    case 'ready':
      return storeId === null ? 'send' : 'hand-over';
    case 'in-delivery':
      return 'hand-over';
    default:
      return null;
  }
}

const RIGHTS = {
  assemble: 'orders.assemble',
  ready: 'orders.assemble',
  send: 'orders.send',
  'hand-over': 'orders.hand-over',
} as const;

/** Whether the person may take the step. */
export function mayTake(me: Pick<Me, 'roles'>, step: Step): boolean {
  return step !== null && may(me, RIGHTS[step]);
}

/** Whether the step compares each piece by its УИН. */
export const isScanned = (step: Step): boolean => step === 'send' || step === 'hand-over';
