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
 * Signs in above the page and continues: a form that was being sent is sent again. A different shopper who
 * signs in gets their own account's page instead, without the typed values. After closing, a sent form can be
 * repeated with its button; any other account page is left for the home page (SPEC 4.1).
 */
export function SignInAgainDialog() {
  const go = useGo();
  const howCodeComes = useHowCodeComes();
  const { data } = useFetcher<SignInResult>({ key: 'sign-in' });
  const { isSignedIn } = useVisitor();
  // In this tab or another.
  const isDone = data?.step === 'done' || isSignedIn;
  // The pending request is outside React.
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
