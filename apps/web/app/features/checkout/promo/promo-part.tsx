import { useEffect, useRef, useState } from 'react';
import { PROMO_CODE_MAX_LENGTH } from '@yahont/values/form-rules.ts';
import type { Refusal } from '#app/shop/words/refusal-text.ts';
import { promoMessage } from '#app/shop/words/promo-texts.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import { pressByEnter } from '../press-by-enter.ts';
import { APPLY_PROMO, DROP_PROMO } from './promo-intent.ts';
import styles from './promo-part.module.css';

type Props = {
  /** The promo code of the cart; null: there is none. */
  promoCode: string | null;
  typed: string;
  isChecking: boolean;
  /** Why the last code was not taken. */
  refusal: Refusal | null;
};

const UNUSED = 'Примените промокод или\u00A0сотрите\u00A0его';

/** The promo code of the cart with a button that removes it, or a field for one. */
export function PromoPart({ promoCode, typed, isChecking, refusal }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const shown = useRef(promoCode);
  // What was refused is not what is typed now.
  const [editedAfter, setEditedAfter] = useState<Refusal | null>(null);
  // The pressed button is gone, and the focus with it.
  useEffect(() => {
    if (shown.current === promoCode) return;
    shown.current = promoCode;
    if (document.activeElement !== document.body) return;
    root.current?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true });
  }, [promoCode]);
  if (promoCode !== null)
    return (
      <div ref={root} className={styles.applied}>
        <span>
          Промокод <b>{promoCode}</b>
        </span>
        <button
          type="submit"
          name="intent"
          value={DROP_PROMO}
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
        name="promoCode"
        defaultValue={typed}
        placeholder="Промокод"
        autoComplete="off"
        maxLength={PROMO_CODE_MAX_LENGTH}
        reason={refusal === null || refusal === editedAfter ? UNUSED : promoMessage(refusal)}
        onChange={() => setEditedAfter(refusal)}
        onKeyDown={pressByEnter(APPLY_PROMO)}
      />
      <Button
        variant="quiet"
        type="submit"
        name="intent"
        value={APPLY_PROMO}
        className={styles.apply}
        isWaiting={isChecking}
      >
        Применить
      </Button>
    </div>
  );
}
