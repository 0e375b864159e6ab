import type { MouseEvent } from 'react';
import type { Cart } from '@yahont/contracts/cart/cart.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { thingsText } from '#app/shop/words/things-text.ts';
import { useIsInView } from '#app/base/timing/use-is-in-view.ts';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import styles from './cart-bar.module.css';

type Props = {
  cart: Pick<Cart, 'lines' | 'totals'>;
  /** Checkout, or the sign-in on this page. */
  href: string;
};

/**
 * On a phone: the sum and the main button, in place of the tab bar. When it links to a part of this page, it is hidden
 * there, so that only one main button is visible.
 */
export function CartBar({ cart: { lines, totals }, href }: Props) {
  const isArrived = useIsInView(href.startsWith('#') ? href.slice(1) : null);

  function focusField(event: MouseEvent) {
    if (!href.startsWith('#')) return;
    event.preventDefault();
    const target = document.getElementById(href.slice(1));
    const field = target?.querySelector<HTMLElement>('input:not([type="hidden"])');
    (field ?? target)?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  }

  return (
    <div className={styles.root} data-buy-bar="" data-arrived={isArrived || undefined}>
      <p className={styles.sum}>
        <b>{formatRoubles(totals.goods)}</b>
        <span>{thingsText(lines)}</span>
      </p>
      <ButtonLink href={href} isWide onClick={focusField}>
        Оформить заказ
      </ButtonLink>
    </div>
  );
}
