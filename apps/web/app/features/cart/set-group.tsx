import type { CartLine, CartSet } from '@yahont/contracts/cart/cart.ts';
import { formatRoubles, kopecks, sumKopecks } from '@yahont/values/money.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import type { ReactNode } from 'react';
import { A } from '#app/ui/buttons/link.tsx';
import text from '#app/ui/text/text.module.css';
import { useCartForm } from './use-cart-form.ts';
import styles from './set-group.module.css';

type Props = {
  set: CartSet;
  lines: readonly CartLine[];
  /** A promo code applies to the cart. */
  hasPromo: boolean;
  children: ReactNode;
};

/** A set in the cart: its lines under one head, what it takes off, and the way to take it apart. */
export function SetGroup({ set, lines, hasPromo, children }: Props) {
  const { Form } = useCartForm();
  const discount = sumKopecks(lines.map(({ setDiscount }) => setDiscount));
  const note = noteOf(set, discount, hasPromo);
  return (
    <section className={styles.root} aria-label={set.title}>
      <header className={styles.head}>
        <A href={set.url} className={styles.title}>
          {set.title}
        </A>
        <Form method="post" action="/cart/">
          <input type="hidden" name="group" value={set.group} />
          <button type="submit" name="intent" value="apart" className={styles.apart}>
            Разобрать
          </button>
        </Form>
      </header>
      {children}
      {(discount > 0 || note !== null) && (
        <p className={styles.foot}>
          <span>{note ?? 'За комплект'}</span>
          {discount > 0 && <b className={styles.discount}>{formatRoubles(kopecks(0 - discount))}</b>}
        </p>
      )}
      {discount > 0 && (
        <p className={text.note}>
          {nbsp('Изделия можно вернуть и по одному: остальные останутся по своей цене.')}
        </p>
      )}
    </section>
  );
}

/** Why the set takes nothing off, or that no promo code is added to it. */
function noteOf({ isWhole, percent }: CartSet, discount: number, hasPromo: boolean): string | null {
  if (percent === 0) return null;
  if (!isWhole) return nbsp('Скидка за комплект вернётся, когда в нём будут все изделия.');
  if (discount === 0) return nbsp('Промокод выгоднее комплекта: действует он.');
  return hasPromo ? nbsp('За комплект, промокод с ним не складывается') : null;
}
