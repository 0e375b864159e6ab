import type {
  changeCard,
  confirmPayment,
  getPayment,
  payByCard,
  PaymentRefusal,
  startPayment,
  answerOperator,
  payByTransfer,
  TestCardOutcome,
} from '@yahont/contracts/payment/payment.ts';
import type { PaymentKind } from '@yahont/values/sums/tenders.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { refusalText, type RefusalTexts } from '#app/shop/words/refusal-text.ts';

const DECLINED = 'Банк отклонил платёж. Деньги не списаны: попробуйте ещё раз или заплатите другой картой.';

const REASONS: Record<PaymentRefusal, string> = {
  'insufficient-funds': 'На карте не хватает денег. Пополните её или заплатите другой картой.',
  'card-expired': 'Срок действия карты закончился. Заплатите другой картой.',
  'card-revoked': 'Банк больше не разрешает платить этой картой. Заплатите другой картой.',
  'wrong-code': 'Код введён неверно три раза, и банк отклонил платёж. Попробуйте ещё раз.',
  'timed-out': 'Банк не дождался подтверждения. Деньги не списаны, попробуйте ещё раз.',
  declined: DECLINED,
};

/** Why the shop has removed a saved card. */
const FORGOTTEN: Partial<Record<PaymentRefusal, string>> = {
  'card-expired': 'Срок действия карты закончился, и мы убрали её из сохранённых. Заплатите другой картой.',
  'card-revoked':
    'Банк больше не разрешает платить этой картой, и мы убрали её из сохранённых. Заплатите другой картой.',
};

/** Why the bank refused, and what to do. `isBySavedCard`: the shopper typed no card. */
export function refusalMessage(
  reason: PaymentRefusal | null,
  kind: PaymentKind,
  isBySavedCard = false,
): string {
  const forgotten = isBySavedCard && reason !== null ? FORGOTTEN[reason] : undefined;
  if (forgotten !== undefined) return nbsp(forgotten);
  if (kind === 'credit')
    return nbsp(
      reason === 'timed-out'
        ? REASONS['timed-out']
        : 'Оператор отказал в рассрочке и причину не назвал. Подайте заявку ещё раз или выберите другой способ оплаты.',
    );
  if (kind !== 'card' && (reason === null || reason === 'declined'))
    return nbsp('Перевод не прошёл, деньги не списаны. Попробуйте ещё раз или выберите другой способ.');
  return nbsp(reason === null ? DECLINED : REASONS[reason]);
}

type PayCalls =
  | typeof startPayment
  | typeof changeCard
  | typeof getPayment
  | typeof payByCard
  | typeof confirmPayment
  | typeof answerOperator
  | typeof payByTransfer;

const PROBLEMS: RefusalTexts<PayCalls> = {
  'wrong-code': ({ triesLeft }) =>
    `Код не подошёл, ${triesLeft === 1 ? 'осталась' : 'осталось'} ${countOf(triesLeft, ['попытка', 'попытки', 'попыток'])}.`,
  'payment-provider-unavailable': 'Банк сейчас не отвечает. Заказ за вами: попробуйте через минуту.',
  'payment-not-found': 'Этот платёж уже закрыт. Начните ещё раз.',
  'not-payable': 'Этот заказ уже не ждёт оплаты. Что с ним, видно в разделе «Заказы».',
  'order-not-found': 'Такого заказа нет.',
};

/** Message for a refused form of the payment page. */
export function payProblemMessage({ code, triesLeft }: { code: string; triesLeft: number }): string {
  const otherwise = 'Не получилось. Деньги не списаны: попробуйте ещё раз через минуту.';
  return nbsp(refusalText<PayCalls>(PROBLEMS, { code, context: { triesLeft } }, otherwise));
}

/** The demo operator's answer for each test phone number. */
export function applicantText(outcome: 'approved' | 'refused' | 'asks-for-more'): string {
  const texts = {
    approved: 'оператор одобрит',
    refused: 'оператор откажет',
    'asks-for-more': 'оператор спросит ИНН',
  };
  return nbsp(texts[outcome]);
}

/** The demo bank's result for each test card. */
export function outcomeText(outcome: TestCardOutcome): string {
  const texts: Record<TestCardOutcome, string> = {
    accepted: 'оплата проходит',
    refused: 'на карте не хватает денег',
    confirmation: 'банк спросит код',
    'refused-when-saved': 'пройдёт, а сохранённой откажут',
    'revoked-when-saved': 'пройдёт, а сохранённую банк отзовёт',
  };
  return nbsp(texts[outcome]);
}
