import { Form, useNavigation } from 'react-router';
import type { KeptCertificate } from '@yahont/contracts/certificates/certificates.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { formatDate } from '@yahont/values/dates/iso-date.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { SerifSum } from '#app/shop/parts/serif-sum.tsx';
import { intentOf } from './keep-values.ts';
import styles from './kept-list.module.css';

type Props = {
  items: readonly KeptCertificate[];
  /** Time zone of the city in hours. */
  offsetHours: number;
};

/** Certificates of the account: the balance of each, its expiry, and whether it pays for the next order. */
export function KeptList({ items, offsetHours }: Props) {
  const { state, formData } = useNavigation();
  const pressed = state === 'idle' ? null : formData?.get('intent');
  return (
    <ul>
      {items.map(({ id, lastFour, amount, balance, expiresAt, state: is, isApplied }) => {
        const until = formatDate(cityDate(new Date(expiresAt), offsetHours));
        const change = intentOf(isApplied ? 'leave' : 'apply', id);
        const forget = intentOf('forget', id);
        return (
          <li key={id} className={styles.item} data-state={is}>
            <div>
              <h2 className={styles.name}>Сертификат ···&nbsp;{lastFour}</h2>
              <p className={styles.sum}>
                <SerifSum amount={balance} />
              </p>
              <p className={styles.note}>
                {is === 'expired' ? `Срок вышел ${until}` : `До\u00A0${until}`}
                {balance < amount && `, был на\u00A0${formatRoubles(amount)}`}
              </p>
              {is === 'usable' && (
                <p className={styles.note}>
                  {isApplied
                    ? 'Спишем в\u00A0следующем заказе: убрать можно и\u00A0при\u00A0оформлении.'
                    : 'В\u00A0следующем заказе не\u00A0списываем.'}
                </p>
              )}
            </div>
            <Form method="post" className={styles.buttons}>
              {is === 'usable' && (
                <Button
                  variant="quiet"
                  type="submit"
                  name="intent"
                  value={change}
                  isWaiting={pressed === change}
                >
                  {isApplied ? 'Не списывать' : 'Списать в\u00A0заказе'}
                </Button>
              )}
              <Button
                variant="quiet"
                type="submit"
                name="intent"
                value={forget}
                isWaiting={pressed === forget}
                aria-label={`Убрать сертификат ···\u00A0${lastFour}`}
              >
                Убрать
              </Button>
            </Form>
          </li>
        );
      })}
    </ul>
  );
}
