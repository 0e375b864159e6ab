import type { Directions } from '@yahont/contracts/stores/store-parts.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import styles from './way-there.module.css';

type Props = { directions: Directions };

/** Directions for the last hundred metres, step by step. */
export function WayThere({ directions: { exit, steps, parking, floor } }: Props) {
  return (
    <div className={styles.root}>
      <ol className={styles.steps}>
        {exit !== '' && <li>Метро: {exit}</li>}
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {(floor !== '' || parking !== '') && (
        <ul className={styles.notes}>
          {floor !== '' && (
            <li>
              <Icon name="store" size={20} />
              {floor}
            </li>
          )}
          {parking !== '' && (
            <li>
              <Icon name="pin" size={20} />
              {parking}
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
