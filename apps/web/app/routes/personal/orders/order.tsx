import { isRefusal } from '#app/shop/words/refusal-text.ts';
import { data, redirect } from 'react-router';
import { listOrderCertificates } from '@yahont/contracts/certificates/certificates.ts';
import { cancelOrder, getStorage, keepLonger, type Order } from '@yahont/contracts/orders/orders.ts';
import { getOrderPapers } from '@yahont/contracts/payment/papers.ts';
import { getOrderReturns } from '@yahont/contracts/returns/returns.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { formatDate } from '@yahont/values/dates/iso-date.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { findOrder } from '#app/blocks/named/find-order.server.ts';
import { accountPage } from '#app/lib/account-page.server.ts';
import { changeOrdered } from '#app/features/certificates/ordered/change-ordered.server.ts';
import { OrderCertificates } from '#app/features/certificates/ordered/order-certificates.tsx';
import { GiftLinks } from '#app/features/gift-receipt/gift-links.tsx';
import { Companion } from '#app/features/orders/companion.tsx';
import { CancelOrder } from '#app/features/orders/cancel-order.tsx';
import { OrderFacts } from '#app/features/orders/order-facts.tsx';
import { contractOf } from '#app/features/payment/instalment/contract-of.server.ts';
import { InstalmentPlan } from '#app/features/payment/instalment/instalment-plan.tsx';
import { OrderHistory } from '#app/features/orders/story/order-history.tsx';
import { OrderLines } from '#app/features/orders/lines/order-lines.tsx';
import { isFinished, orderSentence } from '#app/features/orders/story/order-sentence.ts';
import { orderStory } from '#app/features/orders/story/order-story.ts';
import { OrderPapers } from '#app/features/orders/papers/order-papers.tsx';
import { savePower } from '#app/features/orders/papers/save-power.server.ts';
import { MoveVisit } from '#app/features/orders/visit/move-visit.tsx';
import { MOVE_ASKED } from '#app/features/orders/visit/visit-form.ts';
import { moveVisit, visitsOf } from '#app/features/orders/visit/move-visit.server.ts';
import { KEEP_LONGER, KeepLonger } from '#app/features/orders/after/keep-longer.tsx';
import { PickupCode } from '#app/features/orders/after/pickup-code.tsx';
import { OrderReturns } from '#app/features/returns/order-returns.tsx';
import { RepeatOrder } from '#app/features/orders/repeat-order.tsx';
import { repeatedCartHref, repeatOrder } from '#app/features/orders/repeat-order.server.ts';
import { Story } from '#app/features/orders/story/story.tsx';
import { ApiProblem, type CallApi } from '#app/lib/api/call.server.ts';
import { or404 } from '#app/lib/api/or-404.server.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { publicSettings } from '#app/lib/page-context.ts';
import { drawQr } from '#app/base/qr/draw-qr.server.ts';
import { ArrowLink } from '#app/ui/buttons/arrow-link.tsx';
import { PrintButton } from '#app/ui/buttons/print-button.tsx';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import { StartPayment } from '#app/shop/buying/start-payment.tsx';
import { idParam } from '#app/lib/api/id-param.server.ts';
import { giftLinksOf } from './gift-links-of.server.ts';
import type { Crumb } from '../crumb.ts';
import print from '../sheet.module.css';
import styles from '../page.module.css';
import type { Route } from './+types/order';

export const handle: Crumb = { crumb: 'Заказ' };

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = accountPage(context);
  const { api, city } = page;
  const order = await findOrder(api, params.orderid, url.pathname);
  const [certificates, instalment, returning, visits, papers, keptLatest, giftLinks] = await Promise.all([
    certificatesOf(api, order),
    contractOf(api, order),
    returningOf(api, order),
    visitsOf(api, order),
    papersOf(api, order),
    keptLatestOf(api, order),
    giftLinksOf(page, order, url.origin),
  ]);
  return {
    order,
    certificates,
    instalment,
    returning,
    visits,
    papers,
    keptLatest,
    giftLinks,
    pickupQr: order.pickupCode === null ? null : drawQr(order.pickupCode),
    uinCheckUrl: publicSettings(context).uinCheckUrl ?? null,
    isCancelAsked: url.searchParams.has('cancel'),
    isMoveAsked: url.searchParams.has(MOVE_ASKED),
    today: cityDate(new Date(), city.timezone),
    offsetHours: city.timezone,
  };
}

