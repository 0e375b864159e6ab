import type { MouseEvent } from 'react';
import { NBSP } from '@yahont/values/digits.ts';
import { Button } from '#app/ui/button.tsx';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { SIZES_ID } from './sizes.ts';
import type { Purchase } from './use-purchase.ts';
import styles from './buy-button.module.css';

type Props = {
  purchase: Purchase;
  /** «В корзину», «Размер 17 — в корзину». */
  text: string;
  /** The form it sends without JavaScript. */
  form?: string;
  /** Where pieces like a sold one stand. */
  similarHref: string;
};

/** The one main button of the page: what can be done now. */
export function BuyButton({ purchase: { state }, text, form, similarHref }: Props) {
  switch (state) {
    case 'sold':
      return (
        <ButtonLink size="big" isWide variant="ghost" href={similarHref}>
          Похожие в&nbsp;наличии
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
        <ButtonLink size="big" isWide href="/cart/">
          В корзине — оформить
        </ButtonLink>
      );
    case 'ask':
      return (
        <Button type="submit" size="big" isWide form={form} onClick={leadToSizes}>
          <span className={styles.scripted}>Выберите размер</span>
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
        >
          {text}
        </Button>
      );
  }
}

/** To the first size that is to be had; the form would only say that a field is required. */
function leadToSizes(event: MouseEvent) {
  event.preventDefault();
  const sizes = document.getElementById(SIZES_ID);
  sizes?.scrollIntoView({ block: 'center' });
  sizes?.querySelector('input')?.focus({ preventScroll: true });
}
