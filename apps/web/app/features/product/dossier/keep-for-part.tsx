import { useState } from 'react';
import type { FirstPart } from '@yahont/contracts/catalogue/dossier.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { SumRow, SumRows } from '#app/ui/text/sum-rows.tsx';
import text from '#app/ui/text/text.module.css';
import { leadToSizes } from '../buy/buy-button.tsx';
import type { Purchase } from '../buy/use-purchase.ts';
import { KEEP_ID } from './keep-place.ts';
import styles from './dossier.module.css';

type Props = { firstPart: FirstPart; isOnly: boolean; purchase: Purchase; form: string };

const DAYS = ['день', 'дня', 'дней'] as const;
/** The checkout with payment in parts chosen. */
const CHECKOUT = '/personal/order/make/?pay=parts';

/** The piece is kept for a first part of its price. Without scripts it goes to the cart; the checkout explains the rest. */
export function KeepForPart({ firstPart: { amount, left, days }, isOnly, purchase, form }: Props) {
  const [isGoing, setGoing] = useState(false);

  async function keep(): Promise<void> {
    if (purchase.state === 'ask') {
      leadToSizes(purchase);
      return;
    }
    setGoing(true);
    const isReady = purchase.state === 'in-cart' || (await purchase.add());
    if (isReady) window.location.assign(CHECKOUT);
    else setGoing(false);
  }

  return (
    <section className={styles.panel} id={KEEP_ID} aria-labelledby={`${KEEP_ID}-title`}>
      <h2 id={`${KEEP_ID}-title`}>{nbsp('Удержать за собой')}</h2>
      <p className={text.muted}>
        {nbsp(
          `${isOnly ? 'Украшение одно. ' : ''}Первая часть суммы снимает его с продажи, и спешить больше некуда.`,
        )}
      </p>
      <SumRows>
        <SumRow name="Первая часть" value={formatRoubles(amount)} />
        <SumRow name="Держим" value={nbsp(countOf(days, DAYS))} />
        <SumRow name="Передумаете" value="вернём всё" />
        <SumRow name="Останется" value={formatRoubles(left)} />
        <SumRow name="Остальное" value="одной суммой или частями" />
      </SumRows>
      <Button
        variant="ghost"
        type="submit"
        form={form}
        isWide
        isWaiting={isGoing}
        waitingText="Открываем заказ"
        onClick={(event) => {
          event.preventDefault();
          void keep();
        }}
      >
        {nbsp(`Удержать за ${formatRoubles(amount)}`)}
      </Button>
      <p className={text.note}>
        {nbsp('Это предоплата по заказу, а не задаток: до получения её можно вернуть целиком.')}
      </p>
    </section>
  );
}
