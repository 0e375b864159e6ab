import { A } from '#app/ui/link.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { INPUT_ERROR } from '#app/ui/field-frame.tsx';
import type { CheckoutValues, FieldName } from './checkout-values.ts';
import styles from './consents.module.css';

type Props = { start: CheckoutValues; isWrong: (name: FieldName) => boolean };

/** Two consents, each with its own tick that only the shopper sets (152-ФЗ). */
export function Consents({ start, isWrong }: Props) {
  return (
    <fieldset className={styles.root}>
      <legend className={styles.legend}>Согласия</legend>
      <Checkbox
        name="offer"
        isSmall
        required
        defaultChecked={start.offer !== ''}
        aria-invalid={isWrong('offer') || undefined}
        aria-describedby="offer-error"
      >
        Принимаю условия продажи: <A href="/delivery/">доставка и&nbsp;оплата</A>,{' '}
        <A href="/garantiya/">гарантия и&nbsp;возврат</A>
      </Checkbox>
      <Mistake id="offer-error" isShown={isWrong('offer')} />
      <Checkbox
        name="personal"
        isSmall
        required
        defaultChecked={start.personal !== ''}
        aria-invalid={isWrong('personal') || undefined}
        aria-describedby="personal-error"
      >
        Даю согласие на&nbsp;обработку <A href="/politika/">персональных данных</A>
      </Checkbox>
      <Mistake id="personal-error" isShown={isWrong('personal')} />
    </fieldset>
  );
}

function Mistake({ id, isShown }: { id: string; isShown: boolean }) {
  return (
    <p id={id} className={styles.error} aria-live="polite">
      {isShown && (
        <>
          <Icon name="alert" size={14} />
          {INPUT_ERROR}
        </>
      )}
    </p>
  );
}
