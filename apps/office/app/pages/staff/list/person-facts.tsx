import type { OfficeStaff } from '@yahont/contracts/office/staff.ts';
import { agoText, isNow, momentText } from '#app/lib/words/moments.ts';
import styles from './person-facts.module.css';

type Props = { person: OfficeStaff; now: Date };

/** When the person was here: «сейчас», «12 мин». */
export function LastSeen({ person: { lastSeenAt }, now }: Props) {
  if (lastSeenAt === null) return <span className={styles.muted}>ещё не было</span>;
  return (
    <span className={styles.seen}>
      {isNow(lastSeenAt, now) && <i className={styles.dot} />}
      {agoText(lastSeenAt, now)}
    </span>
  );
}

/** What the second step is, or until when the link of an invitation works. */
export function SecondStepText({ person, now }: Props) {
  const { state, secondStep, invitationEndsAt } = person;
  if (state === 'left') return <span className={styles.muted}>—</span>;
  if (state === 'invited') {
    if (invitationEndsAt === null) return <span className={styles.warn}>ссылки нет</span>;
    if (new Date(invitationEndsAt) < now) return <span className={styles.bad}>ссылка истекла</span>;
    return <span className={styles.warn}>ссылка до {momentText(invitationEndsAt, now)}</span>;
  }
  if (secondStep === 'totp') return <span className={styles.muted}>приложение</span>;
  return <span className={styles.bad}>нет</span>;
}
