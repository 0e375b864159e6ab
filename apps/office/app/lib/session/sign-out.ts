import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '../calls/call.ts';
import { endStaffSession } from '../calls/routes/session.ts';
import { say } from '../look/toast.ts';
import { failureText } from '../words/failure.ts';

/** Ends the session and forgets what was read in it. */
export function useSignOut() {
  const navigate = useNavigate();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      // What is still being read would be refused when the session has ended.
      await cache.cancelQueries();
      return call(endStaffSession, {}, { signedOut: 'fail' });
    },
    onSuccess: async () => {
      await navigate('/sign-in', { replace: true });
      cache.clear();
    },
    onError: (error) => {
      say(failureText(error));
      void cache.invalidateQueries();
    },
  });
}
