import type { ReactNode } from 'react';
import type { CardType } from '#app/shop/cards/card-marks.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { PLACES } from './places.ts';
import styles from './shelf.module.css';

type Props<Item extends { title: string }> = {
  type: CardType;
  items: readonly Item[];
  renderItem: (item: Item) => ReactNode;
  /** Shown last: the placeholder of this type. */
  coming?: ReactNode;
};

/** All states of one type of card side by side. */
export function Shelf<Item extends { title: string }>({ type, items, renderItem, coming }: Props<Item>) {
  const { about, where, href } = PLACES[type];
  return (
    <section className={styles.root} aria-labelledby={`type-${type}`}>
      <h2 id={`type-${type}`} className={styles.title}>
        {type}
      </h2>
      <p className={styles.about}>
        {`${about}. `}
        <A href={href}>{where}</A>
      </p>
      <ul className={styles.grid} data-shelf={type}>
        {items.map((item) => (
          <li key={item.title} className={styles.cell}>
            <p className={styles.state}>{item.title}</p>
            {renderItem(item)}
          </li>
        ))}
        {coming !== undefined && (
          <li className={styles.cell}>
            <p className={styles.state}>Загрузка</p>
            {coming}
          </li>
        )}
      </ul>
    </section>
  );
}
