import type { ArticleCard as Card } from '@yahont/contracts/content/articles.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { classNames } from '#app/ui/parts/class-names.ts';
import { Picture } from '#app/ui/parts/picture.tsx';
import { ArticleCard } from '../article-card.tsx';
import { articleEyebrow } from '../article-eyebrow.ts';
import { pictureShape } from '../picture-shape.ts';
import type { GuideFront } from './guide-front.ts';
import teaser from '#app/ui/text/teaser.module.css';
import styles from './guide-front-view.module.css';

/** The latest pieces: one large beside its words, the others as tiles. */
export function GuideFrontView({ front: { lead, tiles } }: { front: GuideFront }) {
  return (
    <>
      {lead && <Lead card={lead} />}
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

function Lead({ card }: { card: Card }) {
  const { picture } = card;
  return (
    <A href={card.url} className={classNames(teaser.zoom, styles.lead)}>
      {picture && (
        <span className={styles.picture} data-subject={pictureShape(picture)} data-theme={picture.background}>
          <Picture picture={picture} alt="" sizes="(min-width: 1024px) 800px, 100vw" isPriority />
        </span>
      )}
      <div className={styles.words}>
        <small className={styles.eyebrow}>{articleEyebrow(card)}</small>
        <h2 className={styles.title}>{card.h1}</h2>
        <p className={styles.text}>{card.lead}</p>
        <span className={teaser.more}>Читать</span>
      </div>
    </A>
  );
}
