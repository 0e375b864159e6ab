import type { CSSProperties } from 'react';
import type { Kind } from '@yahont/contracts/catalogue/jewellery.ts';
import type { ReviewSummary as Summary } from '@yahont/contracts/reviews/reviews.ts';
import { FITS, MARKS } from '@yahont/values/reviews.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { useChosenSize } from '#app/lib/chosen-size.ts';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import { Advice } from './advice.tsx';
import { FIT_WORDS, formatMark, NOTE_WORDS } from './review-words.ts';
import styles from './reviews.module.css';

type Props = { summary: Summary; kind: Kind; name: string; sizes: readonly number[] };

/** Average and marks, how it fits, what owners note, and the way to write. */
export function ReviewSummary({ summary, kind, name, sizes }: Props) {
  const { average10, marks, fits, notes } = summary;
  const chosen = useChosenSize(kind);
  const most = Math.max(...marks);
  const replies = FITS.reduce((sum, fit) => sum + fits[fit], 0);
  return (
    <aside className={styles.summary} aria-label="Коротко об отзывах">
      <div className={styles.marks}>
        <p className={styles.average}>
          {average10 === null ? '' : formatMark(average10)}
          <small>из&nbsp;5</small>
        </p>
        <ul>
          {MARKS.toReversed().map((mark) => {
            const count = marks[mark - 1] ?? 0;
            return (
              <li key={mark} aria-label={`Оценка ${mark}: ${count}`}>
                <span>{mark}</span>
                <i style={{ '--part': most === 0 ? 0 : count / most } as CSSProperties} />
                <b>{count}</b>
              </li>
            );
          })}
        </ul>
      </div>
      {replies > 0 && (
        <div className={styles.block}>
          <h3 className={styles.blockTitle}>Как сидит</h3>
          <div className={styles.fitLine} aria-hidden="true">
            {FITS.map((fit) => (
              <i key={fit} data-fit={fit} style={{ flexGrow: fits[fit] }} hidden={fits[fit] === 0} />
            ))}
          </div>
          <p className={styles.fitWords}>
            {FITS.map((fit) => (
              <span key={fit}>
                {nbsp(FIT_WORDS[fit])} <b>{fits[fit]}</b>
              </span>
            ))}
          </p>
          <Advice fitsBySize={summary.fitsBySize} size={chosen} sizes={sizes} />
        </div>
      )}
      {notes.length > 0 && (
        <div className={styles.block}>
          <h3 className={styles.blockTitle}>Отмечают чаще</h3>
          <ul className={styles.notes}>
            {notes.map(({ note, count }) => (
              <li key={note}>
                {nbsp(NOTE_WORDS[note])} <b>{count}</b>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles.block}>
        <p className={styles.call}>
          <b>{name} есть и&nbsp;у&nbsp;вас?</b>
          Отзыв пишут из&nbsp;кабинета: там украшение найдётся само.
        </p>
        <ButtonLink href="/personal/purchases/" variant="ghost" isWide>
          Написать отзыв
        </ButtonLink>
      </div>
    </aside>
  );
}
