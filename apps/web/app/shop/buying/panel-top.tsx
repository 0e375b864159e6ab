import type { ReactNode } from 'react';
import { ShareButton } from './share-button.tsx';
import styles from './panel-top.module.css';

type Props = {
  /** «Артикул 1012-44» */
  number: string;
  /** What is shared. */
  name: string;
  /** The button of the comparison. */
  compare: ReactNode;
};

/** The first line of the panel that sells: the number of the piece, and the buttons that compare and share it. */
export function PanelTop({ number, name, compare }: Props) {
  return (
    <div className={styles.root}>
      <p className={styles.number}>{number}</p>
      {compare}
      <ShareButton name={name} />
    </div>
  );
}
