import type { ProductCard } from '@yahont/contracts/catalogue/cards.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { ArrowLink } from '#app/ui/buttons/arrow-link.tsx';
import { BrilliantMark } from '#app/ui/shop/brilliant-mark.tsx';
import { A } from '#app/ui/buttons/link.tsx';
import { Picture } from '#app/ui/parts/picture.tsx';
import layout from '#app/ui/text/layout.module.css';
import { splitName } from './split-name.ts';
import styles from './royal-products.module.css';

type Props = {
  cards: readonly ProductCard[];
  /** Link to the section with all of them. */
  allUrl: string;
  /** «Все 38 изделий» */
  allText: string;
};

const IN_ROW = 3;
/** Four fill a row of their own. */
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
            <Product card={card} />
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

function Product({ card }: { card: ProductCard }) {
  const { title, rest } = splitName(card.name);
  const picture = card.images[0];
  return (
    <A href={card.url} className={styles.product}>
      <span className={styles.picture}>
        {picture && (
          <Picture
            picture={picture}
            alt=""
            sizes="(min-width: 1024px) 440px, (min-width: 768px) 50vw, 100vw"
          />
        )}
      </span>
      <small className={styles.article}>№&nbsp;{card.article}</small>
      <b className={styles.name}>{title}</b>
      <span className={styles.facts}>{rest}</span>
      <span className={styles.price}>
        {card.inStock ? formatRoubles(card.price) : `Продано · ${formatRoubles(card.price)}`}
      </span>
    </A>
  );
}
