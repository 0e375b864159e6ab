import type { ReactNode } from 'react';
import type { Order } from '@yahont/contracts/orders/orders.ts';
import { BUYER_RULES, buyerKindOf } from '@yahont/values/buyer/buyer-kinds.ts';
import { companyNumbers } from '@yahont/values/buyer/company-text.ts';
import { DELIVERY } from '@yahont/values/delivery-kinds.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { pointsFor } from '@yahont/values/sums/points.ts';
import { amountPaidWith } from '@yahont/values/sums/tenders.ts';
import { nbsp, uncapitalise } from '@yahont/values/text/typography.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { paymentKindText } from '../payment-kind-text.ts';
import { backLines } from '../story/back-words.ts';
import { isCalledOff } from '../story/order-sentence.ts';
import type { Brief } from '../story/kinds/delivery-story.ts';
import { storyOf } from '../story/kinds/kinds.ts';
import { plannedDay } from '../story/planned-day.ts';
import styles from './done-panel.module.css';

type Props = {
  order: Order;
  today: string;
  /** How to find the store where the order waits; null for other ways of delivery. */
  visit: ReactNode;
};

/** An order in one panel: place, sum, points; for a cancelled order, the refund instead. */
export function DonePanel({ order, today, visit }: Props) {
  return (
    <aside className={styles.root} aria-label="Коротко о заказе">
      {!isCalledOff(order) && visit}
      <dl className={styles.facts}>
        {isCalledOff(order) ? <FactsBack order={order} /> : <Facts order={order} today={today} />}
      </dl>
    </aside>
  );
}

function FactsBack({ order }: Pick<Props, 'order'>) {
  const lines = backLines(order);
  if (lines.length === 0)
    return (
      <Fact name="Оплата" note="">
        не&nbsp;понадобилась
      </Fact>
    );
  return (
    <Fact name="Деньги" note={nbsp(lines.slice(1).join(', '))}>
      {nbsp(lines[0] ?? '')}
    </Fact>
  );
}

function Facts({ order, today }: Omit<Props, 'visit'>) {
  const { delivery, tenders } = order;
  const isHandedOver = order.status === 'completed';
  const brief = storyOf(delivery).brief?.(plannedDay(delivery, today));
  const bonus = amountPaidWith(tenders, 'bonus');
  const certificate = amountPaidWith(tenders, 'certificate');
  return (
    <>
      {brief && <DeliveryFact brief={brief} isHandedOver={isHandedOver} />}
      <Fact
        name={order.isPaid ? 'Оплачено' : 'К\u00A0оплате'}
        note={uncapitalise(paymentKindText(order.paymentKind))}
      >
        {formatRoubles(order.due)}
      </Fact>
      {order.receiver !== null && (
        <Fact
          name="Получатель"
          note={nbsp(
            order.receiver.isSurprise
              ? 'сюрприз: пишем и звоним только вам'
              : 'напишем, когда заказ можно будет получить',
          )}
        >
          {order.receiver.name} {order.receiver.lastName}
        </Fact>
      )}
      {order.company !== null && (
        <Fact name="Плательщик" note={companyNumbers(order.company)}>
          {nbsp(order.company.name)}
        </Fact>
      )}
      {bonus > 0 && (
        <Fact name="Списано" note="один бонус — один рубль">
          {countOf(pointsFor(bonus), ['бонус', 'бонуса', 'бонусов'])}
        </Fact>
      )}
      {certificate > 0 && (
        <Fact name="Сертификат" note="">
          {formatRoubles(certificate)}
        </Fact>
      )}
      {order.bonusToEarn > 0 && (
        <Fact name="Бонусы" note={isHandedOver ? 'на\u00A0карте' : 'начислим после получения'}>
          +{countOf(order.bonusToEarn, ['бонус', 'бонуса', 'бонусов'])}
        </Fact>
      )}
      {DELIVERY[delivery.kind].isShipped ? returnTerms(order) : giftTerms()}
    </>
  );
}

function DeliveryFact({ brief, isHandedOver }: { brief: Brief; isHandedOver: boolean }) {
  const { name, note } = brief;
  if ('place' in brief)
    return (
      <Fact name={name} note={note}>
        <span className={styles.place}>{brief.place}</span>
      </Fact>
    );
  return (
    <Fact name={name} note={note}>
      {isHandedOver ? 'получен' : brief.when}
    </Fact>
  );
}

function returnTerms(order: Order) {
  if (!BUYER_RULES[buyerKindOf(order)].mayChangeMind) return null;
  const { lines } = order;
  const isEngraved = lines.some(({ services }) => services.some(({ service }) => service === 'engraving'));
  return (
    <Fact
      name="Возврат"
      note={nbsp(
        isEngraved
          ? 'если украшение не подошло и бирка цела; с гравировкой — только при браке'
          : 'если украшение не подошло и бирка цела',
      )}
    >
      7&nbsp;дней
    </Fact>
  );
}

function giftTerms() {
  return (
    <Fact name="Возврат" note="пока сертификатом ничего не&nbsp;оплатили">
      в&nbsp;любой день
    </Fact>
  );
}

function Fact({ name, note, children }: { name: string; note: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>
        {children}
        {note !== '' && <small>{note}</small>}
      </dd>
    </div>
  );
}
