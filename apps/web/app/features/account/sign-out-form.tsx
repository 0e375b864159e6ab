import { Form } from 'react-router';
import styles from './sign-out-form.module.css';

/** Ends the session; works without scripts. What was typed into forms of this tab leaves it with the owner. */
export function SignOutForm() {
  return (
    <Form method="post" action="/personal/detail/" onSubmit={forgetDrafts}>
      <button type="submit" name="intent" value="sign-out" className={styles.root}>
        Выйти
      </button>
    </Form>
  );
}

/** Without a connection nobody is signed out, and the drafts stay. */
function forgetDrafts(): void {
  if (!navigator.onLine) return;
  try {
    sessionStorage.clear();
  } catch {
    // Storage is blocked: nothing was kept.
  }
}
