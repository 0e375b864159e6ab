import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useVisitor } from '#app/lib/visitor/use-visitor.ts';
import { pushUserId } from './track.ts';

/** Tells metrics who is signed in, as soon as it is known and on every page. */
export function UserWatch() {
  const { pathname, search } = useLocation();
  const { summary, isSignedIn } = useVisitor();
  const id = isSignedIn ? summary?.user?.id : undefined;
  useEffect(() => {
    if (id !== undefined) pushUserId(id);
  }, [id, pathname, search]);
  return null;
}
