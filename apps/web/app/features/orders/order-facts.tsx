import type { ReactNode } from 'react';
import type { Order } from '@yahont/contracts/orders.ts';
import { formatDeliveryDate } from '@yahont/values/city-time.ts';
import { formatDayMonth } from '@yahont/values/iso-date.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import type { Kopecks } from '@yahont/values/money.ts';
import { formatPhone } from '@yahont/values/phone.ts';
import { countOf } from '@yahont/values/plural.ts';
import { addressBeside } from '#app/lib/place-text.ts';
import { isFinished } from './order-sentence.ts';
import { paymentKindText } from './payment-kind-text.ts';
import styles from './order-facts.module.css';

type Props = { order: Order; today: string };

/** Sums of an order and what was agreed about it. */
export function OrderFacts({ order, today }: Props) {
  return (
    <div className={styles.root}>
      <section className={styles.panel} aria-labelledby="order-sums">
        <h2 id="order-sums" className={styles.title}>
          Сумма
        </h2>
        <dl className={styles.sums}>
          <Sum
            name={countOf(order.lines.length, ['изделие', 'изделия', 'изделий'])}
            value={formatRoubles(order.goods)}
          />
          <Off name="Промокод" amount={order.promoDiscount} />
          <Off name="Бонусы" amount={order.bonusSpent} />
          <Sum
            name={order.delivery.kind === 'courier' ? 'Курьер' : 'Самовывоз'}
            value={order.deliveryPrice === 0 ? 'бесплатно' : formatRoubles(order.deliveryPrice)}
          />
        </dl>
        <p className={styles.total}>
          <span>{totalName(order)}</span>
          <b>{formatRoubles(order.total)}</b>
        </p>
        {order.bonusToEarn > 0 && !isFinished(order) && (
          <p className={styles.note}>
            После получения начислим {countOf(order.bonusToEarn, ['бонус', 'бонуса', 'бонусов'])}.
          </p>
        )}
      </section>
      <section className={styles.panel} aria-labelledby="order-terms">
        <h2 id="order-terms" className={styles.title}>
          Получение
        </h2>
        <dl className={styles.terms}>
          <DeliveryTerms
            delivery={order.delivery}
            day={
              isFinished(order)
                ? formatDayMonth(order.delivery.date)
                : formatDeliveryDate(order.delivery.date, today)
            }
          />
          <Term name="Оплата">{paymentKindText(order.paymentKind)}</Term>
          <Term name="Получатель">
            {order.contact.name} {order.contact.lastName}
            <small>
              {[formatPhone(order.contact.phone), order.contact.email]
                .filter((text) => text !== '')
                .join(', ')}
            </small>
          </Term>
          {order.comment !== '' && <Term name="Пожелания">{order.comment}</Term>}
        </dl>
      </section>
    </div>
  );
}

function totalName({ isPaid, status }: Order): string {
  if (isPaid) return status === 'refunded' ? 'Вернулось' : 'Оплачено';
  return isFinished({ status }) ? 'Сумма' : 'К\u00A0оплате';
}

function DeliveryTerms({ delivery, day }: { delivery: Order['delivery']; day: string }) {
  if (delivery.kind === 'courier') {
    return (
      <>
        <Term name="Курьер">{day}</Term>
        <Term name="Адрес">{delivery.address}</Term>
      </>
    );
  }
  return (
    <>
      <Term name="Салон">
        {delivery.name || delivery.address}
        <small>
          {[addressBeside(delivery), delivery.metro, delivery.hoursText]
            .filter((text) => text !== '')
            .join(' · ')}
        </small>
      </Term>
      <Term name="Готово">{day}</Term>
    </>
  );
}

function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Off({ name, amount }: { name: string; amount: Kopecks }) {
  return amount === 0 ? null : <Sum name={name} value={`−${formatRoubles(amount)}`} isAccent />;
}

function Sum({ name, value, isAccent = false }: { name: string; value: string; isAccent?: boolean }) {
  return (
    <div data-accent={isAccent || undefined}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
