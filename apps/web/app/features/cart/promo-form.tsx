import { useMemo } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { ServerRefusals } from '#app/ui/refused-fields.tsx';
import { cartMessage } from './messages.ts';
import { useCartForm } from './use-cart-form.ts';
import styles from './promo-form.module.css';

type Props = { promoCode: string | null };

/** Takes a promo code, or shows the one that works with a way to drop it. */
export function PromoForm({ promoCode }: Props) {
  const { Form, data, formData } = useCartForm();
  const refused = data && !data.ok && data.intent === 'promo' ? data : undefined;
  const refusal = refused?.refusal;
  // A list of its own for each answer, by which the field knows a second refusal from the first.
  const wrong = useMemo(() => refusal && ['code'], [refusal]);
  if (promoCode !== null) {
    return (
      <Form method="post" action="/cart/" className={styles.applied}>
        <input type="hidden" name="intent" value="drop-promo" />
        <span>
          Промокод <b>{promoCode}</b>
        </span>
        <button type="submit" className={styles.drop} aria-label={`Убрать промокод ${promoCode}`}>
          <Icon name="close" size={18} />
        </button>
      </Form>
    );
  }
  return (
    <Form method="post" action="/cart/" className={styles.form} noValidate>
      <input type="hidden" name="intent" value="promo" />
      <ServerRefusals names={wrong}>
        <Field
          label="Промокод"
          isLabelHidden
          name="code"
          defaultValue={refused?.code}
          placeholder="Промокод"
          autoComplete="off"
          maxLength={40}
          required
          reason={refusal === undefined ? '' : cartMessage(refusal)}
        />
      </ServerRefusals>
      <Button
        variant="quiet"
        className={styles.apply}
        type="submit"
        isWaiting={formData?.get('intent') === 'promo'}
      >
        Применить
      </Button>
    </Form>
  );
}
