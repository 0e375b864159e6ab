import { data, redirect } from 'react-router';
import type { PaymentKind } from '@yahont/contracts/orders/orders.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { OrderPlaced } from '#app/features/checkout/order-placed.tsx';
import { accountPage } from '#app/lib/account-page.server.ts';
import { orderSentence } from '#app/features/orders/story/order-sentence.ts';
import { holdUntil } from '#app/features/payment/hold/hold.ts';
import { HoldClock } from '#app/features/payment/hold/hold-clock.tsx';
import { findPayableOrder, loadPayment } from '#app/features/payment/load-payment.server.ts';
import { payFromForm, startFromForm } from '#app/features/payment/pay-action.server.ts';
import { OrderDetails, PayOtherwise } from '#app/features/payment/page/pay-links.tsx';
import { PaidThings } from '#app/features/payment/paid-things.tsx';
import { NothingToPay, PayFrame, PayMessage } from '#app/features/payment/page/pay-frame.tsx';
import { StartPayment } from '#app/shop/buying/start-payment.tsx';
import { drawQr } from '#app/base/qr/draw-qr.server.ts';
import { PaymentPanel } from '#app/features/payment/payment-panel.tsx';
import { readText } from '#app/base/forms/form-text.ts';
import { or404 } from '#app/lib/api/or-404.server.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { idParam } from '#app/lib/api/id-param.server.ts';
import { redirectForVisitor } from '#app/lib/navigation/redirects.server.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import text from '#app/ui/text/text.module.css';
import styles from '#app/features/payment/page/pay-frame.module.css';
import type { Route } from './+types/pay';

const BANK_ALONE = 'Данные карты видит только банк: магазин их не хранит.';
const BANK_PAGE = 'Вы платите в приложении своего банка: магазин узнаёт только, что деньги пришли.';

/** Who sees which data, by way to pay. */
const SAFETY: Readonly<Record<PaymentKind, string>> = {
  card: BANK_ALONE,
  sbp: BANK_PAGE,
  sberpay: BANK_PAGE,
  parts: BANK_ALONE,
  credit: 'Заявку видит только оператор рассрочки: магазин узнаёт его решение и номер договора.',
  invoice: 'Перевод идёт из вашего банка прямо на счёт магазина.',
  cash: BANK_ALONE,
  bonus: BANK_ALONE,
};

/** An order younger than this comes from the checkout; an older one from the shopper's list of orders. */
const JUST_PLACED_MS = 60_000;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, city } = accountPage(context);
  const asked = url.searchParams.get('order');
  if (asked === null) {
    const found = await findPayableOrder(api);
    throw redirectForVisitor(found === null ? '/personal/orders/' : `/cart/pay/?order=${found}`);
  }
  const state = await or404(loadPayment(api, idParam(asked, url.pathname)), url.pathname);
  if (state.kind === 'paid') throw redirectForVisitor(`/personal/order/done/${state.order.id}/`);
  if (state.kind === 'failed') throw redirectForVisitor(`/cart/otherwise/?order=${state.order.id}`);
  const { order } = state;
  if (order.paymentKind === 'parts' && order.canPay)
    throw redirectForVisitor(`/cart/parts/?order=${order.id}`);
  if (order.paymentKind === 'invoice' && order.canPay)
    throw redirectForVisitor(`/personal/order/${order.id}/invoice/`);
  const expiresAt = state.kind === 'open' ? state.payment.expiresAt : null;
  return {
    state,
    isJustPlaced: Date.now() - Date.parse(order.createdAt) < JUST_PLACED_MS,
    chosenCard: url.searchParams.get('card'),
    hold: expiresAt === null ? null : holdUntil(expiresAt, city, new Date()),
    today: cityDate(new Date(), city.timezone),
    // The demo's QR code opens this page on a phone.
    code: state.kind === 'open' && state.payment.next.kind === 'transfer-form' ? drawQr(url.href) : null,
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const { api } = accountPage(context);
  const id = idParam(url.searchParams.get('order') ?? '', url.pathname);
  const form = await request.formData();
  const page = `/cart/pay/?order=${id}`;
  if (readText(form, 'intent') === 'start') {
    const started = await startFromForm(api, id, form);
    if (started.problem?.code === 'payment-provider-unavailable') return data(started);
    throw redirect(page);
  }
  const result = await payFromForm(api, form);
  if (result.status === 'succeeded') throw redirect(`/personal/order/done/${id}/`);
  if (result.status === 'refused' || result.status === 'cancelled') throw redirect(page);
  return data(result);
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Оплата — Яхонт', robots: 'noindex' });

export default function PayPage({ loaderData, actionData }: Route.ComponentProps) {
  const { state, isJustPlaced, chosenCard, hold, today, code } = loaderData;
  const { order } = state;
  const isSilent =
    state.kind === 'silent' || (state.kind === 'unstarted' && (actionData?.problem ?? null) !== null);
  const aside = (
    <>
      <p className={styles.sum}>{formatRoubles(order.due)}</p>
      {hold !== null && <HoldClock {...hold} />}
      <PaidThings lines={order.lines} />
      <p className={styles.safe}>
        <Icon name="shield" size={18} />
        <span>{nbsp(SAFETY[order.paymentKind])}</span>
      </p>
      {order.companion?.canPay && (
        <p className={text.note}>
          {nbsp(
            `Второй заказ, № ${order.companion.number} на ${formatRoubles(order.companion.total)}, оплатите следом: он открыт на странице заказа.`,
          )}
        </p>
      )}
      <OrderDetails orderId={order.id} />
    </>
  );
  return (
    <PayFrame
      number={order.number}
      title={state.kind === 'closed' ? 'Платить не\u00A0нужно' : 'Оплата'}
      aside={aside}
    >
      <OrderPlaced />
      {state.kind === 'open' && (
        <PaymentPanel
          payment={state.payment}
          code={code}
          today={today}
          result={actionData}
          chosenCard={chosenCard}
          isJustPlaced={isJustPlaced}
        />
      )}
      {state.kind === 'unstarted' && !isSilent && (
        <PayMessage sentence={nbsp('Заказ ждёт оплаты.')}>
          <StartPayment orderId={order.id} size="big">
            Перейти к&nbsp;оплате
          </StartPayment>
        </PayMessage>
      )}
      {isSilent && (
        <PayMessage
          sentence={nbsp('Банк сейчас не отвечает. Украшения остаются за вами: попробуйте через минуту.')}
        >
          <StartPayment orderId={order.id}>Попробовать ещё раз</StartPayment>
        </PayMessage>
      )}
      {state.kind === 'closed' && <NothingToPay orderId={order.id} sentence={orderSentence(order, today)} />}
      {order.canPay && (
        <p className={styles.otherwise}>
          <PayOtherwise orderId={order.id} />
        </p>
      )}
    </PayFrame>
  );
}
