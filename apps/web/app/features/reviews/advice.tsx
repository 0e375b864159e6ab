import type { ReviewSummary } from '@yahont/contracts/reviews/reviews.ts';
import { fitAdvice } from '@yahont/values/reviews.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { adviceText } from './review-words.ts';
import styles from './reviews.module.css';

type Props = {
  fitsBySize: ReviewSummary['fitsBySize'];
  /** The chosen size; null: none yet. */
  size: number | null;
  /** Sizes of the piece. */
  sizes: readonly number[];
};

/** What owners of the chosen size advise; nothing while fewer than five have replied. */
export function Advice({ fitsBySize, size, sizes }: Props) {
  const counts = fitsBySize.find((one) => one.size === size);
  const advice = counts ? fitAdvice(counts) : null;
  if (advice === null || size === null) return null;
  const next = sizes.filter((one) => one > size).toSorted((a, b) => a - b)[0] ?? null;
  const { claim, reason } = adviceText(advice, size, next);
  return (
    <p className={styles.advice}>
      <Icon name="ruler" size={24} />
      <span>
        <b>{claim}</b> {reason}
      </span>
    </p>
  );
}
