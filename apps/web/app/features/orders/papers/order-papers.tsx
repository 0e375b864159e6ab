import type { OrderPapers as Papers, Paper } from '@yahont/contracts/payment/papers.ts';
import { formatDate } from '@yahont/values/dates/iso-date.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { PowerForm } from './power-form-view.tsx';
import type { PowerAnswer } from './power-form.ts';
import styles from './order-papers.module.css';

type Props = { orderId: number; papers: Papers; answer: PowerAnswer | null };

const NAMES: Readonly<Record<Paper['kind'], string>> = {
  advance: 'Счёт-фактура на\u00A0аванс',
  transfer: 'УПД',
  correction: 'УКД',
};

/** Documents of a company's order for its accountants, and who collects it; renders nothing for a person. */
export function OrderPapers({ orderId, papers: { items, power, takesPower }, answer }: Props) {
  if (items.length === 0 && power === null && !takesPower) return null;
  return (
    <section className={styles.root} aria-labelledby="papers">
      <h2 id="papers" className={styles.title}>
        Для бухгалтерии
      </h2>
      {items.length === 0 ? (
        <p className={styles.note}>
          {nbsp('УПД появится здесь, когда заказ будет у вас, и придёт на почту из заказа.')}
        </p>
      ) : (
        <ul className={styles.list}>
          {items.map((paper) => (
            <li key={paper.id}>
              <A href={paper.file} className={styles.paper} download>
                {nbsp(`${NAMES[paper.kind]} № ${paper.number} от ${formatDate(paper.date)}`)}
                <small>{nbsp(`${formatRoubles(paper.sum)}, файл ПДФ`)}</small>
              </A>
            </li>
          ))}
        </ul>
      )}
      {power !== null && (
        <p className={styles.power}>
          {nbsp(
            `Получит ${power.receiverName} по доверенности № ${power.powerNumber} от ${formatDate(power.issuedOn)}, действует до ${formatDate(power.validUntil)}.`,
          )}
        </p>
      )}
      {takesPower && <PowerForm orderId={orderId} power={power} answer={answer} />}
    </section>
  );
}
