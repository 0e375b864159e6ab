import { Form } from 'react-router';
import styles from './sign-out-form.module.css';

/** Ends the session; works without scripts. */
export function SignOutForm() {
  return (
    <Form method="post" action="/personal/detail/">
      <button type="submit" name="intent" value="sign-out" className={styles.root}>
        Выйти
      </button>
    </Form>
  );
}
