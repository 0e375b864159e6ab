import { useState } from 'react';
import { Form } from 'react-router';
import type { Address } from '@yahont/contracts/addresses/addresses.ts';
import type { Cart } from '@yahont/contracts/cart/cart.ts';
import type { CheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import type { KeptDraft } from '@yahont/contracts/checkout/draft.ts';
import type { User } from '@yahont/contracts/accounts/user.ts';
import { BUYER_RULES } from '@yahont/values/buyer/buyer-kinds.ts';
import { formatRoubles, type Kopecks } from '@yahont/values/money.ts';
import { useIsInView } from '#app/base/timing/use-is-in-view.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { ServerRefusals } from '#app/ui/fields/refused-fields.tsx';
import { becomesTwo, checkoutSums, chosenBuyer, twoSums } from './values/checkout-sums.ts';
import { chosenDelivery } from './values/choices.ts';
import { withKept } from './values/draft.ts';
import { initialValues } from './values/initial-values.ts';
import { withPayment } from './values/with-payment.ts';
import { shownDay } from './values/shown-day.ts';
import { Consents } from './steps/consents.tsx';
import type { DrawMap } from './kinds/checkout-kind.ts';
import { CheckoutSteps } from './checkout-steps.tsx';
import { checkoutMessage, payBarText, payButtonText } from './messages.ts';
import { OrderAside } from './order-aside.tsx';
import type { NotPlaced } from './place-order.server.ts';
import { PromoPart } from './promo/promo-part.tsx';
import { useCheckoutForm } from './use-checkout-form.ts';
import text from '#app/ui/text/text.module.css';
import styles from './checkout-form.module.css';

type Props = {
  user: User;
  lines: Cart['lines'];
  /** The promo code of the cart. */
  promoCode: string | null;
  options: CheckoutOptions;
  today: string;
  city: { id: number; name: string };
  /** Addresses of the account in this city, the default one first. */
  addresses: readonly Address[];
  /** The account's draft of the form, from any tab or browser. */
  draft: KeptDraft;
  /** Idempotency key of the order; the key of the first render stays in use. */
  newKey: string;
  /** The way to pay that a link asks for. */
  wishedPayment: string | null;
  answer: NotPlaced | undefined;
  /** Passed in because features must not import each other. */
  drawMap: DrawMap;
};

const PAY_ID = 'oplatit';

/** The checkout as one form: collapsible steps with scripts, one long page without them. */
export function CheckoutForm({
  user,
  lines,
  options,
  today,
  draft,
  newKey,
  wishedPayment,
  answer,
  drawMap,
  ...rest
}: Props) {
  const { promoCode, ...place } = rest;
  const { city, addresses } = place;
  const [key] = useState(answer?.key ?? newKey);
  const kept = withKept(initialValues({ user, addresses }, options), draft, {
    options,
    cityId: city.id,
  });
  const fresh = withPayment(kept, wishedPayment, options);
  const state = useCheckoutForm({
    accountId: user.id,
    cityId: city.id,
    kept: draft,
    options,
    fresh,
    wishedPayment,
    answer,
  });
  const { values, isSending } = state;
  const start = state.start.values;
  const sums = checkoutSums(values, options);
  const shown = shownDay(values, options);
  const isPayInView = useIsInView(PAY_ID);
  const buyer = chosenBuyer(values);
  const isInTwo = becomesTwo(values, options);
  const parts = twoSums(values, options);
  return (
    <Form
      ref={state.form}
      method="post"
      className={styles.root}
      noValidate
      onChange={state.change}
      onSubmit={state.submit}
    >
      <ServerRefusals names={state.wrong}>
        {/* Enter in a field submits the order, although the certificate buttons come first in the form. */}
        <button type="submit" className={text.hidden} tabIndex={-1} aria-hidden="true" />
        <input type="hidden" name="key" value={key} />
        <input type="hidden" name="expectedTotal" value={sums.due} />
        <input type="hidden" name="expectedDate" value={shown.date} />
        <input type="hidden" name="expectedBy" value={shown.by} />
        <input type="hidden" name="cityId" value={city.id} />
        <input type="hidden" name="spendable" value={options.bonus.spendable} />
        <CheckoutSteps
          key={state.start.version}
          state={state}
          options={options}
          today={today}
          place={place}
          found={answer?.found ?? null}
          tenders={sums.tenders}
          drawMap={drawMap}
        />
        <OrderAside
          lines={lines}
          totals={options.totals}
          sums={sums}
          parts={parts}
          delivery={chosenDelivery(values) ?? 'courier'}
          earnsPoints={BUYER_RULES[buyer].hasPoints}
          isGone={goneOf(answer)}
          promo={
            <PromoPart
              promoCode={promoCode}
              typed={start.promoCode}
              isChecking={state.promo.isChecking}
              refusal={state.promo.refusal}
            />
          }
        >
          {answer?.refusal && !isSending && (
            <p className={styles.refusal} role="alert">
              {checkoutMessage(answer.refusal)}
            </p>
          )}
          <Button id={PAY_ID} type="submit" size="big" isWide isWaiting={isSending} waitingText="Оформляем">
            {payButtonText(values.payment, sums, isInTwo)}
          </Button>
          <Consents start={start} isShipped={options.isShipped} />
        </OrderAside>
        <PayBar isArrived={isPayInView} due={sums.due} isSending={isSending}>
          {payBarText(values.payment, isInTwo)}
        </PayBar>
      </ServerRefusals>
    </Form>
  );
}

type PayBarProps = { isArrived: boolean; due: Kopecks; isSending: boolean; children: string };

/** The sum and the button at the bottom of a phone, until the form's own button is in view. */
function PayBar({ isArrived, due, isSending, children }: PayBarProps) {
  return (
    <div className={styles.bar} data-buy-bar="" data-arrived={isArrived || undefined}>
      <p className={styles.barSum}>
        <span>К&nbsp;оплате</span>
        <b>{formatRoubles(due)}</b>
      </p>
      <Button type="submit" isWaiting={isSending} waitingText="Оформляем">
        {children}
      </Button>
    </div>
  );
}

/** Whether a line contains something that another shopper has bought in the meantime. */
function goneOf(answer: NotPlaced | undefined): (line: Cart['lines'][number]) => boolean {
  const idsOf = (key: 'skuIds' | 'stoneIds'): readonly unknown[] => {
    const ids = answer?.refusal?.context?.[key];
    return Array.isArray(ids) ? ids : [];
  };
  const [skuIds, stoneIds] = [idsOf('skuIds'), idsOf('stoneIds')];
  return ({ skuId, stoneId }) =>
    (skuId !== null && skuIds.includes(skuId)) || (stoneId !== null && stoneIds.includes(stoneId));
}
