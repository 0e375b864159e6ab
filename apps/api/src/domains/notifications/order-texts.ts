import type { OrderStatus } from '@yahont/contracts/orders.ts';
import { formatDayMonth } from '@yahont/values/iso-date.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { amountPaidWith } from '@yahont/values/sums/tenders.ts';
import { nbsp } from '@yahont/values/typography.ts';
import type { OrderForMessages } from './order-for-messages.ts';

/** `news` is the sentence of the SMS and the heading of the mail, `next` says what happens now. */
export type OrderTexts = { news: string; next: string };

type Writer = (order: OrderForMessages) => OrderTexts;

/** Steps of an order that its buyer hears about; the others he sees on the site. */
const WRITERS: Partial<Record<OrderStatus, Writer>> = {
  new: (order) => ({ news: `Заказ № ${order.number} принят`, next: `${payment(order)} ${delivery(order)}` }),
  paid: (order) => ({
    news: `Заказ № ${order.number} оплачен`,
    next: `${thanks(order)} ${delivery(order)}`,
  }),
  ready: (order) => ({ news: `Заказ № ${order.number} готов`, next: handOver(order) }),
  cancelled: (order) => ({
    news: `Заказ № ${order.number} отменён`,
    next: moneyBack(order),
  }),
  expired: (order) => ({
    news: `Заказ № ${order.number} снят с брони`,
    next: 'Оплата не поступила вовремя, и украшения вернулись в каталог.',
  }),
};

/** What to tell about this step; null for a step that is not announced. */
export function writeOrderTexts(order: OrderForMessages, status: OrderStatus): OrderTexts | null {
  const texts = WRITERS[status]?.(order);
  return texts ? { news: nbsp(texts.news), next: nbsp(texts.next) } : null;
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

function delivery(order: OrderForMessages): string {
  const day = formatDayMonth(order.deliveryDate);
  if (order.deliveryKind === 'courier') return `Курьер привезёт его ${day}: ${order.deliveryAddress}.`;
  return `Сообщим, когда его можно будет забрать; ждём к ${day}: ${place(order)}.`;
}

function handOver(order: OrderForMessages): string {
  if (order.deliveryKind === 'courier') return `Передаём его курьеру: ${order.deliveryAddress}.`;
  return `Ждём вас: ${place(order)}. Возьмите с собой паспорт.`;
}

function place({ storeName, deliveryAddress }: OrderForMessages): string {
  return storeName === null ? deliveryAddress : `${storeName}, ${deliveryAddress}`;
}
