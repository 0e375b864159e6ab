import { A } from '#app/ui/buttons/link.tsx';
import type { StoreChoice } from '../choice/store-choice.ts';
import styles from './view-switch.module.css';

type Props = { choice: StoreChoice; hrefOf: (choice: StoreChoice) => string };

/** The list alone, or the list beside the map. */
export function ViewSwitch({ choice, hrefOf }: Props) {
  return (
    <div className={styles.root} role="group" aria-label="Вид">
      {[true, false].map((isList) => (
        <A
          key={String(isList)}
          href={hrefOf({ ...choice, isList })}
          className={styles.side}
          aria-current={isList === choice.isList || undefined}
          data-keep-scroll=""
        >
          {isList ? 'Список' : 'Карта'}
        </A>
      ))}
    </div>
  );
}
