import { nbsp } from '@yahont/values/text/typography.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { ConsentField } from '#app/shop/parts/consent-field.tsx';
import text from '#app/ui/text/text.module.css';
import type { CheckoutValues } from '../values/form-fields.ts';
import styles from './consents.module.css';

type Props = {
  start: CheckoutValues;
  /** Whether something is handed over. */
  isShipped: boolean;
};

/** Two consents, each with its own box that only the shopper checks (152-ФЗ). */
export function Consents({ start, isShipped }: Props) {
  return (
    <fieldset className={styles.root}>
      <legend className={text.hidden}>Согласия</legend>
      <ConsentField
        name="offer"
        reason={nbsp('Отметьте, что принимаете условия продажи: без этого заказ не оформить')}
        defaultChecked={start.offer !== ''}
      >
        Принимаю условия продажи: <A href="/delivery/">доставка и&nbsp;оплата</A>,{' '}
        <A href="/garantiya/">гарантия и&nbsp;возврат</A>
      </ConsentField>
      <ConsentField
        name="personal"
        reason={nbsp(
          isShipped
            ? 'Отметьте согласие: без телефона и адреса заказ не доставить'
            : 'Отметьте согласие: без имени и телефона сертификат не оформить',
        )}
        defaultChecked={start.personal !== ''}
      >
        Даю согласие на&nbsp;обработку <A href="/politika/soglasie/">персональных данных</A>
      </ConsentField>
    </fieldset>
  );
}
