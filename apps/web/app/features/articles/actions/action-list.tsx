import type { ArticleCard as Card } from '@yahont/contracts/content/articles.ts';
import { classNames } from '#app/ui/parts/class-names.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { Picture } from '#app/ui/parts/picture.tsx';
import { articleEyebrow } from '../article-eyebrow.ts';
import { pictureShape } from '../picture-shape.ts';
import teaser from '#app/ui/text/teaser.module.css';
import text from '#app/ui/text/text.module.css';
import styles from './action-list.module.css';

/** Current actions as wide tiles; ended ones as lines below. */
export function ActionList({ cards }: { cards: readonly Card[] }) {
  const ended = cards.filter(isEnded);
  return (
    <>
      <ul className={styles.root}>
        {cards
          .filter((card) => !isEnded(card))
          .map((card, index) => (
            <li key={card.url} className={styles.item}>
              <ActionTile card={card} isPriority={index < 2} />
            </li>
          ))}
      </ul>
      {ended.length > 0 && (
        <section className={styles.ended}>
          <h2 className={styles.endedHeading}>Завершились</h2>
          <ul>
            {ended.map((card) => (
              <li key={card.url} className={styles.row}>
                <A href={card.url} className={styles.rowLink}>
                  {card.h1}
                </A>
                <small className={text.note}>{articleEyebrow(card)}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function isEnded({ action }: Card): boolean {
  return action?.state === 'ended';
}

function ActionTile({ card, isPriority }: { card: Card; isPriority: boolean }) {
  const { picture, action } = card;
  return (
    <A
      href={card.url}
      className={classNames(teaser.tile, teaser.zoom)}
      data-theme={picture?.background === 'dark' ? 'dark' : undefined}
    >
      {picture && (
        <span className={styles.picture} data-subject={pictureShape(picture)}>
          <Picture
            picture={picture}
            alt=""
            sizes="(min-width: 1024px) 800px, 640px"
            isPriority={isPriority}
          />
        </span>
      )}
      <div className={classNames(teaser.words, styles.words)}>
        <small className={teaser.eyebrow}>{articleEyebrow(card)}</small>
        <h2 className={styles.title}>{card.h1}</h2>
        <small className={styles.condition}>{action?.condition}</small>
        <span className={teaser.more}>Об акции</span>
      </div>
    </A>
  );
}
