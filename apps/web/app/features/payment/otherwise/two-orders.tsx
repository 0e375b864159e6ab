import type { ReactNode } from 'react';
import type { Order, OrderSummary } from '@yahont/contracts/orders/orders.ts';
import { formatDeliveryDate } from '@yahont/values/dates/city-time.ts';
import { formatRoubles, sumKopecks, type Kopecks } from '@yahont/values/money.ts';
import { isBalance, type PaymentKind, type TenderKind } from '@yahont/values/sums/tenders.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import { LinePicture } from '#app/shop/stone-drawings/line-picture.tsx';
import { SumRow, SumRows, SumTotal } from '#app/ui/text/sum-rows.tsx';
import sums from './order-sum.module.css';
import styles from './two-orders.module.css';

type Props = {
  order: Order;
  companion: OrderSummary;
  today: string;
  /** How long the items of the open order are reserved. */
  hold: ReactNode;
  /** The ways to pay the open order. */
  children: ReactNode;
};

/**
 * Both orders of one cart in their sequence: the order that is being paid is open, the other is collapsed.
 */
export function TwoOrders({ order, companion, today, hold, children }: Props) {
  const isSecond = order.id > companion.id;
  const folded = <Folded key="folded" order={companion} place={isSecond ? 1 : 2} today={today} />;
  const open = (
    <article key="open" className={styles.order} aria-labelledby="order-now">
      <Head id="order-now" mark={isSecond ? 2 : 1} order={order} today={today} sum={order.due} />
      <div className={styles.things}>
        <ul className={styles.lines}>
          {order.lines.map((line) => (
            <li key={line.id} className={styles.line}>
              <span className={styles.picture}>
                <LinePicture line={line} sizes="64px" />
              </span>
              <span>
                <b>{line.name}</b>
                {line.details.length > 0 && <small>{line.details.join(', ')}</small>}
              </span>
            </li>
          ))}
        </ul>
        {hold}
      </div>
      {children}
    </article>
  );
  return <div className={styles.root}>{isSecond ? [folded, open] : [open, folded]}</div>;
}

type FoldedProps = { order: OrderSummary; place: number; today: string };

function Folded({ order, place, today }: FoldedProps) {
  return (
    <article className={styles.order} aria-labelledby="order-other">
      <Head
        id="order-other"
        mark={order.isPaid ? 'paid' : place}
        order={order}
        today={today}
        sum={moneyFor(order)}
      />
      <p className={styles.note}>
        {nbsp(`${order.things.map(({ name }) => name).join(', ')}. ${stateText(order)}`)}
      </p>
      {order.canPay && (
        <p className={styles.note}>
          <ButtonLink href={`/cart/otherwise/?order=${order.id}`} variant="quiet">
            Оплатить этот заказ
          </ButtonLink>
        </p>
      )}
    </article>
  );
}

type HeadProps = {
  id: string;
  mark: number | 'paid';
  order: Pick<OrderSummary, 'number' | 'delivery'>;
  today: string;
  sum: Kopecks;
};

function Head({ id, mark, order, today, sum }: HeadProps) {
  return (
    <header className={styles.head}>
      <span className={styles.mark} data-paid={mark === 'paid' || undefined} aria-hidden="true">
        {mark === 'paid' ? <Icon name="check" size={16} /> : mark}
      </span>
      <h2 id={id} className={styles.title}>
        {order.number}, {formatDeliveryDate(order.delivery.date, today)}
      </h2>
      <b>{formatRoubles(sum)}</b>
    </header>
  );
}

const PAID_WITH: Partial<Record<TenderKind, string>> = {
  card: 'Оплачено картой',
  sbp: 'Оплачено через СБП',
  sberpay: 'Оплачено через СберПэй',
  credit: 'Оплачено в рассрочку',
  invoice: 'Оплачено по счёту',
};

function stateText(order: OrderSummary): string {
  if (order.isPaid) return PAID_WITH[moneyKind(order.tenders) ?? 'till'] ?? 'Оплачено';
  if (order.canPay) return 'Ждёт оплаты';
  return isOff(order) ? 'Отменён' : 'Оплата при получении';
}

function isOff({ status }: Pick<OrderSummary, 'status'>): boolean {
  return ['cancelled', 'refunded', 'expired'].includes(status);
}

/** The note beside the order's number in the sums. */
function markOf(order: Pick<OrderSummary, 'isPaid' | 'canPay' | 'status'>): string {
  if (order.isPaid) return ', оплачен';
  if (order.canPay) return ', ждёт';
  return isOff(order) ? ', отменён' : ', при получении';
}

function moneyKind(tenders: OrderSummary['tenders']): TenderKind | undefined {
  return tenders.find(({ kind }) => !isBalance(kind))?.kind;
}

/** The way that the other order was paid, so that it can be offered for this one. */
export function wayOfOther({ isPaid, tenders }: OrderSummary): PaymentKind | null {
  const kind = moneyKind(tenders);
  return isPaid && (kind === 'card' || kind === 'sbp' || kind === 'sberpay') ? kind : null;
}

function moneyFor({ tenders }: Pick<OrderSummary, 'tenders'>): Kopecks {
  return sumKopecks(tenders.flatMap(({ kind, amount }) => (isBalance(kind) ? [] : [amount])));
}

/** The total of both orders, and the amount left to pay. */
export function BothSums({ order, companion }: Pick<Props, 'order' | 'companion'>) {
  const rows = [
    { ...order, sum: order.due },
    { ...companion, sum: moneyFor(companion) },
  ].toSorted((a, b) => a.id - b.id);
  // An order paid on receipt is still to be paid; a cancelled order costs nothing.
  const standing = rows.filter((row) => !isOff(row));
  const left = sumKopecks(standing.flatMap(({ sum, isPaid }) => (isPaid ? [] : [sum])));
  const all = sumKopecks(standing.map(({ sum }) => sum));
  return (
    <aside className={sums.root} aria-labelledby="both-sums">
      <h2 id="both-sums" className={sums.title}>
        Всего
      </h2>
      <SumRows>
        {rows.map((row) => (
          <SumRow key={row.id} name={`${row.number}${markOf(row)}`} value={formatRoubles(row.sum)} />
        ))}
      </SumRows>
      <SumTotal name="Осталось" value={formatRoubles(left)} />
      {left < all && <p className={sums.of}>{nbsp(`из ${formatRoubles(all)}`)}</p>}
      <p className={sums.notes}>
        {nbsp(
          'Каждый заказ платится и возвращается сам по себе. Не оплатите один — другой всё равно приедет в свой день.',
        )}
      </p>
    </aside>
  );
}
