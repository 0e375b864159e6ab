import { formatRoubles } from '@yahont/values/money.ts';
import { namesTogether } from '@yahont/values/text/same-things.ts';
import { worksText } from '@yahont/values/works.ts';
import { composeEmail, type EmailContent } from '#src/platform/messages/email/email-layout.ts';
import { KINDS } from '../events/kinds/kinds.ts';
import type { OrderToWork } from '../order-for-messages.ts';

/** An e-mail lists no more things than this: the order has them all. */
const MAX_NAMES = 10;

/**
 * The e-mail to the operators about orders to start on: number, sum, delivery and place, and what to
 * do. It names nobody: the buyer, the address and the wishes are in the order, for those who may read
 * them.
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
  const { way, task } = KINDS[order.deliveryKind].work(order);
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

function namesOf({ lines }: OrderToWork): string {
  const all = namesTogether(lines.map(nameOf));
  const names = all.slice(0, MAX_NAMES);
  const rest = all.length - names.length;
  return `${names.join('; ')}${rest > 0 ? ` и ещё ${rest}` : ''}`;
}

/**
 * Goods with their size and stone. Texts for cards and inscriptions, and the receiver of a certificate,
 * are in the order.
 */
function nameOf({ name, details, subject }: OrderToWork['lines'][number]): string {
  return subject === 'commodity' ? [name, ...details].join(', ') : name;
}

function moneyOf({ isPaid, due, total }: OrderToWork): string {
  if (isPaid) return 'Оплачен.';
  const rest = due === total ? '' : ', остальное оплатят бонусы или сертификат';
  return `Взять при получении ${formatRoubles(due)}${rest}.`;
}
