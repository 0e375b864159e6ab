import { Suspense } from 'react';
import { useSignInAsked } from '#app/base/requests/sign-in-again.ts';
import { lazyPart } from '#app/ui/parts/lazy-part.ts';

const SignInAgainDialog = lazyPart(async () => ({
  default: (await import('./sign-in-again-dialog.tsx')).SignInAgainDialog,
}));

/** The sign-in above a page whose session ended while something was being typed or sent. */
export function SignInAgain() {
  return (
    useSignInAsked() && (
      <Suspense>
        <SignInAgainDialog />
      </Suspense>
    )
  );
}
