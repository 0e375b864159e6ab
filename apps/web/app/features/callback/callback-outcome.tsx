import { formatPhone, normalisePhone } from '@yahont/values/phone.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import text from '#app/ui/text/text.module.css';
import { FAILURE_TEXT, SUCCESS_TEXT } from './callback-texts.ts';
import type { HousePhone } from './house-phone.ts';
import styles from './callback-panel.module.css';

type Props = { titleId: string; isSuccess: boolean; phone: string; house: HousePhone };

/** The result after the countdown. */
export function CallbackOutcome({ titleId, isSuccess, phone, house }: Props) {
  return (
    <div className={styles.outcome} data-outcome={isSuccess ? 'success' : 'failure'}>
      <span className={styles.mark}>
        <Icon name={isSuccess ? 'phone' : 'alert'} />
      </span>
      <h2 id={titleId} className={styles.title}>
        {isSuccess ? SUCCESS_TEXT : FAILURE_TEXT}
      </h2>
      {isSuccess ? (
        <p className={styles.lead}>{formatPhone(normalisePhone(phone) ?? '')}</p>
      ) : (
        <p className={styles.lead}>
          Попробуйте чуть позже или наберите{' '}
          <a href={house.href} className={text.link}>
            {house.text}
          </a>
        </p>
      )}
    </div>
  );
}
