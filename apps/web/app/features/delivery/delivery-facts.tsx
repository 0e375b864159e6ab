import type { ReactNode } from 'react';
import type { DeliveryTerms } from '@yahont/contracts/delivery/delivery-terms.ts';
import { formatDeliveryDate } from '@yahont/values/dates/city-time.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { capitalise, nbsp } from '@yahont/values/text/typography.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import type { IconName } from '#app/ui/icons/icon-name.ts';
import text from '#app/ui/text/text.module.css';
import styles from './delivery-facts.module.css';

type Props = {
  terms: DeliveryTerms;
  /** The page is about pickup, so it comes first. */
  isPickupFirst: boolean;
};

/** What the delivery of an order made now costs in the visitor's city, and when it arrives. */
export function DeliveryFacts({ terms, isPickupFirst }: Props) {
  const { cityName, today, pickup, courier } = terms;
  const facts = [
    <Fact
      key="courier"
      icon="truck"
      name={courier.fitting === null ? 'Курьер' : 'Курьер с примеркой'}
      value={capitalise(formatDeliveryDate(courier.date, today))}
    >
      {nbsp(
        `${formatRoubles(courier.price)}, от ${formatRoubles(courier.freeFrom)} бесплатно. День — для заказа до ${courier.orderBefore}.`,
      )}
    </Fact>,
    pickup === null ? (
      <Fact key="pickup" icon="store" name="Салон" value="Пока не у вас">
        {nbsp('В вашем городе салона нет, поэтому всё привозим домой.')}
      </Fact>
    ) : (
      <Fact
        key="pickup"
        icon="store"
        name="Салон"
        value={capitalise(formatDeliveryDate(pickup.fromStore, today))}
      >
        {nbsp(
          `Бесплатно. Со склада и из других салонов города привезём ${formatDeliveryDate(pickup.brought, today)}. `,
        )}
        <A href="/stores/" className={text.link}>
          {nbsp(countOf(pickup.storeCount, ['салон', 'салона', 'салонов']))}
        </A>
      </Fact>
    ),
  ];
  return (
    <section className={styles.root} aria-labelledby="terms">
      <h2 id="terms" className={styles.heading}>
        {cityName}: если заказать сейчас
      </h2>
      <ul className={styles.facts}>{isPickupFirst ? facts.toReversed() : facts}</ul>
    </section>
  );
}

type FactProps = { icon: IconName; name: string; value: string; children: ReactNode };

function Fact({ icon, name, value, children }: FactProps) {
  return (
    <li className={styles.fact}>
      <p className={styles.name}>
        <Icon name={icon} size={20} className={styles.icon} />
        {name}
      </p>
      <p className={styles.value}>{value}</p>
      <p className={styles.note}>{children}</p>
    </li>
  );
}
