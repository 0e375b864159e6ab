import { useCallback, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useQueryClient } from './client-context.ts';
import { hashOf } from './query-client.ts';
import type { QueryKey } from './query-client.ts';
import { UNASKED } from './query.ts';
import type { QueryFn, QueryState } from './query.ts';

const FRESH_MS = 60_000;

type Options<Data> = {
  /** Made of what JSON can hold. */
  queryKey: QueryKey;
  queryFn: QueryFn<Data>;
  enabled?: boolean;
  /** Milliseconds for which an answer is fresh; a minute unless given. */
  staleTime?: number;
  /** While another key has no answer, that of the previous key is shown. */
  keepsPrevious?: boolean;
  refetchOnWindowFocus?: boolean;
};

type Result<Data> = {
  /** Undefined until the first answer and on the server. */
  data: Data | undefined;
  /** There is neither an answer nor a failure. */
  isPending: boolean;
  /** The first answer is on its way. */
  isLoading: boolean;
  /** The latest call failed; data may be those of an earlier one. */
  isError: boolean;
  /** The data are those of the previous key. */
  isPlaceholderData: boolean;
};

/**
 * Data that the browser asks the API for after the page is there. The API client makes the one retry of SPEC 9.1; a part that is mounted
 * later does not ask again after a failure.
 */
export function useQuery<Data>({
  queryKey,
  queryFn,
  enabled = true,
  staleTime = FRESH_MS,
  keepsPrevious = false,
  refetchOnWindowFocus = true,
}: Options<Data>): Result<Data> {
  const client = useQueryClient();
  const state = useQueryState(queryKey);
  const hash = hashOf(queryKey);
  const ask = useEffectEvent(queryFn);
  const observe = useEffectEvent((retries: boolean) =>
    client.observe(
      queryKey,
      { ask: (context) => ask(context), staleTime, refetchOnWindowFocus },
      { retries },
    ),
  );
  const wasMounted = useRef(false);
  // The network is outside React.
  useEffect(() => {
    const retries = wasMounted.current;
    wasMounted.current = true;
    return enabled ? observe(retries) : undefined;
  }, [client, hash, enabled]);

  const [previous, setPrevious] = useState<unknown>();
  if (keepsPrevious && state.data !== undefined && state.data !== previous) setPrevious(state.data);
  const isUnanswered = state.data === undefined && !state.isError;
  const isPlaceholderData = isUnanswered && previous !== undefined;
  const isPending = isUnanswered && !isPlaceholderData;
  return {
    data: (isPlaceholderData ? previous : state.data) as Data | undefined,
    isPending,
    isLoading: isPending && enabled,
    isError: state.isError,
    isPlaceholderData,
  };
}

/** What `setQueryData` wrote; asks nothing. */
export function useQueryData<Data>(queryKey: QueryKey): Data | undefined {
  return useQueryState(queryKey).data as Data | undefined;
}

function useQueryState(queryKey: QueryKey): QueryState {
  const client = useQueryClient();
  const hash = hashOf(queryKey);
  const subscribe = useCallback(
    (listener: () => void) => client.subscribe(JSON.parse(hash) as QueryKey, listener),
    [client, hash],
  );
  return useSyncExternalStore(
    subscribe,
    () => client.stateOf(queryKey),
    () => UNASKED,
  );
}
