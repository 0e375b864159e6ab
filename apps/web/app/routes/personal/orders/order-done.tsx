import { useEffect } from 'react';
import { listOrderCertificates } from '@yahont/contracts/certificates/certificates.ts';
import type { Order } from '@yahont/contracts/orders/orders.ts';
import { getStore } from '@yahont/contracts/stores/stores.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { formatRoubles, sumKopecks, type Kopecks } from '@yahont/values/money.ts';
import { isBalance } from '@yahont/values/sums/tenders.ts';
import { formatPhone } from '@yahont/values/phone.ts';
import { findOrder } from '#app/blocks/named/find-order.server.ts';
import { accountPage } from '#app/lib/account-page.server.ts';
import type { VisitorPage } from '#app/lib/page-context.ts';
import { OrderCertificates } from '#app/features/certificates/ordered/order-certificates.tsx';
import { OrderPlaced } from '#app/features/checkout/order-placed.tsx';
import { Companion } from '#app/features/orders/companion.tsx';
import { DonePanel } from '#app/features/orders/done/done-panel.tsx';
import { nextSteps } from '#app/features/orders/story/next-steps.ts';
import { NextStepsList } from '#app/features/orders/story/next-steps-list.tsx';
import { isCalledOff, orderSentence } from '#app/features/orders/story/order-sentence.ts';
import { holdUntil } from '#app/features/payment/hold/hold.ts';
import { HoldClock } from '#app/features/payment/hold/hold-clock.tsx';
import { VisitFacts, type VisitedStore } from '#app/features/stores/details/visit-facts.tsx';
import { track } from '#app/lib/metrics/track.ts';
import { isNotFound } from '#app/lib/api/or-404.server.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { ArrowLink } from '#app/ui/buttons/arrow-link.tsx';
import { StartPayment } from '#app/shop/buying/start-payment.tsx';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import layout from '#app/ui/text/layout.module.css';
import text from '#app/ui/text/text.module.css';
import styles from './order-done.module.css';
import type { Route } from './+types/order-done';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api, city } = accountPage(context);
  const { pathname } = url;
  const order = await findOrder(api, params.id, pathname);
  const [place, certificates] = await Promise.all([placeOf(api, order), certificatesOf(api, order)]);
  const { companion } = order;
  const holdsUntil = companion?.canPay === true ? companion.expiresAt : null;
  return {
    order,
    certificates,
    place,
    today: cityDate(new Date(), city.timezone),
    offsetHours: city.timezone,
    /** Until when the items of the other order are reserved. */
    hold: holdsUntil === null ? null : holdUntil(holdsUntil, city, new Date()),
  };
}

async function certificatesOf(api: VisitorPage['api'], { id, lines }: Order) {
  if (lines.every(({ gift }) => gift === null)) return [];
  return (await api(listOrderCertificates, { params: { id } })).items;
}

/** The pickup store of an order; null for other ways, and for a store that no longer exists. */
async function placeOf(api: VisitorPage['api'], { delivery }: Order): Promise<VisitedStore | null> {
  if (!('storeId' in delivery)) return null;
  try {
    const { name, cityName, address, metro, hoursText, directions, lat, lon } = await api(getStore, {
      params: { id: delivery.storeId },
    });
    return { name, cityName, address, metro, hoursText, directions, lat, lon };
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: `Заказ ${args.loaderData?.order.number ?? ''} — Яхонт`, robots: 'noindex' });

export default function OrderDonePage({ loaderData }: Route.ComponentProps) {
  const { order, certificates, place, today, offsetHours, hold } = loaderData;
  const isOff = isCalledOff(order);
  const steps = isOff ? [] : nextSteps(order, today);
  const isBought = !isOff && !order.canPay;
  const toPay = [order, order.companion].find((one) => one?.canPay === true) ?? null;
  useEffect(() => {
    if (isBought) track({ kind: 'order', order });
  }, [isBought, order]);
  return (
    <main id="main" className={`${layout.container} ${styles.root}`}>
      <OrderPlaced />
      <div>
        <p className={text.eyebrow}>{eyebrow(order)}</p>
        <h1 className={styles.title}>{steps.length === 0 ? orderSentence(order, today) : greeting(order)}</h1>
        {steps.length > 0 && (
          <>
            <WhereWeWrite contact={order.contact} />
            <div className={styles.steps}>
              <NextStepsList steps={steps} />
            </div>
          </>
        )}
        {isBought && certificates.length > 0 && (
          <div className={styles.certificates}>
            <OrderCertificates orderId={order.id} items={certificates} answer={undefined} isBrief />
          </div>
        )}
        <div className={styles.actions}>
          {toPay !== null && toPay.id === order.id && <StartPayment orderId={order.id} />}
          {toPay !== null && toPay.id !== order.id && (
            <ButtonLink href={`/cart/otherwise/?order=${toPay.id}`}>
              {toPay.id > order.id ? 'Оплатить второй\u00A0заказ' : 'Оплатить первый\u00A0заказ'},{' '}
              {formatRoubles(moneyOf(toPay))}
              {hold !== null && <span className={styles.until}>, до&nbsp;{hold.untilText}</span>}
            </ButtonLink>
          )}
          <ButtonLink href={`/personal/order/${order.id}/`} variant={toPay === null ? 'primary' : 'quiet'}>
            {steps.length === 0 ? 'Посмотреть заказ' : 'Следить за\u00A0заказом'}
          </ButtonLink>
          <ArrowLink href="/">Вернуться на&nbsp;главную</ArrowLink>
        </div>
        {hold !== null && toPay !== null && toPay.id !== order.id && <HoldClock {...hold} />}
        <Companion order={order} today={today} offsetHours={offsetHours} />
      </div>
      <DonePanel
        order={order}
        today={today}
        visit={place && order.status !== 'completed' && <VisitFacts store={place} toBring={toBring(order)} />}
      />
    </main>
  );
}

/** The part of an order that is paid with money, without points and certificates. */
function moneyOf({ tenders }: Pick<Order, 'tenders'>): Kopecks {
  return sumKopecks(tenders.filter(({ kind }) => !isBalance(kind)).map(({ amount }) => amount));
}

const ENDS: Partial<Record<Order['status'], string>> = {
  cancelled: 'отменён',
  expired: 'снят с\u00A0брони',
  refunded: 'закрыт',
  completed: 'получен',
};

function eyebrow({ number, isPaid, canPay, status }: Order): string {
  const state = ENDS[status] ?? (isPaid ? 'оплачен' : 'принят');
  return `Заказ №\u00A0${number} ${canPay ? 'ждёт оплаты' : state}`;
}

function toBring({ pickupCode }: Order): string {
  return pickupCode === null ? 'паспорт' : `паспорт и\u00A0код ${pickupCode}`;
}

function greeting({ contact, canPay }: Order): string {
  return canPay ? `${contact.name}, осталось оплатить` : `Спасибо, ${contact.name}. Мы\u00A0уже начали`;
}

function WhereWeWrite({ contact }: Pick<Order, 'contact'>) {
  return (
    <p className={styles.lead}>
      {contact.email !== '' && <>Подтверждение отправили на&nbsp;{contact.email}. </>}
      О&nbsp;главном напишем в&nbsp;СМС на&nbsp;
      <span className={styles.phone}>{formatPhone(contact.phone)}</span>, остальное видно в&nbsp;личном
      кабинете.
    </p>
  );
}
