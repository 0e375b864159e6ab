import type { OfficeOrder } from '@yahont/contracts/office/orders.ts';
import { momentText } from '#app/lib/words/moments.ts';
import { ORDER_NOTE, ORDER_STATUS } from '#app/lib/words/orders.ts';

type Event = OfficeOrder['history'][number];

/** «Готов к выдаче», «Курьер никого не застал» */
export function eventText({ status, note }: Pick<Event, 'status' | 'note'>): string {
  return note === null ? ORDER_STATUS[status].done : ORDER_NOTE[note];
}

/** «Дарья Котова», «покупатель», «система» */
export function actorText({ actorKind, staffName }: Pick<Event, 'actorKind' | 'staffName'>): string {
  if (staffName !== null) return staffName;
  return actorKind === 'account' || actorKind === 'fuser' ? 'покупатель' : 'система';
}

/** What happened last: «Выдан в 14:33, Дарья Котова.» */
export function happened({ history }: Pick<OfficeOrder, 'history'>, now: Date): string {
  const last = history.at(-1);
  if (last === undefined) return '';
  return `${eventText(last)} ${momentText(last.at, now)}, ${actorText(last)}.`;
}