/** Gift certificates have no article number; an order without such lines makes no call. */
async function certificatesOf(api: CallApi, { id, lines }: Order) {
  if (lines.every(({ article }) => article !== null)) return [];
  return (await api(listOrderCertificates, { params: { id } })).items;
}

/** Makes the call only for a ready order; one that a courier brings waits in no store. */
async function keptLatestOf(api: CallApi, { id, status }: Order) {
  if (status !== 'ready') return null;
  return (await api(getStorage, { params: { id } })).latest;
}

/** Makes the call only for a company's order. */
async function papersOf(api: CallApi, { id, company }: Order) {
  return company === null ? null : api(getOrderPapers, { params: { id } });
}

/** Makes the call only for an order that was handed over. */
async function returningOf(api: CallApi, { id, status }: Order) {
  if (status !== 'completed' && status !== 'refunded') return null;
  return api(getOrderReturns, { params: { id } });
}

/** The results of all buttons; at most one of them is not null. */
const NOTHING = { problem: null, changed: null, visit: null, power: null };

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const { api } = accountPage(context);
  const { pathname } = url;
  const form = await request.formData();
  if (form.get('intent') === 'repeat') {
    const order = await findOrder(api, params.orderid, pathname);
    const { added, ...notAdded } = await repeatOrder(api, order.lines);
    if (added > 0) throw redirect(repeatedCartHref(order.id, notAdded));
    const isGone = notAdded.toChoose.length === 0;
    return data({ ...NOTHING, problem: isGone ? ('gone' as const) : ('to-choose' as const) });
  }
  const changed = await changeOrdered(api, form);
  if (changed !== null) return data({ ...NOTHING, changed });
  const visit = await or404(moveVisit(api, idParam(params.orderid, pathname), form), pathname);
  if (visit !== null) return data({ ...NOTHING, visit });
  const power = await or404(savePower(api, idParam(params.orderid, pathname), form), pathname);
  if (power !== null) return data({ ...NOTHING, power });
  if (form.get('intent') === KEEP_LONGER) {
    await or404(api(keepLonger, { params: { id: idParam(params.orderid, pathname) } }), pathname);
    return data(NOTHING);
  }
  if (form.get('intent') !== 'cancel') throw new Response('Unknown intent', { status: 400 });
  try {
    await or404(api(cancelOrder, { params: { id: idParam(params.orderid, pathname) } }), pathname);
    return data(NOTHING);
  } catch (error) {
    if (error instanceof ApiProblem && isRefusal<typeof cancelOrder>(error.problem, 'not-cancellable'))
      return data({ ...NOTHING, problem: 'on-its-way' as const });
    throw error;
  }
}

const PROBLEMS = {
  'on-its-way': 'Заказ уже в пути, отменить его нельзя. Позвоните нам, и мы поможем.',
  'to-choose': 'Сами в корзину эти изделия не попадут: выберите их заново на их страницах.',
  gone: 'Этих украшений больше нет в наличии. Похожие есть на страницах изделий.',
};

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: `Заказ ${args.loaderData?.order.number ?? ''} — Яхонт`, robots: 'noindex' });

