import type { OrderStatus } from '@yahont/contracts/orders/orders.ts';
import type { Today } from '@yahont/contracts/office/today.ts';

type Stage = NonNullable<Today['stages']>[number];

/** Statuses in which an order is worked on, in their order. */
export const STAGES = [
  'new',
  'paid',
  'assembling',
  'ready',
  'in-delivery',
] as const satisfies readonly OrderStatus[];

/** A status without orders is not in the answer. */
export function stageOf(stages: readonly Stage[], status: OrderStatus): Stage {
  const none = { status, underHour: 0, underFourHours: 0, underDay: 0, overDay: 0 };
  return stages.find((stage) => stage.status === status) ?? none;
}
