import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { withOtherKeys } from './with-other-keys.ts';
import { replaceSoon } from './use-kept-address.ts';

/**
 * How a state is written to a query: `read` restores the state that `write` wrote; a missing key means the
 * default value.
 */
type QueryCodec<State> = {
  read: (params: URLSearchParams) => State;
  write: (state: State) => string;
  /** Keys that both functions use; others of the address are kept. */
  keys: readonly string[];
};

/**
 * A state that is stored in the page's query. Only the visitor's changes are written: opening the page adds
 * nothing to the address.
 */
export function useKeptQuery<State>({
  read,
  write,
  keys,
}: QueryCodec<State>): [state: State, change: (state: State) => void] {
  const { search } = useLocation();
  const [state, setState] = useState(() => read(new URLSearchParams(search)));
  const query = write(state);
  useEffect(() => {
    const kept = write(read(new URLSearchParams(location.search)));
    return query === kept ? undefined : replaceSoon(() => withOtherKeys(query, keys, location));
  }, [query, read, write, keys]);
  return [state, setState];
}
