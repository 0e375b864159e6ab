import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { NBSP } from '@yahont/values/digits.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import type { ShowingLink } from '#app/shop/buying/showing-link.ts';
import { SIZES_ID } from '../sizes/sizes.ts';
import type { Purchase } from './use-purchase.ts';
import styles from './buy-button.module.css';

type Props = {
  purchase: Purchase;
  /** «В корзину», «Размер 17 — в корзину». */
  text: string;
  /** Id of the form that it submits without JavaScript. */
  form?: string;
  /** Link to products similar to a sold-out one. */
  similarHref: string;
  /** Link to the stones that a setting takes. */
  stonesHref: string;
  /** Link to the appointment in a store. */
  showing: ShowingLink;
  /** Below the main button of the page. */
  isSecond?: boolean;
  /** The bell in place of the button: the chosen size cannot be bought. */
  bell?: ReactNode;
};

const CHOOSE = { length: 'Выберите длину', size: 'Выберите размер' };

/** The page's main button, for the action that is possible now. */
export function BuyButton({
  purchase,
  text,
  form,
  similarHref,
  stonesHref,
  showing,
  isSecond = false,
  bell,
}: Props) {
  const { state, chosen } = purchase;
  const isFocused = useRef(false);
  const inCart = useRef<HTMLAnchorElement>(null);
  const look = isSecond ? ({ variant: 'quiet' } as const) : ({ size: 'big' } as const);

  // The focus is outside React: it moves from the pressed button to the link that replaces it.
  useEffect(() => {
    if (state === 'in-cart' && isFocused.current) inCart.current?.focus({ preventScroll: true });
  }, [state]);

  function askSize(event: MouseEvent) {
    event.preventDefault();
    leadToSizes(purchase);
  }

  if (state === 'ask' && bell) return bell;
  switch (state) {
    case 'sold':
      return (
        <ButtonLink size="big" isWide variant="ghost" href={similarHref}>
          Похожие в&nbsp;наличии
        </ButtonLink>
      );
    case 'setting':
      return (
        <ButtonLink size="big" isWide href={stonesHref}>
          Подобрать камень
        </ButtonLink>
      );
    case 'store':
      return (
        <ButtonLink size="big" isWide {...showing(chosen?.id ?? null)}>
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
      return (
        <Button type="submit" {...look} isWide form={form} onClick={askSize}>
          <span className={styles.scripted}>
            {isSecond ? text : CHOOSE[purchase.isOfLength ? 'length' : 'size']}
          </span>
          <span className={styles.plain}>{isSecond ? text : `В${NBSP}корзину`}</span>
        </Button>
      );
    default:
      return (
        <Button
          type="submit"
          {...look}
          isWide
          isWaiting={state === 'waiting'}
          waitingText="Добавляем"
          form={form}
          onFocus={() => (isFocused.current = true)}
          onBlur={() => (isFocused.current = false)}
        >
          {text}
        </Button>
      );
  }
}

/**
 * Requests a size and focuses the first one in stock; the form itself would only say that a field is
 * required.
 */
export function leadToSizes(purchase: Pick<Purchase, 'askSize'>) {
  purchase.askSize();
  const sizes = document.getElementById(SIZES_ID);
  sizes?.scrollIntoView({ block: 'center' });
  sizes?.querySelector('input')?.focus({ preventScroll: true });
}
