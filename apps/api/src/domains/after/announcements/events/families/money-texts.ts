import { formatRoubles, ZERO, type Kopecks } from '@yahont/values/money.ts';
import { cameBack, type BackTender } from '@yahont/values/sums/came-back.ts';
import { amountPaidWith } from '@yahont/values/sums/tenders.ts';
import type { OrderForMessages } from '../../order-for-messages.ts';
import type { PartBack, RefundForMessages } from '../../refund-for-messages.ts';
import type { OrderText } from '../order-text.ts';
import { balancesBack } from './return-texts.ts';

/** Money that is refunded for a cancelled order. */
export function moneyBack({ isPaid, due, tenders, parts }: OrderForMessages): string {
  const hasPart = parts !== undefined && parts !== null && parts.left < due;
  const hasMoney = due > 0 && (isPaid || hasPart);
  const money = hasMoney ? 'Деньги вернутся туда, откуда пришли, за десять дней.' : '';
  const bonus = amountPaidWith(tenders, 'bonus') > 0 ? 'Бонусы снова на счёте.' : '';
  const certificate = amountPaidWith(tenders, 'certificate') > 0 ? 'Сертификат снова действует.' : '';
  const back = [money, bonus, certificate].filter((text) => text !== '');
  if ((isPaid || hasPart) && back.length > 0) return back.join(' ');
  return [...back, 'Если это ошибка, оформите его снова.'].join(' ');
}

/**
 * The last refund of an order that is over, without earlier ones. Money through a bank was sent and has
 * not arrived yet. Cash has no sum, because pieces left at the door were never paid for.
 */
export function moneyReturned({ number, refund }: RefundForMessages): OrderText {
  const { sent, cash } = cameBack(refund.parts.map(asTender));
  const balances = balancesBack(refund.parts);
  const next = [sent > 0 ? sentByBank(sent) : '', cash > 0 ? CASH_BACK : '', ...balances];
  const text = { next: next.filter((part) => part !== '').join(' ') };
  if (sent > 0)
    return {
      ...text,
      news: `Деньги за заказ № ${number} отправили`,
      whenAndWhere: formatRoubles(sent),
      sms: { before: arrives(sent) },
    };
  if (cash > 0) return { ...text, news: `Деньги за заказ № ${number} вернули`, sms: { before: CASH_BACK } };
  return { ...text, news: `Оплату заказа № ${number} вернули`, sms: { before: balances.join(' ') } };
}

function asTender({ kind, amount, byCard }: PartBack): BackTender {
  return { kind, refunded: amount, notTaken: ZERO, byCard };
}

/** Money for some pieces of an order, transferred by a bank. */
export function partSent({ number, sent }: RefundForMessages): OrderText {
  return {
    news: `Деньги за возврат из заказа № ${number} отправили`,
    whenAndWhere: formatRoubles(sent),
    next: sentByBank(sent),
    sms: { before: arrives(sent) },
  };
}

/** Money that was paid twice, or beside the parts of an order, and belongs to no piece. */
export function surplusSent({ number, sent, parts }: RefundForMessages): OrderText {
  return {
    news: `Лишнюю оплату заказа № ${number} отправили обратно`,
    whenAndWhere: formatRoubles(sent),
    next: `${parts ? 'По заказу пришло больше, чем осталось, или позже срока.' : 'Заказ был оплачен дважды.'} ${sentByBank(sent)}`,
    sms: { before: arrives(sent) },
  };
}

function sentByBank(sent: Kopecks): string {
  return `Отправили ${formatRoubles(sent)} туда, откуда они пришли. Банк зачисляет их до десяти дней.`;
}

function arrives(sent: Kopecks): string {
  return `Банк зачислит ${formatRoubles(sent)} в течение десяти дней.`;
}

const CASH_BACK = 'Наличные выдали в кассе салона.';
