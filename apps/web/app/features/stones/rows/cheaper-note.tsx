import { nbsp } from '@yahont/values/text/typography.ts';
import { cheaperText } from '#app/shop/words/cheaper-text.ts';
import styles from './cheaper-note.module.css';

type Props = {
  /** Percent of the similar stones that cost more; null with too few to compare. */
  percent: number | null;
};

const HOW = nbsp(
  'Похожими считаем камни в продаже той же формы и того же качества огранки, вес которых отличается не больше чем на 5 % (у мелких — на 0,03 карата), а цвет и чистота по российской шкале — не больше чем на одну группу. Когда таких меньше десяти, цену не сравниваем.',
);

/** The price of a stone among similar ones, and how they are chosen. */
export function CheaperNote({ percent }: Props) {
  if (percent === null) return null;
  return (
    <details className={styles.root}>
      <summary className={styles.summary}>{cheaperText(percent)}</summary>
      <p className={styles.how}>{HOW}</p>
    </details>
  );
}
