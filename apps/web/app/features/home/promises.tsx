import type { Home } from '@yahont/contracts/content.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { IconName } from '#app/ui/icon-name.ts';
import styles from './promises.module.css';

type Props = { promises: Home['promises'] };

/** What we stand for: delivery, instalment, hallmark, return. */
export function Promises({ promises }: Props) {
  return (
    <ul className={styles.root}>
      {promises.map((promise) => (
        <li key={promise.title} className={styles.promise}>
          <Icon name={iconOf(promise.icon)} size={32} className={styles.icon} />
          <b className={styles.title}>{promise.title}</b>
          <p>{promise.text}</p>
        </li>
      ))}
    </ul>
  );
}

/** Editors choose from these; anything else becomes a stone. */
const ICONS: readonly IconName[] = [
  'truck',
  'percent',
  'shield',
  'return',
  'gift',
  'card',
  'store',
  'diamond',
];

function iconOf(name: string): IconName {
  return ICONS.find((icon) => icon === name) ?? 'diamond';
}
