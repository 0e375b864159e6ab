import type { CheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import type { Address } from '@yahont/contracts/addresses/addresses.ts';
import { CertificatePart } from './certificates/certificate-part.tsx';
import type { DrawMap } from './kinds/checkout-kind.ts';
import { wishesTexts } from './messages.ts';
import type { NotPlaced } from './place-order.server.ts';
import { ContactStep } from './steps/contact-step.tsx';
import { DeliveryStep } from './steps/delivery-step.tsx';
import { PaymentStep } from './steps/payment-step.tsx';
import { Step } from './steps/step.tsx';
import { WishesPart } from './steps/wishes-part.tsx';
import { contactSummary, deliverySummary, paymentSummary } from './summaries.ts';
import type { useCheckoutForm } from './use-checkout-form.ts';
import { chosenBuyer, offeredWays, type checkoutSums } from './values/checkout-sums.ts';
import styles from './checkout-form.module.css';

type Props = {
  state: ReturnType<typeof useCheckoutForm>;
  options: CheckoutOptions;
  today: string;
  place: { city: { id: number; name: string }; addresses: readonly Address[] };
  /** The company that was found by its ИНН. */
  found: Exclude<NotPlaced['found'], undefined> | null;
  tenders: ReturnType<typeof checkoutSums>['tenders'];
  drawMap: DrawMap;
};

/** The four steps of the form; an order with nothing to ship has no delivery step. */
export function CheckoutSteps({ state, options, today, place, found, tenders, drawMap }: Props) {
  const { values, isFolded } = state;
  const start = state.start.values;
  const buyer = chosenBuyer(values);
  const wishes = wishesTexts(options);
  const cityName = place.city.name;
  const stepProps = { onOpen: state.open, onFinish: state.finish };
  return (
    <div className={styles.steps}>
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
            found: found,
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
              <CertificatePart {...state.gifts} tenders={tenders} typed={start.certificateCode} />
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
  );
}

/** A gift certificate does not pay for another one. */
function canUseCertificates({ totals: { goods, moneyOnly } }: CheckoutOptions): boolean {
  return goods > moneyOnly;
}
