import { useState } from 'react';
import { PromoField } from '#app/shop/buying/promo-field.tsx';
import type { Refusal } from '#app/shop/words/refusal-text.ts';
import { promoMessage } from '#app/shop/words/promo-texts.ts';
import { pressByEnter } from '../press-by-enter.ts';
import { APPLY_PROMO, DROP_PROMO } from './promo-intent.ts';

type Props = {
  /** The promo code of the cart; null: there is none. */
  promoCode: string | null;
  typed: string;
  isChecking: boolean;
  /** Why the last code was not taken. */
  refusal: Refusal | null;
};

const INTENTS = { apply: APPLY_PROMO, drop: DROP_PROMO };
const UNUSED = 'Примените промокод или\u00A0сотрите\u00A0его';

/** The promo code of the cart, in the form of the order. */
export function PromoPart({ promoCode, typed, isChecking, refusal }: Props) {
  // The refusal does not apply to a code that was edited since.
  const [editedAfter, setEditedAfter] = useState<Refusal | null>(null);
  return (
    <PromoField
      promoCode={promoCode}
      intents={INTENTS}
      name="promoCode"
      defaultValue={typed}
      reason={refusal === null || refusal === editedAfter ? UNUSED : promoMessage(refusal)}
      onChange={() => setEditedAfter(refusal)}
      onKeyDown={pressByEnter(APPLY_PROMO)}
      isChecking={isChecking}
    />
  );
}
