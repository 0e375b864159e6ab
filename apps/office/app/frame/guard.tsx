import { Navigate, Outlet, useLocation } from 'react-router';
import { Failed, Skeleton } from '#app/parts/states.tsx';
import { CallFailed } from '#app/lib/calls/call.ts';
import { signInAddress } from '#app/lib/session/after-sign-in.ts';
import { useMe } from '#app/lib/session/me.ts';
import { failureText } from '#app/lib/words/failure.ts';
import { Frame } from './frame.tsx';

/** Shows pages to people who have signed in and sends others to the sign-in, from where they come back. */
export function Guard() {
  const location = useLocation();
  const me = useMe();
  if (me.data !== undefined)
    return (
      <Frame me={me.data}>
        <Outlet context={me.data} />
      </Frame>
    );
  if (me.isPending) return <Skeleton />;
  if (me.error instanceof CallFailed && me.error.status === 401)
    return <Navigate to={signInAddress(location)} replace />;
  return (
    <main>
      <Failed title="Офис не открылся" text={failureText(me.error)} onRetry={() => void me.refetch()} />
    </main>
  );
}
