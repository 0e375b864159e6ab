import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { OfficeThread, OfficeThreadRow } from '@yahont/contracts/office/support.ts';
import type { ThreadState } from '@yahont/contracts/support/threads.ts';
import { call } from '#app/lib/calls/call.ts';
import { answerThread, closeThread, getThread, listThreads } from '#app/lib/calls/routes/talks.ts';
import { useCursorList } from '#app/lib/lists/cursor-list.ts';

const THREADS_KEY = ['threads'] as const;
const oneKey = (id: number) => ['thread', id] as const;

/** Letters in one state. */
export function useThreads(state: ThreadState, isOn: boolean) {
  return useCursorList<OfficeThreadRow, number>({
    key: [...THREADS_KEY, state],
    read: (before, signal) => call(listThreads, { query: { state, before } }, { signal }),
    idOf: ({ id }) => id,
    isOn,
  });
}

/**
 * One letter with its messages. The log has each reading, because it shows contacts: it is read once, and again when the list says
 * that somebody wrote.
 * @param lastAt of its row in the list; undefined when it is not there
 */
export function useThread(id: number, lastAt: string | undefined) {
  const thread = useQuery({
    queryKey: oneKey(id),
    queryFn: ({ signal }) => call(getThread, { params: { id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    // A person who comes back reads it again, and is in the log again.
    gcTime: 0,
  });
  const { data, refetch, isFetching } = thread;
  const isOld = data !== undefined && lastAt !== undefined && lastAt > data.lastAt && !isFetching;
  useEffect(() => {
    if (isOld) void refetch();
  }, [isOld, refetch]);
  return thread;
}

/** Answers a letter and settles it. */
export function useThreadWork(id: number) {
  const cache = useQueryClient();
  const show = (thread: OfficeThread) => {
    cache.setQueryData(oneKey(id), thread);
    return cache.invalidateQueries({ queryKey: THREADS_KEY });
  };
  const answer = useMutation({
    mutationFn: (text: string) => call(answerThread, { params: { id }, body: { text } }),
    onSuccess: show,
  });
  const close = useMutation({
    mutationFn: () => call(closeThread, { params: { id } }),
    onSuccess: show,
  });
  return { answer, close };
}
