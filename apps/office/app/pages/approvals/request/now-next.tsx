import type { ApprovalRow } from '@yahont/contracts/office/approvals.ts';
import { Icon } from '#app/parts/icon.tsx';
import { changeOf } from '#app/lib/approvals/words.ts';
import styles from './now-next.module.css';

/** One well with the value of now, an arrow and the value to be, in one size, so that they compare. */
export function NowNext({ row }: { row: ApprovalRow }) {
  const { nowLabel, now, nextLabel, next, share, isLoss, more } = changeOf(row);
  const isLong = now.length > 16 || next.length > 16;
  return (
    <div className={styles.root} data-long={isLong || undefined}>
      {now !== '' && (
        <>
          <div>
            <small>{nowLabel}</small>
            <b>{now}</b>
          </div>
          <span className={styles.arrow}>
            <Icon name="arrow-right" />
          </span>
        </>
      )}
      <div>
        <small>{nextLabel}</small>
        <b>{next}</b>
        {more !== '' && <small>{more}</small>}
      </div>
      {share !== '' && (
        <div className={styles.share}>
          <b data-loss={isLoss || undefined}>{share}</b>
        </div>
      )}
    </div>
  );
}
