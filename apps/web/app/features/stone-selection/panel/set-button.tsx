import { useEffect, useRef } from 'react';
import { NBSP } from '@yahont/values/digits.ts';
import { formatRingSize } from '@yahont/values/measures/ring-size.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import type { SetPurchase } from './use-set-purchase.ts';

type Props = {
  purchase: SetPurchase;
  /** Id of the form that it submits. */
  form: string;
  /** Names the size too. */
  isLong?: boolean;
};

export const SIZE_ID = 'set-size';

/** The page's main button, for what is possible now. */
export function SetButton({ purchase: { state, sku }, form, isLong = false }: Props) {
  const isFocused = useRef(false);
  const inCart = useRef<HTMLAnchorElement>(null);
  const size =
    isLong && sku !== null && sku.size !== null ? `, размер${NBSP}${formatRingSize(sku.size)}` : '';

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
        <ButtonLink size="big" isWide href="/feedback/">
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
