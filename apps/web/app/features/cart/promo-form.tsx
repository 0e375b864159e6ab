import { Icon } from '#app/ui/icon.tsx';
import { cartMessage } from './messages.ts';
import { useCartForm } from './use-cart-form.ts';
import styles from './promo-form.module.css';

type Props = { promoCode: string | null };

/** Takes a promo code, or shows the one that works with a way to drop it. */
export function PromoForm({ promoCode }: Props) {
  const { Form, data, state } = useCartForm();
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
  const refusal = data && !data.ok && data.intent === 'promo' ? cartMessage(data.refusal) : null;
  return (
    <div className={styles.root}>
      <Form method="post" action="/cart/" className={styles.form}>
        <input type="hidden" name="intent" value="promo" />
        <input
          name="code"
          className={styles.input}
          placeholder="Промокод"
          aria-label="Промокод"
          aria-invalid={refusal !== null || undefined}
          aria-describedby="promo-error"
          autoComplete="off"
          maxLength={40}
          required
        />
        <button type="submit" className={styles.apply} disabled={state !== 'idle'}>
          Применить
        </button>
      </Form>
      <p id="promo-error" className={styles.error} aria-live="polite">
        {refusal}
      </p>
    </div>
  );
}
