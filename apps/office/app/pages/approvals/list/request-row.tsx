import { Link } from 'react-router';
import type { ApprovalKind, ApprovalRow } from '@yahont/contracts/office/approvals.ts';
import { Icon } from '#app/parts/icon.tsx';
import type { IconName } from '#app/parts/icon-name.ts';
import type { ApprovalView } from '#app/lib/approvals/approvals.ts';
import { isLate, leftText } from '#app/lib/approvals/term.ts';
import { STATE_WORDS, subjectText, titleOf } from '#app/lib/approvals/words.ts';
import { useNow } from '#app/lib/look/now.ts';
import { momentText } from '#app/lib/words/moments.ts';
import styles from './request-row.module.css';

type Props = { row: ApprovalRow; view: ApprovalView; isOpen: boolean };

const ICONS: Readonly<Record<ApprovalKind, IconName>> = {
  refund: 'undo',
  price: 'tag',
  'price-plan': 'tag',
  piece: 'box',
  points: 'percent',
  roles: 'people',
  setting: 'scale',
  'staff-invite': 'invite',
  'staff-reset': 'key',
  'staff-leave': 'sign-out',
  import: 'file',
};

/** A request in a line: what, who or about whom, and how long it may wait or how it ended. */
export function RequestRow({ row, view, isOpen }: Props) {
  const now = useNow();
  return (
    <li>
      <Link
        to={`/approvals/${row.id}?view=${view}`}
        className={styles.root}
        data-row=""
        aria-current={isOpen ? 'true' : undefined}
      >
        <Icon name={ICONS[row.kind]} size={16} />
        <span className={styles.what}>
          <b>{titleOf(row)}</b>
          <small>{view === 'asked' ? subjectText(row) : `${row.askedBy.name}, ${subjectText(row)}`}</small>
        </span>
        <span className={styles.when}>
          <State row={row} now={now} />
        </span>
      </Link>
    </li>
  );
}

function State({ row, now }: { row: ApprovalRow; now: Date }) {
  if (row.state === 'waiting' || row.state === 'question')
    return (
      <>
        <b data-late={isLate(row, now) || undefined}>{leftText(row, now)}</b>
        <small data-question={row.state === 'question' || undefined}>
          {row.state === 'question' ? 'вопрос' : `до\u00A0${momentText(row.until, now)}`}
        </small>
      </>
    );
  return (
    <>
      <small data-good={row.state === 'executed' || undefined}>{STATE_WORDS[row.state]}</small>
      <small>{row.decidedAt === null ? momentText(row.askedAt, now) : momentText(row.decidedAt, now)}</small>
    </>
  );
}
