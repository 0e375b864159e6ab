import { Icon } from '#app/ui/icons/icon.tsx';
import styles from './form-status.module.css';

type Props = { done: string | null; failure: string | null };

/** The result of the form, beside its button; announced when it changes. */
export function FormStatus({ done, failure }: Props) {
  return (
    <p className={styles.status} data-failed={failure === null ? undefined : ''} role="status">
      {done !== null && <Icon name="check" size={18} />}
      {failure ?? done}
    </p>
  );
}
