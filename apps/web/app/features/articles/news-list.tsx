import type { ArticleCard as Card } from '@yahont/contracts/content/articles.ts';
import { classNames } from '#app/ui/parts/class-names.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { Picture } from '#app/ui/parts/picture.tsx';
import { ArticleCard } from './article-card.tsx';
import { articleEyebrow } from './article-eyebrow.ts';
import { pictureShape } from './picture-shape.ts';
import teaser from '#app/ui/text/teaser.module.css';
import styles from './news-list.module.css';

/** The newest at full width, the others below. */
export function NewsList({ cards }: { cards: readonly Card[] }) {
  const [newest, ...others] = cards;
  return (
    <div className={styles.root}>
      {newest && <Newest card={newest} />}
      <ul className={styles.grid}>
        {others.map((card) => (
          <li key={card.url}>
            <ArticleCard
              card={card}
              shape="wide"
              level="h2"
              hasLead
              sizes="(min-width: 1024px) 33vw, (min-width: 768px) 50vw, 100vw"
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Newest({ card }: { card: Card }) {
  return (
    <A href={card.url} className={classNames(teaser.zoom, styles.newest)}>
      <span className={styles.picture} data-subject={card.picture ? pictureShape(card.picture) : 'square'}>
        {card.picture && (
          <Picture picture={card.picture} alt="" sizes="(min-width: 1024px) 800px, 100vw" isPriority />
        )}
      </span>
      <div className={styles.words}>
        <small className={styles.eyebrow}>{articleEyebrow(card)}</small>
        <h2 className={styles.title}>{card.h1}</h2>
        <span className={styles.lead}>{card.lead}</span>
        <span className={teaser.more}>Читать</span>
      </div>
    </A>
  );
}
