import { useId } from 'react';
import type { TextCard } from '@yahont/contracts/content/blocks/shown-blocks.ts';
import { NBSP } from '@yahont/values/digits.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { SmallCard } from '#app/shop/cards/small-card.tsx';
import type { BlockOf } from '../block-of.ts';
import { RowHead } from './row-head.tsx';
import styles from './pieces.module.css';

type Props = { block: BlockOf<'products'> };

/** Products that the text is about. */
export function ProductsBlock({ block: { cards, ...head } }: Props) {
  const id = useId();
  return (
    <section className={styles.root} aria-labelledby={id}>
      <RowHead id={id} {...head} />
      <ul className={styles.grid}>
        {cards.map((card) => (
          <li key={card.id}>
            <SmallCard
              card={card}
              type="landing"
              hasLabels
              labelNote={codeNote(card)}
              sizes="(min-width: 1440px) 322px, (min-width: 1024px) 23vw, 50vw"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The price of the product with the action's code. */
function codeNote({ codePrice }: TextCard): string | undefined {
  return codePrice === undefined ? undefined : `По${NBSP}коду${NBSP}— ${formatRoubles(codePrice)}`;
}
