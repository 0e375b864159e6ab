import type { OrderStatus } from '@yahont/contracts/orders/orders.ts';
import type { DeliveryKind } from '@yahont/values/delivery-kinds.ts';
import { formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { amountPaidWith } from '@yahont/values/sums/tenders.ts';
import { worksText } from '@yahont/values/works.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import type { OrderForMessages } from './order-for-messages.ts';

/** `news` is the text of the SMS and the heading of the e-mail; `next` says what happens next. */
export type OrderTexts = { news: string; next: string };

type Writer = (order: OrderForMessages) => OrderTexts;

/** Statuses that the buyer is notified of; the others are only shown on the site. */
const WRITERS: Partial<Record<OrderStatus, Writer>> = {
  new: (order) => ({
    news: `Заказ № ${order.number} принят`,
    next: sentences(payment(order), workshop(order), delivery(order)),
  }),
  paid: (order) => ({
    news: `Заказ № ${order.number} оплачен`,
    next: sentences(thanks(order), workshop(order), delivery(order)),
  }),
  ready: (order) => ({ news: `Заказ № ${order.number} готов`, next: HAND_OVERS[order.deliveryKind](order) }),
  cancelled: (order) => ({
    news: `Заказ № ${order.number} отменён`,
    next: moneyBack(order),
  }),
  expired: (order) => ({
    news: `Заказ № ${order.number} снят с брони`,
    next: LAPSES[order.deliveryKind],
  }),
};

/** The texts for a status; null when it is not announced. */
export function writeOrderTexts(order: OrderForMessages, status: OrderStatus): OrderTexts | null {
  const texts = WRITERS[status]?.(order);
  return texts ? { news: nbsp(texts.news), next: nbsp(texts.next) } : null;
}

function sentences(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}

/** What is done before the order is sent, and how long it takes: «В мастерской закрепим камень — 3 дня.» */
function workshop({ works }: OrderForMessages): string {
  return works.length === 0 ? '' : `В мастерской ${worksText(works)}, дни рабочие.`;
}

function thanks({ due }: OrderForMessages): string {
  return due > 0 ? `Получили ${formatRoubles(due)}, спасибо!` : 'Спасибо!';
}

function moneyBack({ isPaid, due, tenders }: OrderForMessages): string {
  const money = isPaid && due > 0 ? 'Деньги вернутся туда, откуда пришли, в течение десяти дней.' : '';
  const bonus = amountPaidWith(tenders, 'bonus') > 0 ? 'Бонусы снова на счёте.' : '';
  const certificate =
    amountPaidWith(tenders, 'certificate') > 0 ? 'Сертификатом снова можно оплатить покупку.' : '';
  const back = [money, bonus, certificate].filter((text) => text !== '');
  if (isPaid && back.length > 0) return back.join(' ');
  return [...back, 'Если это ошибка, оформите его снова: украшения ждут в каталоге.'].join(' ');
}

function payment(order: OrderForMessages): string {
  if (order.isPaid) return 'Заказ оплачен.';
  return `К оплате при получении ${formatRoubles(order.due)}.`;
}

/** When and where the order arrives. */
const DELIVERIES: Record<DeliveryKind, (order: OrderForMessages, day: string) => string> = {
  courier: ({ deliveryAddress }, day) => `Курьер привезёт его ${day}: ${deliveryAddress}.`,
  pickup: (order, day) => `Сообщим, когда его можно будет забрать; ждём к ${day}: ${place(order)}.`,
  electronic: () => 'Как дойдёт подарок, видно на странице заказа; там же его можно распечатать.',
};

/** What becomes of an order that nobody has paid. */
const LAPSES: Record<DeliveryKind, string> = {
  courier: 'Оплата не поступила вовремя, и украшения вернулись в каталог.',
  pickup: 'Оплата не поступила вовремя, и украшения вернулись в каталог.',
  electronic: 'Оплата не поступила вовремя. Сертификат можно заказать снова в любой день.',
};

/** What happens to an order that is ready. */
const HAND_OVERS: Record<DeliveryKind, (order: OrderForMessages) => string> = {
  courier: ({ deliveryAddress }) => `Передаём его курьеру: ${deliveryAddress}.`,
  pickup: (order) => `Ждём вас: ${place(order)}. Возьмите с собой паспорт.`,
  electronic: () => '',
};

function delivery(order: OrderForMessages): string {
  return DELIVERIES[order.deliveryKind](order, formatDayMonth(order.deliveryDate));
}

function place({ storeName, deliveryAddress }: OrderForMessages): string {
  return storeName === null ? deliveryAddress : `${storeName}, ${deliveryAddress}`;
}
