import type { ArticleCard as Card } from '@yahont/contracts/content/articles.ts';
import { classNames } from '#app/ui/parts/class-names.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { Picture } from '#app/ui/parts/picture.tsx';
import { articleEyebrow } from './article-eyebrow.ts';
import { pictureShape } from './picture-shape.ts';
import teaser from '#app/ui/text/teaser.module.css';
import styles from './article-card.module.css';

type Props = {
  card: Card;
  sizes: string;
  /** Shape of the picture: tall in the guide, wide for news. */
  shape: 'tall' | 'wide';
  hasLead?: boolean;
  isPriority?: boolean;
  /** Level of the card's heading. */
  level?: 'h2' | 'h3';
};

/** A picture with the title of an article, in a grid or a strip. */
export function ArticleCard({
  card,
  sizes,
  shape,
  hasLead = false,
  isPriority = false,
  level: Title = 'h3',
}: Props) {
  return (
    <A href={card.url} className={classNames(teaser.zoom, styles.root)}>
      <span className={styles.picture} data-shape={shape}>
        {card.picture && (
          <span className={styles.fill} data-subject={pictureShape(card.picture)}>
            <Picture picture={card.picture} alt="" sizes={sizes} isPriority={isPriority} />
          </span>
        )}
      </span>
      <small className={styles.eyebrow}>{articleEyebrow(card)}</small>
      <Title className={styles.title}>{card.h1}</Title>
      {hasLead && <p className={styles.lead}>{card.lead}</p>}
    </A>
  );
}
