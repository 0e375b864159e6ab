import { formatRoubles, kopecks } from '@yahont/values/money.ts';
import { orderNumber } from '#src/domains/buying/orders/index.ts';
import type { BookFault, BookFaultKind, BookPart } from './books.sql.ts';
import type { TotalDifference } from './compare-totals.ts';

/** Whether the numbers of a fault are kopecks or a count. */
const FAULTS: Readonly<Record<BookFaultKind, { text: string; isMoney: boolean }>> = {
  'order-tenders': { text: 'оплаты не складываются в сумму заказа', isMoney: true },
  'payment-tender': { text: 'пришедшие платежи не равны оплаченной части', isMoney: true },
  'tender-refunds': { text: 'возвращённое не равно частям возвратов', isMoney: true },
  'refund-parts': { text: 'части возврата не складываются в его сумму', isMoney: true },
  'certificate-ledger': { text: 'остаток сертификата не равен его записям', isMoney: true },
  'certificate-tender': { text: 'с сертификата списано не столько, сколько им оплачено', isMoney: true },
  'points-uses': { text: 'баллов потрачено больше, чем было', isMoney: false },
  'points-order': { text: 'списанные баллы не равны оплаченному баллами', isMoney: false },
  'piece-twice': { text: 'изделие у нескольких владельцев', isMoney: false },
  'piece-order': { text: 'изделие числится за заказом, в котором его нет', isMoney: false },
};

/** A fault of the books in one line of Russian, with the numbers of its orders. */
export function describeFault({ kind, orders, subject, expected, found }: BookFault): string {
  const { text, isMoney } = FAULTS[kind];
  const show = (amount: number): string => (isMoney ? formatRoubles(kopecks(amount)) : String(amount));
  const named = [...orders.map((id) => `заказ ${orderNumber(id)}`), subject].filter((part) => part !== '');
  return `${named.join(', ')}: ${text} — должно быть ${show(expected)}, есть ${show(found)}`;
}

const PARTS: Readonly<Record<BookPart, { name: string; isMoney: boolean }>> = {
  orders: { name: 'Заказы', isMoney: true },
  tenders: { name: 'Части оплаты', isMoney: true },
  refunded: { name: 'Возвращено по частям оплаты', isMoney: true },
  payments: { name: 'Платежи', isMoney: true },
  refunds: { name: 'Возвраты', isMoney: true },
  receipts: { name: 'Чеки', isMoney: true },
  certificates: { name: 'Сертификаты', isMoney: true },
  'certificate-entries': { name: 'Записи сертификатов', isMoney: true },
  points: { name: 'Баллы', isMoney: false },
  items: { name: 'Изделия', isMoney: false },
  sales: { name: 'Продажи салонов', isMoney: true },
  accounts: { name: 'Покупатели', isMoney: false },
};

/** A difference between the books of a backup and those of a database, in one line of Russian. */
export function describeTotalDifference({ part, key, before, after }: TotalDifference): string {
  const { name, isMoney } = PARTS[part];
  const show = ({ count, sum }: TotalDifference['before']): string =>
    isMoney ? `${count} на ${formatRoubles(kopecks(sum))}` : String(part === 'points' ? sum : count);
  return `${name} (${key}): в копии ${show(before)}, в базе ${show(after)}`;
}
