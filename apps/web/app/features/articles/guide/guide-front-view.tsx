import { ArticleCard } from '../article-card.tsx';
import { LeadArticle } from '../lead-article.tsx';
import type { GuideFront } from './guide-front.ts';
import styles from './guide-front-view.module.css';

/** The latest articles: one large beside its text, the others as tiles. */
export function GuideFrontView({ front: { lead, tiles } }: { front: GuideFront }) {
  return (
    <>
      {lead && (
        <div className={styles.lead}>
          <LeadArticle card={lead} />
        </div>
      )}
      <ul className={styles.tiles}>
        {tiles.map(({ card, isDouble }) => (
          <li key={card.url} className={styles.tile} data-double={isDouble || undefined}>
            <ArticleCard
              card={card}
              shape="tall"
              level="h2"
              sizes={isDouble ? '(min-width: 1024px) 50vw, 100vw' : '(min-width: 1024px) 25vw, 50vw'}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
