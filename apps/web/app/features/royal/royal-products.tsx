import type { ProductCard } from '@yahont/contracts/catalogue/cards.ts';
import { ArrowLink } from '#app/ui/buttons/arrow-link.tsx';
import { BrilliantMark } from '#app/shop/parts/brilliant-mark.tsx';
import { SmallCard } from '#app/shop/cards/small-card.tsx';
import layout from '#app/ui/text/layout.module.css';
import styles from './royal-products.module.css';

type Props = {
  cards: readonly ProductCard[];
  /** Link to the section with all of them. */
  allUrl: string;
  /** «Все 38 изделий» */
  allText: string;
};

const IN_ROW = 3;
/** Four fill a whole row. */
const WHOLE_ROW = 4;

/** Products of the collection, larger and plainer than catalogue cards. */
export function RoyalProducts({ cards, allUrl, allText }: Props) {
  if (cards.length === 0) return null;
  const isWholeRow = cards.length === WHOLE_ROW;
  const hasGap = !isWholeRow && cards.length % IN_ROW !== 0;
  return (
    <section className={`${layout.container} ${layout.section}`}>
      <header className={layout.sectionHead}>
        <h2>Собрание</h2>
        <ArrowLink href={allUrl}>{allText}</ArrowLink>
      </header>
      <ul className={styles.grid} data-columns={isWholeRow ? WHOLE_ROW : IN_ROW}>
        {cards.map((card) => (
          <li key={card.id}>
            <SmallCard
              card={{ ...card, picture: card.images[0] ?? null }}
              type="landing"
              sizes="(min-width: 1024px) 440px, (min-width: 768px) 50vw, 100vw"
              note={`№\u00A0${card.article}`}
            />
          </li>
        ))}
        {hasGap && (
          <li className={styles.rest} aria-hidden="true">
            <BrilliantMark className={styles.mark} />
            <p>Показываем только то, что лежит в&nbsp;сейфе. Новые камни приходят редко.</p>
          </li>
        )}
      </ul>
    </section>
  );
}
