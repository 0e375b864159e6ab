import type { Kopecks } from '@yahont/values/money.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { INSTALMENT_TERMS } from '@yahont/values/sums/instalment-terms.ts';
import type { IsoDate } from '@yahont/values/dates/iso-date.ts';
import { formatDate } from '@yahont/values/dates/iso-date.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { SumRow, SumRows } from '#app/ui/text/sum-rows.tsx';
import styles from './instalment-plan.module.css';

type Props = { payments: readonly { date: IsoDate; amount: Kopecks }[] };

/** Payments of an instalment with their days: the first one now, the others monthly. */
export function InstalmentPlan({ payments }: Props) {
  return (
    <section className={styles.root} aria-labelledby="plan">
      <h2 id="plan" className={styles.title}>
        График платежей
      </h2>
      <p className={styles.text}>
        {nbsp(
          `Рассрочку даёт ${INSTALMENT_TERMS.operator}: оператор сразу платит магазину всю сумму, а с карты спишет её по частям. Сегодня — только первый платёж.`,
        )}
      </p>
      <SumRows>
        {payments.map(({ date, amount }, index) => (
          <SumRow
            key={date}
            name={index === 0 ? 'Сегодня' : formatDate(date)}
            value={formatRoubles(amount)}
          />
        ))}
      </SumRows>
    </section>
  );
}
