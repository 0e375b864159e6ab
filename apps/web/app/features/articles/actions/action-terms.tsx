import type { Article } from '@yahont/contracts/content/articles.ts';
import { daysInFull } from './action-days.ts';
import styles from './action-terms.module.css';

type Props = { action: NonNullable<Article['action']>; promoCode: string | null };

/** Days, condition and promo code of an action; the code is hidden when it is no longer valid. */
export function ActionTerms({ action, promoCode }: Props) {
  const isEnded = action.state === 'ended';
  return (
    <div className={styles.root}>
      {isEnded && <p className={styles.ended}>Акция завершилась, её условия больше не действуют.</p>}
      <dl className={styles.list}>
        <div>
          <dt>Срок</dt>
          <dd>{daysInFull(action)}</dd>
        </div>
        <div>
          <dt>Условие</dt>
          <dd>{action.condition}</dd>
        </div>
        {promoCode !== null && !isEnded && (
          <div>
            <dt>Промокод</dt>
            <dd className={styles.code}>{promoCode}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}
