import { Suspense } from 'react';
import { useSignInAsked } from '#app/base/requests/sign-in-again.ts';
import { lazyPart } from '#app/ui/parts/lazy-part.ts';

const SignInAgainDialog = lazyPart(async () => ({
  default: (await import('./sign-in-again-dialog.tsx')).SignInAgainDialog,
}));

/** The sign-in over a page whose session has ended while something was typed or sent. */
export function SignInAgain() {
  return (
    useSignInAsked() && (
      <Suspense>
        <SignInAgainDialog />
      </Suspense>
    )
  );
}
