import { useEffect, useRef } from 'react';
import { PROMO_CODE_MAX_LENGTH } from '@yahont/values/form-rules.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import { ServerRefusals } from '#app/ui/fields/refused-fields.tsx';
import { cartMessage } from '../messages.ts';
import { useCartForm } from '../use-cart-form.ts';
import styles from './promo-form.module.css';

type Props = { promoCode: string | null };

/** Applies a promo code, or shows the applied one with a button that removes it. */
export function PromoForm({ promoCode }: Props) {
  const { Form, data, formData } = useCartForm();
  const refused = data && !data.ok && data.intent === 'promo' ? data : undefined;
  const form = useRef<HTMLFormElement>(null);
  // Applying or removing a code replaces the form, and the focused button is gone.
  const isChanged = data?.ok === true && (data.intent === 'promo' || data.intent === 'drop-promo');
  useEffect(() => {
    if (!isChanged || document.activeElement !== document.body) return;
    form.current?.querySelector<HTMLElement>('[name="code"], button')?.focus({ preventScroll: true });
    // Only when the form has come.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  if (promoCode !== null) {
    return (
      <Form ref={form} method="post" action="/cart/" className={styles.applied}>
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
    <Form ref={form} method="post" action="/cart/" className={styles.form} noValidate>
      <input type="hidden" name="intent" value="promo" />
      <ServerRefusals names={refused?.wrong}>
        <Field
          label="Промокод"
          isLabelHidden
          name="code"
          defaultValue={refused?.promo.code}
          placeholder="Промокод"
          autoComplete="off"
          maxLength={PROMO_CODE_MAX_LENGTH}
          required
          reason={refused === undefined ? '' : cartMessage(refused.refusal)}
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
