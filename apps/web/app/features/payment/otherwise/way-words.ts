import type { Order } from '@yahont/contracts/orders/orders.ts';
import type { changeWay, OrderWays } from '@yahont/contracts/payment/otherwise.ts';
import type { PaymentKind } from '@yahont/values/sums/tenders.ts';
import { DELIVERY } from '@yahont/values/delivery-kinds.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { instalmentSum } from '@yahont/values/sums/instalment.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { refusalText, type Refusal, type RefusalTexts } from '#app/shop/words/refusal-text.ts';
import { placeText } from '#app/shop/words/place-text.ts';
import { refusalMessage } from '../payment-messages.ts';

type Failed = NonNullable<OrderWays['failed']>;
type PaymentWay = OrderWays['ways'][number];

/** What happened, and that no money was lost; without a failure, the purpose of the page. */
export function headline(failed: OrderWays['failed']): string {
  if (failed === null) return 'Заплатить иначе';
  if (failed.refusal === null) return nbsp('Платёж не завершён, деньги на месте');
  const who: Partial<Record<PaymentKind, string>> = {
    credit: 'Оператор отказал',
    sbp: 'Перевод не прошёл',
    sberpay: 'Перевод не прошёл',
  };
  return nbsp(`${who[failed.kind] ?? 'Банк отказал'}, деньги на месте`);
}

/** The reason of the failure, and what happens to the order. */
export function failureText({ kind, refusal, isBySavedCard }: Failed): string {
  const kept = 'Заказ, украшения и скидки сохранены.';
  if (refusal === null) return nbsp(`Ничего не списали. ${kept}`);
  return `${refusalMessage(refusal, kind, isBySavedCard)} ${nbsp(kept)}`;
}

/** The name of a way in this list. After a failure the same way may be tried again. */
export function wayTitle(kind: PaymentKind, failed: OrderWays['failed']): string {
  const isAgain = failed?.kind === kind;
  const titles: Record<PaymentKind, string> = {
    card: isAgain ? 'Другой картой или той же ещё раз' : 'Картой на сайте',
    sbp: isAgain ? 'СБП ещё раз' : 'СБП',
    sberpay: isAgain ? 'СберПэй ещё раз' : 'СберПэй',
    parts: 'Частями',
    cash: 'При получении',
    credit: isAgain ? 'Рассрочка ещё раз' : 'Рассрочка без переплаты',
    invoice: 'По счёту',
    bonus: 'Бонусами',
  };
  return nbsp(titles[kind]);
}

type Terms = Pick<OrderWays, 'failed' | 'invoiceDays' | 'operator' | 'cardOnReceipt'>;

/** The line below the title. */
export function wayNote(kind: PaymentKind, terms: Terms, delivery: Order['delivery']): string {
  const { failed, invoiceDays, operator, cardOnReceipt } = terms;
  const isShort = failed?.kind === 'card' && failed.refusal === 'insufficient-funds';
  const notes: Record<PaymentKind, string> = {
    card: isShort ? 'МИР. Лимит можно поднять в приложении банка' : 'МИР',
    sbp: 'По коду из приложения банка, без комиссии',
    sberpay: 'Подтверждение в приложении Сбербанка',
    parts: 'Несколькими платежами: картой, через СБП или СберПэй',
    cash: `${cardOnReceipt ? 'Картой или наличными' : 'Наличными'}${placeOf(delivery)}`,
    credit: operator === null ? '' : `Первый платёж сегодня, оператор — ${operator}`,
    invoice: `Переводом из любого банка${invoiceDays === null ? '' : `, ждём ${countOf(invoiceDays, ['банковский день', 'банковских дня', 'банковских дней'])}`}`,
    bonus: '',
  };
  return nbsp(notes[kind]);
}

function placeOf(delivery: Order['delivery']): string {
  if ('storeId' in delivery) return ` в салоне: ${placeText(delivery)}`;
  return DELIVERY[delivery.kind].hasAddress ? ' курьеру' : '';
}

/** The sum paid in this way, and its schedule. */
export function waySum({ kind, instalment }: PaymentWay, due: OrderWays['due']): string {
  return kind === 'credit' && instalment !== null ? instalmentSum(instalment) : formatRoubles(due);
}

/** The button text with the way and the sum. */
export function wayButton(kind: PaymentKind, due: OrderWays['due']): string {
  const sum = formatRoubles(due);
  const texts: Record<PaymentKind, string> = {
    card: `Заплатить ${sum} картой`,
    sbp: `Заплатить ${sum} через СБП`,
    sberpay: `Заплатить ${sum} через СберПэй`,
    parts: `Заплатить ${sum} частями`,
    cash: `Заплатить ${sum} при получении`,
    credit: `Оформить рассрочку на ${sum}`,
    invoice: `Получить счёт на ${sum}`,
    bonus: `Заплатить ${sum} бонусами`,
  };
  return nbsp(texts[kind]);
}

/**
 * A note about paying on receipt: what it changes, or why it is unavailable. Null when nobody would expect
 * it.
 * @param whyClosed the reason, in the words of the checkout
 */
export function receiptNote(
  { ways, cashMax }: Pick<OrderWays, 'ways' | 'cashMax'>,
  whyClosed: (way: PaymentWay) => string,
): string | null {
  const way = ways.find(({ kind }) => kind === 'cash');
  if (way === undefined) return null;
  if (way.isAvailable)
    return nbsp(
      `«При получении» можно до ${formatRoubles(cashMax)}. Если выберете его, часы остановятся: украшения отложим до получения.`,
    );
  if (way.reason === 'above-limit')
    return nbsp(`При получении можно заплатить до ${formatRoubles(cashMax)}.`);
  return nbsp(`При получении нельзя. ${whyClosed(way)}.`);
}

const TEXTS: RefusalTexts<typeof changeWay> = {
  'payment-unavailable': 'Этот способ сейчас не подходит к заказу. Выберите другой.',
  'not-payable': 'Этот заказ уже не ждёт оплаты. Что с ним, видно на его странице.',
  'partly-paid': 'Часть денег уже пришла: остаток платят тем же способом.',
  'order-not-found': 'Такого заказа нет.',
};

/** Why the way was not changed. */
export function changeMessage(refusal: Refusal): string {
  return nbsp(
    refusalText<typeof changeWay>(TEXTS, refusal, 'Не получилось. Попробуйте ещё раз через минуту.'),
  );
}

/**
 * The initially chosen way: the one that paid the other order, otherwise the first that neither failed nor is
 * the current one.
 */
export function firstWay(
  { ways, current, failed }: OrderWays,
  other: PaymentKind | null,
): PaymentKind | undefined {
  const open = ways.flatMap(({ kind, isAvailable }) => (isAvailable ? [kind] : []));
  const left = failed?.kind ?? current;
  return open.find((kind) => kind === other) ?? open.find((kind) => kind !== left) ?? open[0];
}
