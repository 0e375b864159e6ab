import type { ArticleCard as Card } from '@yahont/contracts/content/articles.ts';
import { formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { classNames } from '#app/ui/parts/class-names.ts';
import { Picture } from '#app/ui/parts/picture.tsx';
import { pictureShape } from '../picture-shape.ts';
import teaser from '#app/ui/text/teaser.module.css';
import styles from './news-row.module.css';

/** A piece of news as a row: its day, its words, its picture. */
export function NewsRow({ card }: { card: Card }) {
  const { publishedOn, picture, minutes } = card;
  return (
    <A href={card.url} className={classNames(teaser.zoom, styles.root)}>
      <time dateTime={publishedOn} className={styles.day}>
        {formatDayMonth(publishedOn)} <span className={styles.year}>{publishedOn.slice(0, 4)}</span>
      </time>
      <div>
        <h2 className={styles.title}>{card.h1}</h2>
        <p className={styles.lead}>{card.lead}</p>
        <small className={styles.minutes}>{countOf(minutes, ['минута', 'минуты', 'минут'])}</small>
      </div>
      {picture && (
        <span className={styles.picture} data-subject={pictureShape(picture)} data-theme={picture.background}>
          <Picture picture={picture} alt="" sizes="(min-width: 1024px) 200px, 88px" />
        </span>
      )}
    </A>
  );
}
