import type { ArticleCard as Card } from '@yahont/contracts/content/articles.ts';
import { ArticleCard } from './article-card.tsx';
import teaser from '#app/ui/text/teaser.module.css';

type Props = { cards: readonly Card[]; label: string };

/** Four cards in a row; on a phone the row scrolls sideways. */
export function ArticleStrip({ cards, label }: Props) {
  return (
    <ul className={teaser.strip} tabIndex={0} aria-label={label}>
      {cards.map((card) => (
        <li key={card.url} className={teaser.slide}>
          <ArticleCard card={card} shape="tall" sizes="(min-width: 768px) 25vw, 70vw" />
        </li>
      ))}
    </ul>
  );
}
