import { useEffect, useRef, type MouseEvent } from 'react';
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
  /** Leads to the appointment in a store. */
  showing: ShowingLink;
};

/** The page's main button, for the action that is possible now. */
export function BuyButton({ purchase, text, form, similarHref, stonesHref, showing }: Props) {
  const { state, chosen } = purchase;
  const isFocused = useRef(false);
  const inCart = useRef<HTMLAnchorElement>(null);

  // The focus is outside React: it moves from the pressed button to the link that replaces it.
  useEffect(() => {
    if (state === 'in-cart' && isFocused.current) inCart.current?.focus({ preventScroll: true });
  }, [state]);

  function askSize(event: MouseEvent) {
    event.preventDefault();
    leadToSizes(purchase);
  }

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
        <Button type="submit" size="big" isWide form={form} onClick={askSize}>
          <span className={styles.scripted}>
            {purchase.isOfLength ? 'Выберите длину' : 'Выберите размер'}
          </span>
          <span className={styles.plain}>{`В${NBSP}корзину`}</span>
        </Button>
      );
    default:
      return (
        <Button
          type="submit"
          size="big"
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

/** Asks for a size and focuses the first in stock; the form itself would only say that a field is required. */
export function leadToSizes(purchase: Pick<Purchase, 'askSize'>) {
  purchase.askSize();
  const sizes = document.getElementById(SIZES_ID);
  sizes?.scrollIntoView({ block: 'center' });
  sizes?.querySelector('input')?.focus({ preventScroll: true });
}
