import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-name.ts';
import styles from './note.module.css';

type Props = { children: ReactNode; tone?: 'fact' | 'wait' | 'bad' | 'good' };

const ICONS: Record<NonNullable<Props['tone']>, IconName> = {
  fact: 'info',
  wait: 'alert',
  bad: 'alert',
  good: 'check',
};

/** A tinted line: amber waits for somebody, red is broken, grey is a fact. */
export function Note({ children, tone = 'fact' }: Props) {
  return (
    <div className={styles.root} data-tone={tone}>
      <Icon name={ICONS[tone]} size={16} />
      <div className={styles.body}>{children}</div>
    </div>
  );
}
