import type { ArticleCard as Card } from '@yahont/contracts/content/articles.ts';
import { classNames } from '#app/ui/parts/class-names.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { Picture } from '#app/ui/parts/picture.tsx';
import { articleEyebrow } from '../article-eyebrow.ts';
import { pictureShape } from '../picture-shape.ts';
import type { NewsPage } from './news-page.ts';
import { NewsRow } from './news-row.tsx';
import { NewsSteps } from './news-steps.tsx';
import { NewsYears } from './news-years.tsx';
import teaser from '#app/ui/text/teaser.module.css';
import styles from './news-list.module.css';

/** Years, the newest piece at full width, the others as rows, other pages as links. */
export function NewsList({ news }: { news: NewsPage }) {
  return (
    <div className={styles.root}>
      <NewsYears years={news.years} current={news.year} />
      {news.newest && <Newest card={news.newest} />}
      <ul>
        {news.rows.map((card) => (
          <li key={card.url} className={styles.row}>
            <NewsRow card={card} />
          </li>
        ))}
      </ul>
      <NewsSteps news={news} />
    </div>
  );
}

function Newest({ card }: { card: Card }) {
  const { picture } = card;
  return (
    <A href={card.url} className={classNames(teaser.zoom, styles.newest)}>
      <span
        className={styles.picture}
        data-subject={picture ? pictureShape(picture) : 'square'}
        data-theme={picture?.background}
      >
        {picture && <Picture picture={picture} alt="" sizes="(min-width: 1024px) 800px, 100vw" isPriority />}
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
