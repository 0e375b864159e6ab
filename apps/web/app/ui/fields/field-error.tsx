import { Icon } from '#app/ui/icons/icon.tsx';
import styles from './field.module.css';

/** SPEC 5: the one message of every failed field. */
export const INPUT_ERROR = 'Ошибка ввода данных';

type Props = { id: string; isShown: boolean };

/** Stands under what failed and is named by its `aria-describedby`; takes no room until there is an error. */
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
