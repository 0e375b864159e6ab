import { Fragment, type ComponentProps } from 'react';
import { data, redirect } from 'react-router';
import { getComplements } from '@yahont/contracts/catalogue/product.ts';
import { getCart } from '@yahont/contracts/cart/cart.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { changeCart, type CartResult } from '#app/features/cart/cart-action.server.ts';
import { CartBar } from '#app/features/cart/cart-bar.tsx';
import { CartLine } from '#app/features/cart/cart-line.tsx';
import { SetGroup } from '#app/features/cart/set-group.tsx';
import { groupsOf } from '#app/features/cart/set-groups.ts';
import { CartSummary } from '#app/features/cart/cart-summary.tsx';
import { findFreshOrder } from '#app/features/cart/fresh-order.server.ts';
import { NotAdded } from '#app/features/cart/notices/not-added.tsx';
import { SignedOutNotice } from '#app/features/cart/notices/signed-out-notice.tsx';
import { PlacedNotice } from '#app/features/cart/notices/placed-notice.tsx';
import { RemovedNotice } from '#app/features/cart/notices/removed-notice.tsx';
import { cartMessage } from '#app/features/cart/messages.ts';
import { useCartForm } from '#app/features/cart/use-cart-form.ts';
import { namesNotAdded } from '#app/features/orders/repeat-order.server.ts';
import { useCartTracking } from '#app/features/cart/use-cart-tracking.ts';
import { listedCards } from '#app/blocks/cards/listed-cards.tsx';
import { PersonalRow } from '#app/blocks/recommendations/personal-row.tsx';
import { useHowCodeComes } from '#app/features/sign-in/code/how-code-comes.ts';
import {
  changePhone,
  nextOf,
  sendCode,
  signIn,
  staysOn,
} from '#app/features/sign-in/sign-in-action.server.ts';
import { SignInPanel } from '#app/features/sign-in/sign-in-panel.tsx';
import { visitorPage } from '#app/lib/page-context.ts';
import { readCookie } from '#app/base/read-cookie.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { useHeading } from '#app/lib/seo/use-seo.ts';
import { ArrowLink } from '#app/ui/buttons/arrow-link.tsx';
import { Breadcrumbs } from '#app/ui/text/breadcrumbs.tsx';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import { Carousel } from '#app/ui/parts/carousel.tsx';
import { Empty } from '#app/shop/parts/empty.tsx';
import layout from '#app/ui/text/layout.module.css';
import text from '#app/ui/text/text.module.css';
import styles from './cart.module.css';
import type { Route } from './+types/cart';

