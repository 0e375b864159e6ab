import { useState } from 'react';
import { Form } from 'react-router';
import type { Address } from '@yahont/contracts/addresses/addresses.ts';
import type { Cart } from '@yahont/contracts/cart/cart.ts';
import type { CheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import type { KeptDraft } from '@yahont/contracts/checkout/draft.ts';
import type { User } from '@yahont/contracts/accounts/user.ts';
import { BUYER_RULES } from '@yahont/values/buyer/buyer-kinds.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { useIsInView } from '#app/base/timing/use-is-in-view.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { ServerRefusals } from '#app/ui/fields/refused-fields.tsx';
import { becomesTwo, checkoutSums, chosenBuyer, offeredWays, twoSums } from './values/checkout-sums.ts';
import { chosenDelivery } from './values/choices.ts';
import { withKept } from './values/draft.ts';
import { initialValues } from './values/initial-values.ts';
import { shownDay } from './values/shown-day.ts';
import { Consents } from './steps/consents.tsx';
import { ContactStep } from './steps/contact-step.tsx';
import { DeliveryStep } from './steps/delivery-step.tsx';
import type { DrawMap } from './kinds/checkout-kind.ts';
import { contactSummary, deliverySummary, paymentSummary } from './summaries.ts';
import { checkoutMessage, payBarText, payButtonText, wishesTexts } from './messages.ts';
import { OrderAside } from './order-aside.tsx';
import { CertificatePart } from './certificates/certificate-part.tsx';
import { PaymentStep } from './steps/payment-step.tsx';
import type { NotPlaced } from './place-order.server.ts';
import { PromoPart } from './promo/promo-part.tsx';
import { Step } from './steps/step.tsx';
import { WishesPart } from './steps/wishes-part.tsx';
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
  /** What the account typed before, in any tab or browser. */
  draft: KeptDraft;
  /** Idempotency key of the order; the one of the first render is kept. */
  newKey: string;
  answer: NotPlaced | undefined;
  /** Passed in because features must not import each other. */
  drawMap: DrawMap;
};

const PAY_ID = 'oplatit';

/** The checkout as one form: in collapsible steps with scripts, simply long without them. */
export function CheckoutForm({
  user,
  lines,
  options,
  today,
  draft,
  newKey,
  answer,
  drawMap,
  ...rest
}: Props) {
  const { promoCode, ...place } = rest;
  const { city, addresses } = place;
  const cityName = city.name;
  const [key] = useState(answer?.key ?? newKey);
  const fresh = withKept(initialValues({ user, addresses }, options), draft, {
    options,
    cityId: city.id,
  });
  const state = useCheckoutForm({
    accountId: user.id,
    cityId: city.id,
    kept: draft,
    options,
    fresh,
    answer,
  });
  const { values, isFolded, isSending } = state;
  const start = state.start.values;
  const sums = checkoutSums(values, options);
  const shown = shownDay(values, options);
  const wishes = wishesTexts(options);
  const stepProps = { onOpen: state.open, onFinish: state.finish };
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
        {/* Enter in a field orders, though the buttons of the certificates come first. */}
        <button type="submit" className={text.hidden} tabIndex={-1} aria-hidden="true" />
        <input type="hidden" name="key" value={key} />
        <input type="hidden" name="expectedTotal" value={sums.due} />
        <input type="hidden" name="expectedDate" value={shown.date} />
        <input type="hidden" name="expectedBy" value={shown.by} />
        <input type="hidden" name="cityId" value={city.id} />
        <input type="hidden" name="spendable" value={options.bonus.spendable} />
        <div key={state.start.version} className={styles.steps}>
          <Step
            name="contact"
            number={1}
            title="Контакты"
            kind="required"
            isFolded={isFolded('contact')}
            summary={contactSummary(values)}
            {...stepProps}
          >
            <ContactStep
              start={start}
              isForCompany={buyer === 'company'}
              company={{
                canFind: options.buyer.canFind,
                found: answer?.found ?? null,
                onFilled: state.change,
              }}
            />
          </Step>
          {options.isShipped ? (
            <Step
              name="delivery"
              number={2}
              title="Получение"
              kind="required"
              isFolded={isFolded('delivery')}
              summary={deliverySummary(values, { options, today, cityName })}
              {...stepProps}
            >
              <DeliveryStep
                options={options}
                start={start}
                values={values}
                today={today}
                {...place}
                onFilled={state.change}
                drawMap={drawMap}
              />
            </Step>
          ) : (
            <input type="hidden" name="delivery" value="electronic" />
          )}
          <Step
            name="payment"
            number={options.isShipped ? 3 : 2}
            title="Оплата"
            kind="required"
            isFolded={isFolded('payment')}
            summary={paymentSummary(values, options)}
            {...stepProps}
          >
            <PaymentStep
              bonus={options.bonus}
              cards={options.cards}
              held={options.held}
              cardOnReceipt={options.paymentRules.cardOnReceipt}
              ways={offeredWays(values, options)}
              credit={options.paymentRules.credit}
              today={today}
              start={start}
              buyer={buyer}
              onBuyer={state.openBuyer}
              certificates={
                canUseCertificates(options) && (
                  <CertificatePart {...state.gifts} tenders={sums.tenders} typed={start.certificateCode} />
                )
              }
            />
          </Step>
          <Step
            name="wishes"
            number={options.isShipped ? 4 : 3}
            title={wishes.title}
            kind="optional"
            isFolded={isFolded('wishes')}
            summary={wishes.summary}
            {...stepProps}
          >
            <WishesPart start={start} isShipped={options.isShipped} label={wishes.label} help={wishes.help} />
          </Step>
        </div>
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
        <div className={styles.bar} data-buy-bar="" data-arrived={isPayInView || undefined}>
          <p className={styles.barSum}>
            <span>К&nbsp;оплате</span>
            <b>{formatRoubles(sums.due)}</b>
          </p>
          <Button type="submit" isWaiting={isSending} waitingText="Оформляем">
            {payBarText(values.payment, isInTwo)}
          </Button>
        </div>
      </ServerRefusals>
    </Form>
  );
}

/** A gift certificate does not pay for another one. */
function canUseCertificates({ totals: { goods, moneyOnly } }: CheckoutOptions): boolean {
  return goods > moneyOnly;
}

/** Whether a line wants what somebody else bought meanwhile. */
function goneOf(answer: NotPlaced | undefined): (line: Cart['lines'][number]) => boolean {
  const idsOf = (key: 'skuIds' | 'stoneIds'): readonly unknown[] => {
    const ids = answer?.refusal?.context?.[key];
    return Array.isArray(ids) ? ids : [];
  };
  const [skuIds, stoneIds] = [idsOf('skuIds'), idsOf('stoneIds')];
  return ({ skuId, stoneId }) =>
    (skuId !== null && skuIds.includes(skuId)) || (stoneId !== null && stoneIds.includes(stoneId));
}
