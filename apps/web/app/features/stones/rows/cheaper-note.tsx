import { nbsp } from '@yahont/values/text/typography.ts';
import { cheaperText } from '#app/shop/words/cheaper-text.ts';
import styles from './cheaper-note.module.css';

type Props = {
  /** Percentage of similar stones that cost more; null when there are too few to compare. */
  percent: number | null;
};

const HOW = nbsp(
  'Похожими считаем камни в продаже той же формы и того же качества огранки, вес которых отличается не больше чем на 5 % (у мелких — на 0,03 карата), а цвет и чистота по российской шкале — не больше чем на одну группу. Когда таких меньше десяти, цену не сравниваем.',
);

/** How the price of a stone compares with similar ones, and how these are chosen. */
export function CheaperNote({ percent }: Props) {
  if (percent === null) return null;
  return (
    <details className={styles.root}>
      <summary className={styles.summary}>{cheaperText(percent)}</summary>
      <p className={styles.how}>{HOW}</p>
    </details>
  );
}
