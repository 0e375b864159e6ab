import type { PaymentKind } from '@yahont/contracts/orders/orders.ts';
import type { applyCertificate } from '@yahont/contracts/certificates/certificates.ts';
import type { placeOrder } from '@yahont/contracts/checkout/checkout.ts';
import { formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import { instalmentSum } from '@yahont/values/sums/instalment.ts';
import { formatRoubles, kopecks } from '@yahont/values/money.ts';
import type { WayToPay } from '@yahont/values/sums/ways-to-pay.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { refusalText, type Refusal, type RefusalTexts } from '#app/shop/words/refusal-text.ts';

const FAILED = 'Не получилось оформить заказ. Ничего не списано: попробуйте ещё раз через минуту.';

const CERTIFICATE_UNUSABLE =
  'Сертификата с таким кодом нет, или на нём ничего не осталось. Проверьте код или уберите сертификат.';
const TOO_MANY_TRIES = 'Слишком много неверных кодов. Попробуйте через час или позвоните нам.';

const TEXTS: RefusalTexts<typeof placeOrder> & Record<'validation', string> = {
  'total-changed': ({ total }) =>
    `Пока вы оформляли заказ, сумма изменилась: теперь к оплате ${formatRoubles(total)}. Проверьте и подтвердите ещё раз.`,
  'date-changed': ({ date, by }) =>
    `Пока вы оформляли заказ, срок изменился: получить его можно ${by === null ? `с ${formatDayMonth(date)}` : `${formatDayMonth(date)} до ${by}`}. Проверьте и подтвердите ещё раз.`,
  'out-of-stock': ({ stoneIds }) =>
    stoneIds.length > 0
      ? 'Камень только что выбрал другой покупатель. Мы отметили его в заказе: рядом ссылка на ближайшие к нему.'
      : 'Одно из изделий только что купили. Мы отметили его в заказе: вернитесь в корзину и выберите другой размер, другую длину или похожее украшение.',
  'cart-empty': 'В корзине ничего нет. Возможно, этот заказ уже оформлен: он ждёт в разделе «Заказы».',
  'city-changed': ({ cityName }) =>
    `Теперь выбран город ${cityName}. Укажите адрес в нём и проверьте день и сумму.`,
  'delivery-unavailable':
    'Такого способа или дня получения больше нет: мы отметили другой. Проверьте день и сумму.',
  'nothing-ready': 'Готовых изделий больше нет: снимите отметку, и мы привезём всё вместе.',
  'interval-taken': 'Это время у курьера только что заняли. Выберите другое: остальное мы сохранили.',
  'payment-unavailable': 'Этот способ оплаты сейчас не подходит к заказу. Выберите другой.',
  'saved-card-gone': 'Этой картой заплатить уже нельзя. Выберите другую.',
  'not-enough-bonus': ({ balance }) =>
    `Бонусов не хватает: на счёте ${countOf(balance, ['бонус', 'бонуса', 'бонусов'])}.`,
  'certificate-unusable': CERTIFICATE_UNUSABLE,
  'too-many-tries': TOO_MANY_TRIES,
  'idempotency-mismatch': 'Этот заказ уже оформлен. Он ждёт в личном кабинете, в разделе «Заказы».',
  // The form sends the key by itself, so the shopper cannot correct it.
  'idempotency-key-required': FAILED,
  'idempotency-key-malformed': FAILED,
  validation: 'Проверьте отмеченные поля.',
};

/** Message for an order that was refused; typed values are kept. */
export function checkoutMessage(refusal: Refusal): string {
  return nbsp(refusalText<typeof placeOrder>(TEXTS, refusal, FAILED));
}

/** Why a gift certificate was not taken. */
export function certificateMessage(refusal: Refusal): string {
  return nbsp(
    refusalText<typeof applyCertificate>(
      CODE_TEXTS,
      refusal,
      'Не получилось проверить код. Попробуйте ещё раз.',
    ),
  );
}

const CODE_TEXTS: RefusalTexts<typeof applyCertificate> & Record<'validation', string> = {
  'certificate-unusable': CERTIFICATE_UNUSABLE,
  'too-many-tries': TOO_MANY_TRIES,
  validation: 'В коде опечатка: сверьте его с письмом или картой.',
};

const COMMENT = 'Пожелания к\u00A0заказу';

/** Texts of the step with wishes; a gift certificate is not handed over. */
export function wishesTexts({ isShipped }: { isShipped: boolean }) {
  const help = nbsp('Если нам нужно что-то знать о заказе, напишите здесь.');
  if (!isShipped) return { title: COMMENT, label: COMMENT, help, summary: help };
  return {
    title: 'Подарок и\u00A0пожелания',
    label: COMMENT,
    help,
    summary: nbsp('Можно попросить не звонить и убрать цену из посылки.'),
  };
}

/** The bank's hold may end before the hand-over; then the money is taken at its end. */
const HELD = 'Деньги заморозим и спишем при получении или когда кончится срок заморозки';

/** A card payment above the card's limit. */
const IN_TWO = 'Двумя платежами: заказов станет два, получите их вместе';

/** Title of a way to pay. */
export function paymentTitle(kind: PaymentKind): string {
  const titles: Record<PaymentKind, string> = {
    card: 'Картой на\u00A0сайте',
    sbp: 'Через СБП',
    sberpay: 'СберПэй',
    parts: 'Частями',
    cash: 'При получении',
    credit: 'Рассрочка 0\u00A0%',
    invoice: 'По\u00A0счёту',
    bonus: 'Бонусами',
  };
  return titles[kind];
}

/**
 * The note below the title: what it means, or why it is unavailable.
 * @param balance the shopper's points
 * @param isHeld the bank only blocks the money until the hand-over
 * @param cardOnReceipt whether couriers and stores take cards
 */
export function paymentNote(
  { kind, isAvailable, reason, instalment, isInTwo }: WayToPay,
  balance: number,
  isHeld = false,
  cardOnReceipt = false,
): string {
  if (isInTwo) return nbsp(isHeld ? `${IN_TWO}. ${HELD}` : IN_TWO);
  if (!isAvailable) return nbsp(unavailable(kind, { reason, balance }));
  const notes: Record<PaymentKind, string> = {
    card: isHeld ? `МИР. ${HELD}` : 'МИР, оплата сразу',
    sbp: 'По коду из приложения любого банка',
    sberpay: isHeld ? `В приложении Сбербанка. ${HELD}` : 'В приложении Сбербанка',
    parts: 'Несколькими платежами: картой, через СБП или СберПэй',
    cash: cardOnReceipt ? 'Картой или наличными, после примерки' : 'Наличными, после примерки',
    credit: instalment ? instalmentSum(instalment) : 'Без переплаты',
    invoice: 'Банковским переводом, без ограничения суммы',
    bonus: `На счёте ${countOf(balance, ['бонус', 'бонуса', 'бонусов'])}`,
  };
  return nbsp(notes[kind]);
}

function unavailable(
  kind: PaymentKind,
  { reason, balance }: { reason: string | null; balance: number },
): string {
  if (reason === 'not-enough-bonus') {
    return `На счёте ${countOf(balance, ['бонус', 'бонуса', 'бонусов'])}, на весь заказ не хватит`;
  }
  if (reason === 'prepaid-only') return 'Подарочный сертификат оплачивают сразу на сайте';
  if (reason === 'below-limit') return 'Сумма заказа меньше, чем нужно для рассрочки';
  if (reason === 'divided' && kind === 'parts')
    return 'Частями платят за\u00A0один заказ, а\u00A0их\u00A0будет два';
  if (reason === 'divided') return 'Рассрочку оформляют на\u00A0один заказ, а\u00A0их\u00A0будет два';
  if (reason === 'today') return 'Курьер приедет сегодня, раньше, чем придёт перевод: выберите другой день';
  if (reason === 'unpaid-invoices')
    return 'У\u00A0вас уже пять неоплаченных счетов: оплатите или отмените один из\u00A0них';
  if (reason === 'unpaid-cash')
    return 'У\u00A0вас уже три заказа с\u00A0оплатой при\u00A0получении: заберите или отмените один из\u00A0них. Этот можно оплатить сразу';
  if (reason === 'carried') return 'При доставке через пункт выдачи или службу доставки платят сразу';
  if (reason !== 'above-limit') return 'Сейчас недоступно';
  const limits: Record<PaymentKind, string> = {
    card: 'Сумма больше, чем банк проводит одним платежом',
    sbp: 'Сумма больше, чем проводит СБП',
    sberpay: 'Сумма больше, чем проводит СберПэй',
    parts: 'Сейчас недоступно',
    cash: 'Такую сумму при получении принять не можем',
    credit: 'Сумма больше, чем даёт рассрочка',
    invoice: 'Сейчас недоступно',
    bonus: 'Сейчас недоступно',
  };
  return limits[kind];
}

/** Text of the button beside the sum, at the bottom of a phone. */
export function payBarText(payment: string, isInTwo: boolean): string {
  if (isInTwo) return 'Оформить';
  if (payment === 'invoice') return 'Получить счёт';
  if (payment === 'parts') return 'Оплатить часть';
  return payment === 'cash' ? 'Заказать' : 'Оплатить';
}

/** Text of the main button, with the sum. `isInTwo`: the cart becomes two orders. `points`: the sum of an order paid with points only. */
export function payButtonText(
  payment: string,
  { due, points }: { due: number; points: number },
  isInTwo = false,
): string {
  const sum = formatRoubles(kopecks(due));
  // Each order is paid for by itself.
  if (isInTwo) return nbsp(`Оформить два заказа на ${sum}`);
  if (due === 0 && payment !== 'bonus') return 'Оформить заказ';
  switch (payment) {
    case 'bonus':
      return nbsp(`Оплатить ${countOf(points, ['бонусом', 'бонусами', 'бонусами'])}`);
    case 'cash':
      return nbsp(`Заказать на ${sum}`);
    case 'credit':
      return nbsp(`Оформить рассрочку на ${sum}`);
    case 'invoice':
      return `Получить счёт на ${sum}`;
    case 'parts':
      return nbsp('Оформить и оплатить первую часть');
    default:
      return `Оплатить ${sum}`;
  }
}
