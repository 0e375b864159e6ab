import type { Cart } from '@yahont/contracts/cart.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { countOf } from '@yahont/values/plural.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import styles from './cart-bar.module.css';

type Props = {
  totals: Pick<Cart['totals'], 'goods' | 'quantity'>;
  /** Checkout, or where one signs in for it. */
  href: string;
};

/** The sum and the way on, always in view on a phone; stands in place of the tab bar. */
export function CartBar({ totals, href }: Props) {
  return (
    <div className={styles.root} data-buy-bar="">
      <p className={styles.sum}>
        <b>{formatRoubles(totals.goods)}</b>
        <span>{countOf(totals.quantity, ['изделие', 'изделия', 'изделий'])}</span>
      </p>
      <ButtonLink href={href} isWide>
        Оформить заказ
      </ButtonLink>
    </div>
  );
}
