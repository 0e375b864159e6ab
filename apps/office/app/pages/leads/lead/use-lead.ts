import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OfficeLead } from '@yahont/contracts/office/leads.ts';
import { call } from '#app/lib/calls/call.ts';
import { getLead, moveLead, noteLead, takeLead } from '#app/lib/calls/routes/leads.ts';

export const LEADS_KEY = ['leads'] as const;
const oneKey = (id: number) => ['lead', id] as const;

/** One lead with its contacts. Each reading is in the log, so it is read once for each opening. */
export function useLead(id: number) {
  return useQuery({
    queryKey: oneKey(id),
    queryFn: ({ signal }) => call(getLead, { params: { id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

export type EndState = 'answered' | 'closed' | 'spam';

export function useLeadWork(id: number) {
  const cache = useQueryClient();
  const onSuccess = (lead: OfficeLead) => {
    cache.setQueryData(oneKey(id), lead);
    return cache.invalidateQueries({ queryKey: LEADS_KEY });
  };
  const params = { id };
  const take = useMutation({ mutationFn: () => call(takeLead, { params }), onSuccess });
  const note = useMutation({
    mutationFn: (text: string) => call(noteLead, { params, body: { note: text } }),
    onSuccess,
  });
  const move = useMutation({
    mutationFn: (body: { state: EndState; reason: string }) => call(moveLead, { params, body }),
    onSuccess,
  });
  return { take, note, move };
}
