import { data, redirect } from 'react-router';
import { getParts } from '@yahont/contracts/payment/parts.ts';
import { getOrder } from '@yahont/contracts/orders/orders.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import type { OnlineKind } from '@yahont/values/sums/tenders.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { OrderPlaced } from '#app/features/checkout/order-placed.tsx';
import { orderSentence } from '#app/features/orders/story/order-sentence.ts';
import { PartForm } from '#app/features/payment/parts/part-form.tsx';
import { PAY_PART } from '#app/features/payment/parts/part-rules.ts';
import { momentText, PartsSum } from '#app/features/payment/parts/parts-sum.tsx';
import { startPartFromForm } from '#app/features/payment/parts/start-part.server.ts';
import { OrderDetails, PayOtherwise } from '#app/features/payment/page/pay-links.tsx';
import { PaidThings } from '#app/features/payment/paid-things.tsx';
import { NothingToPay, PayFrame } from '#app/features/payment/page/pay-frame.tsx';
import { payFromForm } from '#app/features/payment/pay-action.server.ts';
import { PaymentPanel } from '#app/features/payment/payment-panel.tsx';
import { refusalMessage } from '#app/features/payment/payment-messages.ts';
import { accountPage } from '#app/lib/account-page.server.ts';
import { idParam } from '#app/lib/api/id-param.server.ts';
import { or404 } from '#app/lib/api/or-404.server.ts';
import { redirectForVisitor } from '#app/lib/navigation/redirects.server.ts';
import { drawQr } from '#app/base/qr/draw-qr.server.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import text from '#app/ui/text/text.module.css';
import own from '#app/features/payment/parts/parts.module.css';
import styles from '#app/features/payment/page/pay-frame.module.css';
import type { Route } from './+types/parts';

/** The name of each way to pay a part. */
const PART_WORDS: Readonly<Record<OnlineKind, string>> = {
  card: 'картой',
  sbp: 'через СБП',
  sberpay: 'через СберПэй',
  credit: 'в рассрочку',
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, city } = accountPage(context);
  const asked = url.searchParams.get('order');
  if (asked === null) throw redirectForVisitor('/personal/orders/');
  const id = idParam(asked, url.pathname);
  const first = await or404(api(getOrder, { params: { id } }), url.pathname);
  if (first.paymentKind !== 'parts') throw redirectForVisitor(`/cart/pay/?order=${id}`);
  const parts = await api(getParts, { params: { id } });
  // Loading the parts queries the bank, which may have changed the order.
  const order = await api(getOrder, { params: { id } });
  if (order.isPaid) throw redirectForVisitor(`/personal/order/done/${id}/`);
  const isOpen = parts.payment !== null && parts.payment.next.kind !== 'done' && parts.canPay;
  return {
    order,
    parts,
    isOpen,
    chosenCard: url.searchParams.get('card'),
    today: cityDate(new Date(), city.timezone),
    offsetHours: city.timezone,
    code: isOpen && parts.payment?.next.kind === 'transfer-form' ? drawQr(url.href) : null,
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const { api } = accountPage(context);
  const id = idParam(url.searchParams.get('order') ?? '', url.pathname);
  const form = await request.formData();
  if (form.get('intent') === PAY_PART) {
    const refused = await startPartFromForm(api, id, form);
    if (refused === null) throw redirect(`/cart/parts/?order=${id}`);
    return data({ part: refused, pay: undefined });
  }
  const pay = await payFromForm(api, form);
  if (pay.status === 'succeeded') throw redirect(`/cart/parts/?order=${id}`);
  return data({ part: undefined, pay });
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Оплата частями — Яхонт', robots: 'noindex' });

export default function PartsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { order, parts, isOpen, chosenCard, today, offsetHours, code } = loaderData;
  const { payment } = parts;
  const form = <PartForm key={parts.left} parts={parts} result={actionData?.part} />;
  const refused = payment?.status === 'refused' && !isOpen ? payment : null;
  const aside = (
    <>
      <PartsSum parts={parts} offsetHours={offsetHours} />
      {parts.canPay && (
        <p className={text.note}>
          {nbsp(
            parts.paid > 0
              ? `Украшения отложены для вас до ${momentText(parts.until, offsetHours)}. Если остаток не придёт или вы передумаете, вернём каждую часть тем же путём, целиком.`
              : `Первую часть ждём до ${momentText(parts.until, offsetHours)}. После неё отложим украшения до ${momentText(parts.heldAfterFirst, offsetHours)}; передумаете — вернём всё, что заплатили.`,
          )}
        </p>
      )}
      <PaidThings lines={order.lines} />
      <p className={text.note}>
        {nbsp('На каждую часть придёт свой кассовый чек, а при получении — чек на весь заказ.')}
      </p>
      <OrderDetails orderId={order.id} />
    </>
  );
  return (
    <PayFrame
      number={order.number}
      title={parts.canPay ? 'Оплата частями' : 'Платить не\u00A0нужно'}
      aside={aside}
    >
      <OrderPlaced />
      {!parts.canPay && <NothingToPay orderId={order.id} sentence={orderSentence(order, today)} />}
      {parts.canPay && refused !== null && (
        <p className={own.message} role="alert">
          <Icon name="alert" size={18} />
          {refusalMessage(refused.refusal, refused.method)}
        </p>
      )}
      {parts.canPay && !isOpen && form}
      {parts.canPay && isOpen && payment !== null && (
        <>
          <p className={text.note}>
            {nbsp(`Часть на ${formatRoubles(payment.amount)}, ${PART_WORDS[payment.method]}`)}
          </p>
          <PaymentPanel
            payment={payment}
            code={code}
            today={today}
            result={actionData?.pay}
            chosenCard={chosenCard}
            isJustPlaced={false}
          />
          <details className={own.other} open={actionData?.part !== undefined}>
            <summary>Заплатить другую сумму или иначе</summary>
            {form}
          </details>
        </>
      )}
      {parts.canPay && parts.paid === 0 && (
        <p className={styles.otherwise}>
          <PayOtherwise orderId={order.id} />
        </p>
      )}
    </PayFrame>
  );
}
