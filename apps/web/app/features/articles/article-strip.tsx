import type { ArticleCard as Card } from '@yahont/contracts/articles.ts';
import { ArticleCard } from './article-card.tsx';
import styles from './article-strip.module.css';

type Props = { cards: readonly Card[]; label: string };

/** Four in a row; on a phone they are pushed sideways. */
export function ArticleStrip({ cards, label }: Props) {
  return (
    <ul className={styles.root} tabIndex={0} aria-label={label}>
      {cards.map((card) => (
        <li key={card.url} className={styles.item}>
          <ArticleCard card={card} shape="tall" sizes="(min-width: 768px) 25vw, 70vw" />
        </li>
      ))}
    </ul>
  );
}
