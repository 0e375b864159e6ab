import type { ReactNode } from 'react';
import { SlimLayout } from './slim-layout.tsx';
import styles from './slim.module.css';

type Props = {
  /** The single action, to the right of the logo. */
  action?: ReactNode;
  children: ReactNode;
};

/** The frame of landing pages: no navigation, one action. */
export function LandingLayout({ action, children }: Props) {
  return (
    <SlimLayout name="landing" header={<div className={styles.action}>{action}</div>}>
      {children}
    </SlimLayout>
  );
}
