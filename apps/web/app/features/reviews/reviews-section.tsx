import type { Kind } from '@yahont/contracts/catalogue/jewellery.ts';
import { BrilliantMark } from '#app/shop/parts/brilliant-mark.tsx';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import layout from '#app/ui/text/layout.module.css';
import text from '#app/ui/text/text.module.css';
import type { ProductReviews } from './product-reviews.ts';
import { ReviewList } from './review-list.tsx';
import { ReviewSummary } from './review-summary.tsx';
import styles from './reviews.module.css';

type Props = {
  productId: number;
  kind: Kind;
  /** «Кольцо „Аврора“» */
  name: string;
  /** Sizes of the piece, hundredths of a millimetre. */
  sizes: readonly number[];
  reviews: ProductReviews;
};

/** What owners say about a piece. */
export function ReviewsSection({ productId, kind, name, sizes, reviews }: Props) {
  const { count } = reviews.summary;
  return (
    <section className={layout.section} id="reviews" aria-labelledby="reviews-title">
      <header className={styles.head}>
        <h2 id="reviews-title">
          Отзывы владельцев
          {count > 0 && (
            <sup className={styles.total}>
              <span className={text.hidden}>, отзывов: </span>
              {count}
            </sup>
          )}
        </h2>
        <p className={text.note}>Пишут только те, за&nbsp;кем записан УИН</p>
      </header>
      {count === 0 ? (
        <NoReviews />
      ) : (
        <div className={styles.columns}>
          <ReviewSummary summary={reviews.summary} kind={kind} name={name} sizes={sizes} />
          <ReviewList productId={productId} first={reviews} />
        </div>
      )}
    </section>
  );
}

function NoReviews() {
  return (
    <div className={styles.empty}>
      <BrilliantMark className={styles.emptyMark} />
      <h3>Пока никто не&nbsp;рассказал</h3>
      <p>Если изделие у&nbsp;вас, напишите первым: отзыв пишут из&nbsp;кабинета, там оно найдётся само.</p>
      <ButtonLink href="/personal/purchases/" variant="quiet">
        Написать отзыв
      </ButtonLink>
    </div>
  );
}
