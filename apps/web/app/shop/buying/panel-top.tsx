import type { ReactNode } from 'react';
import { ShareButton } from './share-button.tsx';
import styles from './panel-top.module.css';

type Props = {
  /** «Артикул 1012-44» */
  number: string;
  /** Name of the shared piece. */
  name: string;
  /** The button of the comparison. */
  compare: ReactNode;
};

/** The first line of a buying panel: the number of the piece, and the buttons that compare and share it. */
export function PanelTop({ number, name, compare }: Props) {
  return (
    <div className={styles.root}>
      <p className={styles.number}>{number}</p>
      {compare}
      <ShareButton name={name} />
    </div>
  );
}
