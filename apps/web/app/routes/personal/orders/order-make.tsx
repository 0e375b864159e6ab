import type { placeOrder } from '@yahont/contracts/checkout/checkout.ts';
import { isRefusal } from '#app/lib/api/refusal-text.ts';
import { useEffect, useRef } from 'react';
import { data, redirect, useNavigationType } from 'react-router';
import { getCart } from '@yahont/contracts/cart/cart.ts';
import { getCheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { accountPage, accountUser } from '#app/lib/account-page.server.ts';
import { CheckoutForm } from '#app/features/checkout/checkout-form.tsx';
import { changeCertificates } from '#app/features/checkout/certificates/check-certificate.server.ts';
import { placeFromForm } from '#app/features/checkout/place-order.server.ts';
import { planMap } from '#app/features/stores/map/plan/plan-map.server.ts';
import { StoreMap } from '#app/features/stores/map/store-map.tsx';
import { redirectForVisitor } from '#app/lib/navigation/redirects.server.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { useHeading } from '#app/lib/seo/use-seo.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import layout from '#app/ui/text/layout.module.css';
import { A } from '#app/ui/buttons/link.tsx';
import styles from './order-make.module.css';
import type { Route } from './+types/order-make';

export async function loader({ context }: Route.LoaderArgs) {
  const page = accountPage(context);
  const { api, city } = page;
  const [cart, user] = await Promise.all([api(getCart), accountUser(page)]);
  if (cart.lines.length === 0) throw redirectForVisitor('/cart/');
  const options = await api(getCheckoutOptions);
  const places = options.pickup.map(({ store }) => store);
  return {
    user,
    lines: cart.lines,
    options,
    today: cityDate(new Date(), city.timezone),
    city: { id: city.id, name: city.name },
    plan: planMap(city, places),
    newKey: crypto.randomUUID(),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const page = accountPage(context);
  const form = await request.formData();
  const changed = await changeCertificates(page, form);
  if (changed !== null) return data(changed);
  const result = await placeFromForm(page, form);
  if (result.ok) {
    const { id, canPay } = result.order;
    throw redirect(canPay ? `/cart/pay/?order=${id}` : `/personal/order/done/${id}/`);
  }
  // Made before under this key, and its answer was lost.
  if (isRefusal<typeof placeOrder>(result.refusal, 'idempotency-mismatch')) {
    throw redirect(`/personal/order/done/${Number(result.refusal.context?.['orderId'])}/`);
  }
  // The cart page names the order that has emptied it, from another tab or in another way.
  if (isRefusal<typeof placeOrder>(result.refusal, 'cart-empty')) throw redirect('/cart/');
  return data(result);
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Оформление заказа — Яхонт', robots: 'noindex' });

export default function CheckoutPage({ loaderData, actionData }: Route.ComponentProps) {
  const heading = useHeading('Оформление заказа');
  const title = useRef<HTMLHeadingElement>(null);
  const isFirstPage = useNavigationType() === 'POP';
  // The sign-in form of the cart is gone, and the focus with it.
  useEffect(() => {
    if (!isFirstPage && document.activeElement === document.body)
      title.current?.focus({ preventScroll: true });
  }, [isFirstPage]);
  const { user, lines, options, today, city, plan, newKey } = loaderData;
  const stores = options.pickup.map(({ store }) => store);
  return (
    <main id="main" className={`${layout.container} ${styles.root}`}>
      <A href="/cart/" className={styles.back}>
        <Icon name="arrow-left" size={20} />
        Вернуться в&nbsp;корзину
      </A>
      <h1 ref={title} className={styles.title} tabIndex={-1}>
        {heading}
      </h1>
      <CheckoutForm
        user={user}
        lines={lines}
        options={options}
        today={today}
        city={city}
        newKey={newKey}
        answer={actionData}
        renderMap={(chosenId) => (
          <StoreMap stores={stores} plan={plan} chosenId={chosenId} label={`Салоны на карте: ${city.name}`} />
        )}
      />
    </main>
  );
}
