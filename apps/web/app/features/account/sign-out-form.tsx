import { Form } from 'react-router';
import { isSignedIn, subscribeToSignIn } from '#app/lib/visitor/sign-in-state.ts';
import styles from './sign-out-form.module.css';

/** Ends the session; works without scripts. What was typed into forms of this tab leaves it with the owner. */
export function SignOutForm() {
  return (
    <Form method="post" action="/personal/detail/" onSubmit={forgetDraftsOnceOut}>
      <button type="submit" name="intent" value="sign-out" className={styles.root}>
        Выйти
      </button>
    </Form>
  );
}

/** Not before the answer: a sign-out that fails leaves the drafts to their owner. */
function forgetDraftsOnceOut(): void {
  const stop = subscribeToSignIn(() => {
    stop();
    if (!isSignedIn()) forgetDrafts();
  });
}

function forgetDrafts(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Storage is blocked: nothing was kept.
  }
}
