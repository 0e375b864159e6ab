import type { ArticleCard as Card } from '@yahont/contracts/content/articles.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { classNames } from '#app/ui/parts/class-names.ts';
import { Picture } from '#app/ui/parts/picture.tsx';
import teaser from '#app/ui/text/teaser.module.css';
import { articleEyebrow } from './article-eyebrow.ts';
import { pictureShape } from './picture-shape.ts';
import text from '#app/ui/text/text.module.css';
import styles from './lead-article.module.css';

/** The latest article of a list: a large picture with the text beside it. */
export function LeadArticle({ card }: { card: Card }) {
  const { kind, picture } = card;
  return (
    <A href={card.url} className={classNames(teaser.zoom, styles.root)} data-kind={kind}>
      {picture && (
        <span className={styles.picture} data-subject={pictureShape(picture)} data-theme={picture.background}>
          <Picture picture={picture} alt="" sizes="(min-width: 1024px) 800px, 100vw" isPriority />
        </span>
      )}
      <div className={styles.words}>
        <small className={text.note}>{articleEyebrow(card)}</small>
        <h2 className={styles.title}>{card.h1}</h2>
        <p className={styles.lead}>{card.lead}</p>
        <span className={teaser.more}>Читать</span>
      </div>
    </A>
  );
}
