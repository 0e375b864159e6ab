import { Unseen } from '../states.tsx';
import styles from './uin.module.css';

const GROUP = 4;

/** A УИН as on the tag. `head` are its first twelve digits; without `tail` it is still to be scanned. */
export function Uin({ head, tail }: { head: string; tail: string | null }) {
  const groups = head.match(/\d{1,4}/g) ?? [];
  return (
    <span className={styles.root}>
      {groups.join('\u00A0')}{' '}
      {tail === null ? (
        <>
          <span className={styles.hidden} aria-hidden="true">
            ••••
          </span>
          <Unseen>последние цифры скрыты до скана</Unseen>
        </>
      ) : (
        <b>{tail}</b>
      )}
    </span>
  );
}

/** A whole УИН. */
export function WholeUin({ uin }: { uin: string }) {
  return <Uin head={uin.slice(0, -GROUP)} tail={uin.slice(-GROUP)} />;
}
