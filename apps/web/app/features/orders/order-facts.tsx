import type { ReactNode } from 'react';
import type { Order } from '@yahont/contracts/orders/orders.ts';
import { companyNumbers } from '@yahont/values/buyer/company-text.ts';
import { formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import { DELIVERY_NAMES } from '#app/shop/words/delivery-names.ts';
import { formatRoubles, kopecks, sumKopecks, type Kopecks } from '@yahont/values/money.ts';
import { cameBack, neverPaid } from '@yahont/values/sums/came-back.ts';
import { amountPaidWith } from '@yahont/values/sums/tenders.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { thingsText } from '#app/shop/words/things-text.ts';
import { PhoneText } from '#app/ui/text/phone-text.tsx';
import { ServiceRows } from '#app/shop/parts/service-rows.tsx';
import { DiscountRow, SumRow, SumRows, SumTotal } from '#app/ui/text/sum-rows.tsx';
import { backLines, NOT_TAKEN } from './story/back-words.ts';
import { isFinished } from './story/order-sentence.ts';
import { storyOf } from './story/kinds/kinds.ts';
import { isDayOver, plannedDay, waitsInStore } from './story/planned-day.ts';
import { partsLine } from './parts-line.ts';
import { paymentKindText } from './payment-kind-text.ts';
import text from '#app/ui/text/text.module.css';
import styles from './order-facts.module.css';

type Props = { order: Order; today: string; offsetHours: number };

/** Sums and terms of an order. */
export function OrderFacts({ order, today, offsetHours }: Props) {
  const inParts = partsLine(order, offsetHours);
  const unpaid = neverPaid(order.tenders);
  const services = order.lines.flatMap((line) =>
    line.services.map(({ name, price }) => ({ name, amount: price })),
  );
  return (
    <div className={styles.root}>
      <section className={styles.panel} aria-labelledby="order-sums">
        <h2 id="order-sums" className={styles.title}>
          Сумма
        </h2>
        <SumRows>
          <SumRow
            name={thingsText(order.lines)}
            value={formatRoubles(kopecks(order.goods - sumKopecks(services.map(({ amount }) => amount))))}
          />
          <ServiceRows services={services} />
          <DiscountRow name="За комплект" amount={order.setDiscount} />
          <DiscountRow name="Промокод" amount={kopecks(order.promoDiscount - order.setDiscount)} />
          <DiscountRow name="Бонусы" amount={amountPaidWith(order.tenders, 'bonus')} />
          <DiscountRow name="Сертификат" amount={amountPaidWith(order.tenders, 'certificate')} />
          <SumRow
            name={DELIVERY_NAMES[order.delivery.kind]}
            value={order.deliveryPrice === 0 ? 'бесплатно' : formatRoubles(order.deliveryPrice)}
          />
          <DiscountRow name={NOT_TAKEN} amount={unpaid} />
        </SumRows>
        <SumTotal name={totalName(order)} value={formatRoubles(kopecks(order.due - unpaid))} />
        <MoneyLeft order={order} paid={kopecks(order.due - unpaid)} />
        {order.bonusToEarn > 0 && !isFinished(order) && (
          <p className={text.note}>
            После получения начислим {countOf(order.bonusToEarn, ['бонус', 'бонуса', 'бонусов'])}.
          </p>
        )}
      </section>
      <section className={styles.panel} aria-labelledby="order-terms">
        <h2 id="order-terms" className={styles.title}>
          Получение
        </h2>
        <dl className={styles.terms}>
          {storyOf(order.delivery)
            .terms({
              isDone: isFinished(order),
              isMissed: isMissed(order, today),
              day: dayText(order, today),
            })
            .map(({ name, text: said, note }) => (
              <Term key={name} name={name}>
                {said}
                {note !== undefined && <small>{note}</small>}
              </Term>
            ))}
          <Term name="Оплата">
            {paymentKindText(order.paymentKind)}
            {inParts !== null && <small>{inParts}</small>}
            {backLines(order).map((line) => (
              <small key={line}>{line}</small>
            ))}
          </Term>
          {order.receiver !== null && (
            <Term name="Получатель">
              {order.receiver.name} {order.receiver.lastName}
              <small>
                <PhoneText phone={order.receiver.phone} />
                {order.receiver.isSurprise && nbsp(', сюрприз: пишем и звоним только вам')}
              </small>
            </Term>
          )}
          {order.company !== null && order.company.name !== '' && (
            <Term name="Плательщик">
              {nbsp(order.company.name)}
              <small>
                {companyNumbers(order.company)}
                <br />
                {nbsp(order.company.address)}
              </small>
            </Term>
          )}
          <Term name={contactName(order)}>
            {order.contact.name} {order.contact.lastName}
            <small>
              <PhoneText phone={order.contact.phone} />
              {order.contact.email !== '' && `, ${order.contact.email}`}
            </small>
          </Term>
          {order.noCalls && <Term name="Звонки">{nbsp('Не звоним, пишем в сообщениях')}</Term>}
          {order.hidesPrice && <Term name="Подарок">{nbsp('В посылке не будет цены')}</Term>}
          {order.comment !== '' && <Term name="Пожелания">{order.comment}</Term>}
        </dl>
      </section>
    </div>
  );
}

/** For a partly returned order: the refunded money, and the remaining sum. */
function MoneyLeft({ order: { isPaid, status, tenders }, paid }: { order: Order; paid: Kopecks }) {
  const { sent, cash } = cameBack(tenders);
  const back = kopecks(sent + cash);
  if (!isPaid || status === 'refunded' || back === 0) return null;
  return (
    <SumRows>
      <DiscountRow name="Вернули" amount={back} />
      <SumRow name="Осталось" value={formatRoubles(kopecks(paid - back))} />
    </SumRows>
  );
}

/**
 * Whether the day of an undelivered order is over, or the courier found nobody: a new day must be agreed on.
 */
function isMissed(order: Order, today: string): boolean {
  if (isFinished(order)) return false;
  const { status, delivery, lastNote } = order;
  return isDayOver(delivery, today) || (status === 'ready' && lastNote === 'delivery-failed');
}

/** When an order will arrive or did arrive; null when it never did. */
function dayText(order: Order, today: string): string | null {
  const { delivery } = order;
  if (isFinished(order)) return order.wasHandedOver ? formatDayMonth(delivery.date) : null;
  if (waitsInStore(order)) return nbsp('ждёт вас');
  return isMissed(order, today) ? storyOf(delivery).lateDay : (plannedDay(delivery, today) ?? '');
}

/** The role of the contact person in the order. */
function contactName({ company, receiver }: Pick<Order, 'company' | 'receiver'>): string {
  if (receiver === null) return 'Получатель';
  return company === null ? 'Покупатель' : 'Контакт';
}

function totalName({ isPaid, status, tenders }: Order): string {
  if (isPaid) return status === 'refunded' && cameBack(tenders).sent > 0 ? 'Отправлено назад' : 'Оплачено';
  return isFinished({ status }) ? 'Сумма' : 'К\u00A0оплате';
}

function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
