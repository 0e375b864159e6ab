import { Button } from '#app/ui/buttons/button.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import text from '#app/ui/text/text.module.css';
import { filtersOf, REVIEW_ORDER_NAMES } from './review-filters.ts';
import { ReviewItem } from './review-item.tsx';
import { PhotoStrip } from './review-photos.tsx';
import type { ProductReviews } from './product-reviews.ts';
import { useReviews } from './use-reviews.ts';
import styles from './reviews.module.css';

type Props = { productId: number; first: ProductReviews };

/** The reviews with their filters and order; further ones come on press. */
export function ReviewList({ productId, first }: Props) {
  const { summary } = first;
  const { shown, filter, order, isLoading, failure, choose, more } = useReviews(productId, first);
  const filters = filtersOf(summary);
  const rest = shown.total - shown.items.length;
  return (
    <div className={styles.list}>
      <PhotoStrip summary={summary} onAll={() => choose({ filter: 'photos' })} />
      <div className={styles.bar}>
        <div className={styles.chips} role="group" aria-label="Какие отзывы показать">
          {filters.map(({ key, name, count }) => (
            <button
              key={key}
              type="button"
              className={styles.chip}
              aria-pressed={filter === key}
              onClick={() => choose({ filter: key })}
            >
              {name} <small>{count}</small>
            </button>
          ))}
        </div>
        <label className={styles.order}>
          <span className={text.hidden}>Порядок отзывов</span>
          <select value={order} onChange={({ currentTarget }) => choose({ order: currentTarget.value })}>
            {REVIEW_ORDER_NAMES.map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" size={18} />
        </label>
      </div>
      <div aria-busy={isLoading || undefined} className={styles.items}>
        {shown.items.map((review) => (
          <ReviewItem key={review.id} review={review} />
        ))}
      </div>
      <div className={styles.more}>
        <p className={text.note} role="status">
          {failure ?? `Показано ${shown.items.length} из\u00A0${shown.total}`}
        </p>
        {rest > 0 && (
          <Button variant="ghost" isWaiting={isLoading} onClick={more}>
            Показать ещё {Math.min(rest, 10)}
          </Button>
        )}
      </div>
    </div>
  );
}
