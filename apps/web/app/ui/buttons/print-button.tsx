import { Icon } from '#app/ui/icons/icon.tsx';
import styles from './print-button.module.css';

/** Prints the page without menu and footer. */
export function PrintButton() {
  return (
    <button type="button" className={styles.root} aria-label="Напечатать" onClick={() => window.print()}>
      <Icon name="print" size={20} />
    </button>
  );
}
