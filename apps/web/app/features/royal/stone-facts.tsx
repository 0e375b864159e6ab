import type { RoyalLook } from '@yahont/contracts/content/content.ts';
import layout from '#app/ui/text/layout.module.css';
import text from '#app/ui/text/text.module.css';
import styles from './stone-facts.module.css';

type Props = { facts: RoyalLook['facts'] };

/** Measurements of a gemmologist, in large figures. */
export function StoneFacts({ facts }: Props) {
  return (
    <div className={layout.container}>
      <dl className={styles.root}>
        {facts.map(({ value, name }) => (
          <div key={name} className={styles.fact}>
            <dt className={text.note}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
