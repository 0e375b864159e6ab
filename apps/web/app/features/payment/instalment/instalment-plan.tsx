import type { InstalmentContract } from '@yahont/contracts/payment/instalment.ts';
import type { IsoDate } from '@yahont/values/dates/iso-date.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { PaymentSchedule } from '#app/shop/parts/payment-schedule.tsx';
import styles from './instalment-plan.module.css';

type Props = { contract: InstalmentContract; today: IsoDate };

/** Payments of an instalment with their days, its operator and, once there is one, its contract. */
export function InstalmentPlan({ contract, today }: Props) {
  const { operator, number, schedule } = contract;
  return (
    <section className={styles.root} aria-labelledby="plan">
      <h2 id="plan" className={styles.title}>
        График платежей
      </h2>
      <p className={styles.text}>
        {nbsp(
          `Рассрочку даёт ${operator}: оператор сразу платит магазину всю сумму, а вы возвращаете её по частям. Платежи складываются ровно в цену заказа.`,
        )}
      </p>
      {number !== null && (
        <p className={styles.text}>
          Договор №&nbsp;<b className={styles.number}>{number}</b>
        </p>
      )}
      <PaymentSchedule schedule={schedule} today={today} />
    </section>
  );
}
