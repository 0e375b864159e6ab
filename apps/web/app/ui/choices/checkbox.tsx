import type { InputHTMLAttributes, ReactNode } from 'react';
import { classNames } from '#app/ui/parts/class-names.ts';
import styles from './choice.module.css';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  /** A colour dot or a picture between the box and the text. */
  mark?: ReactNode;
  /** A small grey figure at the right: how many there are. */
  note?: ReactNode;
  /** 12 px, for consents. */
  isSmall?: boolean;
};

/** The children are the label; links may stand inside. */
export function Checkbox({ mark, note, isSmall = false, className, children, ...rest }: Props) {
  return (
    <label className={classNames(styles.root, className)} data-small={isSmall || undefined}>
      <input {...rest} type="checkbox" className={styles.box} />
      {mark}
      <span className={styles.text}>{children}</span>
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </label>
  );
}
