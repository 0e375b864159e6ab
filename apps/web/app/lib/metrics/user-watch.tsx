import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useVisitor } from '#app/lib/visitor/use-visitor.ts';
import { pushUserId } from './track.ts';

/** Reports the signed-in user to metrics, as soon as they are known and on every page. */
export function UserWatch() {
  const { pathname, search } = useLocation();
  const { summary, isSignedIn } = useVisitor();
  const id = isSignedIn ? summary?.user?.id : undefined;
  useEffect(() => {
    if (id !== undefined) pushUserId(id);
  }, [id, pathname, search]);
  return null;
}
