import { useQuery } from '@tanstack/react-query';
import type { Permission } from '@yahont/contracts/office/permissions.ts';
import { grantsOf } from '@yahont/contracts/office/roles.ts';
import type { Me } from '@yahont/contracts/office/staff.ts';
import { call, CallFailed } from '../calls/call.ts';
import { getMe } from '../calls/routes/own.ts';
import { getSignIn } from '../calls/routes/session.ts';

export const ME_KEY = ['me'] as const;

/** Who works in this browser. Fails with 401 when nobody has signed in. */
export function useMe() {
  return useQuery({
    queryKey: ME_KEY,
    queryFn: async ({ signal }) => {
      // Asked first, because the browser's console shows each refused call as an error.
      const { state } = await call(getSignIn, {}, { signal, signedOut: 'fail' });
      if (state !== 'open') throw new CallFailed(401, null);
      return call(getMe, {}, { signal, signedOut: 'fail' });
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Whether the person may do it alone, without a second person. */
export function may({ roles }: Pick<Me, 'roles'>, permission: Permission): boolean {
  return grantsOf(roles, permission).some((grant) => grant === 'network' || grant === 'own-stores');
}

/** Whether the person may ask for it, and somebody else agrees. */
export function mayAsk({ roles }: Pick<Me, 'roles'>, permission: Permission): boolean {
  return grantsOf(roles, permission).length > 0;
}
