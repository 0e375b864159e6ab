import { formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import type { DeliveryKind } from '@yahont/values/delivery-kinds.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { namesTogether } from '@yahont/values/text/same-things.ts';
import { worksText } from '@yahont/values/works.ts';
import { composeEmail } from '#src/platform/messages/email/email-layout.ts';
import type { EmailContent } from '#src/platform/messages/email/email-layout.ts';
import { hoursOf } from '../events/families/calls.ts';
import type { OrderForMessages } from '../order-for-messages.ts';

export type OrderToWork = OrderForMessages & {
  cityName: string;
  /** The promised day is over, as when a transfer came late. */
  isDayPast: boolean;
  /** Number of the other order of the cart, when the e-mail is not about it; null: there is none. */
  companion: string | null;
};

/** More things than an e-mail needs: the order has them all. */
const MOST_NAMES = 10;

/**
 * The e-mail to the operators about orders to begin with: number, sum, way and place, and what to do. It names nobody: whose
 * order it is, the address and the wishes are read in the order, by those who may.
 */
export function composeWorkMail(orders: readonly OrderToWork[]): EmailContent {
  const numbers = orders.map(({ number }) => `№ ${number}`).join(' и ');
  const [only, ...more] = orders;
  const title =
    only !== undefined && more.length === 0
      ? `Новый заказ ${numbers} на ${formatRoubles(only.total)}`
      : `Новые заказы ${numbers}`;
  return composeEmail({ title, paragraphs: orders.flatMap(describe) });
}

function describe(order: OrderToWork): string[] {
  const { way, task } = WAYS[order.deliveryKind](order);
  return [
    [
      `Заказ № ${order.number} на ${formatRoubles(order.total)}`,
      namesOf(order),
      way,
      moneyOf(order),
      ...(order.works.length === 0 ? [] : [`В мастерской: ${worksText(order.works)}.`]),
      ...(order.hasWishes ? ['Есть пожелания или тексты покупателя: прочитайте их в заказе.'] : []),
      ...(order.companion === null ? [] : [`Второй заказ той же корзины: № ${order.companion}.`]),
    ].join('\n'),
    `Что сделать: ${order.isDayPast ? LATE : task}`,
  ];
}

const LATE = 'обещанный день уже прошёл. Договоритесь с покупателем о новом и соберите заказ.';

type Way = { /** How it reaches the buyer, and when. */ way: string; task: string };

const WAYS: Readonly<Record<DeliveryKind, (order: OrderToWork) => Way>> = {
  courier: (order) =>
    order.carrier === null
      ? {
          way: `Курьер, ${order.cityName}: ${dayOf(order)}${hoursOf(order)}.`,
          task: 'соберите заказ к этому дню и передайте курьеру.',
        }
      : { way: `Курьер службы доставки, ${order.cityName}: ${dayOf(order)}.`, task: TO_CARRIER },
  express: (order) => ({
    way: `Курьер сегодня, ${order.cityName}: ${dayOf(order)}${hoursOf(order)}.`,
    task: 'соберите заказ сразу и отправьте курьера: покупатель ждёт в этот же день.',
  }),
  pickup: (order) => ({
    way: `Самовывоз: ${order.storeName ?? order.deliveryAddress}, обещан к ${dayOf(order)}.`,
    task: 'соберите заказ в салоне и отметьте, что он готов: тогда покупатель получит код.',
  }),
  point: (order) => ({
    way: `Пункт выдачи службы доставки, ${order.cityName}: ${dayOf(order)}.`,
    task: TO_CARRIER,
  }),
  electronic: () => ({ way: 'Электронный заказ.', task: 'он отправится сам.' }),
};

const TO_CARRIER = 'соберите заказ и передайте посылку службе доставки, чтобы она успела к этому дню.';

function namesOf({ lines }: OrderToWork): string {
  const all = namesTogether(lines.map(nameOf));
  const names = all.slice(0, MOST_NAMES);
  const rest = all.length - names.length;
  return `${names.join('; ')}${rest > 0 ? ` и ещё ${rest}` : ''}`;
}

/** Goods with their size and stone; texts for cards and inscriptions, and who gets a certificate, are read in the order. */
function nameOf({ name, details, subject }: OrderToWork['lines'][number]): string {
  return subject === 'commodity' ? [name, ...details].join(', ') : name;
}

function moneyOf({ isPaid, due, total }: OrderToWork): string {
  if (isPaid) return 'Оплачен.';
  const rest = due === total ? '' : ', остальное оплатят бонусы или сертификат';
  return `Взять при получении ${formatRoubles(due)}${rest}.`;
}

function dayOf({ deliveryDate }: OrderToWork): string {
  return formatDayMonth(deliveryDate);
}