/** Target of the phone's bar: the sign-in, at any step. */
const SIGN_IN_ID = 'oformlenie';
const CHECKOUT = '/personal/order/make/';
/** Set by the gateway; see `apps/server/src/gateway/visitor-cookies.ts`. */
const SIGNED_IN_BEFORE = 'signed_in_before';

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { api, city, isSignedIn } = visitorPage(context);
  const cart = await api(getCart);
  const ids = cart.lines.flatMap(({ productId }) => productId ?? []).join(',');
  const complements = ids === '' ? [] : (await api(getComplements, { query: { ids } })).items;
  const placed = ids === '' && isSignedIn ? await findFreshOrder(api, new Date()) : null;
  const notAdded = isSignedIn ? await namesNotAdded(api, url.searchParams) : null;
  const cookies = request.headers.get('cookie') ?? '';
  const hasLostSession = !isSignedIn && readCookie(cookies, SIGNED_IN_BEFORE) !== null;
  return {
    cart,
    complements,
    placed,
    notAdded,
    isSignedIn,
    hasLostSession,
    today: cityDate(new Date(), city.timezone),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { api } = visitorPage(context);
  const form = await request.formData();
  const intent = form.get('intent');
  if (intent === 'code') return data(await sendCode(api, form));
  if (intent === 'change-phone') return data(changePhone(form));
  if (intent === 'sign-in') {
    const result = await signIn(api, form);
    return result.step === 'done' && !staysOn(form) ? redirect(nextOf(form)) : data(result);
  }
  return data(await changeCart(api, form));
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Корзина — Яхонт', robots: 'noindex' });

export default function CartPage({ loaderData, actionData }: Route.ComponentProps) {
  const { cart, complements, placed, notAdded, isSignedIn, hasLostSession, today } = loaderData;
  const heading = useHeading('Корзина');
  const howCodeComes = useHowCodeComes();
  const cartForm = useCartForm();
  const renderComplement = listedCards('К этому заказу');
  useCartTracking(cart.lines, cartForm);
  const removed = removedOf(cartForm.data, cart.lines);
  const place = removed === null ? -1 : Math.min(removed.place, cart.lines.length);
  const notice = removed !== null && <RemovedNotice key={removed.notice.lineId} {...removed.notice} />;
  const refusal = foreignRefusal(cartForm.data, cart.lines.length === 0);
  const isShort = cart.lines.some((line) => line.available < line.quantity);
  return (
    <main id="main" className={`${layout.container} ${layout.tall} ${styles.root}`}>
      <Breadcrumbs
        items={[
          { name: 'Главная', url: '/' },
          { name: 'Корзина', url: '/cart/' },
        ]}
      />
      <h1 className={text.pageTitle}>
        {heading}
        {cart.totals.quantity > 0 && <sup className={text.titleCount}>{cart.totals.quantity}</sup>}
      </h1>
      {refusal !== null && (
        <p className={text.failure} role="alert">
          {refusal}
        </p>
      )}
      {notAdded !== null && <NotAdded {...notAdded} />}
      {cart.lines.length === 0 && notice}
      {placed !== null && <PlacedNotice order={placed} />}
      {cart.lines.length === 0 && hasLostSession && <SignedOutNotice />}
      {cart.lines.length === 0 ? (
        <Empty
          title="В корзине пока тихо"
          actions={
            <>
              <ButtonLink href="/catalog/novinki/">Новинки</ButtonLink>
              <ArrowLink href="/favorites/">Избранное</ArrowLink>
            </>
          }
        >
          Загляните в&nbsp;новинки или вернитесь к&nbsp;избранному: понравившиеся изделия ждут решения.
        </Empty>
      ) : (
        <div className={styles.columns}>
          <div className={styles.lines}>
            {groupsOf(cart.lines).map(({ set, start, lines }) => {
              const shown = lines.map((line, index) => (
                <Fragment key={line.id}>
                  {start + index === place && notice}
                  <CartLine line={line} place={start + index} today={today} />
                </Fragment>
              ));
              return set === null ? (
                <Fragment key={start}>{shown}</Fragment>
              ) : (
                <SetGroup key={set.group} set={set} lines={lines} hasPromo={cart.promoCode !== null}>
                  {shown}
                </SetGroup>
              );
            })}
            {place === cart.lines.length && notice}
          </div>
          <CartSummary cart={cart}>
            {isSignedIn ? (
              <ButtonLink href={CHECKOUT} size="big" isWide aria-disabled={isShort || undefined}>
                Оформить заказ
              </ButtonLink>
            ) : (
              <div id={SIGN_IN_ID}>
                <SignInPanel
                  action="/cart/"
                  next={CHECKOUT}
                  lead={`Чтобы оформить заказ, войдите по номеру телефона: ${howCodeComes}.`}
                  signInText="Войти и оформить"
                  result={actionData && 'step' in actionData ? actionData : undefined}
                />
              </div>
            )}
          </CartSummary>
        </div>
      )}
      {complements.length > 0 && (
        <section className={styles.similar}>
          <h2>К этому заказу</h2>
          <Carousel label="К этому заказу">{complements.map(renderComplement)}</Carousel>
        </section>
      )}
      {cart.lines.length === 0 && <PersonalRow className={styles.personal} />}
      {cart.lines.length > 0 && <CartBar cart={cart} href={isSignedIn ? CHECKOUT : `#${SIGN_IN_ID}`} />}
    </main>
  );
}

/**
 * Why a form of another page was refused; null otherwise. Lines show the refusals of their own forms, as does
 * the promo code field, which an empty cart does not have.
 */
function foreignRefusal(last: CartResult | undefined, isEmpty: boolean): string | null {
  if (!last || last.ok) return null;
  const isForeign =
    last.intent === 'add' ||
    last.intent === 'add-stone' ||
    last.intent === 'add-set' ||
    last.intent === 'apart' ||
    (isEmpty && last.intent === 'promo');
  return isForeign ? cartMessage(last.refusal) : null;
}

/** The last removed line, which can be restored; null while it is still shown. */
function removedOf(
  last: CartResult | undefined,
  lines: readonly { id: number }[],
): { place: number; notice: ComponentProps<typeof RemovedNotice> } | null {
  if (!last?.ok || last.lineId === null) return null;
  if (last.intent !== 'remove' && last.intent !== 'to-favourites') return null;
  if (lines.some(({ id }) => id === last.lineId)) return null;
  const place = last.intent === 'remove' ? 'nowhere' : 'favourites';
  // The position of the removed line. Ids do not determine it, because a restored line gets a new, last id.
  return { place: last.place ?? 0, notice: { lineId: last.lineId, name: last.name, place } };
}
