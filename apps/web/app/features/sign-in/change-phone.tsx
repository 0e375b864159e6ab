import styles from './sign-in-panel.module.css';

/** Goes back to the phone with its value kept. Placed after the main button, because Enter presses the first one. */
export function ChangePhone() {
  return (
    <button type="submit" name="intent" value="change-phone" className={styles.textButton}>
      Изменить номер
    </button>
  );
}
