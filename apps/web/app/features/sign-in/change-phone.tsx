import styles from './sign-in-panel.module.css';

/** Leads back to the phone with what was typed. Stands behind the main button, which is the one that Enter presses. */
export function ChangePhone() {
  return (
    <button type="submit" name="intent" value="change-phone" className={styles.textButton}>
      Изменить номер
    </button>
  );
}
