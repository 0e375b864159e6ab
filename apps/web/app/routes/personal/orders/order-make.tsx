import { isRefusal } from '#app/shop/words/refusal-text.ts';
import { useEffect, useRef } from 'react';
import { data, redirect, useNavigationType } from 'react-router';
import { listAddresses } from '@yahont/contracts/addresses/addresses.ts';
import { getCart } from '@yahont/contracts/cart/cart.ts';
import { getCheckoutOptions, type placeOrder } from '@yahont/contracts/checkout/checkout.ts';
import { getCheckoutDraft } from '@yahont/contracts/checkout/draft.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { accountPage, accountUser } from '#app/lib/account-page.server.ts';
import { CheckoutForm } from '#app/features/checkout/checkout-form.tsx';
import { fillCompany } from '#app/features/checkout/company/fill-company.server.ts';
import { changeCertificates } from '#app/features/checkout/certificates/check-certificate.server.ts';
import { placesOnMaps } from '#app/features/checkout/kinds/kinds.ts';
import { addressesIn } from '#app/features/checkout/values/kept-addresses.ts';
import { changePromo } from '#app/features/checkout/promo/change-promo.server.ts';
import { recount } from '#app/features/checkout/recount.server.ts';
import { startQuietly } from '#app/features/payment/pay-action.server.ts';
import { placeFromForm } from '#app/features/checkout/place-order.server.ts';
import { planMap } from '#app/features/stores/map/plan/plan-map.server.ts';
import { MapOrWay } from '#app/features/stores/map-or-way.tsx';
import { redirectForVisitor } from '#app/lib/navigation/redirects.server.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { useHeading } from '#app/lib/seo/use-seo.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import layout from '#app/ui/text/layout.module.css';
import { A } from '#app/ui/buttons/link.tsx';
import styles from './order-make.module.css';
import type { Route } from './+types/order-make';

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = accountPage(context);
  const { api, city } = page;
  const [cart, user] = await Promise.all([api(getCart), accountUser(page)]);
  if (cart.lines.length === 0) throw redirectForVisitor('/cart/');
  const [options, kept, draft] = await Promise.all([
    api(getCheckoutOptions),
    api(listAddresses),
    api(getCheckoutDraft),
  ]);
  return {
    user,
    lines: cart.lines,
    promoCode: cart.promoCode,
    options,
    draft,
    addresses: addressesIn(city.id, kept.items),
    today: cityDate(new Date(), city.timezone),
    city: { id: city.id, name: city.name },
    plans: placesOnMaps(options).map(({ kind, places }) => ({ kind, plan: planMap(city, places) })),
    newKey: crypto.randomUUID(),
    /** The way to pay that a link asks for; it is checked against those offered. */
    wishedPayment: new URL(request.url).searchParams.get('pay'),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const page = accountPage(context);
  const form = await request.formData();
  const changed =
    recount(form) ??
    (await fillCompany(page, form)) ??
    (await changeCertificates(page, form)) ??
    (await changePromo(page, form));
  if (changed !== null) return data(changed);
  const result = await placeFromForm(page, form);
  if (result.ok) {
    const { id, canPay } = result.order;
    if (!canPay) throw redirect(`/personal/order/done/${id}/`);
    await startQuietly(page.api, id);
    throw redirect(`/cart/pay/?order=${id}`);
  }
  // The order was already placed under this key, and the answer was lost.
  if (isRefusal<typeof placeOrder>(result.refusal, 'idempotency-mismatch')) {
    throw redirect(`/personal/order/done/${Number(result.refusal.context?.['orderId'])}/`);
  }
  // The cart page names the order that emptied the cart, in another tab or in another way.
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
  const { user, lines, promoCode, options, draft, addresses, today, city, plans, newKey, wishedPayment } =
    loaderData;
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
        promoCode={promoCode}
        options={options}
        today={today}
        draft={draft}
        city={city}
        addresses={addresses}
        newKey={newKey}
        wishedPayment={wishedPayment}
        answer={actionData}
        drawMap={(kind, chosen) => {
          const shown = placesOnMaps(options).find((one) => one.kind === kind);
          if (shown === undefined) return null;
          return (
            <MapOrWay
              stores={shown.places}
              plan={plans.find((one) => one.kind === kind)?.plan ?? null}
              chosenId={shown.places.find(({ value }) => value === chosen)?.id}
              label={`${shown.label}: ${city.name}`}
            />
          );
        }}
      />
    </main>
  );
}