export default function OrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { order, certificates, instalment, returning, pickupQr, uinCheckUrl, ...page } = loaderData;
  const { visits, papers, keptLatest, giftLinks, isCancelAsked, isMoveAsked, today, offsetHours } = page;
  const canRepeat = isFinished(order) && !order.canPay;
  const moved = actionData?.visit ?? null;
  return (
    <div className={`${styles.root} ${print.sheet}`}>
      <header className={print.head}>
        <div className={styles.head}>
          <h1 className={styles.title}>Заказ {order.number}</h1>
          <p className={styles.muted}>
            от&nbsp;{formatDate(cityDate(new Date(order.createdAt), offsetHours))}
          </p>
        </div>
        <PrintButton />
      </header>
      <section className={styles.panel} aria-label="Что с заказом">
        <p className={styles.lead}>{orderSentence(order, today)}</p>
        <Story steps={orderStory(order, { offsetHours, today })} />
        {actionData && actionData.problem !== null && (
          <p className={styles.problem} role="alert">
            {nbsp(PROBLEMS[actionData.problem])}
          </p>
        )}
        {(order.canPay || order.canCancel || canRepeat || moved !== null || keptLatest !== null) && (
          <div className={`${styles.actions} ${print.screenOnly}`}>
            {order.canPay && <Pay order={order} />}
            {order.canPay && (
              <ButtonLink href={`/cart/otherwise/?order=${order.id}`} variant="quiet">
                Оплатить иначе
              </ButtonLink>
            )}
            <KeepLonger orderId={order.id} latest={keptLatest} />
            {canRepeat && <RepeatOrder id={order.id} />}
            <MoveVisit order={order} visits={visits} today={today} answer={moved} isAsked={isMoveAsked} />
            {order.canCancel && <CancelOrder key={order.status} order={order} isAsked={isCancelAsked} />}
          </div>
        )}
      </section>
      {order.pickupCode !== null && pickupQr !== null && (
        <PickupCode code={order.pickupCode} drawing={pickupQr} />
      )}
      <OrderCertificates orderId={order.id} items={certificates} answer={actionData?.changed ?? undefined} />
      {papers !== null && (
        <div className={print.screenOnly}>
          <OrderPapers orderId={order.id} papers={papers} answer={actionData?.power ?? null} />
        </div>
      )}
      <OrderLines lines={order.lines} uinCheckUrl={uinCheckUrl} />
      <GiftLinks items={giftLinks} />
      {returning !== null && (
        <div className={print.screenOnly}>
          <OrderReturns orderId={order.id} lines={returning.lines} returns={returning.returns} />
        </div>
      )}
      <OrderFacts order={order} today={today} offsetHours={offsetHours} />
      <div className={print.screenOnly}>
        <Companion order={order} today={today} offsetHours={offsetHours} />
      </div>
      {instalment && (
        <div className={styles.panel}>
          <InstalmentPlan contract={instalment} today={today} />
        </div>
      )}
      <section className={`${styles.section} ${print.screenOnly}`}>
        <h2 className={styles.subtitle}>История</h2>
        <OrderHistory
          history={order.history}
          delivery={order.delivery}
          tenders={order.tenders}
          clock={{ offsetHours, today }}
        />
        <p className={styles.actions}>
          <ArrowLink href={`/personal/order/${order.id}/documents/`}>Документы к&nbsp;заказу</ArrowLink>
          {order.paymentKind === 'invoice' && (
            <ArrowLink href={`/personal/order/${order.id}/invoice/`}>Счёт на&nbsp;оплату</ArrowLink>
          )}
        </p>
      </section>
    </div>
  );
}

/** A bank transfer is made in the buyer's own bank, with the details on the invoice. */
function Pay({ order: { id, paymentKind } }: { order: Pick<Order, 'id' | 'paymentKind'> }) {
  if (paymentKind === 'invoice')
    return <ButtonLink href={`/personal/order/${id}/invoice/`}>Открыть счёт</ButtonLink>;
  if (paymentKind === 'parts')
    return <ButtonLink href={`/cart/parts/?order=${id}`}>Оплатить часть</ButtonLink>;
  return <StartPayment orderId={id} />;
}
