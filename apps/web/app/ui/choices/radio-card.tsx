import type { InputHTMLAttributes, ReactNode } from 'react';
import { classNames } from '#app/ui/parts/class-names.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import type { IconName } from '#app/ui/icons/icon-name.ts';
import text from '#app/ui/text/text.module.css';
import styles from './radio-card.module.css';
import choice from './choice.module.css';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'title'> & {
  title: ReactNode;
  /** A line below the title. */
  note?: ReactNode;
  icon?: IconName;
};

/** A framed choice: a way to pay, a way to receive. */
export function RadioCard({ title, note, icon, className, ...rest }: Props) {
  return (
    <label className={classNames(styles.root, className)}>
      {icon !== undefined && <Icon name={icon} className={styles.icon} />}
      <input {...rest} type="radio" className={choice.dot} />
      <span className={styles.text}>
        <b className={styles.title}>{title}</b>
        {note !== undefined && <span className={text.note}>{note}</span>}
      </span>
    </label>
  );
}
