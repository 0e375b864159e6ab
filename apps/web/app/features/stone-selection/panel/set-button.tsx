import { useEffect, useRef } from 'react';
import { NBSP } from '@yahont/values/digits.ts';
import { sizeWords } from '@yahont/values/measures/size.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import type { ShowingLink } from '#app/shop/buying/showing-link.ts';
import type { SetPurchase } from './use-set-purchase.ts';

type Props = {
  purchase: SetPurchase;
  /** Leads to the appointment in a store. */
  showing: ShowingLink;
  /** Id of the form that it submits. */
  form: string;
  /** Names the size too. */
  isLong?: boolean;
};

export const SIZE_ID = 'set-size';

/** The page's main button, for what is possible now. */
export function SetButton({ purchase: { state, sku, triedId }, showing, form, isLong = false }: Props) {
  const isFocused = useRef(false);
  const inCart = useRef<HTMLAnchorElement>(null);
  const size = isLong && sku !== null && sku.size !== null ? `, ${sizeWords(sku.size)}` : '';

  // The focus is outside React: it moves from the pressed button to the link that replaces it.
  useEffect(() => {
    if (state === 'in-cart' && isFocused.current) inCart.current?.focus({ preventScroll: true });
  }, [state]);

  switch (state) {
    case 'sold':
      return (
        <ButtonLink size="big" isWide variant="ghost" href="#settings">
          Другие оправы
        </ButtonLink>
      );
    case 'store':
      return (
        <ButtonLink size="big" isWide {...showing(triedId)}>
          Записаться на&nbsp;показ
        </ButtonLink>
      );
    case 'in-cart':
      return (
        <ButtonLink size="big" isWide ref={inCart} href="/cart/">
          В корзине — оформить
        </ButtonLink>
      );
    case 'ask':
    case 'ready':
    case 'waiting':
      return (
        <Button
          type="submit"
          size="big"
          isWide
          form={form}
          isWaiting={state === 'waiting'}
          waitingText="Добавляем"
          onFocus={() => (isFocused.current = true)}
          onBlur={() => (isFocused.current = false)}
        >
          {`В${NBSP}корзину${size}`}
        </Button>
      );
  }
}
