import type { LineBack, OrderSummary } from '@yahont/contracts/orders/orders.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { cameBack } from '@yahont/values/sums/came-back.ts';
import { pointsFor } from '@yahont/values/sums/points.ts';
import { countOf } from '@yahont/values/text/plural.ts';

type ReturnedOrder = Pick<OrderSummary, 'status' | 'tenders' | 'wasHandedOver'>;

/** The row of items refused at the door: their price is subtracted, because nobody has paid it. */
export const NOT_TAKEN = 'Примерили и\u00A0не\u00A0взяли';

/** Outcome of a line that its buyer does not keep: returned, cancelled, refused. */
export const BACK_TEXTS: Readonly<Record<LineBack, string>> = {
  cancelled: 'Отменили',
  'not-kept': NOT_TAKEN,
  returned: 'Вернули',
  exchanged: 'Обменяли',
};

const BY_BANK = 'банк зачислит их в течение десяти дней';

/**
 * The state of a refunded order, or one with a refund under way: it says «sent» only about money that was
 * sent.
 */
export function backSentence({ status, tenders, wasHandedOver }: ReturnedOrder): string {
  const ended = wasHandedOver ? 'Вернули' : 'Отменён';
  const { sent, cash } = cameBack(tenders);
  if (sent > 0)
    return status === 'refunded'
      ? `${ended}, деньги отправлены: ${BY_BANK}`
      : `${ended}, деньги вот-вот отправим: ${BY_BANK}`;
  if (cash > 0) return `${ended}, деньги выдали наличными`;
  const names = balancesBack(tenders);
  if (names === '') return ended;
  return wasHandedOver ? `Вернули ${names}` : `Отменён, ${names} вернули`;
}

/** The same text for an event of the history. */
export function backEvent(tenders: ReturnedOrder['tenders']): { name: string; note: string | null } {
  const { sent, cash } = cameBack(tenders);
  if (sent > 0)
    return { name: 'Деньги отправлены', note: `${BY_BANK.charAt(0).toUpperCase()}${BY_BANK.slice(1)}` };
  if (cash > 0) return { name: 'Деньги выданы наличными', note: null };
  const names = balancesBack(tenders);
  return { name: names === '' ? 'Заказ возвращён' : `Вернули ${names}`, note: null };
}

/** The same text for the line under the sum; empty without a refund. */
export function backNote({ status, tenders }: Pick<ReturnedOrder, 'status' | 'tenders'>): string {
  const { sent, cash } = cameBack(tenders);
  if (sent > 0) return status === 'refunded' ? 'деньги отправлены' : '';
  if (cash > 0) return 'выдали наличными';
  const names = balancesBack(tenders);
  return names === '' ? '' : `${names} вернули`;
}

/**
 * The refunds of an order, one line each: money, points and certificates. An amount that was never paid is
 * not a refund.
 */
export function backLines({ status, tenders }: Pick<ReturnedOrder, 'status' | 'tenders'>): string[] {
  const { sent, cash, bonus, certificate } = cameBack(tenders);
  // A cancelled order changes its status as soon as its money was sent.
  const isOnItsWay = status === 'cancelled' || status === 'expired';
  return [
    sent > 0 ? `${isOnItsWay ? 'Возвращаем' : 'Отправили обратно'} ${formatRoubles(sent)}` : '',
    cash > 0 ? `Вернули ${formatRoubles(cash)}` : '',
    bonus > 0 ? `Вернули ${countOf(pointsFor(bonus), ['бонус', 'бонуса', 'бонусов'])}` : '',
    certificate > 0 ? `Вернули на\u00A0сертификат ${formatRoubles(certificate)}` : '',
  ].filter((line) => line !== '');
}

function balancesBack(tenders: ReturnedOrder['tenders']): string {
  const { bonus, certificate } = cameBack(tenders);
  return [bonus > 0 ? 'бонусы' : '', certificate > 0 ? 'сертификат' : '']
    .filter((name) => name !== '')
    .join(' и\u00A0');
}
