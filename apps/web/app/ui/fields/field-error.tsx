import { Icon } from '#app/ui/icons/icon.tsx';
import styles from './field.module.css';

/** SPEC 5.1: the message of every invalid field. */
export const INPUT_ERROR = 'Ошибка ввода данных';

type Props = { id: string; isShown: boolean };

/** Shown below the invalid control, whose `aria-describedby` refers to it; takes no space without an error. */
export function FieldError({ id, isShown }: Props) {
  return (
    <span id={id} className={styles.error} aria-live="polite">
      {isShown && (
        <>
          <Icon name="alert" size={14} />
          {INPUT_ERROR}
        </>
      )}
    </span>
  );
}
