import type { LineBack, OrderSummary } from '@yahont/contracts/orders/orders.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { cameBack } from '@yahont/values/sums/came-back.ts';
import { pointsFor } from '@yahont/values/sums/points.ts';
import { countOf } from '@yahont/values/text/plural.ts';

type Facts = Pick<OrderSummary, 'status' | 'tenders' | 'wasHandedOver'>;

/** The row of what was left at the door: its price is off the sum, because nobody has paid it. */
export const NOT_TAKEN = 'Примерили и\u00A0не\u00A0взяли';

/** What became of a line that its buyer does not have. */
export const BACK_TEXTS: Readonly<Record<LineBack, string>> = {
  cancelled: 'Отменили',
  'not-kept': NOT_TAKEN,
  returned: 'Вернули',
  exchanged: 'Обменяли',
};

const BY_BANK = 'банк зачислит их в течение десяти дней';

/** The state of an order whose money went back, or goes back: only what was sent is called sent. */
export function backSentence({ status, tenders, wasHandedOver }: Facts): string {
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

/** The same as an event of the history. */
export function backEvent(tenders: Facts['tenders']): { name: string; note: string | null } {
  const { sent, cash } = cameBack(tenders);
  if (sent > 0)
    return { name: 'Деньги отправлены', note: `${BY_BANK.charAt(0).toUpperCase()}${BY_BANK.slice(1)}` };
  if (cash > 0) return { name: 'Деньги выданы наличными', note: null };
  const names = balancesBack(tenders);
  return { name: names === '' ? 'Заказ возвращён' : `Вернули ${names}`, note: null };
}

/** The same as the line under the sum; empty when nothing went back. */
export function backNote({ status, tenders }: Pick<Facts, 'status' | 'tenders'>): string {
  const { sent, cash } = cameBack(tenders);
  if (sent > 0) return status === 'refunded' ? 'деньги отправлены' : '';
  if (cash > 0) return 'выдали наличными';
  const names = balancesBack(tenders);
  return names === '' ? '' : `${names} вернули`;
}

/** What went back of an order, a line each: money, points and certificates. What was never paid did not go back. */
export function backLines({ status, tenders }: Pick<Facts, 'status' | 'tenders'>): string[] {
  const { sent, cash, bonus, certificate } = cameBack(tenders);
  // An order that was cancelled is moved on as soon as its money has gone.
  const isOnItsWay = status === 'cancelled' || status === 'expired';
  return [
    sent > 0 ? `${isOnItsWay ? 'Возвращаем' : 'Отправили обратно'} ${formatRoubles(sent)}` : '',
    cash > 0 ? `Вернули ${formatRoubles(cash)}` : '',
    bonus > 0 ? `Вернули ${countOf(pointsFor(bonus), ['бонус', 'бонуса', 'бонусов'])}` : '',
    certificate > 0 ? `Вернули на\u00A0сертификат ${formatRoubles(certificate)}` : '',
  ].filter((line) => line !== '');
}

function balancesBack(tenders: Facts['tenders']): string {
  const { bonus, certificate } = cameBack(tenders);
  return [bonus > 0 ? 'бонусы' : '', certificate > 0 ? 'сертификат' : '']
    .filter((name) => name !== '')
    .join(' и\u00A0');
}
