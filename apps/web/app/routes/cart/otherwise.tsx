import { data, redirect } from 'react-router';
import { getOrder } from '@yahont/contracts/orders/orders.ts';
import { getOrderWays } from '@yahont/contracts/payment/otherwise.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { paymentNote } from '#app/features/checkout/messages.ts';
import { OrderPlaced } from '#app/features/checkout/order-placed.tsx';
import { orderSentence } from '#app/features/orders/story/order-sentence.ts';
import { holdUntil } from '#app/features/payment/hold/hold.ts';
import { changeWayFromForm } from '#app/features/payment/otherwise/change-way.server.ts';
import { HoldRing } from '#app/features/payment/hold/hold-ring.tsx';
import { OrderSum } from '#app/features/payment/otherwise/order-sum.tsx';
import { BothSums, TwoOrders, wayOfOther } from '#app/features/payment/otherwise/two-orders.tsx';
import { failureText, firstWay, headline, receiptNote } from '#app/features/payment/otherwise/way-words.ts';
import { WaysForm } from '#app/features/payment/otherwise/ways-form.tsx';
import { NothingToPay } from '#app/features/payment/page/pay-frame.tsx';
import { accountPage } from '#app/lib/account-page.server.ts';
import { idParam } from '#app/lib/api/id-param.server.ts';
import { or404 } from '#app/lib/api/or-404.server.ts';
import { redirectForVisitor } from '#app/lib/navigation/redirects.server.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import layout from '#app/ui/text/layout.module.css';
import text from '#app/ui/text/text.module.css';
import styles from './otherwise.module.css';
import type { Route } from './+types/otherwise';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, city } = accountPage(context);
  const asked = url.searchParams.get('order');
  if (asked === null) throw redirectForVisitor('/personal/orders/');
  const id = idParam(asked, url.pathname);
  const ways = await or404(api(getOrderWays, { params: { id } }), url.pathname);
  // Loading the ways queries the bank, which may have changed the order.
  const order = await api(getOrder, { params: { id } });
  if (order.isPaid) throw redirectForVisitor(`/personal/order/done/${id}/`);
  if (!ways.canPay && order.canPay) throw redirectForVisitor(`/cart/parts/?order=${id}`);
  return {
    order,
    ways,
    today: cityDate(new Date(), city.timezone),
    hold: holdUntil(order.expiresAt ?? order.createdAt, city, new Date()),
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const { api } = accountPage(context);
  const id = idParam(url.searchParams.get('order') ?? '', url.pathname);
  const result = await changeWayFromForm(api, id, await request.formData());
  if (result.ok) throw redirect(result.page);
  return data(result);
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Другой способ оплаты — Яхонт', robots: 'noindex' });

export default function OtherwisePage({ loaderData, actionData }: Route.ComponentProps) {
  const { order, ways, today, hold } = loaderData;
  const { companion } = order;
  const { failed } = ways;
  const other = companion && wayOfOther(companion);
  const holding = hold.isSoon ? (
    <HoldRing since={order.createdAt} {...hold} />
  ) : (
    <p className={text.note}>{nbsp(`Украшения держим за вами до ${hold.untilText}.`)}</p>
  );
  const form = (
    <WaysForm
      key={order.id}
      ways={ways}
      order={order}
      first={actionData?.kind ?? firstWay(ways, other)}
      noteOf={other === null ? {} : { [other]: 'Как в другом заказе' }}
      isCompact={companion !== null}
      note={receiptNote(ways, (way) => paymentNote({ ...way, isInTwo: false }, 0))}
      message={actionData?.message ?? null}
    />
  );
  const title = companion !== null && failed === null ? 'Два заказа, одна страница' : headline(failed);
  return (
    <main id="main" className={`${layout.container} ${styles.root}`}>
      <OrderPlaced />
      <div>
        <A href={`/personal/order/${order.id}/`} className={styles.back}>
          <Icon name="arrow-left" size={18} />
          К&nbsp;заказу
        </A>
        <h1 className={styles.title}>{ways.canPay ? title : 'Платить не\u00A0нужно'}</h1>
        {ways.canPay && failed !== null && (
          <p className={styles.lead} role="alert">
            {failureText(failed)}
          </p>
        )}
        {!ways.canPay && <NothingToPay orderId={order.id} sentence={orderSentence(order, today)} />}
        {ways.canPay && companion !== null && (
          <TwoOrders order={order} companion={companion} today={today} hold={holding}>
            {form}
          </TwoOrders>
        )}
        {ways.canPay && companion === null && (
          <>
            {holding}
            <section className={styles.ways} aria-labelledby="ways">
              <h2 id="ways" className={failed === null ? text.hidden : styles.subtitle}>
                Заплатить иначе
              </h2>
              {form}
            </section>
          </>
        )}
      </div>
      {companion === null ? <OrderSum order={order} /> : <BothSums order={order} companion={companion} />}
    </main>
  );
}
