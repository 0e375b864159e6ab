import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Approval } from '@yahont/contracts/office/approvals.ts';
import { APPROVALS_KEY, approvalKey } from '#app/lib/approvals/approvals.ts';

/** A call about one request: its answer is shown at once, and the lists are read again whatever it said. */
export function useDeed<Input>(
  send: (input: Input) => Promise<Approval>,
  onDone: (approval: Approval) => void,
) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (approval) => {
      cache.setQueryData(approvalKey(approval.id), approval);
      onDone(approval);
    },
    onSettled: () => cache.invalidateQueries({ queryKey: APPROVALS_KEY }),
  });
}
