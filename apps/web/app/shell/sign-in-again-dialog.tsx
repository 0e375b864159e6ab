import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { useHowCodeComes } from '#app/features/sign-in/code/how-code-comes.ts';
import { STAY } from '#app/features/sign-in/sign-in-values.ts';
import type { SignInResult } from '#app/features/sign-in/sign-in-action.server.ts';
import { SignInPanel } from '#app/features/sign-in/sign-in-panel.tsx';
import { getVisitorSummary } from '#app/lib/api/browser.ts';
import { lostRequest } from '#app/base/requests/lost-request.ts';
import { useGo } from '#app/base/navigation/use-go.ts';
import { endSignInAsked } from '#app/base/requests/sign-in-again.ts';
import { lastOwner } from '#app/lib/visitor/last-owner.ts';
import { useVisitor } from '#app/lib/visitor/use-visitor.ts';
import { Dialog } from '#app/ui/modals/dialog.tsx';

/**
 * Signs in over the page and goes on: a form that was sent is sent again. Somebody else who signs in gets the page of their own
 * account instead, without what was typed. Closed, it leaves a sent form to its button, and any other page of the account
 * for the home page (SPEC 4.1).
 */
export function SignInAgainDialog() {
  const go = useGo();
  const howCodeComes = useHowCodeComes();
  const { data } = useFetcher<SignInResult>({ key: 'sign-in' });
  const { isSignedIn } = useVisitor();
  // Here, or in another tab.
  const isDone = data?.step === 'done' || isSignedIn;
  // The request that waits is outside React.
  useEffect(() => {
    if (isDone) void goOn();
  }, [isDone]);

  function close() {
    endSignInAsked();
    if (lostRequest() === null) go('/', { replace: true });
  }
  return (
    <Dialog isOpen onClose={close} title="Войдите ещё раз" width="narrow">
      <SignInPanel
        action="/cart/"
        next={STAY}
        lead={`Вход закончился, но всё, что вы ввели, на\u00A0месте. Введите номер телефона: ${howCodeComes}.`}
        signInText={'Войти и\u00A0продолжить'}
        result={undefined}
      />
    </Dialog>
  );
}

async function goOn(): Promise<void> {
  const before = lastOwner();
  const { user } = await getVisitorSummary().catch(() => ({ user: null }));
  if (before !== null && user !== null && user.id !== before) {
    location.reload();
    return;
  }
  endSignInAsked();
  lostRequest()?.repeat();
}
