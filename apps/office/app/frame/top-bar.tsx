import { Icon } from '#app/parts/icon.tsx';
import { Kbd } from '#app/parts/kbd.tsx';
import styles from './top-bar.module.css';

/** The field from which everything is found; it opens the palette. */
export function TopBar({ onFind }: { onFind: () => void }) {
  return (
    <div className={styles.root}>
      <button type="button" className={styles.find} aria-haspopup="dialog" onClick={onFind}>
        <Icon name="scan" />
        <span>Скан бирки или поиск: УИН, заказ, телефон</span>
        <Kbd>F2</Kbd>
        <Kbd>Ctrl K</Kbd>
      </button>
    </div>
  );
}
