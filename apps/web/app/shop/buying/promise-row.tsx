import type { ComponentProps, ReactNode } from 'react';
import { A } from '#app/ui/buttons/link.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import type { IconName } from '#app/ui/icons/icon-name.ts';
import styles from './promise-row.module.css';

type Props = {
  icon: IconName;
  title: string;
  note: ReactNode;
  /** At the right: a word, or a link. */
  end?: ReactNode;
};

/** A row below the buy button with one of the shop's promises about this piece. */
export function PromiseRow({ icon, title, note, end }: Props) {
  return (
    <li className={styles.row}>
      <Icon name={icon} className={styles.icon} />
      <div className={styles.words}>
        <b>{title}</b>
        <span>{note}</span>
      </div>
      {end !== undefined && <span className={styles.end}>{end}</span>}
    </li>
  );
}

/** The link at the end of a row. */
export function PromiseLink(props: ComponentProps<typeof A>) {
  return <A {...props} className={styles.link} />;
}
