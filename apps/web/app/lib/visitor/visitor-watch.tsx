import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { VISITOR_KEY } from '#app/lib/visitor/visitor-key.ts';
import { signInChanged } from './sign-in-state.ts';

/** Signing in and out end in a navigation: asks anew who is there after each one that changed it. */
export function VisitorWatch() {
  const queries = useQueryClient();
  const { key } = useLocation();
  useEffect(() => {
    if (signInChanged()) void queries.invalidateQueries({ queryKey: VISITOR_KEY });
  }, [key, queries]);
  return null;
}
