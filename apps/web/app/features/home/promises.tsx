import type { Home } from '@yahont/contracts/content/content.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import styles from './promises.module.css';

type Props = { promises: Home['promises'] };

/** Promises of the shop: delivery, instalment, hallmark, return. */
export function Promises({ promises }: Props) {
  return (
    <ul className={styles.root}>
      {promises.map((promise) => (
        <li key={promise.title} className={styles.promise}>
          <Icon name={promise.icon} size={32} className={styles.icon} />
          <b className={styles.title}>{promise.title}</b>
          <p>{promise.text}</p>
        </li>
      ))}
    </ul>
  );
}
