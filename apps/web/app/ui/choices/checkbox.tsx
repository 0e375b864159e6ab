import type { ReactNode } from 'react';
import { classNames } from '#app/ui/parts/class-names.ts';
import { OptionBox, type OptionBoxProps } from './option-box.tsx';
import styles from './choice.module.css';

type Props = OptionBoxProps & {
  /** A colour dot or a picture between the box and the label. */
  mark?: ReactNode;
  /** A small grey number at the right: a count. */
  note?: ReactNode;
  /** 12 px, for consents. */
  isSmall?: boolean;
};

/** The children are the label, which may contain links. */
export function Checkbox({ mark, note, isSmall = false, className, children, ...rest }: Props) {
  return (
    <label className={classNames(styles.root, className)} data-small={isSmall || undefined}>
      <OptionBox {...rest} className={styles.box} />
      {mark}
      <span className={styles.text}>{children}</span>
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </label>
  );
}
