import { useQuery } from '@tanstack/react-query';
import type { Approval } from '@yahont/contracts/office/approvals.ts';
import { call } from '../calls/call.ts';
import { getApproval, listApprovals } from '../calls/routes/approvals.ts';
import { useCursorList } from '../lists/cursor-list.ts';

export type ApprovalView = 'to-decide' | 'asked' | 'over';

export const APPROVALS_KEY = ['approvals'] as const;
export const approvalKey = (id: number) => [...APPROVALS_KEY, 'one', id] as const;

/** Others ask and decide meanwhile. */
const AGAIN_MS = 15_000;

/** A view of the requests. */
export function useApprovals(view: ApprovalView) {
  return useCursorList({
    key: [...APPROVALS_KEY, view],
    read: (after: number | undefined, signal) => call(listApprovals, { query: { view, after } }, { signal }),
    idOf: ({ id }) => id,
  });
}

export function useApproval(id: number) {
  return useQuery<Approval>({
    queryKey: approvalKey(id),
    queryFn: ({ signal }) => call(getApproval, { params: { id } }, { signal }),
    refetchInterval: AGAIN_MS,
  });
}
