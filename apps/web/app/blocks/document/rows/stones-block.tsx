import { useId } from 'react';
import { StoneCard } from '#app/shop/cards/stone-card.tsx';
import { stoneFace } from '#app/shop/cards/stone-face.ts';
import type { BlockOf } from '../block-of.ts';
import { RowHead } from './row-head.tsx';
import styles from './pieces.module.css';

type Props = { block: BlockOf<'stones'> };

/** Loose stones, with their grades in the Russian scale. */
export function StonesBlock({ block: { stones, ...head } }: Props) {
  const id = useId();
  return (
    <section className={styles.root} aria-labelledby={id}>
      <RowHead id={id} {...head} />
      <ul className={styles.grid}>
        {stones.map((stone) => (
          <li key={stone.id}>
            <StoneCard card={stoneFace(stone, 'ru')} />
          </li>
        ))}
      </ul>
    </section>
  );
}
