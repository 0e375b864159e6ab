import type { Difference } from '@yahont/contracts/office/money/reconciliations.ts';
import { formatRoubles } from '@yahont/values/money.ts';

const KINDS: Readonly<Record<Difference['kind'], string>> = {
  'missing-there': 'нет у провайдера',
  'missing-here': 'нет у нас',
  amount: 'суммы разные',
  state: 'состояния разные',
  receipt: 'нет чека',
  unasked: 'провайдер не ответил',
};

/** States of payments, refunds and receipts, here and at the providers. */
const STATES: Readonly<Record<string, string>> = {
  created: 'создано',
  pending: 'в ожидании',
  'waiting-for-confirmation': 'ждёт подтверждения',
  held: 'удержано',
  succeeded: 'получено',
  refused: 'отказано',
  cancelled: 'отменено',
  replaced: 'заменено другой картой',
  surplus: 'возвращаем лишнее',
  done: 'возвращено',
  waiting: 'ждёт отправки',
  registering: 'регистрируется',
  dead: 'не принят',
};

/** A difference in the report for staff, in one line. */
export function describeDifference(difference: Difference): string {
  const { kind, of, provider, providerId, orderNumber, here, there } = difference;
  const what = of === 'payment' ? 'Оплата' : 'Возврат';
  const order = orderNumber === null ? 'без заказа' : `заказ ${orderNumber}`;
  const sums = [here && `у нас ${describeSide(here)}`, there && `у провайдера ${describeSide(there)}`];
  const known = sums.filter((part) => part !== null).join(', ');
  return `${what}, ${order}: ${KINDS[kind]} — ${known}. ${provider} ${providerId ?? ''}`.trimEnd();
}

function describeSide({ state, amount }: NonNullable<Difference['here']>): string {
  return `${formatRoubles(amount)} (${STATES[state] ?? state})`;
}
