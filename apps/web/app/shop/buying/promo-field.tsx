import { useEffect, useRef, type ComponentProps } from 'react';
import { PROMO_CODE_MAX_LENGTH } from '@yahont/values/form-rules.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import styles from './promo-field.module.css';

type Props = Pick<
  ComponentProps<typeof Field>,
  'name' | 'defaultValue' | 'required' | 'reason' | 'onChange' | 'onKeyDown'
> & {
  /** The promo code of the cart; null: there is none. */
  promoCode: string | null;
  /** Values of the buttons, whose name is `intent`. */
  intents: { apply: string; drop: string };
  isChecking: boolean;
  /** Whether the shopper changed the code with a button here, which is then gone, and the focus with it. */
  isPressed?: boolean;
};

/** The cart's promo code with a button that removes it, or a field for a code; must be inside a form. */
export function PromoField({ promoCode, intents, isChecking, isPressed = true, ...field }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const shown = useRef(promoCode);
  useEffect(() => {
    if (shown.current === promoCode) return;
    shown.current = promoCode;
    if (!isPressed || document.activeElement !== document.body) return;
    root.current?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true });
  }, [promoCode, isPressed]);
  if (promoCode !== null)
    return (
      <div ref={root} className={styles.applied}>
        <span>
          Промокод <b>{promoCode}</b>
        </span>
        <button
          type="submit"
          name="intent"
          value={intents.drop}
          className={styles.drop}
          aria-label={`Убрать промокод ${promoCode}`}
        >
          <Icon name="close" size={18} />
        </button>
      </div>
    );
  return (
    <div ref={root} className={styles.form}>
      <Field
        label="Промокод"
        isLabelHidden
        placeholder="Промокод"
        autoComplete="off"
        maxLength={PROMO_CODE_MAX_LENGTH}
        {...field}
      />
      <Button
        variant="quiet"
        type="submit"
        name="intent"
        value={intents.apply}
        className={styles.apply}
        isWaiting={isChecking}
      >
        Применить
      </Button>
    </div>
  );
}
