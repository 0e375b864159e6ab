import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import type { SignIn } from '@yahont/contracts/office/staff-sign-in.ts';
import { OuterPage } from '#app/blocks/outer-page.tsx';
import { SignInForm } from '#app/blocks/sign-in/sign-in-form.tsx';
import { Failed, Skeleton } from '#app/parts/states.tsx';
import { call } from '#app/lib/calls/call.ts';
import { getSignIn } from '#app/lib/calls/routes/session.ts';
import { usePage } from '#app/lib/look/page.ts';
import { targetOf } from '#app/lib/session/after-sign-in.ts';
import { failureText } from '#app/lib/words/failure.ts';

export function SignInPage() {
  const heading = usePage('Вход');
  const navigate = useNavigate();
  const cache = useQueryClient();
  const [search] = useSearchParams();
  const target = targetOf(search.get('to'));
  const [changed, setChanged] = useState<SignIn | null>();
  const known = useQuery({
    queryKey: ['sign-in'],
    queryFn: ({ signal }) => call(getSignIn, {}, { signal, signedOut: 'fail' }),
    gcTime: 0,
  });
  const signIn = changed === undefined ? (known.data ?? null) : changed;

  function follow(next: SignIn | null): void {
    setChanged(next);
    if (next?.state !== 'open') return;
    // What another person has seen in this browser is forgotten.
    cache.clear();
    void navigate(target, { replace: true });
  }

  if (signIn?.state === 'open') return <Navigate to={target} replace />;
  if (signIn?.state === 'enrolment') return <Navigate to="/invitation" replace />;
  return (
    <OuterPage
      footer={
        <>
          <span>Пароль забыт или телефон утерян — вход сбросит администратор.</span>
          <span>Каждый вход записывается: время, устройство, адрес.</span>
        </>
      }
    >
      <h1 ref={heading} tabIndex={-1}>
        Вход для сотрудников
      </h1>
      {known.isPending && <Skeleton rows={3} />}
      {known.isError && (
        <Failed
          title="Вход не открылся"
          text={failureText(known.error)}
          onRetry={() => void known.refetch()}
        />
      )}
      {known.isSuccess && <SignInForm signIn={signIn} onChange={follow} />}
    </OuterPage>
  );
}
